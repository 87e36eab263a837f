"""Ratings of many at once."""

import random
from itertools import pairwise

import pytest

from hexagora.rating import Pairs, expected
from hexagora.rating.field import Link, ratings


def test_two_who_have_met_are_as_far_apart_as_their_score_says() -> None:
    # 300 of 400 games: 191 points (and a little less, because of the draw that is added).
    first, second = ratings(2, [Link(0, 1, Pairs((100, 0, 100, 0, 0)))])
    assert (first.elo, first.error) == (0.0, 0.0)
    assert second.elo == pytest.approx(190.5, abs=0.5)
    assert second.error > 0


def test_a_chain_adds_up() -> None:
    pairs = Pairs((40, 0, 40, 0, 20))
    rated = ratings(5, [Link(at, at + 1, pairs) for at in range(4)])
    steps = [later.elo - earlier.elo for earlier, later in pairwise(rated)]
    assert steps == pytest.approx([steps[0]] * 4)
    errors = [one.error for one in rated]
    assert errors == sorted(errors)
    assert errors[4] == pytest.approx(2 * errors[1]), "four equal errors add up as squares"


def test_another_anchor_moves_all_by_the_same() -> None:
    links = [Link(0, 1, Pairs((9, 0, 8, 0, 3))), Link(1, 2, Pairs((9, 0, 5, 0, 6))), Link(0, 2, Pairs((9, 1, 5, 0, 1)))]
    by_first, by_last = ratings(3, links), ratings(3, links, anchor=2)
    assert [a.elo - b.elo for a, b in zip(by_first, by_last, strict=True)] == pytest.approx([by_first[2].elo] * 3)


def test_a_clean_sweep_is_no_infinite_difference() -> None:
    _, second = ratings(2, [Link(0, 1, Pairs((50, 0, 0, 0, 0)))])
    assert 600 < second.elo < 2000
    _, second = ratings(2, [Link(0, 1, Pairs((0, 0, 0, 0, 1)))])
    assert -1000 < second.elo < -100


def test_the_error_bars_hold_what_they_say() -> None:
    truth = [0.0, 100.0, 200.0, 150.0]
    links = [(0, 1), (1, 2), (2, 3), (0, 2)]
    dice, inside = random.Random(1), 0
    for _ in range(100):
        played = []
        for a, b in links:
            score = expected(truth[a] - truth[b])
            games = [(float(dice.random() < score), float(dice.random() < score)) for _ in range(40)]
            played.append(Link(a, b, Pairs.of(games)))
        rated = ratings(4, played)
        inside += sum(abs(one.elo - real) <= one.error for one, real in zip(rated[1:], truth[1:], strict=True))
    assert 270 <= inside <= 297, "about 95 % of 300"


def test_who_has_not_met_the_others_cannot_be_rated() -> None:
    with pytest.raises(ValueError, match="have not met"):
        ratings(3, [Link(0, 1, Pairs((1, 1, 1, 1, 1))), Link(1, 2, Pairs())])
