"""What a client may send to a room and what it gets, over a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from hexagora.contract import Game
from hexagora.rulebooks.hexafuse.pieces import BOARD, CELLS, PIECE, PIECES
from hexagora.rulebooks.hexano_duel import HexanoDuel
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.house import Doorway, full_disk, open_club, settings

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Doorway]:
    async with open_club(tmp_path_factory.mktemp("club") / "club.sqlite3") as club:
        yield club


async def test_a_player_is_welcomed_and_sees_the_state_at_once(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        welcome = await player.next()
        name = (await club.http.get("/api/me")).json()["name"]
        assert welcome["type"] == "welcome"
        assert welcome["you"] == 0
        plain = {"rating": None, "head_start": 0}
        seats = [
            {"name": name, "level": None, "bot": False} | plain,
            {"name": "Spark", "level": "spark", "bot": True} | plain,
        ]
        assert welcome["seats"] == seats
        assert welcome["game"] == {
            "id": "hexafuse",
            "title": "HexaFuse Snap Duels",
            "options": {"anchors": "opposed"},
        }
        state = await player.next()
        assert state["type"] == "state"
        assert (state["version"], state["ply"], state["last"], state["rematch"]) == (0, 0, None, None)
        assert (state["undo"], state["agreement"]) == (False, None)
        assert [offer["move"] for offer in state["offers"]] == sorted(offer["move"] for offer in state["offers"])
        assert state["clock"]["player"] == 0
        assert state["clock"]["of"] == 30.0
        assert 0 < state["clock"]["left"] <= 30.0


async def test_a_whole_game_is_played_to_its_end(club: Doorway) -> None:
    async with club.sit(await club.open(side="second", level="pulse")) as player:
        turns = 0
        while not (await player.my_turn())["view"]["over"]:
            turns += 1
            assert (await player.play(f"move-{turns:08}", choice=turns))["type"] == "accepted"
        assert turns > 3
        assert player.state["offers"] == []
        assert player.state["clock"] is None
        kinds = [msgspec.json.decode(text)["type"] for text in player.seen]
        thoughts = [n for n, kind in enumerate(kinds) if kind == "thinking"]
        assert thoughts
        assert all(kinds[n - 1] == "state" for n in thoughts), "a thought is about the move after the state before it"
        assert player.state["last"]["said"].startswith(player.welcome["seats"][player.state["last"]["player"]]["name"])


@pytest.mark.parametrize("game", [HexanoDuel(), *EDITIONS], ids=lambda game: game.id)
async def test_every_game_of_the_house_is_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    monkeypatch.setattr("hexagora.club.web.line.BURST", 10_000.0)  # no hand plays so fast
    house = settings(games={game.id: game})
    async with open_club(tmp_path / "club.sqlite3", house) as club, club.sit(await club.open(game=game.id)) as player:
        turn = 0
        while not (await player.my_turn())["view"]["over"]:
            turn += 1
            assert (await player.play(f"move-{turn:08}", choice=7 * turn))["type"] == "accepted"
        record = (await club.http.get(f"/api/rooms/{player.welcome['room']}/record")).json()
        assert record["moves"] == list((await club.table(player.welcome["room"])).room.state.history)
        assert record["result"]["scores"] == player.state["view"]["scores"]


async def test_the_bot_is_announced_and_plays(club: Doorway) -> None:
    async with club.sit(await club.open(side="second")) as player:
        state = await player.my_turn()
        assert state["ply"] == 1
        assert state["last"]["player"] == 0
        assert state["last"]["said"].startswith("Spark laid the ")


async def test_a_repeated_move_gets_the_same_answer_and_changes_nothing(club: Doorway) -> None:
    room = await club.open()
    async with club.sit(room) as player:
        state = await player.my_turn()
        move = state["offers"][0]["move"]
        await player.say("move", id="the-one-id", ply=0, move=move)
        accepted = await player.until("accepted")
        assert accepted == {"type": "accepted", "id": "the-one-id", "ply": 0, "move": move}
        await player.my_turn()
        await player.say("move", id="the-one-id", ply=0, move=move)
        assert await player.until("accepted") == accepted
    async with club.sit(room) as player:  # and again on another connection
        before = await player.my_turn()
        await player.say("move", id="the-one-id", ply=0, move=move)
        assert await player.until("accepted") == accepted
    async with club.sit(room) as player:
        assert (await player.my_turn())["view"]["history"] == before["view"]["history"]


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "move", "id": "move-0001", "ply": 7, "move": "e5"}, "stale"),
        ({"type": "move", "id": "move-0001", "ply": 0, "move": "e5"}, "illegal"),
        ({"type": "move", "id": "move-0001", "ply": 0, "move": "timeout"}, "illegal"),
        ({"type": "resign", "id": "move-0001", "ply": 7}, "stale"),
        ({"type": "undo", "id": "move-0001", "ply": 7}, "stale"),
        ({"type": "undo", "id": "move-0001", "ply": 0}, "illegal"),
        ({"type": "agree", "id": "move-0001", "ply": 7, "answer": "offer"}, "stale"),
        ({"type": "agree", "id": "move-0001", "ply": 0, "answer": "offer"}, "illegal"),
        ({"type": "agree", "id": "move-0001", "ply": 0, "answer": "perhaps"}, "bad"),
        ({"type": "agree", "id": "move-0001", "ply": 0}, "bad"),
        ({"type": "undo", "id": "move-0001"}, "bad"),
        ({"type": "move", "id": "short", "ply": 0, "move": "e5"}, "bad"),
        ({"type": "move", "id": "move-00\x0001", "ply": 0, "move": "e5"}, "bad"),
        ({"type": "move", "id": "x" * 65, "ply": 0, "move": "e5"}, "bad"),
        ({"type": "move", "id": "move-0001", "ply": -1, "move": "e5"}, "bad"),
        ({"type": "move", "id": "move-0001", "ply": "0", "move": "e5"}, "bad"),
        ({"type": "move", "id": "move-0001", "ply": 0}, "bad"),
        ({"type": "move", "id": "move-0001", "ply": 0, "move": ["e5"]}, "bad"),
        ({"type": "rule the world", "id": "move-0001"}, "bad"),
        ({"id": "move-0001"}, "bad"),
    ],
)
async def test_what_is_not_allowed_is_refused_and_changes_nothing(
    club: Doorway, message: dict[str, Any], code: str
) -> None:
    async with club.sit(await club.open()) as player:
        await player.my_turn()
        await player.socket.send(msgspec.json.encode(message).decode())
        refused = await player.next()
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["id"] == (message["id"] if len(message["id"]) <= 64 else None)
        assert refused["reason"]
        assert "\n" not in refused["reason"]
        assert (await player.play("a-good-move"))["type"] == "accepted"


@pytest.mark.parametrize(
    "garbage", ["", "{", "null", "[]", "42", '"move"', "\x00", "[" * 3000, '{"id": "\\ud800"}', "💥"]
)
async def test_garbage_is_refused_as_bad_and_the_game_goes_on(club: Doorway, garbage: str) -> None:
    async with club.sit(await club.open()) as player:
        await player.my_turn()
        await player.socket.send(garbage)
        refused = await player.next()
        assert (refused["type"], refused["code"], refused["id"]) == ("refused", "bad", None)
        assert (await player.play("a-good-move"))["type"] == "accepted"


async def test_an_illegal_move_says_why_and_where(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        await player.my_turn()
        hand = player.state["view"]["hands"][0]
        taken = {"a5", *player.state["view"]["blocked"]}  # on a5 stands the player's own anchor
        mine = (BOARD.names(int(cells)) for n, cells in enumerate(CELLS) if PIECES[PIECE[n]].id in hand)
        move = ",".join(next(labels for labels in mine if taken.intersection(labels) == {"a5"}))
        await player.say("ask", id="q", move=move)
        answer = await player.until("answer", id="q")
        assert answer["legal"] is False
        assert answer["cells"] == ["a5"]
        await player.say("move", id="move-0001", ply=0, move=move)
        refused = await player.until("refused")
        assert (refused["code"], refused["reason"], refused["cells"]) == ("illegal", answer["reason"], ["a5"])
        legal = player.state["offers"][0]["move"]
        await player.say("ask", id="q", move=legal.upper())
        assert await player.until("answer") == {
            "type": "answer", "id": "q", "move": legal, "legal": True, "reason": "", "cells": [],
        }  # fmt: skip


async def test_ping_is_answered(club: Doorway) -> None:
    async with club.sit(await club.open()) as player:
        await player.say("ping", id="1")
        assert await player.until("pong") == {"type": "pong", "id": "1"}


async def test_who_resigns_loses_and_the_room_is_over(club: Doorway) -> None:
    room = await club.open()
    async with club.sit(room) as player:
        await player.my_turn()
        await player.say("resign", id="i-give-up", ply=0)
        assert await player.until("accepted") == {"type": "accepted", "id": "i-give-up", "ply": 0, "move": None}
        view = (await player.until("state"))["view"]
        assert view["over"] is True
        assert view["winners"] == [1]
        assert view["ending"] == {"end": "resign", "by": 0}
        await player.say("move", id="too-late-now", ply=0, move="a4")
        assert (await player.until("refused"))["code"] == "over"


async def test_a_second_tab_sees_and_plays_the_same_game(club: Doorway) -> None:
    room = await club.open()
    async with club.sit(room) as one, club.sit(room) as two:
        await one.my_turn()
        await two.my_turn()
        move = one.state["offers"][0]["move"]
        await one.say("move", id="from-tab-one", ply=0, move=move)
        await two.say("move", id="from-tab-two", ply=0, move=move)
        answers = {(await one.until_answer())["type"], (await two.until_answer())["type"]}
        assert answers == {"accepted", "refused"}
        one.state = two.state = {}
        assert (await one.my_turn())["view"] == (await two.my_turn())["view"]


async def test_whoever_is_not_seated_watches(club: Doorway) -> None:
    room = await club.open()
    async with club.guest() as stranger, club.sit(room, stranger) as watcher, club.sit(room) as player:
        state = await watcher.until("state")
        assert watcher.welcome["you"] is None
        assert state["offers"] == []
        assert state["view"]["me"] is None
        for message in (
            {"type": "move", "ply": 0, "move": "e5"},
            {"type": "resign", "ply": 0},
            {"type": "undo", "ply": 0},
            {"type": "agree", "ply": 0, "answer": "offer"},
            {"type": "ask", "move": "e5"},
        ):
            await watcher.socket.send(msgspec.json.encode(message | {"id": "let-me-play"}).decode())
            assert (await watcher.until("refused"))["code"] == "watching"
        await player.play("my-own-move")
        assert (await watcher.until("state"))["ply"] >= 1


async def test_when_the_disk_is_full_a_move_is_refused_as_busy_and_can_be_sent_again(club: Doorway) -> None:
    room = await club.open()
    async with club.sit(room) as player:
        move = (await player.my_turn())["offers"][0]["move"]
        async with full_disk(club.club.store):
            await player.say("move", id="the-one-id", ply=0, move=move)
            assert (await player.until("refused"))["code"] == "busy"
            assert (await club.http.get("/healthz")).status_code == 200, "reading still works"
            answer = await club.http.get("/api/me")
            while answer.status_code in (200, 201):  # pages of other tables still have some room
                answer = await club.http.post("/api/rooms", json={"game": "hexafuse", "level": "spark"})
            assert (answer.status_code, answer.json()) == (503, {"error": "the database does not answer; try again"})
        async with club.sit(room) as other_tab:
            assert (await other_tab.my_turn())["ply"] == 0
        await player.say("move", id="the-one-id", ply=0, move=move)
        assert (await player.until("accepted"))["ply"] == 0
        assert (await player.until("state"))["view"]["history"][0] == move


async def test_a_bot_whose_move_could_not_be_written_moves_later(tmp_path: Path) -> None:
    slow = settings(pause=(1.0, 1.0))
    async with (
        open_club(tmp_path / "club.sqlite3", slow) as club,
        club.sit(await club.open(side="second")) as player,
    ):
        async with full_disk(club.club.store):
            assert (await player.until("state"))["ply"] == 0
            await asyncio.sleep(1.2)  # by now the bot has tried
            await player.say("ping", id="1")
            await player.until("pong")
            assert player.state["ply"] == 0
        assert (await player.my_turn())["ply"] == 1
