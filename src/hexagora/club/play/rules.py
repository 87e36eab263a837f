"""Where rules are worked out: in threads, so that a first compilation, or a big position, does not stop the club."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 2


class Rules:
    """Call it with a pure function and its arguments, and await the result."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="rules")
        self._closed = False

    async def __call__(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The function's result, or what it raises. Who asks after the club has closed is cancelled."""
        if self._closed:
            raise asyncio.CancelledError
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, functools.partial(function, *args, **kwargs))

    def close(self) -> None:
        """Take no more work."""
        self._closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
