"""What looks promising in Hexano-Duel before any search: what an eruption captures, and what is still missing.

A bot tries moves in the order of these weights. What counts how much is learned (``knowledge.json``).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import inline
from hexagora.rulebooks.hexano_duel.endings import has_collection
from hexagora.rulebooks.hexano_duel.pieces import CLEAR, OPAQUE, SIZES
from hexagora.rulebooks.hexano_duel.position import HAS, NOTHING, SIDE, STRIDE, HexanoPosition
from hexagora.rulebooks.hexano_duel.rules import BITS, NEXT, captures, erupts, open_cells

QUIET = 0  # a move that leads to another one of one's own
CAPTURED = 1  # for each piece that is captured
NEW_COLOUR = 2  # for each of a colour that one has not
NEW_SIZE = 3  # for each of a size that one has not of its colour, which one has
CLEARS = 4  # for each clear piece
ENDS = 5  # the collection is complete
LANDED = 6  # for each piece that lands without being captured
OPAQUES = 7  # for each opaque piece of one's own that lands: it shuts its cell to the other
COUNTS = 8

_ZERO, _ONE = np.uint64(0), np.uint64(1)


@inline
def promise(pos: Any, side: int, free: Any, start: int, direction: int, knowledge: Any) -> float:
    """How promising it is to move the cap on ``start`` in a direction."""
    if not erupts(pos, free, start, direction):
        return float(knowledge[QUIET])
    total = 0.0
    kinds = pos.masks[HAS + side]
    piece = pos.top[start]
    landing = NEXT[NEXT[start, direction], direction]
    while piece != NOTHING and (free & BITS[landing]) != _ZERO:
        kind = pos.kind[piece]
        if not captures(pos, piece, pos.top[landing]):
            total += knowledge[LANDED]
            if kind >= SIZES * OPAQUE:
                total += knowledge[OPAQUES]
        else:
            total += knowledge[CAPTURED]
            if kind >= SIZES * CLEAR:
                total += knowledge[CLEARS]
            elif ((kinds >> np.uint64(SIZES * (kind // SIZES))) & np.uint64(7)) == _ZERO:
                total += knowledge[NEW_COLOUR]
            elif ((kinds >> np.uint64(kind)) & _ONE) == _ZERO:
                total += knowledge[NEW_SIZE]
            kinds |= _ONE << np.uint64(kind)
        piece = pos.under[piece]
        landing = NEXT[landing, direction]
    if has_collection(kinds):
        total += knowledge[ENDS]
    return total


@kernels.prior.register(HexanoPosition)
def prior(pos: Any, moves: Any, count: int, knowledge: Any, out: Any) -> None:
    """How promising moves are by what their eruption captures."""
    side = pos.counts[SIDE]
    free = open_cells(pos, side)
    for i in range(count):
        out[i] = promise(pos, side, free, moves[i] // STRIDE, moves[i] % STRIDE, knowledge)
