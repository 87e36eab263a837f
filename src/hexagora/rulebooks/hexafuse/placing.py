"""Where pieces may be placed: the legal moves.

Masks stay uint64 throughout (with signed integers Numba would make floats of them).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import inline
from hexagora.contract.rng import below
from hexagora.geometry.bits import lowest
from hexagora.rulebooks.hexafuse.pieces import (
    CELLS,
    CORNERS,
    EDGES,
    FIRST,
    HAND,
    PIECE,
)
from hexagora.rulebooks.hexafuse.position import (
    CAN_PLACE,
    FREE,
    NONE,
    OVER,
    OWN,
    PASS,
    PHASE,
    PIE,
    PLACING,
    REACH,
    SIDE,
    STAY,
    SWAP,
    HexaFusePosition,
)

# A random move is first looked for by trying placements; after this many misses all of them are listed. At the
# start one try in five hits, at the end nearly none.
TRIES = 12

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_int: Any = np.int64  # one width for all numbers that are handed on: each helper is compiled once


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
def attaches(pos: Any, side: int, placement: int) -> bool:
    """Placing 2 and 4, of a placement whose cells are open."""
    return links(pos, side, placement) and keeps_corners(pos, side, placement)


@inline
def fitting(pos: Any, side: int, shut: Any, i: int, end: int) -> tuple[int, int]:
    """The place of the next legal placement among the live ones from ``i`` to ``end``, and where they end now.

    Forgets the spent ones that it meets. Where none is legal both are the same.
    """
    live = pos.live[side]
    while i < end:
        placement = _int(live[i])
        if (CELLS[placement] & shut) != _ZERO:
            end -= 1
            live[i] = live[end]
        elif attaches(pos, side, placement):
            break
        else:
            i += 1
    return i, end


@inline
def placements(pos: Any, side: int, moves: Any) -> int:
    """List the legal placements of a side's hand; forgets those that are spent."""
    shut = ~open_cells(pos, side)
    count = 0
    for slot in range(HAND):
        piece = pos.hand[side, slot]
        if piece == NONE:
            continue
        first = _int(FIRST[piece])
        i, end = fitting(pos, side, shut, first, first + pos.alive[side, piece])
        while i < end:
            moves[count] = pos.live[side, i]
            count += 1
            i, end = fitting(pos, side, shut, i + 1, end)
        pos.alive[side, piece] = end - first
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
        first = _int(FIRST[piece])
        i, end = fitting(pos, side, shut, first, first + pos.alive[side, piece])
        pos.alive[side, piece] = end - first
        if i < end:
            found = live[i]
            live[i] = live[first]
            live[first] = found
            return True
    return False


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


@inline
def in_hand(pos: Any, side: int, piece: int) -> bool:
    """Whether a side has this piece to place."""
    found = False
    for slot in range(HAND):
        found |= pos.hand[side, slot] == piece
    return found


@kernels.are_legal.register(HexaFusePosition)
def are_legal(pos: Any, asked: Any, count: int, moves: Any, out: Any) -> None:
    """The same as ``legal`` says, of some moves."""
    side = _int(pos.counts[SIDE])
    placing = pos.counts[PHASE] == PLACING and pos.counts[CAN_PLACE] == 1
    shut = ~open_cells(pos, side)
    for i in range(count):
        move = _int(asked[i])
        if not placing:
            out[i] = move in (STAY, SWAP) if pos.counts[PHASE] == PIE else move == PASS
        elif move < PASS:
            fits = (CELLS[move] & shut) == _ZERO and in_hand(pos, side, PIECE[move])
            out[i] = fits and attaches(pos, side, move)
        else:
            out[i] = False


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
            if attaches(pos, side, placement):
                return int(placement)
    count = kernels.legal(pos, moves)
    return int(moves[below(rng, count)])
