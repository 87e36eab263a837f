"""Challenges over HTTP and sockets: two people find together by a link, and nobody else gets in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hexagora.club.domain import RateLimit
from hexagora.records import commitment, verified
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.house import (
    HEXAFUSE,
    UNLIMITED,
    Doorway,
    FakeTime,
    Player,
    cookie_of,
    full_disk,
    open_club,
    settings,
    with_clock,
)

pytestmark = pytest.mark.asyncio(loop_scope="module")
HOUSE = settings(games={"hexafuse": with_clock(30.0)} | {game.id: game for game in EDITIONS})
DUEL = {"game": "hexafuse", "side": "first"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3", HOUSE) as club:
        yield club


async def post(http: httpx.AsyncClient, path: str, wish: Any = None) -> dict[str, Any]:
    """The answer to a request that is granted."""
    response = await http.post(path, json={} if wish is None else wish)
    assert response.status_code in (200, 201), response.text
    answer: dict[str, Any] = response.json()
    return answer


async def refused(http: httpx.AsyncClient, path: str, wish: Any = None) -> tuple[int, str]:
    response = await http.post(path, json={} if wish is None else wish)
    return response.status_code, response.json()["error"]


@asynccontextmanager
async def looking(club: Doorway, id: str, http: httpx.AsyncClient | None = None) -> AsyncIterator[Player]:
    """A connection to a challenge."""
    headers = {"Cookie": cookie_of(http or club.http)}
    address = f"{club.address.replace('http', 'ws', 1)}/ws/challenges/{id}"
    async with connect(address, additional_headers=headers, compression=None) as socket:
        yield Player(socket)


async def until(player: Player, **fields: Any) -> dict[str, Any]:
    return await player.until("challenge", **fields)


async def test_two_people_who_are_there_are_led_to_the_same_board(club: Doorway) -> None:
    async with club.guest() as bert:
        told = await post(club.http, "/api/challenges", DUEL)
        id = told["id"]
        assert (told["you"], told["room"], told["rated"], told["by_host"]) == (0, None, False, False)
        async with looking(club, id) as host, looking(club, id, bert) as guest:
            assert (await until(guest))["you"] is None
            await until(
                host, seats=[{"name": told["seats"][0]["name"], "level": None, "here": True, "bot": False}, None]
            )
            answer = await post(bert, f"/api/challenges/{id}/join")
            room = answer["room"]
            assert answer["you"] == 1
            assert room is not None
            for player in (host, guest):
                assert (await until(player, room=room))["startable"] is False
        async with club.sit(room) as anne, club.sit(room, bert) as other:
            assert (await anne.my_turn())["clock"]["player"] == 0
            assert anne.welcome["you"] == 0
            assert anne.welcome["control"] == {"kind": "rules", "seconds": 0.0, "increment": 0.0}
            assert anne.welcome["commitment"] == told["commitment"]
            await other.until("state")
            assert other.welcome["you"] == 1
        seed = (await club.table(room)).room.terms.seed
        assert seed is not None
        assert commitment(seed) == told["commitment"]
        assert (await club.table(room)).room.state.setup == HEXAFUSE.start(seed=seed).setup, (
            "it was dealt from the seed"
        )
        async with club.sit(room, bert) as other:
            await other.until("state")
            await other.say("resign", id="i-give-up-", ply=0)
            assert (await other.until_answer())["type"] == "accepted"
            assert seed not in "".join(other.seen), "it is told in the record alone"
        record = (await bert.get(f"/api/rooms/{room}/record")).json()
        assert verified(record, told["commitment"])[1].seed == seed


async def test_the_game_waits_for_a_host_who_has_gone_away(club: Doorway) -> None:
    id = (await post(club.http, "/api/challenges", DUEL))["id"]
    async with club.guest() as bert, looking(club, id, bert) as guest:
        assert (await post(bert, f"/api/challenges/{id}/join"))["room"] is None
        seats = (await until(guest, you=1))["seats"]
        assert [seat["here"] for seat in seats] == [False, True]
        async with looking(club, id) as host:
            room = (await until(host, you=0))["room"] or (await until(host, startable=False))["room"]
            assert room is not None
            assert (await until(guest, startable=False))["room"] == room


async def test_a_game_of_days_begins_when_everybody_has_sat_down(club: Doorway) -> None:
    wish = DUEL | {"control": {"kind": "days", "seconds": 2 * 86400.0}}
    id = (await post(club.http, "/api/challenges", wish))["id"]
    async with club.guest() as bert:
        room = (await post(bert, f"/api/challenges/{id}/join"))["room"]
        assert room is not None
        async with club.sit(room, bert) as player:
            state = await player.until("state")
            assert state["clock"]["of"] == 2 * 86400.0
            assert state["clock"]["left"] > 86400.0


async def test_a_time_of_ones_own_is_kept_and_told(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", HOUSE, time=FakeTime()) as club, club.guest() as bert:
        wish = DUEL | {"control": {"kind": "fischer", "seconds": 60.0, "increment": 2.0}}
        id = (await post(club.http, "/api/challenges", wish))["id"]
        async with looking(club, id), looking(club, id, bert):
            room = (await post(bert, f"/api/challenges/{id}/join"))["room"]
        async with club.sit(room) as anne, club.sit(room, bert) as other:
            state = await anne.my_turn()
            assert state["banks"] == [60.0, 60.0]
            assert state["clock"] == {"player": 0, "left": 60.0, "of": 60.0}
            probe = await anne.until("probe")
            await anne.say("echo", id=probe["id"])
            club.wait(20)
            assert (await anne.play("first-move"))["type"] == "accepted"
            state = await other.my_turn()
            assert state["clock"] == {"player": 1, "left": 30.0, "of": 30.0}, "the pie question has its own time"
            assert 42.0 <= state["banks"][0] <= 42.5
            assert state["banks"][1] == 60.0
            banks = (await club.table(room)).room.banks
    async with open_club(tmp_path / "club.sqlite3", HOUSE, time=club.time) as club:
        assert (await club.table(room)).room.banks == banks, "a restart forgets nobody's time"


async def test_a_room_for_several_begins_when_its_host_says_so(club: Doorway) -> None:
    wish = {"game": "hexpertise", "players": 5}
    told = await post(club.http, "/api/challenges", wish)
    id, path = told["id"], f"/api/challenges/{told['id']}"
    assert (told["by_host"], len(told["seats"])) == (True, 5)
    assert await refused(club.http, f"{path}/start") == (409, "it takes two at least")
    async with club.guest() as bert, club.guest() as stranger, looking(club, id), looking(club, id, bert):
        await post(club.http, f"{path}/invite", {"level": "spark"})
        await post(club.http, f"{path}/invite", {"level": "spark"})
        seats = (await post(bert, f"{path}/join"))["seats"]
        assert [seat and seat["name"] for seat in seats[1:3]] == ["Spark 1", "Spark 2"]
        for guest in (bert, stranger):
            for act, body in (("start", {}), ("invite", {"level": "spark"}), ("dismiss", {"chair": 1})):
                assert await refused(guest, f"{path}/{act}", body) == (403, "only the host may do that")
        assert await refused(stranger, f"{path}/leave") == (403, "you have not sat down there")
        assert (await post(club.http, f"{path}/dismiss", {"chair": 1}))["seats"][1] is None
        room = (await post(club.http, f"{path}/start"))["room"]
        assert await refused(stranger, f"{path}/join") == (410, "the game has begun")
        async with club.sit(room, bert) as player:
            await player.until("state")
            assert [seat["level"] for seat in player.welcome["seats"]] == [None, "spark", None]
            assert player.welcome["you"] == 2


async def test_of_two_who_take_the_last_seat_at_once_one_gets_it(club: Doorway) -> None:
    id = (await post(club.http, "/api/challenges", DUEL))["id"]
    async with club.guest() as bert, club.guest() as carla:
        answers = await asyncio.gather(*(guest.post(f"/api/challenges/{id}/join", json={}) for guest in (bert, carla)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert (await club.http.get(f"/api/challenges/{id}")).json()["seats"][1] is not None


async def test_the_host_never_becomes_the_opponent(club: Doorway) -> None:
    id = (await post(club.http, "/api/challenges", DUEL))["id"]
    async with looking(club, id), looking(club, id):
        told = await post(club.http, f"/api/challenges/{id}/join")
    assert (told["you"], told["seats"][1], told["room"]) == (0, None, None)


async def test_a_challenge_that_was_taken_back_is_over_for_everybody(club: Doorway) -> None:
    id = (await post(club.http, "/api/challenges", DUEL))["id"]
    async with club.guest() as bert, looking(club, id, bert) as guest:
        await until(guest, closed=False)
        assert (await post(club.http, f"/api/challenges/{id}/leave"))["closed"] is True
        await until(guest, closed=True)
        assert await refused(bert, f"/api/challenges/{id}/join") == (410, "this challenge has been taken back")


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "hexafuse", "players": 3}, "hexafuse takes 2 players, not 3"),
        ({"game": "hexpertise", "players": 1}, "a challenge needs two players at least"),
        (
            {"game": "hexafuse", "control": {"kind": "sand"}},
            "there is no clock 'sand' (there are: rules, fischer, days)",
        ),
        ({"game": "hexafuse", "control": {"kind": "fischer", "seconds": 1}}, "a clock has 10 to 10800 seconds"),
        ({"game": "hexpertise", "control": {"kind": "fischer", "seconds": 60}}, "all choose at the same time"),
        ({"game": "hexafuse", "rated": True, "options": {"anchors": "facing"}}, "a rated game is played by the rules"),
        ({"game": "hexafuse", "side": "left"}, "not understood"),
        ({"game": "hexafuse", "rated": "yes"}, "not understood"),
        ({}, "not understood"),
    ],
)
async def test_a_challenge_that_makes_no_sense_is_one_clear_line(club: Doorway, wish: Any, said: str) -> None:
    status, reason = await refused(club.http, "/api/challenges", wish)
    assert status == 400
    assert said in reason
    assert "\n" not in reason


async def test_what_is_asked_of_no_challenge_finds_none(club: Doorway) -> None:
    for id in ("nosuchroom22", "x", "%2e%2e"):
        assert (await club.http.get(f"/api/challenges/{id}")).status_code == 404
        for act in ("join", "leave", "start"):
            assert (await refused(club.http, f"/api/challenges/{id}/{act}"))[0] == 404
    with pytest.raises(ConnectionClosed) as closed:
        async with looking(club, "nosuchroom22") as guest:
            await guest.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


async def test_another_sites_page_can_neither_challenge_nor_join(club: Doorway) -> None:
    id = (await post(club.http, "/api/challenges", DUEL))["id"]
    async with club.guest() as bert:
        for http, path, wish in ((club.http, "/api/challenges", DUEL), (bert, f"/api/challenges/{id}/join", {})):
            answer = await http.post(path, json=wish, headers={"Origin": "https://elsewhere.example"})
            assert answer.status_code == 403
        assert (await bert.get(f"/api/challenges/{id}")).json()["seats"][1] is None


async def test_at_a_challenge_there_is_no_board_to_play_at(club: Doorway) -> None:
    id = (await post(club.http, "/api/challenges", DUEL))["id"]
    async with looking(club, id) as host:
        await until(host)
        await host.say("move", id="let-me-play", ply=0, move="e5,e6")
        assert (await host.until("refused"))["code"] == "bad"
        await host.socket.send("nonsense")
        assert (await host.until("refused"))["code"] == "bad"
        await host.say("ping", id="1")
        await host.until("pong")


async def test_when_the_disk_is_full_nobody_sits_down_and_later_they_do(
    club: Doorway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club.club.challenges, "_pace", RateLimit(UNLIMITED))  # the rest of a page takes a while to fill
    id = (await post(club.http, "/api/challenges", DUEL))["id"]
    async with club.guest() as bert:
        async with full_disk(club.club.store):
            answer = await bert.post(f"/api/challenges/{id}/join", json={})
            while answer.status_code == 200:  # the pages of this table still have some room
                await bert.post(f"/api/challenges/{id}/leave", json={})
                answer = await bert.post(f"/api/challenges/{id}/join", json={})
            assert answer.status_code == 503
        await post(bert, f"/api/challenges/{id}/join")
        assert (await bert.get(f"/api/challenges/{id}")).json()["you"] == 1


async def test_a_challenge_outlives_a_restart_and_not_a_fortnight(tmp_path: Path) -> None:
    database, time = tmp_path / "club.sqlite3", FakeTime()
    async with open_club(database, HOUSE, time=time) as club:
        id = (await post(club.http, "/api/challenges", DUEL))["id"]
    async with open_club(database, HOUSE, time=time) as club, club.guest() as bert:
        assert (await post(bert, f"/api/challenges/{id}/join"))["you"] == 1
        await post(bert, f"/api/challenges/{id}/leave")
        time.at += 15 * 24 * 3600
        assert (await refused(bert, f"/api/challenges/{id}/join"))[0] == 404


async def test_who_sits_there_is_called_as_they_are_now(club: Doorway) -> None:
    async with club.guest() as host:
        id = (await post(host, "/api/challenges", DUEL))["id"]
        answer = await host.post("/api/account", json={"name": "Wilhelmina", "password": "correct horse"})
        assert answer.status_code == 201, answer.text
        assert (await host.get(f"/api/challenges/{id}")).json()["seats"][0]["name"] == "Wilhelmina"
        await post(host, "/api/account/delete", {"password": "correct horse"})
        assert (await club.http.get(f"/api/challenges/{id}")).json()["seats"][0]["name"] == "Former member"


async def test_nobody_sits_down_and_stands_up_for_ever(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", HOUSE, time=FakeTime()) as club, club.guest() as bert:
        id = (await post(club.http, "/api/challenges", DUEL))["id"]
        for _ in range(20):
            await post(bert, f"/api/challenges/{id}/join")
            await post(bert, f"/api/challenges/{id}/leave")
        assert await refused(bert, f"/api/challenges/{id}/join") == (429, "too many changes; try again in 2 s")


async def test_no_more_challenges_are_opened_than_rooms(tmp_path: Path) -> None:
    from hexagora.club.domain import Allowance

    house = settings(per_guest=Allowance(rate=0.1, burst=2))
    async with open_club(tmp_path / "club.sqlite3", house, time=FakeTime()) as club:
        for _ in range(2):
            await post(club.http, "/api/challenges", DUEL)
        assert (await refused(club.http, "/api/challenges", DUEL))[0] == 429
