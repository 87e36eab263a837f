"""Bot accounts for tests: signed up, promoted, with a token, and what they hear."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from tests.club.house import PATIENCE

PASSWORD = "correct horse battery"


async def sign_up(http: httpx.AsyncClient, name: str) -> None:
    """Make a guest an account."""
    answer = await http.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text


async def promote(http: httpx.AsyncClient) -> None:
    """Make an account a bot."""
    answer = await http.post("/api/account/bot", json={"password": PASSWORD})
    assert answer.status_code == 200, answer.text


async def token_of(http: httpx.AsyncClient, *scopes: str) -> str:
    """A new token of who is logged in."""
    wish = {"name": "A program of mine", "scopes": scopes or ("read", "play")}
    answer = await http.post("/api/account/tokens", json=wish)
    assert answer.status_code == 201, answer.text
    text: str = answer.json()["text"]
    return text


@asynccontextmanager
async def program(address: str, token: str) -> AsyncIterator[httpx.AsyncClient]:
    """A program that comes with a token, and without any cookie."""
    headers = {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, headers=headers) as http:
        yield http


@asynccontextmanager
async def bot(address: str, name: str) -> AsyncIterator[httpx.AsyncClient]:
    """A bot account, by its token."""
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as owner:
        await owner.get("/api/me")
        await sign_up(owner, name)
        await promote(owner)
        token = await token_of(owner)
    async with program(address, token) as http:
        yield http


@dataclass
class Heard:
    """A stream that somebody listens to; ``lines`` are all messages until now."""

    source: AsyncIterator[str]
    lines: list[dict[str, Any]] = field(default_factory=list)

    async def next(self) -> dict[str, Any]:
        """The next message; StopAsyncIteration when the stream has ended."""
        while True:
            line = await asyncio.wait_for(anext(self.source), PATIENCE)
            if line.strip():
                message: dict[str, Any] = msgspec.json.decode(line)
                self.lines.append(message)
                return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Listen until there is a message of a type with these fields."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message


@asynccontextmanager
async def listening(http: httpx.AsyncClient, path: str = "/api/events") -> AsyncIterator[Heard]:
    """Listen to a stream."""
    async with http.stream("GET", path) as answer:
        assert answer.status_code == 200, await answer.aread()
        yield Heard(answer.aiter_lines())
