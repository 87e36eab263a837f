"""Survival: a rung after the other, one loss ends the run, and the tables are what the bouts say."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest

from hexagora.bots import ladder
from hexagora.club.domain import (
    Act,
    Entry,
    Event,
    Room,
    Seat,
    Terms,
    TimeControl,
    result_of,
    seat_of,
    since,
    target_of,
)
from hexagora.club.play.survival import _rung
from tests.club.days import open_house, play_out, resign, told
from tests.club.duel import ANNE, SMALL, small
from tests.club.house import HEXAFUSE, Doorway
from tests.toys import PETALS

PATH = f"/api/survival/{PETALS.id}"


async def bout(http: httpx.AsyncClient, game: str = PETALS.id) -> str:
    """The room in which the run of somebody goes on."""
    answer = await http.post(f"/api/survival/{game}", json={})
    assert answer.status_code == 201, answer.text
    room: str = answer.json()["room"]
    return room


async def climb(club: Doorway, http: httpx.AsyncClient) -> tuple[int, list[str]]:
    """Play until a target is missed; how many rungs were passed, and all rooms."""
    rooms: list[str] = []
    while True:
        rooms.append(await bout(http))
        target = (await club.table(rooms[-1])).room.terms.target
        await play_out(club, rooms[-1], http, choice=len(rooms))
        score = (await club.table(rooms[-1])).room.state.scores[0]
        assert target is not None
        if score < target:
            return len(rooms) - 1, rooms


async def test_a_run_climbs_until_a_target_is_missed_and_the_next_one_begins_below(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        passed, rooms = await climb(club, club.http)
        targets = [(await club.table(room)).room.terms.target for room in rooms]
        assert targets == [target_of(PETALS.id, rung) for rung in range(1, len(rooms) + 1)]
        found = await told(club.http, PATH)
        assert (found["game"]["run"], found["game"]["best"]) == (None, passed)
        assert found["next"]["number"] == 1
        assert found["next"]["faced"] == 1
        if passed:
            assert found["next"]["passed"] == 1
            assert [(line["passed"], line["you"]) for line in found["tables"]["ever"]] == [(passed, True)]
        again = await bout(club.http)
        assert (await club.table(again)).room.terms.target == targets[0]


async def test_pages_that_ask_at_once_get_one_and_the_same_bout_and_a_run_waits_as_long_as_it_has_to(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as club:
        rooms = await asyncio.gather(*(bout(club.http, "hexafuse") for _ in range(6)))
        assert len(set(rooms)) == 1
        async with club.sit(rooms[0]) as player:
            assert (await player.my_turn())["clock"] is None
            await player.play("the-first-move")
        club.wait(30 * 24 * 3600.0)
        assert await bout(club.http, "hexafuse") == rooms[0]
        found = await told(club.http, "/api/survival/hexafuse")
        assert found["game"]["run"]["room"] == rooms[0]


async def test_one_loss_ends_a_run_also_by_resigning(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        room = await bout(club.http, "hexafuse")
        assert (await club.http.post("/api/survival/hexafuse/end", json={})).status_code == 409
        await resign(club, room, club.http)
        found = await told(club.http, "/api/survival/hexafuse")
        assert (found["game"]["run"], found["next"]["faced"], found["next"]["passed"]) == (None, 1, 0)
        assert await bout(club.http, "hexafuse") != room
        assert (await club.http.post(f"/api/rooms/{room}/rematch", json={})).status_code == 409


async def test_a_run_can_be_ended_between_two_bouts(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        assert (await club.http.post(f"{PATH}/end", json={})).status_code == 409
        await play_out(club, await bout(club.http), club.http)
        before = await told(club.http, PATH)
        assert before["game"]["best"] == before["game"]["run"]["passed"] == 1, "the first target is low"
        assert (await club.http.post(f"{PATH}/end", json={})).status_code == 200
        after = await told(club.http, PATH)
        assert (after["game"]["run"], after["game"]["best"]) == (None, 1)
        assert after["tables"]["day"] == after["tables"]["ever"]


async def test_tables_are_of_the_day_the_week_and_ever_with_everybodys_best_run(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club, club.guest() as other:
        first, _ = await climb(club, club.http)
        second, _ = await climb(club, other)
        club.wait(24 * 3600.0)
        third, _ = await climb(club, other)
        tables: dict[str, Any] = (await told(club.http, PATH))["tables"]
        assert [line["passed"] for line in tables["ever"]] == sorted((first, max(second, third)), reverse=True)
        assert [line["passed"] for line in tables["day"]] == ([third] if third else [])
        assert tables["week"] == tables["ever"], "both days are of one week"
        club.wait(7 * 24 * 3600.0)
        later: dict[str, Any] = (await told(club.http, PATH))["tables"]
        assert (later["day"], later["week"], later["ever"]) == ([], [], tables["ever"])


def ended(head_start: int, act: Act | None = None, winner_ahead: int = 0) -> Room:
    """A small game between a person and a bot with a head start that the players agreed to end as it stood."""
    seats = (ANNE, Seat("Rung 20", level="rung-20", head_start=head_start))
    terms = Terms(TimeControl("none"), event=Event("survival", "run/20"))
    room = Room.opened("r", seats, SMALL.start(setup=small()), 0.0, terms)
    return room.after(Entry(0, 0, 0, 1.0, act=act or Act.RESIGN)) if act else room


def test_resigning_is_a_loss_whatever_the_score() -> None:
    assert result_of(ended(0, Act.RESIGN)) == "lost"


def test_a_head_start_counts_when_the_winner_is_named() -> None:
    state = HEXAFUSE.start(seed=1)
    while not state.is_over:
        state = state.play(state.legal_moves()[0])
    lead = state.scores[0] - state.scores[1]
    mine, theirs = (0, 1) if lead > 0 else (1, 0)
    assert lead != 0

    def result(head_start: int) -> str:
        seats = [Seat("", guest="anne"), Seat("", guest="anne")]
        seats[theirs] = Seat("Rung", level="rung-1", head_start=head_start)
        seats[mine] = Seat("Anne", guest="anne")
        room = Room.opened("r", seats, state, 0.0, Terms(TimeControl("none"), event=Event("survival", "run/1")))
        return result_of(room)

    assert result(0) == "passed"
    assert result(int(abs(lead))) == "drawn"
    assert result(int(abs(lead)) + 1) == "lost"


def test_there_is_always_another_rung_and_each_is_harder() -> None:
    known = [_rung("hexafuse", number) for number in range(1, ladder.LENGTH + 6)]
    assert [rung.level for rung in known[:3]] == ["rung-1", "rung-2", "rung-3"]
    beyond = known[ladder.LENGTH - 1 :]
    assert {rung.level for rung in beyond} == {f"rung-{ladder.LENGTH}"}
    starts = [rung.head_start for rung in beyond]
    assert starts == sorted(set(starts))
    for game in ("hexpertise", "hexpertise-first", PETALS.id):
        targets = [target_of(game, rung) for rung in range(1, 40)]
        assert targets == sorted(set(targets))


@pytest.mark.parametrize(("rung", "draws", "seat"), [(1, 0, 0), (2, 0, 1), (1, 1, 1), (1, 2, 0), (2, 1, 0)])
def test_sides_are_taken_in_turn_and_exchanged_by_a_draw(rung: int, draws: int, seat: int) -> None:
    assert seat_of(rung, draws) == seat


def test_a_week_begins_on_monday() -> None:
    wednesday = date(2026, 12, 2)
    assert since("week", wednesday) == since("day", date(2026, 11, 30))
    assert since("ever", wednesday) == 0
