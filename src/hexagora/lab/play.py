"""Games between bots on several processes, as many at once as there are processors; or one by one in this process."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Protocol

from hexagora.bots import Bot
from hexagora.contract import Game, Seed, State
from hexagora.lab.budget import Budget
from hexagora.search.searcher import Clock

# A fresh interpreter for each worker: a forked one would share the caller's threads and their locks.
CONTEXT = multiprocessing.get_context("spawn")
# How long Ctrl-C may go unnoticed while no game ends, in seconds.
PATIENCE = 0.2
# Games that wait for each worker, so that none is ever idle.
AHEAD = 2


class Maker(Protocol):
    """Makes a bot from its name: a function of a module, so that it can be named to another process."""

    def __call__(self, name: str, seed: Seed | None = None, *, clock: Clock) -> Bot:
        """ValueError for an unknown name."""
        ...


@dataclass(frozen=True)
class Job:
    """One game to be played: its number, its deal, and the bots by seat, each with its seed."""

    number: int
    game: Game
    deal: str
    bots: tuple[str, ...]
    seeds: tuple[str, ...]
    budget: Budget
    make: Maker


@dataclass(frozen=True)
class Ended:
    """A game that was played: its number and its last state.

    seconds, moves: for each player, the processor time of all moves that were a choice, and how many those were.
    """

    number: int
    state: State
    seconds: tuple[float, ...]
    moves: tuple[int, ...]


def processors() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# In the workers -------------------------------------------------------------------------------------------

_stop: Event | None = None


def _begin(stop: Event) -> None:
    """Ctrl-C is for the parent, which then says so through the event."""
    global _stop  # noqa: PLW0603 - the one thing that a worker keeps
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_there(job: Job) -> Ended | None:
    return play(job, lambda: _stop is not None and _stop.is_set())


def play(job: Job, stopped: Callable[[], bool]) -> Ended | None:
    """One game; None when the work was stopped meanwhile, which is looked at before each move."""
    players = [job.make(name, seed, clock=job.budget.clock) for name, seed in zip(job.bots, job.seeds, strict=True)]
    state = job.game.start(seed=job.deal, players=len(players))
    seconds, moves = [0.0] * len(players), [0] * len(players)
    while state.to_act is not None:
        if stopped():
            return None
        player = state.to_act
        choice = len(state.legal_moves()) > 1
        start = time.process_time()
        move = players[player].choose(state, player, seconds=job.budget.seconds, simulations=job.budget.simulations)
        if choice:
            seconds[player] += time.process_time() - start
            moves[player] += 1
        state = state.play(move, player)
    return Ended(job.number, state, tuple(seconds), tuple(moves))


# In the parent --------------------------------------------------------------------------------------------


@contextmanager
def interrupts() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed in the block. It breaks nothing off half-way: a game is stored and told, or not."""
    pressed = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield pressed.is_set  # no other thread is told
        return
    before = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, before)


def ended(jobs: Iterable[Job], workers: int, interrupted: Callable[[], bool]) -> Generator[Ended]:
    """The games as they end, until all have or there is an interrupt. Close it to break off what is still played.

    With one worker they are played in this process, one after the other.
    """
    if workers > 1:
        yield from _ended_there(jobs, workers, interrupted)
        return
    for job in jobs:
        game = play(job, interrupted)
        if game is None:
            return
        yield game
        if interrupted():
            return


def _ended_there(jobs: Iterable[Job], workers: int, interrupted: Callable[[], bool]) -> Generator[Ended]:
    queue = iter(jobs)
    with _pool(workers) as pool:
        waiting: dict[Future[Ended | None], int] = {}
        while not interrupted():
            for job in islice(queue, AHEAD * workers - len(waiting)):
                waiting[pool.submit(_play_there, job)] = job.number
            if not waiting:
                return
            done, _ = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=waiting.__getitem__):
                del waiting[future]
                game = future.result()
                if game is not None:
                    yield game


def in_order(games: Generator[Ended], numbers: Iterable[int]) -> Generator[Ended]:
    """The games in the order of their numbers: what ends early waits."""
    early: dict[int, Ended] = {}
    try:
        for number in numbers:
            while number not in early:
                game = next(games, None)
                if game is None:
                    return
                early[game.number] = game
            yield early.pop(number)
    finally:
        games.close()


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes that leave their games when the block is left before they are done."""
    stop = CONTEXT.Event()
    pool = ProcessPoolExecutor(workers, mp_context=CONTEXT, initializer=_begin, initargs=(stop,))
    try:
        yield pool
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)
