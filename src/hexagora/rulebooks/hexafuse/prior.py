"""What looks promising in HexaFuse before any search: points at once, and cells taken from the opponent.

The promise of a placement is a sum of knowledge x count; what counts how much is learned (``knowledge.json``). Nothing
else that was counted (new links of one's own, links used up, the kind of piece, the stage of the game) predicted
noticeably better which moves a search tries most.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.geometry.bits import popcount
from hexagora.rulebooks.hexafuse.pieces import CELLS, CORNERS, EDGES, SIZE
from hexagora.rulebooks.hexafuse.position import FREE, PASS, REACH, SIDE, HexaFusePosition
from hexagora.rulebooks.hexafuse.rules import contacts

# For each hex and each corner contact: these score 1 and 3, and a hex is worth less than its point, since the piece
# could be laid later.
HEX = 0
CONTACT = 1
# For each cell that the opponent could have covered: it is taken, or the new piece's edges shut it.
COVERED = 2
SHUT = 3
# For each of the shut cells at which the opponent could have linked, on top.
UNLINKED = 4
# For each cell left to the opponent that faces the new piece corner to corner: where they may make contact, but also
# where they must not come edge to edge.
FACING = 5
COUNTS = 6


@kernels.prior.register(HexaFusePosition)
def prior(pos: Any, moves: Any, count: int, knowledge: Any, out: Any) -> None:
    """The promise of placements; that of the answers to the pie rule, and of a pass, is 0."""
    if moves[0] >= PASS:
        for i in range(count):
            out[i] = 0.0
        return
    side: Any = np.int64(pos.counts[SIDE])
    theirs = pos.masks[FREE] & ~pos.masks[REACH + side]  # the cells that the opponent may cover
    links = theirs & pos.masks[REACH + 1 - side]
    for i in range(count):
        placement: Any = np.int64(moves[i])
        cells, edges = CELLS[placement], EDGES[placement]
        left = theirs & ~(cells | edges)
        out[i] = (
            knowledge[HEX] * SIZE[placement]
            + knowledge[CONTACT] * contacts(pos, side, placement)
            + knowledge[COVERED] * popcount(theirs & cells)
            + knowledge[SHUT] * popcount(theirs & edges)
            + knowledge[UNLINKED] * popcount(links & edges)
            + knowledge[FACING] * popcount(left & CORNERS[placement])
        )
