"""Two nodes, many games, and one node after the other killed in the middle of them: is anything lost?

People play at whichever node answers and keep what was acknowledged to them. In the end the database is read, every
move in it is checked by the rules again, and compared with that.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from hexagora.club.bench.deal import Deal, deal
from hexagora.club.bench.node import NodePlan
from hexagora.club.bench.people import AT_ONCE, Person
from hexagora.club.bench.process import Running, started, stopped
from hexagora.club.domain import TIMEOUT, Room
from hexagora.club.errors import ClubError
from hexagora.club.storage import Place, Store, place
from hexagora.contract import Game

FORMAT = "hexagora-bench-kills/1"
NODES = 2

Advance = Callable[[float, str], None]


@dataclass(frozen=True, slots=True)
class KillPlan:
    """So many games on a PostgreSQL and a Redis, and so many kills.

    moves: after how many acknowledged moves the next node is killed, None for the kills spread over all games. seed: of
    who moves where, and how. seconds: when the games are given up.
    """

    game: Game
    database: str
    redis: str
    tables: int = 1000
    kills: int = 20
    moves: int | None = None
    seed: int = 0
    seconds: float = 3600.0


@dataclass
class Nodes:
    """The nodes that are up; whoever comes takes any of them."""

    plan: NodePlan
    up: list[Running] = field(default_factory=list)
    kills: int = 0
    downtime: list[float] = field(default_factory=list)

    async def open(self) -> None:
        """Start all nodes; the first brings the database up to date, the others find it so."""
        for _ in range(NODES):
            self.up.append(await started(self.plan))

    def address(self, dice: random.Random) -> str | None:
        """Where somebody may try; None while there is nowhere."""
        return dice.choice(self.up).address if self.up else None

    async def kill(self, dice: random.Random) -> None:
        """Kill one of them at once."""
        await self.up.pop(dice.randrange(len(self.up))).kill()
        self.kills += 1

    async def replace(self) -> None:
        """Start another one in the place of one that was killed."""
        begin = time.perf_counter()
        self.up.append(await started(self.plan))
        self.downtime.append(time.perf_counter() - begin)

    async def close(self) -> None:
        """Stop them all."""
        await asyncio.gather(*(stopped(node) for node in self.up))


async def kills(plan: KillPlan, advance: Advance = lambda *_: None) -> dict[str, Any]:
    """What came of it, ready for JSON; ClubError when the nodes cannot be opened, or the games do not end."""
    where = place(plan.database)
    if where.file is not None:
        raise ClubError("several nodes need a PostgreSQL: give its URL with --database")
    dice = random.Random(plan.seed)
    nodes = Nodes(NodePlan(plan.database, plan.redis, (plan.game.id,)))
    advance(0.0, "Dealing")
    deals = await deal(where, [plan.game], plan.tables)
    going = asyncio.Event()
    going.set()
    doors = asyncio.Semaphore(AT_ONCE)
    people = [
        Person(one.room, cookie, nodes.address, dice, doors, going.wait) for one in deals for cookie in one.cookies
    ]
    begin = time.perf_counter()
    try:
        await nodes.open()
        tasks = [asyncio.create_task(person.play(), name=f"person in {person.room}") for person in people]
        try:
            async with asyncio.timeout(plan.seconds):
                await _killing(plan, nodes, people, dice, going, advance)
                await asyncio.gather(*tasks)
        except TimeoutError:
            waiting = sorted({person.room for person in people if not person.over})
            raise ClubError(f"{len(waiting)} games have not ended, one of them is {waiting[0]}") from None
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        await nodes.close()
    seconds = time.perf_counter() - begin
    return {
        "format": FORMAT,
        "game": plan.game.id,
        "tables": plan.tables,
        "nodes": NODES,
        "kills": nodes.kills,
        "seconds": round(seconds, 1),
        "restart_seconds": round(max(nodes.downtime, default=0.0), 1),
        "reconnections": sum(person.connections - 1 for person in people),
        "repeated": sum(person.repeated for person in people),
        **await _checked(where, plan.game, deals, people),
    }


async def _killing(
    plan: KillPlan,
    nodes: Nodes,
    people: Sequence[Person],
    dice: random.Random,
    going: asyncio.Event,
    advance: Advance,
) -> None:
    """Kill a node after so many more acknowledged moves, again and again.

    People go on at the other one; but when the next kill is due before the dead node is replaced, they wait for it, so
    that the games last for all kills, however slow the machine starts a node.
    """
    # A game takes ten moves at least, as it seems; so the last kill comes before the last move.
    between = plan.moves or max(1, 8 * plan.tables // (plan.kills + 1))
    replacing: asyncio.Task[None] | None = None
    try:
        for number in range(plan.kills):
            while (moves := sum(len(person.acknowledged) for person in people)) < between * (number + 1):
                advance(0.9 * moves / (between * (plan.kills + 1)), f"{nodes.kills} kills, {moves} moves")
                if all(person.over for person in people):
                    return
                await asyncio.sleep(0.02)
            if replacing is not None:
                going.clear()
                await replacing
                going.set()
            await nodes.kill(dice)
            replacing = asyncio.create_task(nodes.replace(), name="another node")
        advance(0.9, "Playing to the end")
    finally:
        if replacing is not None:
            await replacing


async def _checked(where: Place, game: Game, deals: Sequence[Deal], people: Sequence[Person]) -> dict[str, Any]:
    """Compare what the database holds with what people were told."""
    by_room: dict[str, list[Person]] = {}
    for person in people:
        by_room.setdefault(person.room, []).append(person)
    sums: Counter[str] = Counter(dict.fromkeys(("moves", "acknowledged", "lost", "changed", "twice", "unfinished"), 0))
    ends: Counter[str] = Counter()
    store = await Store.open(where)
    try:
        for one in deals:
            row = await store.load(one.room)
            if row is None:
                raise ClubError(f"room {one.room} is gone")
            sums.update(compared(row.room({game.id: game}), by_room[one.room]))
            ends.update([_end(row.room({game.id: game}))])
    finally:
        await store.close()
    return {**sums, "ends": dict(sorted(ends.items()))}


def compared(room: Room, people: Sequence[Person]) -> dict[str, int]:
    """What of that which people were told is not so in the log of their room.

    lost: acknowledged, and not there. changed: there as another move. twice: two moves at one ply. unfinished: not
    over, or shown otherwise to who played. All of these must be 0.
    """
    entries = {entry.client_id: entry for entry in room.log if entry.client_id is not None}
    told = [(id, *move) for person in people for id, move in person.acknowledged.items()]
    plies = Counter(entry.ply for entry in room.log if entry.move is not None)
    seen = all(person.history == room.state.history for person in people)
    return {
        "moves": sum(plies.values()),
        "acknowledged": len(told),
        "lost": sum(id not in entries for id, _, _ in told),
        "changed": sum(id in entries and (entries[id].ply, entries[id].move) != (ply, move) for id, ply, move in told),
        "twice": sum(count - 1 for count in plies.values()) + len(room.log) - len({e.number for e in room.log}),
        "unfinished": int(not room.state.is_over or not seen),
    }


def _end(room: Room) -> str:
    """How a game has ended: by its rules, or because somebody's time was up."""
    outcome = room.state.outcome
    late = any(entry.move == TIMEOUT for entry in room.log)
    return "not" if outcome is None else f"{outcome.end}, {'with' if late else 'without'} timeouts"
