"""Tasks in the background that somebody keeps, whose failures are told, and that end with their owner."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
log = logging.getLogger("hexagora.club")


class Tasks:
    """A set of running tasks. The event loop itself would forget them, and with them what went wrong."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s failed: %r", task.get_name(), error, exc_info=error)

    async def close(self) -> None:
        """Cancel what is still running and wait until it has ended."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until what is running now has ended."""
        await asyncio.gather(*self._running, return_exceptions=True)
