"""A club in a thread of this process, which goes by a clock that a test sets, and whose bots move at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from hexagora.club.domain import midnight
from hexagora.club.play import Settings
from tests.club.house import Doorway, FakeTime, Instant, open_club

# A Monday.
DAY = date(2026, 11, 30)
HOUR = 3600.0
PATIENCE = 180.0


class FakeClub:
    """What a browser needs of a club, and a hand at its clock."""

    def __init__(self, time: FakeTime) -> None:
        self.address = ""
        self._time = time
        self._club: Doorway | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closing: asyncio.Event | None = None

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        assert self._loop is not None
        assert self._club is not None
        done = threading.Event()
        club = self._club

        def pass_on() -> None:
            club.wait(seconds)
            done.set()

        self._loop.call_soon_threadsafe(pass_on)
        assert done.wait(PATIENCE)

    async def serve(self, database: Path, house: Settings, opened: threading.Event) -> None:
        """Be open until ``close``."""
        self._loop, self._closing = asyncio.get_running_loop(), asyncio.Event()
        async with open_club(database, house, Instant, time=self._time) as club:
            self._club, self.address = club, club.address
            opened.set()
            await self._closing.wait()

    def close(self) -> None:
        """End it."""
        if self._loop is not None and self._closing is not None:
            self._loop.call_soon_threadsafe(self._closing.set)


@contextmanager
def fake_club(folder: Path, house: Settings, at: float = 12 * HOUR) -> Iterator[FakeClub]:
    """A club that opens so many seconds after a midnight."""
    time = FakeTime()
    time.at = midnight(DAY) + at
    club, opened = FakeClub(time), threading.Event()
    serving = threading.Thread(
        target=lambda: asyncio.run(club.serve(folder / "club.sqlite3", house, opened)), name="fake club"
    )
    serving.start()
    try:
        assert opened.wait(PATIENCE), "the club does not open"
        yield club
    finally:
        club.close()
        serving.join(PATIENCE)
