"""Lists of somebody's games: those that they play, and those that are over."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from hexagora.club.domain import Event
from hexagora.club.storage import schema
from hexagora.club.storage.store import Store

ROOMS, SEATS = schema.rooms, schema.seats
# Nobody plays so many at once, except programs; they are told of the latest.
MOST = 500


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over. ``player``: where the one sits whose list it is in; ``names``: of all who played."""

    room: str
    game: str
    ended: float
    player: int
    names: tuple[str, ...]
    rated: bool
    event: Event | None


class GameStore:
    """The games of a club by who plays them, in the database of its rooms; fails as ``Store`` does."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def playing(self, guest: str) -> dict[str, int]:
        """The rooms in which somebody plays now, with where they sit, oldest first."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(ROOMS.c.id, SEATS.c.player)
                .join(SEATS, SEATS.c.room == ROOMS.c.id)
                .where(SEATS.c.guest == guest, ROOMS.c.ended.is_(None))
                .order_by(ROOMS.c.created.desc(), ROOMS.c.id)
                .limit(MOST)
            )
            return {row.id: row.player for row in reversed(rows.all())}

    async def finished(self, person: str, now: float, limit: int) -> list[Finished]:
        """The latest games of somebody that are over, as far as who watches may know, the last one first."""
        async with self._store.reading() as connection:
            rows = (
                await connection.execute(
                    select(ROOMS.c.id, ROOMS.c.game, ROOMS.c.ended, ROOMS.c.rated, ROOMS.c.event, SEATS.c.player)
                    .join(SEATS, SEATS.c.room == ROOMS.c.id)
                    .where(SEATS.c.guest == person, ROOMS.c.ended + ROOMS.c.delay <= now)
                    .order_by(ROOMS.c.ended.desc(), ROOMS.c.id, SEATS.c.player)
                    .limit(limit)
                )
            ).all()
            names: dict[str, list[str]] = {row.id: [] for row in rows}
            seats = select(SEATS.c.room, SEATS.c.name).where(SEATS.c.room.in_(names))
            for seat in await connection.execute(seats.order_by(SEATS.c.player)):
                names[seat.room].append(seat.name)
        return [
            Finished(
                row.id,
                row.game,
                row.ended,
                row.player,
                tuple(names[row.id]),
                row.rated,
                None if row.event is None else Event.read(row.event),
            )
            for row in rows
        ]
