"""A house for tests: games with clocks of any length, clients, and a club to sit down in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import httpx
import msgspec
from argon2 import PasswordHasher
from limits import parse_many
from sqlalchemy import text
from starlette.routing import BaseRoute
from websockets.asyncio.client import ClientConnection, connect

from hexagora.club.domain import Allowance, Entry, Estimate, Room, Seat, Terms, guest_name
from hexagora.club.people import HouseRules, People
from hexagora.club.play import Club, Level, Settings, Table
from hexagora.club.review import Reviews
from hexagora.club.storage import PeopleStore, StorageError, Store, place
from hexagora.club.thinking import Thinkers
from hexagora.club.web.app import application
from hexagora.club.web.server import Server, listen, server_config, url
from hexagora.contract import Clock, Game, State
from hexagora.rulebooks.hexafuse import HexaFuse
from tests.club.brains import QUICK, first_move, first_moves_are_best

P = ParamSpec("P")
T = TypeVar("T")
SECRET = b"not so secret, and long enough"
HEXAFUSE = HexaFuse()
# The engine may have to be compiled first, on a busy machine.
PATIENCE = 180.0
UNLIMITED = Allowance(rate=1e6, burst=1e6)
OFTEN = tuple(parse_many("100000/second"))
# Limits that nobody reaches, and an argon2 that takes no time.
LENIENT = HouseRules(OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, OFTEN, PasswordHasher(1, 8, 1), OFTEN)
LEVELS = (Level("spark", "Spark", "Plays anything"), Level("pulse", "Pulse", "Plays anything too"))


def with_clock(seconds: float) -> HexaFuse:
    """HexaFuse with another clock; its id is the same."""
    return HexaFuse(replace(HEXAFUSE.facts, clock=Clock(seconds)))


class Instant(Thinkers):
    """Bots that think in the club's own process, for tests that are not about processes."""

    def __init__(self) -> None:
        pass

    def progress(self, game: str) -> float | None:
        return None

    async def warm(self, game: Game) -> None:
        pass

    async def choose(self, state: State, player: int, level: str, dice: str | None = None) -> str:
        await asyncio.sleep(0.001)
        return first_move(state, player, level)

    async def weigh(self, state: State, player: int, played: str | None = None) -> Estimate:
        await asyncio.sleep(0.001)
        return first_moves_are_best(state, player, played)

    async def spare(self, game: Game, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.to_thread(function, *args, **kwargs)

    async def close(self) -> None:
        pass


def settings(clock: float = 30.0, **changes: Any) -> Settings:
    """The settings of a house for tests."""
    plain = Settings({"hexafuse": with_clock(clock)}, LEVELS, QUICK, 1, (0.0, 0.0), UNLIMITED, UNLIMITED)
    return replace(plain, **changes)


class FakeTime:
    """A clock that stands still until it is told how much time has passed. It outlives the clubs that go by it."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def full_disk(store: Store) -> AsyncIterator[None]:
    """Within, nothing fits into the database any more: SQLite itself says that the disk is full."""

    async def limit(pages: int | None) -> None:
        await asyncio.to_thread(_limit, store, pages)

    seats = Seat("Calm Heron", guest="filler"), Seat("Spark", level="spark")
    filler = Room.opened("filler", seats, HEXAFUSE.start(seed=0), 0.0)
    await store.create(filler)
    await limit(None)
    try:
        ply = 0
        for size in (2000, 200, 20, 1):  # what is left in the last page of the log
            with contextlib.suppress(StorageError):
                while True:
                    ply += 1
                    await store.append(filler, Entry(ply, ply, 0, 0.0, "x" * size))
        yield
    finally:
        await limit(1_000_000)


def _limit(store: Store, pages: int | None) -> None:
    """The most pages that the writer's connection may fill (None: as many as it has)."""
    engine: Any = store.writer._engine
    with engine.connect() as connection:
        most = pages or connection.scalar(text("PRAGMA page_count"))
        connection.execute(text(f"PRAGMA max_page_count={most}"))


@dataclass
class Player:
    """A connection to a room as a client has it; ``seen`` holds everything that the club has sent."""

    socket: ClientConnection
    seen: list[str] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    welcome: dict[str, Any] = field(default_factory=dict)
    moved: int = -1  # the ply of the last move that was accepted

    async def next(self) -> dict[str, Any]:
        """The next message; states and the welcome are also kept."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.seen.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] in ("state", "welcome"):
            setattr(self, message["type"], message)
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Read on until there is a message of a type with these fields."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    async def sees(self, ply: int) -> dict[str, Any]:
        """The state of a ply; the one that came last, perhaps before an answer, or else read on until it comes."""
        while self.state.get("ply") != ply:
            await self.until("state")
        return self.state

    async def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def my_turn(self) -> dict[str, Any]:
        """Read on until it is this player's turn, or the game is over; the state then."""
        while not self._may_go_on():
            await self.until("state")
        return self.state

    def _may_go_on(self) -> bool:
        if not self.state:
            return False
        return bool(self.state["view"]["over"] or (self.state["offers"] and self.state["ply"] > self.moved))

    async def play(self, id: str, choice: int = 0) -> dict[str, Any]:
        """Make one of the offered moves; the answer to it."""
        state = await self.my_turn()
        move = state["offers"][min(choice, len(state["offers"]) - 1)]["move"]
        await self.say("move", id=id, ply=state["ply"], move=move)
        answer = await self.until_answer()
        if answer["type"] == "accepted":
            self.moved = state["ply"]
        return answer

    async def until_answer(self) -> dict[str, Any]:
        """Read on until a move is accepted or refused."""
        while (message := await self.next())["type"] not in ("accepted", "refused"):
            pass
        return message


@dataclass
class Sitting:
    """How to reach a club: its address and the first guest."""

    address: str
    http: httpx.AsyncClient

    @asynccontextmanager
    async def guest(self) -> AsyncIterator[httpx.AsyncClient]:
        """Somebody else, with a cookie of their own."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
            await http.get("/api/me")
            yield http

    async def open(self, **wish: Any) -> str:
        """A new room of the first guest."""
        answer = await self.http.post("/api/rooms", json={"game": "hexafuse", "level": "spark"} | wish)
        assert answer.status_code == 201, answer.text
        room: str = answer.json()["room"]
        return room

    @asynccontextmanager
    async def sit(self, room: str, http: httpx.AsyncClient | None = None) -> AsyncIterator[Player]:
        """A connection to a room, with the cookie of a guest."""
        headers = {"Cookie": cookie_of(http or self.http)}
        async with connect(socket_address(self.address, room), additional_headers=headers, compression=None) as socket:
            yield Player(socket)


@dataclass
class Doorway(Sitting):
    """A club in this process, which can also be looked at from inside."""

    club: Club
    people: People
    reviews: Reviews
    routes: list[BaseRoute]
    stop: Callable[[], None]
    time: FakeTime | None

    def wait(self, seconds: float) -> None:
        """Let time pass, for a club that goes by a fake clock."""
        assert self.time is not None
        self.time.at += seconds
        self.club.timekeeper._changed.set()

    async def open_for(self, game: Game, *guests: httpx.AsyncClient, terms: Terms | None = None) -> str:
        """A new room in which only people sit, in this order."""
        return await self.club.open(game, [Seat(guest_name(id), guest=id) for id in map(guest_id, guests)], terms)

    async def table(self, room: str) -> Table:
        """The table of a room, from inside."""
        table = await self.club.table(room)
        assert table is not None
        return table

    async def until_over(self, room: str) -> None:
        """Wait until the game in a room has ended."""
        table, over = await self.table(room), asyncio.Event()
        stop = self.club.bus.subscribe(room, lambda _: over.set() if table.room.state.is_over else None)
        if not table.room.state.is_over:
            await over.wait()
        stop()


def guest_id(http: httpx.AsyncClient) -> str:
    """The id of a guest, which their cookie holds beside its signature."""
    return next(iter(http.cookies.values())).partition(".")[0]


def cookie_of(http: httpx.AsyncClient) -> str:
    """The cookies of a client, as a header says them."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def socket_address(address: str, room: str) -> str:
    """Where the socket of a room is."""
    return f"{address.replace('http', 'ws', 1)}/ws/rooms/{room}"


@asynccontextmanager
async def open_club(
    database: Path,
    house: Settings | None = None,
    thinkers: type[Thinkers] | None = Instant,
    static: Path | None = None,
    time: FakeTime | None = None,
    rules: HouseRules | None = None,
) -> AsyncIterator[Doorway]:
    """A club on a free port of this machine, in this event loop.

    thinkers: None for real processes. time: None for the time of the machine.
    """
    listener = listen("127.0.0.1", 0)
    config = server_config()
    store = await Store.open(place(f"sqlite:///{database}"))
    made = thinkers() if thinkers else None  # type: ignore[call-arg]
    club = Club(store, house or settings(), time, made)
    await club.start()
    people = People(PeopleStore(store), club.now, [level.title for level in club.settings.levels], rules or LENIENT)
    app = application(club, people, SECRET, **({} if static is None else {"static": static}))
    ready = asyncio.Event()
    server = Server(config, app, ready.set)
    serving = asyncio.create_task(server.serve([listener]))
    await ready.wait()
    address = url(listener)

    def stop() -> None:
        server.should_exit = True

    try:
        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            await http.get("/api/me")
            yield Doorway(address, http, club, people, app.state.reviews, app.routes, stop, time)
    finally:
        stop()
        await serving
        people.close()
        await club.stop()
