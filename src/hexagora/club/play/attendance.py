"""Who is at a table: counted here, told to everybody who sees it and to the other nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from hexagora.club.bus import Present, WhoIsThere
from hexagora.club.domain import Presence, Room
from hexagora.club.play.audience import Audience, Listener
from hexagora.club.play.house import House
from hexagora.club.play.tasks import Tasks
from hexagora.club.protocol import encode, presence_message

# Who comes and goes is told this many seconds later, so that many who come at once are told of together.
GATHERING = 0.1


class Attendance:
    """The presence of people in a room, as this node knows it."""

    def __init__(self, room: Callable[[], Room], house: House, audience: Audience, tasks: Tasks) -> None:
        self._room = room
        self._house = house
        self._audience = audience
        self._tasks = tasks
        self._presence = Presence(room().people, house.now())
        self._gathering = False

    @property
    def several(self) -> bool:
        """Whether people play here who could miss each other."""
        return len(self._room().people) > 1 and not self._room().hotseat

    @property
    def here(self) -> bool:
        """Whether somebody is connected here whom another node may miss."""
        return self.several and bool(self._presence.connected or self._presence.watching_here)

    def came(self, listener: Listener) -> None:
        """One more connection."""
        self._presence.came(self._place(listener))
        self.changed()

    def went(self, listener: Listener) -> None:
        """One connection less."""
        self._presence.went(self._place(listener), self._house.now())
        self.changed()

    def gone(self) -> frozenset[int]:
        """The players who have been away for so long that the game may be claimed from them."""
        self._presence.forget(self._house.now())
        return self._presence.gone(self._house.now())

    def changed(self) -> None:
        """Tell who is there before long, unless one person plays alone: then there is nobody to miss."""
        if self.several and not self._gathering:
            self._gathering = True
            self._tasks.start(self._gather(), f"presence in {self._room().id}")

    def told(self, event: Present) -> None:
        """Another node says who is connected to it."""
        if event.node != self._house.node:
            self._presence.told(event.node, event.players, event.watching, self._house.now())
            self._show()

    def asked(self) -> None:
        """Another node asks who is connected to this one."""
        if self.here:
            self._tasks.start(self.tell_nodes(), f"presence in {self._room().id}")

    async def ask(self) -> None:
        """Ask all other nodes who is connected to them."""
        if self.several:
            await self._house.bus.publish(self._room().id, WhoIsThere())

    async def tell_nodes(self) -> None:
        """Tell all other nodes who is connected to this one."""
        people, watching = self._presence.connected, self._presence.watching_here
        await self._house.bus.publish(self._room().id, Present(self._house.node, people, watching))

    def _place(self, listener: Listener) -> int | None:
        """Whose connection it is; nobody's of several at one screen, who come and go together."""
        return None if self._room().hotseat else listener.who

    async def _gather(self) -> None:
        await asyncio.sleep(GATHERING)
        self._gathering = False
        if self._house.bus.shared:
            await self.tell_nodes()
        self._show()

    def _show(self) -> None:
        self._presence.forget(self._house.now())
        self._audience.news(self._message)

    def _message(self, who: int | None) -> str:
        """How it is told; also to somebody who comes later, and then by the time that it is then."""
        return encode(presence_message(self._room(), self._presence, who, self._house.now()))
