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

NAMES = ("White", "Black")
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
        raise IllegalMove("the game is over")
    word = move.strip().lower() if len(move) <= _LONGEST else ""
    if word == "timeout":
        return TIMEOUT
    found = _MOVE.fullmatch(word)
    if found is None:
        raise IllegalMove("write a move as two cells, such as d1-d2")
    for label in found.groups():
        if label not in BOARD.index:
            raise IllegalMove(f"there is no cell {label!r} on this board")
    return _allow(pos, int(pos.counts[SIDE]), *(BOARD.index[label] for label in found.groups()))


def _allow(pos: Any, side: int, start: int, target: int) -> int:
    """The code of a cap's move; IllegalMove for the first rule that forbids it."""
    here, there = BOARD.labels[start], BOARD.labels[target]
    if not pos.masks[CAP + side] & BIT[start]:
        if pos.masks[CAP + 1 - side] & BIT[start]:
            raise IllegalMove(f"the cap on {here} is {NAMES[1 - side]}'s", (here,))
        raise IllegalMove(f"none of your caps is on {here}", (here,))
    direction = next((d for d in range(6) if NEXT[start, d] == target), None)
    if direction is None:
        raise IllegalMove(f"a cap moves to an adjacent cell, and {there} is not next to {here}", (here, there))
    if (pos.masks[CAP] | pos.masks[CAP + 1]) & BIT[target]:
        raise IllegalMove(f"there is a cap on {there}", (there,))
    if pos.masks[HOLDS + 1 - side] & BIT[target]:
        raise IllegalMove(f"the volcano on {there} holds an opaque piece of {NAMES[1 - side]}", (there,))
    if not rules.allowed(pos, side, rules.open_cells(pos, side), start, direction):
        why = why_quiet(pos, side, start, direction)
        if pos.counts[QUIET] >= MAX_QUIET:
            raise IllegalMove(f"after {MAX_QUIET} quiet moves only an eruption is allowed: {why}", (here, there))
        raise IllegalMove(
            f"your caps have lain like this before in this turn, so only an eruption may bring it back: {why}",
            (here, there),
        )
    return STRIDE * start + direction


def why_quiet(pos: Any, side: int, start: int, direction: int) -> str:
    """Why a cap's move does not erupt."""
    if pos.top[start] == NOTHING:
        return f"nothing lies below the cap on {BOARD.labels[start]}"
    beyond = int(NEXT[NEXT[start, direction], direction])
    if beyond == OFF:
        return "the first piece would leave the board"
    if (pos.masks[CAP] | pos.masks[CAP + 1]) & BIT[beyond]:
        return f"the first piece would land on the cap on {BOARD.labels[beyond]}"
    return f"the first piece would land on {BOARD.labels[beyond]}, which holds an opaque piece of {NAMES[1 - side]}"
