"""A search that goes on through one game: budgets, threads, and what is kept from move to move.

Threads search in parallel at the root: each has its own tree and its own stream of random numbers, and what they found
out about the moves at the root is added up. So the result depends on the seed, the number of simulations and the
number of threads alone, not on which thread was faster.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from hexagora.contract import Dice, Facts, Seed, kernels
from hexagora.contract.rng import new_rng
from hexagora.search import tree as trees
from hexagora.search.mcts import Settings, new_scratch, simulate

# A clock in seconds. The wall's is what people feel; a thread's own is fair between bots on a machine that is shared.
Clock = Callable[[], float]
WALL: Clock = time.perf_counter
OWN: Clock = time.thread_time

# Simulations between two looks at the clock: few at first, then as many as take about this long.
FIRST_BATCH = 16
BATCH_SECONDS = 0.01
# A batch is also the time for which Ctrl-C has to wait.
LARGEST_BATCH = 4096


@dataclass(frozen=True)
class Candidate:
    """A move at the root: how often it was tried, and the mean reward of the player who makes it, in [0, 1]."""

    move: int
    visits: int
    value: float


class _Worker:
    """One thread's tree, working space and random numbers."""

    def __init__(self, facts: Facts, players: int, nodes: int) -> None:
        self.tree = trees.new_tree(nodes)
        self.scratch = new_scratch(facts, players)
        self.rng = new_rng(0)

    def run(self, root: Any, settings: Settings, enough: Callable[[int], int]) -> int:
        """Simulate in batches of ``enough(done)`` until that is 0; the number of simulations made."""
        root, work = kernels.duplicate(root), kernels.duplicate(root)
        done = 0
        while batch := enough(done):
            simulate(self.tree, root, work, self.scratch, self.rng, settings, batch)
            done += batch
        return done

    def rewards_after(self, root: Any, move: int, settings: Settings) -> Any:
        """The rewards (float64[players]) of one simulation that begins with a move."""
        after = kernels.duplicate(root)
        kernels.shuffle(after, self.rng)
        kernels.apply(after, move)
        simulate(trees.new_tree(2), after, kernels.duplicate(after), self.scratch, self.rng, settings, 1)
        return self.scratch.rewards

    def settled(self, left: float) -> bool:
        """Whether so many more simulations could not make another move the one that was tried most."""
        visits = sorted(int(self.tree.visits[row]) for row in trees.children(self.tree, 0))[-2:]
        return len(visits) == 2 and visits[1] - visits[0] > left


