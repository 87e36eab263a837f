"""Who may do what: every address and every message, by everybody whom it does not belong to.

The tables name each address and each message that the club has; what is added tomorrow is missing here until somebody
has said who may do it.
"""

from __future__ import annotations

import typing
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import pytest_asyncio
from starlette.routing import Mount, Route, WebSocketRoute
from websockets.asyncio.client import connect

from hexagora.club.people import LIFETIME
from hexagora.club.protocol import Incoming, LobbyIncoming
from tests.club.house import HEXAFUSE, PATIENCE, Doorway, FakeTime, Player, cookie_of, open_club, with_clock
from tests.club.test_accounts import PASSWORD, browser, log_in, sign_up
from tests.club.test_reviews import until_done

pytestmark = pytest.mark.asyncio(loop_scope="module")

# Who comes without being who they would have to be. Whoever was somebody once is a guest now, and no more than that.
FORMER = ("logged out", "expired", "banned")
COMERS = ("guest", "member", *FORMER, "reader", "revoked")


@dataclass(frozen=True)
class Row:
    """What an address of somebody else's answers: to a guest, to another account, to a token that may only read.

    body: what is sent along. None for ``reader``: the token is not looked at.
    """

    guest: int
    member: int
    reader: int | None
    body: dict[str, Any] = field(default_factory=dict)

    def expected(self, comer: str, path: str) -> int:
        """The status for somebody."""
        if comer == "revoked":  # a program is told that its token opens nothing, even where it needs none
            opened = 403 if path.startswith("/api/account") else 401
            return self.guest if self.reader is None else opened
        if comer == "reader":
            return self.guest if self.reader is None else self.reader
        return self.member if comer == "member" else self.guest


OPEN = Row(200, 200, 200)
FOR_ALL = Row(200, 200, None)


def deed(**more: Any) -> Row:
    """What only a player does."""
    return Row(403, 403, 403, {"id": "somebody-else", "ply": 0, **more})


def owners(status: int = 404, **body: Any) -> Row:
    """What only who is logged in does, and nobody with what belongs to somebody else."""
    return Row(401, status, 403, body)


