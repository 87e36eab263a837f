"""The score of Hexano-Duel: the best use of a haul, and who has won."""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import kernels
from hexagora.contract.jit import compiled
from hexagora.rulebooks.hexano_duel.pieces import CLEAR, COLOURED, SIZES
from hexagora.rulebooks.hexano_duel.position import LOSER, NOBODY, HexanoPosition

SOLID_TREE, MIXED_TREE, LOOSE = 7, 5, 1


@compiled
def solid_trees(haul: Any) -> int:
    """The most one-colour trees that a haul can be laid out in; a clear piece counts as any colour.

    A table over the clear pieces that are used so far (small, medium, large), colour after colour.
    """
    clear = SIZES * CLEAR
    a, b, c = int(haul[clear]) + 1, int(haul[clear + 1]) + 1, int(haul[clear + 2]) + 1
    best = np.zeros((a, b, c), dtype=np.int64)
    for colour in range(COLOURED):
        after = best.copy()
        at = SIZES * colour
        small, medium, large = int(haul[at]), int(haul[at + 1]), int(haul[at + 2])
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


@compiled
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
def outcome(pos: Any, scores: Any, out: Any) -> None:
    """The higher score wins, whoever ended the game; equal scores are a draw. But who forfeits has lost."""
    loser = pos.counts[LOSER]
    if loser != NOBODY:
        out[loser], out[1 - loser] = 0.0, 1.0
        return
    lead = scores[0] - scores[1]
    out[0] = 0.5 if lead == 0 else (1.0 if lead > 0 else 0.0)
    out[1] = 1.0 - out[0]
