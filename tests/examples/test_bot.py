"""The example of a bot, as its readers run it: a program of its own, before a club of its own."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

import hexagora
from tests.club.house import PATIENCE
from tests.club.process import looking, running
from tests.club.programs import bot, listening
from tests.examples.plugged import ROOT

PROGRAM = ROOT / "examples" / "hexagora-bot" / "hexagora_bot.py"


@asynccontextmanager
async def program(address: str, token: str, *arguments: str) -> AsyncIterator[Process]:
    """The bot as a process."""
    environment = {**os.environ, "HEXAGORA_TOKEN": token}
    process = await create_subprocess_exec(
        sys.executable, str(PROGRAM), address, *arguments, env=environment, stdout=PIPE, stderr=PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def said(process: Process) -> str:
    """The next line that it prints."""
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()


def token_of(http: httpx.AsyncClient) -> str:
    """The token with which a client comes."""
    return http.headers["Authorization"].removeprefix("Bearer ")


async def test_the_bot_accepts_a_challenge_and_plays_a_whole_game(tmp_path: Path) -> None:
    async with running(tmp_path / "club.sqlite3") as club, bot(club.address, "Example Engine") as http:
        async with program(club.address, token_of(http), "--games", "1") as process:
            assert await said(process) == f"Example Engine listens at {club.address}"
            days = {"kind": "days", "seconds": 86400}  # such a game begins though no person looks at its challenge
            wish = {"game": "hexafuse", "to": "Example Engine", "side": "first", "control": days}
            challenge = (await club.http.post("/api/challenges", json=wish)).json()["id"]
            room = await begun(club.http, challenge)
            history = await played(club.http, room)
            assert await said(process) != ""
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        record = (await club.http.get(f"/api/rooms/{room}/record")).json()
        assert record["moves"] == history
        assert hexagora.load(record).is_over


async def begun(http: httpx.AsyncClient, challenge: str) -> str:
    """Where a challenge is played, once it is accepted."""
    async with asyncio.timeout(PATIENCE):
        async for _ in looking():
            room: str | None = (await http.get(f"/api/challenges/{challenge}")).json()["room"]
            if room is not None:
                return room
    raise AssertionError("it was not accepted")


async def played(http: httpx.AsyncClient, room: str) -> list[str]:
    """Play a game to its end as a person would by hand; the moves of both."""
    async with listening(http, f"/api/rooms/{room}/events") as stream:
        while True:
            state = await stream.until("state")
            if state["view"]["over"]:
                history: list[str] = state["view"]["history"]
                return history
            if state["offers"]:
                move = {"id": f"{room}-{state['version']}", "ply": state["ply"], "move": state["offers"][-1]["move"]}
                assert (await http.post(f"/api/rooms/{room}/moves", json=move)).status_code == 200


async def test_where_nothing_is_hidden_the_bot_thinks_with_the_package(tmp_path: Path) -> None:
    async with running(tmp_path / "club.sqlite3", game="hexano-duel") as club, bot(club.address, "Thinker") as http:
        wish = ("--against", "spark", "--game", "hexano-duel", "--games", "1", "--level", "random")
        async with program(club.address, token_of(http), *wish) as process:
            assert await said(process) == f"Thinker listens at {club.address}"
            assert "over by rules" in await said(process)
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        (room,) = (await http.get("/api/me")).json()["rooms"]
        assert room["over"]
        assert (await http.get(f"/api/rooms/{room['room']}")).json()["setup"] is not None


@pytest.mark.parametrize("token", ["", "hexagora_nothing"])
async def test_without_a_good_token_the_bot_says_so_in_one_line(tmp_path: Path, token: str) -> None:
    async with running(tmp_path / "club.sqlite3") as club, program(club.address, token) as process:
        _, err = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 2
        assert "token" in err.decode().splitlines()[-1].lower()
