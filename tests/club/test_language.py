"""The club speaks the language of whoever hears it, and who says nothing of languages hears English."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.club.house import Doorway, open_club

pytestmark = pytest.mark.asyncio(loop_scope="module")
GERMAN = {"Accept-Language": "de-DE,de;q=0.9,en;q=0.5"}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3") as club:
        yield club


async def summary(club: Doorway, **asked: str) -> str:
    told: str = (await club.http.get("/api/games", headers=asked)).json()["games"][0]["summary"]
    return told


async def test_the_language_is_that_of_the_browser(club: Doorway) -> None:
    assert (await summary(club)).startswith("Lay polyhexes")
    assert (await summary(club, **GERMAN)).startswith("Leg Teile")
    assert (await summary(club, **{"Accept-Language": "fr"})).startswith("Lay polyhexes")


async def test_what_was_chosen_counts_before_the_browser(club: Doorway) -> None:
    assert (await summary(club, **GERMAN, Cookie="hexagora-language=en")).startswith("Lay polyhexes")
    assert (await summary(club, Cookie="hexagora-language=de")).startswith("Leg Teile")
    assert (await summary(club, **GERMAN, Cookie="hexagora-language=xx")).startswith("Leg Teile")


async def test_an_answer_says_in_which_language_it_is(club: Doorway) -> None:
    assert (await club.http.get("/api/games", headers=GERMAN)).headers["content-language"] == "de"
    assert (await club.http.get("/api/games")).headers["content-language"] == "en"


@pytest.mark.parametrize(
    ("address", "english", "german"),
    [
        ("/api/rooms/nowhere", "there is no such room", "diesen Raum gibt es nicht"),
        ("/api/leaderboard?game=chess", "there is no game 'chess'", "es gibt kein Spiel „chess“"),
        ("/api/nothing/here", "there is nothing at this address", "unter dieser Adresse gibt es nichts"),
    ],
)
async def test_errors_are_told_in_the_language(club: Doorway, address: str, english: str, german: str) -> None:
    assert english in (await club.http.get(address)).json()["error"]
    assert german in (await club.http.get(address, headers=GERMAN)).json()["error"]


async def test_a_page_for_what_is_not_there_is_in_the_language(club: Doorway) -> None:
    answer = await club.http.get("/nothing/here", headers={"Accept": "text/html"} | GERMAN)
    assert answer.status_code == 404
    assert '<html lang="de">' in answer.text
    assert "Unter dieser Adresse gibt es nichts." in answer.text
    assert "Zum Club" in answer.text


async def test_a_socket_may_say_its_language_in_its_address(club: Doorway) -> None:
    room = await club.open()
    for said, prompt in (("de", "Leg ein Teil an dein eigenes an"), ("xx", "Lay a piece beside your own")):
        async with club.sit(f"{room}?language={said}") as player:
            assert (await player.until("state"))["scene"]["prompt"] == prompt


async def test_two_at_one_table_hear_the_same_in_their_own_languages(club: Doorway) -> None:
    room = await club.open()
    async with club.guest() as other:
        other.cookies.set("hexagora-language", "de")
        async with club.sit(room) as english, club.sit(room, other) as german:
            mine, theirs = await english.until("state"), await german.until("state")
            assert mine["scene"]["prompt"] == "Lay a piece beside your own"
            assert theirs["scene"]["prompt"] == "Leg ein Teil an dein eigenes an"
            assert [score["parts"][0][0] for score in theirs["scene"]["scores"]] == ["Hexes", "Hexes"]
            assert mine["view"]["detail"] == theirs["view"]["detail"]
            assert (await english.play("a-first-move"))["type"] == "accepted"
            mine, theirs = await english.until("state"), await german.until("state")
            assert " laid the " in mine["last"]["said"]
            assert theirs["last"]["said"].endswith(" gelegt")
            assert mine["last"]["move"] == theirs["last"]["move"]


async def test_why_a_move_is_not_allowed_is_said_in_the_language(club: Doorway) -> None:
    async with club.guest() as other:
        room = (await other.post("/api/rooms", json={"game": "hexafuse", "level": "spark"})).json()["room"]
        other.cookies.set("hexagora-language", "de")
        async with club.sit(room, other) as player:
            state = await player.my_turn()
            await player.say("ask", id="why", move="z9")
            assert (await player.until("answer"))["reason"] == "auf diesem Brett gibt es kein Feld „z9“"
            await player.say("move", id="a-bad-move", ply=state["ply"], move="e5,e5")
            assert (await player.until_answer())["reason"] == "ein Feld ist zweimal genannt"


async def test_a_program_hears_the_language_that_it_asks_for(club: Doorway) -> None:
    room = await club.open()
    told = (await club.http.get(f"/api/rooms/{room}", headers=GERMAN)).json()
    assert told["state"]["offers"][0]["effect"]["said"].endswith("für Hexes")


async def test_a_rung_of_the_ladder_is_called_so_in_the_language(club: Doorway, tmp_path: Path) -> None:
    overview = (await club.http.get("/api/daily", headers=GERMAN)).json()
    assert overview["games"][0]["bot"]["name"].startswith("Sprosse ")
