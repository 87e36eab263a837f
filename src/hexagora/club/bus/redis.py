"""The bus of several nodes: what is said on one is heard on all, through Redis.

Redis replays nothing: what is published while a node cannot hear is lost to it. So after each connection, and after
each subscription, everybody concerned is told that something may have been ``Missed``, and looks into the database.
While Redis is away they are told so again and again: then news are late, but nothing is wrong.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from hexagora.club.bus.bus import Handler
from hexagora.club.bus.events import Event, Missed
from hexagora.club.bus.local import LocalBus
from hexagora.club.errors import ClubError

log = logging.getLogger("hexagora.club")

PREFIX = "hexagora:"
# Every node hears this one; whoever has lost something it wanted to say says so here.
ALL = f"{PREFIX}*all"
# More than this waits only while Redis is away; then it is better to say that something was missed.
OUTBOX = 10_000
BATCH = 500
# Seconds between two attempts to reach Redis, and how long one may take.
AGAIN, PATIENCE = 1.0, 3.0
# Seconds after which a silent connection is asked whether it is still there.
SILENCE = 5.0
NODE = 16
FAILURES = (RedisError, OSError, TimeoutError)

_decoder = msgspec.json.Decoder(Event)


class RedisBus:
    """Publish and subscribe on all nodes. Handlers on this node are called at once, as on a ``LocalBus``."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            self._redis: Redis = Redis.from_url(
                url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE
            )
        except ValueError as error:
            raise ClubError(f"{url!r} is no Redis URL ({error}); write redis://host:6379/0") from None
        self._node = secrets.token_hex(NODE // 2).encode()
        self._local = LocalBus()
        self._counts: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._outbox: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(OUTBOX)
        self._lost = False
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = asyncio.Event()

    async def open(self) -> None:
        """Begin to speak and to hear; ClubError when Redis does not answer."""
        try:
            await self._redis.ping()  # type: ignore[misc]  # it is typed for both kinds of client
        except FAILURES as error:
            raise ClubError(f"Redis does not answer: {error}") from None
        self._tasks = [
            asyncio.create_task(self._speak(), name="speaking to Redis"),
            asyncio.create_task(self._hear(), name="hearing Redis"),
        ]

    async def close(self) -> None:
        """Say what is still to be said, if that is quick, and end."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await self._outbox.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self._redis.aclose()

    def subscribe(self, room: str, handler: Handler) -> Callable[[], None]:
        """Call ``handler`` with every event of a room, until the function returned is called."""
        local = self._local.subscribe(room, handler)
        self._counts[room] = self._counts.get(room, 0) + 1
        self._changed.set()

        def unsubscribe() -> None:
            local()
            self._counts[room] -= 1
            if not self._counts[room]:
                del self._counts[room]
            self._changed.set()

        return unsubscribe

    async def publish(self, room: str, event: Event) -> None:
        """Tell everybody who listens to a room: here at once, on other nodes soon. Nothing waits for Redis."""
        await self._local.publish(room, event)
        try:
            self._outbox.put_nowait((f"{PREFIX}{room}", msgspec.json.encode(event)))
        except asyncio.QueueFull:
            self._lost = True

    # Speaking -------------------------------------------------------------------------------------------

    async def _speak(self) -> None:
        while True:
            batch = [await self._outbox.get()]
            while len(batch) < BATCH and not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            await self._sent(batch)
            for _ in batch:
                self._outbox.task_done()

    async def _sent(self, batch: list[tuple[str, bytes]]) -> None:
        """Send a batch, however long Redis is away."""
        while True:
            lost, self._lost = self._lost, False
            said = [*batch, *([(ALL, msgspec.json.encode(Missed()))] if lost else [])]
            try:
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for channel, text in said:
                        pipeline.publish(channel, self._node + text)
                    await pipeline.execute()
            except FAILURES as error:
                self._lost = self._lost or lost
                log.warning("Redis does not take what is said: %s", error)
                await asyncio.sleep(AGAIN)
            else:
                return

    # Hearing --------------------------------------------------------------------------------------------

    async def _hear(self) -> None:
        while True:
            try:
                await self._listen()
            except FAILURES as error:
                log.warning("Redis is not heard: %s", error)
            self.connected.clear()
            await self._missed(list(self._counts))
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        """Hear until the connection ends."""
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(ALL)
            keeping = asyncio.create_task(self._keep(pubsub), name="subscriptions at Redis")
            try:
                while not keeping.done():
                    message = await pubsub.get_message(timeout=SILENCE)
                    if message is None:
                        await pubsub.ping()
                    else:
                        await self._heard(message)
                keeping.result()
            finally:
                keeping.cancel()
                await asyncio.gather(keeping, return_exceptions=True)

    async def _keep(self, pubsub: PubSub) -> None:
        """Subscribe there to what somebody listens to here, and to nothing else."""
        have: set[str] = set()
        while True:
            self._changed.clear()
            want = {f"{PREFIX}{room}" for room in self._counts}
            if new := want - have:
                await pubsub.subscribe(*new)
            if old := have - want:
                await pubsub.unsubscribe(*old)
            have = want
            await self._changed.wait()

    async def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("subscribe", "message"):
            return  # a sign of life has no channel
        channel = message["channel"].decode()
        room = channel.removeprefix(PREFIX)
        if message["type"] == "subscribe":
            # From now on everything is heard; what came between looking into the database and now was not.
            if channel == ALL:
                self.connected.set()
            await self._missed(list(self._counts) if channel == ALL else [room])
        elif message["data"][:NODE] != self._node:
            try:
                event = _decoder.decode(message["data"][NODE:])
            except msgspec.DecodeError:  # a node of another version
                event = Missed()
            if channel == ALL:
                await self._missed(list(self._counts))
            else:
                await self._local.publish(room, event)

    async def _missed(self, rooms: list[str]) -> None:
        for room in rooms:
            await self._local.publish(room, Missed())
