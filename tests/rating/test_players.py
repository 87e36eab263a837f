"""What a game says about its players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora.rating import PROVISIONAL, START, Rating, rated

ELOS = st.floats(100.0, 3000.0)
RATINGS = st.builds(Rating, ELOS, st.integers(0, 100), st.booleans())
ESTABLISHED = st.builds(Rating, st.floats(800.0, 2100.0), st.just(50))


def changes(before: list[Rating], *results: float) -> list[float]:
    after = rated(before, [(result,) for result in results])
    return [round(a.elo - b.elo, 6) for a, b in zip(after, before, strict=True)]


def test_everybody_starts_at_1500_and_a_first_win_against_an_equal_brings_20() -> None:
    assert Rating() == Rating(1500.0, 0)
    assert changes([Rating(), Rating()], 1, 0) == [20.0, -20.0]
    assert changes([Rating(), Rating()], 0.5, 0.5) == [0.0, 0.0]


def test_the_factor_is_40_for_the_first_20_games_then_20_and_10_above_2200() -> None:
    assert [Rating(1500, games).k for games in (0, 19, 20, 500)] == [40, 40, 20, 20]
    assert [Rating(elo, 20).k for elo in (2200, 2200.1, 2500)] == [20, 10, 10]
    assert Rating(2500, 5).k == 40, "a high rating that was not earned yet moves quickly"


def test_a_rating_is_provisional_until_20_games_and_that_of_a_bot_never_is() -> None:
    assert [Rating(games=games).provisional for games in (0, 19, 20)] == [True, True, False]
    assert PROVISIONAL == 20
    assert not Rating(anchor=True).provisional


def test_a_bot_is_rated_too_but_holds_its_place() -> None:
    assert changes([Rating(), Rating(anchor=True)], 1, 0) == [20.0, -5.0]


def test_who_is_400_points_ahead_is_expected_to_make_ten_of_eleven_points() -> None:
    strong, weak = Rating(1900.0, 50), Rating(1500.0, 50)
    assert changes([strong, weak], 1, 0) == pytest.approx([20 / 11, -20 / 11], abs=1e-5)
    assert changes([strong, weak], 0, 1) == pytest.approx([-200 / 11, 200 / 11], abs=1e-5)
    assert changes([strong, weak], 1, 1) == pytest.approx([-90 / 11, 90 / 11], abs=1e-5)


def test_among_several_everybody_is_compared_with_everybody_else() -> None:
    three = [Rating(1500.0, 50)] * 3
    assert changes(three, 30, 20, 10) == [10.0, 0.0, -10.0]
    assert changes(three, 30, 30, 10) == [5.0, 5.0, -10.0]
    assert changes(three, 7, 7, 7) == [0.0, 0.0, 0.0]


def test_a_result_is_compared_part_by_part() -> None:
    after = rated([Rating(1500.0, 50)] * 2, [(1.0, 3.0), (0.0, 99.0)])
    assert after[0].elo > after[1].elo


@given(ESTABLISHED, ESTABLISHED, st.sampled_from([(1, 0), (0.5, 0.5), (0, 1)]))
def test_between_two_of_the_same_factor_no_points_are_made_or_lost(one: Rating, other: Rating, score: tuple) -> None:  # type: ignore[type-arg]
    assert sum(changes([one, other], *score)) == pytest.approx(0.0, abs=1e-5)


@given(st.lists(RATINGS, min_size=2, max_size=6), st.data())
def test_no_game_moves_anybody_by_more_than_their_factor_and_each_game_is_counted(
    before: list[Rating], data: st.DataObject
) -> None:
    results = data.draw(st.lists(st.integers(0, 3), min_size=len(before), max_size=len(before)))
    after = rated(before, [(float(result),) for result in results])
    for b, a in zip(before, after, strict=True):
        assert abs(a.elo - b.elo) <= b.k + 1e-9
        assert a.games == b.games + 1
        assert a.anchor == b.anchor
        assert a.elo >= 100.0


@given(st.lists(ESTABLISHED, min_size=3, max_size=6), st.data())
def test_who_beats_all_others_never_loses_and_who_loses_to_all_never_wins(
    before: list[Rating], data: st.DataObject
) -> None:
    order = data.draw(st.permutations(range(len(before))))
    after = rated(before, [(float(place),) for place in order])
    best, worst = order.index(len(before) - 1), order.index(0)
    assert after[best].elo >= before[best].elo
    assert after[worst].elo <= before[worst].elo


@pytest.mark.parametrize(("players", "results"), [(1, 1), (0, 0), (2, 1), (2, 3)])
def test_what_was_no_game_is_not_rated(players: int, results: int) -> None:
    with pytest.raises(ValueError, match="two players at least"):
        rated([Rating(START)] * players, [(1.0,)] * results)
