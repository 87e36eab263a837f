"""What is said about a room is heard by all who listen to it, on every node, and by nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from hexagora.club.bus import Bus, Event, LocalBus, Missed, Moved, Present, Thinking
from hexagora.club.bus.redis import RedisBus
from hexagora.club.errors import ClubError
from tests.club.services import RedisServer, free_port, running_redis, until

Nodes = tuple[Bus, Bus]


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[RedisBus]:
    bus = RedisBus(url)
    await bus.open()
    await asyncio.wait_for(bus.connected.wait(), 60)
    try:
        yield bus
    finally:
        await bus.close()


@pytest.fixture(params=["local", "redis"])
async def nodes(request: pytest.FixtureRequest) -> AsyncIterator[Nodes]:
    """The bus as two nodes have it; of a club that is one process both are the same."""
    if request.param == "local":
        bus = LocalBus()
        yield bus, bus
        return
    server: RedisServer = request.getfixturevalue("redis")
    async with connected(server.url) as one, connected(server.url) as other:
        yield one, other


class Ear:
    """Keeps what it hears, but for being told that it may have missed something."""

    def __init__(self, bus: Bus, room: str) -> None:
        self.heard: list[Event] = []
        self.missed = 0
        self.deaf: Callable[[], None] = bus.subscribe(room, self)

    def __call__(self, event: Event) -> None:
        if isinstance(event, Missed):
            self.missed += 1
        else:
            self.heard.append(event)


async def listening(bus: Bus, room: str) -> Ear:
    """An ear that hears everything from now on."""
    ear = Ear(bus, room)
    if bus.shared:
        await until(lambda: ear.missed)
    return ear


async def test_what_is_said_about_a_room_is_heard_on_every_node_in_order_and_once(nodes: Nodes) -> None:
    one, other = nodes
    ears = [await listening(bus, "room") for bus in nodes]
    elsewhere = await listening(other, "another room")
    said: list[Event] = [Moved(1), Thinking(1, 0.5), Moved(2), Present("n", (0,), 3)]
    for event in said:
        await one.publish("room", event)
    await one.publish("another room", Moved(9))
    await until(lambda: elsewhere.heard)
    await until(lambda: all(len(ear.heard) >= len(said) for ear in ears))
    assert [ear.heard for ear in ears] == [said, said]
    assert elsewhere.heard == [Moved(9)]


async def test_who_has_stopped_listening_hears_nothing_and_all_others_go_on(nodes: Nodes) -> None:
    one, other = nodes
    leaves, stays = await listening(other, "room"), Ear(other, "room")
    await one.publish("room", Moved(1))
    await until(lambda: leaves.heard and stays.heard)
    leaves.deaf()
    await one.publish("room", Moved(2))
    await until(lambda: len(stays.heard) == 2)
    assert leaves.heard == [Moved(1)]


async def test_what_is_said_here_is_heard_here_before_publishing_returns(nodes: Nodes) -> None:
    ear = await listening(nodes[0], "room")
    await nodes[0].publish("room", Moved(1))
    assert ear.heard == [Moved(1)]


async def test_a_bus_on_which_nothing_was_said_for_long_still_hears(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hexagora.club.bus.redis.SILENCE", 0.02)
    async with connected(redis.url) as one, connected(redis.url) as other:
        await asyncio.sleep(0.2)  # several signs of life
        ear = await listening(other, "room")
        await one.publish("room", Moved(1))
        await until(lambda: ear.heard)


async def test_while_redis_is_away_nodes_are_told_that_they_miss_something_and_then_hear_again() -> None:
    with running_redis() as server:
        async with AsyncExitStack() as stack:
            one, other = [await stack.enter_async_context(connected(server.url)) for _ in range(2)]
            ear = await listening(other, "room")
            missed = ear.missed
            server.stop()
            await until(lambda: ear.missed > missed)
            told: list[bool] = []
            other.subscribe("room", lambda _: told.append(other.connected.is_set()))
            await one.publish("room", Moved(7))  # nobody waits for Redis
            server.start()
            await until(lambda: any(told))  # heard, or missed, once it hears again
            await one.publish("room", Moved(8))
            await until(lambda: Moved(8) in ear.heard)


async def test_a_redis_that_does_not_answer_and_a_url_that_is_none_are_one_line_each() -> None:
    with pytest.raises(ClubError, match="Redis does not answer") as away:
        await RedisBus(f"redis://127.0.0.1:{free_port()}/0").open()
    with pytest.raises(ClubError, match="no Redis URL") as wrong:
        RedisBus("http://127.0.0.1/")
    assert not any("\n" in str(error.value) for error in (away, wrong))
