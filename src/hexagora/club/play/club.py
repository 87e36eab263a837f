"""The club: opens rooms, knows the tables in use, and keeps clocks and bots going."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from hexagora.club.bus import Bus, Changed, LocalBus, Moved
from hexagora.club.domain import Entry, Refused, Rematch, Room, Seat, Terms, Timeout, new_seed
from hexagora.club.play.challenges import Challenges
from hexagora.club.play.daily import Daily
from hexagora.club.play.driver import Driver
from hexagora.club.play.ids import is_id, new_id
from hexagora.club.play.lobby import Lobby
from hexagora.club.play.matchmaker import Matchmaker
from hexagora.club.play.noticeboard import Noticeboard
from hexagora.club.play.now import Now, steady_time
from hexagora.club.play.opening import Doorkeeper, NotAllowed, Visitor, Wish, arranged, exchanged
from hexagora.club.play.ratings import Ratings
from hexagora.club.play.rules import Rules
from hexagora.club.play.settings import Settings
from hexagora.club.play.survival import Survival
from hexagora.club.play.table import House, Table
from hexagora.club.play.talk import new_pace
from hexagora.club.play.tasks import Tasks
from hexagora.club.play.timekeeper import Timekeeper
from hexagora.club.play.warmth import WarmUp
from hexagora.club.protocol import draw
from hexagora.club.storage import (
    BotStore,
    Conflict,
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
from hexagora.contract import Game, State

log = logging.getLogger("hexagora.club")

# Tables nobody looks at are kept at hand up to this number; beyond, the one used longest ago goes first.
TABLES = 512
ROOMS_SHOWN = 20
# Seconds between two looks at the clocks of other nodes, and looks between two tellings of who is connected here.
LOOK, ATTENDANCE = 1.0, 15


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
        self.timekeeper = Timekeeper(self._expire, self._beat, self.now)
        self.noticeboard = Noticeboard(store, self.now)
        self.noticeboard.listen(self._heard)
        self._house = House(settings.games, store, self.bus, self.rules, self.now, new_pace(), self._also)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks = Tasks()
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
        self.ready = self.closing = False

    @property
    def tables(self) -> int:
        """How many rooms are at hand in this process."""
        return len(self._tables)

    # Opening and closing ---------------------------------------------------------------------------------

    async def start(self) -> None:
        """Go on where the last club on this database stopped, however it stopped."""
        await self.noticeboard.start()
        self.timekeeper.start(await self.store.resume(self.now()), always=self.store.shared)
        if self.store.shared:
            self._tasks.start(self._share(), "clocks of all nodes")
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

    async def stop(self) -> None:
        """Finish what is being written and end everything; the rooms wait in the database."""
        await self._tasks.close()
        await self.noticeboard.close()
        await self.matchmaker.close()
        await self.lobby.close()
        await self.driver.close()
        await self.ratings.close()
        await self.timekeeper.close()
        for table in list(self._tables.values()):
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
            await asyncio.gather(self.rules(_rehearse, game), self.thinkers.warm(game))

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
                raise NotAllowed("in this position the game is over")
            self.admit(visitor)
            room = await self.rules(_continued, new_id(), seats, state, self.now(), terms)
            await self.store.create(room)
            self.set_up(room)
            return room.id
        self.admit(visitor)
        return await self._open(game, seats, terms)

    def admit(self, visitor: Visitor) -> None:
        """Count one more thing that a visitor opens; NotAllowed when it is one too many."""
        self._doorkeeper.admit(visitor, self.now())

    async def rematch(self, visitor: Visitor, id: str) -> str | None:
        """The room in which the players of a finished one play again with sides exchanged; always the same one.

        None as long as not everybody wishes for it: then the wish is kept.
        """
        table = await self._seated(visitor.guest, id)
        if not table.room.state.is_over:
            raise NotAllowed("the game is not over yet", 409)
        event = table.room.terms.event
        if event is not None and event.kind != "hotseat":
            raise NotAllowed("this game is played again from the page that it was begun from", 409)
        if table.room.rematch is not None:
            return table.room.rematch
        if len(table.room.people) > 1 and not table.room.hotseat:
            decision = await table.submit(Rematch(table.room.player(visitor.guest)))
            if isinstance(decision, Refused):
                raise StorageError(decision.reason)
            if len(table.room.wishes) < len(table.room.seats):
                return None
        self.admit(visitor)
        terms = replace(table.room.terms, seed=new_seed(), challenge=None, lot=None)
        game = table.room.state.game
        try:
            room = await self._open(game, exchanged(game, table.room.seats), terms, rematch_of=id)
        except Conflict:  # the other player asked at the same time
            found = await self.store.rematch_of(id)
            if found is None:
                raise StorageError("the rematch is not there") from None
            room = found
        await table.rematched(room)
        return room

    async def _seated(self, guest: str, id: str) -> Table:
        """The table of a room in which a guest plays; NotAllowed for all others."""
        table = await self.table(id)
        if table is None:
            raise NotAllowed("there is no such room", 404)
        if table.room.player(guest) is None:
            raise NotAllowed("only a player of this game may do that", 403)
        return table

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
                for table in self._tables.values():
                    table.renamed(person, name)
            case RoomChanged(room=room, entries=entries):
                self._tasks.start(self.bus.publish(room, Moved(entries)), f"news of {room}")

    async def table(self, id: str) -> Table | None:
        """The table of a room; None when there is no such room."""
        found = self._tables.get(id)
        if found is not None:
            self._tables.move_to_end(id)
            return found
        if not is_id(id):
            return None
        # All who come while it is being loaded share the one table.
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id), name=f"loading {id}")
            self._loading[id].add_done_callback(self._loaded)
        return await asyncio.shield(self._loading[id])

    def _loaded(self, loading: asyncio.Task[Table | None]) -> None:
        self._loading = {id: task for id, task in self._loading.items() if task is not loading}
        if not loading.cancelled():
            loading.exception()  # who waited for it was told; when all of them have gone, nobody wants to know

    async def _load(self, id: str) -> Table | None:
        row = await self.store.load(id)
        if row is None:
            return None
        self._wanted(row.game)
        try:
            room = await self.rules(row.room, self.settings.games)
        except (LookupError, ValueError) as error:  # a plug-in that was removed, or whose rules are others now
            raise NotAllowed(f"this room cannot be read any more: {error}", 410) from None
        table = self._set(room)
        self.driver.wake(table)
        return table

    async def _open(
        self, game: Game, seats: list[Seat], terms: Terms | None = None, rematch_of: str | None = None
    ) -> str:
        room = await self.prepare(game, seats, terms or Terms(seed=new_seed()))
        await self.store.create(room, rematch_of)
        self.set_up(room)
        return room.id

    async def open_for(self, game: Game, seats: Sequence[Seat], terms: Terms) -> str:
        """A new room in which all seats are taken."""
        return await self._open(game, list(seats), terms)

    async def prepare(self, game: Game, seats: Sequence[Seat], terms: Terms) -> Room:
        """A new room, which nobody knows of before it is in the database and set up."""
        self._wanted(game.id)
        seated = await self.ratings.seated(seats, game.id, all_rated=terms.rated)
        terms = replace(terms, delay=self.settings.delay_of(rated=terms.rated))
        return await self.rules(_fresh, new_id(), game, seated, self.now, terms)

    def set_up(self, room: Room) -> None:
        """Keep the clock of a new room that is in the database, and make its bots move."""
        self._changed(self._set(room))

    def _set(self, room: Room) -> Table:
        table = Table(room, self._house, self._changed)
        self._tables[room.id] = table
        if len(self._tables) > TABLES:
            self._clear()
        return table

    def _clear(self) -> None:
        """Put the unused table away that was used longest ago."""
        for id, table in self._tables.items():
            if table.idle and not self.driver.busy(id):
                del self._tables[id]
                self._tasks.start(table.close(), f"clearing {id}")
                return

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

    async def _share(self) -> None:
        """Watch the clocks that other nodes have started, in case they are not there any more when time is up.

        And tell them from time to time who is connected here.
        """
        for second in itertools.count():
            await asyncio.sleep(LOOK)
            horizon = self.now() + 2 * LOOK
            try:
                self.timekeeper.share(await self.store.due(horizon), horizon)
            except StorageError as error:
                log.warning("%s", error)
            if second % ATTENDANCE == 0 and self.bus.shared:
                for table in [table for table in self._tables.values() if table.attended]:
                    await table.tell_nodes()
                await self.challenges.refresh()

    async def _beat(self) -> None:
        try:
            await self.store.beat(self.now())
        except StorageError as error:
            log.warning("%s", error)


def _fresh(id: str, game: Game, seats: Sequence[Seat], now: Now, terms: Terms) -> Room:
    """A new room. Its first sight is drawn before its clock starts: compiling must not cost a player the time."""
    try:
        state = game.start(seed=terms.seed, players=len(seats))
    except ValueError as error:  # with these options it needs a setup
        raise NotAllowed(str(error)) from None
    people = (player for player, seat in enumerate(seats) if seat.guest is not None)
    for who in (*people, None):
        draw(Room.opened(id, seats, state, now(), terms), who)
    return Room.opened(id, seats, state, now(), terms)


def _continued(id: str, seats: Sequence[Seat], state: State, now: float, terms: Terms) -> Room:
    """A new room in which a game goes on from a position; the moves up to there stand in its log."""
    start = state.game.start(setup=state.setup, players=state.players)
    room = Room.opened(id, seats, start, now, terms)
    for number, move in enumerate(state.history):
        player = room.state.to_act
        room = room.after(Entry(number, room.state.ply(player), player or 0, now, move))
    return room


def _rehearse(game: Game) -> None:
    """Play a few moves and look at them."""
    state = game.start(seed=0)
    for _ in range(3):
        for who in (*range(state.players), None):
            draw(Room.opened("", [Seat("") for _ in range(state.players)], state, 0.0), who)
        if state.is_over:
            return
        state = state.play(state.legal_moves()[0])
