"""Where challenges are kept."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Row, bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexagora.club.domain import Challenge, Room, Seat, Terms, TimeControl
from hexagora.club.storage import schema_challenges as schema
from hexagora.club.storage import schema_people
from hexagora.club.storage.people import NOBODY
from hexagora.club.storage.store import Store
from hexagora.club.storage.writer import Statement
from hexagora.contract import Game

CHALLENGES, STEPS = schema.challenges, schema.steps
PEOPLE = schema_people.people


class ChallengeStore:
    """The challenges of a club, in the database of its rooms. Errors are those of ``Store``."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, challenge: Challenge) -> None:
        """Keep a new challenge."""
        await self._store.writer.write((insert(CHALLENGES), _values(challenge)))

    async def change(self, challenge: Challenge, room: Room | None = None) -> None:
        """Keep a challenge as it is now, and the room in which it is played. Conflict when somebody else was first."""
        values = _values(challenge)
        changed: Statement = (
            update(CHALLENGES)
            .where(CHALLENGES.c.id == bindparam("of"))
            .values(
                chairs=bindparam("now"), room=bindparam("at"), closed=bindparam("over"), declined=bindparam("refused")
            ),
            {
                "of": challenge.id,
                "now": values["chairs"],
                "at": challenge.room,
                "over": challenge.closed,
                "refused": challenge.declined,
            },
        )
        step = (insert(STEPS), {"challenge": challenge.id, "number": challenge.version})
        await self._store.writer.write(step, changed, *(() if room is None else self._store.creation(room)))

    async def load(self, id: str, games: Mapping[str, Game]) -> Challenge | None:
        """A challenge; None when there is none, or when its game is not installed any more."""
        async with self._store.reading() as connection:
            row = (await connection.execute(select(CHALLENGES).where(CHALLENGES.c.id == id))).first()
            version = await connection.scalar(select(func.max(STEPS.c.number)).where(STEPS.c.challenge == id))
            known = await _accounts(connection, [] if row is None else [row])
        return None if row is None else _challenge(row, version or 0, games, known)

    async def listed(self, games: Mapping[str, Game], since: float, limit: int) -> list[Challenge]:
        """The challenges that the lobby shows, newest first."""
        async with self._store.reading() as connection:
            result = await connection.execute(
                select(CHALLENGES)
                .where(
                    CHALLENGES.c.listed,
                    CHALLENGES.c.closed.is_(False),
                    CHALLENGES.c.room.is_(None),
                    CHALLENGES.c.created >= since,
                )
                .order_by(CHALLENGES.c.created.desc(), CHALLENGES.c.id)
                .limit(limit)
            )
            rows = result.all()
            known = await _accounts(connection, rows)
        found = [_challenge(row, 0, games, known) for row in rows]
        return [challenge for challenge in found if challenge is not None]

    async def concerning(self, games: Mapping[str, Game], who: str, since: float) -> list[Challenge]:
        """The open challenges to somebody, and those in which they have sat down, oldest first."""
        mine = or_(CHALLENGES.c.invited == who, CHALLENGES.c.chairs.contains(who, autoescape=True))
        async with self._store.reading() as connection:
            result = await connection.execute(
                select(CHALLENGES)
                .where(mine, CHALLENGES.c.closed.is_(False), CHALLENGES.c.room.is_(None))
                .where(CHALLENGES.c.created >= since)
                .order_by(CHALLENGES.c.created, CHALLENGES.c.id)
            )
            rows = result.all()
            known = await _accounts(connection, rows)
        found = [_challenge(row, 0, games, known) for row in rows]
        return [challenge for challenge in found if challenge is not None]


def _values(challenge: Challenge) -> dict[str, Any]:
    control = challenge.terms.control
    chairs = [None if seat is None else [seat.name, seat.guest, seat.level] for seat in challenge.chairs]
    return {
        "id": challenge.id,
        "game": challenge.game.id,
        "options": json.dumps(challenge.game.options),
        "control": json.dumps([control.kind, control.seconds, control.increment]),
        "rated": challenge.terms.rated,
        "seed": challenge.terms.seed,
        "side": challenge.side,
        "listed": challenge.listed,
        "chairs": json.dumps(chairs),
        "created": challenge.created,
        "room": challenge.room,
        "closed": challenge.closed,
        "invited": None if challenge.invited is None else challenge.invited.guest,
        "declined": challenge.declined,
    }


async def _accounts(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> dict[str, Seat]:
    """Those who sit there, or are wished for, and have an account, or had one: as they are called now."""
    guests = {chair[1] for row in rows for chair in json.loads(row.chairs) if chair is not None and chair[1]}
    guests |= {row.invited for row in rows if row.invited is not None}
    found = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.bot).where(PEOPLE.c.id.in_(guests)))
    return {row.id: Seat(row.name or NOBODY, row.id, bot=row.bot is not None) for row in found}


def _challenge(row: Row[Any], version: int, games: Mapping[str, Game], known: Mapping[str, Seat]) -> Challenge | None:
    if row.game not in games:
        return None
    chairs = tuple(None if chair is None else known.get(chair[1]) or Seat(*chair) for chair in json.loads(row.chairs))
    terms = Terms(TimeControl(*json.loads(row.control)), row.rated, row.seed, row.id)
    return Challenge(
        row.id,
        games[row.game].with_options(**json.loads(row.options)),
        chairs,
        terms,
        row.side,
        row.listed,
        row.created,
        row.room,
        row.closed,
        version,
        known.get(row.invited),
        row.declined,
    )
