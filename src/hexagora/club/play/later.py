"""A room as who watches may see it: some seconds later than its players, so that nobody can whisper to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hexagora.club.domain import Room, earlier, next_sight, visible
from hexagora.club.play.now import Now
from hexagora.club.play.rules import Rules
from hexagora.club.play.tasks import Tasks

# How long at most until the clock is looked at again.
LOOK = 1.0


class Later:
    """Follows a room at a distance. The log says what happened when, so every node shows the same at the same time."""

    def __init__(self, room: Callable[[], Room], rules: Rules, now: Now, changed: Callable[[], None]) -> None:
        self._room = room
        self._rules = rules
        self._now = now
        self._changed = changed
        self._shown: Room | None = None
        self._following = False
        self._tasks = Tasks()

    @property
    def on(self) -> bool:
        """Whether who watches sees the game later at all."""
        return self._room().terms.delay > 0

    @property
    def room(self) -> Room | None:
        """What may be seen; None: nothing yet."""
        return self._shown if self.on else self._room()

    @property
    def now(self) -> float:
        """The time in what is seen."""
        return self._now() - self._room().terms.delay

    def follow(self) -> None:
        """The room is another one now."""
        if self.on and not self._following:
            self._following = True
            self._tasks.start(self._follow(), f"delay of {self._room().id}")

    async def look(self) -> Room | None:
        """What may be seen at this moment."""
        newest, entries = self._room(), visible(self._room(), self._now())
        if not self.on or entries is None:
            return self.room
        return await self._rules(earlier, newest, entries, self._shown)

    async def close(self) -> None:
        """Show no more."""
        await self._tasks.close()

    async def _follow(self) -> None:
        while True:
            shown = await self.look()
            if shown is not self._shown:
                self._shown = shown
                self._changed()
            newest = self._room()
            wait = next_sight(newest, self._now())
            if wait is None and self._shown is newest:
                self._following = False
                return
            await asyncio.sleep(0.0 if wait is None else min(LOOK, max(wait, 0.0)))
