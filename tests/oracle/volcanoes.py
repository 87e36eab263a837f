"""Small positions of Hexano-Duel, and a way on from them, for the tests of its oracle."""

from typing import Any

from tests.oracle.hexano_duel import BOARD, HexanoDuelOracle


def setup(white: str = "d1 a4 g4", black: str = "d7 a1 g1", **stacks: str) -> dict[str, Any]:
    """The stacks, with the caps of both put on top; all other cells are empty."""
    laid = dict.fromkeys(BOARD, "") | stacks
    for cap, cells in (("W1", white), ("K1", black)):
        for name in cells.split():
            laid[name] += cap
    return {"stacks": laid}


def begin(white: str = "d1 a4 g4", black: str = "d7 a1 g1", **stacks: str) -> HexanoDuelOracle:
    return HexanoDuelOracle(setup(white, black, **stacks))


def after(state: HexanoDuelOracle, *moves: str) -> HexanoDuelOracle:
    for move in moves:
        state = state.play(move)
    return state


def targets(state: HexanoDuelOracle, origin: str) -> list[str]:
    return [move.partition("-")[2] for move in state.legal_moves() if move.startswith(origin)]


def column(state: HexanoDuelOracle) -> list[str]:
    """The stacks of the file d from the south to the north."""
    return [state.stacks[f"d{n}"] for n in range(1, 8)]