ADDRESSES: dict[tuple[str, str], Row] = {
    ("GET", "/"): FOR_ALL,
    ("GET", "/account"): FOR_ALL,
    ("GET", "/lobby"): FOR_ALL,
    ("GET", "/ratings"): FOR_ALL,
    ("GET", "/daily"): FOR_ALL,
    ("GET", "/daily/{day}/{game}"): FOR_ALL,
    ("GET", "/game/{id}"): FOR_ALL,
    ("GET", "/replay/{id}"): FOR_ALL,
    ("GET", "/review"): FOR_ALL,
    ("GET", "/review/{id}"): FOR_ALL,
    ("GET", "/study/{id}"): FOR_ALL,
    ("GET", "/survival"): FOR_ALL,
    ("GET", "/practice"): FOR_ALL,
    ("GET", "/survival/{game}"): FOR_ALL,
    ("GET", "/learn/{game}"): FOR_ALL,
    ("GET", "/learn/{game}/{exercise}"): FOR_ALL,
    ("GET", "/rules/{game}"): FOR_ALL,
    ("GET", "/service-worker.js"): FOR_ALL,
    ("GET", "/embed/game/{id}"): FOR_ALL,
    ("GET", "/feeds/{name}.atom"): Row(404, 404, None),
    ("GET", "/feeds/{name}.json"): Row(404, 404, None),
    ("GET", "/challenge/{id}"): FOR_ALL,
    ("GET", "/healthz"): FOR_ALL,
    ("GET", "/readyz"): FOR_ALL,
    ("GET", "/metrics"): FOR_ALL,
    ("GET", "/openapi.json"): FOR_ALL,
    ("GET", "/api/games"): OPEN,
    ("GET", "/api/me"): OPEN,
    ("GET", "/api/live"): OPEN,
    ("GET", "/api/bots"): OPEN,
    ("GET", "/api/events"): Row(401, 200, 200),
    ("GET", "/api/leaderboard"): OPEN,
    ("GET", "/api/ratings"): OPEN,
    ("GET", "/api/daily"): OPEN,
    ("GET", "/api/daily/{day}"): Row(409, 409, 409),
    ("GET", "/api/daily/{day}/{game}"): OPEN,
    ("POST", "/api/daily/{game}"): Row(201, 201, 403),
    ("POST", "/api/daily/{day}/{game}/again"): Row(409, 409, 403),
    ("GET", "/api/survival"): OPEN,
    ("GET", "/api/survival/{game}"): OPEN,
    ("POST", "/api/survival/{game}"): Row(201, 201, 403),
    ("POST", "/api/survival/{game}/end"): Row(409, 409, 403),
    ("GET", "/api/learn/{game}"): OPEN,
    ("GET", "/api/learn/{game}/rules"): OPEN,
    ("POST", "/api/learn/{game}/{exercise}"): Row(200, 200, 403, {"moves": []}),
    ("POST", "/api/positions"): Row(400, 400, 403),
    ("GET", "/api/rooms/{id}/position"): Row(403, 403, 403),
    ("POST", "/api/rooms"): Row(201, 201, 403, {"game": "hexafuse", "level": "spark"}),
    ("GET", "/api/rooms/{id}"): OPEN,
    ("GET", "/api/rooms/{id}/events"): OPEN,
    ("GET", "/api/rooms/{id}/record"): Row(409, 409, 409),
    ("GET", "/api/rooms/{id}/moves/{ply:int}"): Row(409, 409, 409),
    ("GET", "/api/rooms/{id}/review"): Row(409, 409, 409),
    ("POST", "/api/rooms/{id}/hint"): Row(403, 403, 403),
    ("POST", "/api/reviews"): Row(400, 400, 403),
    ("GET", "/api/reviews/{id}"): OPEN,
    ("GET", "/api/reviews/{id}/record"): OPEN,
    ("POST", "/api/reviews/{id}/position"): Row(200, 200, 403),
    ("GET", "/api/reviews/{id}/analysis"): OPEN,
    ("POST", "/api/reviews/{id}/analysis"): Row(202, 202, 403),  # what is done stays done
    ("DELETE", "/api/reviews/{id}/analysis"): Row(200, 200, 403),
    ("POST", "/api/reviews/{id}/hint"): Row(200, 200, 403),
    ("POST", "/api/reviews/{id}/study"): Row(200, 200, 403, {"comments": [(0, "of somebody else's")]}),
    ("GET", "/api/reviews/{id}/position.svg"): OPEN,
    ("GET", "/api/reviews/{id}/position.png"): OPEN,
    ("GET", "/api/reviews/{id}/game.gif"): OPEN,
    ("GET", "/api/studies/{id}"): OPEN,
    ("POST", "/api/rooms/{id}/rematch"): deed(),
    ("POST", "/api/rooms/{id}/moves"): deed(move="e5,e6"),
    ("POST", "/api/rooms/{id}/resign"): deed(),
    ("POST", "/api/rooms/{id}/undo"): deed(),
    ("POST", "/api/rooms/{id}/agree"): deed(answer="offer"),
    ("POST", "/api/rooms/{id}/takeback"): deed(answer="offer"),
    ("POST", "/api/rooms/{id}/abort"): deed(),
    ("POST", "/api/rooms/{id}/claim"): deed(),
    ("POST", "/api/rooms/{id}/talk"): Row(200, 200, 403, {"id": "", "text": "well played"}),
    ("POST", "/api/challenges"): Row(201, 201, 403, {"game": "hexafuse"}),
    ("GET", "/api/challenges/{id}"): OPEN,
    ("POST", "/api/challenges/{id}/join"): Row(409, 409, 403),
    ("POST", "/api/challenges/{id}/decline"): Row(403, 403, 403),
    ("POST", "/api/challenges/{id}/leave"): Row(403, 403, 403),
    ("POST", "/api/challenges/{id}/invite"): Row(403, 403, 403, {"level": "spark"}),
    ("POST", "/api/challenges/{id}/dismiss"): Row(403, 403, 403, {"chair": 1}),
    ("POST", "/api/challenges/{id}/start"): Row(403, 403, 403),
    ("POST", "/api/account"): Row(409, 409, 403, {"name": "Anne Owner", "password": PASSWORD}),
    ("POST", "/api/account/login"): Row(401, 401, 403, {"name": "Anne Owner", "password": "not her password"}),
    ("POST", "/api/account/password"): owners(403, old="not her password", new="another password"),
    ("POST", "/api/account/delete"): owners(403, password="not her password"),
    ("GET", "/api/account/sessions"): owners(200),
    ("DELETE", "/api/account/sessions"): owners(200),
    ("DELETE", "/api/account/sessions/{id}"): owners(404),
    ("GET", "/api/account/export"): owners(200),
    ("GET", "/api/account/tokens"): owners(200),
    ("POST", "/api/account/tokens"): owners(400, name="x", scopes=["rule the world"]),
    ("DELETE", "/api/account/tokens/{id}"): owners(404),
    ("POST", "/api/account/bot"): owners(403, password="not her password"),
    ("POST", "/api/account/logout"): Row(200, 200, 403),  # last: after it one is a guest
}
# What is sent to a table by who does not sit there: the message, and the type and code of the answer. None: no answer.
WATCHING = ("refused", "watching")
MESSAGES: dict[str, tuple[dict[str, Any], tuple[str, str] | None]] = {
    "move": ({"ply": 0, "move": "e5,e6"}, WATCHING),
    "ask": ({"move": "e5,e6"}, WATCHING),
    "resign": ({"ply": 0}, WATCHING),
    "undo": ({"ply": 0}, WATCHING),
    "agree": ({"ply": 0, "answer": "accept"}, WATCHING),
    "takeback": ({"ply": 0, "answer": "accept"}, WATCHING),
    "abort": ({"ply": 0}, WATCHING),
    "claim": ({"ply": 0}, WATCHING),
    "say": ({"text": "to those who watch"}, ("accepted", "")),
    "echo": ({}, None),
    "ping": ({}, ("pong", "")),
}
# The same in the lobby, by who has no cookie.
LOBBY: dict[str, tuple[dict[str, Any], tuple[str, str]]] = {
    "seek": ({"game": "hexafuse"}, ("refused", "bad")),
    "cancel": ({}, ("refused", "bad")),
    "bot": ({}, ("refused", "bad")),
    "ping": ({}, ("pong", "")),
}


