"""Where it is kept what is said at tables."""

from __future__ import annotations

from collections.abc import AsyncIterator

from sqlalchemy import func, insert, select, tuple_

from hexagora.club.domain import Channel, Line, Seat, guest_name
from hexagora.club.storage import schema_people
from hexagora.club.storage import schema_talk as schema
from hexagora.club.storage.people import NOBODY
from hexagora.club.storage.store import Store

# So many lines are read at once for who wants them all.
PORTION = 500
TALK, PEOPLE = schema.talk, schema_people.people
KEY = TALK.c.at, TALK.c.room, TALK.c.number


class TalkStore:
    """The talk of a club, in the database of its rooms. Errors are those of ``Store``."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, room: str, line: Line, guest: str, client_id: str) -> None:
        """Keep one more line. Conflict when the number is taken, or this message is there already."""
        row = {
            "room": room,
            "number": line.number,
            "channel": line.channel,
            "guest": guest,
            "text": line.text,
            "client_id": client_id,
            "at": line.at,
        }
        await self._store.writer.write((insert(TALK), row))

    async def said(self, room: str, client_id: str) -> str | None:
        """Whose message has this id already; None when nobody's has."""
        async with self._store.glancing() as connection:
            found: str | None = await connection.scalar(
                select(TALK.c.guest).where(TALK.c.room == room, TALK.c.client_id == client_id)
            )
        return found

    async def said_by(self, guest: str) -> AsyncIterator[tuple[str, float, str]]:
        """All that somebody has said: the room, when, and the text; read in portions."""
        before: tuple[float, str, int] | None = None
        while True:
            wanted = select(TALK.c.room, TALK.c.number, TALK.c.at, TALK.c.text).where(TALK.c.guest == guest)
            if before is not None:
                wanted = wanted.where(tuple_(*KEY) > tuple_(*before))
            async with self._store.reading() as connection:
                rows = (await connection.execute(wanted.order_by(*KEY).limit(PORTION))).all()
            for row in rows:
                yield row.room, row.at, row.text
            if len(rows) < PORTION:
                return
            before = rows[-1].at, rows[-1].room, rows[-1].number

    async def count(self, room: str) -> int:
        """How many lines there are at a table, in both channels."""
        async with self._store.reading() as connection:
            return await connection.scalar(select(func.count()).where(TALK.c.room == room)) or 0

    async def lines(self, room: str, seats: tuple[Seat, ...], channel: Channel, limit: int) -> list[Line]:
        """The latest lines of a channel, the last one last, with the names that people have now."""
        async with self._store.glancing() as connection:
            rows = (
                await connection.execute(
                    select(TALK, PEOPLE.c.name, PEOPLE.c.deleted)
                    .join(PEOPLE, PEOPLE.c.id == TALK.c.guest, isouter=True)
                    .where(TALK.c.room == room, TALK.c.channel == channel)
                    .order_by(TALK.c.number.desc())
                    .limit(limit)
                )
            ).all()
        players = {seat.guest: player for player, seat in enumerate(seats)}
        return [
            Line(
                row.number,
                row.channel,
                players.get(row.guest) if channel == "players" else None,
                NOBODY if row.deleted is not None else row.name or guest_name(row.guest),
                row.text,
                row.at,
            )
            for row in reversed(rows)
        ]
