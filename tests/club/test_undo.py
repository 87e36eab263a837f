"""Moves are taken back by entries of their own: the log only grows, and a record holds what counts."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import hexagora
from hexagora.club.domain import (
    Accepted,
    Act,
    Agree,
    Deadline,
    Play,
    Refused,
    Repeated,
    Request,
    Room,
    Timeout,
    Undo,
    decide,
    snapshot,
)
from hexagora.contract import Game, IllegalMove
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.duel import ANNE, ANSWER, BERT, ERUPTION, SMALL, START, again, done, room
from tests.club.house import HEXAFUSE, Doorway, open_club, settings


def refusal(room: Room, request: Undo | Timeout, now: float = START + 1) -> str:
    decision = decide(room, request, now)
    assert isinstance(decision, Refused)
    return decision.code


def test_a_quiet_move_is_taken_back_and_the_log_grows_by_an_entry() -> None:
    start = room()
    decision = decide(done(start, Play(0, 0, "a4-a3")), Undo(0, 1, "id-of-undo"), START + 2)
    assert isinstance(decision, Accepted)
    after, entry = decision.room, decision.entry
    assert after.state == start.state
    assert (entry.number, entry.ply, entry.act, entry.move) == (1, 1, Act.UNDO, None)
    assert len(after.log) == after.version == 2
    assert after.state.ply(0) == 0


def test_what_the_turn_has_seen_is_forgotten_with_the_move_that_is_taken_back() -> None:
    there = done(room(), Play(0, 0, "a4-a3"))
    assert "a3-a4" not in there.state.legal_moves()
    elsewhere = done(there, Undo(0, 1), Play(0, 0, "a4-b4"), Play(0, 1, "b4-a3"))
    assert elsewhere.state.history == ("a4-b4", "b4-a3")
    assert (
        elsewhere.state.position().counts.tolist()
        == done(room(), Play(0, 0, "a4-b4"), Play(0, 1, "b4-a3")).state.position().counts.tolist()
    )


def test_all_quiet_moves_of_the_turn_under_way_may_be_taken_back_and_nothing_else() -> None:
    turn = done(room(), Play(0, 0, ERUPTION), Play(1, 1, ANSWER))
    assert refusal(turn, Undo(0, 2)) == "illegal"
    moved = done(turn, Play(0, 2, "a4-a3"), Play(0, 3, "a3-a2"))
    back = done(moved, Undo(0, 4), Undo(0, 3))
    assert back.state == turn.state
    assert decide(back, Undo(0, 2), START) == Refused("illegal", "you have made no move that may be taken back")


def test_an_eruption_is_not_taken_back_by_either_player() -> None:
    erupted = done(room(), Play(0, 0, "a4-a3"), Play(0, 1, ERUPTION))
    assert refusal(erupted, Undo(0, 2)) == "turn"
    assert refusal(erupted, Undo(1, 2)) == "illegal"


def test_only_the_player_whose_move_it_was_takes_it_back() -> None:
    moved = done(room(), Play(0, 0, "a4-a3"))
    assert refusal(moved, Undo(1, 1)) == "turn"
    assert refusal(moved, Undo(None, 1)) == "watching"
    assert [snapshot(moved, who).undo for who in (0, 1, None)] == [True, False, False]


def test_an_undo_at_another_ply_or_after_the_end_changes_nothing() -> None:
    moved = done(room(), Play(0, 0, "a4-a3"))
    assert refusal(moved, Undo(0, 0)) == "stale"
    lost = done(moved, Timeout(1), now=START + 60)
    assert refusal(lost, Undo(0, 2)) == "over"
    assert not snapshot(lost, 0).undo


def test_a_repeated_undo_gets_the_same_answer_and_takes_nothing_more_back() -> None:
    moved = done(room(), Play(0, 0, "a4-a3"), Play(0, 1, "a3-a2"))
    once = decide(moved, Undo(0, 2, "id-of-undo"), START)
    assert isinstance(once, Accepted)
    assert decide(once.room, Undo(0, 2, "id-of-undo"), START) == Repeated(once.entry)
    later = done(once.room, Undo(0, 1), Play(0, 0, "g4-g3"))
    assert decide(later, Undo(0, 2, "id-of-undo"), START) == Repeated(once.entry)


def test_the_last_move_that_is_told_is_the_last_one_that_counts() -> None:
    turn = done(room(), Play(0, 0, ERUPTION), Play(1, 1, ANSWER))
    back = done(turn, Play(0, 2, "a4-a3"), Play(0, 3, "a3-a2"), Undo(0, 4), Undo(0, 3))
    for who in (0, 1, None):
        assert snapshot(back, who) == snapshot(turn, who)
    last = snapshot(back, 0).last
    assert last is not None
    assert (last.move, last.player) == (ANSWER, 1)
    assert last.said.startswith(f"{BERT.name} erupted from d7 to d6")
    assert snapshot(done(room(), Play(0, 0, "a4-a3"), Undo(0, 1)), 0).last is None


def test_the_clock_of_the_turn_keeps_running_while_moves_are_made_and_taken_back() -> None:
    now = room()
    requests: list[Request] = [Play(0, 0, "a4-a3"), Undo(0, 1), Play(0, 0, "g4-g3"), Play(0, 1, "g3-g2")]
    for at, request in enumerate(requests):
        now = done(now, request, now=START + 10 * (at + 1))
        assert now.deadline == Deadline(0, at + 1, START, START + 60)
    assert refusal(now, Timeout(4), START + 59) == "stale"
    assert refusal(now, Timeout(3), START + 60) == "stale"
    assert done(now, Play(0, 2, ERUPTION), now=START + 59).deadline == Deadline(1, 5, START + 59, START + 119)


def test_a_quiet_move_in_the_very_last_moment_wins_no_time() -> None:
    late = done(room(), Play(0, 0, "a4-a3"), now=START + 60.2)
    assert late.deadline == Deadline(0, 1, START, START + 60)


def test_a_room_rebuilt_from_a_log_with_undos_equals_the_one_that_was_played() -> None:
    """At every entry of long random logs; and their records hold only what counts."""
    for seed in range(6):
        dice, now = random.Random(seed), room()
        undone = 0
        while not now.state.is_over and len(now.log) < 80:
            player, ply = now.state.to_act, now.state.ply(now.state.to_act)
            legal = now.state.legal_moves()
            quiet = [move for move in legal if now.state.play(move).to_act == player]
            requests: list[Request] = [
                Play(player, ply, dice.choice(quiet or legal)),
                Undo(player, ply),
                Agree(player, ply, "offer"),
            ]
            decision = decide(now, dice.choices(requests, [6, 3, 1])[0], START + len(now.log))
            if isinstance(decision, Accepted):
                undone += decision.entry.act is Act.UNDO
                now = decision.room
                assert again(now) == now
                assert again(now).mover() == now.mover()
        assert undone > 5
        assert len(now.state.history) == sum(entry.act is None for entry in now.log) - undone
        record = now.state.record()
        assert record["moves"] == list(now.state.history)
        assert hexagora.load(record | {"game": "hexano-duel"}).history == now.state.history


def test_a_log_with_an_undo_that_was_not_possible_is_not_believed() -> None:
    erupted = done(room(), Play(0, 0, "a4-a3"), Undo(0, 1), Play(0, 0, ERUPTION))
    forged = (erupted.log[0], erupted.log[2], erupted.log[1])
    with pytest.raises(IllegalMove, match="there is no move to take back"):
        Room.rebuilt("r", erupted.seats, SMALL, erupted.state.setup, START, forged, None, None)


@pytest.mark.parametrize("game", [HEXAFUSE, *EDITIONS], ids=lambda game: game.id)
def test_in_the_other_games_nothing_is_taken_back(game: Game) -> None:
    now = Room.opened("r", (ANNE, BERT), game.start(seed=3, players=2), START)
    for _ in range(5):
        for player in (0, 1):
            assert not snapshot(now, player).undo
            assert refusal(now, Undo(player, now.state.ply(player))) in ("illegal", "turn")
        player = now.state.awaiting[0]
        now = done(now, Play(player, now.state.ply(player), now.state.legal_moves(player)[0]))


# Over a socket, and across a restart -----------------------------------------------------------------------

DUEL = settings(games={"hexano-duel": SMALL})


async def open_duel(club: Doorway) -> str:
    return await club.open(game="hexano-duel")


async def test_a_player_is_told_when_a_move_may_be_taken_back_and_takes_it_back(tmp_path: Path) -> None:
    async with open_club(tmp_path / "club.sqlite3", DUEL) as club, club.sit(await open_duel(club)) as player:
        start = await player.my_turn()
        assert (start["version"], start["ply"], start["undo"]) == (0, 0, False)
        await player.say("undo", id="much-too-early", ply=0)
        assert (await player.until("refused"))["code"] == "illegal"
        await player.say("move", id="the-quiet-move", ply=0, move="a4-a3")
        moved = await player.until("state")
        assert (moved["version"], moved["ply"], moved["undo"]) == (1, 1, True)
        await player.say("undo", id="take-it-back", ply=1)
        assert await player.until("accepted") == {"type": "accepted", "id": "take-it-back", "ply": 1, "move": None}
        back = await player.until("state")
        assert (back["version"], back["ply"], back["undo"]) == (2, 0, False)
        for same in ("view", "scene", "offers", "last"):
            assert back[same] == start[same]


async def test_after_a_restart_the_turn_goes_on_where_it_was_and_may_still_be_taken_back(tmp_path: Path) -> None:
    database = tmp_path / "club.sqlite3"
    async with open_club(database, DUEL) as club:
        room, cookies = await open_duel(club), club.http.cookies
        async with club.sit(room) as player:
            for number, (kind, ply, move) in enumerate(
                (("move", 0, "a4-a3"), ("undo", 1, None), ("move", 0, "a4-b4"), ("move", 1, "b4-b3"))
            ):
                await player.say(kind, id=f"message-{number}", ply=ply, **({} if move is None else {"move": move}))
                await player.until("accepted")
            before = await player.until("state", version=4)
    async with open_club(database, DUEL) as club:
        club.http.cookies = cookies
        async with club.sit(room) as player:
            after = await player.until("state")
            assert {**after, "clock": None} == {**before, "clock": None}
            await player.say("undo", id="message-1", ply=1)
            assert (await player.until("accepted"))["ply"] == 1, "the undo before the restart, repeated"
            await player.say("undo", id="message-4", ply=2)
            assert (await player.until("state"))["view"]["history"] == ["a4-b4"]
