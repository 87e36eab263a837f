"""How many moves a second a node takes, with how many people looking on, and what a socket costs."""

from __future__ import annotations

import asyncio
import os
import platform
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from hexagora.club.bench.bare import bare
from hexagora.club.bench.crowd import Crowd, Measures
from hexagora.club.bench.deal import Deal, deal
from hexagora.club.bench.figures import Step, best, climbed, step
from hexagora.club.bench.node import Echo, NodePlan
from hexagora.club.bench.process import Running, running
from hexagora.club.errors import ClubError
from hexagora.club.storage import place
from hexagora.contract import Game

FORMAT = "hexagora-bench-server/1"
# Seconds that all have to come in.
SEATING = 180.0
# Seconds at most before the first step, in which everything is done once.
WARM = 3.0

Advance = Callable[[float, str], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured: so many sockets at so many games, from the lowest rate (moves a second) to the highest.

    seconds: how long a step takes. database, redis: None for a file of its own, and no Redis.
    """

    games: tuple[Game, ...]
    sockets: int = 2000
    tables: int = 500
    lowest: float = 50.0
    highest: float = 2000.0
    seconds: float = 8.0
    database: str | None = None
    redis: str | None = None


async def server(plan: Plan, advance: Advance = lambda *_: None) -> dict[str, Any]:
    """All figures, ready for JSON; ClubError when the club cannot be opened."""
    if not plan.games or plan.tables < 1 or plan.sockets < 2 * plan.tables:
        raise ClubError("there must be a game, and two sockets at least for each table")
    _open_files(2 * plan.sockets)
    with tempfile.TemporaryDirectory(prefix="hexagora-bench-") as folder:
        where = place(plan.database or f"sqlite:///{Path(folder) / 'club.sqlite3'}")
        advance(0.0, "Dealing")
        deals = await deal(where, plan.games, plan.tables)
        database = plan.database or str(where.url.render_as_string(hide_password=False))
        node = NodePlan(database, plan.redis, tuple(game.id for game in plan.games))
        async with running(node) as club:
            figures, sizes = await _club(plan, club, deals, advance)
    advance(0.9, "Bare sockets")
    echo = await bare(plan.sockets, plan.tables, plan.seconds, sizes)
    top = best([msgspec.convert(one, Step) for one in figures["steps"]])
    share = None if top is None or not echo["moves"] else round(top.moves / echo["moves"], 3)
    return {
        "format": FORMAT,
        "machine": _machine(),
        "games": [game.id for game in plan.games],
        "sockets": plan.sockets,
        "tables": plan.tables,
        "seconds": plan.seconds,
        "storage": where.url.get_backend_name(),
        "bus": "process" if plan.redis is None else "redis",
        "moves_per_second": None if top is None else top.moves,
        "bare": echo,
        "share_of_bare": share,
        **figures,
    }


async def _club(plan: Plan, club: Running, deals: list[Deal], advance: Advance) -> tuple[dict[str, Any], Echo]:
    advance(0.05, "Opening sockets")
    empty = club.memory
    async with Crowd(club.address, deals, plan.sockets) as crowd:
        if not await crowd.seated(SEATING):
            raise ClubError(f"not all of {plan.sockets} sockets could be opened within {SEATING:g} s")
        await asyncio.sleep(0.5)
        idle = club.memory
        # What has been compiled or loaded for the first time is not to be counted.
        measured = await crowd.play(plan.lowest, min(WARM, plan.seconds))

        async def at(rate: float) -> Step:
            nonlocal measured
            advance(min(0.85, 0.1 + 0.75 * rate / plan.highest), f"{rate:.0f} moves a second")
            before, begin = club.cpu, crowd.time()
            measured = await crowd.play(rate, plan.seconds)
            return step(rate, measured, max(plan.seconds, crowd.time() - begin), club.cpu - before)

        steps = await climbed(at, plan.lowest, plan.highest)
        figures = {
            "steps": msgspec.to_builtins(steps),
            "memory": {
                "empty": empty,
                "all_seated": idle,
                "after": club.memory,
                "per_socket": round((idle - empty) / crowd.sockets),
            },
        }
        return figures, _sizes(measured)


def _sizes(measures: Measures) -> Echo:
    """The mean size of an answer and of a state, in bytes."""
    mean = {kind: round(measures.octets[kind] / max(1, measures.frames[kind])) for kind in ("accepted", "state")}
    return Echo(max(1, mean["accepted"]), max(1, mean["state"]))


def _machine() -> dict[str, Any]:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    return {
        "cores": os.cpu_count(),
        "machine": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        "load": load,
    }


def _open_files(wanted: int) -> None:
    """Have the system let this process, and those that it starts, open so many sockets; ClubError when it does not."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + 200
    if soft < needed:
        if hard != resource.RLIM_INFINITY and hard < needed:
            raise ClubError(f"this system allows {hard} open files for each process, which is not enough")
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
