"""Rated games are shown later to who watches: what a player sees now reaches nobody else earlier, by no way at all."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import pytest_asyncio

from hexagora.club.domain import Play, Resign, Room, Terms, disclosed, earlier, next_sight, visible
from tests.club.duel import ANNE, ANSWER, BERT, ERUPTION, SMALL, START, done, small
from tests.club.house import Doorway, FakeTime, open_club, settings
from tests.club.process import looking
from tests.club.programs import Heard, bot, listening

pytestmark = pytest.mark.asyncio(loop_scope="module")
DELAY = 15.0


# In the room itself ---------------------------------------------------------------------------------------


def delayed() -> Room:
    """A rated room in which two moves were made, at 10 and 20 seconds, and somebody gave up at 30."""
    now = Room.opened("r", (ANNE, BERT), SMALL.start(setup=small()), START, Terms(rated=True, delay=DELAY))
    now = done(now, Play(0, 0, ERUPTION), now=START + 10)
    now = done(now, Play(1, 1, ANSWER), now=START + 20)
    return done(now, Resign(0, 2), now=START + 30)


@pytest.mark.parametrize(
    ("seconds", "entries", "more"),
    [(0, None, 15), (14, None, 1), (15, 0, 10), (24.9, 0, 0.1), (25, 1, 10), (35, 2, 10), (44, 2, 1), (45, 3, None)],
)
async def test_of_the_log_so_much_is_visible_as_is_old_enough(
    seconds: float, entries: int | None, more: float | None
) -> None:
    room, now = delayed(), START + seconds
    assert visible(room, now) == entries
    assert next_sight(room, now) == (None if more is None else pytest.approx(more))
    assert disclosed(room, now) is (entries == 3)


async def test_what_was_is_what_it_was_then_however_it_is_worked_out() -> None:
    room = delayed()
    then = [earlier(room, entries) for entries in range(4)]
    assert [len(past.state.history) for past in then] == [0, 1, 2, 2]
    assert [past.state.is_over for past in then] == [False, False, False, True]
    assert then[3] is room, "with its ratings and its rematch"
    for before in range(4):
        for entries in range(before, 4):
            assert earlier(room, entries, then[before]) == then[entries]
    assert then[1].deadline is not None
    assert then[1].deadline.since == START + 10


# In the club ----------------------------------------------------------------------------------------------


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    file = tmp_path_factory.mktemp("club") / "club.sqlite3"
    async with open_club(file, house=settings(delay=DELAY), time=FakeTime()) as club:
        yield club


async def rated(club: Doorway, one: httpx.AsyncClient, two: httpx.AsyncClient) -> str:
    """A rated room of two bots; the first of them moves first."""
    name = (await two.get("/api/me")).json()["name"]
    wish = {"game": "hexafuse", "to": name, "side": "first", "rated": True}
    challenge = (await one.post("/api/challenges", json=wish)).json()["id"]
    room = (await two.post(f"/api/challenges/{challenge}/join")).json()["room"]
    assert isinstance(room, str)
    return room


async def move(http: httpx.AsyncClient, room: str) -> dict[str, Any]:
    """Make a move; the room as the player sees it then."""
    state = (await http.get(f"/api/rooms/{room}")).json()["state"]
    wish = {"id": f"{room}-{state['ply']}", "ply": state["ply"], "move": state["offers"][0]["move"]}
    assert (await http.post(f"/api/rooms/{room}/moves", json=wish)).status_code == 200
    found: dict[str, Any] = (await http.get(f"/api/rooms/{room}")).json()["state"]
    return found


async def seen(club: Doorway, room: str) -> int | None:
    """How many moves somebody sees who asks at this moment; None: nothing at all."""
    answer = await club.http.get(f"/api/rooms/{room}")
    return len(answer.json()["state"]["view"]["history"]) if answer.is_success else None


async def live(club: Doorway) -> list[str]:
    return [game["room"] for game in (await club.http.get("/api/live")).json()["live"]]


async def test_no_way_to_watch_shows_what_players_see_before_its_time(club: Doorway) -> None:
    async with bot(club.address, "White Whale") as one, bot(club.address, "Black Bear") as two:
        room = await rated(club, one, two)
        assert await live(club) == [], "not even that it is played"
        refused = await club.http.get(f"/api/rooms/{room}")
        assert (refused.status_code, "15 seconds later" in refused.json()["error"]) == (409, True)
        async with (
            listening(club.http, f"/api/rooms/{room}/events") as stream,
            listening(one, f"/api/rooms/{room}/events") as player,
            club.sit(room) as socket,
        ):
            assert (await stream.until("welcome"))["delay"] == DELAY
            assert (await socket.until("welcome"))["delay"] == DELAY
            club.wait(5)
            assert len((await move(one, room))["view"]["history"]) == 1
            await player.until("state", ply=1)
            club.wait(9.5)
            assert await seen(club, room) is None
            club.wait(1)  # now the deal may be seen, and the move not yet
            assert await seen(club, room) == 0
            assert (await stream.until("state"))["view"]["history"] == []
            assert (await socket.until("state"))["view"]["history"] == []
            await move(two, room)
            over = await one.post(f"/api/rooms/{room}/resign", json={"id": "white-gives-up", "ply": 2})
            assert over.status_code == 200
            assert (await player.until("state", ply=2))["type"] == "state"
            await unknown(club, room)
            club.wait(5)
            assert (await stream.until("state"))["ply"] == 1
            await unknown(club, room)
            club.wait(DELAY - 5.5)
            await unknown(club, room)
            club.wait(1)
            for watcher in (socket, stream):
                while not (await watcher.until("state"))["view"]["over"]:
                    pass
            told_early(stream)
        await known(club, room)


async def unknown(club: Doorway, room: str) -> None:
    """Nothing tells those who watch that a game is over, or how it ended."""
    assert room in await live(club)
    for path in ("record", "moves/0", "moves/2"):
        assert (await club.http.get(f"/api/rooms/{room}/{path}")).status_code == 409, path
    assert (await club.http.get("/feeds/White Whale.json")).status_code == 404
    assert await ranking(club) == []


async def known(club: Doorway, room: str) -> None:
    """Everything tells them, ratings too, as soon as they are worked out."""
    async for _ in looking():
        if await ranking(club):
            break
    assert room not in await live(club)
    for path in ("record", "moves/2"):
        assert (await club.http.get(f"/api/rooms/{room}/{path}")).is_success, path
    assert len((await club.http.get("/feeds/White Whale.json")).json()["items"]) == 1


def told_early(stream: Heard) -> None:
    """Who watches is told of nothing else meanwhile: not who is there, nor that somebody thinks."""
    assert {line["type"] for line in stream.lines} == {"welcome", "state"}


async def test_players_have_the_record_and_the_end_at_once_and_the_ratings_with_everybody(club: Doorway) -> None:
    async with bot(club.address, "Gold Goose") as one, bot(club.address, "Jade Jackal") as two:
        room = await rated(club, one, two)
        await move(one, room)
        await move(two, room)
        assert (await two.post(f"/api/rooms/{room}/resign", json={"id": "give-up-now", "ply": 2})).is_success
        assert (await one.get(f"/api/rooms/{room}/record")).is_success
        assert (await one.get(f"/api/rooms/{room}")).json()["state"]["ratings"] is None
        club.wait(DELAY + 1)
        async for _ in looking():
            if (await one.get(f"/api/rooms/{room}")).json()["state"]["ratings"] is not None:
                break
        assert {line["name"] for line in await ranking(club)} >= {"Gold Goose", "Jade Jackal"}


async def ranking(club: Doorway) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await club.http.get("/api/leaderboard", params={"game": "hexafuse"})).json()[
        "players"
    ]
    return found


async def test_games_at_which_nothing_is_at_stake_are_seen_at_once(club: Doorway) -> None:
    room = await club.open()
    async with club.guest() as other, listening(other, f"/api/rooms/{room}/events") as stream:
        assert (await stream.until("welcome"))["delay"] == 0
        assert (await stream.until("state"))["ply"] == 0
