"""Running a contest: playing what is missing, keeping it, and ending early without losing anything."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from typing import TypeVar

from hexagora.bots import warm
from hexagora.lab.contest import Contest
from hexagora.lab.play import ended, in_order, interrupts, processors
from hexagora.lab.store import Store

Kind = TypeVar("Kind", bound=Contest)


def run(
    contest: Kind,
    store: Store | None = None,
    on_progress: Callable[[Kind], None] | None = None,
    workers: int | None = None,
    *,
    ordered: bool = False,
) -> Kind:
    """Play the games of a contest that are missing, on several processes (None: one for each processor).

    Each game goes into the store as it ends. ``on_progress`` gets the contest so far, first before any game, then after
    each. ``ordered``: games count in the order of their numbers, so that what decides a contest early depends on no
    process being quicker than another. Ctrl-C ends it early: what has been played is returned, marked as interrupted.
    """
    if on_progress is not None:
        on_progress(contest)
    jobs = [] if contest.decided else list(contest.jobs())
    start = time.perf_counter() - contest.took
    if jobs:
        warm(games=[contest.game])  # once, so that the workers find everything compiled
        with interrupts() as interrupted:
            games = ended(jobs, min(workers or processors(), len(jobs)), interrupted)
            with closing(in_order(games, [job.number for job in jobs]) if ordered else games) as played:
                for game in played:
                    contest.add(game, time.perf_counter() - start)
                    if store is not None:
                        store.add(game, contest)
                    if on_progress is not None:
                        on_progress(contest)
                    if contest.decided or interrupted():
                        break
            contest.interrupted = interrupted() and not contest.decided and len(contest.numbers) < contest.planned
    if store is not None:
        store.summarise(contest)
    return contest
