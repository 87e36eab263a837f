"""The rules of Hexano-Duel, in the order of the rules page: a cap moves, a volcano erupts, the turn ends.

Every function works in place on a ``HexanoPosition`` and is compiled; sentences of the rules stand above the lines that
enforce them. The ends of the game are in ``endings``, its score in ``scoring``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import inline
from hexagora.contract.rng import below
from hexagora.geometry.bits import lowest, popcount
from hexagora.rulebooks.hexano_duel.endings import begin_turn, has_collection, one_can_erupt
from hexagora.rulebooks.hexano_duel.pieces import KINDS, OPAQUE, SIZES
from hexagora.rulebooks.hexano_duel.position import (
    CAP,
    COLLECTION,
    DRIED,
    DRY,
    DRY_TURNS,
    END,
    FORFEIT,
    HAS,
    HOLDS,
    LATE,
    LOSER,
    MAX_QUIET,
    NOTHING,
    QUIET,
    SIDE,
    STACKED,
    STRIDE,
    TIMEOUT,
    TRACES,
    HexanoPosition,
)
from hexagora.rulebooks.hexano_duel.trace import note, trace
from hexagora.rulebooks.shifts import BIT, BOARD, BOARD_MASK, CELL, CELLS, CHOSEN, neighbours

OFF = CELLS  # the number of "a cell" off the board
# uint8[38, 6]: the next cell in each direction, OFF off the board (which is what -1 is, counted round).
NEXT = np.array(
    [[BOARD.step(cell, d) % (CELLS + 1) for d in range(6)] for cell in range(CELLS)] + [[OFF] * 6], dtype=np.uint8
)
BITS = np.append(BIT, np.uint64(0))  # uint64[38]: the mask of each cell, and an empty one for OFF
# uint8[28]: the size of a transparent kind; OPAQUE_CLASS for the others and for no piece.
CLASS = np.array([k % SIZES if k < SIZES * OPAQUE else SIZES for k in range(KINDS + 1)], dtype=np.uint8)

# A random move is first looked for by trying; only quiet moves that may not be made miss.
TRIES = 8

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_6, _63, _4095 = np.uint64(6), np.uint64(63), np.uint64(4095)


# A cap moves ------------------------------------------------------------------------------------------------


@inline
def open_cells(pos: Any, side: int) -> Any:
    """Where a cap of this side and the pieces that it throws may come: no cap, and no opaque piece of the other.

    Turn: an adjacent cell that holds no cap and whose volcano holds no opaque piece of the other colour. Ruling 5: an
    uncovered opaque piece is part of its volcano; it blocks the other player wherever it lies. The same holds for a
    piece that lands. Ruling 6: the cell that the cap left counts as free of caps while the pieces fly (none of them
    comes there).
    """
    return BOARD_MASK & ~(pos.masks[CAP] | pos.masks[CAP + 1] | pos.masks[HOLDS + 1 - side])


@inline
def erupts(pos: Any, free: Any, start: int, direction: int) -> bool:
    """Whether the first piece of the volcano that the cap leaves can land just beyond the cap; ``free``: open cells."""
    beyond = NEXT[NEXT[start, direction], direction]
    return bool((free & BITS[beyond]) != _ZERO) & bool((pos.masks[STACKED] & BITS[start]) != _ZERO)


@inline
def is_new(pos: Any, caps: Any) -> bool:
    """Ruling 1: a quiet move may not recreate an arrangement of caps that this turn has already seen."""
    if pos.masks[TRACES] & trace(caps) == _ZERO:
        return True
    fresh = True
    for i in range(pos.counts[QUIET] + 1):
        fresh = fresh and pos.seen[i] != caps
    return fresh


@inline
def permitted(pos: Any, side: int, free: Any, start: int, direction: int) -> bool:
    """Whether a cap may move to a cell that is open: into an eruption, or quietly (at most 24 times a turn)."""
    if erupts(pos, free, start, direction):
        return True
    caps = pos.masks[CAP + side] ^ BITS[start] ^ BITS[NEXT[start, direction]]
    return pos.counts[QUIET] < MAX_QUIET and is_new(pos, caps)


@inline
def allowed(pos: Any, side: int, free: Any, start: int, direction: int) -> bool:
    """Whether the cap on ``start`` may move in a direction."""
    return (free & BITS[NEXT[start, direction]]) != _ZERO and permitted(pos, side, free, start, direction)


@kernels.to_act.register(HexanoPosition)
def to_act(pos: Any) -> int:
    """The side to move: it stays the same until a move erupts."""
    return -1 if pos.counts[END] != 0 else int(pos.counts[SIDE])


@kernels.legal.register(HexanoPosition)
def legal(pos: Any, moves: Any) -> int:
    """All moves of the three caps, as ``STRIDE * cell + direction``."""
    if pos.counts[END] != 0:
        return 0
    side = pos.counts[SIDE]
    free = open_cells(pos, side)
    count = 0
    caps = pos.masks[CAP + side]
    while caps != _ZERO:
        start: Any = np.int64(CELL[lowest(caps)])
        caps &= caps - _ONE
        for direction in range(6):
            if allowed(pos, side, free, start, direction):
                moves[count] = STRIDE * start + direction
                count += 1
    return count


@kernels.are_legal.register(HexanoPosition)
def are_legal(pos: Any, asked: Any, count: int, moves: Any, out: Any) -> None:
    """The same as ``legal`` says, of some moves."""
    side = pos.counts[SIDE]
    free = open_cells(pos, side)
    for i in range(count):
        start: Any = np.int64(asked[i]) // STRIDE
        direction: Any = np.int64(asked[i]) % STRIDE
        out[i] = (pos.masks[CAP + side] & BITS[start]) != _ZERO and allowed(pos, side, free, start, direction)


@kernels.random_move.register(HexanoPosition)
def random_move(pos: Any, rng: Any, moves: Any) -> int:
    """A uniformly random legal move: any open neighbour of any cap, unless it is quiet and may not be.

    The neighbours of the three caps are the bits of one word, of which one is picked without a branch.
    """
    side = pos.counts[SIDE]
    free = open_cells(pos, side)
    caps = pos.masks[CAP + side]
    first = np.uint64(lowest(caps))
    caps &= caps - _ONE
    second = np.uint64(lowest(caps))
    third = np.uint64(lowest(caps & (caps - _ONE)))
    ways = neighbours(free, first) | (neighbours(free, second) << _6) | (neighbours(free, third) << (_6 + _6))
    bits = first | (second << _6) | (third << (_6 + _6))
    count_1 = popcount(ways & _63)
    count_2 = popcount(ways & _4095)
    count_3 = popcount(ways)
    for _ in range(TRIES):
        pick = below(rng, count_3)
        past_1, past_2 = np.int64(pick >= count_1), np.int64(pick >= count_2)
        pick -= past_1 * count_1 + past_2 * (count_2 - count_1)
        at = np.uint64(6 * (past_1 + past_2))
        start: Any = np.int64(CELL[(bits >> at) & _63])
        direction: Any = np.int64(CHOSEN[(ways >> at) & _63, pick])
        if permitted(pos, side, free, start, direction):
            return int(STRIDE * start + direction)
    count = kernels.legal(pos, moves)
    return int(moves[below(rng, count)])


# A volcano erupts -------------------------------------------------------------------------------------------


@inline
def captures(pos: Any, piece: int, below: int) -> bool:
    """Each transparent piece that comes to lie directly on a transparent piece of the same size is captured.

    That happens when the eruption is over; but no two of its pieces land on one cell, so it may as well be at once.
    """
    size = CLASS[pos.kind[piece]]
    return bool(size == CLASS[pos.kind[below]]) & bool(size < SIZES)


@inline
def erupt(pos: Any, side: int, start: int, direction: int) -> int:
    """Throw the volcano on ``start`` over the cap; returns how many pieces were captured.

    Its top piece lands on the cell just beyond the cap, the next one a cell further, and so on, until the volcano is
    empty or the next piece would leave the board, land on a cap, or land on a volcano that holds an opaque piece of
    the other colour.
    """
    captured = 0
    free = open_cells(pos, side)
    landing = NEXT[NEXT[start, direction], direction]
    piece = pos.top[start]
    while piece != NOTHING and (free & BITS[landing]) != _ZERO:
        rest = pos.under[piece]
        below = pos.top[landing]
        kind = pos.kind[piece]
        if captures(pos, piece, below):
            pos.haul[side, kind] += 1
            pos.masks[HAS + side] |= _ONE << np.uint64(kind)
            captured += 1
        else:
            pos.under[piece] = below
            pos.top[landing] = piece
            pos.masks[STACKED] |= BITS[landing]
            if kind >= SIZES * OPAQUE:
                # Opaque pieces erupt too; the erupting side moves only its own, since it may not enter the others.
                pos.masks[HOLDS + side] |= BITS[landing]
        landing = NEXT[landing, direction]
        piece = rest
    pos.top[start] = piece
    if piece == NOTHING:
        pos.masks[STACKED] &= ~BITS[start]
    if (pos.masks[HOLDS + side] & BITS[start]) != _ZERO and not holds_opaque(pos, start):
        pos.masks[HOLDS + side] &= ~BITS[start]
    return captured


@inline
def holds_opaque(pos: Any, cell: int) -> bool:
    """Whether an opaque piece lies in the volcano on a cell."""
    piece = pos.top[cell]
    while piece != NOTHING:
        if pos.kind[piece] >= SIZES * OPAQUE:
            return True
        piece = pos.under[piece]
    return False


# The turn goes on or ends -----------------------------------------------------------------------------------


@kernels.apply.register(HexanoPosition)
def apply(pos: Any, move: int) -> None:
    """Move a cap; or ``timeout``: out of time a player forfeits (ruling 7)."""
    side = pos.counts[SIDE]
    if move == TIMEOUT:
        pos.counts[END] = LATE
        pos.counts[LOSER] = side
        return
    start, direction = move // STRIDE, move % STRIDE
    loud = erupts(pos, open_cells(pos, side), start, direction)
    pos.masks[CAP + side] ^= BITS[start] | BITS[NEXT[start, direction]]
    if not loud:
        # A quiet move, and the same player moves again.
        pos.counts[QUIET] += 1
        note(pos, pos.masks[CAP + side])
        if not can_move(pos, side):
            # Ruling 3: a player whose quiet moves leave no legal move forfeits (an eruption is a duty).
            pos.counts[END] = FORFEIT
            pos.counts[LOSER] = side
        return
    # An eruption ends the turn.
    if erupt(pos, side, start, direction) > 0:
        pos.counts[DRY] = 0
        if has_collection(pos.masks[HAS + side]):
            pos.counts[END] = COLLECTION
    else:
        # Ruling 4: after 40 turns in a row without a capture the game ends and is scored.
        pos.counts[DRY] += 1
        if pos.counts[DRY] >= DRY_TURNS:
            pos.counts[END] = DRIED
    begin_turn(pos, 1 - side)


@inline
def can_move(pos: Any, side: int) -> bool:
    """Whether the side to move has a legal move; mostly it can erupt, which is seen at a glance."""
    free = open_cells(pos, side)
    caps = pos.masks[CAP + side]
    if one_can_erupt(caps & pos.masks[STACKED], free):
        return True
    while caps != _ZERO:
        start: Any = np.int64(CELL[lowest(caps)])
        caps &= caps - _ONE
        for direction in range(6):
            if allowed(pos, side, free, start, direction):
                return True
    return False
