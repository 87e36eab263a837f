"""Positions to learn from: what is counted about each legal move, and how often a search tried it.

They come from games that a bot plays against itself; now and then it takes another of its better moves, so that the
games differ. Each position is searched anew, every move as willingly as the others at first, so that what is known
already does not confirm itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from hexagora.contract import Dice, Facts, Game, kernels
from hexagora.lab.play import CONTEXT, processors
from hexagora.search.mcts import Settings
from hexagora.search.searcher import Searcher
from hexagora.search.tree import rows_for

Floats = npt.NDArray[np.float64]

EVERY_MOVE = Settings(width=1e9)  # no move waits for its turn
# One move in so many is not the best one but one of the few best ones.
VARY, AMONG = 4, 4
# Playouts are sure to reach as many nodes as there are simulations, and the children of the root.


@dataclass(frozen=True)
class Example:
    """One position. counts: float64[moves, n]; tried: float64[moves], shares that add up to 1."""

    counts: Floats
    tried: Floats


@dataclass(frozen=True)
class Order:
    """What a worker is asked for: the examples of one game."""

    game: Game
    knowledge: tuple[float, ...]
    simulations: int
    seed: str


def counted(pos: Any, moves: Any, count: int, length: int) -> Floats:
    """What a game counts about each move, float64[count, length]: found out from its prior, one weight at a time."""
    out = np.zeros(count)
    kernels.prior(pos, moves, count, np.zeros(length), out)
    base = out.copy()
    counts = np.zeros((count, length))
    for at in range(length):
        kernels.prior(pos, moves, count, np.eye(length)[at], out)
        counts[:, at] = out - base
    return counts


def examples(order: Order) -> list[Example]:
    """The positions of one game in which there was a choice."""
    facts: Facts = replace(order.game.facts, knowledge=order.knowledge)
    dice, state = Dice(order.seed), order.game.start(seed=order.seed)
    searcher = Searcher(facts, state.players, EVERY_MOVE, nodes=rows_for(order.simulations + facts.max_legal + 1))
    moves = np.zeros(facts.max_legal, dtype=np.int32)
    found = []
    while state.to_act is not None:
        pos = state.position(state.to_act)
        count = int(kernels.legal(kernels.duplicate(pos), moves))
        if count == 1:
            state = state.play(state.legal_moves()[0])
            continue
        searcher.clear()
        searcher.simulate(pos, f"{order.seed}:{len(state.history)}", order.simulations)
        candidates = searcher.candidates(pos)
        visits = {candidate.move: candidate.visits for candidate in candidates}
        tried = np.array([float(visits.get(int(move), 0)) for move in moves[:count]])
        found.append(Example(counted(pos, moves, count, len(order.knowledge)), tried / tried.sum()))
        at = 0 if dice.below(VARY) else dice.below(min(AMONG, len(candidates)))
        state = state.play(state.game.text(pos, candidates[at].move))
    return found


def gather(
    game: Game, knowledge: tuple[float, ...], positions: int, simulations: int, seed: str, workers: int | None
) -> Iterator[list[Example]]:
    """The examples of game after game, until there are so many positions: the same ones on any number of processes."""
    found, number = 0, 0
    processes = workers or processors()
    with ProcessPoolExecutor(processes, mp_context=CONTEXT) as pool:
        waiting: list[Future[list[Example]]] = []
        while found < positions:
            while len(waiting) < 2 * processes:
                waiting.append(pool.submit(examples, Order(game, knowledge, simulations, f"{seed}:{number}")))
                number += 1
            new = waiting.pop(0).result()[: positions - found]
            found += len(new)
            yield new
        pool.shutdown(wait=True, cancel_futures=True)


def store(path: Path, found: Sequence[Example]) -> None:
    """Keep examples in a file."""
    np.savez_compressed(
        path,
        counts=np.concatenate([example.counts for example in found]),
        tried=np.concatenate([example.tried for example in found]),
        lengths=np.array([len(example.tried) for example in found]),
    )


def stored(path: Path) -> list[Example]:
    """The examples in a file."""
    with np.load(path) as data:
        ends = np.cumsum(data["lengths"])[:-1]
        rows = zip(np.split(data["counts"], ends), np.split(data["tried"], ends), strict=True)
        return [Example(counts, tried) for counts, tried in rows]
