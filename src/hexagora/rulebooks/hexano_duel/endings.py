"""When a game of Hexano-Duel ends: a collection is complete, or a side that begins its turn cannot erupt any more."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from hexagora.contract.jit import compiled, inline
from hexagora.geometry.bits import lowest
from hexagora.rulebooks.hexano_duel.pieces import CAPS, COLOURED, SIZES
from hexagora.rulebooks.hexano_duel.position import CAP, COLD, END, HOLDS, MAX_QUIET, QUIET, SIDE, STACKED, TRACES, TURN
from hexagora.rulebooks.hexano_duel.trace import note
from hexagora.rulebooks.shifts import AROUND, BIT, BOARD_MASK, CELL, CELLS, shifted

ARRANGEMENTS = comb(CELLS, CAPS)  # of the caps of one side

_ZERO, _ONE, _2 = np.uint64(0), np.uint64(1), np.uint64(2)
# The small piece of each of the six colours, as bits by kind.
_SMALL = np.uint64(sum(1 << SIZES * colour for colour in range(COLOURED)))


@inline
def has_collection(kinds: Any) -> bool:
    """End: at least one piece of each of the six colours, and small, medium and large of one of them.

    Clear pieces do not help here. ``kinds``: what was captured, bits by kind.
    """
    medium, large = kinds >> _ONE, kinds >> _2
    return bool((kinds | medium | large) & _SMALL == _SMALL) & bool(kinds & medium & large & _SMALL != _ZERO)


@inline
def one_can_erupt(caps: Any, free: Any) -> bool:
    """Whether one of these caps, which have a volcano below them, could erupt at once: two open cells in a line."""
    lines = _ZERO
    for direction in range(6):
        near = shifted(free, direction)
        lines |= near & shifted(near, direction)
    return bool(lines & caps != _ZERO)


@inline
def begin_turn(pos: Any, side: int) -> None:
    """It is this side's turn, if the game goes on and it can still cause an eruption."""
    caps = pos.masks[CAP + side]
    pos.counts[SIDE] = side
    pos.counts[QUIET] = 0
    pos.counts[TURN] += 1
    pos.masks[TRACES] = _ZERO
    note(pos, caps)
    if pos.counts[END] != 0:
        return
    theirs = pos.masks[CAP + 1 - side] | pos.masks[HOLDS + 1 - side]
    stacked = pos.masks[STACKED]
    if not one_can_erupt(caps & stacked, BOARD_MASK & ~(caps | theirs)) and not can_erupt(caps, theirs, stacked):
        # Ruling 2: if no sequence of cap moves can cause an eruption, the game ends and is scored.
        pos.counts[END] = COLD


@inline
def arrangement(caps: Any) -> int:
    """The number of an arrangement of three caps, below 7,770 (combinatorial number system)."""
    a = CELL[lowest(caps)]
    caps &= caps - _ONE
    b = CELL[lowest(caps)]
    caps &= caps - _ONE
    c = CELL[lowest(caps)]
    low, high = min(a, b, c), max(a, b, c)
    middle = np.int64(a) + b + c - low - high
    return int(low + middle * (middle - 1) // 2 + np.int64(high) * (high - 1) * (high - 2) // 6)


@compiled
def can_erupt(first: Any, theirs: Any, stacked: Any) -> bool:
    """Whether a sequence of one to 24 quiet moves leads to an eruption: breadth first over arrangements of caps.

    Masks: the caps of the side to move; what blocks them besides each other, which stays; the cells with a volcano.
    """
    depth = np.full(ARRANGEMENTS, -1, dtype=np.int8)
    queue = np.zeros(ARRANGEMENTS, dtype=np.uint64)
    depth[arrangement(first)] = 0
    queue[0] = first
    at, end = 0, 1
    while at < end:
        caps = queue[at]
        at += 1
        moves = depth[arrangement(caps)]
        if moves == MAX_QUIET:
            break
        free = BOARD_MASK & ~(caps | theirs)
        rest = caps
        while rest != _ZERO:
            start = CELL[lowest(rest)]
            rest &= rest - _ONE
            targets = AROUND[start] & free
            while targets != _ZERO:
                target = targets & (~targets + _ONE)
                targets &= targets - _ONE
                after = caps ^ BIT[start] ^ target
                if depth[arrangement(after)] >= 0:
                    continue
                if one_can_erupt(after & stacked, BOARD_MASK & ~(after | theirs)):
                    return True
                depth[arrangement(after)] = moves + 1
                queue[end] = after
                end += 1
    return False
