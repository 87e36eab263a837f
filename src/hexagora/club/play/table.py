"""A table: a room that is in use on this node. Everything that changes it goes through the one door ``submit``."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from hexagora.club.bus import Event, Missed, Moved, Present, Rated, Rematched, Said, Thinking, WhoIsThere
from hexagora.club.domain import (
    Accepted,
    Ask,
    Decision,
    Refused,
    Repeated,
    Request,
    Room,
    Verdict,
    decide,
    disclosed,
    judge,
)
from hexagora.club.play.artist import Artist
from hexagora.club.play.attendance import Attendance
from hexagora.club.play.audience import Audience, Listener
from hexagora.club.play.dealing import read
from hexagora.club.play.house import House
from hexagora.club.play.later import Later
from hexagora.club.play.talk import Talk
from hexagora.club.play.tasks import Tasks
from hexagora.club.protocol import (
    StateMessage,
    ThinkingMessage,
    encode,
    seats_message,
    state_message,
    talk_message,
)
from hexagora.club.storage import Conflict, StorageError, TalkStore
from hexagora.words import say

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("hexagora.club")

BUSY = Refused("busy", say("club-busy"))
# A second writer at the same row wins once; the next look at the log then settles the matter.
ATTEMPTS = 3


class Table:
    """The room as this node knows it, and those who look at it. ``changed`` is called after every change."""

    def __init__(self, room: Room, house: House, changed: Callable[[Table], None]) -> None:
        self.room = room
        self._house = house
        self._changed = changed
        self._lock = asyncio.Lock()
        self._doubtful = False
        self._tasks = Tasks()
        self._later = Later(lambda: self.room, house.rules, house.now, self._disclose)
        self._artist = Artist(house.rules)
        self.audience = Audience(lambda: self.room, self._later, self._artist, house.now, house.turns)
        self._later.follow()
        self.attendance = Attendance(lambda: self.room, house, self.audience, self._tasks)
        self.talk = Talk(TalkStore(house.store), house.bus, house.now, house.pace)
        # How many lines have been told to somebody here, or come before one that has been.
        self._said = 0
        # Whether what happened last happened on this node; then it is this node's bots that answer.
        self.led = True
        self._unsubscribe = house.bus.subscribe(room.id, self._heard)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the table; the log still has it."""
        return not len(self.audience) and not len(self._tasks) and not self._lock.locked()

    def join(self, listener: Listener) -> None:
        """Somebody looks at the table from now on."""
        self.audience.join(listener)
        self.attendance.came(listener)
        self._tasks.start(self._recall(listener), f"talk in {self.room.id}")

    def leave(self, listener: Listener) -> None:
        """They do not any more."""
        self.audience.leave(listener)
        self.attendance.went(listener)

    async def look(self, who: int | None) -> StateMessage | None:
        """How the room stands for a player or, by the time that they see, for who watches; None: not for them yet."""
        room, now = self.room, self._house.now()
        if who is None:
            past = await self._later.look()
            if past is None:
                return None
            room, now = past, self._later.now
        drawn = await self._artist.drawn(room, frozenset({who}))
        return state_message(room, drawn[who], now)

    def open_to(self, who: int | None) -> bool:
        """Whether the game is over as far as ``who`` may know, so that nothing of it is hidden from them any more."""
        return self.room.state.is_over and (who is not None or disclosed(self.room, self._house.now()))

    async def _recall(self, listener: Listener) -> None:
        """Tell somebody who comes what has been said."""
        lines = await self.talk.heard_by(self.room, listener.who)
        if lines:
            self._said = max(self._said, lines[-1].number + 1)
            listener.push(encode(talk_message(lines)))

    async def _recall_missed(self) -> None:
        """Tell everybody what was said on other nodes and not heard here; who knows a line knows it by its number."""
        since = self._said
        for who in (0, None):
            lines = [line for line in await self.talk.heard_by(self.room, who) if line.number >= since]
            if lines:
                self._said = max(self._said, lines[-1].number + 1)
                self.audience.say(lines[0].channel, encode(talk_message(lines)))

    async def submit(self, request: Request, acknowledge: Callable[[Decision], None] | None = None) -> Decision:
        """Do what a request asks, if the rules allow it: commit, then acknowledge, then publish.

        The work goes on even when the caller is gone: what the database has must be known here as well.
        """
        return await asyncio.shield(self._tasks.start(self._submit(request, acknowledge), f"request in {self.room.id}"))

    async def ask(self, ask: Ask) -> Verdict | Refused:
        """Whether a move is legal now."""
        return await self._worked_out(judge, self.room, ask)

    async def rematched(self, room: str) -> None:
        """Tell everybody that the rematch is in that room."""
        await self._house.bus.publish(self.room.id, Rematched(room))

    def renamed(self, guest: str, name: str) -> None:
        """Somebody has another name now."""
        if self.room.player(guest) is not None:
            self._tasks.start(self._rename(guest, name), f"renaming in {self.room.id}")

    async def close(self) -> None:
        """Finish what is under way and let go."""
        self._unsubscribe()
        await self._tasks.settle()
        await self._later.close()
        await self.audience.close()

    async def _submit(self, request: Request, acknowledge: Callable[[Decision], None] | None) -> Decision:
        async with self._lock:
            before = self.room.version
            decision = await self._kept(request)
            if acknowledge is not None:
                acknowledge(decision)
        if self.room.version != before:
            self.attendance.changed()  # whom somebody waits for may be another one now
            await self._house.bus.publish(self.room.id, Moved(len(self.room.log)))
            self._changed(self)
        return decision

    async def _kept(self, request: Request) -> Decision:
        """The decision; an accepted entry is in the log."""
        try:
            for _ in range(ATTEMPTS):
                if self._doubtful:
                    await self._reload()
                decision = await self._worked_out(decide, self.room, request, self._house.now())
                if not isinstance(decision, Accepted):
                    return decision
                # Until the commit is known to have succeeded or failed, only the log knows what happened.
                self._doubtful = True
                try:
                    await self._house.store.append(decision.room, decision.entry, *self._house.also(decision.room))
                except Conflict:
                    continue  # somebody else has written this row
                self.room, self._doubtful, self.led = decision.room, False, True
                return decision
        except StorageError as error:
            log.warning("room %s: %s", self.room.id, error)
        return BUSY

    async def newest(self) -> Room:
        """The room as it stands in the database, where another node may have been quicker; StorageError without it."""
        row = await self._house.store.load(self.room.id)
        if row is None:
            raise StorageError("the room is gone from the database")
        return await self._house.rules(read, row, self._house.games)

    async def _reload(self) -> None:
        self.room = await self.newest()
        self._doubtful = False

    async def _rename(self, guest: str, name: str) -> None:
        async with self._lock:
            self.room = self.room.renamed(guest, name)
        self.audience.tell(encode(seats_message(self.room)))

    async def _worked_out(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._house.rules.quickly(self.room.state.game.id, function, *args, **kwargs)

    def _disclose(self) -> None:
        """Who watches may see more."""
        self.audience.changed()

    def _show(self) -> None:
        """There is something new to see."""
        self._later.follow()
        self.audience.changed()

    def _heard(self, event: Event) -> None:
        match event:
            case Moved(entries=entries):
                if entries > len(self.room.log):
                    self._tasks.start(self._catch_up(), f"catching up in {self.room.id}")
                else:
                    self._show()
            case Thinking(player=player, progress=progress):
                key = "club-thinking" if progress is None else "club-compiling"
                text = say(key, name=self.room.seats[player].shown)
                self.audience.thinking(player, encode(ThinkingMessage(text, progress)))
            case Said(line=line):
                self._said = max(self._said, line.number + 1)
                self.audience.say(line.channel, encode(talk_message([line])))
            case Rated(changes=changes):
                self.room = self.room.rated(changes)
                self._show()
            case Missed():
                self._tasks.start(self._look_up(), f"looking up {self.room.id}")
            case Present():
                self.attendance.told(event)
            case WhoIsThere():
                self.attendance.asked()
            case Rematched(room=room):
                self.room = self.room.rematched(room)
                self._show()

    async def _catch_up(self) -> None:
        """Another node has written; read what."""
        async with self._lock:
            before = self.room.version
            try:
                await self._reload()
            except StorageError as error:
                self._doubtful = True  # whoever acts here next reads it first
                log.warning("room %s: %s", self.room.id, error)
                return
            self.led = self.led and self.room.version == before
        self._show()
        self._changed(self)

    async def _look_up(self) -> None:
        """Something may have been missed: see what the database has, and who is connected elsewhere."""
        await self.attendance.ask()
        try:
            same = await self._house.store.length(self.room.id) == len(self.room.log)
        except StorageError:
            same = False
        if len(self.audience):
            await self._recall_missed()
        if not same or self.room.state.is_over:  # what comes after the end is in no log: a rematch, the ratings
            await self._catch_up()


def answered(decision: Decision) -> bool:
    """Whether the request is in the log, now or since before."""
    return isinstance(decision, Accepted | Repeated)
