"""The club keeps the clocks, whether anybody is there or not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import hexagora
from hexagora.club.domain import LAG, Deadline
from hexagora.club.play.timekeeper import Timekeeper
from tests.club.house import FakeTime, open_club, settings


async def test_a_room_whose_player_is_gone_plays_its_timeouts_and_ends(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", time=FakeTime()) as club, asyncio.timeout(60):
        room = await club.open()
        table = await club.table(room)
        while not table.room.state.is_over:
            club.wait(30 + LAG)
            await asyncio.sleep(0.001)
        record = (await club.http.get(f"/api/rooms/{room}/record")).json()
        assert record["result"]["end"] == "rules"
        assert hexagora.load(record).is_over
        assert "timeout" in record["moves"]
        assert (await club.http.get("/api/me")).json()["rooms"][0]["over"] is True


async def test_who_is_late_sees_the_timeout_and_may_not_move_for_that_ply(tmp_path: Path) -> None:
    async with (
        open_club(tmp_path / "club.sqlite3", time=FakeTime()) as club,
        club.sit(await club.open()) as player,
    ):
        first = await player.my_turn()
        assert first["clock"] == {"player": 0, "left": 30.0, "of": 30.0}
        club.wait(30)  # the last moment: what was sent now has its way to go
        await player.say("ping", id="1")
        await player.until("pong")
        assert player.state["ply"] == 0
        club.wait(LAG)
        later = await player.until("state", ply=1)
        assert later["last"]["move"] == "timeout"
        assert later["last"]["player"] == 0
        await player.say("move", id="came-too-late", ply=0, move=first["offers"][0]["move"])
        assert (await player.until("refused"))["code"] in ("stale", "over")


async def test_a_move_in_time_stops_the_clock_of_that_decision(tmp_path: Path) -> None:
    async with (
        open_club(tmp_path / "club.sqlite3", time=FakeTime()) as club,
        club.sit(await club.open()) as player,
    ):
        await player.my_turn()
        club.wait(29)
        assert (await player.play("in-good-time"))["type"] == "accepted"
        assert (await player.my_turn())["clock"]["left"] == 30.0
        club.wait(30 + LAG)
        await player.until("state", ply=len(player.state["view"]["history"]) + 1)
        assert player.state["view"]["history"].count("timeout") == 1, "the second decision ran out, the first did not"


async def test_a_restart_gives_back_the_time_in_which_the_club_was_closed(tmp_path: Path) -> None:
    database, time = tmp_path / "club.sqlite3", FakeTime()
    async with open_club(database, time=time) as club:
        room = await club.open()
        club.wait(5)
    time.at += 1000  # the club is closed
    async with open_club(database, time=time) as club:
        deadline = (await club.table(room)).room.deadline
        assert deadline is not None
        assert deadline.left(time()) == 25, "the clock ran while the club was open, and only then"
        assert (await club.table(room)).room.log == ()


async def test_a_bot_that_was_to_move_moves_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with open_club(database, settings(pause=(600.0, 600.0))) as club:
        room = await club.open(side="second")
        cookies = club.http.cookies
    async with open_club(database) as club:
        club.http.cookies = cookies
        async with club.sit(room) as player:
            assert (await player.my_turn())["ply"] == 1
            assert player.welcome["you"] == 1


class Rooms:
    """Counts what a timekeeper does."""

    def __init__(self, answers: list[bool]) -> None:
        self.answers = answers
        self.expired: list[tuple[str, int]] = []
        self.beats = 0
        self.done = asyncio.Event()

    async def expire(self, room: str, ply: int) -> bool:
        self.expired.append((room, ply))
        answer = self.answers.pop(0)
        if not self.answers:
            self.done.set()
        return answer

    async def beat(self) -> None:
        self.beats += 1


async def test_only_the_latest_deadline_of_a_room_expires_and_the_earliest_first() -> None:
    rooms = Rooms([True, True])
    keeper = Timekeeper(rooms.expire, rooms.beat, now=lambda: 1000.0)
    keeper.start({"late": Deadline(0, 5, 0.0, 900.0), "early": Deadline(0, 2, 0.0, 800.0)})
    keeper.watch("moved", Deadline(0, 1, 0.0, 700.0))
    keeper.watch("moved", Deadline(0, 3, 0.0, 2000.0))
    keeper.watch("over", Deadline(0, 1, 0.0, 700.0))
    keeper.watch("over", None)
    await asyncio.wait_for(rooms.done.wait(), 10)
    await keeper.close()
    assert rooms.expired == [("early", 2), ("late", 5)]
    assert rooms.beats == 1, "closing notes until when the clocks ran"


async def test_a_timeout_that_could_not_be_written_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hexagora.club.play.timekeeper.RETRY", 0.01)
    rooms = Rooms([False, True])
    start = asyncio.get_running_loop().time()
    keeper = Timekeeper(rooms.expire, rooms.beat, now=lambda: 1000.0 + asyncio.get_running_loop().time() - start)
    keeper.start({"room": Deadline(0, 5, 0.0, 900.0)})
    await asyncio.wait_for(rooms.done.wait(), 10)
    await keeper.close()
    assert rooms.expired == [("room", 5), ("room", 5)]
