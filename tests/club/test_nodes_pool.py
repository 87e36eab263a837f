"""Who seeks a game at one node is paired with who seeks it at another."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.club.house import PATIENCE, Sitting, cookie_of
from tests.club.process import Running, running
from tests.club.services import Postgres, RedisServer


@pytest.fixture
async def nodes(postgres: Postgres, redis: RedisServer) -> AsyncIterator[tuple[Running, Running]]:
    url = postgres.database()
    async with running(url, redis=redis.url) as one, running(url, redis=redis.url) as other:
        yield one, other


@asynccontextmanager
async def seeking(node: Sitting, http: httpx.AsyncClient, game: str = "hexafuse") -> AsyncIterator[ClientConnection]:
    """Somebody in the lobby of a node, who seeks a game."""
    address = f"{node.address.replace('http', 'ws', 1)}/ws/lobby"
    async with connect(address, additional_headers={"Cookie": cookie_of(http)}, compression=None) as socket:
        await socket.send(json.dumps({"type": "seek", "id": "i-seek-a-game", "game": game}))
        await until(socket, "seeking")
        yield socket


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a type."""
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if told["type"] == kind:
            return told


async def test_two_at_two_nodes_are_paired_in_one_room_and_nobody_waits_then(nodes: tuple[Running, Running]) -> None:
    one, other = nodes
    async with seeking(one, one.http) as here, seeking(other, other.http) as there:
        room = (await until(here, "paired"))["room"]
        assert (await until(there, "paired"))["room"] == room
        async with one.sit(room) as anne, other.sit(room, other.http) as bert:
            welcomes = [await player.until("welcome") for player in (anne, bert)]
        assert {welcome["you"] for welcome in welcomes} == {0, 1}
        assert all(welcome["rated"] for welcome in welcomes)
        async with one.guest() as carla, seeking(one, carla):
            address = f"{other.address.replace('http', 'ws', 1)}/ws/lobby"
            async with connect(address, compression=None) as socket:
                while (await until(socket, "lobby"))["seeking"] != {"hexafuse": 1}:
                    pass


async def test_who_waits_at_two_nodes_waits_once_and_calling_it_off_at_one_leaves_the_other(
    nodes: tuple[Running, Running],
) -> None:
    one, other = nodes
    async with httpx.AsyncClient(base_url=other.address, timeout=PATIENCE, cookies=one.http.cookies) as same:
        async with seeking(one, one.http), seeking(other, same) as there:
            pass
        async with seeking(one, one.http) as here, seeking(other, same) as there:
            await here.send(json.dumps({"type": "cancel", "id": "not-here-any-more"}))
            await until(here, "seeking")
            async with seeking(one, other.http) as rival:
                room = (await until(rival, "paired"))["room"]
                assert (await until(there, "paired"))["room"] == room
