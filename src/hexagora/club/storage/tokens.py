"""What the club asks of its database about tokens: by which programs come in for the owner of an account."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, bindparam, delete, func, insert, literal, select, update

from hexagora.club.storage import schema_people
from hexagora.club.storage.notices import Notice, SessionsEnded, posted
from hexagora.club.storage.people import Account, as_account
from hexagora.club.storage.store import Store

PEOPLE, TOKENS = schema_people.people, schema_people.tokens


@dataclass(frozen=True, slots=True)
class Token:
    """What a program may do for somebody. ``name`` is what its owner calls it; ``seen``: when it was last used."""

    id: str
    person: str
    name: str
    scopes: frozenset[str]
    created: float
    seen: float | None = None


class TokenStore:
    """The tokens of a club, in the database of its rooms; fails as ``Store`` does. Only their digests are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, token: Token, digest: str, most: int) -> bool:
        """Keep a new token, unless its owner has as many as they may have; whether it was kept."""
        row = {
            "id": token.id,
            "digest": digest,
            "person": token.person,
            "name": token.name,
            "scopes": " ".join(sorted(token.scopes)),
            "created": token.created,
        }
        owned = select(func.count()).select_from(TOKENS).where(TOKENS.c.person == token.person).scalar_subquery()
        chosen = select(*(literal(value, TOKENS.c[name].type) for name, value in row.items())).where(owned < most)
        await self._store.writer.write((insert(TOKENS).from_select(list(row), chosen), {}))
        async with self._store.reading() as connection:
            return await connection.scalar(select(TOKENS.c.id).where(TOKENS.c.id == token.id)) is not None

    async def found(self, digest: str) -> tuple[Token, Account] | None:
        """A token and whose it is, by its digest."""
        async with self._store.glancing() as connection:
            row = (await connection.execute(select(TOKENS).where(TOKENS.c.digest == digest))).first()
            if row is None:
                return None
            person = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == row.person))).one()
        return _as_token(row), as_account(person)

    async def of(self, person: str) -> list[Token]:
        """All tokens of somebody, the newest first."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(TOKENS).where(TOKENS.c.person == person).order_by(TOKENS.c.created.desc(), TOKENS.c.id)
            )
            return [_as_token(row) for row in rows]

    async def used(self, token: str, now: float) -> None:
        """Note when a token was used."""
        await self._store.writer.write(
            (update(TOKENS).where(TOKENS.c.id == bindparam("of")).values(seen=now), {"of": token})
        )

    async def revoke(self, person: str, tokens: Sequence[str], now: float) -> None:
        """Tokens of somebody open nothing any more, and what they have opened is closed, everywhere and at once."""
        if tokens:
            gone = delete(TOKENS).where(TOKENS.c.person == person, TOKENS.c.id.in_(tokens))
            event: Notice = SessionsEnded(person, tuple(tokens))
            await self._store.writer.write((gone, {}), posted(event, now))


def _as_token(row: Row[Any]) -> Token:
    return Token(row.id, row.person, row.name, frozenset(row.scopes.split()), row.created, row.seen)
