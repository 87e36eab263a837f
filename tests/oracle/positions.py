"""Golden games, small setups and a way to reach positions, for the tests of HexaFuse."""

import json
from pathlib import Path
from typing import Any, Protocol

from tests.oracle.engines import HexaFuse, Setup, StartHexaFuse

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = [json.loads((GOLDEN / f"hexafuse-{n}.json").read_text(encoding="utf-8")) for n in (1, 2)]
BRIDGES = json.loads((GOLDEN / "hexafuse-bridges.json").read_text(encoding="utf-8"))

# Small pieces first, so that positions can be built by hand.
ORDER = ["I1", "I2", "I3", "V3", "A3", "I4", "L4", "P4", "Y4", "U4", "O4", "S4", "I5", "C5", "F5"]
SETUP: dict[str, Any] = {
    "anchors": [["a5", "i1"], ["a1", "i5"]],
    "blocked": ["d1", "f1"],
    "queues": [ORDER, ORDER],
}
FACING = SETUP | {"anchors": [["a1", "e1"], ["e9", "i5"]], "blocked": ["c5", "g3"]}


class After(Protocol):
    """The position after some moves from a setup."""

    def __call__(self, *moves: str, setup: Setup = ...) -> HexaFuse: ...


def after_with(start: StartHexaFuse) -> After:
    """The way to reach positions of one engine."""

    def after(*moves: str, setup: Setup = SETUP) -> HexaFuse:
        state = start(setup)
        for move in moves:
            state = state.play(move)
        return state

    return after
