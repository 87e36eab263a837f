"""Lessons over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from hexagora.learn import course
from tests.club.house import Doorway, open_club


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path / "club.sqlite3") as club:
        yield club


async def tried(http: httpx.AsyncClient, exercise: str, *moves: str, **more: Any) -> dict[str, Any]:
    """What the club says to moves in an exercise of HexaFuse."""
    answer = await http.post(f"/api/learn/hexafuse/{exercise}", json={"moves": list(moves), **more})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def test_the_club_says_what_there_is_to_learn(club: Doorway) -> None:
    told = (await club.http.get("/api/learn/hexafuse")).json()
    found = course("hexafuse")
    assert found is not None
    assert [step["id"] for step in told["steps"]] == [step.id for step in found.lessons.steps]
    assert [puzzle["id"] for puzzle in told["puzzles"]] == [puzzle.id for puzzle in found.puzzles]
    assert all(one["title"] for one in (*told["steps"], *told["puzzles"]))
    assert told["rules"] is True


async def test_an_account_takes_along_what_it_has_solved_and_a_guest_does_not(club: Doorway) -> None:
    found = course("hexafuse")
    assert found is not None
    puzzle, other = found.puzzles[:2]
    solution = (await tried(club.http, puzzle.id, show=True))["solution"]

    async def solved(http: httpx.AsyncClient) -> list[str]:
        told: list[str] = (await http.get("/api/learn/hexafuse")).json()["solved"]
        return told

    assert (await tried(club.http, puzzle.id, *solution))["verdict"] == "right"
    assert await solved(club.http) == []
    me = {"name": "Wilhelmina", "password": "correct horse battery"}
    origin = {"Origin": club.address}
    assert (await club.http.post("/api/account", json=me, headers=origin)).status_code == 201
    for _ in range(2):
        assert (await tried(club.http, puzzle.id, *solution))["verdict"] == "right"
    assert (await tried(club.http, other.id))["verdict"] == "start"
    assert await solved(club.http) == [puzzle.id]
    async with club.guest() as elsewhere:
        assert await solved(elsewhere) == []
        assert (await elsewhere.post("/api/account/login", json=me, headers=origin)).status_code == 200
        assert await solved(elsewhere) == [puzzle.id]
    exported = (await club.http.get("/api/account/export")).json()
    assert exported["solved"] == [{"game": "hexafuse", "exercise": puzzle.id}]
    gone = await club.http.post("/api/account/delete", json={"password": me["password"]}, headers=origin)
    assert gone.status_code == 200


async def test_it_is_said_in_the_language_of_who_asks(club: Doorway) -> None:
    german = {"Accept-Language": "de"}
    steps = [(await club.http.get("/api/learn/hexafuse", headers=h)).json()["steps"] for h in ({}, german)]
    assert [step["title"] for step in steps[0]] != [step["title"] for step in steps[1]]
    pages = [(await club.http.get("/api/learn/hexafuse/rules", headers=h)).json() for h in ({}, german)]
    assert pages[0]["sections"][0]["text"] != pages[1]["sections"][0]["text"]
    reasons = [
        (await club.http.post("/api/learn/hexafuse/grow", json={"moves": ["e5"]}, headers=h)).json()["said"]
        for h in ({}, german)
    ]
    assert reasons[0] != reasons[1]


async def test_an_exercise_begins_with_all_that_may_be_done(club: Doorway) -> None:
    told = await tried(club.http, "grow")
    assert (told["verdict"], told["said"], told["solution"], told["left"]) == ("start", "", None, 1)
    assert told["title"]
    assert told["ask"]
    assert {offer["gesture"]["kind"] for offer in told["offers"]} == {"lay"}
    assert told["view"]["me"] == told["me"] == 0


async def test_a_try_is_judged_and_what_follows_from_it_is_shown(club: Doorway) -> None:
    solution = (await tried(club.http, "big", show=True))["solution"]
    right = await tried(club.http, "big", *solution)
    assert right["verdict"] == "right"
    assert right["offers"] == []
    assert right["view"]["history"][-1] == solution[-1]
    small = next(offer["move"] for offer in (await tried(club.http, "big"))["offers"] if offer["move"].count(",") < 3)
    wrong = await tried(club.http, "big", small)
    assert wrong["verdict"] == "wrong"
    assert wrong["said"]


async def test_an_illegal_try_says_why_and_where(club: Doorway) -> None:
    told = await tried(club.http, "big", "a4")
    assert told["verdict"] == "illegal"
    assert told["said"]
    assert told["offers"]


async def test_nothing_hidden_is_sent(club: Doorway) -> None:
    found = course("hexafuse")
    assert found is not None
    step = next(step for step in found.lessons.steps if step.id == "big")
    answer = await club.http.post("/api/learn/hexafuse/big", json={})
    for queue in step.position.setup["queues"]:
        assert ",".join(f'"{piece}"' for piece in queue) not in answer.text.replace(" ", "")


async def test_the_rules_come_in_sections_with_their_rulings(club: Doorway) -> None:
    told = (await club.http.get("/api/learn/hexafuse/rules")).json()
    assert [section["id"] for section in told["sections"]][:2] == ["aim", "setup"]
    rulings = [ruling for section in told["sections"] for ruling in section["rulings"]]
    assert sorted(ruling["number"] for ruling in rulings) == list(range(1, 8))
    assert all(ruling["text"] and ruling["reason"] for ruling in rulings)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/learn/chess/grow", {}, 404),
        ("/api/learn/hexafuse/no-such", {}, 404),
        ("/api/learn/hexafuse/grow", {"moves": ["a4", "a3", "a2"]}, 400),
        ("/api/learn/hexafuse/grow", {"more": 1}, 400),
    ],
)
async def test_what_is_not_there_is_refused_in_one_line(club: Doorway, path: str, body: Any, status: int) -> None:
    answer = await club.http.post(path, json=body)
    assert answer.status_code == status
    assert "\n" not in answer.json()["error"]


async def test_the_list_of_games_says_which_may_be_learned(club: Doorway) -> None:
    listed = (await club.http.get("/api/games")).json()["games"]
    assert listed
    assert all(game["lessons"] == (course(game["id"]) is not None) for game in listed)


@pytest.mark.parametrize("path", ["/learn/hexafuse", "/learn/hexafuse/grow", "/rules/hexafuse"])
async def test_the_pages_have_addresses(club: Doorway, path: str) -> None:
    assert (await club.http.get(path)).status_code == 200
