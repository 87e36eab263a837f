"""Where rules are worked out: in threads, so that a first compilation, or a big position, does not stop the club.

What is asked all the time and is known to be quick is worked out at once: threads that compute take turns of five
milliseconds, so each move would wait that long, several times, to save the others a fraction of it.
"""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2
# Seconds in which something is quick. What was never asked before may have to be compiled.
QUICK = 0.004


class Rules:
    """Call it with a pure function and its arguments, and await the result."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="rules")
        self._closed = False
        self._took: dict[tuple[str, Callable[..., Any]], float] = {}

    async def __call__(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The function's result, or what it raises. Who asks after the club has closed is cancelled."""
        if self._closed:
            raise asyncio.CancelledError
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, functools.partial(function, *args, **kwargs))

    async def quickly(self, game: str, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, for what has the same kind of work to do again and again in a game."""
        key = game, function

        def timed(clock: Callable[[], float]) -> T:
            begin = clock()
            try:
                return function(*args, **kwargs)
            finally:
                self._took[key] = clock() - begin

        if self._took.get(key, QUICK) < QUICK:
            return timed(time.perf_counter)
        return await self(timed, time.thread_time)  # there others compute as well

    def close(self) -> None:
        """Take no more work."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
