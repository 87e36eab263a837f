"""Challenges: who sits down where a game is about to begin, and when it does."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from hexagora.club.bus import Changed, Event, Missed, Onlooker
from hexagora.club.domain import Allowance, Challenge, RateLimit, Seat, Terms, Unwelcome, new_seed
from hexagora.club.play.ids import is_id, new_id
from hexagora.club.play.opening import NotAllowed, Visitor, Wish, bots_of, wished_game
from hexagora.club.storage import ChallengeStore, Conflict, StorageError
from hexagora.words import say

if TYPE_CHECKING:
    from hexagora.club.play.club import Club

# A second writer at the same challenge wins once; the next look at it then settles the matter.
# For how many seconds it holds what another node says of who looks at a challenge there.
FRESH = 45.0
ATTEMPTS = 5
# A link is good for so long, in seconds.
LIFETIME = 14 * 24 * 3600.0
# Nobody sits down and stands up all the time, except programs that write rows for ever.
PACE = Allowance(rate=0.5, burst=40)
LOBBY = "lobby"
LOBBY_LINES = 50


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a challenge is to be like, besides the game: whether it counts, and whether the lobby shows it.

    invited: the one whom it is for, an account that is a bot; None: for everybody who has the link.
    """

    rated: bool = False
    listed: bool = False
    invited: Seat | None = None


def channel(id: str) -> str:
    """Where the bus tells of a challenge."""
    return f"challenge {id}"


