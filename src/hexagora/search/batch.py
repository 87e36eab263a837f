"""Many games at once on all cores, for self-play and statistics: each played to its end by random moves or by search.

One game depends on its own seed alone, so a batch is the same however many cores there are.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from hexagora.contract import Dice, Seed, State, kernels
from hexagora.contract.jit import compiled, parallel
from hexagora.contract.positions import borrowed, duplicate
from hexagora.search.mcts import Scratch, Settings, new_scratch, simulate
from hexagora.search.tree import Memory, Tree, columns, forget, most_visited, new_memory, rows_for

# Numba's simplest way to share work among threads must not be entered twice at the same time.
_one_at_a_time = threading.Lock()


@dataclass(frozen=True)
class Batch:
    """How many games went.

    scores: float64[games, players]; shares: float64[games, players], of the win; plies: int64[games], from the state
    on; moves: int32[games, kept], the codes of the first plies, -1 after the end of a game. seeds: uint64[games], of
    the random numbers of each: what is hidden is as ``kernels.shuffle`` deals it first of all.
    """

    seeds: npt.NDArray[np.uint64]
    scores: npt.NDArray[np.float64]
    shares: npt.NDArray[np.float64]
    plies: npt.NDArray[np.int64]
    moves: npt.NDArray[np.int32]


@compiled
def play_one(
    root: Any,
    pos: Any,
    work: Any,
    tree: Tree,
    scratch: Scratch,
    rng: Any,
    settings: Settings,
    simulations: int,
    moves: Any,
) -> int:
    """Play one game in ``pos``; ``work``, ``tree`` and ``scratch`` are to work with. The number of plies."""
    root, pos, work, tree = borrowed(root), borrowed(pos), borrowed(work), borrowed(tree)
    scratch, rng, moves = borrowed(scratch), borrowed(rng), borrowed(moves)
    kernels.copy(root, pos)
    kernels.shuffle(pos, rng)
    ply = 0
    while kernels.to_act(pos) >= 0:
        if simulations == 0:
            move = np.int64(kernels.random_move(pos, rng, scratch.moves))
        else:
            forget(tree)
            simulate(tree, pos, work, scratch, rng, settings, simulations)
            move = np.int64(most_visited(tree))
        if ply < moves.shape[0]:
            moves[ply] = move
        kernels.apply(pos, move)
        ply += 1
    return ply


@parallel
def play_many(
    root: Any,
    empty: Memory,
    space: Scratch,
    settings: Settings,
    simulations: int,
    seeds: Any,
    workers: int,
    scores: Any,
    shares: Any,
    plies: Any,
    moves: Any,
) -> None:
    """Game ``i`` with random numbers from ``seeds[i]``; every worker takes each ``workers``-th game. See ``Batch``."""
    games = seeds.shape[0]
    for worker in numba.prange(workers):
        pos, work = duplicate(root), duplicate(root)
        tree, scratch = columns(duplicate(empty)), duplicate(space)
        rng = np.zeros(1, dtype=np.uint64)
        for game in range(worker, games, workers):
            rng[0] = seeds[game]
            plies[game] = play_one(root, pos, work, tree, scratch, rng, settings, simulations, moves[game])
            kernels.points(pos, scores[game])
            kernels.outcome(pos, scores[game], shares[game])


def batch(
    state: State,
    games: int,
    *,
    seed: Seed = 0,
    simulations: int = 0,
    settings: Settings | None = None,
    keep: int = 0,
    workers: int | None = None,
) -> Batch:
    """Play so many games on from a state, what is hidden dealt anew for each.

    simulations: of a search for every move, from an empty tree; 0 for uniformly random moves. keep: the number of
    plies whose moves are kept. workers: how many threads (None: one for each processor). ValueError for a number
    that is none.
    """
    if games < 1 or simulations < 0 or keep < 0 or (workers is not None and workers < 1):
        raise ValueError("a batch needs one game or more, and no negative numbers")
    players, facts = state.players, state.game.facts
    dice = Dice(f"{seed}:batch")
    done = Batch(
        seeds=np.array([dice.below(1 << 64) for _ in range(games)], dtype=np.uint64),
        scores=np.zeros((games, players)),
        shares=np.zeros((games, players)),
        plies=np.zeros(games, dtype=np.int64),
        moves=np.full((games, keep), -1, dtype=np.int32),
    )
    with _one_at_a_time:
        play_many(
            kernels.duplicate(state.position()),
            new_memory(rows_for(simulations + 1)),
            new_scratch(facts, players),
            (settings or Settings()).resolved(facts),
            simulations,
            done.seeds,
            min(games, workers or numba.get_num_threads()),
            done.scores,
            done.shares,
            done.plies,
            done.moves,
        )
    return done
