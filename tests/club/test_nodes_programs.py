"""Programs and those who watch, at two nodes: what is told at one is heard at the other, and nothing too early."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.club.process import Running, running
from tests.club.programs import bot, listening
from tests.club.services import Postgres, RedisServer

# More seconds than any test takes: what is shown so much later is not shown in it.
LONG = 3600.0


@pytest.fixture
async def nodes(postgres: Postgres, redis: RedisServer) -> AsyncIterator[tuple[Running, Running]]:
    """The second one opens rated games that are shown later; the first one would not."""
    url = postgres.database()
    async with running(url, redis=redis.url) as one, running(url, redis=redis.url, delay=LONG) as other:
        yield one, other


async def test_programs_at_two_nodes_hear_each_other_and_no_node_shows_their_game_too_early(
    nodes: tuple[Running, Running],
) -> None:
    one, other = nodes
    async with (
        bot(one.address, "First Node") as white,
        bot(other.address, "Second Node") as black,
        listening(white) as here,
        listening(black) as there,
    ):
        wish = {"game": "hexafuse", "to": "Second Node", "side": "first", "rated": True}
        id = (await white.post("/api/challenges", json=wish)).json()["id"]
        assert (await there.until("challenge"))["id"] == id
        room = (await black.post(f"/api/challenges/{id}/join")).json()["room"]
        assert (await here.until("game-start"))["room"] == room
        assert (await there.until("game-start"))["room"] == room
        async with (
            listening(white, f"/api/rooms/{room}/events") as mine,
            listening(black, f"/api/rooms/{room}/events") as theirs,
        ):
            state = await mine.until("state")
            move = {"id": f"{room}-0", "ply": 0, "move": state["offers"][0]["move"]}
            assert (await white.post(f"/api/rooms/{room}/moves", json=move)).status_code == 200
            assert (await theirs.until("state", ply=1))["offers"]
            again = await black.post(f"/api/rooms/{room}/moves", json=move)
            assert again.status_code == 409, "an id belongs to who used it first, at every node"
            assert (await black.post(f"/api/rooms/{room}/resign", json={"id": "give-up-1", "ply": 1})).is_success
            assert (await mine.until("state", version=2))["view"]["over"]
        assert (await here.until("game-end"))["end"] == "resign"
        for node in nodes:
            assert (await node.http.get("/api/live")).json()["live"] == []
            for path in ("", "/record", "/moves/0"):
                assert (await node.http.get(f"/api/rooms/{room}{path}")).status_code == 409, path
            assert (await node.http.get("/feeds/First Node.json")).status_code == 404
