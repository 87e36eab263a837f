"""Where rules are worked out: in threads, so that a first compilation, or a big position, does not stop the club.

What is asked all the time and is known to be quick is worked out at once: threads that compute take turns of five
milliseconds, so each move would wait that long, several times, to save the others a fraction of it.
"""

from __future__ import annotations

import asyncio
import functools
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
# What is worked out, in which game.
Key = tuple[str, Callable[..., Any]]

THREADS, NAME = 2, "rules"
# Seconds in which something is quick. What was never asked before may have to be compiled.
QUICK = 0.004
SLOW = (QUICK, QUICK)


class Rules:
    """Call it with a pure function and its arguments, and await the result."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix=NAME)
        self._closed = False
        # The times that it took the last two times.
        self._took: dict[Key, tuple[float, float]] = {}

    async def __call__(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The function's result, or what it raises. Who asks after the club has closed is cancelled."""
        if self._closed:
            raise asyncio.CancelledError
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, functools.partial(function, *args, **kwargs))

    async def quickly(self, game: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, for what has the same kind of work to do again and again in a game."""
        if self.quick(game, function):
            return self.at_once(game, function, *args, **kwargs)
        # There others compute as well, so it is not the time that passes which counts.
        work = functools.partial(function, *args, **kwargs)
        return await self(self._timed, time.thread_time, (game, function), work)

    def quick(self, game: str, function: Callable[..., Any]) -> bool:
        """Whether something need not leave the event loop: one of the last two times it was quick.

        One time alone may be that of somebody else, on a busy machine.
        """
        return min(self._took.get((game, function), SLOW)) < QUICK

    def at_once(self, game: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work out in the event loop what is quick."""
        return self._timed(time.perf_counter, (game, function), functools.partial(function, *args, **kwargs))

    def _timed(self, clock: Callable[[], float], key: Key, work: Callable[[], T]) -> T:
        begin = clock()
        try:
            return work()
        finally:
            took = clock() - begin
            self._took[key] = self._took.get(key, (took, took))[1], took

    def close(self) -> None:
        """Take no more work."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)


def at_work() -> bool:
    """Whether a thread still computes for a club that has closed: who compiles cannot be told to stop."""
    return any(thread.name.startswith(NAME) for thread in threading.enumerate())
