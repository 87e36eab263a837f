"""Several at one screen, and positions that are set up for practice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.club.days import GAMES
from tests.club.house import Doorway, open_club, settings
from tests.toys import PETALS


async def opened(http: httpx.AsyncClient, **wish: Any) -> str:
    answer = await http.post("/api/rooms", json={"game": "hexafuse", "hotseat": True} | wish)
    assert answer.status_code == 201, answer.text
    room: str = answer.json()["room"]
    return room


def house(folder: Path) -> Any:
    return open_club(folder / "club.sqlite3", settings(games=GAMES))


async def test_one_connection_plays_for_whoever_is_to_move_and_sees_with_their_eyes(tmp_path: Path) -> None:
    async with house(tmp_path) as club:
        room = await opened(club.http)
        async with club.sit(room) as player:
            eyes: list[int] = []
            while not (await player.my_turn())["view"]["over"]:
                eyes.append(player.state["view"]["me"])
                assert player.state["view"]["me"] == player.state["view"]["to_act"]
                assert player.state["clock"] is None
                answer = await player.play(f"move-{len(eyes):08}")
                assert answer["type"] == "accepted"
            assert set(eyes) == {0, 1}
            assert player.welcome["event"] == {"kind": "hotseat", "of": ""}
            assert [seat["name"] for seat in player.welcome["seats"]] == ["Player 1", "Player 2"]
        again = (await club.http.post(f"/api/rooms/{room}/rematch", json={})).json()["room"]
        async with club.sit(again) as player:
            assert (await player.my_turn())["offers"]
        rooms = (await club.http.get("/api/me")).json()["rooms"]
        assert [line["room"] for line in rooms] == [again, room], "each is told of once"


@pytest.mark.parametrize("players", [2, 3])
async def test_as_many_sit_there_as_the_game_takes(tmp_path: Path, players: int) -> None:
    async with house(tmp_path) as club:
        room = await opened(club.http, game=PETALS.id, players=players)
        async with club.sit(room) as player:
            state = await player.my_turn()
            assert state["view"]["players"] == players
        alone = await club.http.post("/api/rooms", json={"game": PETALS.id, "hotseat": True, "players": 1})
        assert alone.status_code == 400


async def test_nobody_else_may_move_there_and_a_move_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    async with house(tmp_path) as club, club.guest() as stranger:
        room = await opened(club.http)
        async with club.sit(room, stranger) as watcher:
            state = await watcher.until("state")
            await watcher.say("move", id="somebody-else", ply=state["ply"], move="x")
            assert (await watcher.until_answer())["code"] == "watching"
        async with club.sit(room) as player:
            state = await player.my_turn()
            move = state["offers"][0]["move"]
            for _ in range(2):
                await player.say("move", id="sent-twice", ply=0, move=move)
                assert (await player.until_answer())["type"] == "accepted"
            assert (await player.my_turn())["view"]["history"] == [move]


async def position(club: Doorway, **asked: Any) -> httpx.Response:
    return await club.http.post("/api/positions", json={"game": "hexafuse"} | asked)


async def test_a_position_is_dealt_checked_and_told_in_canonical_form(tmp_path: Path) -> None:
    async with house(tmp_path) as club:
        dealt = (await position(club)).json()
        assert (dealt["moves"], dealt["to_act"]) == ([], 0)
        room = await opened(club.http, position={"setup": dealt["setup"]})
        async with club.sit(room) as player:
            move = (await player.my_turn())["offers"][0]["move"]
        again = await position(club, setup=dealt["setup"], moves=[move.upper().replace(",", " , ")])
        assert again.json()["moves"] == [move]
        assert again.json()["to_act"] == 1


async def test_a_position_that_is_not_allowed_is_refused_in_one_line_that_says_why(tmp_path: Path) -> None:
    async with house(tmp_path) as club:
        setup = (await position(club)).json()["setup"]
        for asked, said in (
            ({"setup": {"anchors": 3}}, "the setup is not allowed"),
            ({"setup": setup, "moves": ["a1,a2"]}, "move 1, a1,a2, is not allowed"),
            ({"setup": setup, "moves": ["a1"] * 501}, "no game has so many moves"),
            ({"game": "chess"}, "there is no game"),
        ):
            answer = await position(club, **asked)
            assert answer.status_code == 400, asked
            assert said in answer.json()["error"]
            assert "\n" not in answer.json()["error"]
            if "setup" in asked:
                body = {"game": "hexafuse", "level": "spark", "position": {"moves": [], **asked}}
                assert (await club.http.post("/api/rooms", json=body)).status_code == 400


async def test_from_a_position_one_person_tries_both_sides_and_takes_back_what_they_like(tmp_path: Path) -> None:
    async with house(tmp_path) as club, club.guest() as stranger:
        setup = (await position(club)).json()["setup"]
        room = await opened(club.http, position={"setup": setup})
        async with club.sit(room) as player:
            first = (await player.my_turn())["offers"][0]["move"]
            await player.play("the-first-move")
            await player.my_turn()
            told = (await club.http.get(f"/api/rooms/{room}/position")).json()
            assert (told["setup"], told["moves"]) == (setup, [first])
            assert (await stranger.get(f"/api/rooms/{room}/position")).status_code == 403
            before = player.state["view"]["history"]
            await player.play("the-second-move", choice=1)
            state = await player.my_turn()
            await player.say("takeback", id="the-way-back", ply=state["ply"], answer="offer")
            while player.state["view"]["history"] != []:
                await player.until("state")
            assert before == [first]
        other = await opened(club.http, position={"setup": setup, "moves": [first]})
        async with club.sit(other) as player:
            assert (await player.my_turn())["view"]["history"] == [first]


async def test_from_a_position_one_plays_against_a_bot_on_either_side_and_it_is_kept(tmp_path: Path) -> None:
    async with house(tmp_path) as club:
        setup = (await position(club)).json()["setup"]
        for side, me in (("first", 0), ("second", 1)):
            wish = {"hotseat": False, "level": "spark", "side": side, "position": {"setup": setup}}
            room = await opened(club.http, **wish)
            async with club.sit(room) as player:
                assert (await player.my_turn())["view"]["me"] == me
                assert player.welcome["event"] == {"kind": "practice", "of": "bot"}
            kept = await club.club.store.load(room)
            assert kept is not None
            assert kept.room(GAMES).state.setup == setup
