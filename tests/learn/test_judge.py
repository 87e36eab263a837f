"""How tries are judged."""

from __future__ import annotations

from hexagora.contract import game
from hexagora.learn import Condition, Exercise, Mistake, Position, judged
from hexagora.learn.exercise import start_of

FUSE = game("hexafuse")
OPENING = Position(FUSE.start(seed="judge").setup)
START = start_of(FUSE, OPENING)
MOVES = START.legal_moves()


def exercise(goal: Condition, *wrong: Mistake, plies: int = 1) -> Exercise:
    return Exercise("some", OPENING, (MOVES[0],), goal, wrong, plies)


def test_nothing_is_judged_before_a_move() -> None:
    done = judged(exercise(Condition()), START, ())
    assert (done.verdict, done.state) == ("start", START)


def test_where_nothing_is_said_any_legal_move_counts() -> None:
    assert {judged(exercise(Condition()), START, (move,)).verdict for move in MOVES} == {"right"}


def test_a_line_counts_and_no_other_move() -> None:
    asked = exercise(Condition(lines=((MOVES[0],),)))
    assert judged(asked, START, (MOVES[0],)).verdict == "right"
    assert judged(asked, START, (MOVES[1],)).verdict == "wrong"


def test_the_first_mistake_that_fits_is_the_one_that_is_explained() -> None:
    big = Mistake(name="big", match="(?:[^,]+,){2,}[^,]+")
    asked = exercise(Condition(gain={"hexes": 99}), big, Mistake(name="other"))
    for move in MOVES:
        assert judged(asked, START, (move,)).mistake == ("big" if move.count(",") >= 2 else "other")


def test_points_are_those_of_the_player_who_tries() -> None:
    for move in MOVES:
        asked = exercise(Condition(gain={"hexes": move.count(",") + 1}))
        assert judged(asked, START, (move,)).verdict == "right"
        asked = exercise(Condition(gain={"total": move.count(",") + 2}))
        assert judged(asked, START, (move,)).verdict == "wrong"


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    done = judged(exercise(Condition()), START, ("e5",))
    assert (done.verdict, done.state) == ("illegal", START)
    assert done.illegal is not None
    assert done.illegal.reason


def test_after_the_verdict_nothing_more_is_played() -> None:
    done = judged(exercise(Condition()), START, (MOVES[0], "stay"))
    assert (done.verdict, done.state) == ("illegal", START.play(MOVES[0]))


def test_moves_may_be_written_as_one_likes() -> None:
    cells = MOVES[-1].split(",")
    asked = exercise(Condition(lines=((MOVES[-1],),)))
    assert judged(asked, START, (" ".join(reversed(cells)).upper(),)).verdict == "right"


ALONE = game("hexpertise-first")
CARD = Position(ALONE.start(seed="judge", players=1).setup, players=1)
FIRST = start_of(ALONE, CARD)


def two(goal: Condition) -> Exercise:
    return Exercise("two", CARD, (), goal, plies=2)


def test_an_exercise_of_two_moves_goes_on_after_the_first() -> None:
    one = FIRST.legal_moves()[0]
    other = FIRST.play(one).legal_moves()[0]
    assert judged(two(Condition(plies=2)), FIRST, (one,)).verdict == "on"
    assert judged(two(Condition(plies=2)), FIRST, (one, other)).verdict == "right"
    assert judged(two(Condition(gain={"total": 999})), FIRST, (one, other)).verdict == "wrong"


def test_a_move_that_leaves_every_line_is_wrong_at_once() -> None:
    one, another = FIRST.legal_moves()[:2]
    other = FIRST.play(one).legal_moves()[0]
    asked = two(Condition(lines=((one, other),)))
    assert judged(asked, FIRST, (one,)).verdict == "on"
    assert judged(asked, FIRST, (another,)).verdict == "wrong"
