"""Moves as text, and the reason why a move is not allowed, in a player's words.

A move is written as the cell that the cap leaves and the cell that it enters: ``d1-d2``. ``timeout`` is played by the
clock. Reading forgives letter case and spaces, and any dash.
"""

from __future__ import annotations

import re
from typing import Any

from hexagora.contract import IllegalMove
from hexagora.rulebooks.hexano_duel import rules
from hexagora.rulebooks.hexano_duel.position import CAP, END, HOLDS, MAX_QUIET, NOTHING, QUIET, SIDE, STRIDE, TIMEOUT
from hexagora.rulebooks.hexano_duel.rules import NEXT, OFF
from hexagora.rulebooks.shifts import BIT, BOARD
from hexagora.words import Said, say

SIDES = ("white", "black")
_LONGEST = 40  # no move is longer, however it is spaced
_MOVE = re.compile(r"([a-z]\d+)\s*[-–—>: ]?\s*([a-z]\d+)")


def text(code: int) -> str:
    """A move in canonical notation."""
    if code == TIMEOUT:
        return "timeout"
    start, direction = divmod(code, STRIDE)
    return f"{BOARD.labels[start]}-{BOARD.labels[NEXT[start, direction]]}"


def code(pos: Any, move: str) -> int:
    """The code of a move that is legal now (or ``timeout``); IllegalMove with the reason otherwise."""
    if pos.counts[END] != 0:
        raise IllegalMove(say("rules-over"))
    word = move.strip().lower() if len(move) <= _LONGEST else ""
    if word == "timeout":
        return TIMEOUT
    found = _MOVE.fullmatch(word)
    if found is None:
        raise IllegalMove(say("hexano-duel-two-cells"))
    for label in found.groups():
        if label not in BOARD.index:
            raise IllegalMove(say("rules-no-cell", cell=label))
    return _allow(pos, int(pos.counts[SIDE]), *(BOARD.index[label] for label in found.groups()))


def _allow(pos: Any, side: int, start: int, target: int) -> int:
    """The code of a cap's move; IllegalMove for the first rule that forbids it."""
    here, there = BOARD.labels[start], BOARD.labels[target]
    if not pos.masks[CAP + side] & BIT[start]:
        if pos.masks[CAP + 1 - side] & BIT[start]:
            raise IllegalMove(say("hexano-duel-their-cap", cell=here, side=SIDES[1 - side]), (here,))
        raise IllegalMove(say("hexano-duel-no-cap", cell=here), (here,))
    direction = next((d for d in range(6) if NEXT[start, d] == target), None)
    if direction is None:
        raise IllegalMove(say("hexano-duel-not-adjacent", start=here, end=there), (here, there))
    if (pos.masks[CAP] | pos.masks[CAP + 1]) & BIT[target]:
        raise IllegalMove(say("hexano-duel-cap-there", cell=there), (there,))
    if pos.masks[HOLDS + 1 - side] & BIT[target]:
        raise IllegalMove(say("hexano-duel-opaque-there", cell=there, side=SIDES[1 - side]), (there,))
    if not rules.allowed(pos, side, rules.open_cells(pos, side), start, direction):
        why = why_quiet(pos, side, start, direction)
        if pos.counts[QUIET] >= MAX_QUIET:
            raise IllegalMove(say("hexano-duel-only-eruption", most=MAX_QUIET, why=why), (here, there))
        raise IllegalMove(say("hexano-duel-lain-before", why=why), (here, there))
    return STRIDE * start + direction


def why_quiet(pos: Any, side: int, start: int, direction: int) -> Said:
    """Why a cap's move does not erupt."""
    if pos.top[start] == NOTHING:
        return say("hexano-duel-nothing-below", cell=BOARD.labels[start])
    beyond = int(NEXT[NEXT[start, direction], direction])
    if beyond == OFF:
        return say("hexano-duel-off-board")
    if (pos.masks[CAP] | pos.masks[CAP + 1]) & BIT[beyond]:
        return say("hexano-duel-onto-cap", cell=BOARD.labels[beyond])
    return say("hexano-duel-onto-opaque", cell=BOARD.labels[beyond], side=SIDES[1 - side])
