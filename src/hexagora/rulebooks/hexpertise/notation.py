"""Moves as text, and the reason why a move is not allowed, in a player's words.

``F:e5`` places Fire on e5, ``x:e5`` crosses e5 out. Reading forgives letter case and spaces. ``timeout`` reads as what
the clock plays for a mage out of time, so it never stands in a history.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from hexagora.contract import IllegalMove, kernels
from hexagora.geometry import Direction
from hexagora.rulebooks.hexpertise import rules
from hexagora.rulebooks.hexpertise.editions import CARDS, ELEMENT_NAMES, ELEMENTS
from hexagora.rulebooks.hexpertise.position import CARD, CROSS, DIRECTED, NONE, PLACED, PLAYER
from hexagora.rulebooks.shifts import BIT, BOARD, CELLS

KINDS = ELEMENTS + "x"
DIRECTION_NAMES = ("north", "north-east", "south-east", "south", "south-west", "north-west")
# How the text of the game says where the new cell lies, seen from a filled one.
PLACES = (
    "above",
    "to the north-east of",
    "to the south-east of",
    "below",
    "to the south-west of",
    "to the north-west of",
)

_LONGEST = 40
_MOVE = re.compile(r"([a-z])\s*[: -]?\s*([a-z]\d+)")


def text(code: int) -> str:
    """A move in canonical notation."""
    kind, cell = divmod(code, CELLS)
    return f"{KINDS[kind]}:{BOARD.labels[cell]}"


def code(pos: Any, move: str) -> int:
    """The code of a move that is legal now; IllegalMove with the reason otherwise."""
    if kernels.to_act(pos) < 0:
        raise IllegalMove("the game is over")
    word = move.strip().lower() if len(move) <= _LONGEST else ""
    if word == "timeout":
        return int(rules.first_by_label(pos))
    found = _MOVE.fullmatch(word)
    if found is None:
        raise IllegalMove("write a move as an element and a cell, such as F:e5, or x:e5 to cross a cell out")
    letter, label = found.groups()
    kind = KINDS.lower().find(letter)
    if kind < 0:
        raise IllegalMove(f"there is no element {letter!r} (there are L, D, F, W, E and A)")
    if label not in BOARD.index:
        raise IllegalMove(f"there is no cell {label!r} on this board")
    _allow(pos, kind, BOARD.index[label])
    return kind * CELLS + BOARD.index[label]


def card(pos: Any) -> str:
    """The mana card that lies open, as two letters."""
    return CARDS[int(pos.deck[pos.counts[CARD]])]


def _allow(pos: Any, kind: int, cell: int) -> None:
    """Raise IllegalMove for the first rule that forbids a move."""
    moves = np.zeros(7 * CELLS, dtype=np.int32)
    legal = {int(move) for move in moves[: kernels.legal(pos, moves)]}
    if kind * CELLS + cell in legal:
        return
    label, shown = BOARD.labels[cell], card(pos)
    kinds = {move // CELLS for move in legal}
    if kinds == {CROSS}:
        if kind == CROSS:
            raise IllegalMove(f"{label} is filled", (label,))
        raise IllegalMove("neither element of the card can be placed anywhere: cross out an empty cell")
    if kind == CROSS:
        raise IllegalMove("you can still place an element, so you may not cross a cell out")
    if ELEMENTS[kind] not in shown:
        names = " and ".join(ELEMENT_NAMES[ELEMENTS.index(letter)] for letter in shown)
        raise IllegalMove(f"{ELEMENT_NAMES[kind]} is not on the card, which shows {names}")
    if pos.counts[PLACED] != NONE and kind == pos.counts[PLACED]:
        raise IllegalMove(f"you have placed {ELEMENT_NAMES[kind]}; now place the other element of the card")
    if int(pos.filled[pos.counts[PLAYER]]) & int(BIT[cell]):
        raise IllegalMove(f"{label} is filled", (label,))
    if not pos.counts[DIRECTED]:
        raise IllegalMove(f"{label} is not connected to the mage through filled cells", (label,))
    direction = direction_of(pos, kind)
    behind = BOARD.step(cell, Direction(direction).opposite)
    other = ELEMENT_NAMES[ELEMENTS.index(shown.replace(ELEMENTS[kind], ""))]
    name = ELEMENT_NAMES[kind]
    if behind < 0:
        raise IllegalMove(
            f"{name} goes {PLACES[direction]} a filled cell ({other} gives the direction), "
            f"and {label} has no cell there",
            (label,),
        )
    raise IllegalMove(
        f"{name} goes {PLACES[direction]} a filled cell ({other} gives the direction), "
        f"and {BOARD.labels[behind]} is empty",
        (label, BOARD.labels[behind]),
    )


def direction_of(pos: Any, kind: int) -> int:
    """The direction in which an element of the card is placed: the one that the other element is."""
    other = card(pos).replace(ELEMENTS[kind], "")
    return int(pos.towards[ELEMENTS.index(other)])
