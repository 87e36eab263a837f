"""The rules of Hexano-Duel, in the order of the rules page: turn, eruption, capture, end, score.

Every function works in place on a ``HexanoPosition`` and is compiled; sentences of the rules stand above the lines that
enforce them.
"""

from __future__ import annotations

from math import comb, tanh
from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import inline
from hexagora.contract.kernels import MARGIN_SCALE, WIN_SHARE
from hexagora.geometry.bits import lowest
from hexagora.rulebooks.hexano_duel.pieces import BOARD, CAPS, CLEAR, COLOURED, OPAQUE, SIZES
from hexagora.rulebooks.hexano_duel.position import (
    CAP,
    CELLS,
    COLD,
    COLLECTION,
    DRIED,
    DRY,
    DRY_TURNS,
    END,
    FORFEIT,
    HOLDS,
    LATE,
    LOSER,
    MAX_QUIET,
    NONE,
    QUIET,
    SIDE,
    TIMEOUT,
    TURN,
    HexanoPosition,
)

SOLID_TREE, MIXED_TREE, LOOSE = 7, 5, 1

# int8[37, 6]: the next cell in each direction, -1 off the board.
NEXT = np.array([[BOARD.step(cell, d) for d in range(6)] for cell in range(CELLS)], dtype=np.int8)
_BIT = np.array([1 << cell for cell in range(CELLS)], dtype=np.uint64)
_ZERO, _ONE = np.uint64(0), np.uint64(1)

ARRANGEMENTS = comb(CELLS, CAPS)  # of the caps of one side


# A cap moves ------------------------------------------------------------------------------------------------


@inline
def may_enter(pos: Any, side: int, cell: int) -> bool:
    """Turn: an adjacent cell that holds no cap and whose volcano holds no opaque piece of the other colour.

    Ruling 5: an uncovered opaque piece is part of its volcano; it blocks the other player wherever it lies.
    """
    return bool(((pos.masks[CAP] | pos.masks[CAP + 1] | pos.masks[HOLDS + 1 - side]) & _BIT[cell]) == _ZERO)


@inline
def lands(pos: Any, side: int, cell: int) -> bool:
    """Whether a piece can land on a cell: not off the board, on a cap, or on an opaque piece of the other colour.

    Ruling 6: the cell that the cap left counts as free of caps while the pieces fly (none of them comes there).
    """
    return bool(cell != NONE and may_enter(pos, side, cell))


@inline
def captures(pos: Any, piece: int, cell: int) -> bool:
    """Each transparent piece that comes to lie directly on a transparent piece of the same size is captured.

    That happens when the eruption is over; but no two of its pieces land on one cell, so it may as well be at once.
    """
    below = pos.top[cell]
    if below == NONE:
        return False
    kind, other = pos.kind[piece], pos.kind[below]
    return bool(kind < SIZES * OPAQUE and other < SIZES * OPAQUE and kind % SIZES == other % SIZES)


@inline
def erupts(pos: Any, side: int, start: int, direction: int, target: int) -> bool:
    """Whether the first piece of the volcano that the cap leaves can land just beyond the cap."""
    if pos.top[start] == NONE:
        return False
    return lands(pos, side, NEXT[target, direction])


@inline
def is_new(pos: Any, side: int, start: int, target: int) -> bool:
    """Ruling 1: a quiet move may not recreate an arrangement of caps that this turn has already seen."""
    caps = pos.masks[CAP + side] ^ _BIT[start] ^ _BIT[target]
    fresh = True
    for i in range(pos.counts[QUIET] + 1):
        fresh = fresh and pos.seen[i] != caps
    return fresh


@inline
def allowed(pos: Any, side: int, start: int, direction: int) -> bool:
    """Whether the cap on ``start`` may move in a direction: into an eruption, or quietly (at most 24 times a turn)."""
    target = NEXT[start, direction]
    if target == NONE or not may_enter(pos, side, target):
        return False
    if erupts(pos, side, start, direction, target):
        return True
    return pos.counts[QUIET] < MAX_QUIET and is_new(pos, side, start, target)


@kernels.to_act.register(HexanoPosition)
def to_act(pos: Any) -> int:
    """The side to move: it stays the same until a move erupts."""
    return -1 if pos.counts[END] != 0 else int(pos.counts[SIDE])


@kernels.legal.register(HexanoPosition)
def legal(pos: Any, moves: Any) -> int:
    """All moves of the three caps, as ``6 * cell + direction``."""
    if pos.counts[END] != 0:
        return 0
    side = pos.counts[SIDE]
    count = 0
    caps = pos.masks[CAP + side]
    while caps != _ZERO:
        start = lowest(caps)
        caps &= caps - _ONE
        for direction in range(6):
            if allowed(pos, side, start, direction):
                moves[count] = 6 * start + direction
                count += 1
    return count


