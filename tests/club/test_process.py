"""A club that is killed, told to stop, or cannot open: nothing is lost, nothing is left behind."""

from __future__ import annotations

import asyncio
import signal
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from hexagora.club import ClubError, serve
from hexagora.club.web.server import listen
from tests.club.process import gone, running


async def test_kill_9_in_the_middle_of_a_game_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with running(database) as club:
        room = await club.open()
        name = (await club.http.get("/api/me")).json()["name"]
        cookies = club.http.cookies
        async with club.sit(room) as player:
            accepted = [await player.play(f"move-{turn:08}", choice=3 * turn) for turn in range(3)]
            assert all(answer["type"] == "accepted" for answer in accepted)
            workers = await club.workers()
            await club.kill()
            with pytest.raises(ConnectionClosed):
                await player.until("nothing that the club ever says")
        await gone(workers)

    async with running(database) as club:
        club.http.cookies = cookies
        assert (await club.http.get("/api/me")).json()["name"] == name, "the cookie is still good"
        async with club.sit(room) as player:
            state = await player.my_turn()
            assert player.welcome["you"] == 0
            history = state["view"]["history"]
            for answer in accepted:
                assert history[answer["ply"]] == answer["move"]
            await player.say("move", id="move-00000002", ply=accepted[2]["ply"], move=accepted[2]["move"])
            assert await player.until("accepted") == accepted[2], "a repeat gets the stored answer across the crash"
            while not (await player.my_turn())["view"]["over"]:
                assert (await player.play(f"late-{player.state['ply']:08}"))["type"] == "accepted"


async def test_kill_9_in_the_middle_of_a_card_loses_no_choice_that_waits_for_the_others(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with running(database, "one of two", game="hexpertise") as club:
        room = await club.open(game="hexpertise", players=3)
        cookies = club.http.cookies
        async with club.sit(room) as player:
            while player.state.get("view", {}).get("chosen") != [False, True, False]:
                await player.until("state")  # until the one bot has chosen; the other one never will
            accepted = await player.play("my-own-choice", choice=4)
            assert (accepted["type"], accepted["ply"]) == ("accepted", 0)
            before = await player.until("state", version=2)
            await club.kill()

    async with running(database, game="hexpertise") as club:
        club.http.cookies = cookies
        async with club.sit(room) as player:
            first = await player.until("state")
            assert first["view"]["displays"][0] == before["view"]["displays"][0]
            await player.say("move", id="my-own-choice", ply=0, move=accepted["move"])
            assert await player.until("accepted") == accepted, "a repeat gets the stored answer across the crash"
            while len(player.state["view"]["history"]) < 3:
                await player.until("state")
            history = player.state["view"]["history"]
            assert history[0] == accepted["move"]
            assert player.state["view"]["turn"] == 2
            assert player.state["view"]["awaiting"][0] == 0
            assert player.state["clock"]["player"] is None


@pytest.mark.parametrize(("number", "brain"), [(signal.SIGTERM, "endless"), (signal.SIGINT, "quick")])
async def test_a_club_that_is_told_to_stop_says_goodbye_and_leaves_no_process_behind(
    tmp_path: Path, number: signal.Signals, brain: str
) -> None:
    async with running(tmp_path / "club.sqlite3", brain) as club, asyncio.timeout(60):
        room = await club.open(side="second")
        async with club.sit(room) as player:
            await player.until("thinking")
            workers = await club.workers()
            club.process.send_signal(number)
            assert (await player.until("bye"))["reason"]
            with pytest.raises(ConnectionClosed):
                await player.until("nothing that the club ever says")
        assert await club.process.wait() == 0
        assert club.process.stdout is not None
        assert (await club.process.stdout.read()).splitlines() == [b"closed"]
        await gone(workers)


async def test_two_clubs_do_not_share_a_database(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with running(database):
        with pytest.raises(ClubError, match="in use by another club"):
            serve(port=0, database=f"sqlite:///{database}")


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(ClubError, match=f"^port {port} of 127.0.0.1 is in use; choose another one with --port$"):
            serve(port=port, database=f"sqlite:///{tmp_path / 'club.sqlite3'}")
    assert list(tmp_path.iterdir()) == [], "nothing has been written"


@pytest.mark.parametrize(("host", "port"), [("no such host", 8000), ("192.0.2.1", 8000), ("127.0.0.1", 70_000)])
def test_an_address_that_cannot_be_had_is_one_clear_line(host: str, port: int) -> None:
    with pytest.raises(ClubError) as error:
        listen(host, port)
    assert "\n" not in str(error.value)
    assert host in str(error.value)


@pytest.mark.parametrize("path", ["file/club.sqlite3", "folder", "letter.txt"])
def test_a_database_that_cannot_be_written_is_one_clear_line(tmp_path: Path, path: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    (tmp_path / "letter.txt").write_text("Dear club, " * 100)
    before = sorted(tmp_path.iterdir())
    with pytest.raises(ClubError, match="cannot be written") as error:
        serve(port=0, database=f"sqlite:///{tmp_path / path}")
    assert "\n" not in str(error.value)
    assert sorted(tmp_path.iterdir()) == before, "nothing is left behind"


def test_an_unknown_kind_of_database_is_one_clear_line() -> None:
    with pytest.raises(ClubError, match="unknown kind of database 'oracle'"):
        serve(port=0, database="oracle://scott:tiger@host/club")
