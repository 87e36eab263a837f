"""The order of what is hidden never leaves the server: not in a frame, not in an answer, not by its effects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hexagora.club.domain import Room, Seat
from hexagora.club.protocol import draw, encode, state_message, welcome
from hexagora.contract import Dice, Game, Setup
from hexagora.rulebooks.hexafuse import HexaFuse
from tests.club.house import HEXAFUSE, open_club, settings
from tests.toys import PETALS

# Views list a hidden set in one fixed order; a queue that runs the other way shares no three in a row with that.
BACKWARDS = ["F5", "C5", "I5", "S4", "O4", "U4", "Y4", "P4", "L4", "I4", "A3", "V3", "I3", "I2", "I1"]


@dataclass(frozen=True)
class Dealt(HexaFuse):
    """HexaFuse that always deals the same order."""

    def deal(self, dice: Dice, players: int) -> Setup:
        return super().deal(dice, players) | {"queues": [BACKWARDS, BACKWARDS]}


def lists(value: Any) -> Iterator[list[str]]:
    """Every list of names in a message; things with an id count as their id."""
    if isinstance(value, dict):
        for part in value.values():
            yield from lists(part)
    elif isinstance(value, list):
        yield [str(part.get("id") if isinstance(part, dict) else part) for part in value]
        for part in value:
            yield from lists(part)


def tells(message: Any, order: list[str]) -> bool:
    """Whether three hidden things stand in a message in their order."""
    threes = {tuple(order[n : n + 3]) for n in range(len(order) - 2)}
    return any(tuple(names[n : n + 3]) in threes for names in lists(message) for n in range(len(names) - 2))


def test_the_scan_finds_an_order_that_is_told() -> None:
    hidden = BACKWARDS[5:]
    assert tells({"setup": {"queues": [BACKWARDS, []]}}, hidden)
    assert tells([{"id": piece} for piece in hidden], hidden)
    assert not tells({"set": sorted(hidden), "hand": BACKWARDS[:5]}, hidden)


async def test_no_frame_and_no_answer_of_a_whole_game_tells_the_hidden_order(tmp_path: Path) -> None:
    house = settings(games={"hexafuse": Dealt()})
    async with open_club(tmp_path / "club.sqlite3", house) as club, club.guest() as stranger:
        room = await club.open()
        heard: list[tuple[int, str]] = []
        async with club.sit(room) as player, club.sit(room, stranger) as watcher:
            turn = 0
            while not (await player.my_turn())["view"]["over"]:
                ply = player.state["ply"]
                for path in ("/", "/api/games", "/api/me", f"/game/{room}", f"/api/rooms/{room}/record", "/nowhere"):
                    heard += [(ply, (await http.get(path)).text) for http in (club.http, stranger)]
                heard.append((ply, (await club.http.post(f"/api/rooms/{room}/rematch")).text))
                await player.say("ask", id="a", move="a1,a2,a3,a4")
                await player.say("move", id="not-a-move", ply=ply, move="nonsense")
                turn += 1
                assert (await player.until_answer())["type"] == "refused"
                await player.play(f"move-{turn:08}", choice=turn)
            await watcher.until("state", ply=player.state["ply"])
        assert turn > 3

        assert (await club.table(room)).room.state.setup["queues"] == [BACKWARDS, BACKWARDS]
        frames = [(_ply(text), text) for text in player.seen + watcher.seen]
        assert {ply for ply, _ in frames} > {0, player.state["ply"]}
        for ply, text in heard + frames:
            if not text.startswith("{"):
                assert "F5" not in text, "a page holds nothing of a game"
                continue
            message = msgspec.json.decode(text)
            assert "setup" not in message
            # Both players have the same queue, so only what is hidden from both cannot be seen anywhere.
            hidden = min(_hidden(message, player) for player in range(2))
            assert not tells(message, BACKWARDS[15 - hidden :]), (ply, text[:200])


def _ply(text: str) -> int:
    return int(msgspec.json.decode(text).get("ply", 0))


def _hidden(message: Any, player: int) -> int:
    """How much of a queue is still hidden at a state; for all other messages, all that ever was."""
    if message.get("type") != "state":
        return 10
    count: int = message["view"]["queues"][player]["count"]
    return count


def shown(room: Room, who: int | None) -> list[str]:
    return [encode(welcome(room, who)), encode(state_message(room, draw(room, who), 100.0))]


@pytest.mark.parametrize("who", [0, 1, None])
@pytest.mark.parametrize("game", [HEXAFUSE, PETALS], ids=lambda game: game.id)
def test_two_games_that_differ_only_in_what_is_hidden_look_the_same(game: Game, who: int | None) -> None:
    """As long as nothing of the difference was drawn."""
    setup = game.start(seed=11, players=2).setup
    other = game.start(setup=setup, players=2).setup
    if game is HEXAFUSE:
        for queue in other["queues"]:
            queue[8:] = reversed(queue[8:])  # five are open, three more are drawn below
    else:
        other["tiles"][4:] = reversed(other["tiles"][4:])
    assert setup != other
    seats = [Seat("Anne", guest="a"), Seat("Bert", guest="b")]
    rooms = [Room.opened("r", seats, game.start(setup=dealt, players=2), 100.0) for dealt in (setup, other)]
    for _ in range(4):
        assert shown(rooms[0], who) == shown(rooms[1], who)
        move = rooms[0].state.legal_moves()[-1]
        rooms = [Room.opened("r", seats, room.state.play(move), 100.0) for room in rooms]
