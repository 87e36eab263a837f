"""Brings together people who seek a rated game, and offers a bot to who waits for long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from hexagora.club.domain import Seat, Terms, Ticket, bot_due, new_seed, paired, rival
from hexagora.club.play.opening import NotAllowed, Visitor, bots_of
from hexagora.club.play.tasks import Tasks
from hexagora.club.protocol import Paired, Seeking, encode, seat_info
from hexagora.club.storage import StorageError, unrated
from hexagora.contract import Game

if TYPE_CHECKING:
    from hexagora.club.play.club import Club

log = logging.getLogger("hexagora.club")

# How often the pools are looked through while anybody waits: windows widen by a few points meanwhile.
LOOK = 1.0


class Seeker(Protocol):
    """A connection of somebody who seeks."""

    def push(self, text: str) -> None:
        """Send a message; never waits."""
        ...


@dataclass(frozen=True, slots=True)
class Search:
    """Somebody's search: from where, for which game, and at which connections they wait.

    offered: the connections at which they have been offered a bot.
    """

    visitor: Visitor
    game: Game
    ticket: Ticket
    seekers: set[Seeker]
    offered: set[Seeker] = field(default_factory=set)

    def tell(self, text: str) -> None:
        """Tell them wherever they wait."""
        for seeker in list(self.seekers):
            seeker.push(text)


class Matchmaker:
    """The pools of this node, one for each game; everybody is in one of them at most, and once."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._searches: dict[str, Search] = {}
        self._wake = asyncio.Event()
        self._tasks = Tasks()

    def start(self) -> None:
        """Begin to look for pairs."""
        self._tasks.start(self._watch(), "matchmaker")

    async def close(self) -> None:
        """Look no more."""
        await self._tasks.close()

    @property
    def waiting(self) -> dict[str, int]:
        """How many seek each game."""
        counts: dict[str, int] = {}
        for search in self._searches.values():
            counts[search.game.id] = counts.get(search.game.id, 0) + 1
        return counts

    async def seek(self, visitor: Visitor, id: str, seeker: Seeker) -> None:
        """Wait for a game from now on. Who waits for it already, at another page, goes on waiting at both.

        NotAllowed for a game that is not played between two, or not here, and for too many searches.
        """
        game = self._club.settings.games.get(id)
        if game is None:
            raise NotAllowed(f"there is no game {id!r} (there are: {', '.join(self._club.settings.games)})")
        if not game.facts.players[0] <= 2 <= game.facts.players[1]:
            raise NotAllowed(f"{game.facts.title} is not played between two")
        if visitor.bot:
            raise NotAllowed("a bot account plays by challenge, not with who seeks somebody", 403)
        search = self._searches.get(visitor.guest)
        if search is None or search.game != game:
            self._club.admit(visitor)
            (known,) = await self._club.ratings.store.of([visitor.guest], id)
            ticket = Ticket(
                visitor.guest,
                (known or unrated(visitor.guest)).elo,
                self._club.now(),
                await self._club.ratings.store.last_opponent(visitor.guest, id),
            )
            before = self._searches.get(visitor.guest)  # they may have asked twice at once
            seekers = set() if before is None or before.game != game else before.seekers
            search = self._searches[visitor.guest] = Search(visitor, game, ticket, seekers)
        search.seekers.add(seeker)
        seeker.push(encode(self._told(search)))
        self._wake.set()
        await self._club.lobby.tell()

    async def cancel(self, guest: str | None, seeker: Seeker) -> None:
        """Wait no more at this connection; who waits at none is not sought for any more."""
        search = None if guest is None else self._searches.get(guest)
        if search is None or seeker not in search.seekers:
            return
        search.seekers.discard(seeker)
        if not search.seekers and guest is not None:
            del self._searches[guest]
            await self._club.lobby.tell()

    async def take_bot(self, guest: str | None) -> None:
        """Play the bot that was offered; NotAllowed when none was."""
        search = None if guest is None else self._searches.get(guest)
        if search is None:
            raise NotAllowed("you do not seek a game")
        if not bot_due(search.ticket, self._club.now()):
            raise NotAllowed("somebody may still come along: a bot is offered after a while")
        await self._open(search, await self._bot(search))

    async def look(self) -> None:
        """Pair whoever fits, and offer bots."""
        now = self._club.now()
        for id in list(self.waiting):
            tickets = [search.ticket for search in self._searches.values() if search.game.id == id]
            for one, other in paired(tickets, now):
                await self._meet(one, other)
        for search in list(self._searches.values()):
            if bot_due(search.ticket, now) and search.seekers - search.offered:
                told = encode(self._told(search, await self._bot(search)))
                for seeker in search.seekers - search.offered:
                    search.offered.add(seeker)
                    seeker.push(told)

    async def _meet(self, one: Ticket, other: Ticket) -> None:
        first, second = self._searches.get(one.guest), self._searches.get(other.guest)
        if first is None or second is None or first.game != second.game:
            return  # one of them has left meanwhile
        try:
            await self._open(first, second)
        except StorageError as error:
            log.warning("a pair waits: %s", error)

    async def _open(self, search: Search, against: Search | Seat) -> None:
        """A rated room; both are told once it is in the database. They stay in the pool when it cannot be."""
        terms = Terms(rated=True, seed=new_seed())
        other = against if isinstance(against, Seat) else against.visitor.seat
        seats = [search.visitor.seat, other]
        if not search.game.facts.simultaneous:
            terms = terms.drawn(2)
            seats = seats if terms.lot == 0 else seats[::-1]
        searches = [search] if isinstance(against, Seat) else [search, against]
        room = await self._club.open_for(search.game, seats, terms)
        for found in searches:
            if self._searches.get(found.visitor.guest) is found:
                del self._searches[found.visitor.guest]
            found.tell(encode(Paired(room)))
        await self._club.lobby.tell()

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

    async def _watch(self) -> None:
        while True:
            if not self._searches:
                self._wake.clear()
                await self._wake.wait()
            try:
                await self.look()
            except StorageError as error:
                log.warning("%s", error)
            self._wake.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)
