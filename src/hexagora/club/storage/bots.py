"""Accounts that are bots: programs that play from elsewhere, and whether they listen now."""

from __future__ import annotations

from sqlalchemy import bindparam, exists, select, update

from hexagora.club.storage import schema, schema_people
from hexagora.club.storage.store import Store

PEOPLE, ROOMS, SEATS = schema_people.people, schema.rooms, schema.seats


class BotStore:
    """The bots of a club, in the database of its rooms; fails as ``Store`` does."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def promote(self, person: str, now: float) -> bool:
        """Make an account a bot for good, unless it has ever sat down to a rated game; whether it is one now."""
        rated = exists().where(SEATS.c.guest == person, SEATS.c.room == ROOMS.c.id, ROOMS.c.rated)
        change = update(PEOPLE).where(PEOPLE.c.id == bindparam("of"), PEOPLE.c.bot.is_(None), ~rated)
        await self._store.writer.write((change.values(bot=bindparam("since")), {"of": person, "since": now}))
        async with self._store.reading() as connection:
            return await connection.scalar(select(PEOPLE.c.bot).where(PEOPLE.c.id == person)) is not None

    async def heard(self, person: str, at: float | None) -> None:
        """Note that a bot listens (None: that it has hung up)."""
        await self._store.writer.write(
            (
                update(PEOPLE).where(PEOPLE.c.id == bindparam("of")).values(heard=bindparam("at")),
                {"of": person, "at": at},
            )
        )

    async def listening(self, since: float, limit: int) -> dict[str, str]:
        """The names of the bots that were known to listen since then, by id."""
        open_to_all = PEOPLE.c.bot.is_not(None), PEOPLE.c.name.is_not(None), PEOPLE.c.banned.is_(None)
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(PEOPLE.c.id, PEOPLE.c.name)
                .where(*open_to_all, PEOPLE.c.heard >= since)
                .order_by(PEOPLE.c.name)
                .limit(limit)
            )
            return {row.id: row.name for row in rows}
