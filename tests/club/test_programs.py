"""Programs over HTTP: tokens and what they open, bot accounts, streams, and whole games without any page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from sqlalchemy import text

from tests.club.house import Doorway, open_club, settings
from tests.club.programs import PASSWORD, Heard, bot, listening, program, promote, sign_up, token_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3") as club:
        yield club


@pytest_asyncio.fixture(loop_scope="module")
async def owner(club: Doorway, request: pytest.FixtureRequest) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with an account of their own in each test."""
    async with club.guest() as http:
        await sign_up(http, f"Owner {abs(hash(request.node.name)) % 10**9}")
        yield http


# Tokens ---------------------------------------------------------------------------------------------------


async def test_a_token_is_shown_once_and_kept_as_a_digest(club: Doorway, owner: httpx.AsyncClient) -> None:
    token = await token_of(owner, "read")
    listed = await owner.get("/api/account/tokens")
    (told,) = listed.json()["tokens"]
    assert (told["name"], told["scopes"], told["seen"]) == ("A program of mine", ["read"], None)
    assert token not in listed.text
    async with club.club.store.reading() as connection:
        rows = (await connection.execute(text("SELECT * FROM tokens"))).all()
    assert rows
    assert all(token not in map(str, row) and token.removeprefix("hexagora_") not in str(row) for row in rows)


async def test_a_token_to_read_opens_what_its_owner_may_see_and_changes_nothing(
    club: Doorway, owner: httpx.AsyncClient
) -> None:
    async with program(club.address, await token_of(owner, "read")) as http:
        assert (await http.get("/api/me")).json()["account"] is True
        assert "set-cookie" not in (await http.get("/api/me")).headers
        wish = {"game": "hexafuse", "level": "spark"}
        refused = await http.post("/api/rooms", json=wish)
        assert (refused.status_code, refused.json()["error"]) == (403, "this token does not have the scope 'play'")
    (told,) = (await owner.get("/api/account/tokens")).json()["tokens"]
    assert told["seen"] is not None


async def test_no_token_opens_what_only_the_owner_may_do(club: Doorway) -> None:
    async with bot(club.address, "Nosy Automaton") as http:
        for method, path in (
            ("GET", "/api/account/tokens"),
            ("POST", "/api/account/tokens"),
            ("POST", "/api/account"),
            ("POST", "/api/account/delete"),
            ("GET", "/api/account/export"),
            ("GET", "/api/account/sessions"),
        ):
            answer = await http.request(method, path, json={"password": PASSWORD} if method == "POST" else None)
            assert answer.status_code == 403, path
            assert "no token opens this" in answer.json()["error"]


@pytest.mark.parametrize("header", ["Bearer hexagora_nothing", "Bearer", "Basic YTpi", "Bearer ☹", "hexagora_x"])
async def test_a_token_that_opens_nothing_is_one_clear_line_and_makes_nobody_a_guest(
    club: Doorway, header: str
) -> None:
    async with httpx.AsyncClient(base_url=club.address) as http:
        answer = await http.get("/api/me", headers={b"Authorization": header.encode()})
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"].startswith("Bearer")
        assert "\n" not in answer.json()["error"]
        assert "set-cookie" not in answer.headers


async def test_a_revoked_token_opens_nothing_and_what_it_had_opened_ends_at_once(club: Doorway) -> None:
    async with club.guest() as owner:
        await sign_up(owner, "Revoking Robot")
        await promote(owner)
        async with program(club.address, await token_of(owner)) as http, listening(http) as stream:
            (told,) = (await owner.get("/api/account/tokens")).json()["tokens"]
            assert (await owner.delete(f"/api/account/tokens/{told['id']}")).status_code == 200
            assert (await stream.until("bye"))["reason"] == "this session has ended"
            with pytest.raises(StopAsyncIteration):
                await stream.next()
            assert (await http.get("/api/me")).status_code == 401
        assert (await owner.delete(f"/api/account/tokens/{told['id']}")).status_code == 404


