"""Time is measured as was agreed: by the rules, for the whole game, or in days."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hexagora.club.domain import (
    LAG,
    Accepted,
    Agree,
    Deadline,
    Play,
    Resign,
    Room,
    Terms,
    TimeControl,
    Timeout,
    Undo,
    decide,
    new_seed,
)
from hexagora.contract import Game
from hexagora.records import commitment
from hexagora.rulebooks.hexano_duel import HexanoDuel
from hexagora.rulebooks.hexpertise import GAMES as EDITIONS
from tests.club.duel import ANNE, BERT, ERUPTION, SMALL, SPARK, START, done, small
from tests.club.house import HEXAFUSE

BLITZ = TimeControl("fischer", 100.0, 5.0)
CORRESPONDENCE = TimeControl("days", 3 * 24 * 3600.0)
QUIET = "a4-a3"  # White's, after which the turn goes on


def room(control: TimeControl, *seats: object, game: Game = HEXAFUSE) -> Room:
    return Room.opened("r", seats or (ANNE, BERT), game.start(seed=3), START, Terms(control))  # type: ignore[arg-type]


def after(now: Room, seconds: float, lag: float = 0.0, move: str | None = None) -> Room:
    """The room after one move of who is to move, made so many seconds after the last entry."""
    player = now.state.to_act
    assert player is not None
    at = (now.log[-1].at if now.log else START) + seconds
    move = move or now.state.legal_moves()[0]
    decision = decide(now, Play(player, now.state.ply(player), move, lag=lag), at)
    assert isinstance(decision, Accepted), decision
    return decision.room


def left(now: Room) -> float:
    assert now.deadline is not None
    return now.deadline.due - (now.log[-1].at if now.log else START)


def test_what_a_move_takes_goes_off_its_players_time_and_the_increment_is_added() -> None:
    now = room(BLITZ)
    assert (now.banks, left(now)) == ((100.0, 100.0), 100.0)
    now = after(now, 40)
    assert now.banks == (65.0, 100.0)


def test_an_answer_to_the_pie_question_has_its_own_time_and_costs_nothing() -> None:
    now = after(room(BLITZ), 40)
    assert now.state.questioned
    assert left(now) == 30.0
    now = after(now, 29, move="stay")
    assert now.banks == (65.0, 100.0)
    assert left(now) == 100.0
    quick = Room.opened("r", (ANNE, BERT), HEXAFUSE.start(seed=3), START, Terms(TimeControl("fischer", 10.0)))
    assert left(after(quick, 1)) == 30.0, "also when there is less for the whole game"


def test_who_has_no_time_left_loses_the_move_by_the_rules_and_plays_on_with_the_increment() -> None:
    now = after(after(room(BLITZ), 40), 1, move="stay")
    assert now.deadline is not None
    late = decide(now, Timeout(now.deadline.number), now.deadline.due)
    assert isinstance(late, Accepted)
    assert late.room.state.history[-1] == "timeout"
    assert late.room.banks == (65.0, 5.0)


def test_the_time_on_its_way_is_given_back_up_to_a_limit() -> None:
    start = after(after(room(BLITZ), 0), 0, move="stay")
    assert after(start, 40, lag=0.3).banks[1] == pytest.approx(65.3)
    assert after(start, 40, lag=60.0).banks[1] == pytest.approx(65.0 + LAG)
    assert after(start, 40, lag=-60.0).banks[1] == pytest.approx(65.0)
    assert after(start, 0.1, lag=0.5).banks[1] == pytest.approx(105.0), "nobody gains by being slow"


def test_where_the_clock_is_that_of_a_turn_it_is_charged_when_the_turn_is_over() -> None:
    now = Room.opened("r", (ANNE, BERT), SMALL.start(setup=small()), START, Terms(BLITZ))
    now = done(now, Play(0, 0, QUIET), now=START + 30)
    assert (now.banks, left(now)) == ((100.0, 100.0), 70.0)
    now = done(now, Undo(0, 1), now=START + 35)
    assert (now.banks, left(now)) == ((100.0, 100.0), 65.0)
    now = done(now, Play(0, 0, ERUPTION), now=START + 60)
    assert now.state.to_act == 1
    assert (now.banks, left(now)) == ((45.0, 100.0), 100.0)


def test_an_offer_stops_no_clock() -> None:
    now = Room.opened("r", (ANNE, BERT), SMALL.start(setup=small()), START, Terms(BLITZ))
    assert left(done(now, Agree(1, 0, "offer"), now=START + 30)) == 70.0


def test_when_somebody_gives_up_the_time_of_who_was_to_move_is_what_it_was_then() -> None:
    for player in (0, 1):
        now = done(room(BLITZ), Resign(player, 0), now=START + 30)
        assert now.banks == (70.0, 100.0)
    questioned = after(room(BLITZ), 0)
    assert done(questioned, Resign(1, 1), now=START + 20).banks == questioned.banks


def test_a_bot_has_no_clock_and_its_time_stands() -> None:
    now = after(room(BLITZ, ANNE, SPARK), 10)
    assert now.deadline is None
    now = after(now, 500)
    assert now.banks == (95.0, 100.0)


def test_a_move_may_take_days() -> None:
    now = room(CORRESPONDENCE)
    assert (now.banks, left(now)) == ((), 3 * 24 * 3600.0)
    now = after(now, 2 * 24 * 3600.0)
    assert left(now) == 3 * 24 * 3600.0
    assert now.claimable(0) is None, "nobody is expected to sit there all the time"


def test_the_downtime_of_the_club_is_nobodys_time() -> None:
    now = after(after(room(BLITZ), 0), 0, move="stay")
    assert now.deadline is not None
    resumed = now.deadline.resumed(alive=START + 10, now=START + 1000)
    assert resumed == Deadline(1, 2, START, START + 1090)
    now = after(replace(now, deadline=resumed), 1040)
    assert now.banks[1] == 55.0, "ten seconds before and forty after it"


@pytest.mark.parametrize(
    ("control", "game", "said"),
    [
        (TimeControl("rules", 5.0), HEXAFUSE, "the clock of the rules has no settings"),
        (TimeControl("fischer", 5.0), HEXAFUSE, "a clock has 10 to 10800 seconds and adds 0 to 180 after each move"),
        (TimeControl("fischer", 60.0, -1.0), HEXAFUSE, "a clock has 10 to 10800 seconds"),
        (TimeControl("fischer", float("nan")), HEXAFUSE, "a clock has 10 to 10800 seconds"),
        (TimeControl("days", 1.5 * 24 * 3600), HEXAFUSE, "a move may take 1 to 14 whole days"),
        (TimeControl("days", 15.0 * 24 * 3600), HEXAFUSE, "a move may take 1 to 14 whole days"),
        (TimeControl("days", float("inf")), HEXAFUSE, "a move may take 1 to 14 whole days"),
        (BLITZ, EDITIONS[0], "all choose at the same time: nobody has a time of their own"),
    ],
)
def test_a_clock_that_makes_no_sense_is_one_clear_line(control: TimeControl, game: Game, said: str) -> None:
    problem = control.problem(game)
    assert problem is not None
    assert said in problem


def test_clocks_that_make_sense_are_allowed() -> None:
    for game in (HEXAFUSE, HexanoDuel(), EDITIONS[0]):
        assert TimeControl().problem(game) is None
        assert CORRESPONDENCE.problem(game) is None
    assert BLITZ.problem(HEXAFUSE) is None


def test_what_is_shown_of_a_seed_is_its_sha_256() -> None:
    assert commitment("7") == "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert Terms(seed="7").commitment == commitment("7")
    assert Terms().commitment is None
