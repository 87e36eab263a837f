"""How a game of Hexano-Duel is lost in a room: by the clock of the turn, and by one's own doing."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from hexagora.club.domain import LAG, Act, Deadline, Play, Refused, Request, Resign, Timeout, decide
from tests.club.duel import ANNE, ANSWER, ERUPTION, SMALL, SPARK, START, again, done, room, small
from tests.club.house import FakeTime, open_club, settings


def test_ruling_7_a_player_has_sixty_seconds_for_a_whole_turn_and_then_forfeits() -> None:
    turn = done(room(), Play(0, 0, "a4-a3"), now=START + 30)
    turn = done(turn, Play(0, 1, "a3-a2"), now=START + 59)
    assert turn.deadline == Deadline(0, 2, START, START + 60)
    assert isinstance(decide(turn, Timeout(2), START + 59.9), Refused)
    lost = done(turn, Timeout(2), now=START + 60)
    assert lost.state.winners == [1]
    assert lost.state.record()["result"] == {"scores": [0, 0], "winners": [1], "end": "timeout", "by": 0}
    assert lost.deadline is None
    assert again(lost) == lost


def test_ruling_7_with_the_eruption_the_other_players_minute_begins() -> None:
    turn = done(room(), Play(0, 0, ERUPTION), now=START + 59)
    assert turn.deadline == Deadline(1, 1, START + 59, START + 119)
    lost = done(turn, Timeout(1), now=START + 119)
    assert (lost.state.winners, lost.state.record()["result"]["by"]) == ([0], 1)


def test_ruling_7_out_of_time_one_loses_even_with_the_higher_score() -> None:
    ahead = done(room(), Play(0, 0, ERUPTION), Play(1, 1, ANSWER))
    lost = done(ahead, Timeout(2), now=START + 61)
    assert (lost.state.scores, lost.state.winners) == ([1, 0], [1])


def test_a_bot_has_no_clock_and_gives_its_opponent_a_fresh_minute() -> None:
    bots = done(room(ANNE, SPARK), Play(0, 0, ERUPTION), now=START + 50)
    assert bots.deadline is None
    assert done(bots, Play(1, 1, ANSWER), now=START + 99).deadline == Deadline(0, 2, START + 99, START + 159)


def test_ruling_3_who_is_left_without_a_move_by_quiet_moves_forfeits() -> None:
    way = "a4 a3 a2 b3 b4 b5 c6 c5 c4 c3 d4 d5 e4 e5 d6 e6 f5 f4 g3 g2 f3 e3 f2 e2 f1"
    quiet = [f"{start}-{end}" for start, end in pairwise(way.split())]
    begin = room(begin=small(c1="R1", d7="G2"))
    requests: list[Request] = [Play(0, ply, move) for ply, move in enumerate(quiet)]
    nearly = done(begin, *requests[:-1])
    assert not nearly.state.is_over
    lost = done(nearly, requests[-1])
    assert lost.state.winners == [1]
    assert lost.state.record()["result"] == {"scores": [0, 0], "winners": [1], "end": "rules"}
    assert lost.deadline is None
    assert isinstance(decide(lost, Play(0, 24, ERUPTION), START), Refused)
    assert again(lost) == lost


def test_who_resigns_loses_on_the_others_turn_as_well() -> None:
    lost = done(room(), Play(0, 0, "a4-a3"), Resign(1, 1))
    assert lost.log[-1].act is Act.RESIGN
    assert lost.state.record()["result"] == {"scores": [0, 0], "winners": [0], "end": "resign", "by": 1}


async def test_the_page_of_a_player_out_of_time_is_told_and_the_record_says_who(tmp_path: Path) -> None:
    house = settings(games={"hexano-duel": SMALL})
    async with (
        open_club(tmp_path / "club.sqlite3", house, time=FakeTime()) as club,
        club.sit(await club.open(game="hexano-duel")) as player,
    ):
        assert (await player.my_turn())["clock"] == {"player": 0, "left": 60.0, "of": 60.0}
        club.wait(40)
        await player.say("move", id="a-quiet-move", ply=0, move="a4-a3")
        assert (await player.until("state"))["clock"]["left"] == 20.0
        await player.say("undo", id="not-that-one", ply=1)
        assert (await player.until("state"))["clock"]["left"] == 20.0
        club.wait(20 + LAG)
        over = await player.until("state")
        assert over["view"]["ending"] == {"end": "timeout", "by": 0}
        assert over["view"]["winners"] == [1]
        assert (over["last"]["move"], over["last"]["player"], over["clock"]) == ("timeout", 0, None)
        record = (await club.http.get(f"/api/rooms/{player.welcome['room']}/record")).json()
        assert record["moves"] == ["timeout"]
        assert record["result"] == {"scores": [0, 0], "winners": [1], "end": "timeout", "by": 0}
