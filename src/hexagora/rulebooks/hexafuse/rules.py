"""The rules of HexaFuse Snap Duels, in the order of the rules page: placing, pie rule, clock, score.

Every function works in place on a ``HexaFusePosition`` and is compiled; sentences of the rules stand above the lines
that enforce them. Masks stay uint64 throughout (with signed integers Numba would make floats of them).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import inline
from hexagora.contract.rng import below
from hexagora.geometry.bits import lowest, popcount
from hexagora.rulebooks.hexafuse.pieces import (
    CELL_CORNERS,
    CELLS,
    CORNERS,
    COUNT,
    EDGES,
    FIRST,
    HAND,
    PIECE,
    SIZE,
)
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
    STAY,
    SWAP,
    SWAPPED,
    TIMEOUT,
    HexaFusePosition,
)

CONTACT_POINTS = 3
LOCK_POINTS = 10

# A random move is first looked for by trying placements; after this many misses all of them are listed. At the
# start one try in five hits, at the end nearly none.
TRIES = 12

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_int: Any = np.int64  # one width for all numbers that are handed on: each helper is compiled once


# Placing ------------------------------------------------------------------------------------------------


@inline
def open_cells(pos: Any, side: int) -> Any:
    """The cells a placement of this side may cover.

    Placing 1: its cells are on the board and free. Placing 3: it shares no edge with a piece or an anchor of the
    opponent. Both only ever shrink, so a placement that fails here is spent for the rest of the game.
    """
    return pos.masks[FREE] & ~pos.masks[REACH + 1 - side]


@inline
def links(pos: Any, side: int, placement: int) -> bool:
    """Placing 2: it shares an edge with an own piece or an own anchor."""
    return bool((CELLS[placement] & pos.masks[REACH + side]) != _ZERO)


@inline
def keeps_corners(pos: Any, side: int, placement: int) -> bool:
    """Placing 4: every own piece that touches it at a corner also shares an edge with it.

    Bridge: exempt when some single piece of the opponent has corner contact with both.
    """
    touched = CORNERS[placement] & pos.masks[OWN + side]
    while touched != _ZERO:
        piece = pos.owner[lowest(touched)]
        cells = pos.laid[side, piece]
        if (EDGES[placement] & cells) == _ZERO and (CORNERS[placement] & pos.bridge[side, piece]) == _ZERO:
            return False
        touched &= ~cells
    return True


@inline
def placements(pos: Any, side: int, moves: Any) -> int:
    """List the legal placements of a side's hand; forgets those that are spent."""
    shut = ~open_cells(pos, side)
    live = pos.live[side]
    count = 0
    for slot in range(HAND):
        piece = pos.hand[side, slot]
        if piece == NONE:
            continue
        i = FIRST[piece]
        end = i + pos.alive[side, piece]
        while i < end:
            placement = _int(live[i])
            if (CELLS[placement] & shut) != _ZERO:
                end -= 1
                live[i] = live[end]
                continue
            if links(pos, side, placement) and keeps_corners(pos, side, placement):
                moves[count] = placement
                count += 1
            i += 1
        pos.alive[side, piece] = end - FIRST[piece]
    return count


@inline
def can_place(pos: Any, side: int) -> bool:
    """Whether any placement of a side's hand is legal; forgets the spent ones that it meets.

    What is found comes first in its segment: it is most likely still legal when the side is asked the next time.
    """
    shut = ~open_cells(pos, side)
    if (pos.masks[REACH + side] & ~shut) == _ZERO:
        return False
    live = pos.live[side]
    for slot in range(HAND):
        piece = pos.hand[side, slot]
        if piece == NONE:
            continue
        i = FIRST[piece]
        end = i + pos.alive[side, piece]
        found = False
        while i < end:
            placement = _int(live[i])
            if (CELLS[placement] & shut) != _ZERO:
                end -= 1
                live[i] = live[end]
                continue
            if links(pos, side, placement) and keeps_corners(pos, side, placement):
                live[i] = live[FIRST[piece]]
                live[FIRST[piece]] = placement
                found = True
                break
            i += 1
        pos.alive[side, piece] = end - FIRST[piece]
        if found:
            return True
    return False


@kernels.to_act.register(HexaFusePosition)
def to_act(pos: Any) -> int:
    """The player who sits at the side to move; in the pie decision that is side B."""
    if pos.counts[PHASE] == OVER:
        return -1
    return int(pos.counts[SIDE] ^ pos.counts[SWAPPED])


@kernels.legal.register(HexaFusePosition)
def legal(pos: Any, moves: Any) -> int:
    """The pie decision, or all placements. Who cannot place must pass; who can may not."""
    if pos.counts[PHASE] == OVER:
        return 0
    if pos.counts[PHASE] == PIE:
        moves[0] = STAY
        moves[1] = SWAP
        return 2
    if pos.counts[CAN_PLACE] == 0:
        moves[0] = PASS
        return 1
    return placements(pos, _int(pos.counts[SIDE]), moves)


@kernels.random_move.register(HexaFusePosition)
def random_move(pos: Any, rng: Any, moves: Any) -> int:
    """A uniformly random legal move: try live placements at random, and list them all only if none fits."""
    if pos.counts[PHASE] == PLACING and pos.counts[CAN_PLACE] == 1:
        side = _int(pos.counts[SIDE])
        shut = ~open_cells(pos, side)
        live = pos.live[side]
        total = 0
        for slot in range(HAND):
            if pos.hand[side, slot] != NONE:
                total += pos.alive[side, pos.hand[side, slot]]
        for _ in range(TRIES):
            at = below(rng, total)
            slot = 0
            while True:
                piece = pos.hand[side, slot]
                slot += 1
                if piece == NONE:
                    continue
                if at < pos.alive[side, piece]:
                    break
                at -= pos.alive[side, piece]
            placement = _int(live[FIRST[piece] + at])
            if (CELLS[placement] & shut) != _ZERO:
                total -= 1
                pos.alive[side, piece] -= 1
                live[FIRST[piece] + at] = live[FIRST[piece] + pos.alive[side, piece]]
                continue
            if links(pos, side, placement) and keeps_corners(pos, side, placement):
                return int(placement)
    count = kernels.legal(pos, moves)
    return int(moves[below(rng, count)])


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


# What is hidden -------------------------------------------------------------------------------------------


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
