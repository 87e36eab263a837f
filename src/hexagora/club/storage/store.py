"""What the club asks of its database, in its own words."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager

from sqlalchemy import Engine, Insert, bindparam, delete, func, insert, literal, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hexagora.club.domain import Deadline, Entry, Room, Seat
from hexagora.club.errors import ClubError
from hexagora.club.storage import schema, schema_people, schema_ratings
from hexagora.club.storage.engine import connect, glancer, glancing, reader, reading, shared, writer
from hexagora.club.storage.errors import FAILURES, Conflict, reason
from hexagora.club.storage.here import Reader
from hexagora.club.storage.migrate import migrate
from hexagora.club.storage.place import Place
from hexagora.club.storage.rows import (
    LiveLine,
    RoomLine,
    RoomRow,
    as_change,
    as_deadline,
    as_entry,
    as_seat,
    as_terms,
    deadline_values,
    entry_values,
    room_values,
    seat_values,
    standing_values,
)
from hexagora.club.storage.secret import SIZE
from hexagora.club.storage.writer import Statement, Writer

ROOMS, SEATS, LOG, DEADLINES, PULSE = schema.rooms, schema.seats, schema.log, schema.deadlines, schema.pulse
CHANGES = schema_ratings.changes
SECRETS = schema_people.secrets
# What each room and each move writes. The writer runs a statement once for all who write it at the same time, so each
# is made once.
OPENS, SITS, ENTERS, RUNS = insert(ROOMS), insert(SEATS), insert(LOG), insert(DEADLINES)
ENDS = update(ROOMS).where(ROOMS.c.id == bindparam("of"), ROOMS.c.ended.is_(None)).values(ended=bindparam("ended"))
STANDS = (
    update(SEATS)
    .where(SEATS.c.room == bindparam("of"), SEATS.c.player == bindparam("who"))
    .values(awaited=bindparam("is_awaited"), bank=bindparam("left"))
)
STOPS = delete(DEADLINES).where(DEADLINES.c.room == bindparam("of"))
# Nodes tell every second that they are alive. Whoever opens within so many seconds after that is not alone.
OTHERS = 5.0


class Store:
    """The rooms of a club. Reading raises StorageError when the database does not answer; writing see ``Writer``."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = shared(engine)
        self._reader, self._glancer = reader(engine), glancer(engine)
        self.writer = Writer(writer(engine))

    @classmethod
    async def open(cls, place: Place) -> Store:
        """The store at a place, with its tables brought up to date. ClubError when it cannot be written."""
        engine = connect(place.url)
        try:
            async with engine.execution_options(writes=True).begin() as connection:
                await connection.run_sync(migrate)
                await connection.execute(_first_pulse())
        except FAILURES as error:
            await engine.dispose()
            raise ClubError(f"the database {place.shown} cannot be written: {reason(error)}") from None
        except ClubError:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Finish writing and let go of the file."""
        await self.writer.close()
        if isinstance(self._glancer, Engine):
            self._glancer.dispose()
        await self.engine.dispose()

    # Rooms ----------------------------------------------------------------------------------------------

    async def create(self, room: Room, rematch_of: str | None = None) -> None:
        """Keep a new room. Conflict when ``rematch_of`` has its rematch already."""
        await self.writer.write(*self.creation(room, rematch_of))

    def creation(self, room: Room, rematch_of: str | None = None) -> list[Statement]:
        """What is to be written for a new room."""
        return [
            (OPENS, room_values(room, rematch_of)),
            (SITS, seat_values(room)),
            *([(ENTERS, [entry_values(room, entry) for entry in room.log])] if room.log else []),
            *_deadline(room),
        ]

    async def append(self, room: Room, entry: Entry, *also: Statement) -> None:
        """Keep one more entry of a room's log; ``room`` is as it is after it. Conflict when that row is taken.

        also: what else is to be written with it or not at all.
        """
        over: list[Statement] = [(ENDS, {"of": room.id, "ended": entry.at})] if room.state.is_over else []
        await self.writer.write(
            (ENTERS, entry_values(room, entry)),
            *over,
            (STANDS, standing_values(room)),
            (STOPS, {"of": room.id}),
            *_deadline(room),
            *also,
        )

    async def load(self, id: str) -> RoomRow | None:
        """A room; None when there is none."""
        async with self.glancing() as connection:
            room = (await connection.execute(select(ROOMS).where(ROOMS.c.id == id))).first()
            if room is None:
                return None
            seats = (await connection.execute(select(SEATS).where(SEATS.c.room == id).order_by(SEATS.c.player))).all()
            log = await connection.execute(select(LOG).where(LOG.c.room == id).order_by(LOG.c.number))
            deadline = (await connection.execute(select(DEADLINES).where(DEADLINES.c.room == id))).first()
            rematch = await connection.scalar(select(ROOMS.c.id).where(ROOMS.c.rematch_of == id))
            changes = await connection.execute(select(CHANGES).where(CHANGES.c.room == id).order_by(CHANGES.c.player))
            ratings = tuple(as_change(row) for row in changes) or None
        return RoomRow(
            room.id,
            room.game,
            json.loads(room.options),
            json.loads(room.setup),
            room.created,
            tuple(as_seat(row) for row in seats),
            tuple(as_entry(row) for row in log),
            None if deadline is None else as_deadline(deadline),
            rematch,
            as_terms(room),
            tuple(row.bank for row in seats if row.bank is not None),
            ratings,
        )

    async def length(self, id: str) -> int:
        """How many entries the log of a room holds."""
        async with self.glancing() as connection:
            found = await connection.scalar(select(func.count()).select_from(LOG).where(LOG.c.room == id))
        return found or 0

    async def rematch_of(self, id: str) -> str | None:
        """The rematch of a room, None when nobody asked for one."""
        async with self.glancing() as connection:
            found: str | None = await connection.scalar(select(ROOMS.c.id).where(ROOMS.c.rematch_of == id))
        return found

    async def rooms_of(self, guest: str, limit: int) -> list[RoomLine]:
        """A guest's latest rooms, newest first."""
        async with self.reading() as connection:
            rows = (
                await connection.execute(
                    select(ROOMS.c.id, ROOMS.c.game, ROOMS.c.ended, SEATS.c.player, SEATS.c.awaited)
                    .join(SEATS, SEATS.c.room == ROOMS.c.id)
                    .where(SEATS.c.guest == guest)
                    .order_by(ROOMS.c.created.desc(), ROOMS.c.id)
                    .limit(limit)
                )
            ).all()
            ids = [row.id for row in rows]
            seats: dict[str, list[Seat]] = {id: [] for id in ids}
            for row in await connection.execute(select(SEATS).where(SEATS.c.room.in_(ids)).order_by(SEATS.c.player)):
                seats[row.room].append(as_seat(row))
        return [
            RoomLine(row.id, row.game, row.player, row.awaited, row.ended is not None, tuple(seats[row.id]))
            for row in rows
        ]

    async def live(self, now: float, limit: int) -> list[LiveLine]:
        """The rated games that are being played, as who watches may know, newest first.

        All others are for those who have the link.
        """
        async with self.reading() as connection:
            rows = await connection.execute(
                select(ROOMS.c.id, ROOMS.c.game, ROOMS.c.delay)
                .where(ROOMS.c.rated, ROOMS.c.created + ROOMS.c.delay <= now)
                .where(or_(ROOMS.c.ended.is_(None), ROOMS.c.ended + ROOMS.c.delay > now))
                .order_by(ROOMS.c.created.desc(), ROOMS.c.id)
                .limit(limit)
            )
            games = {row.id: row for row in rows}
            seats: dict[str, list[Seat]] = {id: [] for id in games}
            for row in await connection.execute(select(SEATS).where(SEATS.c.room.in_(games)).order_by(SEATS.c.player)):
                seats[row.room].append(as_seat(row))
        return [LiveLine(id, row.game, tuple(seats[id]), row.delay) for id, row in games.items()]

    # Coming back after a restart -------------------------------------------------------------------------

    async def waiting_for_bots(self) -> list[str]:
        """The unfinished rooms in which a bot is to move."""
        async with self.reading() as connection:
            found = await connection.scalars(
                select(ROOMS.c.id)
                .join(SEATS, SEATS.c.room == ROOMS.c.id)
                .where(ROOMS.c.ended.is_(None), SEATS.c.level.is_not(None), SEATS.c.awaited)
                .group_by(ROOMS.c.id, ROOMS.c.created)
                .order_by(ROOMS.c.created)
            )
            return list(found)

    async def open_rooms(self) -> dict[str, int]:
        """How many games go on, by game."""
        async with self.reading() as connection:
            rows = await connection.execute(
                select(ROOMS.c.game, func.count().label("rooms")).where(ROOMS.c.ended.is_(None)).group_by(ROOMS.c.game)
            )
            return {row.game: row.rooms for row in rows}

    async def games_under_way(self) -> list[str]:
        """The games of the unfinished rooms, the one of the latest room last."""
        async with self.reading() as connection:
            found = await connection.scalars(
                select(ROOMS.c.game)
                .where(ROOMS.c.ended.is_(None))
                .group_by(ROOMS.c.game)
                .order_by(func.max(ROOMS.c.created))
            )
            return list(found)

    async def resume(self, now: float) -> dict[str, Deadline]:
        """All deadlines by room, after the time in which the club was down has been added to them."""
        async with self.reading() as connection:
            alive = await connection.scalar(select(func.max(PULSE.c.alive)))
            before = {row.room: as_deadline(row) for row in await connection.execute(select(DEADLINES))}
        if self.shared and now - (alive or 0.0) < OTHERS:
            return before  # another node is there: nobody was away
        after = {room: deadline.resumed(alive or 0.0, now) for room, deadline in before.items()}
        moved: Iterable[Statement] = (
            (
                update(DEADLINES).where(DEADLINES.c.room == bindparam("of"), DEADLINES.c.number == bindparam("at")),
                [{"of": room, "at": one.number, "due": one.due} for room, one in after.items()],
            ),
        )
        await self.writer.write(*(moved if after else ()), *_pulse(now))
        return after

    async def due(self, before: float) -> dict[str, Deadline]:
        """The deadlines by room that pass before a time, whichever node has set them."""
        async with self.reading() as connection:
            rows = await connection.execute(select(DEADLINES).where(DEADLINES.c.due < before))
            return {row.room: as_deadline(row) for row in rows}

    async def skew(self) -> float:
        """How many seconds the clock that all nodes go by is before this machine's: that of a server they share."""
        if not self.shared:
            return 0.0
        async with self.reading() as connection:
            begin = time.time()
            there = float(await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or begin)
            return there - (begin + time.time()) / 2

    async def secret(self) -> bytes:
        """The secret that signs cookies, where all nodes find it: made by the first that asks."""
        with contextlib.suppress(Conflict):
            await self.writer.write((insert(SECRETS), {"id": 1, "value": secrets.token_hex(SIZE)}))
        async with self.reading() as connection:
            return bytes.fromhex(str(await connection.scalar(select(SECRETS.c.value))))

    async def beat(self, now: float) -> None:
        """Note that the club is alive."""
        await self.writer.write(*_pulse(now))

    async def answer(self) -> None:
        """Returns when the database answers, else StorageError."""
        async with self.reading() as connection:
            await connection.execute(select(func.count()).select_from(PULSE))

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read with, in one transaction."""
        return reading(self._reader)

    def glancing(self) -> AbstractAsyncContextManager[Reader]:
        """The same for what is found by its key: on a file it does not leave the event loop."""
        return glancing(self._glancer)


def _deadline(room: Room) -> list[Statement]:
    return [] if room.deadline is None else [(RUNS, deadline_values(room.id, room.deadline))]


def _pulse(now: float) -> list[Statement]:
    return [(update(PULSE).where(PULSE.c.alive < bindparam("now")).values(alive=bindparam("now")), {"now": now})]


def _first_pulse() -> Insert:
    """The one row, where there is none yet; from then on it is only ever written over."""
    none = ~select(PULSE.c.id).exists()
    return insert(PULSE).from_select(["id", "alive"], select(literal(1), literal(0.0)).where(none))
