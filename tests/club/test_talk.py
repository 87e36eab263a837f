"""Players talk among themselves, and so do those who watch; neither hears the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio

from hexagora.club.bus import Missed
from hexagora.club.domain import Line, cleaned, guest_name
from hexagora.club.storage import TalkStore
from tests.club.house import HEXAFUSE, Doorway, FakeTime, Player, guest_id, open_club


@pytest_asyncio.fixture
async def club(tmp_path: Path) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path / "club.sqlite3", time=FakeTime()) as club:
        yield club


@pytest_asyncio.fixture
async def bert(club: Doorway) -> AsyncIterator[httpx.AsyncClient]:
    async with club.guest() as guest:
        yield guest


async def duel(club: Doorway, bert: httpx.AsyncClient) -> str:
    return await club.open_for(HEXAFUSE, club.http, bert)


async def speak(player: Player, text: str, id: str = "my-first-words") -> dict[str, object]:
    await player.say("say", id=id, text=text)
    return await player.until_answer()


def lines(player: Player) -> list[dict[str, Any]]:
    """All that somebody has heard so far."""
    messages = [msgspec.json.decode(text) for text in player.seen]
    return [line for message in messages if message["type"] == "talk" for line in message["lines"]]


async def heard(player: Player) -> list[str]:
    return [line["text"] for line in (await player.until("talk"))["lines"]]


async def test_what_a_player_says_the_other_one_hears_and_nobody_who_watches(
    club: Doorway, bert: httpx.AsyncClient
) -> None:
    id = await duel(club, bert)
    async with (
        club.guest() as stranger,
        club.sit(id) as anne,
        club.sit(id, bert) as other,
        club.sit(id, stranger) as watcher,
    ):
        for player in (anne, other, watcher):
            await player.until("state")
        assert (await speak(anne, "Good luck!"))["type"] == "accepted"
        (line,) = (await other.until("talk"))["lines"]
        assert (line["player"], line["text"]) == (0, "Good luck!")
        assert line["name"] == guest_name(guest_id(club.http))
        assert "somebody else" in str((await speak(watcher, "Not my id"))["reason"])
        assert (await speak(watcher, "Who will win?", "an-id-of-mine"))["type"] == "accepted"
        (line,) = lines(watcher)
        assert (line["player"], line["text"], line["name"]) == (None, "Who will win?", guest_name(guest_id(stranger)))
        for player in (anne, other, watcher):
            await player.say("ping", id="1")
            await player.until("pong")
        assert not any("Good luck" in text for text in watcher.seen)
        assert not any("Who will win" in text for text in anne.seen + other.seen)


async def test_who_comes_later_hears_what_was_said_in_their_channel(club: Doorway, bert: httpx.AsyncClient) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne:
        for number in range(3):
            assert (await speak(anne, f"line {number}", f"my-words-{number}"))["type"] == "accepted"
    async with club.sit(id, bert) as other:
        assert await heard(other) == ["line 0", "line 1", "line 2"]
    async with club.guest() as stranger, club.sit(id, stranger) as watcher:
        await speak(watcher, "hello", "hello-hello")
        assert [line["text"] for line in lines(watcher)] == ["hello"]


async def test_the_same_message_again_is_said_once(club: Doorway, bert: httpx.AsyncClient) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne:
        for _ in range(3):
            assert (await speak(anne, "once"))["type"] == "accepted"
    async with club.sit(id, bert) as other:
        assert await heard(other) == ["once"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is nothing to say in that"),
        (" \n\t\u200b\u202e ", "there is nothing to say in that"),
        ("x" * 301, "a line has 300 letters at most"),
    ],
)
async def test_what_cannot_be_said_is_refused_in_one_line(
    club: Doorway, bert: httpx.AsyncClient, text: str, reason: str
) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne:
        answer = await speak(anne, text)
        assert (answer["type"], answer["reason"]) == ("refused", reason)
    assert await TalkStore(club.club.store).count(id) == 0


async def test_whoever_speaks_too_fast_is_asked_to_wait(club: Doorway, bert: httpx.AsyncClient) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne:
        answers = [await speak(anne, f"line {number}", f"my-words-{number}") for number in range(8)]
        assert [answer["type"] for answer in answers] == ["accepted"] * 6 + ["refused"] * 2
        assert "go on in 2 s" in str(answers[-1]["reason"])
        assert club.time is not None
        club.time.at += 2
        assert (await speak(anne, "slowly", "much-slower"))["type"] == "accepted"


async def test_who_plays_alone_has_nobody_to_talk_to(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        assert "nobody" in str((await speak(player, "Hello Spark"))["reason"])


async def test_talk_outlives_a_restart_and_has_the_names_of_now(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with open_club(database) as club, club.guest() as bert:
        id = await duel(club, bert)
        async with club.sit(id) as anne:
            await speak(anne, "see you later")
        cookies = bert.cookies
    async with open_club(database) as club, club.guest() as bert:
        bert.cookies = cookies
        async with club.sit(id, bert) as other:
            assert await heard(other) == ["see you later"]


def test_nothing_unseen_is_in_a_line() -> None:
    assert cleaned("  a\u202eb\u200b\n c\x00 ") == "a b c"
    assert cleaned("grüß ⬡ 漢字 🎲") == "grüß ⬡ 漢字 🎲"


async def test_what_was_missed_of_the_talk_is_told_once_that_is_known(club: Doorway, bert: httpx.AsyncClient) -> None:
    id = await duel(club, bert)
    async with club.sit(id) as anne, club.sit(id, bert) as other, club.guest() as stranger:
        await speak(anne, "Good luck!")
        assert await heard(other) == ["Good luck!"]
        async with club.sit(id, stranger) as watcher:
            await watcher.until("state")
            # Another node keeps a line, and what it says on the bus is lost.
            store, table = TalkStore(club.club.store), await club.table(id)
            line = Line(1, "players", 1, "Bert", "To you too!", 1001.0)
            await store.add(id, line, guest_id(bert), "said-elsewhere")
            await club.club.bus.publish(id, Missed())
            assert await heard(other) == ["To you too!"]
            await club.club.bus.publish(id, Missed())
            await table._tasks.settle()
            await speak(anne, "Thanks.", "my-last-words")
            assert await heard(other) == ["Thanks."], "what is known is not told again"
            await speak(watcher, "a quiet game", "a-watcher")
            await table._tasks.settle()
            heard_there = [line["text"] for line in lines(watcher)]
            assert heard_there == ["a quiet game"], "nothing of the players is told to who watches"
