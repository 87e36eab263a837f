"""The HTTP interface: what a browser asks for, and what it may not."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

import hexagora
from tests.club.house import Doorway, cookie_of, open_club

pytestmark = pytest.mark.asyncio(loop_scope="module")
WISH = {"game": "hexafuse", "options": {"anchors": "facing"}, "level": "spark", "side": "first"}
PAGE = "<!doctype html><title>Hexagora</title>"
SCRIPT = "export const a = 1;" * 200
# What goes over the wire, by encoding.
SENT = {"": SCRIPT.encode(), "gzip": gzip.compress(SCRIPT.encode()), "br": b"packed in another way"}
WORKER = "// works beside the pages"
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    folder = tmp_path_factory.mktemp("club")
    static = folder / "static"
    static.mkdir()
    for name in ("index.html", "game.html", "page.html"):
        (static / name).write_text(PAGE)
    (static / "app-ABCD1234.js").write_text(SCRIPT)
    (static / "icon.svg").write_text("<svg/>")
    (static / "service-worker.js").write_text(WORKER)
    (static / "app-ABCD1234.js.gz").write_bytes(SENT["gzip"])
    (static / "app-ABCD1234.js.br").write_bytes(SENT["br"])
    async with open_club(folder / "club.sqlite3", static=static) as club:
        yield club


async def resigned(club: Doorway, **wish: Any) -> str:
    room = await club.open(**wish)
    async with club.sit(room) as player:
        state = await player.until("state")
        await player.say("resign", id="i-give-up", ply=state["ply"])
        await player.until("accepted")
    return room


async def test_all_games_are_told_with_their_options_and_levels(club: Doorway) -> None:
    (game,) = (await club.http.get("/api/games")).json()["games"]
    assert game["id"] == "hexafuse"
    assert [option["name"] for option in game["options"]] == ["anchors"]
    assert game["options"][0]["values"] == ["opposed", "facing"]
    assert game["options"][0]["default"] == "opposed"
    assert [level["id"] for level in game["levels"]] == ["spark", "pulse"]


async def test_every_visitor_is_a_guest_with_a_name_that_stays(club: Doorway) -> None:
    async with httpx.AsyncClient(base_url=club.address) as http:
        first = await http.get("/")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie, "it would not come back over plain http"
        name = (await http.get("/api/me")).json()["name"]
        again = await http.get("/api/me")
        assert again.json() == {"name": name, "account": False, "bot": False, "rooms": []}
        assert "set-cookie" not in again.headers


async def test_behind_https_the_cookie_is_for_https_only(club: Doorway) -> None:
    async with httpx.AsyncClient(base_url=club.address) as http:
        answer = await http.get("/", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_forged_cookie_makes_a_new_guest(club: Doorway) -> None:
    mine = (await club.http.get("/api/me")).json()
    name, _, value = cookie_of(club.http).partition("=")
    async with httpx.AsyncClient(base_url=club.address) as http:
        answer = await http.get("/api/me", headers={"Cookie": f"{name}={value[:-2]}"})
        assert answer.json()["rooms"] == []
        assert answer.json() != mine or mine["rooms"] == []
        assert "set-cookie" in answer.headers


async def test_a_room_is_opened_with_options_and_side_and_listed(club: Doorway) -> None:
    answer = await club.http.post("/api/rooms", json=WISH | {"side": "second", "level": "pulse"})
    assert answer.status_code == 201
    room = answer.json()["room"]
    async with club.sit(room) as player:
        assert (await player.my_turn())["view"]["options"] == {"anchors": "facing"}
        assert player.welcome["you"] == 1
    line = (await club.http.get("/api/me")).json()["rooms"][0]
    assert line == {
        "room": room,
        "game": "hexafuse",
        "title": "HexaFuse Snap Duels",
        "opponent": "Pulse",
        "your_turn": True,
        "over": False,
    }


async def test_a_random_side_is_either(club: Doorway) -> None:
    sides = set()
    for _ in range(40):
        room = await club.open(side="random")
        sides.add((await club.table(room)).room.seats[0].level)
    assert sides == {None, "spark"}


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (WISH | {"game": "chess"}, "there is no game 'chess' (there are: hexafuse)"),
        (WISH | {"level": "easy"}, "there is no level 'easy' (there are: spark, pulse)"),
        (WISH | {"options": {"anchors": "upside down"}}, "option anchors of hexafuse must be one of opposed, facing"),
        (WISH | {"options": {"size": 5}}, "hexafuse has no option 'size'"),
        (WISH | {"options": {"chosen": "x", "self": "y"}}, "hexafuse has no option 'chosen'"),
        (WISH | {"side": "third"}, "not understood"),
        (WISH | {"game": 7}, "not understood"),
        ({"game": "hexafuse"}, "a game against bots needs a level (there are: spark, pulse)"),
        ({"level": "spark"}, "not understood"),
        ([], "not understood"),
    ],
)
async def test_a_wish_that_cannot_be_granted_is_one_clear_line(club: Doorway, wish: Any, said: str) -> None:
    answer = await club.http.post("/api/rooms", json=wish)
    assert answer.status_code == 400
    assert said in answer.json()["error"]
    assert "\n" not in answer.json()["error"]


async def test_bodies_that_are_no_json_or_too_long_are_refused(club: Doorway) -> None:
    json = {"Content-Type": "application/json"}
    for content in (b"", b"{", b"\xff\xfe", b"[" * 10_000):
        answer = await club.http.post("/api/rooms", content=content, headers=json)
        assert answer.status_code == 400, content
    assert (await club.http.post("/api/rooms", content=b" " * 2_000_000, headers=json)).status_code == 413
    assert (await club.http.post("/api/rooms", content=b"game=hexafuse")).status_code == 415


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_other_sites_may_not_act_for_a_guest(club: Doorway, headers: dict[str, str]) -> None:
    before = (await club.http.get("/api/me")).json()
    answer = await club.http.post("/api/rooms", json=WISH, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]
    assert (await club.http.get("/api/me", headers=headers)).json() == before, "reading is safe, and unreadable to them"


async def test_the_clubs_own_page_may_act(club: Doorway) -> None:
    headers = {"Origin": club.address, "Sec-Fetch-Site": "same-origin"}
    assert (await club.http.post("/api/rooms", json=WISH, headers=headers)).status_code == 201


async def test_a_record_is_given_when_the_game_is_over_and_not_before(club: Doorway) -> None:
    room = await club.open()
    answer = await club.http.get(f"/api/rooms/{room}/record")
    assert answer.status_code == 409
    assert "queues" not in answer.text
    room = await resigned(club)
    record = (await club.http.get(f"/api/rooms/{room}/record")).json()
    assert record["result"]["end"] == "resign"
    assert hexagora.load(record).winners == [1]
    assert (await club.http.get("/api/rooms/nosuchroom22/record")).status_code == 404


async def test_a_rematch_exchanges_the_sides_and_is_one_room_for_both(club: Doorway) -> None:
    room = await resigned(club, options={"anchors": "facing"}, level="pulse")
    async with club.sit(room) as player:
        await player.until("state")
        asked = await asyncio.gather(*(club.http.post(f"/api/rooms/{room}/rematch") for _ in range(3)))
        assert [answer.status_code for answer in asked] == [201, 201, 201]
        (rematch,) = {answer.json()["room"] for answer in asked}
        assert (await player.until("state"))["rematch"] == rematch
    async with club.sit(rematch) as player:
        await player.until("state")
        assert player.welcome["you"] == 1
        assert [seat["level"] for seat in player.welcome["seats"]] == ["pulse", None]
        assert player.welcome["game"]["options"] == {"anchors": "facing"}
    setups = [(await club.table(id)).room.state.setup for id in (room, rematch)]
    assert setups[0] != setups[1], "the pieces are dealt anew"


async def test_only_a_player_of_a_finished_room_gets_a_rematch(club: Doorway) -> None:
    room = await club.open()
    assert (await club.http.post(f"/api/rooms/{room}/rematch")).status_code == 409
    assert (await club.http.post("/api/rooms/nosuchroom22/rematch")).status_code == 404
    room = await resigned(club)
    async with club.guest() as stranger:
        assert (await stranger.post(f"/api/rooms/{room}/rematch")).status_code == 403
    assert (await club.table(room)).room.rematch is None


async def test_the_page_is_served_and_asked_for_again_each_time(club: Doorway) -> None:
    room = await club.open()
    for path in ("/", f"/game/{room}"):
        answer = await club.http.get(path, headers=BROWSER)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["cache-control"] == "no-cache"
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_files_named_by_their_content_are_kept_for_ever_and_others_are_not(club: Doorway) -> None:
    script = await club.http.get("/static/app-ABCD1234.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    icon = await club.http.get("/static/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    again = await club.http.get("/static/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert again.status_code == 304
    async with httpx.AsyncClient(base_url=club.address) as http:
        assert "set-cookie" not in (await http.get("/static/icon.svg")).headers


@pytest.mark.parametrize(
    ("asked", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR ; Q=0.1", "br"),
        ("identity", ""),
        ("", ""),
    ],
)
async def test_a_script_is_sent_packed_as_the_build_packed_it_and_the_browser_takes_it(
    club: Doorway, asked: str, encoding: str
) -> None:
    url = f"{club.address}/static/app-ABCD1234.js"
    async with httpx.AsyncClient() as http, http.stream("GET", url, headers={"Accept-Encoding": asked}) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding", "") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(answer.headers["content-length"]) == len(sent)
    assert sent == SENT[encoding]


async def test_what_keeps_the_page_for_being_offline_is_asked_for_again_each_time(club: Doorway) -> None:
    async with httpx.AsyncClient(base_url=club.address) as http:
        answer = await http.get("/service-worker.js")
    assert (answer.status_code, answer.text) == (200, WORKER)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/static/nothing.js", "/static/../club.sqlite3", "/static/%2e%2e/club.sqlite3"])
async def test_nothing_but_the_clients_files_is_served(club: Doorway, path: str) -> None:
    assert (await club.http.get(path)).status_code == 404


async def test_what_is_not_there_is_a_page_for_people_and_json_for_programs(club: Doorway) -> None:
    page = await club.http.get("/nowhere", headers=BROWSER)
    assert page.status_code == 404
    assert "There is nothing at this address." in page.text
    assert "<script" not in page.text
    for path, headers in (("/nowhere", {}), ("/api/nowhere", BROWSER)):
        answer = await club.http.get(path, headers=headers)
        assert (answer.status_code, answer.json()) == (404, {"error": "there is nothing at this address"})
    game = await club.http.get("/game/nosuchroom22", headers=BROWSER)
    assert (game.status_code, game.text) == (404, PAGE), "the client says what is wrong in its own way"
    assert (await club.http.put("/api/rooms")).status_code == 405


async def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", static=tmp_path / "nothing") as club:
        answer = await club.http.get("/")
        assert answer.status_code == 503
        assert "has not been built" in answer.text


async def test_health_is_that_of_the_database(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3") as club:
        async with httpx.AsyncClient(base_url=club.address) as http:
            answer = await http.get("/healthz")
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
            assert "set-cookie" not in answer.headers
        async with club.club.store.engine.execution_options(writes=True).begin() as connection:
            await connection.exec_driver_sql("DROP TABLE pulse")
        assert (await club.http.get("/healthz")).status_code == 503
