"""What the club asks of its database about accounts: names, passwords, sessions."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, and_, bindparam, delete, insert, or_, select, update

from hexagora.club.storage import schema, schema_challenges, schema_learn, schema_people, schema_reviews
from hexagora.club.storage.notices import Notice, Renamed, SessionsEnded, posted
from hexagora.club.storage.store import Store
from hexagora.club.storage.writer import Statement

ROOMS, SEATS = schema.rooms, schema.seats
CHALLENGES = schema_challenges.challenges
PEOPLE, LOOKS, SESSIONS = schema_people.people, schema_people.looks, schema_people.sessions
# Asked with each request of a guest.
OWNED = select(PEOPLE.c.id).where(PEOPLE.c.id == bindparam("of"))
TOKENS = schema_people.tokens
STUDIES = schema_reviews.studies
SOLVED = schema_learn.solved
PAGE = 200
# What stands on the seats of an account that was deleted.
NOBODY = "Former member"


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody with a name. ``password`` is what argon2 made of it; ``banned``: since when, and why.

    bot: since when the account is that of a program, for good.
    """

    id: str
    name: str
    password: str
    created: float
    banned: float | None = None
    ban_reason: str | None = None
    bot: float | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """A browser in which somebody is logged in. ``agent`` says which, for example "Firefox on Linux"."""

    id: str
    person: str
    agent: str
    created: float
    seen: float


