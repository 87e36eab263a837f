"""The host at another terminal: bans, passwords, rooms, sessions, while the club runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from tests.club.house import Doorway, open_club
from tests.club.test_accounts import browser, log_in, me, room_of, sign_up

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club") / "club.sqlite3"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(database: Path) -> AsyncIterator[Doorway]:
    async with open_club(database) as club:
        yield club


async def said(database: Path, *arguments: str, status: int = 0) -> str:
    """What ``hexagora admin`` says, in a process of its own."""
    import sys

    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "hexagora", "admin", *arguments, "--database", f"sqlite:///{database}",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, err = await process.communicate()
    assert process.returncode == status, err.decode()
    return (err if status else out).decode().strip()


async def test_who_is_banned_is_out_at_once_and_stays_out_until_they_are_not(club: Doorway, database: Path) -> None:
    async with browser(club) as http:
        await sign_up(http, "Adelheid")
        room = await room_of(http)
        async with club.sit(room, http) as player:
            await player.my_turn()
            assert await said(database, "ban", "ADELHEID", "--reason", "rude") == "Adelheid is banned"
            with pytest.raises(ConnectionClosed):
                await player.until("nothing more")
        assert (await me(http))["account"] is False
        assert (await log_in(http, "Adelheid")).json() == {"error": "this account is closed: rude"}
        assert await said(database, "unban", "Adelheid") == "Adelheid may log in again"
        assert (await log_in(http, "Adelheid")).status_code == 200
        assert await said(database, "unban", "Adelheid", status=2) == "hexagora: Adelheid is not banned"


async def test_who_has_lost_their_password_gets_another_one(club: Doorway, database: Path) -> None:
    async with browser(club) as http:
        await sign_up(http, "Brunhilde")
        password = await said(database, "reset-password", "Brunhilde")
        assert len(password) == 19
        assert (await me(http))["account"] is False
        assert (await log_in(http, "Brunhilde")).status_code == 401
        assert (await log_in(http, "Brunhilde", password)).status_code == 200


async def test_where_somebody_is_logged_in_is_shown_and_ended(club: Doorway, database: Path) -> None:
    async with browser(club) as desk, browser(club) as phone:
        await sign_up(desk, "Cordula")
        await log_in(phone, "Cordula")
        assert len((await said(database, "sessions", "cordula")).splitlines()) == 2
        assert (await said(database, "sessions", "Cordula", "--end")).endswith("Cordula is logged out everywhere")
        assert [(await me(http))["account"] for http in (desk, phone)] == [False, False]
        assert await said(database, "sessions", "Cordula") == "Cordula is not logged in"


async def test_a_closed_room_ends_before_everybodys_eyes_and_its_record_says_so(club: Doorway, database: Path) -> None:
    room = await room_of(club.http)
    async with club.sit(room) as player:
        await player.my_turn()
        await said(database, "close-room", room)
        state = await player.until("state")
        assert state["view"]["over"] is True
        assert state["view"]["ending"]["end"] == "aborted"
        assert state["clock"] is None
    record = (await club.http.get(f"/api/rooms/{room}/record")).json()
    assert record["result"]["end"] == "aborted"
    assert record["result"]["winners"] == []
    assert await said(database, "close-room", room, status=2) == f"hexagora: room {room}: the game is over"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("ban", "Nobody Here"), "nobody is called 'Nobody Here'"),
        (("sessions", ""), "nobody is called ''"),
        (("close-room", "no-such-room"), "there is no room 'no-such-room'"),
        (("ban", "Nobody Here", "--reason", "x" * 201), "a reason has from 1 to 200 characters"),
    ],
)
async def test_what_cannot_be_done_is_one_line(
    club: Doorway, database: Path, arguments: tuple[str, ...], problem: str
) -> None:
    assert await said(database, *arguments, status=2) == f"hexagora: {problem}"


async def test_the_keys_of_the_house_hang_on_no_web_page(club: Doorway) -> None:
    async with httpx.AsyncClient(base_url=club.address) as http:
        for path in ("/admin", "/api/admin", "/api/admin/ban"):
            assert (await http.get(path)).status_code == 404
