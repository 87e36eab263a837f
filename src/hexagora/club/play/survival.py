"""Runs up the ladder: whom one meets next, and what a bout that has ended means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hexagora.club.domain import (
    HEAD_START_STEP,
    Event,
    Room,
    Seat,
    Terms,
    TimeControl,
    new_seed,
    players_of,
    result_of,
    seat_of,
    target_of,
)
from hexagora.club.play.ids import new_id
from hexagora.club.play.opening import NotAllowed, Visitor
from hexagora.club.storage import Conflict, Run, StorageError, SurvivalStore
from hexagora.club.storage.writer import Statement
from hexagora.contract import Game
from hexagora.words import say

if TYPE_CHECKING:
    from hexagora.club.play.club import Club


@dataclass(frozen=True, slots=True)
class Rung:
    """Whom one meets at a rung: a bot, or, for who plays alone, a number of points (``target``)."""

    number: int
    level: str | None
    name: str
    told: str
    head_start: int
    target: int | None


class Survival:
    """The runs of a club."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.store = SurvivalStore(club.store)

    async def rung(self, game: Game, number: int) -> Rung:
        """Whom one meets at a rung, counted from 1; there is always another one."""
        if players_of(game) == 1:
            return Rung(number, None, "", "", 0, target_of(game.id, number))
        return await self._club.rules(_rung, game.id, number)

    async def go_on(self, visitor: Visitor, game: Game) -> str:
        """The room in which somebody's run goes on; a new bout, or a new run, if there is none."""
        run = await self.store.latest(visitor.guest, game.id)
        if run is not None and run.ended is None and run.room is not None:
            return run.room
        self._club.admit(visitor)
        begins = run is None or run.ended is not None
        if run is None or run.ended is not None:
            number = 1 if run is None else run.number + 1
            run = Run(new_id(), visitor.guest, game.id, number, 0, None, ())
        room = await self._room(visitor, game, run)
        try:
            await (self.store.begin(run, self._club.now(), room) if begins else self.store.go_on(run, room))
        except Conflict:  # another page of the same person was quicker
            found = await self.store.latest(visitor.guest, game.id)
            if found is None or found.room is None:
                raise StorageError("the run changes all the time") from None
            return found.room
        self._club.set_up(room)
        return room.id

    async def give_up(self, visitor: Visitor, game: Game) -> None:
        """End a run between two bouts."""
        run = await self.store.latest(visitor.guest, game.id)
        if run is None or run.ended is not None:
            raise NotAllowed(say("club-no-run"), 409)
        if run.room is not None:
            raise NotAllowed(say("club-run-plays"), 409)
        await self.store.give_up(run, self._club.now())

    def closing(self, room: Room) -> list[Statement]:
        """What is to be written with the move that ends a bout."""
        event = room.terms.event
        if event is None or event.kind != "survival" or not room.state.is_over:
            return []
        run, _, rung = event.of.partition("/")
        return self.store.decided(run, room.id, int(rung), result_of(room), room.log[-1].at)

    async def _room(self, visitor: Visitor, game: Game, run: Run) -> Room:
        rung = await self.rung(game, run.rung)
        event = Event("survival", f"{run.id}/{rung.number}")
        terms = Terms(TimeControl("none"), seed=new_seed(), event=event, target=rung.target)
        seats = [visitor.seat]
        if rung.level is not None:
            bot = Seat(str(rung.name), level=rung.level, head_start=rung.head_start)
            seats.insert(1 - seat_of(rung.number, run.draws), bot)
        return await self._club.prepare(game, seats, terms)


def _rung(game: str, number: int) -> Rung:
    """A rung of a game's ladder; beyond the last one it is that with an ever greater head start."""
    from hexagora.bots import ladder

    known = min(number, ladder.LENGTH)
    level = ladder.level(known, game)
    head_start = level.head_start + HEAD_START_STEP * (number - known)
    return Rung(number, level.id, say("rules-rung", number=number), level.summary, head_start, None)
