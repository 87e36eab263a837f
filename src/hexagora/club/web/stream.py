"""An answer that goes on: a line of JSON for each thing that happens, an empty one when nothing did for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from hexagora.club.protocol import Bye, encode, heard
from hexagora.club.web.described import LINES
from hexagora.club.web.language import LANGUAGE
from hexagora.club.web.line import AGAIN, OUTBOX

# Seconds between two lines at most, so that both ends and everything between them know that somebody is there.
KEEP_ALIVE = 10.0
# The club stops: it has said goodbye to everybody already.
STOPPING = 1012
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Stream:
    """What is to be told to one reader. Who does not read is not waited for."""

    def __init__(self) -> None:
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._ended = False
        self._language = LANGUAGE.get()

    def push(self, text: str) -> None:
        """Put a line into the outbox; when too many wait there the stream ends."""
        if self._ended:
            return
        if self._outbox.qsize() >= OUTBOX:
            self.end(AGAIN, "this connection is too slow")
        else:
            self._outbox.put_nowait(heard(text, self._language))

    def say(self, message: msgspec.Struct) -> None:
        """Tell something; never waits."""
        self.push(encode(message))

    def end(self, code: int, reason: str) -> None:
        """Say why, and stop."""
        if not self._ended:
            self._ended = True
            if code != STOPPING:
                self._outbox.put_nowait(heard(encode(Bye(reason)), self._language))
            self._outbox.put_nowait(None)

    async def lines(self) -> AsyncIterator[bytes]:
        """The lines, until the stream ends."""
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    text = await self._outbox.get()
            except TimeoutError:
                yield b"\n"
                continue
            if text is None:
                return
            yield text.encode() + b"\n"


class Streamed(StreamingResponse):
    """A stream as an answer. ``visit`` lasts as long as somebody reads."""

    def __init__(self, stream: Stream, visit: AbstractAsyncContextManager[None]) -> None:
        super().__init__(stream.lines(), media_type=LINES, headers=HEADERS)
        self._visit = visit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer until either side ends it."""
        if scope["method"] == "HEAD":
            await Response(media_type=LINES, headers=HEADERS)(scope, receive, send)
            return
        async with self._visit:
            await super().__call__(scope, receive, send)
