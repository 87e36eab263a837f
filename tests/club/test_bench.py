"""What measures the club: small runs of it, without a word about how long anything took."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace

import msgspec
import pytest

import hexagora
from hexagora.club.bench import KillPlan, Plan, kills, server
from hexagora.club.bench.crowd import Measures
from hexagora.club.bench.figures import Step, best, climbed, percentile, step, times
from hexagora.club.bench.kills import compared
from hexagora.club.bench.people import Person
from hexagora.club.domain import Accepted, Play, Room, Seat, decide
from hexagora.club.errors import ClubError
from tests.cli.run import good, refused
from tests.club.house import HEXAFUSE
from tests.club.services import Postgres, RedisServer


async def test_a_club_is_measured_from_outside() -> None:
    figures = await server(Plan((HEXAFUSE,), sockets=9, tables=2, lowest=6.0, highest=6.0, seconds=1.5))
    assert json.loads(json.dumps(figures)) == figures
    (measured,) = figures["steps"]
    assert 0 < measured["outcomes"]["accepted"] <= 9
    assert measured["moves"] > 0
    assert measured["deliveries"] >= measured["moves"]
    assert measured["processor"] >= 0
    assert figures["bare"]["moves"] > 0
    assert figures["bare"]["sizes"]["state"] > figures["bare"]["sizes"]["answer"] > 0
    held = measured["moves"] if measured["holds"] else None
    assert figures["moves_per_second"] == held


async def test_what_makes_no_sense_is_refused_in_one_line() -> None:
    with pytest.raises(ClubError, match="two sockets at least"):
        await server(Plan((HEXAFUSE,), sockets=3, tables=2))
    with pytest.raises(ClubError, match="PostgreSQL"):
        await kills(KillPlan(HEXAFUSE, "sqlite:///nowhere.sqlite3", "redis://127.0.0.1:1/0"))


def test_a_step_holds_when_nearly_all_is_acknowledged_in_time_at_the_wanted_rate() -> None:
    measures = Measures(acknowledged=[0.01] * 100, seen=[0.02] * 100)
    assert step(10.0, measures, 10.0, 0.5).holds
    assert step(10.0, measures, 10.0, 0.5).processor == 0.005
    assert not step(12.0, measures, 10.0, 0.5).holds, "a tenth of the moves was not made"
    late = replace(measures, acknowledged=[0.01] * 98 + [0.2] * 2)
    assert not step(10.0, late, 10.0, 0.5).holds
    assert not step(10.0, Measures(), 10.0, 0.5).holds


def test_percentiles_are_of_what_was_measured() -> None:
    assert percentile([], 0.5) == 0.0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([1.0] * 99 + [5.0], 0.99) == 5.0
    assert (times([0.001, 0.002, 0.003]).p50, times([0.001, 0.002, 0.003]).most) == (2.0, 3.0)


@pytest.mark.parametrize("limit", [0.0, 60.0, 130.0, 1e9])
async def test_the_limit_is_looked_for_from_below_and_then_closer(limit: float) -> None:
    async def at(rate: float) -> Step:
        slow = [0.01 if rate <= limit else 1.0] * 100
        return step(rate, Measures(acknowledged=slow, seen=slow * max(1, round(rate))), 100.0, 1.0)

    steps = await climbed(at, 50.0, 1000.0)
    found = best(steps)
    if limit < 50.0:
        assert found is None
        assert [one.wanted for one in steps] == [50.0, 50.0], "a busy machine gets a second chance"
    else:
        assert found is not None
        assert found.wanted <= limit
        reached = 1.25 * found.wanted > 1000.0 or min(s.wanted for s in steps if not s.holds) <= 1.1 * found.wanted
        assert reached


def told(room: Room, *moves: str) -> tuple[Room, Person]:
    """A room after some moves of both players, and somebody to whom all of them were acknowledged."""
    person = Person(room.id, "", lambda _: None, random.Random(0), asyncio.Semaphore(), asyncio.Event().wait)
    for move in moves:
        ply = room.state.ply()
        decision = decide(room, Play(room.state.to_act, ply, move, f"client-{ply}"), 1.0)
        assert isinstance(decision, Accepted)
        room = decision.room
        person.acknowledged[f"client-{ply}"] = ply, move
    person.history = room.state.history
    return room, person


def test_what_was_acknowledged_and_is_not_there_is_found() -> None:
    seats = Seat("Anne", guest="anne"), Seat("Bert", guest="bert")
    empty = Room.opened("r", seats, HEXAFUSE.start(seed=3), 0.0)
    first = empty.state.legal_moves()[0]
    room, person = told(empty, first)
    good = {"moves": 1, "acknowledged": 1, "lost": 0, "changed": 0, "twice": 0, "unfinished": 1}
    assert compared(room, [person]) == good
    assert compared(empty, [person])["lost"] == 1
    person.acknowledged["client-0"] = 0, "another move"
    assert compared(room, [person])["changed"] == 1
    doubled = replace(room, log=(*room.log, replace(room.log[0], client_id="client-1")))
    assert compared(doubled, [])["twice"] == 2, "one ply twice, and one row of the log"


async def test_nodes_are_killed_in_the_middle_of_their_games_and_nothing_acknowledged_is_lost(
    postgres: Postgres, redis: RedisServer
) -> None:
    figures = await kills(KillPlan(HEXAFUSE, postgres.database(), redis.url, tables=24, kills=2, seconds=1500.0))
    assert figures["kills"] == 2
    assert figures["acknowledged"] > 24
    assert [figures[name] for name in ("lost", "changed", "twice", "unfinished")] == [0, 0, 0, 0]
    assert sum(figures["ends"].values()) == 24
    assert not {end.partition(",")[0] for end in figures["ends"]} - {"rules", "timeout"}
    assert figures["reconnections"] > 0


FIGURES = {
    "sockets": 4,
    "tables": 1,
    "storage": "sqlite",
    "share_of_bare": 0.25,
    "moves_per_second": 100.0,
    "memory": {"per_socket": 64 * 1024},
    "bare": {"moves": 400.0},
    "steps": [
        msgspec.to_builtins(step(100.0, Measures(acknowledged=[0.02] * 100, seen=[0.03] * 100), 1.0, 0.2)),
        msgspec.to_builtins(step(200.0, Measures(acknowledged=[0.5] * 100, seen=[0.6] * 100), 1.0, 0.2)),
    ],
}
NOTHING = dict.fromkeys(("lost", "changed", "twice", "unfinished"), 0)
LOSSES: dict[str, object] = {"kills": 20, "tables": 9, "acknowledged": 99, **NOTHING}


def test_the_command_prints_figures_for_programs_and_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[Plan | KillPlan] = []

    async def measured(plan: Plan, _: object) -> dict[str, object]:
        plans.append(plan)
        return FIGURES

    async def killed(plan: KillPlan, _: object) -> dict[str, object]:
        plans.append(plan)
        return LOSSES

    monkeypatch.setattr("hexagora.club.bench.server", measured)
    monkeypatch.setattr("hexagora.club.bench.kills", killed)
    assert json.loads(good("bench", "server", "--json")) == FIGURES
    said = good("bench", "server", "--game", "hexafuse", "--sockets", 40, "--tables", 2, "--seconds", 3)
    assert "100 moves a second; 64 KiB a socket" in said
    assert "a share of 25.0 %" in said
    assert "too much" in said
    urls = ("--database", "postgresql://club@db/club", "--redis", "redis://bus")
    assert "99 moves acknowledged, 0 lost" in good("bench", "server", "--kills", 20, *urls)
    assert plans[1] == Plan((hexagora.game("hexafuse"),), 40, 2, seconds=3.0)
    assert isinstance(plans[0], Plan)
    assert (plans[0].sockets, plans[0].tables, len(plans[0].games)) == (2000, 500, 3)
    assert plans[2] == KillPlan(hexagora.game("hexafuse"), urls[1], urls[3], 1000, 20)


def test_the_command_refuses_what_it_cannot_do() -> None:
    assert "two sockets at least" in refused("bench", "server", "--sockets", 3, "--tables", 2)
    assert "--database postgresql" in refused("bench", "server", "--kills", 1)
    assert "not 'moon'" in refused("bench", "moon")
