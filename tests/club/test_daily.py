"""The challenge of the day: one start for everybody, one try that counts, nothing told too early, nothing made up."""

from __future__ import annotations

import asyncio
import hashlib
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from hexagora.bots.reproducible import choice, kept
from hexagora.club.domain import GONE, day_of, midnight, streak
from hexagora.contract import State
from hexagora.records import day_key, deal_seed, dice_seed, read_day, verified
from hexagora.rulebooks.hexano_duel import HexanoDuel
from tests.club.days import DAY, Honest, begun, open_house, play_out, resign, told
from tests.club.house import HEXAFUSE, Doorway
from tests.toys import PETALS

HOUR = 3600.0
PATH = f"/api/daily/{DAY}/hexafuse"


async def test_two_pages_that_ask_at_once_get_one_and_the_same_try(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        rooms = await asyncio.gather(*(begun(club.http) for _ in range(8)))
        assert len(set(rooms)) == 1
        async with club.guest() as other:
            assert await begun(other) != rooms[0]


async def test_leaving_loses_nothing_no_clock_runs_and_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        room = await begun(club.http)
        async with club.sit(room) as player:
            assert (await player.my_turn())["clock"] is None
            await player.play("the-first-move")
            await player.my_turn()
            before = player.state["view"]["history"]
        club.wait(GONE + 5 * HOUR)
        assert await begun(club.http) == room
        async with club.sit(room) as player:
            assert (await player.my_turn())["view"]["history"] == before
            assert player.welcome["event"] == {"kind": "daily", "of": DAY.isoformat()}


async def test_the_first_finished_try_counts_and_what_comes_after_it_is_practice(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        assert (await club.http.post(f"{PATH}/again", json={})).status_code == 409
        room = await begun(club.http)
        await resign(club, room, club.http)
        first = (await told(club.http, PATH))["entry"]
        assert (first["room"], first["counts"], first["worth"]["outcome"]) == (room, True, -1)
        assert await begun(club.http) == room, "the try is over, and there is no second one"
        second = (await club.http.post(f"{PATH}/again", json={})).json()["room"]
        assert second != room
        await play_out(club, second, club.http)
        assert (await told(club.http, PATH))["entry"] == first
        assert [line["room"] for line in (await told(club.http, PATH))["table"]] == [room]


async def test_everybody_gets_the_same_start_and_the_same_answers_of_the_bot(tmp_path: Path) -> None:
    async with open_house(tmp_path, Honest) as club, club.guest() as other:
        games = [await play_out(club, await begun(http), http, choice=3) for http in (club.http, other)]
        assert games[0] == games[1]
        setups = [table.room.state.setup for table in club.club._shelf.tables]
        assert len(setups) == 2
        assert setups[0] == setups[1]


@pytest.mark.parametrize("game", [HEXAFUSE, HexanoDuel()], ids=["hexafuse", "hexano-duel"])
@given(key=st.binary(min_size=32, max_size=32), choices=st.lists(st.integers(0, 10_000), max_size=4))
@hypothesis_settings(max_examples=15, deadline=None)
def test_the_same_moves_on_the_same_day_are_answered_by_the_same_moves(
    game: HexanoDuel, key: bytes, choices: list[int]
) -> None:
    secret = day_key(key, DAY)
    deal, dice = deal_seed(secret, game.id), dice_seed(secret, game.id)

    def played() -> State:
        state = game.start(seed=deal)
        for number in choices:
            for player in (0, 1):
                if state.to_act == player == 0:
                    legal = state.legal_moves()
                    state = state.play(legal[number % len(legal)])
                elif state.to_act == player:
                    state = state.play(choice(state, player, "rung-7", dice))
        return state

    assert played() == played()


async def test_a_try_may_be_finished_in_the_hour_after_midnight_and_counts_for_the_day_it_was_begun(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, at=24 * HOUR - 60) as club:
        room = await begun(club.http)
        club.wait(120)
        late = await told(club.http, "/api/daily")
        assert late["day"] == (DAY + timedelta(days=1)).isoformat()
        assert [(one["room"], one["left"]) for one in late["open"]] == [(room, HOUR - 60)]
        assert await begun(club.http) != room, "a new day has a new try"
        await resign(club, room, club.http)
        found = await told(club.http, PATH)
        assert found["entry"]["counts"] is True
        assert (await told(club.http, "/api/daily"))["open"] == []


async def test_after_that_hour_a_try_counts_for_nothing(tmp_path: Path) -> None:
    async with open_house(tmp_path, at=24 * HOUR - 60) as club:
        room = await begun(club.http)
        club.wait(60 + HOUR)
        await resign(club, room, club.http)
        found = await told(club.http, PATH)
        assert found["entry"]["counts"] is False
        assert (found["tries"], found["table"], found["share"]) == (0, [], None)
        assert (await told(club.http, "/api/daily"))["streak"] == {"current": 0, "longest": 0}


async def close_code(club: Doorway, room: str, http: object) -> int | None:
    """With which code the socket of a room is closed for somebody; None when it stays open."""
    async with club.sit(room, http) as player:  # type: ignore[arg-type]
        try:
            await player.until("state")
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
    return None


async def test_nothing_of_a_days_game_is_shown_to_who_has_not_finished_theirs(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club, club.guest() as other:
        room = await begun(club.http)
        await play_out(club, room, club.http)
        again = (await club.http.post(f"{PATH}/again", json={})).json()["room"]
        own = await begun(other)
        for hidden in (room, again):
            assert await close_code(club, hidden, other) == 4403
            for path in ("record", "moves/1"):
                assert (await other.get(f"/api/rooms/{hidden}/{path}")).status_code == 403
        found = await told(other, PATH)
        assert (found["table"], found["tries"], found["share"]) == (None, 1, None)
        await resign(club, own, other)
        assert await close_code(club, room, other) is None
        assert (await other.get(f"/api/rooms/{room}/record")).status_code == 200
        table = (await told(other, PATH))["table"]
        assert [(line["room"], line["you"]) for line in table] == [(room, False), (own, True)]


async def test_a_finished_game_can_be_looked_at_move_by_move(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        room = await begun(club.http)
        history = await play_out(club, room, club.http)
        for ply in (0, 1, len(history), len(history) + 5):
            seen = await told(club.http, f"/api/rooms/{room}/moves/{ply}")
            assert seen["plies"] == len(history)
            assert seen["ply"] == min(ply, len(history))
            assert seen["view"]["history"] == history[:ply]
            assert seen["view"]["over"] is (ply >= len(history))


async def test_results_cannot_be_made_up(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        room = (await club.http.post("/api/daily/hexafuse", json={"worth": {"outcome": 1, "lead": 99}})).json()["room"]
        for method in ("PUT", "PATCH", "DELETE"):
            assert (await club.http.request(method, PATH, json={"points": 99})).status_code == 405
        assert (await club.http.post(PATH, json={"points": 99})).status_code == 405
        assert (await club.http.post(f"/api/rooms/{room}/record", json={})).status_code == 405
        async with club.sit(room) as player:
            ply = (await player.my_turn())["ply"]
            for kind, fields in (
                ("move", {"move": "a1,b1,c1,d1,e1,f1"}),
                ("move", {"move": "timeout"}),
                ("abort", {}),
                ("takeback", {"answer": "offer"}),
                ("claim", {}),
            ):
                await player.say(kind, id=f"made-up-{kind}-{fields}"[:40], ply=ply, **fields)
                assert (await player.until_answer())["type"] == "refused", (kind, fields)
        found = await told(club.http, PATH)
        assert (found["entry"]["worth"], found["tries"]) == (None, 0)


async def test_a_day_is_published_when_it_is_over_and_is_then_what_was_promised(tmp_path: Path) -> None:
    async with open_house(tmp_path, Honest) as club:
        shown = (await told(club.http, "/api/daily"))["sha256"]
        assert (await club.http.get(f"/api/daily/{DAY}")).status_code == 409
        room = await begun(club.http)
        await play_out(club, room, club.http, choice=1)
        alone = await begun(club.http, PETALS.id)
        await play_out(club, alone, club.http)
        club.wait(13 * HOUR - 1)
        assert (await club.http.get(f"/api/daily/{DAY}")).status_code == 409
        club.wait(1)
        document = await told(club.http, f"/api/daily/{DAY}")
        assert hashlib.sha256(bytes.fromhex(document["key"])).hexdigest() == shown
        games = [game for game in document["games"] if game["game"] == "hexafuse"]
        day = read_day(document | {"games": games}, shown)
        record = (await club.http.get(f"/api/rooms/{room}/record")).json()
        state, deal = verified(record)
        assert deal.seed == deal_seed(day.key, "hexafuse")
        assert kept(state, day) == sum(mover != day.games[0].seat for mover in movers(state))
        for later in (DAY + timedelta(days=1), DAY + timedelta(days=2)):
            assert (await club.http.get(f"/api/daily/{later}")).status_code in (404, 409)
        assert (await club.http.get(f"/api/daily/{DAY - timedelta(days=1)}")).status_code == 404


def movers(state: State) -> list[int]:
    """Who made each move of a game."""
    found, now = [], state.game.start(setup=state.setup, players=state.players)
    for move in state.history:
        assert now.to_act is not None
        found.append(now.to_act)
        now = now.play(move)
    return found


async def test_the_archive_is_practised_and_never_counts(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club, club.guest() as other:
        await told(club.http, "/api/daily")
        club.wait(48 * HOUR)
        room = (await other.post(f"{PATH}/again", json={})).json()["room"]
        await resign(club, room, other)
        found = await told(other, PATH)
        assert (found["entry"], found["over"], found["table"]) == (None, True, [])


async def test_ranks_and_shares_of_those_beaten_agree_with_a_recount(tmp_path: Path) -> None:
    async with open_house(tmp_path) as club:
        worth: list[tuple[float, ...]] = []
        found: dict[str, Any] = {}
        for number in range(5):
            async with club.guest() as http:
                room = await begun(http, PETALS.id)
                await (resign(club, room, http) if number == 2 else play_out(club, room, http, choice=number))
                found = await told(http, f"/api/daily/{DAY}/{PETALS.id}")
                worth.append(tuple(found["entry"]["worth"].values()))
                others = worth[:-1]
                better, worse = sum(o > worth[-1] for o in others), sum(o < worth[-1] for o in others)
                assert found["place"] == better + 1
                same = len(others) - better - worse
                assert found["beaten"] == (int(100 * (worse + same / 2) / len(others)) if others else None)
                assert "Hexagora" in found["share"]
        table = found["table"]
        assert [tuple(line["worth"].values()) for line in table] == sorted(worth, reverse=True)
        assert [line["rank"] for line in table] == [1 + sum(o > w for o in worth) for w in sorted(worth, reverse=True)]


def test_a_row_goes_on_until_a_whole_day_was_missed() -> None:
    def at(*numbers: int) -> list[object]:
        return [DAY + timedelta(days=number) for number in numbers]

    def row(*numbers: int) -> tuple[int, int]:
        found = streak(at(*numbers), DAY)  # type: ignore[arg-type]
        return found.current, found.longest

    assert row() == (0, 0)
    assert row(0) == (1, 1)
    assert row(-1) == (1, 1)
    assert row(-2) == (0, 1)
    assert row(-9, -8, -7, -6, -1, 0) == (2, 4)
    assert row(0, 0, -1, -2) == (3, 3)


def test_days_are_those_of_utc() -> None:
    assert day_of(midnight(DAY)) == DAY
    assert day_of(midnight(DAY) - 0.001) == DAY - timedelta(days=1)
