"""Two real nodes on one PostgreSQL and one Redis: one club. One is killed, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexagora.club.storage import Store, place
from tests.club.house import PATIENCE, Player, Sitting, cookie_of
from tests.club.process import Running, running
from tests.club.services import Postgres, RedisServer, running_postgres, running_redis, until
from tests.club.test_accounts import log_in, me, sign_up

ROOMS, MOVES = 8, 5
# No clock runs out on a machine that is busy with other things, and nobody says more than a hand could.
UNHURRIED, BREATH = 3600.0, 0.2


@pytest.fixture
async def nodes(postgres: Postgres, redis: RedisServer) -> AsyncIterator[tuple[Running, Running]]:
    url = postgres.database()
    async with two_nodes(url, redis) as both:
        yield both


@asynccontextmanager
async def two_nodes(database: str, redis: RedisServer) -> AsyncIterator[tuple[Running, Running]]:
    async with (
        running(database, redis=redis.url, clock=UNHURRIED) as one,
        running(database, redis=redis.url, clock=UNHURRIED) as other,
    ):
        yield one, other


@asynccontextmanager
async def at(node: Sitting, http: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    """The same guest at another node: their browser has the same cookies there."""
    async with httpx.AsyncClient(base_url=node.address, timeout=PATIENCE, cookies=http.cookies) as there:
        yield there


def looking_at(node: Sitting, challenge: str, http: httpx.AsyncClient) -> connect:
    """The socket of a challenge, at a node."""
    address = f"{node.address.replace('http', 'ws', 1)}/ws/challenges/{challenge}"
    return connect(address, additional_headers={"Cookie": cookie_of(http)}, compression=None)


async def begun(socket: ClientConnection) -> str:
    """The room in which a challenge is played, once it is."""
    while True:
        told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if told.get("room"):
            room: str = told["room"]
            return room


async def challenge(one: Sitting, anne: httpx.AsyncClient, other: Sitting, bert: httpx.AsyncClient) -> str:
    """A room in which two people play, each of whom came to a node of their own."""
    wish = {"game": "hexafuse", "side": "first"}
    id = (await anne.post("/api/challenges", json=wish)).json()["id"]
    async with looking_at(one, id, anne) as host, looking_at(other, id, bert) as guest:
        await bert.post(f"/api/challenges/{id}/join", json={})
        rooms = [await begun(socket) for socket in (host, guest)]
    assert rooms[0] == rooms[1]
    return rooms[0]


async def test_two_people_at_two_nodes_play_each_other_and_see_each_other_there(
    nodes: tuple[Running, Running],
) -> None:
    one, other = nodes
    async with one.guest() as anne, other.guest() as bert:
        room = await challenge(one, anne, other, bert)
        async with one.sit(room, anne) as white, other.sit(room, bert) as black, one.sit(room) as watcher:
            await white.until("presence", here=[True, True])
            await black.until("state")
            players = white, black
            for ply in range(8):
                mover = players[white.state["view"]["awaiting"][0]]
                assert (await mover.play(f"move-number-{ply}"))["type"] == "accepted"
                for player in players:
                    await player.sees(ply + 1)
            history = (await watcher.sees(8))["view"]["history"]
            assert len(history) == 8
        async with other.sit(room, anne) as elsewhere:
            await elsewhere.until("state")
            assert elsewhere.welcome["you"] == 0, "a cookie of one node is good at the other"
            assert elsewhere.state["view"]["history"] == history


async def test_of_one_move_at_two_nodes_one_is_made(nodes: tuple[Running, Running]) -> None:
    one, other = nodes
    async with one.guest() as anne, other.guest() as bert:
        room = await challenge(one, anne, other, bert)
        async with one.sit(room, anne) as here, other.sit(room, anne) as there:
            offers = (await here.my_turn())["offers"]
            await there.my_turn()
            await asyncio.gather(
                here.say("move", id="from-the-desk", ply=0, move=offers[0]["move"]),
                there.say("move", id="from-the-phone", ply=0, move=offers[-1]["move"]),
            )
            answers = [await here.until_answer(), await there.until_answer()]
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            (refused,) = [answer for answer in answers if answer["type"] == "refused"]
            assert refused["code"] == "stale"
            states = [await player.sees(1) for player in (here, there)]
            assert states[0]["view"]["history"] == states[1]["view"]["history"]


async def test_who_logs_in_at_one_node_is_known_at_the_other_and_logged_out_at_both(
    nodes: tuple[Running, Running],
) -> None:
    one, other = nodes
    async with one.guest() as desk, other.guest() as phone:
        await sign_up(desk, "Eusebia")
        await log_in(phone, "Eusebia")
        room = await challenge(one, desk, other, other.http)
        async with at(other, desk) as desk_there, other.sit(room, desk_there) as player:
            assert (await me(desk_there))["name"] == "Eusebia"
            await player.until("state")
            await phone.delete("/api/account/sessions")
            with pytest.raises(ConnectionClosed):
                await player.until("nothing more")
        assert (await me(desk))["account"] is False


class Tirelessly:
    """Plays one room against a bot, at whichever node answers, and keeps what was acknowledged."""

    def __init__(self, nodes: list[Running], http: httpx.AsyncClient, room: str) -> None:
        self.nodes = nodes
        self.http = http
        self.room = room
        self.acknowledged: dict[int, str] = {}
        self.over = False

    async def play(self, moves: int) -> None:
        """So many moves; one that was not answered is sent again, with its id, to the other node."""
        while len(self.acknowledged) < moves and not self.over:
            try:
                async with self.nodes[0].sit(self.room, self.http) as player:
                    await self._play(player, moves)
            except (ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                self.nodes = [*self.nodes[1:], self.nodes[0]]
                await asyncio.sleep(0.05)

    async def _play(self, player: Player, moves: int) -> None:
        while len(self.acknowledged) < moves:
            state = await player.my_turn()
            if state["view"]["over"]:
                self.over = True
                return
            ply = state["ply"]
            move = state["offers"][ply % len(state["offers"])]["move"]
            await player.say("move", id=f"the-move-at-{ply}", ply=ply, move=move)
            answer = await player.until_answer()
            if answer["type"] == "accepted":
                player.moved = ply
                self.acknowledged[answer["ply"]] = answer["move"]
            else:
                await asyncio.sleep(BREATH)


async def test_a_node_is_killed_in_the_middle_and_no_acknowledged_move_is_lost(
    postgres: Postgres, redis: RedisServer
) -> None:
    url = postgres.database()
    async with two_nodes(url, redis) as (one, other):
        rooms = [await one.open() for _ in range(ROOMS)]
        players = [Tirelessly([one, other] if n % 2 else [other, one], one.http, room) for n, room in enumerate(rooms)]
        playing = asyncio.gather(*(player.play(MOVES) for player in players))
        await until(lambda: sum(len(player.acknowledged) for player in players) >= ROOMS, PATIENCE)
        await one.kill()
        await asyncio.wait_for(playing, PATIENCE)
        answer = await other.http.get("/readyz")
        assert answer.status_code == 200
        store = await Store.open(place(url))
        for player in players:
            row = await store.load(player.room)
            assert row is not None
            log = {entry.ply: entry.move for entry in row.log}
            assert len(log) == len(row.log), "no ply is there twice"
            assert player.acknowledged.items() <= log.items()
            assert len(player.acknowledged) == MOVES or player.over
        await store.close()


async def test_a_clock_that_a_dead_node_has_started_is_met_by_the_other(postgres: Postgres, redis: RedisServer) -> None:
    url = postgres.database()
    async with running(url, redis=redis.url, clock=1.0) as one, running(url, redis=redis.url, clock=1.0) as other:
        room = await one.open()
        await one.kill()
        async with at(other, one.http) as http, other.sit(room, http) as player:
            await player.until("state")
            while not player.state["view"]["history"]:
                await player.until("state")
            assert player.state["view"]["history"][0] == "timeout"


async def test_while_redis_is_away_two_people_at_two_nodes_go_on_playing_and_see_each_others_moves(
    postgres: Postgres,
) -> None:
    with running_redis() as redis:
        async with two_nodes(postgres.database(), redis) as (one, other), one.guest() as anne, other.guest() as bert:
            room = await challenge(one, anne, other, bert)
            async with one.sit(room, anne) as white, other.sit(room, bert) as black:
                players = white, black

                async def play(plies: range) -> None:
                    for ply in plies:
                        mover = players[white.state["view"]["awaiting"][0]]
                        assert (await mover.play(f"move-number-{ply}"))["type"] == "accepted"
                        for player in players:
                            await player.sees(ply + 1)

                for player in players:
                    await player.sees(0)
                await play(range(2))
                redis.stop()
                await play(range(2, 5))
                redis.start()
                await play(range(5, 7))
                await white.say("say", id="glad-to-see-you", text="There you are again")
                assert (await black.until("talk"))["lines"][-1]["text"] == "There you are again"
                assert white.state["view"]["history"] == black.state["view"]["history"]


async def test_without_its_database_a_node_says_busy_and_goes_on_when_it_is_back(redis: RedisServer) -> None:
    with running_postgres() as server:
        url = server.database()
        async with running(url, redis=redis.url, clock=UNHURRIED) as node:
            room = await node.open()
            async with node.sit(room) as player:
                state = await player.my_turn()
                server.stop()
                move = state["offers"][0]["move"]
                await player.say("move", id="a-move-of-mine", ply=0, move=move)
                answer = await player.until_answer()
                assert (answer["type"], answer["code"]) == ("refused", "busy")
                assert (await node.http.get("/healthz")).status_code == 503
                server.start()
                while answer["type"] != "accepted":
                    await asyncio.sleep(BREATH)
                    await player.say("move", id="a-move-of-mine", ply=0, move=move)
                    answer = await player.until_answer()
                await player.sees(2)
