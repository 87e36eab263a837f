"""What the club asks of its database about those who seek a game: one pool for all nodes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, select, update

from hexagora.club.domain import Room, Seat, Ticket
from hexagora.club.storage import schema_pool
from hexagora.club.storage.store import Store
from hexagora.club.storage.writer import Statement

SEARCHES, ENDS = schema_pool.searches, schema_pool.ends
# What nodes write every second while somebody waits.
STAYS = update(SEARCHES).where(SEARCHES.c.id == bindparam("of")).values(seen=bindparam("now"))
FORGETS = delete(SEARCHES).where(SEARCHES.c.seen < bindparam("before"))
CLEARS = delete(ENDS).where(ENDS.c.at < bindparam("before"))
# Nodes say every second who is still there. Whom none has named for so many seconds has gone with their node.
FRESH = 6.0
# How an ended search ended is of interest to the nodes that look next; after so many seconds it is forgotten.
KEPT = 120.0


@dataclass(frozen=True, slots=True)
class Searched:
    """Somebody's search for a game; ``id`` is its own, ``name`` what they are called."""

    id: str
    game: str
    name: str
    ticket: Ticket

    @property
    def seat(self) -> Seat:
        """Where they would sit."""
        return Seat(self.name, guest=self.ticket.guest)


@dataclass(frozen=True, slots=True)
class Looked:
    """The pool at some time: all searches by guest, and the ends (a room, or None) of those that were asked for."""

    searches: Mapping[str, Searched]
    ends: Mapping[str, str | None]


class PoolStore:
    """Those who seek, in the database of the rooms; fails as ``Store`` does."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def enter(self, search: Searched, now: float) -> None:
        """Begin a search, in the place of what its guest sought before. Conflict when they begin another one just now.

        A search goes on under the id that it has: where several nodes know it, they mean the same one.
        """
        ticket = search.ticket
        row = {
            "guest": ticket.guest,
            "id": search.id,
            "game": search.game,
            "name": search.name,
            "elo": ticket.elo,
            "since": ticket.since,
            "last": ticket.last,
            "seen": now,
        }
        before = delete(SEARCHES).where(SEARCHES.c.guest == bindparam("who"))
        await self._store.writer.write((before, {"who": ticket.guest}), (insert(SEARCHES), row))

    async def leave(self, search: str, now: float) -> None:
        """End a search for nothing. Conflict when it has ended already."""
        await self._store.writer.write(*_ended([search], None, now))

    async def meet(self, searches: Sequence[str], room: Room, now: float) -> None:
        """End searches by a new room, all of it or nothing. Conflict when one of them has ended already."""
        await self._store.writer.write(*self._store.creation(room), *_ended(searches, room.id, now))

    async def look(self, mine: Collection[str], now: float) -> Looked:
        """Say that some searches are still waited for, and see how the pool stands and how these have ended."""
        await self._store.writer.write(
            *([(STAYS, [{"of": id, "now": now} for id in mine])] if mine else []),
            (FORGETS, {"before": now - FRESH}),
            (CLEARS, {"before": now - KEPT}),
        )
        async with self._store.reading() as connection:
            ends = await connection.execute(select(ENDS.c.search, ENDS.c.room).where(ENDS.c.search.in_(mine)))
            ended = {row.search: row.room for row in ends}
            found = [_searched(row) for row in await connection.execute(select(SEARCHES))]
        return Looked({search.ticket.guest: search for search in found}, ended)

    async def of(self, guest: str, now: float) -> Searched | None:
        """What somebody seeks, at whichever node."""
        fresh = select(SEARCHES).where(SEARCHES.c.guest == guest, SEARCHES.c.seen >= now - FRESH)
        async with self._store.reading() as connection:
            row = (await connection.execute(fresh)).first()
        return None if row is None else _searched(row)

    async def waiting(self, now: float) -> dict[str, int]:
        """How many seek each game."""
        counted = select(SEARCHES.c.game, func.count().label("people")).where(SEARCHES.c.seen >= now - FRESH)
        async with self._store.reading() as connection:
            rows = await connection.execute(counted.group_by(SEARCHES.c.game).order_by(SEARCHES.c.game))
            return {row.game: row.people for row in rows}


def _ended(searches: Sequence[str], room: str | None, now: float) -> list[Statement]:
    gone = delete(SEARCHES).where(SEARCHES.c.id == bindparam("of"))
    return [
        (insert(ENDS), [{"search": id, "room": room, "at": now} for id in searches]),
        (gone, [{"of": id} for id in searches]),
    ]


def _searched(row: Row[Any]) -> Searched:
    return Searched(row.id, row.game, row.name, Ticket(row.guest, row.elo, row.since, row.last))