async def test_nobody_revokes_the_token_of_somebody_else(club: Doorway, owner: httpx.AsyncClient) -> None:
    await token_of(owner, "read")
    (told,) = (await owner.get("/api/account/tokens")).json()["tokens"]
    async with club.guest() as other:
        assert (await other.delete(f"/api/account/tokens/{told['id']}")).status_code == 401
        await sign_up(other, "Thieving Magpie")
        assert (await other.delete(f"/api/account/tokens/{told['id']}")).status_code == 404
    assert len((await owner.get("/api/account/tokens")).json()["tokens"]) == 1


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"name": "", "scopes": ["read"]}, "from 1 to 40 characters"),
        ({"name": "x" * 41, "scopes": ["read"]}, "from 1 to 40 characters"),
        ({"name": "a\u202eb", "scopes": ["read"]}, "signs that nobody sees"),
        ({"name": "mine", "scopes": []}, "a scope at least"),
        ({"name": "mine", "scopes": ["admin"]}, "there is no scope 'admin' (there are: read, play)"),
        ({"name": "mine", "scopes": ["play"]}, "only for a bot account a program plays"),
        ({"name": "mine", "scope": "read"}, "not understood"),
    ],
)
async def test_a_token_that_cannot_be_had_is_one_clear_line(
    owner: httpx.AsyncClient, wish: dict[str, object], said: str
) -> None:
    answer = await owner.post("/api/account/tokens", json=wish)
    assert answer.status_code in (400, 409)
    assert said in answer.json()["error"]
    assert (await owner.get("/api/account/tokens")).json()["tokens"] == []


async def test_an_account_has_so_many_tokens_at_most(owner: httpx.AsyncClient) -> None:
    for _ in range(20):
        await token_of(owner, "read")
    answer = await owner.post("/api/account/tokens", json={"name": "one more", "scopes": ["read"]})
    assert (answer.status_code, answer.json()["error"]) == (409, "an account has 20 tokens at most; revoke one")


async def test_with_the_account_its_tokens_go(club: Doorway) -> None:
    async with club.guest() as owner:
        await sign_up(owner, "Leaving Lodger")
        async with program(club.address, await token_of(owner, "read")) as http:
            assert (await http.get("/api/me")).status_code == 200
            assert (await owner.post("/api/account/delete", json={"password": PASSWORD})).status_code == 200
            assert (await http.get("/api/me")).status_code == 401


# Bot accounts ---------------------------------------------------------------------------------------------


async def test_an_account_becomes_a_bot_by_password_and_for_good(club: Doorway, owner: httpx.AsyncClient) -> None:
    assert (await owner.post("/api/account/bot", json={"password": "something else"})).status_code == 403
    assert (await owner.get("/api/me")).json()["bot"] is False
    await promote(owner)
    assert (await owner.get("/api/me")).json()["bot"] is True
    await promote(owner)  # once more changes nothing


async def test_who_has_sat_down_to_a_rated_game_stays_a_person(club: Doorway, owner: httpx.AsyncClient) -> None:
    async with club.guest() as friend:
        wish = {"game": "hexafuse", "rated": True, "control": {"kind": "days", "seconds": 86400}}
        challenge = (await owner.post("/api/challenges", json=wish)).json()["id"]
        assert (await friend.post(f"/api/challenges/{challenge}/join")).json()["room"] is not None
    answer = await owner.post("/api/account/bot", json={"password": PASSWORD})
    assert (answer.status_code, "rated game as a person" in answer.json()["error"]) == (409, True)
    assert (await owner.get("/api/me")).json()["bot"] is False


async def test_bots_are_told_of_as_long_as_they_listen(club: Doorway) -> None:
    async def names() -> list[str]:
        return [one["name"] for one in (await club.http.get("/api/bots")).json()["bots"]]

    async with bot(club.address, "Listening Lamp") as http:
        assert "Listening Lamp" not in await names()
        async with listening(http):
            while "Listening Lamp" not in await names():
                pass
        while "Listening Lamp" in await names():
            pass