@inline
def erupt(pos: Any, side: int, start: int, direction: int, target: int) -> int:
    """Throw the volcano on ``start`` over the cap; returns how many pieces were captured.

    Its top piece lands on the cell just beyond the cap, the next one a cell further, and so on, until the volcano is
    empty or the next piece would leave the board, land on a cap, or land on a volcano that holds an opaque piece of
    the other colour.
    """
    captured = 0
    landing = NEXT[target, direction]
    while pos.top[start] != NONE and lands(pos, side, landing):
        piece = pos.top[start]
        pos.top[start] = pos.under[piece]
        if captures(pos, piece, landing):
            pos.haul[side, pos.kind[piece]] += 1
            captured += 1
        else:
            pos.under[piece] = pos.top[landing]
            pos.top[landing] = piece
            if pos.kind[piece] >= SIZES * OPAQUE:
                # Opaque pieces erupt too; the erupting side moves only its own, since it may not enter the others.
                pos.masks[HOLDS + side] |= _BIT[landing]
        landing = NEXT[landing, direction]
    hold = pos.masks[HOLDS + side] & ~_BIT[start]
    piece = pos.top[start]
    while piece != NONE:
        if pos.kind[piece] >= SIZES * OPAQUE:
            hold |= _BIT[start]
        piece = pos.under[piece]
    pos.masks[HOLDS + side] = hold
    return captured


@kernels.apply.register(HexanoPosition)
def apply(pos: Any, move: int) -> None:
    """Move a cap; or ``timeout``: out of time a player forfeits (ruling 7)."""
    side = pos.counts[SIDE]
    if move == TIMEOUT:
        pos.counts[END] = LATE
        pos.counts[LOSER] = side
        return
    start, direction = move // 6, move % 6
    target = NEXT[start, direction]
    loud = erupts(pos, side, start, direction, target)
    pos.masks[CAP + side] ^= _BIT[start] | _BIT[target]
    if not loud:
        # A quiet move, and the same player moves again.
        pos.counts[QUIET] += 1
        pos.seen[pos.counts[QUIET]] = pos.masks[CAP + side]
        if not can_move(pos, side):
            # Ruling 3: a player whose quiet moves leave no legal move forfeits (an eruption is a duty).
            pos.counts[END] = FORFEIT
            pos.counts[LOSER] = side
        return
    captured = erupt(pos, side, start, direction, target)
    # An eruption ends the turn.
    pos.counts[DRY] = 0 if captured > 0 else pos.counts[DRY] + 1
    if has_collection(pos, side):
        pos.counts[END] = COLLECTION
    elif pos.counts[DRY] >= DRY_TURNS:
        # Ruling 4: after 40 turns in a row without a capture the game ends and is scored.
        pos.counts[END] = DRIED
    begin_turn(pos, 1 - side)


@inline
def can_move(pos: Any, side: int) -> bool:
    """Whether the side to move has a legal move."""
    caps = pos.masks[CAP + side]
    while caps != _ZERO:
        start = lowest(caps)
        caps &= caps - _ONE
        for direction in range(6):
            if allowed(pos, side, start, direction):
                return True
    return False


@inline
def begin_turn(pos: Any, side: int) -> None:
    """It is this side's turn, if the game goes on and it can still cause an eruption."""
    pos.counts[SIDE] = side
    pos.counts[QUIET] = 0
    pos.counts[TURN] += 1
    pos.seen[0] = pos.masks[CAP + side]
    if pos.counts[END] == 0 and not can_erupt(pos, side):
        # Ruling 2: if no sequence of cap moves can cause an eruption, the game ends and is scored.
        pos.counts[END] = COLD


@inline
def erupts_from(pos: Any, side: int, caps: Any) -> bool:
    """Whether some cap of an arrangement could erupt at once. The other side's caps and all volcanoes stay."""
    theirs = pos.masks[CAP + 1 - side] | pos.masks[HOLDS + 1 - side]
    shut = caps | theirs
    rest = caps
    while rest != _ZERO:
        start = lowest(rest)
        rest &= rest - _ONE
        if pos.top[start] == NONE:
            continue
        for direction in range(6):
            target = NEXT[start, direction]
            if target == NONE or (shut & _BIT[target]) != _ZERO:
                continue
            beyond = NEXT[target, direction]
            if beyond != NONE and (shut & _BIT[beyond]) == _ZERO:
                return True
    return False


