"""The rules of HexaFuse Snap Duels, in the order of the rules page: placing, pie rule, clock, score.

Every function works in place on a ``HexaFusePosition`` and is compiled; sentences of the rules stand above the lines
that enforce them. Where a piece may be placed stands in ``placing``, what nobody sees in ``hidden``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import inline
from hexagora.geometry.bits import lowest, popcount
from hexagora.rulebooks.hexafuse.pieces import (
    CELL_CORNERS,
    CELLS,
    CORNERS,
    COUNT,
    EDGES,
    PIECE,
    SIZE,
)
from hexagora.rulebooks.hexafuse.placing import can_place
from hexagora.rulebooks.hexafuse.position import (
    CAN_PLACE,
    CONTACTS,
    DRAWN,
    FREE,
    HEXES,
    LEFT,
    LOCK,
    NONE,
    OVER,
    OWN,
    PASS,
    PASSES,
    PHASE,
    PIE,
    PLACING,
    PLY,
    REACH,
    SIDE,
    SWAP,
    SWAPPED,
    TIMEOUT,
    HexaFusePosition,
)

CONTACT_POINTS = 3
LOCK_POINTS = 10

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_int: Any = np.int64  # one width for all numbers that are handed on: each helper is compiled once


# Placing ------------------------------------------------------------------------------------------------


@inline
def contacts(pos: Any, side: int, placement: int) -> int:
    """Score 2: pairs of a cell just laid and a cell of an opposing piece that are corner neighbours.

    Ruling 1: anchors are no pieces; a contact with one scores nothing.
    """
    theirs = pos.masks[OWN + 1 - side]
    if (CORNERS[placement] & theirs) == _ZERO:
        return 0
    pairs = 0
    cells = CELLS[placement]
    while cells != _ZERO:
        pairs += popcount(CELL_CORNERS[lowest(cells)] & theirs)
        cells &= cells - _ONE
    return pairs


@inline
def lay(pos: Any, side: int, placement: int) -> None:
    """Put the piece on the board, score it, and draw the next one of the queue into its slot."""
    piece = PIECE[placement]
    cells = CELLS[placement]

    # Score: 1 for each hex laid; 3 for each corner contact made, to the player who lays the piece (ruling 3).
    pos.counts[HEXES + side] += SIZE[placement]
    pos.counts[CONTACTS + side] += contacts(pos, side, placement)

    # The bridges that this piece makes, and those that are made for it.
    touched = CORNERS[placement] & pos.masks[OWN + 1 - side]
    bridges = _ZERO
    while touched != _ZERO:
        other = pos.owner[lowest(touched)]
        theirs = pos.laid[1 - side, other]
        pos.bridge[1 - side, other] |= cells
        bridges |= theirs
        touched &= ~theirs
    pos.bridge[side, piece] = bridges

    pos.laid[side, piece] = cells
    rest = cells
    while rest != _ZERO:
        pos.owner[lowest(rest)] = piece
        rest &= rest - _ONE
    pos.masks[FREE] &= ~cells
    pos.masks[OWN + side] |= cells
    pos.masks[REACH + side] |= EDGES[placement]

    # A piece that is laid is replaced in the hand by the next of the queue.
    slot = 0
    while pos.hand[side, slot] != piece:
        slot += 1
    drawn = pos.counts[DRAWN + side]
    if drawn < COUNT:
        pos.hand[side, slot] = pos.order[side, drawn]
        pos.counts[DRAWN + side] = drawn + 1
    else:
        pos.hand[side, slot] = NONE
    pos.counts[LEFT + side] -= 1


# The course of the game ----------------------------------------------------------------------------------


@kernels.to_act.register(HexaFusePosition)
def to_act(pos: Any) -> int:
    """The player who sits at the side to move; in the pie decision that is side B."""
    if pos.counts[PHASE] == OVER:
        return -1
    return int(pos.counts[SIDE] ^ pos.counts[SWAPPED])


@inline
def hand_over(pos: Any, side: int) -> None:
    """It is now this side's turn to place, or to pass when it cannot."""
    pos.counts[SIDE] = side
    pos.counts[PHASE] = PLACING
    pos.counts[CAN_PLACE] = 1 if can_place(pos, side) else 0


@kernels.apply.register(HexaFusePosition)
def apply(pos: Any, move: int) -> None:
    """Play a legal move, or ``timeout``, which the clock may play at any time."""
    side, move = _int(pos.counts[SIDE]), _int(move)
    first = pos.counts[PLY] == 0
    pos.counts[PLY] += 1

    if pos.counts[PHASE] == PIE:
        # On swap the two players exchange sides: pieces, anchors, hand, queue and points go along. Out of time
        # counts as stay. Then side B is to move.
        if move == SWAP:
            pos.counts[SWAPPED] = 1
        hand_over(pos, side)
        return

    if move in (PASS, TIMEOUT):
        # Two passes in a row, by clock or not, end the game.
        pos.counts[PASSES] += 1
        if pos.counts[PASSES] == 2:
            pos.counts[PHASE] = OVER
            return
        hand_over(pos, 1 - side)
        return

    pos.counts[PASSES] = 0
    lay(pos, side, move)
    hand_over(pos, 1 - side)

    # Lock bonus, once per side and game: you have just laid a piece, and the opponent, who still holds pieces,
    # has no legal placement.
    if pos.counts[CAN_PLACE] == 0 and pos.counts[LEFT + 1 - side] > 0:
        pos.counts[LOCK + side] = 1

    # Pie rule: after the very first placement of the game the second player answers. (Ruling 6: when the first
    # turn timed out there is no pie decision.)
    if first:
        pos.counts[PHASE] = PIE


# Score ---------------------------------------------------------------------------------------------------


@kernels.points.register(HexaFusePosition)
def points(pos: Any, out: Any) -> None:
    """The score of each player: hexes, contacts and lock bonus of the side where the player sits."""
    for player in range(2):
        side = player ^ pos.counts[SWAPPED]
        out[player] = (
            pos.counts[HEXES + side]
            + CONTACT_POINTS * pos.counts[CONTACTS + side]
            + LOCK_POINTS * pos.counts[LOCK + side]
        )
