"""Pairs of games with seats exchanged."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora.rating import Pairs, Tally

POINTS = st.sampled_from([0.0, 0.5, 1.0])
GAMES = st.lists(st.tuples(POINTS, POINTS), min_size=1, max_size=60)


@given(GAMES)
def test_pairs_score_what_their_games_score(games: list[tuple[float, float]]) -> None:
    points = [point for pair in games for point in pair]
    tally = Tally(points.count(1.0), points.count(0.5), points.count(0.0))
    pairs = Pairs.of(games)
    assert pairs.number == len(games)
    assert pairs.score == pytest.approx(tally.score)
    low, high = pairs.interval
    assert 0.0 <= low <= pairs.score <= high <= 1.0


def test_pairs_in_which_the_seat_decides_say_more_than_their_games_alone() -> None:
    # Whoever begins loses nearly always: 52 of 100, which single games would call 52 +- 10.
    pairs = Pairs((1, 0, 46, 0, 3))
    low, high = pairs.interval
    assert [low, high] == pytest.approx([0.481, 0.559], abs=0.003)
    alone = Tally(52, 0, 48).interval
    assert alone[0] < low
    assert high < alone[1]


def test_pairs_that_all_ended_alike_leave_some_doubt() -> None:
    difference = Pairs((0, 0, 0, 0, 20)).difference
    assert difference.elo == inf
    assert 300 < difference.low < 500
    even = Pairs((0, 0, 20, 0, 0)).difference
    assert even.elo == 0
    assert even.low == pytest.approx(-even.high)
    assert even.high > 50


def test_what_is_no_count_of_pairs_is_refused() -> None:
    with pytest.raises(ValueError, match="five counts"):
        Pairs((1, 0, -1, 0, 0))
    with pytest.raises(ValueError, match=r"0, 0\.5 or 1 points"):
        Pairs.of([(0.3, 1.0)])
    with pytest.raises(ValueError, match="no pair"):
        _ = Pairs().score
