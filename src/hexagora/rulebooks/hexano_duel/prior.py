"""What looks promising in Hexano-Duel before any search: eruptions that capture, best of all what is still missing.

A bot tries moves in this order and with these weights; that a quiet move is a means to an eruption it finds out by
searching. The constants are guesses in the right order of size, kept because bots play better with them than without.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import inline
from hexagora.rulebooks.hexano_duel.pieces import CLEAR, SIZES
from hexagora.rulebooks.hexano_duel.position import NOTHING, SIDE, STRIDE, HexanoPosition
from hexagora.rulebooks.hexano_duel.rules import BITS, NEXT, captures, erupts, open_cells

QUIET_WEIGHT = 0.4  # a move that leads to another move of one's own
LOUD_WEIGHT = 1.0
CAPTURE_WEIGHT = 2.0  # a piece is worth a point at least, and up to three as a part of a tree
NEW_COLOUR_WEIGHT = 1.5  # a colour that one lacks is needed for the end
NEW_SIZE_WEIGHT = 1.0  # a size that one lacks of a colour is a step to a tree

_ZERO = np.uint64(0)


@inline
def weight(pos: Any, side: int, free: Any, start: int, direction: int) -> float:
    """The weight of moving the cap on ``start`` in a direction."""
    if not erupts(pos, free, start, direction):
        return QUIET_WEIGHT
    total = LOUD_WEIGHT
    piece = pos.top[start]
    landing = NEXT[NEXT[start, direction], direction]
    while piece != NOTHING and (free & BITS[landing]) != _ZERO:
        if captures(pos, piece, pos.top[landing]):
            kind = pos.kind[piece]
            total += CAPTURE_WEIGHT
            if kind < SIZES * CLEAR:
                colour = SIZES * (kind // SIZES)
                if pos.haul[side, colour] + pos.haul[side, colour + 1] + pos.haul[side, colour + 2] == 0:
                    total += NEW_COLOUR_WEIGHT
                elif pos.haul[side, kind] == 0:
                    total += NEW_SIZE_WEIGHT
        piece = pos.under[piece]
        landing = NEXT[landing, direction]
    return total


@kernels.prior.register(HexanoPosition)
def prior(pos: Any, moves: Any, count: int, out: Any) -> None:
    """Weights of moves by what their eruption captures."""
    side = pos.counts[SIDE]
    free = open_cells(pos, side)
    for i in range(count):
        out[i] = weight(pos, side, free, moves[i] // STRIDE, moves[i] % STRIDE)