@inline
def arrangement(caps: Any) -> int:
    """The number of an arrangement of three caps, below 7,770 (combinatorial number system)."""
    a = lowest(caps)
    caps &= caps - _ONE
    b = lowest(caps)
    caps &= caps - _ONE
    c = lowest(caps)
    return int(a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6)


@inline
def can_erupt(pos: Any, side: int) -> bool:
    """Whether a sequence of at most 24 quiet moves leads to an eruption: breadth first over arrangements of caps."""
    first = pos.masks[CAP + side]
    if erupts_from(pos, side, first):
        return True
    theirs = pos.masks[CAP + 1 - side] | pos.masks[HOLDS + 1 - side]
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
        rest = caps
        while rest != _ZERO:
            start = lowest(rest)
            rest &= rest - _ONE
            for direction in range(6):
                target = NEXT[start, direction]
                if target == NONE or ((caps | theirs) & _BIT[target]) != _ZERO:
                    continue
                after = caps ^ _BIT[start] ^ _BIT[target]
                if depth[arrangement(after)] >= 0:
                    continue
                if erupts_from(pos, side, after):
                    return True
                depth[arrangement(after)] = moves + 1
                queue[end] = after
                end += 1
    return False


# End and score ----------------------------------------------------------------------------------------------


@inline
def has_collection(pos: Any, side: int) -> bool:
    """End: at least one piece of each of the six colours, and small, medium and large of one of them.

    Clear pieces do not help here.
    """
    tree = False
    for colour in range(COLOURED):
        sizes = 0
        for size in range(SIZES):
            if pos.haul[side, SIZES * colour + size] > 0:
                sizes += 1
        if sizes == 0:
            return False
        tree = tree or sizes == SIZES
    return tree


@inline
def solid_trees(haul: Any) -> int:
    """The most one-colour trees that a haul can be laid out in; a clear piece counts as any colour.

    A table over the clear pieces that are used so far (small, medium, large), colour after colour.
    """
    clear = SIZES * CLEAR
    a, b, c = int(haul[clear]) + 1, int(haul[clear + 1]) + 1, int(haul[clear + 2]) + 1
    best = np.zeros((a, b, c), dtype=np.int64)
    for colour in range(COLOURED):
        after = best.copy()
        small, medium, large = haul[SIZES * colour], haul[SIZES * colour + 1], haul[SIZES * colour + 2]
        most = min(small + a, medium + b, large + c)
        for i in range(a):
            for j in range(b):
                for k in range(c):
                    for trees in range(1, most):
                        x = i + max(0, trees - small)
                        y = j + max(0, trees - medium)
                        z = k + max(0, trees - large)
                        if x < a and y < b and z < c:
                            after[x, y, z] = max(after[x, y, z], best[i, j, k] + trees)
        best = after
    total = 0
    for i in range(a):
        for j in range(b):
            for k in range(c):
                # Clear pieces that are left over make trees of their own.
                total = max(total, best[i, j, k] + min(a - 1 - i, b - 1 - j, c - 1 - k))
    return int(total)


@inline
def trees(haul: Any) -> tuple[int, int, int]:
    """A haul laid out in the best way: one-colour trees, mixed trees, pieces left over.

    Any small, medium and large piece make a tree, so the number of trees is that of the rarest size; a one-colour tree
    is worth more than a mixed one and both more than loose pieces, so the most one-colour trees come first.
    """
    sizes = np.zeros(SIZES, dtype=np.int64)
    for kind in range(haul.shape[0]):
        sizes[kind % SIZES] += haul[kind]
    every = min(sizes[0], sizes[1], sizes[2])
    solid = solid_trees(haul)
    return solid, int(every - solid), int(sizes.sum() - SIZES * every)


@kernels.points.register(HexanoPosition)
def points(pos: Any, out: Any) -> None:
    """Score: 7 for each one-colour tree, 5 for each mixed tree, 1 for every piece left over."""
    for side in range(2):
        solid, mixed, loose = trees(pos.haul[side])
        out[side] = SOLID_TREE * solid + MIXED_TREE * mixed + LOOSE * loose


@kernels.reward.register(HexanoPosition)
def reward(pos: Any, out: Any) -> None:
    """The default, except that who forfeits has lost whatever the scores say."""
    kernels.points(pos, out)
    lead = out[0] - out[1]
    won = 0.5 if lead == 0 else (1.0 if lead > 0 else 0.0)
    if pos.counts[LOSER] != NONE:
        won = float(pos.counts[LOSER])
    out[0] = WIN_SHARE * won + (1.0 - WIN_SHARE) * (0.5 + 0.5 * tanh(lead / MARGIN_SCALE))
    out[1] = 1.0 - out[0]
