"""A house in which the challenge of the day is played: quick games, a clock that the tests set, honest bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from typing import Any

import httpx

from hexagora.bots.reproducible import choice
from hexagora.club.domain import midnight
from hexagora.contract import State
from tests.club.house import HEXAFUSE, Doorway, FakeTime, Instant, open_club, settings
from tests.toys import PETALS

# A Monday.
DAY = date(2026, 11, 30)
GAMES = {"hexafuse": HEXAFUSE, PETALS.id: PETALS}


class Honest(Instant):
    """Bots that choose as those of the house do, by the seed that they are given."""

    async def choose(self, state: State, player: int, level: str, dice: str | None = None) -> str:
        assert dice is not None, "a bot of the day has a seed"
        return await asyncio.to_thread(choice, state, player, level, dice)


@asynccontextmanager
async def open_house(
    folder: Path, thinkers: type[Instant] = Instant, at: float = 12 * 3600.0
) -> AsyncIterator[Doorway]:
    """A club on a day in autumn, so many seconds after midnight."""
    time = FakeTime()
    time.at = midnight(DAY) + at
    async with open_club(folder / "club.sqlite3", settings(games=GAMES), thinkers, time=time) as club:
        yield club


async def begun(http: httpx.AsyncClient, game: str = "hexafuse") -> str:
    """The room of somebody's try of today."""
    answer = await http.post(f"/api/daily/{game}", json={})
    assert answer.status_code == 201, answer.text
    room: str = answer.json()["room"]
    return room


async def told(http: httpx.AsyncClient, path: str) -> dict[str, Any]:
    """What the club says at an address."""
    answer = await http.get(path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def play_out(club: Doorway, room: str, http: httpx.AsyncClient, choice: int = 0) -> list[str]:
    """Play a game to its end, always by the same choice; all its moves."""
    async with club.sit(room, http) as player:
        number = 0
        while not (await player.my_turn())["view"]["over"]:
            number += 1
            assert (await player.play(f"{room}-{number:06}", choice))["type"] == "accepted"
        history: list[str] = player.state["view"]["history"]
        return history


async def resign(club: Doorway, room: str, http: httpx.AsyncClient) -> None:
    """Give a game up."""
    async with club.sit(room, http) as player:
        state = await player.my_turn()
        await player.say("resign", id=f"resign-{room}", ply=state["ply"])
        await player.until("accepted")
