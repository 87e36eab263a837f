"""Perft: how many sequences of moves there are, the usual proof that the rules are generated without error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from hexagora.contract import State, kernels
from hexagora.contract.jit import compiled
from hexagora.contract.positions import borrowed

WIDTH = 1 << 14  # room for the moves of a ply; several times what any game here has


@compiled
def count(pos: Any, depth: int, moves: Any) -> int:
    """The number of sequences of ``depth`` plies from a position; ``moves`` is int32[depth, max_legal].

    A game that ends earlier counts once. The draws of the given order of what is hidden are the ones counted.
    """
    pos, moves = borrowed(pos), borrowed(moves)
    if depth == 0 or kernels.to_act(pos) < 0:
        return 1
    row = moves[depth - 1]
    legal = kernels.legal(pos, row)
    if depth == 1:
        return int(legal)
    child = kernels.duplicate(pos)
    total = 0
    for i in range(legal):
        kernels.copy(pos, child)
        kernels.apply(child, row[i])
        total += count(child, depth - 1, moves)
    return total


def perft(pos: Any, depth: int, width: int = WIDTH) -> int:
    """The number of sequences of ``depth`` legal plies from a position (``State.position()``), which stays as it is.

    A game that ends earlier counts once. ``width``: at least the most legal moves that a position of the game can
    have. ValueError when the depth is negative.
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    moves = np.empty((max(depth, 1), width), dtype=np.int32)
    return int(count(kernels.duplicate(pos), depth, moves))


def divide(state: State, depth: int, on_progress: Callable[[str, int, int], None] | None = None) -> dict[str, int]:
    """Perft of a state by first move, in the order of ``legal_moves``; the sum is its perft.

    ``on_progress(move, done, total)`` is called after each first move. ValueError when the depth is below 1.
    """
    if depth < 1:
        raise ValueError(f"to divide needs a depth of 1 or more, not {depth}")
    parts: dict[str, int] = {}
    moves = state.legal_moves()
    for move in moves:
        parts[move] = perft(state.play(move).position(), depth - 1)
        if on_progress is not None:
            on_progress(move, len(parts), len(moves))
    return parts
