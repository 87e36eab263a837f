"""Accounts over HTTP: a guest becomes one, logs in elsewhere, sees and ends sessions, takes all along, and goes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
from limits import parse_many
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from hexagora.club.people import LIFETIME
from hexagora.club.people.people import TAKEN, WRONG
from hexagora.club.storage import NOBODY
from hexagora.club.web.lines import SESSION_ENDED
from hexagora.rating import Rating
from tests.club.house import HEXAFUSE, LENIENT, PATIENCE, Doorway, FakeTime, guest_id, open_club

pytestmark = pytest.mark.asyncio(loop_scope="module")
PASSWORD = "correct horse battery"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3", time=FakeTime()) as club:
        yield club


@asynccontextmanager
async def browser(club: Doorway, **headers: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=club.address, timeout=PATIENCE, headers=headers) as http:
        await http.get("/api/me")
        yield http


async def sign_up(http: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await http.post("/api/account", json={"name": name, "password": password})


async def log_in(http: httpx.AsyncClient, name: str, password: str = PASSWORD) -> httpx.Response:
    return await http.post("/api/account/login", json={"name": name, "password": password})


async def me(http: httpx.AsyncClient) -> dict[str, Any]:
    found: dict[str, Any] = (await http.get("/api/me")).json()
    return found


async def room_of(http: httpx.AsyncClient) -> str:
    answer = await http.post("/api/rooms", json={"game": "hexafuse", "level": "spark"})
    room: str = answer.json()["room"]
    return room


async def test_a_guest_who_becomes_an_account_keeps_seats_and_games_and_plays_on(club: Doorway) -> None:
    async with browser(club) as http:
        id, room = guest_id(http), await room_of(http)
        async with club.sit(room, http) as player:
            await player.my_turn()
            answer = await sign_up(http, "Annabel")
            assert (answer.status_code, answer.json()) == (201, {"name": "Annabel"})
            seats = await player.until("seats")
            assert seats["seats"][0] == {
                "name": "Annabel",
                "level": None,
                "rating": None,
                "head_start": 0,
                "bot": False,
            }
            assert (await player.play("a-move-of-mine"))["type"] == "accepted"
        found = await me(http)
        assert found["name"] == "Annabel"
        assert found["account"] is True
        assert [line["room"] for line in found["rooms"]] == [room]
        account = await club.people.store.account(id)
        assert account is not None, "the account has the id of the guest"
        assert PASSWORD not in account.password
        async with club.sit(room, http) as player:
            await player.until("welcome")
            assert player.welcome["you"] == 0
            assert player.welcome["seats"][0]["name"] == "Annabel"


async def test_the_cookie_of_the_guest_who_became_an_account_opens_nothing_any_more(club: Doorway) -> None:
    async with browser(club) as http, browser(club) as thief:
        room = await room_of(http)
        thief.cookies = httpx.Cookies(http.cookies)
        assert [line["room"] for line in (await me(thief))["rooms"]] == [room]
        answer = await sign_up(http, "Beatrix")
        assert {c.split("=")[0] for c in answer.headers.get_list("set-cookie")} == {"hexagora", "hexagora-session"}
        assert "hexagora" not in http.cookies
        assert (await me(thief))["rooms"] == []
        async with club.sit(room, thief) as player:
            await player.until("welcome")
            assert player.welcome["you"] is None


async def test_the_session_cookie_is_for_this_site_and_no_script(club: Doorway) -> None:
    async with browser(club) as http:
        answer = await http.post(
            "/api/account",
            json={"name": "Carola", "password": PASSWORD},
            headers={"X-Forwarded-Proto": "https", "Origin": f"https://{club.address.partition('//')[2]}"},
        )
        (cookie,) = [c for c in answer.headers.get_list("set-cookie") if c.startswith("hexagora-session")]
        for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Secure", f"Max-Age={int(LIFETIME)}"):
            assert part in cookie


async def test_an_account_logs_in_elsewhere_without_regard_to_case_and_sees_both_sessions(club: Doorway) -> None:
    async with browser(club, **{"User-Agent": FIREFOX}) as desk, browser(club) as phone:
        await sign_up(desk, "Dorothea")
        room = await room_of(desk)
        answer = await log_in(phone, "  DOROTHEA ")
        assert (answer.status_code, answer.json()) == (200, {"name": "Dorothea"})
        assert [line["room"] for line in (await me(phone))["rooms"]] == [room]
        sessions = (await phone.get("/api/account/sessions")).json()["sessions"]
        assert {(one["agent"], one["current"]) for one in sessions} == {
            ("Firefox on Linux", False),
            ("Another program", True),
        }
        assert "digest" not in sessions[0]


async def test_who_logs_out_is_the_guest_of_before_again(club: Doorway) -> None:
    async with browser(club) as owner, browser(club) as visitor:
        await sign_up(owner, "Emilia")
        before, room = (await me(visitor))["name"], await room_of(visitor)
        await log_in(visitor, "Emilia")
        assert (await me(visitor))["name"] == "Emilia"
        assert (await visitor.post("/api/account/logout", json={})).status_code == 200
        found = await me(visitor)
        assert (found["name"], found["account"]) == (before, False)
        assert [line["room"] for line in found["rooms"]] == [room]
        assert len((await owner.get("/api/account/sessions")).json()["sessions"]) == 1


async def test_logging_in_twice_in_one_browser_leaves_one_session(club: Doorway) -> None:
    async with browser(club) as http:
        await sign_up(http, "Felicia")
        assert (await log_in(http, "Felicia")).status_code == 200
        assert len((await http.get("/api/account/sessions")).json()["sessions"]) == 1


async def test_a_session_that_is_ended_elsewhere_ends_at_once_with_its_sockets(club: Doorway) -> None:
    async with browser(club) as desk, browser(club) as phone:
        await sign_up(desk, "Gabriele")
        room = await room_of(desk)
        await log_in(phone, "Gabriele")
        sessions = (await desk.get("/api/account/sessions")).json()["sessions"]
        (other,) = [one["id"] for one in sessions if not one["current"]]
        async with club.sit(room, desk) as mine, club.sit(room, phone) as theirs:
            await mine.my_turn()
            await theirs.my_turn()
            assert (await desk.delete(f"/api/account/sessions/{other}")).status_code == 200
            with pytest.raises(ConnectionClosed) as closed:
                await theirs.until("nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SESSION_ENDED
            assert (await mine.play("still-here"))["type"] == "accepted"
        assert (await phone.get("/api/account/sessions")).status_code == 401
        assert (await me(phone))["account"] is False


async def test_nobody_ends_the_session_of_somebody_else(club: Doorway) -> None:
    async with browser(club) as one, browser(club) as other:
        await sign_up(one, "Henriette")
        await sign_up(other, "Isolde")
        (session,) = (await one.get("/api/account/sessions")).json()["sessions"]
        answer = await other.delete(f"/api/account/sessions/{session['id']}")
        assert (answer.status_code, answer.json()) == (404, {"error": "there is no such session"})
        assert (await one.get("/api/account/sessions")).status_code == 200


async def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(club: Doorway) -> None:
    async with browser(club) as desk, browser(club) as phone:
        await sign_up(desk, "Josephine")
        await log_in(phone, "Josephine")
        wrong = await desk.post("/api/account/password", json={"old": "not the password", "new": "another long one"})
        assert (wrong.status_code, wrong.json()) == (403, {"error": "the password is wrong"})
        right = await desk.post("/api/account/password", json={"old": PASSWORD, "new": "another long one"})
        assert right.status_code == 200
        assert (await me(desk))["account"] is True
        assert (await me(phone))["account"] is False
        assert (await log_in(phone, "Josephine")).status_code == 401
        assert (await log_in(phone, "Josephine", "another long one")).status_code == 200


async def test_all_other_sessions_end_at_one_stroke(club: Doorway) -> None:
    async with browser(club) as desk, browser(club) as phone, browser(club) as tablet:
        await sign_up(desk, "Kunigunde")
        for http in (phone, tablet):
            await log_in(http, "Kunigunde")
        assert (await desk.delete("/api/account/sessions")).status_code == 200
        assert [(await me(http))["account"] for http in (desk, phone, tablet)] == [True, False, False]


async def test_an_unused_session_expires_and_a_used_one_does_not(club: Doorway) -> None:
    assert club.time is not None
    async with browser(club) as desk, browser(club) as phone:
        await sign_up(desk, "Leonore")
        await log_in(phone, "Leonore")
        for _ in range(2):
            club.time.at += 0.6 * LIFETIME
            answer = await desk.get("/api/me")
            assert answer.json()["account"] is True
            assert "hexagora-session" in answer.headers["set-cookie"], "its cookie is renewed"
        assert (await me(phone))["account"] is False
        assert (await phone.get("/api/account/sessions")).status_code == 401
        assert len((await desk.get("/api/account/sessions")).json()["sessions"]) == 1


async def test_a_look_alike_of_a_name_is_taken_and_two_who_want_one_name_do_not_both_get_it(club: Doorway) -> None:
    async with browser(club) as one, browser(club) as other:
        await sign_up(one, "Mathilde")
        for name in ("mathilde", "MATHlLDE", "Math1lde", "Mathil-de"):
            answer = await sign_up(other, name)
            assert (answer.status_code, answer.json()) == (409, {"error": TAKEN})
        assert (await me(other))["account"] is False
        async with browser(club) as third:
            answers = await asyncio.gather(sign_up(other, "Notburga"), sign_up(third, "NOTBURGA"))
            assert sorted(answer.status_code for answer in answers) == [201, 409]


async def test_who_asks_for_a_name_that_nobody_has_hears_the_same_as_with_a_wrong_password(club: Doorway) -> None:
    async with browser(club) as owner, browser(club) as stranger:
        await sign_up(owner, "Ottilie")
        answers = [await log_in(stranger, name, "a wrong password") for name in ("Ottilie", "Nobody Here", "<", "")]
        assert {answer.status_code for answer in answers} == {401}
        assert {answer.text for answer in answers} == {f'{{"error":"{WRONG}"}}'}


async def test_argon2_works_as_hard_for_a_name_that_nobody_has(club: Doorway, monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[str | None] = []
    verify = club.people._hasher.verify

    async def counted(kept: str | None, password: str) -> bool:
        verified.append(kept)
        return await verify(kept, password)

    monkeypatch.setattr(club.people._hasher, "verify", counted)
    async with browser(club) as http:
        assert (await log_in(http, "Nobody Here")).status_code == 401
    assert verified == [None]


async def test_a_member_takes_everything_along_and_nothing_that_is_hidden(club: Doorway) -> None:
    async with browser(club) as http:
        over, going = await room_of(http), await room_of(http)
        async with club.sit(over, http) as player:
            state = await player.until("state")
            await player.say("resign", id="i-give-up", ply=state["ply"])
            await player.until("accepted")
        await sign_up(http, "Philomena")
        answer = await http.get("/api/account/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="hexagora-account.json"'
        told = answer.json()
        assert told["format"] == "hexagora-account/1"
        assert told["account"]["name"] == "Philomena"
        assert [one["agent"] for one in told["sessions"]] == ["Another program"]
        games = {game["room"]: game for game in told["games"]}
        assert games.keys() == {over, going}
        assert games[over]["record"]["result"]["end"] == "resign"
        assert games[over]["seats"][0] == {"name": "Philomena", "level": None}
        assert games[going]["record"] is None
        row = await club.club.store.load(going)
        assert row is not None
        assert "queues" in row.setup
        assert "queues" not in str(games[going])
        assert "argon2" not in answer.text
        assert (told["ratings"], told["said"]) == ([], [])


async def test_a_member_takes_what_they_have_said_and_their_ratings_along(
    club: Doorway, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexagora.club.storage.talk.PORTION", 2)
    async with browser(club) as http, browser(club) as friend:
        id, other = guest_id(http), guest_id(friend)
        room = await club.open_for(HEXAFUSE, http, friend)
        async with club.sit(room, http) as player, club.sit(room, friend) as neighbour:
            for number in range(5):
                await player.say("say", id=f"a-line-{number}", text=f"line {number}")
                await player.until("accepted", id=f"a-line-{number}")
            await neighbour.say("say", id="a-line-of-mine", text="not hers")
            await neighbour.until("accepted")
        pairs = [(Rating(), Rating(1520.0, 1)), (Rating(), Rating(1480.0, 1))]
        await club.club.ratings.store.settle(room, "hexafuse", [id, other], pairs, 7.0)
        await sign_up(http, "Philippa")
        told = (await http.get("/api/account/export")).json()
        assert [line["text"] for line in told["said"]] == [f"line {number}" for number in range(5)]
        assert {line["room"] for line in told["said"]} == {room}
        assert told["ratings"] == [{"game": "hexafuse", "history": [{"room": room, "at": 7.0, "elo": 1520.0}]}]


async def test_a_deleted_account_leaves_its_games_and_takes_its_name_away(club: Doorway) -> None:
    async with browser(club) as http, browser(club) as friend:
        await sign_up(http, "Quirina")
        mine = await room_of(http)
        async with club.sit(mine, http) as player, club.sit(mine, friend) as watcher:
            await player.until("state")
            wrong = await http.post("/api/account/delete", json={"password": "not the password"})
            assert wrong.status_code == 403
            assert (await http.post("/api/account/delete", json={"password": PASSWORD})).status_code == 200
            assert (await watcher.until("seats"))["seats"][0]["name"] == NOBODY
            with pytest.raises(ConnectionClosed):
                await player.until("nothing more")
        assert (await me(http))["account"] is False
        row = await club.club.store.load(mine)
        assert row is not None
        assert [seat.name for seat in row.seats] == [NOBODY, "Spark"]
        assert (await log_in(http, "Quirina")).status_code == 401
        async with club.club.store.reading() as connection:
            for table_name in ("people", "looks", "seats", "sessions"):
                rows = (await connection.execute(text(f"SELECT * FROM {table_name}"))).all()  # noqa: S608
                assert "quirina" not in str(rows).lower()
        assert (await sign_up(friend, "Quirina")).status_code == 201, "the name is free again"


async def test_the_name_goes_from_challenges_too(club: Doorway) -> None:
    async with browser(club) as http:
        guest = (await me(http))["name"]
        opened = {"game": "hexafuse", "listed": True}
        challenge = (await http.post("/api/challenges", json=opened)).json()["id"]
        names = [guest]
        for step, wish in (("", {"name": "Scholastika"}), ("/delete", {})):
            await http.post(f"/api/account{step}", json={"password": PASSWORD} | wish)
            names.append((await club.http.get(f"/api/challenges/{challenge}")).json()["seats"][0]["name"])
        assert names == [guest, "Scholastika", NOBODY]


async def test_the_id_of_a_deleted_account_never_comes_back(club: Doorway) -> None:
    async with browser(club) as http, browser(club) as thief:
        room = await room_of(http)
        thief.cookies = httpx.Cookies(http.cookies)
        await sign_up(http, "Rosamunde")
        await http.post("/api/account/delete", json={"password": PASSWORD})
        assert (await me(thief))["rooms"] == []
        async with club.sit(room, thief) as player:
            await player.until("welcome")
            assert player.welcome["you"] is None


async def test_a_banned_account_is_told_so_only_to_who_knows_its_password(club: Doorway) -> None:
    async with browser(club) as http:
        id = guest_id(http)
        await sign_up(http, "Sieglinde")
        await club.people.store.set_ban(id, 1.0, "rude")
        assert (await me(http))["account"] is False
        assert (await log_in(http, "Sieglinde", "wrong password")).json() == {"error": WRONG}
        answer = await log_in(http, "Sieglinde")
        assert (answer.status_code, answer.json()) == (403, {"error": "this account is closed: rude"})


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/account/sessions", None),
        ("DELETE", "/api/account/sessions", None),
        ("DELETE", "/api/account/sessions/0123456789abcdef", None),
        ("POST", "/api/account/password", {"old": PASSWORD, "new": "another long one"}),
        ("GET", "/api/account/export", None),
        ("POST", "/api/account/delete", {"password": PASSWORD}),
    ],
)
async def test_what_is_for_members_is_for_no_guest(club: Doorway, method: str, path: str, body: Any) -> None:
    async with browser(club) as http:
        answer = await http.request(method, path, json=body)
        assert (answer.status_code, answer.json()) == (401, {"error": "this is for who is logged in"})
        http.cookies.set("hexagora-session", "forged.signature")
        assert (await http.request(method, path, json=body)).status_code == 401


@pytest.mark.parametrize("path", ["", "/login", "/logout", "/password", "/delete"])
async def test_another_sites_page_changes_nothing(club: Doorway, path: str) -> None:
    async with browser(club) as http:
        await log_in(http, "Annabel")
        headers = {"Origin": "https://elsewhere.example"}
        answer = await http.post(f"/api/account{path}", json={"name": "x", "password": PASSWORD}, headers=headers)
        assert answer.status_code == 403


@pytest.mark.parametrize("body", [b"", b"{}", b"[]", b'{"name": 3, "password": "x"}', b"\xff", b"[" * 10_000])
async def test_what_is_not_understood_is_one_clear_line(club: Doorway, body: bytes) -> None:
    async with browser(club) as http:
        for path in ("/api/account", "/api/account/login"):
            answer = await http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400
            assert "\n" not in answer.json()["error"]


async def test_a_member_is_no_guest_who_could_sign_up(club: Doorway) -> None:
    async with browser(club) as http:
        await sign_up(http, "Theodora")
        answer = await sign_up(http, "Ursula")
        assert (answer.status_code, answer.json()) == (409, {"error": "you have an account already"})


async def test_whoever_tries_too_often_has_to_wait_and_nobody_else(tmp_path: Path) -> None:
    rules = replace(LENIENT, log_in=tuple(parse_many("3/hour")), sign_up=tuple(parse_many("2/hour")))
    async with open_club(tmp_path / "club.sqlite3", rules=rules) as club:
        for name in ("Valeria", "Walburga"):
            async with browser(club) as http:
                assert (await sign_up(http, name)).status_code == 201
        async with browser(club) as http:
            answer = await sign_up(http, "Xenia")
            assert answer.status_code == 429
            assert "too many attempts; try again in" in answer.json()["error"]
            for _ in range(3):
                assert (await log_in(http, "Valeria", "a wrong password")).status_code == 401
            assert (await log_in(http, "Valeria")).status_code == 429, "even with the right one"
            assert (await log_in(http, "VALERIA")).status_code == 429
            assert (await log_in(http, "Walburga")).status_code == 200
