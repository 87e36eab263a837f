"""Small positions of Hexano-Duel, and a way on from them, for the tests of its rules."""

from typing import Any, Protocol

from tests.oracle.engines import HexanoDuel, StartHexanoDuel
from tests.oracle.hexano_duel import BOARD


class Begin(Protocol):
    """A game that begins with these stacks, with the caps of both put on top; all other cells are empty."""

    def __call__(self, white: str = ..., black: str = ..., **stacks: str) -> HexanoDuel: ...


def begin_with(start: StartHexanoDuel) -> Begin:
    """The way to begin small games of one engine."""

    def begin(white: str = "d1 a4 g4", black: str = "d7 a1 g1", **stacks: str) -> HexanoDuel:
        return start(setup(white, black, **stacks))

    return begin


def setup(white: str, black: str, **stacks: str) -> dict[str, Any]:
    laid = dict.fromkeys(BOARD, "") | stacks
    for cap, cells in (("W1", white), ("K1", black)):
        for name in cells.split():
            laid[name] += cap
    return {"stacks": laid}


def after(state: HexanoDuel, *moves: str) -> HexanoDuel:
    for move in moves:
        state = state.play(move)
    return state


def targets(state: HexanoDuel, origin: str) -> list[str]:
    return [move.partition("-")[2] for move in state.legal_moves() if move.startswith(origin)]


def column(state: HexanoDuel) -> list[str]:
    """The stacks of the file d from the south to the north."""
    stacks = state.stacks
    return [stacks[f"d{n}"] for n in range(1, 8)]
