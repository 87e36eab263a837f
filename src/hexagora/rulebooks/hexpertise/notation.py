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
from hexagora.words import say

KINDS = ELEMENTS + "x"

_LONGEST = 40
_MOVE = re.compile(r"([a-z])\s*[: -]?\s*([a-z]\d+)")


def text(code: int) -> str:
    """A move in canonical notation."""
    kind, cell = divmod(code, CELLS)
    return f"{KINDS[kind]}:{BOARD.labels[cell]}"


def code(pos: Any, move: str) -> int:
    """The code of a move that is legal now; IllegalMove with the reason otherwise."""
    if kernels.to_act(pos) < 0:
        raise IllegalMove(say("rules-over"))
    word = move.strip().lower() if len(move) <= _LONGEST else ""
    if word == "timeout":
        return int(rules.first_by_label(pos))
    found = _MOVE.fullmatch(word)
    if found is None:
        raise IllegalMove(say("hexpertise-write"))
    letter, label = found.groups()
    kind = KINDS.lower().find(letter)
    if kind < 0:
        raise IllegalMove(say("hexpertise-no-element", letter=letter))
    if label not in BOARD.index:
        raise IllegalMove(say("rules-no-cell", cell=label))
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
            raise IllegalMove(say("hexpertise-filled", cell=label), (label,))
        raise IllegalMove(say("hexpertise-must-cross"))
    if kind == CROSS:
        raise IllegalMove(say("hexpertise-may-place"))
    if ELEMENTS[kind] not in shown:
        first, second = (ELEMENT_NAMES[ELEMENTS.index(letter)] for letter in shown)
        raise IllegalMove(say("hexpertise-not-on-card", element=ELEMENT_NAMES[kind], first=first, second=second))
    if pos.counts[PLACED] != NONE and kind == pos.counts[PLACED]:
        raise IllegalMove(say("hexpertise-placed-already", element=ELEMENT_NAMES[kind]))
    if int(pos.filled[pos.counts[PLAYER]]) & int(BIT[cell]):
        raise IllegalMove(say("hexpertise-filled", cell=label), (label,))
    if not pos.counts[DIRECTED]:
        raise IllegalMove(say("hexpertise-not-connected", cell=label), (label,))
    direction = direction_of(pos, kind)
    behind = BOARD.step(cell, Direction(direction).opposite)
    other = ELEMENT_NAMES[ELEMENTS.index(shown.replace(ELEMENTS[kind], ""))]
    told = {"direction": Direction(direction).name, "element": ELEMENT_NAMES[kind], "other": other}
    if behind < 0:
        raise IllegalMove(say("hexpertise-no-cell-behind", cell=label, **told), (label,))
    there = BOARD.labels[behind]
    raise IllegalMove(say("hexpertise-empty-behind", cell=there, **told), (label, there))


def direction_of(pos: Any, kind: int) -> int:
    """The direction in which an element of the card is placed: the one that the other element is."""
    other = card(pos).replace(ELEMENTS[kind], "")
    return int(pos.towards[ELEMENTS.index(other)])