class PeopleStore:
    """The accounts of a club, in the same database as its rooms; fails as ``Store`` does."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Accounts -------------------------------------------------------------------------------------------

    async def add(self, account: Account, folded: str, looks: Iterable[str]) -> None:
        """Keep a new account, and put its name on its owner's seats. Conflict when id, name or look is taken."""
        row = {
            "id": account.id,
            "name": account.name,
            "folded": folded,
            "password": account.password,
            "created": account.created,
        }
        chairs = await self._chairs(account.id, account.name)
        await self.store.writer.write(
            (insert(PEOPLE), row),
            (insert(LOOKS), [{"look": look, "person": account.id} for look in looks]),
            _named(account.id, account.name),
            *chairs,
            posted(Renamed(account.id, account.name), account.created),
        )

    async def taken(self, looks: Iterable[str]) -> bool:
        """Whether somebody has a name that looks like one of these."""
        async with self.store.reading() as connection:
            found = await connection.scalar(select(LOOKS.c.person).where(LOOKS.c.look.in_(list(looks))).limit(1))
        return found is not None

    async def owned(self, id: str) -> bool:
        """Whether an id belongs to an account, or belonged to one; then no guest may come with it."""
        async with self.store.glancing() as connection:
            return await connection.scalar(OWNED, {"of": id}) is not None

    async def account(self, id: str) -> Account | None:
        """The account with an id."""
        return await self._account(PEOPLE.c.id == id)

    async def named(self, folded: str) -> Account | None:
        """The account whose name this is, without regard to case."""
        if "\0" in folded:  # which some databases do not take, and no name has
            return None
        return await self._account(PEOPLE.c.folded == folded)

    async def _account(self, condition: Any) -> Account | None:
        async with self.store.glancing() as connection:
            row = (await connection.execute(select(PEOPLE).where(condition, PEOPLE.c.deleted.is_(None)))).first()
        return None if row is None else as_account(row)

    async def set_password(self, id: str, password: str) -> None:
        """Keep what argon2 made of a password."""
        await self.store.writer.write(
            (update(PEOPLE).where(PEOPLE.c.id == bindparam("of")).values(password=password), {"of": id})
        )

    async def set_ban(self, id: str, at: float | None, reason: str | None) -> None:
        """Close an account to its owner (None: open it again)."""
        change = update(PEOPLE).where(PEOPLE.c.id == bindparam("of")).values(banned=at, ban_reason=reason)
        await self.store.writer.write((change, {"of": id}))

    async def forget(self, id: str, now: float) -> None:
        """Delete an account with password, sessions, studies and all it has learned; games and an empty row stay."""
        emptied = {"name": None, "folded": None, "password": None, "deleted": now, "banned": None, "ban_reason": None}
        await self.store.writer.write(
            (delete(LOOKS).where(LOOKS.c.person == bindparam("of")), {"of": id}),
            (delete(SESSIONS).where(SESSIONS.c.person == bindparam("of")), {"of": id}),
            (delete(TOKENS).where(TOKENS.c.person == bindparam("of")), {"of": id}),
            (delete(STUDIES).where(STUDIES.c.owner == bindparam("of")), {"of": id}),
            (delete(SOLVED).where(SOLVED.c.person == bindparam("of")), {"of": id}),
            (update(PEOPLE).where(PEOPLE.c.id == bindparam("of")).values(**emptied), {"of": id}),
            _named(id, NOBODY),
            *await self._chairs(id, NOBODY),
            posted(Renamed(id, NOBODY), now),
            posted(SessionsEnded(id, None), now),
        )

    async def _chairs(self, id: str, name: str) -> list[Statement]:
        """Another name on somebody's chairs in challenges, where nobody else changes them at the same moment."""
        async with self.store.reading() as connection:
            rows = await connection.execute(
                select(CHALLENGES.c.id, CHALLENGES.c.chairs).where(CHALLENGES.c.chairs.contains(id, autoescape=True))
            )
            found = [(row.id, row.chairs) for row in rows]
        unchanged = CHALLENGES.c.id == bindparam("of"), CHALLENGES.c.chairs == bindparam("old")
        change = update(CHALLENGES).where(*unchanged).values(chairs=bindparam("new"))
        return [(change, {"of": room, "old": old, "new": _seated(old, id, name)}) for room, old in found]

    async def rooms(self, id: str) -> AsyncIterator[tuple[str, int]]:
        """All rooms of somebody with where they sit there, oldest first; read by the page, for there may be many."""
        created, last = -1.0, ""
        while True:
            later = or_(ROOMS.c.created > created, and_(ROOMS.c.created == created, ROOMS.c.id > last))
            async with self.store.reading() as connection:
                rows = (
                    await connection.execute(
                        select(ROOMS.c.id, ROOMS.c.created, SEATS.c.player)
                        .join(SEATS, SEATS.c.room == ROOMS.c.id)
                        .where(SEATS.c.guest == id, later)
                        .order_by(ROOMS.c.created, ROOMS.c.id)
                        .limit(PAGE)
                    )
                ).all()
            for row in rows:
                yield row.id, row.player
            if len(rows) < PAGE:
                return
            created, last = rows[-1].created, rows[-1].id

    # Sessions -------------------------------------------------------------------------------------------

    async def begin(self, session: Session, digest: str) -> None:
        """Keep a new session."""
        row = {
            "id": session.id,
            "digest": digest,
            "person": session.person,
            "agent": session.agent,
            "created": session.created,
            "seen": session.seen,
        }
        await self.store.writer.write((insert(SESSIONS), row))

    async def session(self, digest: str) -> tuple[Session, Account] | None:
        """A session and whose it is, by the digest of its token."""
        async with self.store.glancing() as connection:
            row = (await connection.execute(select(SESSIONS).where(SESSIONS.c.digest == digest))).first()
            if row is None:
                return None
            person = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == row.person))).one()
        return _as_session(row), as_account(person)

    async def seen(self, session: str, now: float) -> None:
        """Note when a session was used."""
        await self.store.writer.write(
            (update(SESSIONS).where(SESSIONS.c.id == bindparam("of")).values(seen=now), {"of": session})
        )

    async def sessions(self, person: str) -> list[Session]:
        """All sessions of somebody, the one used last first."""
        async with self.store.reading() as connection:
            rows = await connection.execute(
                select(SESSIONS).where(SESSIONS.c.person == person).order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id)
            )
            return [_as_session(row) for row in rows]

    async def end(self, person: str, sessions: Sequence[str], now: float) -> None:
        """End sessions of somebody, everywhere and at once."""
        if sessions:
            gone = delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.id.in_(sessions))
            event: Notice = SessionsEnded(person, tuple(sessions))
            await self.store.writer.write((gone, {}), posted(event, now))

    async def sweep(self, before: float) -> None:
        """Forget the sessions that were not used since."""
        await self.store.writer.write(
            (delete(SESSIONS).where(SESSIONS.c.seen < bindparam("before")), {"before": before})
        )


def _named(id: str, name: str) -> Statement:
    return update(SEATS).where(SEATS.c.guest == bindparam("of")).values(name=name), {"of": id}


def _seated(chairs: str, id: str, name: str) -> str:
    """The chairs of a challenge after somebody got another name."""
    seats: list[list[Any] | None] = json.loads(chairs)
    return json.dumps([[name, *seat[1:]] if seat is not None and seat[1] == id else seat for seat in seats])


def as_account(row: Row[Any]) -> Account:
    """An account from its row."""
    return Account(row.id, row.name, row.password, row.created, row.banned, row.ban_reason, row.bot)


def _as_session(row: Row[Any]) -> Session:
    return Session(row.id, row.person, row.agent, row.created, row.seen)
