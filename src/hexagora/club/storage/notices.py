"""What everybody who serves the club must hear of: a row, written with the change that it tells.

The bus tells of a room to those who look at it, and forgets. A notice reaches every node and comes from anybody who
can write to the database, so also from a command in another terminal.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, delete, insert, select

from hexagora.club.storage import schema_people
from hexagora.club.storage.store import Store
from hexagora.club.storage.writer import Statement

NOTICES = schema_people.notices
# Nodes look every second; who has not looked for so long has been started anew.
KEPT = 3600.0
# A row gets its number before it is committed, so that of two writers the one with the greater number may be first.
OVERTAKEN = 256


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """Somebody has another name now, on all of their seats."""

    person: str
    name: str


class SessionsEnded(msgspec.Struct, frozen=True, tag="sessions-ended"):
    """These sessions of somebody have ended; None: all."""

    person: str
    sessions: tuple[str, ...] | None


class RoomChanged(msgspec.Struct, frozen=True, tag="room-changed"):
    """The log of a room holds so many entries now, written by a command."""

    room: str
    entries: int


Notice = Renamed | SessionsEnded | RoomChanged
_decoder = msgspec.json.Decoder(Notice)


def posted(event: Notice, now: float) -> Statement:
    """The statement that posts a notice, to be written together with what it tells."""
    return insert(NOTICES), {"at": now, "event": msgspec.json.encode(event).decode()}


class Notices:
    """Reads the notices from a place on."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._highest = 0
        self._read: set[int] = set()

    async def begin(self, now: float) -> None:
        """Only what is posted from now on is of interest; what is old is thrown away."""
        old = delete(NOTICES).where(NOTICES.c.at < bindparam("before"))
        await self._store.writer.write((old, {"before": now - KEPT}))
        await self.new()

    async def new(self) -> list[Notice]:
        """What has been posted since the last look."""
        async with self._store.glancing() as connection:
            rows = await connection.execute(
                select(NOTICES.c.number, NOTICES.c.event)
                .where(NOTICES.c.number > self._highest - OVERTAKEN)
                .order_by(NOTICES.c.number)
            )
            found = [row for row in rows if row.number not in self._read]
        self._read.update(row.number for row in found)
        self._highest = max(self._read, default=0)
        self._read = {number for number in self._read if number > self._highest - OVERTAKEN}
        return [_decoder.decode(row.event) for row in found]