class Searcher:
    """Monte Carlo tree search for one player in one game.

    nodes: how many all threads together have memory for (32 bytes each, and some of it stays empty); when it is used up
    the search goes on in the tree that it has.
    """

    def __init__(
        self,
        facts: Facts,
        players: int,
        settings: Settings | None = None,
        threads: int = 1,
        nodes: int = 1 << 20,
    ) -> None:
        if threads < 1:
            raise ValueError(f"a search needs at least one thread, not {threads}")
        if nodes < 2 * threads:
            raise ValueError(f"a search needs room for at least two nodes in each thread, not {nodes}")
        self._settings = (settings or Settings()).resolved(facts)
        self._moves = np.zeros(facts.max_legal, dtype=np.int32)
        self._workers = [_Worker(facts, players, nodes // threads) for _ in range(threads)]

    @property
    def nodes(self) -> int:
        """How many nodes all trees together hold."""
        return sum(int(worker.tree.used[1]) for worker in self._workers)

    def clear(self) -> None:
        """Forget everything."""
        for worker in self._workers:
            trees.forget(worker.tree)

    def follow(self, played: Sequence[tuple[int, int]]) -> None:
        """Keep what is known about the position after some moves, given as (player, code); forget the rest."""
        for worker in self._workers:
            node = 0
            for player, move in played:
                node = trees.find(worker.tree, node, player, move)
                if not node:
                    break
            if node:
                worker.tree = trees.below(worker.tree, node)
            elif played:
                trees.forget(worker.tree)

    def simulate(self, root: Any, seed: Seed, simulations: int) -> int:
        """Add so many simulations from a position, shared among the threads; their number."""
        threads = len(self._workers)

        def share(worker: int) -> Callable[[int], int]:
            mine = simulations // threads + (worker < simulations % threads)
            return lambda done: min(mine - done, LARGEST_BATCH)

        return self._run(root, seed, share)

    def simulate_for(
        self, root: Any, seed: Seed, seconds: float, at_most: int | None = None, clock: Clock = WALL
    ) -> int:
        """Add simulations from a position for a time by a clock, and no more than ``at_most``; their number.

        Each thread reads the clock itself, so ``OWN`` counts what the system gave to that thread; and it ends early
        once nothing that it could still find out would change its choice.
        """
        threads = len(self._workers)

        def share(worker: int) -> Callable[[int], int]:
            mine = LARGEST_BATCH << 32
            if at_most is not None:
                mine = at_most // threads + (worker < at_most % threads)
            start = 0.0

            def batch(done: int) -> int:
                nonlocal start
                if not done:  # now we are in the thread that simulates
                    start = clock()
                spent = clock() - start
                if not done:
                    return min(mine, FIRST_BATCH)
                rate = done / max(spent, 1e-6)
                left = min(mine - done, int(rate * (seconds - spent)))
                if left <= 0 or (spent > seconds / 4 and self._workers[worker].settled(left)):
                    return 0
                return min(mine - done, max(int(rate * BATCH_SECONDS), FIRST_BATCH), LARGEST_BATCH)

            return batch

        return self._run(root, seed, share)

    def _run(self, root: Any, seed: Seed, share: Callable[[int], Callable[[int], int]]) -> int:
        for number, worker in enumerate(self._workers):
            worker.rng[:] = new_rng(Dice(f"{seed}:{number}").below(1 << 64))
        jobs = [(worker, share(number)) for number, worker in enumerate(self._workers)]
        if len(jobs) == 1:
            return jobs[0][0].run(root, self._settings, jobs[0][1])
        with ThreadPoolExecutor(len(jobs)) as pool:
            runs = [pool.submit(worker.run, root, self._settings, enough) for worker, enough in jobs]
            return sum(run.result() for run in runs)

    def plant(self, root: Any, seed: Seed, moves: Sequence[int]) -> None:
        """Have some legal moves at the root looked at, however little promising they seem.

        Each begins with one simulation; from then on it is tried as often as its upper confidence bound deserves.
        """
        player = int(kernels.to_act(root))
        for number, worker in enumerate(self._workers):
            worker.rng[:] = new_rng(Dice(f"{seed}:{number}").below(1 << 64))
            for move in moves:
                if not trees.find(worker.tree, 0, player, move):
                    rewards = worker.rewards_after(root, move, self._settings)
                    trees.plant(worker.tree, player, move, rewards[player])

    def candidates(self, root: Any) -> list[Candidate]:
        """The legal moves that were tried, the most tried first; among equals the better, then the lower code.

        A tree that was kept may also know moves that what was drawn has made impossible.
        """
        player = int(kernels.to_act(root))
        count = kernels.legal(kernels.duplicate(root), self._moves)
        visits = dict.fromkeys(map(int, self._moves[:count]), 0)
        totals = dict.fromkeys(visits, 0.0)
        for worker in self._workers:
            tree = worker.tree
            for row in trees.children(tree, 0):
                move = int(tree.move[row])
                if move in visits and tree.actor[row] == player:
                    visits[move] += int(tree.visits[row])
                    totals[move] += float(tree.total[row])
        found = [Candidate(move, n, totals[move] / n) for move, n in visits.items() if n]
        return sorted(found, key=lambda c: (-c.visits, -c.value, c.move))
