"""The rules of Hexano-Duel, in the order of the rules page: turn, eruption, capture, end, score.

Every function works in place on a ``HexanoPosition`` and is compiled; sentences of the rules stand above the lines that
enforce them.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import compiled, inline
from hexagora.contract.rng import below
from hexagora.geometry.bits import lowest, popcount
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
AROUND = np.array(BOARD.edge_masks, dtype=np.uint64)  # uint64[37]: the neighbours of each cell
WAY = np.full((CELLS, CELLS), NONE, dtype=np.int8)  # int8[37, 37]: the direction from a cell to a neighbour
for _cell in range(CELLS):
    for _direction in range(6):
        if NEXT[_cell, _direction] != NONE:
            WAY[_cell, NEXT[_cell, _direction]] = _direction
_BIT = np.array([1 << cell for cell in range(CELLS)], dtype=np.uint64)
_ZERO, _ONE = np.uint64(0), np.uint64(1)
_9, _18, _27, _511 = np.uint64(9), np.uint64(18), np.uint64(27), np.uint64(511)

# A random move is first looked for by trying; only quiet moves that may not be made miss.
TRIES = 8

ARRANGEMENTS = comb(CELLS, CAPS)  # of the caps of one side


# A cap moves ------------------------------------------------------------------------------------------------


@inline
def shut_cells(pos: Any, side: int) -> Any:
    """Where neither a cap of this side nor a piece that it throws may come: caps, and opaque pieces of the other.

    Turn: an adjacent cell that holds no cap and whose volcano holds no opaque piece of the other colour. Ruling 5: an
    uncovered opaque piece is part of its volcano; it blocks the other player wherever it lies.
    """
    return pos.masks[CAP] | pos.masks[CAP + 1] | pos.masks[HOLDS + 1 - side]


@inline
def is_open(shut: Any, cell: int) -> bool:
    """Whether a cell is on the board and not shut.

    The same holds for a cap that moves and for a piece that lands: it may not leave the board, land on a cap, or on a
    volcano that holds an opaque piece of the other colour. Ruling 6: the cell that the cap left counts as free of caps
    while the pieces fly (none of them comes there).
    """
    return bool(cell != NONE and (shut & _BIT[cell]) == _ZERO)


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
def erupts(pos: Any, shut: Any, start: int, direction: int, target: int) -> bool:
    """Whether the first piece of the volcano that the cap leaves can land just beyond the cap."""
    return bool(pos.top[start] != NONE and is_open(shut, NEXT[target, direction]))


@inline
def trace(caps: Any) -> int:
    """A number below 512 for an arrangement of caps, for a quick "not seen yet"."""
    return int((caps ^ (caps >> _9) ^ (caps >> _18) ^ (caps >> _27)) & _511)


@inline
def note(pos: Any, caps: Any) -> None:
    """Remember an arrangement of the turn as number QUIET."""
    pos.seen[pos.counts[QUIET]] = caps
    mark = trace(caps)
    pos.traces[mark >> 6] |= _ONE << np.uint64(mark & 63)


@inline
def is_new(pos: Any, caps: Any) -> bool:
    """Ruling 1: a quiet move may not recreate an arrangement of caps that this turn has already seen."""
    mark = trace(caps)
    if (pos.traces[mark >> 6] >> np.uint64(mark & 63)) & _ONE == _ZERO:
        return True
    fresh = True
    for i in range(pos.counts[QUIET] + 1):
        fresh = fresh and pos.seen[i] != caps
    return fresh


@inline
def allowed(pos: Any, side: int, shut: Any, start: int, direction: int) -> bool:
    """Whether the cap on ``start`` may move in a direction: into an eruption, or quietly (at most 24 times a turn)."""
    target = NEXT[start, direction]
    if not is_open(shut, target):
        return False
    if erupts(pos, shut, start, direction, target):
        return True
    return pos.counts[QUIET] < MAX_QUIET and is_new(pos, pos.masks[CAP + side] ^ _BIT[start] ^ _BIT[target])


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
    shut = shut_cells(pos, side)
    count = 0
    caps = pos.masks[CAP + side]
    while caps != _ZERO:
        start = lowest(caps)
        caps &= caps - _ONE
        for direction in range(6):
            if allowed(pos, side, shut, start, direction):
                moves[count] = 6 * start + direction
                count += 1
    return count


@kernels.random_move.register(HexanoPosition)
def random_move(pos: Any, rng: Any, moves: Any) -> int:
    """A uniformly random legal move: any open neighbour of any cap, unless it is quiet and may not be."""
    side = pos.counts[SIDE]
    shut = shut_cells(pos, side)
    caps = pos.masks[CAP + side]
    first = lowest(caps)
    caps &= caps - _ONE
    second = lowest(caps)
    third = lowest(caps & (caps - _ONE))
    ways_1, ways_2, ways_3 = AROUND[first] & ~shut, AROUND[second] & ~shut, AROUND[third] & ~shut
    count_1 = popcount(ways_1)
    count_2 = count_1 + popcount(ways_2)
    count_3 = count_2 + popcount(ways_3)
    for _ in range(TRIES):
        pick = below(rng, count_3)
        start, ways = third, ways_3
        if pick < count_1:
            start, ways = first, ways_1
        elif pick < count_2:
            start, ways, pick = second, ways_2, pick - count_1
        else:
            pick -= count_2
        for _ in range(pick):
            ways &= ways - _ONE
        direction = WAY[start, lowest(ways)]
        if allowed(pos, side, shut, start, direction):
            return 6 * int(start) + int(direction)
    count = kernels.legal(pos, moves)
    return int(moves[below(rng, count)])


@inline
def erupt(pos: Any, side: int, start: int, direction: int, target: int) -> int:
    """Throw the volcano on ``start`` over the cap; returns how many pieces were captured.

    Its top piece lands on the cell just beyond the cap, the next one a cell further, and so on, until the volcano is
    empty or the next piece would leave the board, land on a cap, or land on a volcano that holds an opaque piece of
    the other colour.
    """
    captured = 0
    shut = shut_cells(pos, side)
    landing = NEXT[target, direction]
    while pos.top[start] != NONE and is_open(shut, landing):
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
    if (pos.masks[HOLDS + side] & _BIT[start]) != _ZERO and not holds_opaque(pos, start):
        pos.masks[HOLDS + side] &= ~_BIT[start]
    return captured


@inline
def holds_opaque(pos: Any, cell: int) -> bool:
    """Whether an opaque piece lies in the volcano on a cell."""
    piece = pos.top[cell]
    while piece != NONE:
        if pos.kind[piece] >= SIZES * OPAQUE:
            return True
        piece = pos.under[piece]
    return False


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
    loud = erupts(pos, shut_cells(pos, side), start, direction, target)
    pos.masks[CAP + side] ^= _BIT[start] | _BIT[target]
    if not loud:
        # A quiet move, and the same player moves again.
        pos.counts[QUIET] += 1
        note(pos, pos.masks[CAP + side])
        if not can_move(pos, side):
            # Ruling 3: a player whose quiet moves leave no legal move forfeits (an eruption is a duty).
            pos.counts[END] = FORFEIT
            pos.counts[LOSER] = side
        return
    captured = erupt(pos, side, start, direction, target)
    # An eruption ends the turn.
    pos.counts[DRY] = 0 if captured > 0 else pos.counts[DRY] + 1
    if captured > 0 and has_collection(pos, side):
        pos.counts[END] = COLLECTION
    elif pos.counts[DRY] >= DRY_TURNS:
        # Ruling 4: after 40 turns in a row without a capture the game ends and is scored.
        pos.counts[END] = DRIED
    begin_turn(pos, 1 - side)


@inline
def can_move(pos: Any, side: int) -> bool:
    """Whether the side to move has a legal move."""
    shut = shut_cells(pos, side)
    caps = pos.masks[CAP + side]
    while caps != _ZERO:
        start = lowest(caps)
        caps &= caps - _ONE
        for direction in range(6):
            if allowed(pos, side, shut, start, direction):
                return True
    return False


@compiled
def begin_turn(pos: Any, side: int) -> None:
    """It is this side's turn, if the game goes on and it can still cause an eruption."""
    pos.counts[SIDE] = side
    pos.counts[QUIET] = 0
    pos.counts[TURN] += 1
    for i in range(pos.traces.shape[0]):
        pos.traces[i] = _ZERO
    note(pos, pos.masks[CAP + side])
    if pos.counts[END] == 0 and not erupts_from(pos, side, pos.masks[CAP + side]) and not can_erupt(pos, side):
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
    """Whether a sequence of one to 24 quiet moves leads to an eruption: breadth first over arrangements of caps."""
    first = pos.masks[CAP + side]
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


@kernels.outcome.register(HexanoPosition)
def outcome(pos: Any, out: Any) -> None:
    """The higher score wins, whoever ended the game; equal scores are a draw. But who forfeits has lost."""
    loser = pos.counts[LOSER]
    if loser != NONE:
        out[loser], out[1 - loser] = 0.0, 1.0
        return
    kernels.points(pos, out)
    lead = out[0] - out[1]
    out[0] = 0.5 if lead == 0 else (1.0 if lead > 0 else 0.0)
    out[1] = 1.0 - out[0]
