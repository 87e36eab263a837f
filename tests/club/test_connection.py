"""Who gets a socket, what ends it, and that nobody waits for a slow one."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexagora.club.protocol import Pong, encode
from tests.club.house import Doorway, Player, cookie_of, open_club, socket_address

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3") as club:
        yield club


async def closed(player: Player) -> tuple[int, str]:
    """Read until the club closes; the code and the reason."""
    with pytest.raises(ConnectionClosed) as error:
        await player.until("nothing that the club ever says")
    assert error.value.rcvd is not None
    return error.value.rcvd.code, error.value.rcvd.reason


@pytest.mark.parametrize("cookie", ["", "hexagora=anne", "hexagora=anne.sig.nature", "nonsense;;;"])
async def test_a_forged_or_missing_cookie_takes_nobodys_seat(club: Doorway, cookie: str) -> None:
    room = await club.open()
    async with connect(socket_address(club.address, room), additional_headers={"Cookie": cookie}) as connection:
        player = Player(connection)
        assert (await player.until("welcome"))["you"] is None


async def test_a_cookie_with_another_guests_id_and_an_old_signature_is_forged(club: Doorway) -> None:
    room = await club.open()
    name, _, value = cookie_of(club.http).partition("=")
    id, _, signature = value.partition(".")
    forged = f"{name}={'0' * len(id)}.{signature}"
    async with connect(socket_address(club.address, room), additional_headers={"Cookie": forged}) as connection:
        assert (await Player(connection).until("welcome"))["you"] is None


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://", "file://", "http://127.0.0.1:1"])
async def test_a_page_of_another_site_gets_no_socket(club: Doorway, origin: str) -> None:
    room = await club.open()
    with pytest.raises(InvalidStatus) as error:
        async with connect(
            socket_address(club.address, room), additional_headers={"Cookie": cookie_of(club.http), "Origin": origin}
        ):
            pass
    assert error.value.response.status_code == 403


async def test_the_clubs_own_page_gets_a_socket(club: Doorway) -> None:
    address = socket_address(club.address, await club.open())
    async with connect(address, additional_headers={"Origin": club.address}) as connection:
        assert (await Player(connection).next())["type"] == "welcome"


@pytest.mark.parametrize("id", ["nosuchroom22", "x", "a" * 500, "%2e%2e"])
async def test_a_room_that_does_not_exist_is_closed_with_4404(club: Doorway, id: str) -> None:
    async with club.sit(id) as player:
        assert (await closed(player))[0] == 4404


async def test_a_message_too_long_closes_the_connection(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        await player.say("ask", id="1", move="x" * 5000)
        assert await closed(player) == (1008, "the message is too long")


async def test_a_message_of_4096_bytes_is_read(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        empty = len(msgspec.json.encode({"type": "ask", "id": "1", "move": ""}))
        await player.say("ask", id="1", move="é" * ((4096 - empty) // 2))
        assert (await player.until("answer"))["legal"] is False


async def test_a_huge_message_is_not_even_read(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        await player.socket.send("x" * 2_000_000)
        assert (await closed(player))[0] == 1009


async def test_binary_frames_close_the_connection(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        await player.socket.send(b'{"type": "ping", "id": "1"}')
        assert (await closed(player))[0] == 1003


async def test_too_many_messages_close_the_connection_but_a_burst_does_not(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        for n in range(40):
            await player.say("ping", id=str(n))
        await player.until("pong", id="39")
        for n in range(40):
            await player.say("ping", id=str(n))
        assert await closed(player) == (1008, "too many messages")


def raw_socket(address: str, room: str) -> socket.socket:
    """A client that has shaken hands and then does not read."""
    url = httpx.URL(address)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((url.host, url.port))
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /ws/rooms/{room} HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    return raw


async def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(club: Doorway) -> None:
    room = await club.open()
    audience = (await club.table(room)).audience
    async with club.sit(room) as player, asyncio.timeout(60):
        await player.my_turn()
        slow = raw_socket(club.address, room)
        while len(audience) < 2:
            await player.say("ping", id="0")
            await player.until("pong", id="0")
            await asyncio.sleep(0.06)
        sent = 0
        while len(audience) == 2:
            sent += 1
            audience.tell(encode(Pong(str(sent) + " " * 50_000)))
            await player.until("pong", id=str(sent) + " " * 50_000)  # the other one is served all the while
        slow.close()
        assert (await player.play("goes-on-playing"))["type"] == "accepted"


async def test_the_club_says_goodbye_before_it_closes(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3") as club, club.sit(await club.open()) as player:
        await player.my_turn()
        club.stop()
        assert (await player.until("bye"))["reason"]
        assert (await closed(player))[0] == 1012
