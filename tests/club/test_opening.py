"""Opening rooms: how many play and who sits where, what is refused, and how many rooms somebody may open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from starlette.requests import Request

import hexagora
from hexagora.club.domain import Allowance, RateLimit
from hexagora.club.web.answers import address
from hexagora.contract import Game, registered
from tests.club.house import Doorway, FakeTime, Instant, open_club, settings
from tests.toys import PETALS

pytestmark = pytest.mark.asyncio(loop_scope="module")
HOUSE = settings(games={game.id: game for game in (*registered().values(), PETALS)})


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3", HOUSE) as club:
        yield club


async def seats(club: Doorway, room: str) -> list[str]:
    """Who sits where: ``me``, or the name of a bot."""
    return ["me" if seat.level is None else seat.name for seat in (await club.table(room)).room.seats]


async def rooms(club: Doorway) -> list[str]:
    return [line["room"] for line in (await club.http.get("/api/me")).json()["rooms"]]


async def test_of_every_game_it_is_told_how_many_play_how_they_move_and_how_long_they_have(club: Doorway) -> None:
    games = (await club.http.get("/api/games")).json()["games"]
    told = {game["id"]: (game["players"], game["simultaneous"], game["clock"]) for game in games}
    assert told == {
        "hexafuse": ([2, 2], False, {"seconds": 30.0, "per": "decision"}),
        "hexano-duel": ([2, 2], False, {"seconds": 60.0, "per": "turn"}),
        "hexpertise": ([1, 6], True, {"seconds": 30.0, "per": "decision"}),
        "hexpertise-first": ([1, 6], True, {"seconds": 30.0, "per": "decision"}),
        "petals": ([1, 3], False, {"seconds": 30.0, "per": "decision"}),
    }


@pytest.mark.parametrize("game", ["hexpertise", "hexpertise-first"])
async def test_six_mages_are_one_guest_and_five_bots_and_all_of_them_play(club: Doorway, game: str) -> None:
    room = await club.open(game=game, players=6, side="second")
    assert await seats(club, room) == ["me", "Spark 1", "Spark 2", "Spark 3", "Spark 4", "Spark 5"]
    async with club.sit(room) as player:
        while (await player.my_turn())["view"]["turn"] < 3:
            assert (await player.play(f"move-{player.state['ply']:08}"))["type"] == "accepted"
        assert player.welcome["you"] == 0
        assert player.state["view"]["players"] == len(player.state["view"]["scores"]) == 6
    assert (await club.http.get("/api/me")).json()["rooms"][0]["opponent"].count("Spark") == 5


@pytest.mark.parametrize("game", ["hexpertise", "hexpertise-first"])
async def test_alone_one_plays_without_a_bot_and_a_level_to_the_end(club: Doorway, game: str) -> None:
    answer = await club.http.post("/api/rooms", json={"game": game, "players": 1})
    assert answer.status_code == 201
    room = answer.json()["room"]
    assert await seats(club, room) == ["me"]
    async with club.sit(room) as player:
        turns = 0
        while not (await player.my_turn())["view"]["over"]:
            turns += 1
            assert (await player.play(f"move-{turns:08}", choice=5 * turns))["type"] == "accepted"
        assert turns == 30
        assert player.state["view"]["winners"] == [0]
    record = (await club.http.get(f"/api/rooms/{room}/record")).json()
    assert (record["players"], len(record["moves"])) == (1, 30)
    assert hexagora.load(record).is_over
    line = (await club.http.get("/api/me")).json()["rooms"][0]
    assert (line["room"], line["opponent"], line["over"]) == (room, "", True)


async def test_who_gives_up_alone_has_a_record_without_a_winner(club: Doorway) -> None:
    room = await club.open(game="hexpertise", players=1)
    async with club.sit(room) as player:
        await player.my_turn()
        await player.say("resign", id="i-give-up", ply=0)
        assert (await player.until("state"))["view"]["winners"] == []
    assert hexagora.load((await club.http.get(f"/api/rooms/{room}/record")).json()).winners == []


async def test_without_a_number_two_play(club: Doorway) -> None:
    for game in ("hexafuse", "hexpertise", "petals"):
        assert await seats(club, await club.open(game=game)) == ["me", "Spark"]


async def test_in_a_game_with_turns_the_guest_sits_where_they_wish(club: Doorway) -> None:
    async def sat(players: int, side: str) -> list[str]:
        return await seats(club, await club.open(game="petals", players=players, side=side))

    assert await sat(3, "first") == ["me", "Spark 1", "Spark 2"]
    assert await sat(3, "second") == ["Spark 1", "me", "Spark 2"]
    assert {(await sat(3, "random")).index("me") for _ in range(40)} == {0, 1, 2}
    assert await sat(1, "second") == ["me"]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "hexafuse", "players": 3}, "hexafuse takes 2 players, not 3"),
        ({"game": "hexafuse", "players": 1}, "hexafuse takes 2 players, not 1"),
        ({"game": "hexpertise", "players": 0}, "hexpertise takes 1 to 6 players, not 0"),
        ({"game": "hexpertise", "players": 7}, "hexpertise takes 1 to 6 players, not 7"),
        ({"game": "hexpertise", "players": -1}, "hexpertise takes 1 to 6 players, not -1"),
        ({"game": "hexpertise", "players": 10**12}, "hexpertise takes 1 to 6 players, not 1000000000000"),
        ({"game": "hexpertise", "players": True}, "not understood"),
        ({"game": "hexpertise", "players": "2"}, "not understood"),
        ({"game": "hexpertise", "players": 1, "level": "easy"}, "there is no level 'easy' (there are: spark, pulse)"),
        ({"game": "hexpertise", "level": None}, "a game against bots needs a level (there are: spark, pulse)"),
        ({"game": "hexpertise", "options": {"advanced": 1}}, "option advanced of hexpertise must be one of True"),
        ({"game": "hexano-duel", "options": {"layout": "heap"}}, "option layout of hexano-duel must be one of rosette"),
        ({"game": "hexano-duel", "options": {"layout": "explicit"}}, "starts from a setup that says what lies where"),
        ({"game": "hexpertise-first", "options": {"advanced": False}}, "hexpertise-first has no option 'advanced'"),
    ],
)
async def test_a_number_or_option_that_the_game_does_not_take_is_one_clear_line(
    club: Doorway, wish: dict[str, Any], said: str
) -> None:
    before = await rooms(club)
    answer = await club.http.post("/api/rooms", json={"level": "spark"} | wish)
    assert answer.status_code == 400
    assert said in answer.json()["error"]
    assert "\n" not in answer.json()["error"]
    assert await rooms(club) == before


@pytest.mark.parametrize(
    ("game", "players", "sat"),
    [
        ("petals", 3, ["Spark 1", "Spark 2", "me"]),
        ("petals", 2, ["Spark", "me"]),
        ("hexpertise", 4, ["me", "Spark 1", "Spark 2", "Spark 3"]),
        ("hexpertise", 1, ["me"]),
    ],
)
async def test_a_rematch_keeps_the_number_of_players(club: Doorway, game: str, players: int, sat: list[str]) -> None:
    room = await club.open(game=game, players=players)
    async with club.sit(room) as player:
        await player.until("state")
        await player.say("resign", id="i-give-up", ply=0)
        await player.until("accepted")
    rematch = await club.http.post(f"/api/rooms/{room}/rematch")
    assert rematch.status_code == 201
    assert await seats(club, rematch.json()["room"]) == sat


# How many -------------------------------------------------------------------------------------------------------

WISH = {"game": "hexafuse", "level": "spark"}


async def statuses(http: httpx.AsyncClient, count: int, wish: dict[str, Any] = WISH) -> list[int]:
    return [(await http.post("/api/rooms", json=wish)).status_code for _ in range(count)]


async def test_a_guest_who_opens_too_many_rooms_is_told_when_to_try_again(tmp_path: Path) -> None:
    house = settings(per_guest=Allowance(rate=0.5, burst=3))
    async with open_club(tmp_path / "club.sqlite3", house, time=FakeTime()) as club, club.guest() as other:
        assert await statuses(club.http, 5, WISH | {"level": "easy"}) == [400] * 5, "what is not opened does not count"
        assert await statuses(club.http, 4) == [201, 201, 201, 429]
        answer = await club.http.post("/api/rooms", json=WISH)
        assert answer.json() == {"error": "too many new rooms; try again in 2 seconds"}
        assert len((await club.http.get("/api/me")).json()["rooms"]) == 3
        assert await statuses(other, 1) == [201], "others are not kept waiting"
        club.wait(1.5)
        assert (await club.http.post("/api/rooms", json=WISH)).json()["error"].endswith("in 1 second")
        club.wait(0.5)
        assert await statuses(club.http, 2) == [201, 429]


async def test_an_address_from_which_too_many_rooms_are_opened_is_told_so_whoever_asks(tmp_path: Path) -> None:
    house = settings(per_address=Allowance(rate=0.01, burst=4))
    async with open_club(tmp_path / "club.sqlite3", house, time=FakeTime()) as club:
        found = []
        for _ in range(6):
            async with httpx.AsyncClient(base_url=club.address) as http:  # each without a cookie
                found += await statuses(http, 1)
        assert found == [201] * 4 + [429] * 2
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}  # as a proxy on this machine says
        assert (await club.http.post("/api/rooms", json=WISH, headers=elsewhere)).status_code == 201


async def test_rematches_count_as_new_rooms_but_one_that_is_there_is_found(tmp_path: Path) -> None:
    house = settings(per_guest=Allowance(rate=0.01, burst=3))
    async with open_club(tmp_path / "club.sqlite3", house, time=FakeTime()) as club:
        rooms = [await club.open(), await club.open()]
        for room in rooms:
            async with club.sit(room) as player:
                await player.until("state")
                await player.say("resign", id="i-give-up", ply=0)
                await player.until("accepted")
        asked = [await club.http.post(f"/api/rooms/{room}/rematch") for room in (rooms[0], rooms[1], rooms[0])]
        assert [answer.status_code for answer in asked] == [201, 429, 201]
        assert asked[0].json() == asked[2].json()


async def test_who_has_not_been_here_for_long_is_forgotten() -> None:
    limit = RateLimit(Allowance(rate=1.0, burst=2))
    for n in range(100):
        limit.take(str(n), now=0.0)
    assert len(limit) == 100
    limit.take("late", now=0.5)
    assert limit.wait("0", now=0.5) == 0.0
    limit.take("0", now=0.5)
    assert limit.wait("0", now=0.5) == 0.5
    limit.take("later", now=1.2)
    assert len(limit) < 5
    assert limit.wait("0", now=1.2) == 0.0


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::", "2001:0db8:0001:0002"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
async def test_an_address_is_one_machine_or_the_network_that_one_machine_has(host: str, counted: str) -> None:
    assert address(Request({"type": "http", "client": (host, 1234)})) == counted


# What is compiled first ----------------------------------------------------------------------------------------------


class Noting(Instant):
    """Bots that note in which order the club makes games ready."""

    order: list[str]

    def __init__(self) -> None:
        Noting.order = []

    async def warm(self, game: Game) -> None:
        if game.id not in self.order:
            self.order.append(game.id)


async def test_the_games_that_somebody_plays_are_made_ready_before_the_others(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with open_club(database, HOUSE) as club:
        for game in ("hexpertise", "petals", "hexafuse"):
            await club.open(game=game)
        over = await club.open(game="hexano-duel")
        async with club.sit(over) as player:
            await player.until("state")
            await player.say("resign", id="i-give-up", ply=0)
            await player.until("accepted")
    async with open_club(database, HOUSE, Noting) as club:
        while len(Noting.order) < 5:
            await club.http.get("/healthz")
    assert Noting.order == ["hexafuse", "petals", "hexpertise", "hexano-duel", "hexpertise-first"]


class Stuck(Noting):
    """The first game takes for ever to be made ready."""

    async def warm(self, game: Game) -> None:
        await super().warm(game)
        if game.id == "hexafuse":
            await asyncio.Event().wait()


async def test_a_game_in_which_a_room_is_opened_is_made_ready_at_once(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", HOUSE, Stuck) as club:
        await club.open(game="petals")
        while len(Noting.order) < 2:
            await club.http.get("/healthz")
        assert Noting.order == ["hexafuse", "petals"]
