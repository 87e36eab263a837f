"""What nobody sees: the order of the queues."""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.rng import below
from hexagora.rulebooks.hexafuse.pieces import (
    CELLS,
    COUNT,
    FIRST,
)
from hexagora.rulebooks.hexafuse.placing import open_cells
from hexagora.rulebooks.hexafuse.position import (
    DRAWN,
    PASS,
    SIDE,
    HexaFusePosition,
)

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_int: Any = np.int64  # one width for all numbers that are handed on: each helper is compiled once


@kernels.shuffle.register(HexaFusePosition)
def shuffle(pos: Any, rng: Any) -> None:
    """Ruling 5: the set still in a queue is known, its order is not. Sorting first forgets the true order."""
    for side in range(2):
        drawn = pos.counts[DRAWN + side]
        for i in range(drawn + 1, COUNT):
            piece = pos.order[side, i]
            j = i
            while j > drawn and pos.order[side, j - 1] > piece:
                pos.order[side, j] = pos.order[side, j - 1]
                j -= 1
            pos.order[side, j] = piece
        for i in range(COUNT - 1, drawn, -1):
            j = drawn + below(rng, i - drawn + 1)
            piece = pos.order[side, i]
            pos.order[side, i] = pos.order[side, j]
            pos.order[side, j] = piece


@kernels.reveals.register(HexaFusePosition)
def reveals(pos: Any, move: int) -> int:
    """A placement reveals the next piece of the queue, each of the rest equally likely."""
    if move >= PASS:
        return 1
    return int(max(1, COUNT - pos.counts[DRAWN + pos.counts[SIDE]]))


@kernels.alike.register(HexaFusePosition)
def alike(pos: Any, move: int, counts: Any) -> None:
    """Pieces that will never fit again: whichever of them is drawn, it is of no use."""
    side = _int(pos.counts[SIDE])
    shut = ~open_cells(pos, side) | CELLS[move]
    useless = -1
    for which in range(counts.shape[0]):
        counts[which] = 1
        piece = _int(pos.order[side, pos.counts[DRAWN + side] + which])
        at = FIRST[piece]
        while at < FIRST[piece + 1] and (CELLS[at] & shut) != _ZERO:
            at += 1
        if at == FIRST[piece + 1]:
            if useless < 0:
                useless = which
            else:
                counts[which] = 0
                counts[useless] += 1


@kernels.arrange.register(HexaFusePosition)
def arrange(pos: Any, move: int, which: int) -> None:
    """Bring the alternative to the front of the queue; the alternatives are numbered by their place in it."""
    if move < PASS:
        side = pos.counts[SIDE]
        drawn = pos.counts[DRAWN + side]
        if drawn < COUNT:
            kept = pos.order[side, drawn]
            pos.order[side, drawn] = pos.order[side, drawn + which]
            pos.order[side, drawn + which] = kept
