"""The talk at one table: kept first, then told to those whom it is for."""

from __future__ import annotations

import asyncio
import logging
import math

from hexagora.club.bus import Bus, Said
from hexagora.club.domain import Line, RateLimit, Room, Seat, channel_of, cleaned
from hexagora.club.domain.talk import LONGEST, PACE
from hexagora.club.play.now import Now
from hexagora.club.play.opening import NotAllowed
from hexagora.club.storage import Conflict, StorageError, TalkStore
from hexagora.words import say

log = logging.getLogger("hexagora.club")

# So much of what was said before is told to who comes later.
REMEMBERED = 100
# Somebody on another node may speak at the same moment; then it is the next line.
ATTEMPTS = 10


class Talk:
    """Who speaks at a table, and how often. ``pace`` is shared by all tables of a node."""

    def __init__(self, store: TalkStore, bus: Bus, now: Now, pace: RateLimit) -> None:
        self._store = store
        self._bus = bus
        self._now = now
        self._pace = pace
        self._lock = asyncio.Lock()

    async def say(self, room: Room, speaker: Seat, text: str, client_id: str) -> None:
        """Say something, to the players or to those who watch, as one belongs to these or those.

        NotAllowed with the reason when it cannot be said. The same message again changes nothing.
        """
        player = room.player(speaker.guest)
        line = cleaned(text)
        if not line:
            raise NotAllowed(say("club-talk-empty"))
        if len(line) > LONGEST:
            raise NotAllowed(say("club-talk-long", most=LONGEST))
        if player is not None and len(room.people) < 2:
            raise NotAllowed(say("club-talk-alone"))
        guest = speaker.guest or ""
        async with self._lock:
            before = await self._store.said(room.id, client_id)
            if before == guest:
                return
            if before is not None:
                raise NotAllowed(say("club-id-used"))
            wait = self._pace.admit(guest, self._now())
            if wait > 0:
                raise NotAllowed(say("club-talk-fast", seconds=math.ceil(wait)), 429)
            fresh = Line(0, channel_of(player), player, speaker.name, line, self._now())
            said = await self._kept(room, fresh, guest, client_id)
        await self._bus.publish(room.id, Said(said))

    async def heard_by(self, room: Room, player: int | None) -> list[Line]:
        """What was said before, as far as it is for a player, or for who watches."""
        try:
            return await self._store.lines(room.id, room.seats, channel_of(player), REMEMBERED)
        except StorageError as error:
            log.warning("room %s: %s", room.id, error)
            return []

    async def _kept(self, room: Room, line: Line, guest: str, client_id: str) -> Line:
        for _ in range(ATTEMPTS):
            numbered = Line(await self._store.count(room.id), line.channel, line.player, line.name, line.text, line.at)
            try:
                await self._store.add(room.id, numbered, guest, client_id)
            except Conflict:
                continue
            return numbered
        raise StorageError("everybody speaks at once")


def new_pace() -> RateLimit:
    """How fast people may speak."""
    return RateLimit(PACE)
