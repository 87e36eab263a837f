"""Whatever the network, the bus and the database do to two nodes and two players: nothing acknowledged is lost.

Messages are dropped, doubled, reordered and delayed, on the way to the club, back, and between the nodes; commits fail
before or after they were made, and nobody can tell which. The nodes are real tables on one real database.
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections import Counter
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hexagora.club.bus import Event, LocalBus, Missed
from hexagora.club.domain import (
    Decision,
    Entry,
    Play,
    Refused,
    Request,
    Resign,
    Room,
    Seat,
    Terms,
    TimeControl,
    Timeout,
)
from hexagora.club.play.house import House
from hexagora.club.play.rules import Rules
from hexagora.club.play.table import Table
from hexagora.club.play.talk import new_pace
from hexagora.club.storage import StorageError, Store, place
from hexagora.club.storage.writer import Statement
from tests.club.house import HEXAFUSE

T = TypeVar("T")
SEATS = Seat("Anne", guest="anne"), Seat("Bert", guest="bert")
Fault = Literal["before", "after", "away"]
GAMES = {"hexafuse": HEXAFUSE}


class Shaky(Store):
    """A database of which the next commits fail, before they were made or after that, or cannot even be read."""

    faults: list[Fault]

    async def append(self, room: Room, entry: Entry, *also: Statement) -> None:
        fault = self.faults.pop(0) if self.faults else None
        if fault in ("before", "away"):
            raise StorageError("the database is gone")
        await super().append(room, entry, *also)
        if fault == "after":
            raise StorageError("the database has gone, and did not say what it did")


class Cable(LocalBus):
    """A bus between nodes: what one says waits here until it arrives at the other, if ever."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self.said: list[Event] = []

    async def publish(self, room: str, event: Event) -> None:
        await super().publish(room, event)
        self.said.append(event)


@dataclass(eq=False)
class Client:
    """What a page does: it sends its unanswered move again, and of states shows none older than the last."""

    who: int
    node: int
    sent: list[Request] = field(default_factory=list)  # on the way to the club
    coming: list[dict[str, Any]] = field(default_factory=list)  # on the way from there
    unanswered: Play | Resign | None = None
    shown: dict[str, Any] | None = None
    acknowledged: dict[str, tuple[int, str | None]] = field(default_factory=dict)

    def push(self, text: str) -> None:
        self.coming.append(msgspec.json.decode(str(text)))

    def hears(self, message: dict[str, Any]) -> None:
        """A message arrives."""
        if message["type"] == "state" and (self.shown is None or message["version"] > self.shown["version"]):
            self.shown = message
        elif message["type"] == "answer" and self.unanswered is not None:
            decision: Decision = message["decision"]
            if message["id"] != self.unanswered.client_id:
                return
            if not isinstance(decision, Refused):
                self.acknowledged[message["id"]] = decision.entry.ply, decision.entry.move
            if not isinstance(decision, Refused) or decision.code != "busy":
                self.unanswered = None


