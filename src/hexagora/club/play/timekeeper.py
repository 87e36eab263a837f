"""Whose time is up? Deadlines are rows in the database; here they are only watched."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Awaitable, Callable, Mapping

from hexagora.club.domain import Deadline
from hexagora.club.play.now import Now
from hexagora.club.play.tasks import Tasks

log = logging.getLogger("hexagora.club")

# While a clock runs, the database is told this often that the club is alive: so much thinking time at most is given
# to a player in excess after a crash. An idle club writes nothing.
PULSE = 1.0
# How long to wait before a timeout that could not be written is tried again.
RETRY = 1.0


class Timekeeper:
    """Calls ``expire(room, number)`` when a deadline has passed; that answers False when it has to be tried again."""

    def __init__(
        self, expire: Callable[[str, int], Awaitable[bool]], beat: Callable[[], Awaitable[None]], now: Now
    ) -> None:
        self._expire = expire
        self._beat = beat
        self._now = now
        self._deadlines: dict[str, Deadline] = {}
        self._always = False
        self._heap: list[tuple[float, str, int]] = []
        self._changed = asyncio.Event()
        self._tasks = Tasks()

    def __len__(self) -> int:
        return len(self._deadlines)

    def start(self, deadlines: Mapping[str, Deadline], *, always: bool = False) -> None:
        """Begin with the deadlines that the database holds.

        always: note that the club is alive also while no clock runs, since other nodes go by that.
        """
        self._always = always
        for room, deadline in deadlines.items():
            self.watch(room, deadline)
        self._tasks.start(self._watch(), "timekeeper")
        self._tasks.start(self._pulse(), "pulse")

    def watch(self, room: str, deadline: Deadline | None) -> None:
        """Replace the deadline of a room; None: no clock runs there."""
        if deadline is None:
            self._deadlines.pop(room, None)
            return
        self._deadlines[room] = deadline
        self._push(deadline.expires, room, deadline.number)

    def share(self, deadlines: Mapping[str, Deadline], horizon: float) -> None:
        """All deadlines up to a time, whoever has set them. What should be among them and is not has been met."""
        for room, deadline in list(self._deadlines.items()):
            if deadline.due < horizon and room not in deadlines:
                del self._deadlines[room]
        for room, deadline in deadlines.items():
            if self._deadlines.get(room) != deadline:
                self.watch(room, deadline)

    async def close(self) -> None:
        """Stop watching, and note until when the clocks ran."""
        await self._tasks.close()
        if self._deadlines:
            await self._beat()

    def _push(self, at: float, room: str, number: int) -> None:
        heapq.heappush(self._heap, (at, room, number))
        if self._heap[0] == (at, room, number):
            self._changed.set()

    async def _watch(self) -> None:
        while True:
            self._changed.clear()
            if not self._heap:
                await self._changed.wait()
                continue
            at, room, number = self._heap[0]
            wait = at - self._now()
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), wait)
                continue
            heapq.heappop(self._heap)
            deadline = self._deadlines.get(room)
            if deadline is not None and deadline.number == number:  # else the move was made in time
                self._tasks.start(self._expired(room, number), f"timeout in {room}")

    async def _expired(self, room: str, number: int) -> None:
        if not await self._expire(room, number):
            self._push(self._now() + RETRY, room, number)

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            if self._deadlines or self._always:
                await self._beat()
