"""The challenge of the day: the same start for everybody, one try that counts, and practice after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING

from hexagora.club.domain import (
    Event,
    Room,
    Seat,
    Terms,
    TimeControl,
    Worth,
    bot_name,
    bot_of,
    closes,
    day_of,
    ends,
    players_of,
    worth,
)
from hexagora.club.play.opening import NotAllowed, Visitor
from hexagora.club.storage import Conflict, DailyEntry, DailyStore, StorageError
from hexagora.club.storage.writer import Statement
from hexagora.contract import Game
from hexagora.records import Day, day_key, deal_seed, dealt, dice_seed
from hexagora.words import say, typed

if TYPE_CHECKING:
    from hexagora.club.play.club import Club

NO_CLOCK = TimeControl("none")


@dataclass(frozen=True, slots=True)
class Times:
    """What the clock of the club says of a day: which one is today's, and how many seconds are left of it."""

    now: float
    today: date
    left: float


class Daily:
    """The challenges of a club. ``secret``: what the keys of its days come from."""

    def __init__(self, club: Club, secret: bytes) -> None:
        self._club = club
        self._secret = secret
        self._keys: dict[date, str] = {}
        self.store = DailyStore(club.store)

    # Days -----------------------------------------------------------------------------------------------

    def times(self) -> Times:
        """What time it is."""
        now = self._club.now()
        today = day_of(now)
        return Times(now, today, ends(today) - now)

    def over(self, day: date) -> bool:
        """Whether no try counts for a day any more; then nothing of it is a secret."""
        return self._club.now() >= closes(day)

    async def key(self, day: date) -> str:
        """The key of a day that has come; it is not told before the day is over."""
        if day > self.times().today:
            raise NotAllowed(say("club-day-to-come"), 404)
        if day not in self._keys:
            self._keys[day] = await self.store.key(day, day_key(self._secret, day))
        return self._keys[day]

    async def opened(self, day: date) -> None:
        """NotAllowed for a day before the club was there, and for one that has not come."""
        first = await self.store.first_day()
        if day > self.times().today or (day < self.times().today and (first is None or day < first)):
            raise NotAllowed(say("club-day-without"), 404)

    async def published(self, day: date) -> Day:
        """A day that is over, with its key and the start of every game."""
        await self.opened(day)
        if not self.over(day):
            raise NotAllowed(say("club-day-key"), 409)
        key = await self.key(day)
        games = [
            await self._club.rules(dealt, key, game, players_of(game), bot_of(game, day))
            for game in self._club.settings.games.values()
        ]
        return Day(day, key, tuple(games))

    def game(self, id: str) -> Game:
        """A game of the club."""
        found = self._club.settings.games.get(id)
        if found is None:
            raise NotAllowed(say("club-no-game", game=typed(id), games=", ".join(self._club.settings.games)), 404)
        return found

    # Tries ----------------------------------------------------------------------------------------------

    async def start(self, visitor: Visitor, id: str) -> DailyEntry:
        """Somebody's first try of today, which goes on wherever it was left; begun now if it was not."""
        game, day = self.game(id), self.times().today
        found = await self.store.entry(day, id, visitor.guest)
        if found is not None:
            return found
        self._club.admit(visitor)
        room = await self._room(visitor, game, day, Event("daily", day.isoformat()))
        try:
            await self.store.begin(day, visitor.guest, room)
        except Conflict:  # another page of the same person was quicker
            found = await self.store.entry(day, id, visitor.guest)
            if found is None:
                raise StorageError("the try is not there") from None
            return found
        self._club.set_up(room)
        return DailyEntry(day, id, visitor.guest, room.id, None, counts=False)

    async def again(self, visitor: Visitor, day: date, id: str) -> str:
        """A room with the start of a day once more, for practice: of a past day, or after one's own try."""
        game = self.game(id)
        await self.opened(day)
        if not await self.may_see(day, id, visitor.guest):
            raise NotAllowed(say("club-day-secret"), 409)
        self._club.admit(visitor)
        room = await self._room(visitor, game, day, Event("again", day.isoformat()))
        await self._club.store.create(room)
        self._club.set_up(room)
        return room.id

    async def _room(self, visitor: Visitor, game: Game, day: date, event: Event) -> Room:
        """A new room with the start of a day. It is nobody's before it is in the database."""
        key, bot = await self.key(day), bot_of(game, day)
        terms = Terms(NO_CLOCK, seed=deal_seed(key, game.id), event=event)
        seats = [visitor.seat]
        if bot is not None:
            terms = replace(terms, dice=dice_seed(key, game.id)).drawn(2)
            seats.insert(1 - (terms.lot or 0), Seat(str(bot_name(bot)), level=bot))
        return await self._club.prepare(game, seats, terms)

    # Who may see what -----------------------------------------------------------------------------------

    async def may_see(self, day: date, game: str, guest: str | None) -> bool:
        """Whether somebody may see how others play a game of a day: once it is over, for them or for everybody."""
        if self.over(day):
            return True
        found = None if guest is None else await self.store.entry(day, game, guest)
        return found is not None and found.worth is not None

    async def hides(self, room: Room, guest: str | None) -> bool:
        """Whether a room must not be seen by somebody yet: it shows the start of a day that is ahead of them."""
        event = room.terms.event
        if event is None or not event.daily or room.player(guest) is not None:
            return False
        return not await self.may_see(date.fromisoformat(event.of), room.state.game.id, guest)

    def closing(self, room: Room) -> list[Statement]:
        """What is to be written with the move that ends a first try."""
        event = room.terms.event
        if event is None or event.kind != "daily" or not room.state.is_over:
            return []
        at = room.log[-1].at
        counts = at < closes(date.fromisoformat(event.of))
        return [self.store.finished(room.id, at, tried(room), counts=counts)]


def tried(room: Room) -> Worth:
    """What a game that is over was worth to the one who played it."""
    return worth(room, room.people[0])