async def test_only_a_bot_is_challenged_by_name_and_nobody_learns_who_else_has_one(
    club: Doorway, owner: httpx.AsyncClient
) -> None:
    name = (await owner.get("/api/me")).json()["name"]
    answers = [
        await club.http.post("/api/challenges", json={"game": "hexafuse", "to": to}) for to in (name, "Nobody At All")
    ]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].json() == answers[1].json()


async def test_a_challenge_to_a_bot_is_for_it_alone_and_can_be_declined(club: Doorway) -> None:
    async with bot(club.address, "Choosy Chip") as http, listening(http) as stream, club.guest() as other:
        opened = (await club.http.post("/api/challenges", json={"game": "hexafuse", "to": "choosy chip"})).json()
        heard = await stream.until("challenge")
        assert (heard["id"], heard["you"], heard["to"]) == (opened["id"], None, "Choosy Chip")
        assert (await other.post(f"/api/challenges/{opened['id']}/join")).status_code == 403
        assert (await other.post(f"/api/challenges/{opened['id']}/decline")).status_code == 403
        assert (await http.post(f"/api/challenges/{opened['id']}/decline")).json()["declined"] is True
        assert (await stream.until("challenge-over")) == {
            "type": "challenge-over",
            "id": opened["id"],
            "how": "declined",
        }
        told = (await club.http.get(f"/api/challenges/{opened['id']}")).json()
        assert (told["closed"], told["declined"], told["room"]) == (True, True, None)


async def test_a_challenge_to_a_bot_waits_for_it(club: Doorway) -> None:
    async with bot(club.address, "Sleepy Sprocket") as http:
        opened = (await club.http.post("/api/challenges", json={"game": "hexafuse", "to": "Sleepy Sprocket"})).json()
        async with listening(http) as stream:
            assert (await stream.until("challenge"))["id"] == opened["id"]


@pytest.mark.parametrize("more", [{"listed": True}, {"game": "nothing"}, {"to": ""}, {"to": "x" * 5000}])
async def test_a_challenge_that_cannot_be_made_is_one_clear_line(club: Doorway, more: dict[str, object]) -> None:
    async with bot(club.address, f"Target {abs(hash(str(more))) % 10**9}") as http:
        name = (await http.get("/api/me")).json()["name"]
        answer = await club.http.post("/api/challenges", json={"game": "hexafuse", "to": name} | more)
        assert answer.status_code in (400, 404)
        assert "\n" not in answer.json()["error"]


# Games ----------------------------------------------------------------------------------------------------


async def test_two_bots_play_a_whole_game_and_hear_of_all_of_it(club: Doorway) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        one, two = await enter(bot(club.address, "Bishop Bot")), await enter(bot(club.address, "Knight Bot"))
        mine, theirs = await enter(listening(one)), await enter(listening(two))
        wish = {"game": "hexafuse", "to": "Knight Bot", "side": "first", "rated": True}
        opened = (await one.post("/api/challenges", json=wish)).json()
        assert (await theirs.until("challenge"))["id"] == opened["id"]
        room = (await two.post(f"/api/challenges/{opened['id']}/join")).json()["room"]
        assert room is not None, "nobody waits for a program to look at a page"
        begun = await theirs.until("game-start")
        assert (begun["room"], begun["you"], begun["rated"]) == (room, 1, True)
        assert all(seat["bot"] for seat in begun["seats"])
        assert (await mine.until("challenge-over"))["how"] == "begun"
        assert (await mine.until("game-start"))["you"] == 0
        streams = [await enter(listening(http, f"/api/rooms/{room}/events")) for http in (one, two)]
        await _play(room, [one, two], streams)
        for stream, you in ((mine, 0), (theirs, 1)):
            over = await stream.until("game-end")
            assert (over["room"], over["you"], over["end"]) == (room, you, "rules")
        record = (await club.http.get(f"/api/rooms/{room}/record")).json()
        assert record["moves"] == streams[0].lines[-1]["view"]["history"]