class Challenges:
    """All challenges of a club. What they are like is in the database; here is only who looks at them."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._store = ChallengeStore(club.store)
        self._here: dict[str, Counter[str]] = {}
        self._pace = RateLimit(PACE)
        self._elsewhere: dict[str, dict[str, float]] = {}
        self._node = secrets.token_hex(8)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open(self, visitor: Visitor, wish: Wish, wishes: Wishes) -> Challenge:
        """A new challenge; NotAllowed for what the club does not have, and for one too many."""
        game, players = wished_game(wish, self._club.settings)
        if players < 2:
            raise NotAllowed(say("club-challenge-two"))
        if wishes.rated and game != self._club.settings.games[wish.game]:
            raise NotAllowed(say("club-challenge-options"))
        if wishes.invited is not None and (players != 2 or wishes.listed):
            raise NotAllowed(say("club-challenge-bot"))
        if wishes.invited is not None and wishes.invited.guest == visitor.guest:
            raise NotAllowed(say("club-challenge-self"))
        self._club.admit(visitor)
        id = new_id()
        terms = Terms(wish.control, wishes.rated, new_seed(), id)
        chairs = (visitor.seat, *[None] * (players - 1))
        now = self._club.now()
        challenge = Challenge(id, game, chairs, terms, wish.side, wishes.listed, now, invited=wishes.invited)
        await self._store.create(challenge)
        await self._tell(challenge)
        return challenge

    async def find(self, id: str) -> Challenge | None:
        """A challenge; None when there is none, or when its time is over."""
        if not is_id(id):
            return None
        found = await self._store.load(id, self._club.settings.games)
        stale = found is not None and found.open and found.created < self._club.now() - LIFETIME
        return None if stale else found

    async def join(self, visitor: Visitor, id: str) -> Challenge:
        """Sit down; the game begins when everybody is there."""
        self._count(visitor)
        return await self._change(id, lambda now: now.joined(visitor.seat))

    async def decline(self, visitor: Visitor, id: str) -> Challenge:
        """The one whom it is for does not wish to play."""
        self._count(visitor)
        return await self._change(id, lambda now: now.refused(visitor.guest))

    async def concerning(self, guest: str) -> list[Challenge]:
        """The open challenges to somebody, and those in which they have sat down."""
        return await self._store.concerning(self._club.settings.games, guest, self._club.now() - LIFETIME)

    async def leave(self, visitor: Visitor, id: str) -> Challenge:
        """Stand up; when the host does, it is all over."""
        self._count(visitor)
        return await self._change(id, lambda now: now.left(visitor.guest))

    async def invite(self, visitor: Visitor, id: str, level: str) -> Challenge:
        """Have a bot sit down."""
        self._count(visitor)
        bots_of(level, 1, self._club.settings)

        def seated(now: Challenge) -> Challenge:
            number = 1 + sum(seat.level == level for seat in now.seats)
            title = bots_of(level, 1, self._club.settings)[0].name
            return now.with_bot(visitor.guest, Seat(f"{title} {number}", level=level))

        return await self._change(id, seated)

    async def dismiss(self, visitor: Visitor, id: str, chair: int) -> Challenge:
        """Make a chair free."""
        self._count(visitor)
        return await self._change(id, lambda now: now.without(visitor.guest, chair))

    async def start(self, visitor: Visitor, id: str) -> Challenge:
        """Begin with those who are there; only the host may."""
        self._count(visitor)

        def checked(now: Challenge) -> Challenge:
            now.expect_startable_by(visitor.guest)
            return now

        return await self._change(id, checked, begin=True)

    async def listed(self) -> list[Challenge]:
        """What the lobby shows: challenges of hosts who are there, or of bots that listen."""
        since = self._club.now() - LIFETIME
        found = await self._store.listed(self._club.settings.games, since, LOBBY_LINES)
        bots = await self._club.bots() if any(challenge.host.bot for challenge in found) else {}
        return [one for one in found if one.host.guest in bots or self.here(one.id, one.host.guest)]

    def _count(self, visitor: Visitor) -> None:
        """Count one more change that somebody wishes for; NotAllowed when it is one too many."""
        wait = self._pace.admit(visitor.guest, self._club.now())
        if wait > 0:
            raise NotAllowed(say("club-too-many-changes", seconds=math.ceil(wait)), 429)

    # Who looks at them -----------------------------------------------------------------------------------

    def here(self, id: str, guest: str | None) -> bool:
        """Whether a guest looks at a challenge now, at whichever node."""
        if guest is None:
            return False
        until = self._elsewhere.get(id, {}).get(guest, 0.0)
        return self._here.get(id, Counter())[guest] > 0 or until > self._club.now()

    async def arrive(self, id: str, guest: str | None) -> None:
        """Somebody looks at a challenge from now on."""
        if guest is None:
            return
        self._here.setdefault(id, Counter())[guest] += 1
        await self._tell_nodes(id, guest, here=True, asks=True)
        await self._change(id, lambda now: now)

    async def heard(self, id: str, event: Event) -> None:
        """Another node says who looks at a challenge there; or this one may have missed that."""
        if isinstance(event, Missed):
            for guest in list(self._here.get(id, ())):
                await self._tell_nodes(id, guest, here=True, asks=True)
        elif isinstance(event, Onlooker) and event.node != self._node:
            known = self._elsewhere.setdefault(id, {})
            known.pop(event.guest, None)
            if event.here:
                known[event.guest] = self._club.now() + FRESH
            if event.asks:
                for guest in list(self._here.get(id, ())):
                    await self._tell_nodes(id, guest, here=True, asks=False)
            if self._here.get(id):
                with contextlib.suppress(NotAllowed):  # it may be over
                    await self._change(id, lambda now: now)

    async def refresh(self) -> None:
        """Say again who looks here; what is not said again is soon no longer believed."""
        for id, guests in list(self._here.items()):
            for guest in list(guests):
                await self._tell_nodes(id, guest, here=True, asks=False)
        now = self._club.now()
        for id, known in list(self._elsewhere.items()):
            self._elsewhere[id] = {guest: until for guest, until in known.items() if until > now}
            if not self._elsewhere[id]:
                del self._elsewhere[id]

    async def _tell_nodes(self, id: str, guest: str, *, here: bool, asks: bool) -> None:
        if self._club.bus.shared:
            await self._club.bus.publish(channel(id), Onlooker(self._node, guest, here, asks))

    async def depart(self, id: str, guest: str | None) -> None:
        """They do not any more."""
        if guest is None:
            return
        here = self._here[id]
        here[guest] -= 1
        if here[guest] <= 0:
            del here[guest]
            await self._tell_nodes(id, guest, here=False, asks=False)
        if not here:
            del self._here[id]
        challenge = await self.find(id)
        if challenge is not None:
            await self._tell(challenge)

    # Changes ---------------------------------------------------------------------------------------------

    async def _change(self, id: str, change: Callable[[Challenge], Challenge], *, begin: bool = False) -> Challenge:
        """The challenge after a change, and after the beginning of the game if it is time for that."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            for _ in range(ATTEMPTS):
                before = await self.find(id)
                if before is None:
                    raise NotAllowed(say("club-no-challenge"), 404)
                try:
                    return await self._changed(before, change(before), begin)
                except Unwelcome as error:
                    raise NotAllowed(error.reason, error.status) from None
                except Conflict:
                    continue
        raise StorageError("the challenge changes all the time")

    async def _changed(self, before: Challenge, after: Challenge, begin: bool) -> Challenge:
        if after != before:
            await self._store.change(after)
        if begin or self._complete(after):
            room = await self._club.prepare(after.game, *after.arranged())
            after = after.begun(room.id)
            await self._store.change(after, room)
            self._club.set_up(room)
        await self._tell(after)
        return after

    def _complete(self, challenge: Challenge) -> bool:
        """Whether it begins by itself: everybody has sat down and is here; for a game of days it is enough to sit."""
        if challenge.by_host or not challenge.open or not challenge.full:
            return False
        if challenge.terms.control.kind == "days":
            return True
        return all(seat.program or self.here(challenge.id, seat.guest) for seat in challenge.seats)

    async def _tell(self, challenge: Challenge) -> None:
        await self._club.bus.publish(channel(challenge.id), Changed())
        for seat in {*challenge.seats, *((challenge.invited,) if challenge.invited else ())}:
            await self._club.tell(seat)
        if challenge.listed:
            await self._club.bus.publish(LOBBY, Changed())