@dataclass
class Place:
    """A club, what belongs to Anne there, and everybody who comes without being her."""

    club: Doorway
    anne: httpx.AsyncClient
    comers: dict[str, httpx.AsyncClient]
    ids: dict[str, str]

    @asynccontextmanager
    async def socket(self, path: str, http: httpx.AsyncClient) -> AsyncIterator[Player]:
        """A socket at an address, with somebody's cookies."""
        url = self.club.address.replace("http", "ws", 1) + self.address(path)
        async with connect(url, additional_headers={"Cookie": cookie_of(http)}, compression=None) as socket:
            yield Player(socket)

    def address(self, path: str) -> str:
        """An address of what is Anne's."""
        for kind in self.ids:
            if f"/{kind}/{{id}}" in path:
                path = path.replace("{id}", self.ids[kind])
        today = self.club.club.daily.times().today.isoformat()
        path = path.replace("leaderboard", "leaderboard?game=hexafuse")
        return (
            path.replace("{day}", today)
            .replace("{game}", "hexafuse")
            .replace("{exercise}", "grow")
            .replace("{ply:int}", "1")
            .replace("{name}", "Anne%20Owner")
        )


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    database = tmp_path_factory.mktemp("club") / "club.sqlite3"
    async with open_club(database, time=FakeTime()) as club:
        clients = [httpx.AsyncClient(base_url=club.address, timeout=PATIENCE) for _ in range(len(COMERS) + 1)]
        anne, comers = clients[0], dict(zip(COMERS, clients[1:], strict=True))
        try:
            await _former(club, comers)
            await comers["guest"].get("/api/me")
            await sign_up(comers["member"], "Some Member")
            yield Place(club, anne, comers, await _belongings(club, anne))
        finally:
            for client in clients:
                await client.aclose()


