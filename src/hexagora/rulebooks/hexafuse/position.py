"""The position of HexaFuse as the engine sees it: sides A (0) and B (1), not players.

Players exchange sides with the pie rule, so everything here belongs to a side, and ``SWAPPED`` says who sits where.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from hexagora.rulebooks.hexafuse.pieces import BOARD, CELLS, COUNT, FIRST, HAND, PLACEMENTS

# Codes of the moves that are no placements.
PASS = PLACEMENTS
STAY = PLACEMENTS + 1
SWAP = PLACEMENTS + 2
TIMEOUT = PLACEMENTS + 3
CODES = PLACEMENTS + 4

# Rows of `masks`: free cells (no piece, no anchor, not blocked); the pieces of each side; the cells that
# share an edge with a piece or an anchor of each side; the anchors of each side.
FREE, OWN, REACH, ANCHORS = 0, 1, 3, 5

# Entries of `counts`. Two entries in a row belong to side A and side B.
SIDE, PHASE, PASSES, PLY, SWAPPED, CAN_PLACE = range(6)
DRAWN, LEFT, HEXES, CONTACTS, LOCK = 6, 8, 10, 12, 14
_COUNTS = 16

# Phases.
PLACING, PIE, OVER = 0, 1, 2

NONE = -1  # an empty slot in a hand


class HexaFusePosition(NamedTuple):
    """A position, changed in place by the kernels.

    masks   uint64[7]        FREE, OWN (2), REACH (2), ANCHORS (2)
    laid    uint64[2, 15]    the cells of each piece on the board, 0 when it is not
    bridge  uint64[2, 15]    for a piece on the board: all opposing pieces with which it has corner contact
    owner   int8[61]         the piece on a cell (of whichever side), -1
    order   int8[2, 15]      all pieces of a side in the order in which they are drawn; hidden from DRAWN on
    hand    int8[2, 5]       the open hand; a drawn piece takes the slot of the one that was laid
    live    uint16[2, 2355]  placements that may still become legal, packed at the front of each piece's segment
    alive   int16[2, 15]     how many of them each segment has; the rest of a segment is spent for good
    counts  int32[16]        side to move, phase, passes in a row, ply, swapped, can place; drawn, left, points
    """

    masks: Any
    laid: Any
    bridge: Any
    owner: Any
    order: Any
    hand: Any
    live: Any
    alive: Any
    counts: Any


def opened(anchors: list[list[int]], blocked: list[int], queues: list[list[int]]) -> HexaFusePosition:
    """The position at the start of a game, from cell and piece numbers by side."""
    masks = np.zeros(7, dtype=np.uint64)
    taken = BOARD.mask(blocked) | BOARD.mask(anchors[0]) | BOARD.mask(anchors[1])
    masks[FREE] = BOARD.full & ~taken
    for side in (0, 1):
        masks[ANCHORS + side] = BOARD.mask(anchors[side])
        for anchor in anchors[side]:
            masks[REACH + side] |= np.uint64(BOARD.edge_masks[anchor])
    counts = np.zeros(_COUNTS, dtype=np.int32)
    counts[DRAWN : DRAWN + 2] = HAND
    counts[LEFT : LEFT + 2] = COUNT
    counts[CAN_PLACE] = 1  # an anchor has at least two free cells beside it, whatever is blocked
    order = np.array(queues, dtype=np.int8)
    pos = HexaFusePosition(
        masks=masks,
        laid=np.zeros((2, COUNT), dtype=np.uint64),
        bridge=np.zeros((2, COUNT), dtype=np.uint64),
        owner=np.full(len(BOARD), NONE, dtype=np.int8),
        order=order,
        hand=order[:, :HAND].copy(),
        live=np.zeros((2, PLACEMENTS), dtype=np.uint16),
        alive=np.zeros((2, COUNT), dtype=np.int16),
        counts=counts,
    )
    for side in (0, 1):
        shut = ~(masks[FREE] & ~masks[REACH + 1 - side])
        for piece in range(COUNT):
            first = FIRST[piece]
            fitting = first + np.flatnonzero((CELLS[first : FIRST[piece + 1]] & shut) == 0)
            pos.live[side, first : first + len(fitting)] = fitting
            pos.alive[side, piece] = len(fitting)
    return pos
