"""Where it is kept what people have learned."""

from __future__ import annotations

import contextlib

from sqlalchemy import insert, select

from hexagora.club.storage import schema_learn
from hexagora.club.storage.errors import Conflict
from hexagora.club.storage.store import Store

SOLVED = schema_learn.solved


class LearnStore:
    """What the owners of accounts have solved, in the database of their club's rooms. Errors are those of ``Store``."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def solve(self, person: str, game: str, exercise: str) -> None:
        """Somebody has solved an exercise, for the first time or once more."""
        if exercise in await self.solved(person, game):
            return
        with contextlib.suppress(Conflict):  # in two browsers at the same moment
            await self._store.writer.write((insert(SOLVED), {"person": person, "game": game, "exercise": exercise}))

    async def solved(self, person: str, game: str) -> list[str]:
        """The exercises of a game that somebody has solved."""
        async with self._store.reading() as connection:
            of = select(SOLVED.c.exercise).where(SOLVED.c.person == person, SOLVED.c.game == game)
            return list(await connection.scalars(of.order_by(SOLVED.c.exercise)))

    async def all_of(self, person: str) -> list[tuple[str, str]]:
        """Everything that somebody has solved: games and exercises."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(SOLVED.c.game, SOLVED.c.exercise)
                .where(SOLVED.c.person == person)
                .order_by(SOLVED.c.game, SOLVED.c.exercise)
            )
            return [(row.game, row.exercise) for row in rows]
