"""Lists of somebody's games: those that they play, and those that are over."""

from __future__ import annotations

from sqlalchemy import select

from hexagora.club.storage import schema
from hexagora.club.storage.store import Store

ROOMS, SEATS = schema.rooms, schema.seats
# Nobody plays so many at once, except programs; they are told of the latest.
MOST = 500


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
