"""Brings together people who seek a rated game, and offers a bot to who waits for long.

Who seeks is in the database, so that people at several nodes meet. A search ends once, whoever ends it: pairing two of
them and opening their room is one transaction, in which the second one to try loses.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from hexagora.club.bus import Changed, Event
from hexagora.club.domain import Seat, Terms, Ticket, bot_due, new_seed, paired, rival
from hexagora.club.play.ids import new_id
from hexagora.club.play.opening import NotAllowed, Visitor, bots_of
from hexagora.club.play.tasks import Tasks
from hexagora.club.protocol import Paired, Seeking, encode, seat_info
from hexagora.club.storage import Conflict, PoolStore, Searched, StorageError, unrated
from hexagora.contract import Game
from hexagora.words import say, typed

if TYPE_CHECKING:
    from hexagora.club.play.club import Club

log = logging.getLogger("hexagora.club")

# How often the pool is looked through while anybody waits here: windows widen by a few points meanwhile.
LOOK = 1.0
# Where nodes tell each other that somebody has come to the pool.
POOL = "pool"


class Seeker(Protocol):
    """A connection of somebody who seeks."""

    def push(self, text: str) -> None:
        """Send a message; never waits."""
        ...


@dataclass(slots=True, eq=False)
class Search:
    """Somebody's search: for which game, and at which connections of this node they wait.

    known: as it is in the database. offered: the connections at which they have been offered a bot.
    """

    game: Game
    known: Searched
    seekers: set[Seeker]
    offered: set[Seeker] = field(default_factory=set)

    @property
    def ticket(self) -> Ticket:
        """What they are paired by."""
        return self.known.ticket

    def tell(self, text: str) -> None:
        """Tell them wherever they wait."""
        for seeker in list(self.seekers):
            seeker.push(text)


class Matchmaker:
    """The searches of those who are connected to this node; everybody has one at most."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._store = PoolStore(club.store)
        self._searches: dict[str, Search] = {}
        self._wake = asyncio.Event()
        self._tasks = Tasks()
        self._unsubscribe = club.bus.subscribe(POOL, self._heard)

    def start(self) -> None:
        """Begin to look for pairs."""
        self._tasks.start(self._watch(), "matchmaker")

    async def close(self) -> None:
        """Look no more; who waits here waits no longer."""
        self._unsubscribe()
        await self._tasks.close()
        for search in self._searches.values():
            with contextlib.suppress(StorageError, Conflict):
                await self._store.leave(search.known.id, self._club.now())

    async def waiting(self) -> dict[str, int]:
        """How many seek each game, at all nodes."""
        return await self._store.waiting(self._club.now())

    async def seek(self, visitor: Visitor, id: str, seeker: Seeker) -> None:
        """Wait for a game from now on. Who waits for it already, at another page, goes on waiting at both.

        NotAllowed for a game that is not played between two, or not here, and for too many searches.
        """
        game = self._club.settings.games.get(id)
        if game is None:
            raise NotAllowed(say("club-no-game", game=typed(id), games=", ".join(self._club.settings.games)))
        if not game.facts.players[0] <= 2 <= game.facts.players[1]:
            raise NotAllowed(say("club-not-for-two", title=game.facts.title))
        if visitor.bot:
            raise NotAllowed(say("club-bot-seeks"), 403)
        search = self._searches.get(visitor.guest)
        if search is None or search.game != game:
            search = await self._begun(visitor, game)
        search.seekers.add(seeker)
        seeker.push(encode(self._told(search)))
        await self._tell()

    async def _begun(self, visitor: Visitor, game: Game) -> Search:
        """A search that begins here, or has begun at another node."""
        self._club.admit(visitor)
        now = self._club.now()
        known = await self._store.of(visitor.guest, now)
        if known is None or known.game != game.id:
            (rating,) = await self._club.ratings.store.of([visitor.guest], game.id)
            last = await self._club.ratings.store.last_opponent(visitor.guest, game.id)
            ticket = Ticket(visitor.guest, (rating or unrated(visitor.guest)).elo, now, last)
            known = await self._entered(Searched(new_id(), game.id, visitor.seat.name, ticket))
        before = self._searches.get(visitor.guest)  # they may have asked twice at once
        seekers = set() if before is None or before.game != game else before.seekers
        search = self._searches[visitor.guest] = Search(game, known, seekers)
        return search

    async def _entered(self, search: Searched) -> Searched:
        """The search as it is in the pool from now on; the one that its guest has begun elsewhere at the same time."""
        try:
            await self._store.enter(search, self._club.now())
        except Conflict:
            other = await self._store.of(search.ticket.guest, self._club.now())
            if other is None or other.game != search.game:
                raise NotAllowed(say("club-seeks-other"), 409) from None
            return other
        return search

    async def cancel(self, guest: str | None, seeker: Seeker) -> None:
        """Wait no more at this connection; who waits at none is not sought for any more."""
        search = None if guest is None else self._searches.get(guest)
        if search is None or seeker not in search.seekers:
            return
        search.seekers.discard(seeker)
        if not search.seekers and guest is not None:
            del self._searches[guest]
            with contextlib.suppress(Conflict):  # somebody was quicker: they have a room
                await self._store.leave(search.known.id, self._club.now())
            await self._tell()

    async def take_bot(self, guest: str | None) -> None:
        """Play the bot that was offered; NotAllowed when none was."""
        search = None if guest is None else self._searches.get(guest)
        if search is None:
            raise NotAllowed(say("club-not-seeking"))
        if not bot_due(search.ticket, self._club.now()):
            raise NotAllowed(say("club-bot-later"))
        await self._open(search.game, search.known, await self._bot(search))

    async def look(self) -> None:
        """See who has been paired elsewhere, pair whoever fits, and offer bots."""
        searches = dict(self._searches)
        if not searches:
            return
        now = self._club.now()
        looked = await self._store.look({search.known.id for search in searches.values()}, now)
        # Of who has come, or seeks something else, since the database was read it knows nothing yet.
        for guest, search in searches.items():
            await self._follow(guest, search, looked.searches.get(guest), looked.ends.get(search.known.id))
        for id in {search.game.id: None for search in self._searches.values()}:
            game = self._club.settings.games[id]
            there = {guest: one for guest, one in looked.searches.items() if one.game == id}
            for one, other in paired((search.ticket for search in there.values()), now):
                if one.guest in self._searches or other.guest in self._searches:
                    await self._meet(game, there[one.guest], there[other.guest])
        for search in list(self._searches.values()):
            if bot_due(search.ticket, now) and search.seekers - search.offered:
                told = encode(self._told(search, await self._bot(search)))
                for seeker in search.seekers - search.offered:
                    search.offered.add(seeker)
                    seeker.push(told)

    async def _follow(self, guest: str, search: Search, known: Searched | None, room: str | None) -> None:
        """Bring a search here to how it stands in the database."""
        if self._searches.get(guest) is not search:
            return  # it has ended meanwhile
        if room is not None:
            self._found(guest, search.known.id, room)
        elif known is None:  # it has been ended at another node, where they wait no more, or was forgotten
            search.known = await self._entered(Searched(new_id(), search.game.id, search.known.name, search.ticket))
        elif known.game == search.game.id:
            search.known = known
        else:  # at another node they seek something else now
            del self._searches[guest]

    async def _meet(self, game: Game, one: Searched, other: Searched) -> None:
        try:
            await self._open(game, one, other)
        except StorageError as error:
            log.warning("a pair waits: %s", error)

    async def _open(self, game: Game, search: Searched, against: Searched | Seat) -> None:
        """A rated room; who waits here is told once it is in the database. They stay in the pool when it cannot be."""
        terms = Terms(rated=True, seed=new_seed())
        seats = [search.seat, against if isinstance(against, Seat) else against.seat]
        if not game.facts.simultaneous:
            terms = terms.drawn(2)
            seats = seats if terms.lot == 0 else seats[::-1]
        searches = [search] if isinstance(against, Seat) else [search, against]
        room = await self._club.prepare(game, seats, terms)
        try:
            await self._store.meet([found.id for found in searches], room, self._club.now())
        except Conflict:
            return  # one of them has been paired, or has gone, meanwhile
        self._club.set_up(room)
        for found in searches:
            self._found(found.ticket.guest, found.id, room.id)
        await self._tell()

    def _found(self, guest: str, id: str, room: str) -> None:
        """A search has ended by a room."""
        search = self._searches.get(guest)
        if search is not None and search.known.id == id:
            del self._searches[guest]
            search.tell(encode(Paired(room)))

    async def _bot(self, search: Search) -> Seat:
        """The bot that is nearest in rating."""
        levels = [level.id for level in self._club.settings.levels]
        subjects = [f":{level}" for level in levels]
        known = await self._club.ratings.store.of(subjects, search.game.id)
        ratings = {
            level: (rating or unrated(who)).elo for level, who, rating in zip(levels, subjects, known, strict=True)
        }
        (seat,) = bots_of(rival(search.ticket.elo, ratings), 1, self._club.settings)
        (rated,) = await self._club.ratings.seated([seat], search.game.id, all_rated=True)
        return rated

    def _told(self, search: Search, bot: Seat | None = None) -> Seeking:
        ticket = search.ticket
        info = None if bot is None else seat_info(bot)
        return Seeking(search.game.id, round(ticket.elo), round(self._club.now() - ticket.since, 1), info)

    async def _tell(self) -> None:
        """The pool is another one: nodes look through it, and lobbies say so."""
        await self._club.bus.publish(POOL, Changed())
        await self._club.lobby.tell()

    def _heard(self, _: Event) -> None:
        self._wake.set()

    async def _watch(self) -> None:
        while True:
            if not self._searches:
                self._wake.clear()
                await self._wake.wait()
            self._wake.clear()
            try:
                await self.look()
            except StorageError as error:
                log.warning("%s", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)
