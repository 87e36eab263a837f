"""Matches: two bots play many games, and what is known of the result is on disk at any moment.

Games come in pairs of the same deal with seats exchanged, so that a good deal favours nobody. All seeds follow from the
match's own; with a fixed number of simulations a match is reproducible.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path

from hexagora.bots import bot, warm
from hexagora.contract import Dice, Game, Seed, State
from hexagora.lab.result import Match, Played
from hexagora.lab.store import Folder

# A fresh interpreter for each worker: a forked one would share the caller's threads and their locks.
CONTEXT = multiprocessing.get_context("spawn")
# How long Ctrl-C may go unnoticed while no game ends, in seconds.
PATIENCE = 0.2


@dataclass(frozen=True)
class Job:
    """One game to be played: its number, its deal, and the bots by seat, each with its seed."""

    number: int
    game: Game
    deal: str
    bots: tuple[str, str]
    seeds: tuple[str, str]
    seconds: float | None
    simulations: int | None


def play_match(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: Seed | None = None,
    out: Path | str | None = None,
    on_progress: Callable[[Match], None] | None = None,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    workers: int | None = None,
) -> Match:
    """Let two bots, by name, play so many games of a game, on several processes (None: one for each processor).

    The bots take turns in beginning. Each move takes the time of the bot's level unless ``seconds`` or
    ``simulations`` are given. Into the folder ``out`` goes a record of each game as it ends, and a summary that is
    always up to date. ``on_progress`` gets the match so far, first before any game, then after each. Ctrl-C ends
    the match early: what has been played is returned, marked as interrupted.

    ValueError for bots, numbers or folders that will not do; OSError when the folder cannot be written.
    """
    names = _checked(game, bots, games, seconds, simulations)
    match = Match(game, names, str(Dice(seed).seed), games, seconds=seconds, simulations=simulations)
    folder = None if out is None else Folder(Path(out), match)
    if on_progress is not None:
        on_progress(match)
    warm(games=[game])  # once, so that the workers find everything compiled
    start = time.perf_counter()
    with (
        _interrupts() as interrupted,
        closing(_states(list(_jobs(match)), workers or _processors(), interrupted)) as states,
    ):
        for number, state in states:
            match.add(Played.of(number, match.seats(number), state), time.perf_counter() - start)
            if folder is not None:
                folder.add(number, state, match)
            if on_progress is not None:
                on_progress(match)
            if interrupted():
                break
    match.interrupted = interrupted() and len(match.played) < games
    if folder is not None:
        folder.summarise(match)
    return match


def _checked(
    game: Game, bots: Sequence[str], games: int, seconds: float | None, simulations: int | None
) -> tuple[str, str]:
    if len(bots) != 2:
        raise ValueError(f"a match is between two bots, not {len(bots)}")
    for name in bots:
        bot(name)
    if games < 1:
        raise ValueError(f"a match has at least one game, not {games}")
    low, high = game.facts.players
    if not low <= 2 <= high:
        raise ValueError(f"{game.id} is not for two")
    if seconds is not None and simulations is not None:
        raise ValueError("bots are given seconds or simulations, not both")
    if (seconds is not None and not seconds > 0) or (simulations is not None and simulations < 1):
        raise ValueError("bots need a positive number of seconds or simulations")
    return bots[0], bots[1]


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _jobs(match: Match) -> Iterator[Job]:
    for number in range(match.planned):
        seats = match.seats(number)
        yield Job(
            number,
            match.game,
            f"{match.seed}:deal:{number // 2}",
            (match.bots[seats[0]], match.bots[seats[1]]),
            (f"{match.seed}:{number}:0", f"{match.seed}:{number}:1"),
            match.seconds,
            match.simulations,
        )


# In the workers -------------------------------------------------------------------------------------------

_stop: Event | None = None


def _begin(stop: Event) -> None:
    """Ctrl-C is for the parent, which then says so through the event."""
    global _stop  # noqa: PLW0603 - the one thing that a worker keeps
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(job: Job) -> State | None:
    """One game; None when the match was broken off meanwhile."""
    players = [bot(name, seed) for name, seed in zip(job.bots, job.seeds, strict=True)]
    state = job.game.start(seed=job.deal, players=2)
    while state.to_act is not None:
        if _stop is not None and _stop.is_set():
            return None
        player = state.to_act
        move = players[player].choose(state, player, seconds=job.seconds, simulations=job.simulations)
        state = state.play(move, player)
    return state


# In the parent --------------------------------------------------------------------------------------------


@contextmanager
def _interrupts() -> Iterator[Callable[[], bool]]:
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


def _states(jobs: list[Job], workers: int, interrupted: Callable[[], bool]) -> Generator[tuple[int, State], None, None]:
    """The final states as they come in, with the numbers of their games, until all have or there is an interrupt."""
    with _pool(min(workers, len(jobs))) as pool:
        waiting = {pool.submit(_play, job): job.number for job in jobs}
        while waiting and not interrupted():
            done, _ = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=waiting.__getitem__):
                state = future.result()
                number = waiting.pop(future)
                if state is not None:
                    yield number, state


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
