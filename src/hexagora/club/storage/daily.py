"""Where the challenges of the day are kept: the keys of the days, and what everybody's first try was worth."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, bindparam, func, insert, or_, select, update

from hexagora.club.domain import Room, Worth
from hexagora.club.storage import schema, schema_daily
from hexagora.club.storage.errors import Conflict, StorageError
from hexagora.club.storage.store import Store
from hexagora.club.storage.writer import Statement

SEATS = schema.seats
DAYS, ENTRIES = schema_daily.days, schema_daily.entries


@dataclass(frozen=True, slots=True)
class DailyEntry:
    """Somebody's first try at a game of a day. ``worth``: None while it goes on; ``counts``: it was over in time."""

    day: date
    game: str
    guest: str
    room: str
    worth: Worth | None
    counts: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """A line of the table of a day: a try that counts, and who made it."""

    guest: str
    name: str
    room: str
    worth: Worth


@dataclass(frozen=True, slots=True)
class Rank:
    """Where a try stands among all of its day that count: how many are better, how many worse, how many there are."""

    better: int
    worse: int
    total: int


class DailyStore:
    """The challenges of the day, in the database of the club's rooms. Errors are those of ``Store``."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Days -----------------------------------------------------------------------------------------------

    async def key(self, day: date, derived: str) -> str:
        """The key of a day; ``derived`` is kept as such when there is none yet."""
        with contextlib.suppress(Conflict):
            if (found := await self._key(day)) is not None:
                return found
            await self._store.writer.write((insert(DAYS), {"day": day.isoformat(), "key": derived}))
        found = await self._key(day)
        if found is None:
            raise StorageError("the key of the day is not there")
        return found

    async def _key(self, day: date) -> str | None:
        async with self._store.reading() as connection:
            found: str | None = await connection.scalar(select(DAYS.c.key).where(DAYS.c.day == day.isoformat()))
        return found

    async def first_day(self) -> date | None:
        """The first day on which somebody came."""
        async with self._store.reading() as connection:
            found = await connection.scalar(select(func.min(DAYS.c.day)))
        return None if found is None else date.fromisoformat(found)

    # Tries ----------------------------------------------------------------------------------------------

    async def begin(self, day: date, guest: str, room: Room) -> None:
        """Keep a new room as somebody's first try; Conflict when there is one already."""
        row = {"day": day.isoformat(), "game": room.state.game.id, "guest": guest, "room": room.id}
        await self._store.writer.write(*self._store.creation(room), (insert(ENTRIES), row))

    @staticmethod
    def finished(room: str, at: float, worth: Worth, *, counts: bool) -> Statement:
        """The statement that says what a try was worth, to be written with the move that ends it."""
        change = (
            update(ENTRIES)
            .where(ENTRIES.c.room == bindparam("of"), ENTRIES.c.finished.is_(None))
            .values(
                finished=bindparam("at"),
                counts=bindparam("in_time"),
                outcome=bindparam("how"),
                lead=bindparam("by"),
                points=bindparam("scored"),
            )
        )
        values = {"of": room, "at": at, "in_time": counts, "how": worth.outcome, "by": worth.lead}
        return change, values | {"scored": worth.points}

    async def entry(self, day: date, game: str, guest: str) -> DailyEntry | None:
        """Somebody's first try at a game of a day."""
        found = await self._entries(ENTRIES.c.day == day.isoformat(), ENTRIES.c.game == game, ENTRIES.c.guest == guest)
        return found[0] if found else None

    async def entries_of(self, guest: str) -> list[DailyEntry]:
        """All first tries of somebody, the oldest first."""
        return await self._entries(ENTRIES.c.guest == guest)

    async def _entries(self, *conditions: ColumnElement[bool]) -> list[DailyEntry]:
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(ENTRIES).where(*conditions).order_by(ENTRIES.c.day, ENTRIES.c.game, ENTRIES.c.guest)
            )
            return [
                DailyEntry(
                    date.fromisoformat(row.day),
                    row.game,
                    row.guest,
                    row.room,
                    None if row.finished is None else _worth(row),
                    bool(row.counts),
                )
                for row in rows
            ]

    # Tables ---------------------------------------------------------------------------------------------

    async def best(self, day: date, game: str, limit: int) -> list[Placed]:
        """The best tries of a day; of equal ones the one that was finished first is told first."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(ENTRIES, SEATS.c.name)
                .join(SEATS, and_(SEATS.c.room == ENTRIES.c.room, SEATS.c.guest == ENTRIES.c.guest))
                .where(*_counted(day, game))
                .order_by(*(ENTRIES.c[name].desc() for name in ("outcome", "lead", "points")))
                .order_by(ENTRIES.c.finished, ENTRIES.c.room)
                .limit(limit)
            )
            return [Placed(row.guest, row.name, row.room, _worth(row)) for row in rows]

    async def place(self, day: date, game: str, worth: Worth) -> Rank:
        """Where a try of this worth stands."""
        counted = select(func.count()).select_from(ENTRIES).where(*_counted(day, game))
        async with self._store.reading() as connection:
            total = await connection.scalar(counted)
            better = await connection.scalar(counted.where(_beyond(worth, better=True)))
            worse = await connection.scalar(counted.where(_beyond(worth, better=False)))
        return Rank(better or 0, worse or 0, total or 0)

    async def count(self, day: date, game: str) -> int:
        """How many tries of a day count."""
        async with self._store.reading() as connection:
            found = await connection.scalar(select(func.count()).select_from(ENTRIES).where(*_counted(day, game)))
        return found or 0


def _counted(day: date, game: str) -> tuple[ColumnElement[bool], ...]:
    return ENTRIES.c.day == day.isoformat(), ENTRIES.c.game == game, ENTRIES.c.counts.is_(True)


def _beyond(worth: Worth, *, better: bool) -> ColumnElement[bool]:
    """The order of ``Worth``, as the database says it."""

    def more(column: ColumnElement[float], value: float) -> ColumnElement[bool]:
        return column > value if better else column < value

    c = ENTRIES.c
    points = and_(c.lead == worth.lead, more(c.points, worth.points))
    return or_(
        more(c.outcome, worth.outcome),
        and_(c.outcome == worth.outcome, or_(more(c.lead, worth.lead), points)),
    )


def _worth(row: Row[Any]) -> Worth:
    return Worth(row.outcome, row.lead, row.points)