async def _play(room: str, players: list[httpx.AsyncClient], streams: list[Heard]) -> None:
    """Play a game to its end, each player by what their own stream says, and every move sent twice."""
    for stream in streams:
        assert (await stream.next())["type"] == "welcome"
    states = [await stream.until("state") for stream in streams]
    while not states[0]["view"]["over"]:
        for you, http in enumerate(players):
            if not states[you]["offers"]:
                continue
            ply, move = states[you]["ply"], states[you]["offers"][0]["move"]
            wish = {"id": f"{room}-{ply}", "ply": ply, "move": move}
            first = await http.post(f"/api/rooms/{room}/moves", json=wish)
            again = await http.post(f"/api/rooms/{room}/moves", json=wish)
            assert first.status_code == again.status_code == 200, first.text
            assert first.json() == again.json() == {"id": wish["id"], "ply": ply, "move": move}
            for other, heard in enumerate(streams):
                states[other] = await heard.until("state", ply=ply + 1)
                assert "scene" not in states[other]


async def test_whoever_has_a_seat_plays_over_http_and_nobody_else(club: Doorway) -> None:
    room = await club.open()
    told = (await club.http.get(f"/api/rooms/{room}")).json()
    assert told["welcome"]["you"] == 0
    assert told["setup"] is None, "the queues are hidden"
    move = told["state"]["offers"][0]["move"]
    async with club.guest() as other:
        seen = (await other.get(f"/api/rooms/{room}")).json()
        assert (seen["welcome"]["you"], seen["state"]["offers"]) == (None, [])
        watching = await other.post(f"/api/rooms/{room}/moves", json={"id": "watching-1", "ply": 0, "move": move})
        assert (watching.status_code, watching.json()["code"]) == (403, "watching")
    illegal = await club.http.post(f"/api/rooms/{room}/moves", json={"id": "illegal-1", "ply": 0, "move": "a1,a2"})
    assert (illegal.status_code, illegal.json()["code"]) == (409, "illegal")
    stale = await club.http.post(f"/api/rooms/{room}/moves", json={"id": "stale-move", "ply": 7, "move": move})
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    short = await club.http.post(f"/api/rooms/{room}/moves", json={"id": "short", "ply": 0, "move": move})
    assert short.status_code == 400
    assert (await club.http.post(f"/api/rooms/{room}/moves", json={"id": "good-move", "ply": 0, "move": move})).json()
    over = await club.http.post(f"/api/rooms/{room}/resign", json={"id": "i-give-up", "ply": 0})
    assert over.status_code in (200, 409)


async def test_a_stream_of_a_room_that_is_not_there_is_one_clear_line(club: Doorway) -> None:
    answer = await club.http.get("/api/rooms/nosuchroom22/events")
    assert (answer.status_code, answer.json()) == (404, {"error": "there is no such room"})
    assert (await club.http.get("/api/events")).status_code == 401, "a guest has no events"


async def test_a_club_that_stops_ends_its_streams_and_says_why(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        club = await stack.enter_async_context(open_club(tmp_path / "club.sqlite3"))
        http = await stack.enter_async_context(bot(club.address, "Last Listener"))
        stream = await stack.enter_async_context(listening(http))
        club.stop()
        assert (await stream.until("bye"))["reason"] == "the club is about to stop"
        with pytest.raises(StopAsyncIteration):
            await stream.next()


async def test_rooms_that_count_are_shown_later_only_where_the_host_says_so(tmp_path: Path) -> None:
    house = settings(delay=20.0)
    assert (house.delay_of(rated=True), house.delay_of(rated=False)) == (20.0, 0.0)
