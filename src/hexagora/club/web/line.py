"""One socket: a bounded outbox, one task that writes, one that reads. What is said there is told by who inherits."""

from __future__ import annotations

import asyncio
import contextlib
import time
from abc import ABC, abstractmethod
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hexagora.club.domain import TokenBucket
from hexagora.club.protocol import MAX_BYTES, encode, heard
from hexagora.club.web.language import LANGUAGE
from hexagora.club.web.lines import Lines
from hexagora.club.web.visitors import Known

# A hand at the board sends one message in a second or two; a page that comes back sends a few at once.
RATE, BURST = 20.0, 40.0
# Who has so many messages waiting does not read them. A state is a whole snapshot, so connecting anew misses nothing.
OUTBOX = 64
# How long the closing handshake may take to get out; who does not read is not waited for.
CLOSING = 1.0

POLICY, UNSUPPORTED, AGAIN = 1008, 1003, 1013


class Line(ABC):
    """A socket that is open."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self._language = LANGUAGE.get()
        self._end: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    @abstractmethod
    async def begin(self) -> None:
        """What happens before the first message is read."""

    @abstractmethod
    async def finish(self) -> None:
        """What happens after the last one, however the connection ended."""

    @abstractmethod
    async def handle(self, text: str) -> None:
        """Do what a message says."""

    def push(self, text: str) -> None:
        """Put a message into the outbox; when that is full the connection ends."""
        try:
            self._outbox.put_nowait(heard(text, self._language))
        except asyncio.QueueFull:
            self.end(AGAIN, "this connection is too slow")

    def say(self, message: msgspec.Struct) -> None:
        """Send a message; never waits."""
        self.push(encode(message))

    def end(self, code: int, reason: str) -> None:
        """Close the connection soon."""
        if not self._end.done():
            self._end.set_result((code, reason))

    async def run(self) -> None:
        """Serve the connection until it ends, by either side, or with the session that it belongs to."""
        lines: Lines = self._socket.app.state.lines
        known: Known = self._socket.state.known
        with lines.held(self, known.guest, known.key):
            await self._serve()

    async def _serve(self) -> None:
        tasks: list[asyncio.Task[None]] = []
        try:
            await self.begin()
            tasks.append(asyncio.create_task(self._read(), name="reader"))
            tasks.append(asyncio.create_task(self._write(), name="writer of a connection"))
            ends: set[asyncio.Future[Any]] = {*tasks, self._end}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            await self.finish()
        for error in results:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                raise error
        if self._end.done():
            code, reason = self._end.result()
            with contextlib.suppress(TimeoutError, WebSocketDisconnect):
                async with asyncio.timeout(CLOSING):
                    await self._socket.close(code, reason)

    async def _write(self) -> None:
        while True:
            await self._socket.send_text(await self._outbox.get())

    async def _read(self) -> None:
        bucket = TokenBucket(RATE, BURST, time.monotonic())
        while not self._end.done():
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            if not bucket.take(time.monotonic()):
                self.end(POLICY, "too many messages")
            elif text is None:
                self.end(UNSUPPORTED, "only text is understood")
            elif len(text.encode()) > MAX_BYTES:
                self.end(POLICY, "the message is too long")
            else:
                await self.handle(text)
