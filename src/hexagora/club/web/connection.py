"""One socket at a table: a bounded outbox, one task that writes, one that reads."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hexagora.club.domain import (
    Accepted,
    Agree,
    Ask,
    Decision,
    Play,
    Refused,
    Repeated,
    Request,
    Resign,
    TokenBucket,
    Undo,
)
from hexagora.club.play import Table
from hexagora.club.protocol import (
    MAX_BYTES,
    AgreeMessage,
    Answer,
    AskMessage,
    Deed,
    Malformed,
    MoveAccepted,
    MoveMessage,
    MoveRefused,
    Ping,
    Pong,
    ResignMessage,
    UndoMessage,
    encode,
    parse,
    welcome,
)

# A hand at the board sends one message in a second or two; a page that comes back sends a few at once.
RATE, BURST = 20.0, 40.0
# Who has so many messages waiting does not read them. A state is a whole snapshot, so connecting anew misses nothing.
OUTBOX = 64
# How long the closing handshake may take to get out; who does not read is not waited for.
CLOSING = 1.0

POLICY, UNSUPPORTED, AGAIN = 1008, 1003, 1013


class Connection:
    """A listener of a table, and the hand that moves there."""

    def __init__(self, socket: WebSocket, table: Table, guest: str | None) -> None:
        self._socket = socket
        self._table = table
        self.who = table.room.player(guest)
        self._outbox: asyncio.Queue[str] = asyncio.Queue(OUTBOX)
        self._end: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()

    def push(self, text: str) -> None:
        """Put a message into the outbox; when that is full the connection ends."""
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self._fail(AGAIN, "this connection is too slow")

    async def run(self) -> None:
        """Serve the connection until it ends, by either side."""
        self._say(welcome(self._table.room, self.who))
        self._table.audience.join(self)
        reader = asyncio.create_task(self._read(), name="reader")
        writer = asyncio.create_task(self._write(), name="writer of a connection")
        try:
            ends: set[asyncio.Future[Any]] = {reader, writer, self._end}
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.audience.leave(self)
            reader.cancel()
            writer.cancel()
            results = await asyncio.gather(reader, writer, return_exceptions=True)
        for error in results:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                raise error
        if self._end.done():
            code, reason = self._end.result()
            with contextlib.suppress(TimeoutError, WebSocketDisconnect):
                async with asyncio.timeout(CLOSING):
                    await self._socket.close(code, reason)

    def _fail(self, code: int, reason: str) -> None:
        if not self._end.done():
            self._end.set_result((code, reason))

    def _say(self, message: msgspec.Struct) -> None:
        self.push(encode(message))

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
                self._fail(POLICY, "too many messages")
            elif text is None:
                self._fail(UNSUPPORTED, "only text is understood")
            elif len(text.encode()) > MAX_BYTES:
                self._fail(POLICY, "the message is too long")
            else:
                await self._handle(text)

    async def _handle(self, text: str) -> None:
        try:
            message = parse(text)
        except Malformed as error:
            self._say(MoveRefused(error.id, "bad", error.reason))
            return
        id = message.id
        if isinstance(message, Ping):
            self._say(Pong(id))
        elif isinstance(message, AskMessage):
            await self._ask(id, Ask(self.who, message.move))
        else:
            await self._table.submit(self._request(message), lambda decision: self._acknowledge(id, decision))

    def _request(self, message: Deed) -> Request:
        match message:
            case MoveMessage(id=id, ply=ply, move=move):
                return Play(self.who, ply, move, id)
            case ResignMessage(id=id, ply=ply):
                return Resign(self.who, ply, id)
            case UndoMessage(id=id, ply=ply):
                return Undo(self.who, ply, id)
            case AgreeMessage(id=id, ply=ply, answer=answer):
                return Agree(self.who, ply, answer, id)

    async def _ask(self, id: str, ask: Ask) -> None:
        verdict = await self._table.ask(ask)
        if isinstance(verdict, Refused):
            self._say(MoveRefused(id, verdict.code, verdict.reason))
        else:
            self._say(Answer(id, verdict.move, verdict.legal, verdict.reason, verdict.cells))

    def _acknowledge(self, id: str, decision: Decision) -> None:
        match decision:
            case Accepted(entry=entry) | Repeated(entry=entry):
                self._say(MoveAccepted(id, entry.ply, entry.move))
            case Refused(code=code, reason=reason, cells=cells):
                self._say(MoveRefused(id, code, reason, cells))
