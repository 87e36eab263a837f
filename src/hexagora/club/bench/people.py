"""People who do not give up: they play one game to its end, at whichever node answers."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable

from websockets.asyncio.client import ClientConnection, connect

from hexagora.club.bench.crowd import LOST
from hexagora.club.bench.told import Told, told

# Seconds until the next attempt to connect, and until a message that was answered by "busy" is sent again.
AGAIN, BUSY = 0.1, 0.2
# Who has heard nothing for so long, while the game goes on, connects anew: what they wait for may have been missed.
SILENCE = 20.0
# So many come in at once, and wait so long at the door: if they gave up and came again, they would keep out all others.
AT_ONCE, OPENING = 50, 60.0


class Person:
    """One player of a room; a move that was not answered is sent again, with its id, until it is.

    doors: how many come in at once. pause: what is waited for before a new move.
    """

    def __init__(
        self,
        room: str,
        cookie: str,
        address: Callable[[random.Random], str | None],
        dice: random.Random,
        doors: asyncio.Semaphore,
        pause: Callable[[], Awaitable[object]],
    ) -> None:
        self.room = room
        self._cookie = cookie
        self._address = address
        self._dice = dice
        self._doors = doors
        self._pause = pause
        self._id = f"{dice.getrandbits(64):016x}"
        self._unanswered: tuple[str, int, str] | None = None
        # By the id of the message: the ply and the move that were acknowledged.
        self.acknowledged: dict[str, tuple[int, str | None]] = {}
        self.history: tuple[str, ...] = ()
        self.over = False
        self.connections = 0
        self.repeated = 0

    async def play(self) -> None:
        """Until the game is over, however often the connection is lost."""
        while not self.over:
            address = self._address(self._dice)
            if address is not None:
                with contextlib.suppress(*LOST):
                    await self._sit(address)
            if not self.over:
                await asyncio.sleep(AGAIN * self._dice.uniform(0.5, 1.5))

    async def _sit(self, address: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/ws/rooms/{self.room}"
        async with self._doors:
            socket = await connect(
                url,
                additional_headers={"Cookie": self._cookie},
                compression=None,
                ping_interval=None,
                max_size=None,
                open_timeout=OPENING,
                close_timeout=1.0,
            )
        async with socket:
            self.connections += 1
            if self._unanswered is not None:
                self.repeated += 1
                await self._send(socket)
            while not self.over:
                async with asyncio.timeout(SILENCE):
                    frame = await socket.recv(decode=False)
                await self._heard(socket, told(frame))

    async def _heard(self, socket: ClientConnection, message: Told) -> None:
        if message.type == "state" and message.view is not None:
            self.history, self.over = message.view.history, message.view.over
            if message.offers and self._unanswered is None and message.ply not in self._plies:
                await self._pause()
                move = self._dice.choice(message.offers).move
                self._unanswered = f"{self._id}-{message.ply}", message.ply, move
                await self._send(socket)
        elif self._unanswered is not None and message.id == self._unanswered[0]:
            if message.type == "accepted":
                self.acknowledged[message.id] = message.ply, message.move
                self._unanswered = None
            elif message.code == "busy":
                await asyncio.sleep(BUSY)
                await self._send(socket)
            elif message.type == "refused":  # the clock was faster
                self._unanswered = None

    @property
    def _plies(self) -> set[int]:
        return {ply for ply, _ in self.acknowledged.values()}

    async def _send(self, socket: ClientConnection) -> None:
        if self._unanswered is not None:
            id, ply, move = self._unanswered
            await socket.send(f'{{"type":"move","id":"{id}","ply":{ply},"move":"{move}"}}')