class Unreliable(RuleBasedStateMachine):
    """Two players, each at one of two nodes."""

    @initialize(seed=st.integers(0, 5), fischer=st.booleans())
    def open(self, seed: int, fischer: bool) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory(prefix="hexagora-test-")
        self.now = 1000.0
        self.ids = (f"message-number-{n}" for n in itertools.count())
        self.everything: list[tuple[str, Play | Resign]] = []
        self.threads = Rules()
        control = TimeControl("fischer", 60.0, 1.0) if fischer else TimeControl()
        room = Room.opened("room", SEATS, HEXAFUSE.start(seed=seed), self.now, Terms(control))
        self.run(self._open(room))
        self.clients = [Client(0, 0), Client(1, 1)]
        for client in self.clients:
            self.run(self._join(client))

    async def _open(self, room: Room) -> None:
        file = Path(self.folder.name) / "club.sqlite3"
        plain = await Store.open(place(f"sqlite:///{file}"))
        self.store = Shaky(plain.engine)
        await plain.writer.close()
        self.store.faults = []
        await self.store.create(room)
        self.cables = [Cable(), Cable()]
        self.tables = [
            Table(room, House(GAMES, self.store, cable, self.threads, lambda: self.now, new_pace()), lambda _: None)
            for cable in self.cables
        ]

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something, and wait until all that it has set going has come to an end."""

        async def settled() -> T:
            result = await work
            while any(len(table._tasks) or len(table.audience._tasks) for table in self.tables):
                for table in self.tables:
                    await table._tasks.settle()
                    await table.audience._tasks.settle()
            return result

        return self.loop.run_until_complete(settled() if hasattr(self, "tables") else work)

    async def _join(self, client: Client) -> None:
        self.tables[client.node].join(client)

    async def _moves_over(self, client: Client, node: int) -> None:
        self.tables[client.node].leave(client)
        client.coming.clear()
        client.node = node
        self.tables[node].join(client)

    def teardown(self) -> None:
        if not hasattr(self, "loop"):
            return
        try:
            self.calm()
        finally:
            self.run(self._close())
            self.threads.close()
            self.loop.close()
            self.folder.cleanup()

    async def _close(self) -> None:
        for table in self.tables:
            await table.close()
        await self.store.close()

    # What people do ---------------------------------------------------------------------------------------

    who = st.sampled_from([0, 1])

    @rule(who=who, which=st.integers(0, 999), resigns=st.integers(0, 9))
    def moves(self, who: int, which: int, resigns: int) -> None:
        client = self.clients[who]
        if client.shown is None or client.unanswered is not None or not client.shown["offers"]:
            return
        ply, offers = client.shown["ply"], client.shown["offers"]
        id = next(self.ids)
        move = offers[which % len(offers)]["move"]
        client.unanswered = Resign(who, ply, id) if resigns == 0 else Play(who, ply, move, id)
        client.sent.append(client.unanswered)

    @rule(who=who, node=st.sampled_from([0, 1]))
    def loses_the_connection_and_comes_back(self, who: int, node: int) -> None:
        """Perhaps to the other node; what was on its way back is lost, what was not answered is sent again."""
        client = self.clients[who]
        self.run(self._moves_over(client, node))
        if client.unanswered is not None:
            client.sent.append(client.unanswered)

    @rule(seconds=st.floats(0.0, 12.0))
    def time_passes(self, seconds: float) -> None:
        self.now += seconds

    # What the network does ----------------------------------------------------------------------------------

    @precondition(lambda self: any(client.sent for client in self.clients))
    @rule(who=who, which=st.integers(0, 9), fate=st.sampled_from(["arrives", "arrives", "is doubled", "is lost"]))
    def a_message_goes_to_the_club(self, who: int, which: int, fate: str) -> None:
        """Any of those that are on their way: so they overtake each other."""
        client = self.clients[who]
        if not client.sent:
            return
        message = client.sent[which % len(client.sent)]
        if fate != "is doubled":
            client.sent.remove(message)
        if fate != "is lost":
            self.run(self._submit(client, message))

    async def _submit(self, client: Client, message: Request) -> None:
        def acknowledge(decision: Decision) -> None:
            client.coming.append({"type": "answer", "id": getattr(message, "client_id", ""), "decision": decision})

        await self.tables[client.node].submit(message, acknowledge)

    @precondition(lambda self: any(client.coming for client in self.clients))
    @rule(who=who, which=st.integers(0, 9), fate=st.sampled_from(["arrives", "arrives", "is doubled"]))
    def a_message_comes_from_the_club(self, who: int, which: int, fate: str) -> None:
        client = self.clients[who]
        if not client.coming:
            return
        message = client.coming[which % len(client.coming)]
        if fate != "is doubled":
            client.coming.remove(message)
        client.hears(message)

    @rule(node=st.sampled_from([0, 1]), which=st.integers(0, 9), fate=st.sampled_from(["arrives", "is lost", "missed"]))
    def the_bus_carries_something(self, node: int, which: int, fate: str) -> None:
        said = self.cables[node].said
        event: Event = said.pop(which % len(said)) if said else Missed()
        if fate != "is lost":
            self.run(self._tell(1 - node, Missed() if fate == "missed" else event))

    async def _tell(self, node: int, event: Event) -> None:
        await LocalBus.publish(self.cables[node], "room", event)

    # What the database and the clock do ----------------------------------------------------------------------

    @rule(faults=st.lists(st.sampled_from(["before", "after"]), max_size=3))
    def the_database_gets_shaky(self, faults: list[Fault]) -> None:
        self.store.faults = faults

    @rule(node=st.sampled_from([0, 1]))
    def the_clock_is_looked_at(self, node: int) -> None:
        """By a node that knows a deadline, perhaps an old one, and finds that it has passed."""
        deadline = self.tables[node].room.deadline
        if deadline is not None and self.now >= deadline.due:
            self.run(self.tables[node].submit(Timeout(deadline.number)))

    # What holds -----------------------------------------------------------------------------------------------

    def logged(self) -> Sequence[Entry]:
        row = self.run(self.store.load("room"))
        assert row is not None
        row.room(GAMES)  # every move is checked by the rules again
        return row.log

    @invariant()
    def what_was_acknowledged_is_in_the_log_and_no_ply_is_there_twice(self) -> None:
        if not hasattr(self, "tables"):
            return
        log = self.logged()
        entries = {entry.client_id: entry for entry in log if entry.client_id is not None}
        for client in self.clients:
            for id, (ply, move) in client.acknowledged.items():
                assert (entries[id].ply, entries[id].move, entries[id].player) == (ply, move, client.who)
        plies = Counter(entry.ply for entry in log if entry.move is not None)
        assert not {ply: count for ply, count in plies.items() if count > 1}
        assert [entry.number for entry in log] == list(range(len(log)))

    @invariant()
    def no_node_knows_what_is_not_in_the_log(self) -> None:
        if hasattr(self, "tables"):
            log = tuple(self.logged())
            for table in self.tables:
                assert table.room.log == log[: len(table.room.log)]

    def calm(self) -> None:
        """Once everything works again, both players and both nodes come to see the same, and nothing is unanswered."""
        self.store.faults = []
        for node in (0, 1):
            self.run(self._tell(node, Missed()))
        for client in self.clients:
            self.loses_the_connection_and_comes_back(client.who, client.node)
            for message in list(client.sent):
                self.run(self._submit(client, message))
            client.sent.clear()
            for told in client.coming:
                client.hears(told)
            assert client.unanswered is None
        log = tuple(self.logged())
        for node in (0, 1):
            self.run(self._tell(node, Missed()))
            assert self.tables[node].room.log == log
        for client in self.clients:
            for told in client.coming:
                client.hears(told)
            assert client.shown is not None
            assert client.shown["version"] == len(log)
            assert client.shown["view"]["history"] == [entry.move for entry in log if entry.move is not None]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is there is told at once."""
    monkeypatch.setattr("hexagora.club.play.attendance.GATHERING", 0.0)


Unreliable.TestCase.settings = settings(
    max_examples=12, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestUnreliable = Unreliable.TestCase
