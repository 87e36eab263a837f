"""Perft of starts, middles and ends of games with every option and number of players, as data, on both engines."""

from typing import Any

import pytest

import hexagora
from hexagora.search import perft
from tests.oracle.hexafuse import HexaFuseOracle
from tests.oracle.hexano_duel import HexanoDuelOracle
from tests.oracle.hexpertise import HexpertiseOracle
from tests.oracle.perft import Position
from tests.oracle.perft import perft as slow_perft
from tests.rulebooks.golden import golden

ROWS: list[dict[str, Any]] = golden("perft")
NAMES = [f"{row['seed'].removeprefix('perft:')}:{len(row['moves'])}" for row in ROWS]
SLOW_ENOUGH = 3_000  # the slow engine counts no further than this


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_fast_engine_counts_as_the_data_say(row: dict[str, Any]) -> None:
    game = hexagora.game(row["game"]).with_options(**row["options"])
    state = game.start(setup=row["setup"], players=row["players"])
    for move in row["moves"]:
        state = state.play(move)
    depths = range(1, len(row["perft"]) + 1)
    assert [perft(state.position(), depth) for depth in depths] == row["perft"]


def slow(row: dict[str, Any]) -> Position:
    """The position on the slow engine."""
    setup, options, edition = row["setup"], row["options"], "first" if "first" in row["game"] else "second"
    state: Any
    if row["game"] == "hexafuse":
        state = HexaFuseOracle(setup, options)
    elif row["game"] == "hexano-duel":
        state = HexanoDuelOracle(setup, options)
    else:
        state = HexpertiseOracle(setup, edition, row["players"], options)
    for move in row["moves"]:
        state = state.play(move)
    position: Position = state
    return position


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_the_slow_engine_counts_as_the_data_say(row: dict[str, Any]) -> None:
    state = slow(row)
    counts = [count for count in row["perft"] if count <= SLOW_ENOUGH]
    assert counts
    assert [slow_perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_game_and_every_option_has_counts() -> None:
    seen = {(row["game"], name, value) for row in ROWS for name, value in row["options"].items()}
    for id_ in ("hexafuse", "hexano-duel", "hexpertise", "hexpertise-first"):
        for option in hexagora.game(id_).facts.options:
            assert {value for game, name, value in seen if (game, name) == (id_, option.name)} == set(option.values) - {
                "explicit"
            }
