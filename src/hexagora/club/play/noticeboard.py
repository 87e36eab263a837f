"""Looks for what others have posted in the database: other nodes, and commands in another terminal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from hexagora.club.play.now import Now
from hexagora.club.play.tasks import Tasks
from hexagora.club.storage import Notice, Notices, StorageError, Store

log = logging.getLogger("hexagora.club")

# How long something from elsewhere may take to be heard of. An idle club reads, and writes nothing.
LOOK = 1.0


class Noticeboard:
    """Calls everybody who listens with each notice, once and in order."""

    def __init__(self, store: Store, now: Now) -> None:
        self._notices = Notices(store)
        self._now = now
        self._listeners: list[Callable[[Notice], None]] = []
        self._looking = asyncio.Lock()
        self._tasks = Tasks()

    def listen(self, listener: Callable[[Notice], None]) -> None:
        """Call this one from now on."""
        self._listeners.append(listener)

    async def start(self) -> None:
        """Begin with what is posted from now on."""
        await self._notices.begin(self._now())
        self._tasks.start(self._watch(), "noticeboard")

    async def look(self) -> None:
        """Tell what is new. Whoever has just posted something calls this, so that nobody here has to wait."""
        async with self._looking:
            for notice in await self._notices.new():
                for listener in self._listeners:
                    listener(notice)

    async def close(self) -> None:
        """Look no more."""
        await self._tasks.close()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except StorageError as error:
                log.warning("%s", error)
