"""Where ratings are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, insert, select, update

from hexagora.club.domain import ANCHORS
from hexagora.club.storage import schema, schema_people
from hexagora.club.storage import schema_ratings as tables
from hexagora.club.storage.store import Store
from hexagora.rating import START, Rating

RATINGS, CHANGES = tables.ratings, tables.changes
ROOMS, SEATS, PEOPLE = schema.rooms, schema.seats, schema_people.people


@dataclass(frozen=True, slots=True)
class Point:
    """One step of a rating's history."""

    room: str
    at: float
    elo: float


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a table of all. ``name``: that of an account, else None; ``bot``: the account is a program's."""

    subject: str
    name: str | None
    rating: Rating
    bot: bool = False


def unrated(subject: str) -> Rating:
    """The rating of who has played no rated game yet."""
    if subject.startswith(":"):
        return Rating(ANCHORS.get(subject[1:], START), anchor=True)
    return Rating()


class RatingStore:
    """The ratings of a club, in the database of its rooms. Errors are those of ``Store``."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, subjects: Sequence[str], game: str) -> list[Rating | None]:
        """What is known of these in a game; None for who has played no rated one."""
        async with self._store.glancing() as connection:
            rows = await connection.execute(
                select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.subject.in_(list(subjects)))
            )
            found = {row.subject: Rating(row.elo, row.games, row.subject.startswith(":")) for row in rows}
        return [found.get(subject) for subject in subjects]

    async def settle(
        self, room: str, game: str, subjects: Sequence[str], pairs: Sequence[tuple[Rating, Rating]], at: float
    ) -> None:
        """Keep what a game changed; no pairs: it does not count.

        Conflict when the game has been rated already, or one of the players for another game meanwhile.
        """
        settled = (update(ROOMS).where(ROOMS.c.id == bindparam("of")), {"of": room, "settled": at})
        rows = (
            [
                {
                    "subject": subject,
                    "game": game,
                    "number": before.games,
                    "room": room,
                    "player": player,
                    "before": before.elo,
                    "after": after.elo,
                    "at": at,
                }
                for player, (subject, (before, after)) in enumerate(zip(subjects, pairs, strict=True))
            ]
            if pairs
            else []
        )
        if not rows:
            await self._store.writer.write(settled)
            return
        stale = delete(RATINGS).where(RATINGS.c.subject == bindparam("whose"), RATINGS.c.game == bindparam("of_game"))
        await self._store.writer.write(
            (insert(CHANGES), rows),
            (stale, [{"whose": subject, "of_game": game} for subject in subjects]),
            (
                insert(RATINGS),
                [
                    {"subject": subject, "game": game, "elo": after.elo, "games": after.games, "updated": at}
                    for subject, (_, after) in zip(subjects, pairs, strict=True)
                ],
            ),
            settled,
        )

    async def last_opponent(self, guest: str, game: str) -> str | None:
        """Whom somebody played last in a rated game; None for who has played none, and when it was a bot."""
        mine, theirs = SEATS.alias("mine"), SEATS.alias("theirs")
        async with self._store.reading() as connection:
            found: str | None = await connection.scalar(
                select(theirs.c.guest)
                .join(ROOMS, ROOMS.c.id == theirs.c.room)
                .join(mine, (mine.c.room == theirs.c.room) & (mine.c.player != theirs.c.player))
                .where(mine.c.guest == guest, ROOMS.c.game == game, ROOMS.c.rated)
                .order_by(ROOMS.c.created.desc(), ROOMS.c.id)
                .limit(1)
            )
        return found

    async def unsettled(self) -> list[str]:
        """Rated rooms that are over, of which nobody has said yet whether they count."""
        async with self._store.reading() as connection:
            found = await connection.scalars(
                select(ROOMS.c.id).where(ROOMS.c.rated, ROOMS.c.ended.is_not(None), ROOMS.c.settled.is_(None))
            )
            return list(found)

    async def history(self, subject: str, game: str, limit: int | None) -> list[Point]:
        """The latest steps of a rating (None: all), the last one last."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(CHANGES.c.room, CHANGES.c.at, CHANGES.c.after)
                .where(CHANGES.c.subject == subject, CHANGES.c.game == game)
                .order_by(CHANGES.c.number.desc())
                .limit(limit)
            )
            return [Point(row.room, row.at, row.after) for row in rows][::-1]

    async def all_of(self, subject: str) -> dict[str, Rating]:
        """The ratings of somebody, by game."""
        async with self._store.reading() as connection:
            rows = await connection.execute(select(RATINGS).where(RATINGS.c.subject == subject))
            return {row.game: Rating(row.elo, row.games, subject.startswith(":")) for row in rows}

    async def best(self, game: str, limit: int) -> list[Ranked]:
        """The highest ratings in a game. Accounts that were deleted are not told of."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                select(RATINGS, PEOPLE.c.name, PEOPLE.c.bot)
                .join(PEOPLE, PEOPLE.c.id == RATINGS.c.subject, isouter=True)
                .where(RATINGS.c.game == game, PEOPLE.c.deleted.is_(None))
                .order_by(RATINGS.c.elo.desc(), RATINGS.c.subject)
                .limit(limit)
            )
            return [
                Ranked(
                    row.subject,
                    row.name,
                    Rating(row.elo, row.games, row.subject.startswith(":")),
                    row.bot is not None or row.subject.startswith(":"),
                )
                for row in rows
            ]
