"""Elo in numbers that can be looked up."""

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora.rating import Tally, expected, from_score

GAMES = st.integers(0, 500)


@pytest.mark.parametrize(
    ("difference", "score"), [(0, 0.5), (400, 10 / 11), (-400, 1 / 11), (191, 0.7502), (800, 100 / 101)]
)
def test_the_table_of_expected_scores(difference: float, score: float) -> None:
    assert expected(difference) == pytest.approx(score, abs=1e-4)


@given(st.floats(-1500, 1500))
def test_a_score_and_the_difference_behind_it_belong_together(difference: float) -> None:
    assert from_score(expected(difference)) == pytest.approx(difference, abs=1e-6)


def test_no_difference_explains_a_perfect_score() -> None:
    assert from_score(1.0) == inf
    assert from_score(0.0) == -inf
    with pytest.raises(ValueError, match="between 0 and 1"):
        from_score(1.1)


def test_a_draw_is_half_a_win() -> None:
    assert Tally(10, 20, 10).score == 0.5
    assert Tally(3, 1, 0).score == 0.875


def test_the_error_is_that_of_the_textbook() -> None:
    # 75 of 100: 0.75 +- 0.085 by the normal distribution, which Wilson's interval moves a little towards one half.
    low, high = Tally(75, 0, 25).interval
    assert low == pytest.approx(0.657, abs=1e-3)
    assert high == pytest.approx(0.825, abs=1e-3)
    difference = Tally(75, 0, 25).difference
    assert difference.elo == pytest.approx(190.8, abs=0.1)
    assert (difference.low, difference.high) == pytest.approx((from_score(low), from_score(high)))


@given(GAMES, GAMES, GAMES)
def test_the_interval_holds_the_score_and_lies_in_range(wins: int, draws: int, losses: int) -> None:
    tally = Tally(wins, draws, losses)
    if tally.games:
        low, high = tally.interval
        assert 0 <= low <= tally.score <= high <= 1


@given(GAMES, GAMES, GAMES)
def test_seen_from_the_other_side_everything_is_mirrored(wins: int, draws: int, losses: int) -> None:
    if wins + draws + losses:
        mine, theirs = Tally(wins, draws, losses).difference, Tally(losses, draws, wins).difference
        assert (mine.elo, mine.low, mine.high) == pytest.approx((-theirs.elo, -theirs.high, -theirs.low))


def test_draws_make_a_match_say_more() -> None:
    drawn, fought = Tally(10, 80, 10), Tally(50, 0, 50)
    assert drawn.score == fought.score
    assert drawn.interval[1] - drawn.interval[0] < fought.interval[1] - fought.interval[0]


def test_more_games_make_the_error_smaller() -> None:
    widths = [high - low for low, high in (Tally(3 * n, n, n).interval for n in (1, 10, 100))]
    assert widths == sorted(widths, reverse=True)


def test_a_match_without_a_loss_still_has_a_lower_end() -> None:
    difference = Tally(200, 0, 0).difference
    assert difference.elo == difference.high == inf
    assert 600 < difference.low < 800


def test_before_the_first_game_nothing_is_known() -> None:
    for attribute in ("score", "interval", "difference"):
        with pytest.raises(ValueError, match="no game has been played"):
            getattr(Tally(), attribute)
    with pytest.raises(ValueError, match="negative"):
        Tally(1, -1, 0)


def test_tallies_add_up() -> None:
    assert Tally(1, 2, 3) + Tally(10, 20, 30) == Tally(11, 22, 33)


def test_a_difference_is_told_in_one_line() -> None:
    assert str(Tally(75, 0, 25).difference) == "+191 Elo (95 %: +113 to +269)"
    assert str(Tally(0, 0, 5).difference).startswith("−∞ Elo (95 %: −∞ to")
