"""Rates games when they are over, once each, also those that ended just before the club was stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hexagora.club.bus import Rated
from hexagora.club.domain import Change, Room, Seat, counts, ended, results, subject
from hexagora.club.play.opening import NotAllowed
from hexagora.club.play.tasks import Tasks
from hexagora.club.storage import Conflict, RatingStore, StorageError, unrated
from hexagora.rating import Rating, rated

if TYPE_CHECKING:
    from hexagora.club.play.club import Club
    from hexagora.club.play.table import Table

log = logging.getLogger("hexagora.club")

# Somebody may be rated for another game at the same moment; then it is worked out anew.
ATTEMPTS = 10
# How long at most until the clock is looked at again.
LOOK = 1.0


class Ratings:
    """The ratings of a club."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.store = RatingStore(club.store)
        self._under_way: set[str] = set()
        self._closing = asyncio.Event()
        self._tasks = Tasks()

    async def seated(self, seats: Sequence[Seat], game: str, *, all_rated: bool) -> tuple[Seat, ...]:
        """The seats of a new room, with what the ratings are now; ``all_rated``: also of who has none yet."""
        known = await self.store.of([subject(seat) for seat in seats], game)
        return tuple(
            _with(seat, rating or (unrated(subject(seat)) if all_rated else None))
            for seat, rating in zip(seats, known, strict=True)
        )

    def watch(self, table: Table) -> None:
        """Rate the game at a table, if it is over and has not been rated."""
        room = table.room
        if not room.terms.rated or not room.state.is_over or room.ratings is not None or room.id in self._under_way:
            return
        self._under_way.add(room.id)
        self._tasks.start(self._rate(room), f"rating {room.id}")

    async def _told(self, room: Room) -> bool:
        """Wait until who watches may know how a game ended: ratings would tell. False: the club closes meanwhile."""
        over = ended(room)
        while over is not None and (wait := over + room.terms.delay - self._club.now()) > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), min(wait, LOOK))
                return False
        return True

    async def resume(self) -> None:
        """Rate what was over when the club was stopped, and not rated yet."""
        for id in await self.store.unsettled():
            try:
                table = await self._club.table(id)
            except (NotAllowed, StorageError) as error:
                log.warning("room %s cannot be rated: %s", id, error)
                continue
            if table is not None:
                self.watch(table)

    async def close(self) -> None:
        """Finish what is under way."""
        self._closing.set()
        await self._tasks.settle()

    async def _rate(self, room: Room) -> None:
        try:
            if not await self._told(room):
                return  # the next start does it
            changes = await self._settled(room)
        except StorageError as error:
            log.warning("room %s is not rated yet: %s", room.id, error)  # at the latest, the next start does it
            return
        finally:
            self._under_way.discard(room.id)
        if changes:
            await self._club.bus.publish(room.id, Rated(tuple(changes)))

    async def _settled(self, room: Room) -> list[Change]:
        subjects, game = [subject(seat) for seat in room.seats], room.state.game.id
        if not counts(room):
            await self.store.settle(room.id, game, subjects, [], self._club.now())
            return []
        for _ in range(ATTEMPTS):
            row = await self._club.store.load(room.id)
            if row is not None and row.ratings is not None:
                return list(row.ratings)
            known = await self.store.of(subjects, game)
            before = [rating or unrated(who) for rating, who in zip(known, subjects, strict=True)]
            after = rated(before, results(room))
            try:
                pairs = list(zip(before, after, strict=True))
                await self.store.settle(room.id, game, subjects, pairs, self._club.now())
            except Conflict:
                continue
            return [Change(round(b.elo), round(a.elo), a.provisional) for b, a in pairs]
        raise StorageError("the players are rated for other games all the time")


def _with(seat: Seat, rating: Rating | None) -> Seat:
    if rating is None:
        return replace(seat, elo=None, provisional=False)
    return replace(seat, elo=round(rating.elo), provisional=rating.provisional)
