"""Scenes to draw: some of games, some made by hand so that they hold one thing of every kind."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import hexagora
from hexagora.contract import BoardScene, Cell, Item, Mark, Rim, Scene, Score, Token, Tray
from hexagora.geometry import hexagon, place
from tests.toys import PETALS

GOLDEN = Path(__file__).parent.parent / "golden"


def hexafuse(plies: int = 9) -> Scene:
    """A golden game of HexaFuse after so many plies."""
    record = json.loads((GOLDEN / "hexafuse-1.json").read_text())["record"]
    state = hexagora.game("hexafuse").start(setup=record["setup"])
    for move in record["moves"][:plies]:
        state = state.play(move)
    return state.scene(None)


def petals() -> Scene:
    """A game that is no part of the package, with a tray that belongs to nobody."""
    return PETALS.start(seed=1, players=3).play("b2").play("b1").scene(None)


def board(radius: int, things: Mapping[str, tuple[Token, ...]], name: str = "board") -> BoardScene:
    shape = hexagon(radius)
    cells = (
        Cell(label, q, r, *place((q, r)), things.get(label, ()))
        for label, (q, r) in zip(shape.labels, shape.cells, strict=True)
    )
    return BoardScene(name, f"Display of {name}", tuple(cells))


def tile(side: int, group: str | None = None) -> Token:
    return Token("tile", f"side-{side}", f"tile of side {side}", side, group, "AB"[side])


KINDS: dict[str, tuple[Token, ...]] = {
    "b1": (Token("block", "block", "blocked"),),
    "b2": (Token("anchor", "side-0", "anchor", 0, mark="A"),),
    "b3": (tile(1),),
    "a1": tuple(Token("cone", "red", f"red {n}", mark="R", size=n) for n in (1, 2, 3)),
    "a2": (Token("element", "fire", "fire", mark="F"),),
    "c1": (Token("stone", "a style that nobody knows", "stone"),),
    "c2": (Token("something new", "plain", "new", mark="?"),),
}
MARKS = tuple(
    Mark(kind, (label,))
    for kind, label in (("last", "b3"), ("gain", "a1"), ("contact", "a2"), ("lost", "b1"), ("reason", "c1"))
)


def everything() -> Scene:
    """Two boards, every kind of token, mark and tray."""
    return Scene(
        boards=(board(1, KINDS), board(2, {"c3": (tile(0, "x"),), "c4": (tile(0, "x"),)}, "other")),
        sides=("side-0", "side-1"),
        trays=(
            Tray("hand", "Hand", 0, (Item("V3", "bend", "side-0", ((0, 0), (0, 1), (1, 1)), count=2),), 3),
            Tray(
                "pool",
                "Pool",
                None,
                (Item("cap", "caps", "white", mark="W", count=3), Item("x", "gone", "red", count=0)),
                note="These are there for everybody, and whoever takes one gives another back.",
            ),
        ),
        scores=(Score(0, "side-0", 7, (("light", 3), ("dark", 4.5))), Score(1, "side-1", 0, ())),
        marks=(
            *MARKS,
            Mark("path", ("b1", "b2", "b3")),
            Mark("last", ("no such cell",)),
            Mark("last", ("b2",), "other"),
        ),
        prompt="Lay something",
        said="laid something",
    )


def rimmed() -> Scene:
    """A bare board whose northern edges belong to one player, and whose southern ones to the other."""
    north = Rim("side-0", "the north is A's", tuple((label, 0) for label in ("a2", "b3", "c2")), "A")
    south = Rim("side-1", "the south is B's", tuple((label, 3) for label in ("a1", "b1", "c1")), "B")
    bare = board(1, {})
    return Scene((BoardScene("board", "Board", bare.cells, rims=(north, south)),), ("side-0", "side-1"))


ALL = {
    "hexafuse": hexafuse(),
    "the start of hexafuse": hexafuse(0),
    "petals": petals(),
    "everything": everything(),
    "rims": rimmed(),
}
