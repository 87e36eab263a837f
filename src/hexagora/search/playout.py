"""Playouts: games played to the end by random moves."""

from __future__ import annotations

from typing import Any

import numpy as np

from hexagora.contract import State, kernels
from hexagora.contract.jit import compiled, inline
from hexagora.contract.positions import borrowed
from hexagora.contract.rng import new_rng


@inline
def playout(pos: Any, rng: Any, moves: Any) -> int:
    """Play uniformly random moves in place until the game is over; the number of plies. ``moves`` is scratch."""
    plies = 0
    while kernels.to_act(pos) >= 0:
        kernels.apply(pos, kernels.random_move(pos, rng, moves))
        plies += 1
    return plies


@compiled
def many(root: Any, pos: Any, n: int, rng: Any, moves: Any, rewards: Any) -> int:
    """``n`` playouts from ``root``, each from a new determinization, with its rewards; the number of plies in all."""
    root, pos, rng, moves = borrowed(root), borrowed(pos), borrowed(rng), borrowed(moves)
    rewards = borrowed(rewards)
    plies = 0
    for _ in range(n):
        kernels.copy(root, pos)
        kernels.shuffle(pos, rng)
        plies += playout(pos, rng, moves)
        kernels.reward(pos, rewards)
    return plies


def playouts(state: State, n: int, seed: int = 0) -> int:
    """Play ``n`` random games on from a state, what is hidden shuffled each time; the number of plies in all."""
    root = state.position()
    moves, rewards = np.zeros(state.game.facts.max_legal, dtype=np.int32), np.zeros(state.players)
    return int(many(root, kernels.duplicate(root), n, new_rng(seed), moves, rewards))
