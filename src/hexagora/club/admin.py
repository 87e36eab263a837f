"""What the host of a club does to it from another terminal, while it runs or not.

Everything is a row in the database; a club that runs hears of it by a notice within a second.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from hexagora.club.domain import Close, Refused, decide
from hexagora.club.errors import ClubError
from hexagora.club.people import Hasher, folded
from hexagora.club.play.now import Now, steady_time
from hexagora.club.storage import (
    Account,
    Conflict,
    PeopleStore,
    RoomChanged,
    Session,
    SessionsEnded,
    StorageError,
    Store,
    TokenStore,
    place,
    posted,
)
from hexagora.contract import Game

# Letters and digits that nobody mistakes for one another when they are told by telephone. 16 of 30 are 78 bits.
ALPHABET = "abcdefghjkmnpqrstuvwxyz2346789"
GROUPS, GROUP = 4, 4
ATTEMPTS = 3
LONGEST_REASON = 200


@dataclass(frozen=True, slots=True)
class Admin:
    """The keys of the house. ClubError, in one line, for everything that cannot be done."""

    people: PeopleStore
    now: Now

    @classmethod
    @asynccontextmanager
    async def of(cls, database: str | None) -> AsyncIterator[Admin]:
        """The keys of the club with that database, until they are given back."""
        store = await Store.open(place(database))
        try:
            yield cls(PeopleStore(store), steady_time())
        except StorageError as error:
            raise ClubError(str(error)) from None
        finally:
            await store.close()

    async def account(self, name: str) -> Account:
        """The account of whoever has a name."""
        found = await self.people.named(folded(name))
        if found is None:
            raise ClubError(f"nobody is called {name!r}")
        return found

    async def ban(self, name: str, reason: str | None) -> Account:
        """Close an account to its owner, who is thrown out everywhere. The games go on without them."""
        if reason is not None and not 0 < len(reason) <= LONGEST_REASON:
            raise ClubError(f"a reason has from 1 to {LONGEST_REASON} characters")
        account = await self.account(name)
        await self.people.set_ban(account.id, self.now(), reason)
        await self._throw_out(account)
        return account

    async def unban(self, name: str) -> Account:
        """Open an account again."""
        account = await self.account(name)
        if account.banned is None:
            raise ClubError(f"{account.name} is not banned")
        await self.people.set_ban(account.id, None, None)
        return account

    async def reset_password(self, name: str) -> tuple[Account, str]:
        """A new password for who has lost theirs; all sessions end."""
        account = await self.account(name)
        password = "-".join("".join(secrets.choice(ALPHABET) for _ in range(GROUP)) for _ in range(GROUPS))
        hasher = Hasher()
        try:
            await self.people.set_password(account.id, await hasher.hash(password))
        finally:
            hasher.close()
        await self._throw_out(account)
        return account, password

    async def sessions(self, name: str) -> tuple[Account, list[Session]]:
        """Where somebody is logged in."""
        account = await self.account(name)
        return account, await self.people.sessions(account.id)

    async def end_sessions(self, name: str) -> Account:
        """Log somebody out everywhere."""
        account = await self.account(name)
        await self._throw_out(account)
        return account

    async def close_room(self, id: str, games: Mapping[str, Game]) -> None:
        """Break a game off; it counts for nobody."""
        store = self.people.store
        for _ in range(ATTEMPTS):
            row = await store.load(id)
            if row is None:
                raise ClubError(f"there is no room {id!r}")
            try:
                room = row.room(games)
            except (LookupError, ValueError) as error:
                raise ClubError(f"room {id} cannot be read: {error}") from None
            decision = decide(room, Close(), self.now())
            if isinstance(decision, Refused):
                raise ClubError(f"room {id}: {decision.reason}")
            entry, after = decision.entry, getattr(decision, "room", room)
            try:
                await store.append(after, entry, posted(RoomChanged(id, len(after.log)), self.now()))
            except Conflict:
                continue  # somebody has moved at the same moment
            return
        raise ClubError(f"room {id} changes too quickly; try again")

    async def _throw_out(self, account: Account) -> None:
        sessions = [session.id for session in await self.people.sessions(account.id)]
        await self.people.end(account.id, sessions, self.now())
        tokens = TokenStore(self.people.store)
        await tokens.revoke(account.id, [token.id for token in await tokens.of(account.id)], self.now())
        await self.people.store.writer.write(posted(SessionsEnded(account.id, None), self.now()))
