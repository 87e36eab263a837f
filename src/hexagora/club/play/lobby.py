"""The lobby: open challenges, rated games to watch, and how many seek a game, told to all who are there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from hexagora.club.bus import Changed, Event
from hexagora.club.play.challenges import LOBBY
from hexagora.club.play.tasks import Tasks
from hexagora.club.protocol import LiveInfo, LobbyMessage, challenge_message, encode, seat_info
from hexagora.club.storage import LiveLine, StorageError

if TYPE_CHECKING:
    from hexagora.club.play.club import Club

log = logging.getLogger("hexagora.club")

# So many games to watch are told of.
LIVE = 30
# Changes are told together, so often at most: a busy lobby is read anew once for all who are in it.
GATHERING = 0.25


class Visitor(Protocol):
    """A connection of somebody in the lobby."""

    def push(self, text: str) -> None:
        """Send a message; never waits."""
        ...


class Lobby:
    """Everybody in the lobby at this node."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._visitors: set[Visitor] = set()
        self._tasks = Tasks()
        self._gathering = False
        self._unsubscribe = club.bus.subscribe(LOBBY, self._heard)

    async def join(self, visitor: Visitor) -> None:
        """Tell somebody what there is, and whatever changes from now on. StorageError when that cannot be read."""
        self._visitors.add(visitor)
        visitor.push(encode(await self.message()))

    def leave(self, visitor: Visitor) -> None:
        """They are not there any more."""
        self._visitors.discard(visitor)

    async def tell(self) -> None:
        """Something has changed; all nodes are told."""
        await self._club.bus.publish(LOBBY, Changed())

    async def tell_later(self, seconds: float) -> None:
        """Something changes in so many seconds, as far as those in the lobby may know."""
        await asyncio.sleep(seconds)
        await self.tell()

    async def message(self) -> LobbyMessage:
        """What there is now."""
        challenges = [
            challenge_message(challenge, None, self._here(challenge.id))
            for challenge in await self._club.challenges.listed()
        ]
        return LobbyMessage(challenges, await self.live(), await self._club.matchmaker.waiting())

    async def live(self) -> list[LiveInfo]:
        """The rated games that are being played."""
        return [self._game(line) for line in await self._club.store.live(self._club.now(), LIVE)]

    async def close(self) -> None:
        """Tell nobody any more."""
        self._unsubscribe()
        await self._tasks.close()

    def _here(self, id: str) -> Callable[[str | None], bool]:
        return lambda guest: self._club.challenges.here(id, guest)

    def _game(self, line: LiveLine) -> LiveInfo:
        seats = [seat_info(seat) for seat in line.seats]
        return LiveInfo(line.id, line.game, self._club.title(line.game), seats, line.delay)

    def _heard(self, _: Event) -> None:
        if self._visitors and not self._gathering:
            self._gathering = True
            self._tasks.start(self._gather(), "telling the lobby")

    async def _gather(self) -> None:
        await asyncio.sleep(GATHERING)
        self._gathering = False
        try:
            text = encode(await self.message())
        except StorageError as error:
            log.warning("%s", error)
            return
        for visitor in list(self._visitors):
            visitor.push(text)