async def _former(club: Doorway, comers: dict[str, httpx.AsyncClient]) -> None:
    """Those who were logged in once: whatever they still hold opens nothing."""
    await sign_up(comers["expired"], "Expired Member")
    club.wait(LIFETIME + 1.0)
    await sign_up(comers["logged out"], "Former Visitor")
    held = dict(comers["logged out"].cookies)
    await comers["logged out"].post("/api/account/logout", json={})
    comers["logged out"].cookies.clear()
    comers["logged out"].cookies.update(held)
    await sign_up(comers["banned"], "Banned Member")
    account = await club.people.store.named("banned member")
    assert account is not None
    await club.people.store.set_ban(account.id, club.club.now(), "for the test")
    for comer in ("reader", "revoked"):
        async with browser(club) as http:
            await sign_up(http, f"The {comer}")
            answer = await http.post("/api/account/tokens", json={"name": "a program", "scopes": ["read"]})
            assert answer.status_code == 201, answer.text
            made = answer.json()
            comers[comer].headers["Authorization"] = f"Bearer {made['text']}"
            if comer == "revoked":
                await http.delete(f"/api/account/tokens/{made['token']['id']}")


async def _belongings(club: Doorway, anne: httpx.AsyncClient) -> dict[str, str]:
    """A game of Anne's with somebody, a challenge, a second session and a token."""
    await anne.get("/api/me")
    async with browser(club) as bert, browser(club) as elsewhere:
        room = await club.open_for(with_clock(30.0), anne, bert)
        await sign_up(anne, "Anne Owner")
        challenge = (await anne.post("/api/challenges", json={"game": "hexafuse"})).json()["id"]
        await bert.post(f"/api/challenges/{challenge}/join", json={})
        await log_in(elsewhere, "Anne Owner")
    sessions = (await anne.get("/api/account/sessions")).json()["sessions"]
    token = (await anne.post("/api/account/tokens", json={"name": "mine", "scopes": ["read"]})).json()["token"]["id"]
    session = next(one["id"] for one in sessions if not one["current"])
    ids = {"rooms": room, "challenges": challenge, "sessions": session, "tokens": token}
    return ids | {"game": room, "replay": room, "challenge": challenge} | await _review(club, anne)


async def _review(club: Doorway, anne: httpx.AsyncClient) -> dict[str, str]:
    """A game that Anne has looked at, with a bot, and has written about."""
    state = HEXAFUSE.start(seed=1)
    record = state.play(state.legal_moves()[0]).finish("resign", 1).record()
    review = (await anne.post("/api/reviews", json=record)).json()["review"]
    await anne.post(f"/api/reviews/{review}/analysis", json={})
    await until_done(anne, review)
    kept = (await anne.post(f"/api/reviews/{review}/study", json={"comments": [(1, "Too early.")]})).json()
    return {"reviews": review, "review": review, "studies": kept["study"]["id"], "study": kept["study"]["id"]}


def routes(place: Place) -> set[tuple[str, str]]:
    """All addresses of the club, with their methods."""
    found = set()
    for route in place.club.routes:
        assert isinstance(route, Route | WebSocketRoute | Mount)
        if isinstance(route, Route):
            found |= {(method, route.path) for method in (route.methods or set()) - {"HEAD"}}
        elif isinstance(route, Mount):
            assert route.path == "/static", "what is mounted has routes of its own"
    return found


