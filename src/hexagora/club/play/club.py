"""The club: opens rooms, knows the tables in use, and keeps clocks and bots going."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from hexagora.club.bus import Bus, Changed, LocalBus, Moved
from hexagora.club.domain import Refused, Room, Seat, Terms, Timeout, new_seed
from hexagora.club.play.challenges import Challenges
from hexagora.club.play.daily import Daily
from hexagora.club.play.dealing import continued, first, fresh, read, rehearse
from hexagora.club.play.driver import Driver
from hexagora.club.play.house import House
from hexagora.club.play.ids import new_id
from hexagora.club.play.lobby import Lobby
from hexagora.club.play.matchmaker import Matchmaker
from hexagora.club.play.neighbours import Neighbours
from hexagora.club.play.noticeboard import Noticeboard
from hexagora.club.play.now import Now, steady_time
from hexagora.club.play.opening import Doorkeeper, NotAllowed, Visitor, Wish, arranged
from hexagora.club.play.ratings import Ratings
from hexagora.club.play.rules import Rules
from hexagora.club.play.settings import Settings
from hexagora.club.play.shelf import Shelf
from hexagora.club.play.survival import Survival
from hexagora.club.play.table import Table
from hexagora.club.play.talk import new_pace
from hexagora.club.play.tasks import Tasks
from hexagora.club.play.timekeeper import Timekeeper
from hexagora.club.play.warmth import WarmUp
from hexagora.club.protocol import draw_all
from hexagora.club.storage import (
    BotStore,
    GameStore,
    Notice,
    Renamed,
    RoomChanged,
    RoomLine,
    StorageError,
    Store,
)
from hexagora.club.storage.writer import Statement
from hexagora.club.thinking import Thinkers
from hexagora.contract import Game
from hexagora.words import say, told

log = logging.getLogger("hexagora.club")

ROOMS_SHOWN = 20
# A bot says again before this is over that it listens; so many are told of.
LISTENING, BOTS_SHOWN = 60.0, 200


def personal(guest: str) -> str:
    """Where the bus tells somebody of their challenges and games."""
    return f"person {guest}"


class Club:
    """Made in the event loop in which it lives."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        now: Now | None = None,
        thinkers: Thinkers | None = None,
        bus: Bus | None = None,
        secret: bytes | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.rules = Rules()
        self.bus: Bus = LocalBus() if bus is None else bus
        self.now = steady_time() if now is None else now
        self.thinkers = Thinkers(settings.brain, settings.workers) if thinkers is None else thinkers
        self.driver = Driver(self.thinkers, self.bus, settings.pause)
        self.noticeboard = Noticeboard(store, self.now)
        self.noticeboard.listen(self._heard)
        self._house = House(settings.games, store, self.bus, self.rules, self.now, new_pace(), self._also)
        self._tasks = Tasks()
        self._shelf = Shelf(self._load, self.driver.busy, self._tasks)
        self._neighbours = Neighbours(self, self._shelf)
        self.timekeeper = Timekeeper(self._expire, self._neighbours.beat, self.now)
        self._doorkeeper = Doorkeeper(settings)
        self._warm_up = WarmUp(settings.games)
        self.challenges = Challenges(self)
        self._bots = BotStore(store)
        self.games = GameStore(store)
        self.ratings = Ratings(self)
        self.matchmaker = Matchmaker(self)
        self.lobby = Lobby(self)
        self.survival = Survival(self)
        self.daily = Daily(self, secrets.token_bytes(32) if secret is None else secret)
        self._closed_with: list[Callable[[], Awaitable[None]]] = []
        self.ready = self.closing = False

    @property
    def tables(self) -> int:
        """How many rooms are at hand in this process."""
        return len(self._shelf)

    # Opening and closing ---------------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on where the last club on this database stopped, however it stopped."""
        await self.noticeboard.start()
        self.timekeeper.start(await self.store.resume(self.now()), always=self.store.shared)
        if self.store.shared:
            self._tasks.start(self._neighbours.look(), "clocks of all nodes")
        waiting = await self.store.waiting_for_bots()
        for game in await self.store.games_under_way():
            self._warm_up.wanted(game)
        self._tasks.start(self._make_ready(), "warming up")
        self._tasks.start(self._resume(waiting), "resuming rooms")
        self._tasks.start(self.ratings.resume(), "rating what is over")
        self.matchmaker.start()
        self.ready = True

    def close(self) -> None:
        """From now on visitors should go elsewhere; nothing ends yet."""
        self.ready, self.closing = False, True

    def closes_with(self, close: Callable[[], Awaitable[None]]) -> None:
        """Close something else that lives on this club before its bots are sent home."""
        self._closed_with.append(close)

    async def stop(self) -> None:
        """Finish what is being written and end everything; the rooms wait in the database."""
        await self._tasks.close()
        for close in self._closed_with:
            await close()
        await self.noticeboard.close()
        await self.matchmaker.close()
        await self.lobby.close()
        await self.driver.close()
        await self.ratings.close()
        await self.timekeeper.close()
        for table in self._shelf.tables:
            await table.close()
        await self.thinkers.close()
        self.rules.close()
        await self.store.close()

    async def _resume(self, rooms: list[str]) -> None:
        for room in rooms:
            try:
                await self.table(room)
            except (NotAllowed, StorageError) as error:
                log.warning("room %s cannot go on: %s", room, error)

    async def _make_ready(self) -> None:
        """Load or compile what the club and the bots need, before somebody waits for it; one game after the other.

        A game that somebody plays meanwhile is not kept waiting for those before it.
        """
        while (id := self._warm_up.next()) is not None:
            game = self.settings.games[id]
            await asyncio.gather(self.rules(rehearse, game), self.thinkers.warm(game))

    def _wanted(self, game: str) -> None:
        """Somebody is about to play a game, so it is made ready at once if it is not."""
        if self._warm_up.wanted(game):
            self._tasks.start(self.thinkers.warm(self.settings.games[game]), f"warming up for {game}")

    # Rooms ----------------------------------------------------------------------------------------------

    async def open_room(self, visitor: Visitor, wish: Wish) -> str:
        """A new room for a guest; NotAllowed for what the club does not have, and for one room too many."""
        terms = Terms(wish.control, seed=new_seed())
        game, seats, terms = arranged(wish, visitor, self.settings, terms)
        if wish.position is not None:
            state = await self.rules(wish.position.reached, game, len(seats))
            if state.is_over:
                raise NotAllowed(say("club-position-over"))
            self.admit(visitor)
            room = await self.rules(continued, new_id(), seats, state, self.now(), terms)
            await self.store.create(room)
            self.set_up(room)
            return room.id
        self.admit(visitor)
        return await self.open(game, seats, terms)

    def admit(self, visitor: Visitor) -> None:
        """Count one more thing that a visitor opens; NotAllowed when it is one too many."""
        self._doorkeeper.admit(visitor, self.now())

    def title(self, game: str) -> str:
        """What a game is called; its id, where it is not installed any more."""
        known = self.settings.games.get(game)
        return game if known is None else known.facts.title

    async def bots(self) -> dict[str, str]:
        """The names of the bot accounts that listen now, by id."""
        return await self._bots.listening(self.now() - LISTENING, BOTS_SHOWN)

    async def listens(self, bot: str, *, on: bool) -> None:
        """A bot account listens now, or does not any more."""
        await self._bots.heard(bot, self.now() if on else None)

    async def tell(self, seat: Seat) -> None:
        """Tell whoever sits there, wherever they listen, that something of theirs has changed."""
        if seat.guest is not None:
            await self.bus.publish(personal(seat.guest), Changed())

    async def rooms_of(self, guest: str) -> list[RoomLine]:
        """A guest's latest rooms, newest first."""
        return await self.store.rooms_of(guest, ROOMS_SHOWN)

    def _heard(self, notice: Notice) -> None:
        """Something has been changed that is in the database already."""
        match notice:
            case Renamed(person=person, name=name):
                for table in self._shelf.tables:
                    table.renamed(person, name)
            case RoomChanged(room=room, entries=entries):
                self._tasks.start(self.bus.publish(room, Moved(entries)), f"news of {room}")

    async def table(self, id: str) -> Table | None:
        """The table of a room; None when there is no such room."""
        return await self._shelf.table(id)

    async def _load(self, id: str) -> Table | None:
        row = await self.store.load(id)
        if row is None:
            return None
        self._wanted(row.game)
        try:
            room = await self.rules(read, row, self.settings.games)
        except (LookupError, ValueError) as error:  # a plug-in that was removed, or whose rules are others now
            raise NotAllowed(say("club-unreadable", why=told(error)), 410) from None
        table = self._set(room)
        self.driver.wake(table)
        return table

    async def open(
        self, game: Game, seats: list[Seat], terms: Terms | None = None, rematch_of: str | None = None
    ) -> str:
        """A new room for people who are there; Conflict when ``rematch_of`` has its rematch already."""
        room = await self.prepare(game, seats, terms or Terms(seed=new_seed()))
        await self.store.create(room, rematch_of)
        self.set_up(room)
        return room.id

    async def prepare(self, game: Game, seats: Sequence[Seat], terms: Terms) -> Room:
        """A new room, which nobody knows of before it is in the database and set up."""
        self._wanted(game.id)
        seated = await self.ratings.seated(seats, game.id, all_rated=terms.rated)
        terms = replace(terms, delay=self.settings.delay_of(rated=terms.rated))
        if self.rules.quick(game.id, draw_all):
            return await self.rules.quickly(game.id, fresh, new_id(), game, seated, self.now, terms)
        return await self.rules(first, new_id(), game, seated, self.now, terms)

    def set_up(self, room: Room) -> None:
        """Keep the clock of a new room that is in the database, and make its bots move."""
        self._changed(self._set(room))

    def _set(self, room: Room) -> Table:
        table = Table(room, self._house, self._changed)
        self._shelf.put(table)
        return table

    def _changed(self, table: Table) -> None:
        self.timekeeper.watch(table.room.id, table.room.deadline)
        self.driver.wake(table)
        self.ratings.watch(table)
        if table.room.state.is_over or not table.room.log:
            for seat in table.room.seats:
                self._tasks.start(self.tell(seat), f"news of {table.room.id}")
        if table.room.terms.rated and (table.room.state.is_over or not table.room.log):
            self._tasks.start(self.lobby.tell_later(table.room.terms.delay), "news for the lobby")

    def _also(self, room: Room) -> Sequence[Statement]:
        """What is to be written with an entry that has led to this room: how a try has ended."""
        return [*self.daily.closing(room), *self.survival.closing(room)]

    # The clock ------------------------------------------------------------------------------------------

    async def _expire(self, id: str, number: int) -> bool:
        try:
            table = await self.table(id)
        except StorageError:
            return False
        except NotAllowed as error:
            log.warning("room %s: its clock stands still: %s", id, error)
            return True
        if table is None:
            return True
        decision = await table.submit(Timeout(number))
        return not (isinstance(decision, Refused) and decision.code == "busy")
