"""The crowd: people at tables who move as often as they are told to, and look at what comes back.

The load is *open*: moves are due at fixed times, however slow the club is, and the time from when a move was due to its
acknowledgement is measured. Else a slow club would be asked less, and look quick.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hexagora.club.bench.deal import Deal
from hexagora.club.bench.told import Told, told

# So many sockets are opened at once, and a closed one is opened again so many seconds later.
AT_ONCE, AGAIN = 50, 0.2
PATIENCE = 60.0
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


@dataclass(eq=False)
class Move:
    """A move that is on its way: when it was due, what was shown before, and who has still to see what came of it."""

    id: str
    due: float
    version: int
    unseen: set[Chair]
    acknowledged: bool = False


@dataclass
class Measures:
    """What happened since the last step began. Times are in seconds."""

    late: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    frames: Counter[str] = field(default_factory=Counter)
    octets: Counter[str] = field(default_factory=Counter)


class Chair:
    """One socket at a table, of a player or of somebody who watches."""

    def __init__(self, table: CrowdTable, cookie: str | None) -> None:
        self.table = table
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.state: Told | None = None

    async def run(self) -> None:
        """Sit there until the crowd goes home; a connection that is lost is opened again."""
        while True:
            room = self.table.room
            try:
                await self._sit(room)
            except LOST:
                if room == self.table.room:
                    self.table.crowd.measures.outcomes["lost connection"] += 1
            self.socket = None
            if room == self.table.room:
                await asyncio.sleep(AGAIN)

    async def _sit(self, room: str) -> None:
        crowd = self.table.crowd
        headers = {} if self.cookie is None else {"Cookie": self.cookie}
        address = f"{crowd.address.replace('http', 'ws', 1)}/ws/rooms/{room}"
        async with crowd.doors:
            socket = await connect(
                address, additional_headers=headers, compression=None, ping_interval=None, max_size=None
            )
        async with socket:
            self.socket, self.state = socket, None
            while room == self.table.room:
                frame = await socket.recv(decode=False)
                if room != self.table.room:  # it was on its way while everybody moved over
                    return
                message = told(frame)
                crowd.measures.frames[message.type] += 1
                crowd.measures.octets[message.type] += len(frame)
                if message.type == "probe":
                    await socket.send(f'{{"type":"echo","id":"{message.id}"}}')
                else:
                    self.table.heard(self, message)


class CrowdTable:
    """A game of the crowd: two players, and those who watch."""

    def __init__(self, crowd: Crowd, deal: Deal, watching: int) -> None:
        self.crowd = crowd
        self.room = deal.room
        self.players = [Chair(self, cookie) for cookie in deal.cookies]
        self.chairs = [*self.players, *(Chair(self, None) for _ in range(watching))]
        self._move: Move | None = None
        self._count = itertools.count()
        self._queued = False
        self._calm = asyncio.Event()
        self._calm.set()
        self.ending: asyncio.Task[None] | None = None

    @property
    def shown(self) -> bool:
        """Whether everybody here has seen the same state."""
        versions = {-1 if chair.state is None else chair.state.version for chair in self.chairs}
        return len(versions) == 1 and -1 not in versions

    async def settled(self, seconds: float) -> None:
        """Wait until no move is on its way; TimeoutError when that takes longer."""
        async with asyncio.timeout(seconds):
            await self._calm.wait()

    def mover(self) -> Chair | None:
        """Who may move now, if everybody has seen how it stands."""
        if self._move is not None or not self.shown:
            return None
        return next((chair for chair in self.players if chair.socket and chair.state and chair.state.offers), None)

    async def play(self, due: float) -> bool:
        """Make a move that was due at that time; False when nobody can."""
        self._queued = False
        chair = self.mover()
        if chair is None or chair.state is None or chair.socket is None:
            return False
        state, number = chair.state, next(self._count)
        move = state.offers[(7 * state.ply + number) % len(state.offers)].move
        id = f"{self.room}-{number}"
        self._move = Move(id, due, state.version, set(self.chairs))
        self._calm.clear()
        try:
            await chair.socket.send(f'{{"type":"move","id":"{id}","ply":{state.ply},"move":"{move}"}}')
        except LOST:
            self._done()
            return False
        return True

    def heard(self, chair: Chair, message: Told) -> None:
        """What the club says to one of them."""
        move, measures = self._move, self.crowd.measures
        if message.type == "state":
            chair.state = message
            if move is not None and message.version > move.version:
                move.unseen.discard(chair)
        elif move is not None and message.type in ("accepted", "refused") and message.id == move.id:
            move.acknowledged = True
            measures.outcomes[message.code or "accepted"] += 1
            if message.type == "accepted":
                measures.acknowledged.append(self.crowd.time() - move.due)
            else:
                move.unseen.clear()
        if move is not None and move.acknowledged and not move.unseen:
            measures.seen.append(self.crowd.time() - move.due)
            self._done()
        if self._move is None:
            self._go_on(chair.state)

    def _done(self) -> None:
        self._move = None
        self._calm.set()

    def _go_on(self, state: Told | None) -> None:
        if state is not None and state.view is not None and state.view.over:
            if self.ending is None and self.shown:
                self.ending = asyncio.create_task(self._rematch(), name=f"rematch of {self.room}")
        elif not self._queued and self.mover() is not None:
            self._queued = True
            self.crowd.ready.append(self)
            self.crowd.news.set()

    async def _rematch(self) -> None:
        """Both players wish to play again; everybody moves over to the new room."""
        room: str | None = None
        with contextlib.suppress(httpx.HTTPError):
            for chair in self.players:
                headers = {"Cookie": chair.cookie or ""}
                answer = await self.crowd.http.post(f"/api/rooms/{self.room}/rematch", headers=headers)
                room = answer.json().get("room") or room
        self.ending = None
        if room is None:
            self.crowd.measures.outcomes["no rematch"] += 1
            return
        self.crowd.measures.outcomes["finished"] += 1
        self.room = room
        for chair in self.chairs:
            chair.state = None
            if chair.socket is not None:
                await chair.socket.close()


class Crowd:
    """Everybody. Use it as an asynchronous context; within, all sit at their tables."""

    def __init__(self, address: str, deals: Sequence[Deal], sockets: int) -> None:
        self.address = address
        self.measures = Measures()
        self.ready: deque[CrowdTable] = deque()
        self.news = asyncio.Event()
        self.doors = asyncio.Semaphore(AT_ONCE)
        self.time = time.perf_counter
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        watching = max(0, sockets - 2 * len(deals))
        share = [watching // len(deals) + (n < watching % len(deals)) for n in range(len(deals))]
        self.tables = [CrowdTable(self, one, share[n]) for n, one in enumerate(deals)]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def sockets(self) -> int:
        """How many there are."""
        return sum(len(table.chairs) for table in self.tables)

    async def __aenter__(self) -> Self:
        """All come in."""
        for table in self.tables:
            self._tasks += [asyncio.create_task(chair.run(), name=f"chair in {table.room}") for chair in table.chairs]
        return self

    async def __aexit__(self, *_: object) -> None:
        """All go home."""
        tasks = [*self._tasks, *(table.ending for table in self.tables if table.ending is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.http.aclose()

    async def seated(self, seconds: float) -> bool:
        """Wait until everybody sees their table; False when that takes longer."""
        end = self.time() + seconds
        while self.time() < end:
            if all(table.shown for table in self.tables):
                return True
            await asyncio.sleep(0.05)
        return False

    async def play(self, rate: float, seconds: float) -> Measures:
        """So many moves a second for a time, evenly; then wait until all is answered and seen, for a while."""
        self.measures = Measures()
        begin = self.time()
        for number in range(round(rate * seconds)):
            due = begin + number / rate
            if (wait := due - self.time()) > 0:
                await asyncio.sleep(wait)
            if not await self._move(due, begin + 2 * seconds):
                break
            self.measures.late.append(self.time() - due)
        await self._settled(PATIENCE)
        return self.measures

    async def _move(self, due: float, end: float) -> bool:
        """One more move at a table where somebody can move; False when there is none until the end."""
        while True:
            while self.ready:
                if await self.ready.popleft().play(due):
                    return True
            self.news.clear()
            if self.ready:
                continue
            try:
                async with asyncio.timeout(end - self.time()):
                    await self.news.wait()
            except TimeoutError:
                return False

    async def _settled(self, seconds: float) -> None:
        end = self.time() + seconds
        for table in self.tables:
            with contextlib.suppress(TimeoutError):
                await table.settled(max(0.0, end - self.time()))