async def test_every_address_has_its_line_in_the_table(place: Place) -> None:
    assert routes(place) == set(ADDRESSES)


@pytest.mark.parametrize("comer", COMERS)
async def test_nobody_gets_or_changes_what_is_somebody_elses(place: Place, comer: str) -> None:
    before = await belongings(place)
    http, wrong = place.comers[comer], []
    for number, ((method, path), row) in enumerate(ADDRESSES.items()):
        body = row.body | ({"id": f"message-{comer}-{number}"} if "id" in row.body else {})
        json = None if method == "GET" else body
        async with http.stream(method, place.address(path), json=json) as answer:
            if answer.status_code != row.expected(comer, path):
                wrong.append((method, path, answer.status_code, row.expected(comer, path)))
    assert not wrong
    assert await belongings(place) == before


async def belongings(place: Place) -> dict[str, Any]:
    """How all that is Anne's stands, as she sees it."""
    found = {}
    mine = ("/api/rooms/{id}", "/api/challenges/{id}", "/api/reviews/{id}", "/api/studies/{id}")
    for path in (*mine, "/api/account/sessions", "/api/account/tokens", "/api/me"):
        answer = await place.anne.get(place.address(path))
        assert answer.status_code == 200, path
        found[path] = answer.json()
    found["/api/rooms/{id}"]["state"]["clock"] = None  # it runs
    for session in found["/api/account/sessions"]["sessions"]:
        session["seen"] = None
    found["log"] = (await place.club.table(place.ids["rooms"])).room.log
    return found


async def test_who_watches_is_offered_no_moves_and_is_nobody_there(place: Place) -> None:
    for comer in ("guest", "member", "reader", *FORMER):
        told = (await place.comers[comer].get(place.address("/api/rooms/{id}"))).json()
        assert told["welcome"]["you"] is None, comer
        assert told["state"]["offers"] == [], comer
        challenge = (await place.comers[comer].get(place.address("/api/challenges/{id}"))).json()
        assert challenge["you"] is None, comer


def tags(union: Any) -> set[str]:
    """The types of the messages in a union, as they are written."""
    return {str(kind.__struct_config__.tag) for kind in typing.get_args(union)}


async def test_every_message_has_its_line_in_the_table() -> None:
    assert tags(Incoming) == set(MESSAGES)
    assert tags(LobbyIncoming) == set(LOBBY)


@pytest.mark.parametrize("comer", ["guest", "member", *FORMER])
async def test_at_somebody_elses_table_one_may_watch_and_nothing_else(place: Place, comer: str) -> None:
    before = await belongings(place)
    async with place.club.sit(place.ids["rooms"], place.comers[comer]) as player:
        await player.until("state")
        assert player.welcome["you"] is None
        for kind, (fields, expected) in MESSAGES.items():
            id = f"{kind}-by-{comer}"
            if kind == "say" and not place.comers[comer].cookies:
                expected = "refused", "bad"
            await player.say(kind, id=id, **fields)
            if expected is not None:
                answer = await player.until(expected[0], id=id)
                assert answer.get("code", "") == expected[1], kind
    assert await belongings(place) == before


async def test_at_a_challenge_there_is_nothing_to_say(place: Place) -> None:
    for kind, (fields, _) in MESSAGES.items():
        async with place.socket("/ws/challenges/{id}", place.comers["guest"]) as onlooker:
            await onlooker.say(kind, id=f"{kind}-at-a-challenge", **fields)
            answer = await onlooker.until("pong" if kind == "ping" else "refused")
            assert answer.get("code", "bad") == "bad", kind


async def test_in_the_lobby_who_is_nobody_can_seek_nothing(place: Place) -> None:
    async with place.socket("/ws/lobby", httpx.AsyncClient()) as visitor:
        for kind, (fields, expected) in LOBBY.items():
            await visitor.say(kind, id=f"{kind}-in-the-lobby", **fields)
            answer = await visitor.until(expected[0])
            assert answer.get("code", "") == expected[1], kind
