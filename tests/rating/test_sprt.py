"""The sequential test: its statistic, and that it errs no more often than it says."""

from __future__ import annotations

import random
from math import exp, log

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hexagora.rating import Pairs, Sprt, expected
from hexagora.rating.pairs import SCORES
from hexagora.rating.sprt import likeliest

SEEN = st.lists(st.floats(0.01, 1.0), min_size=5, max_size=5).map(lambda ws: [w / sum(ws) for w in ws])
MEANS = st.floats(0.05, 0.95)


def mean(distribution: list[float]) -> float:
    return sum(p * score for p, score in zip(distribution, SCORES, strict=True))


def surprise(seen: list[float], distribution: list[float]) -> float:
    return -sum(p * log(q) for p, q in zip(seen, distribution, strict=True))


@given(SEEN, MEANS)
def test_the_likeliest_distribution_has_the_mean_that_is_claimed(seen: list[float], claimed: float) -> None:
    found = likeliest(seen, claimed)
    assert min(found) > 0
    assert sum(found) == pytest.approx(1.0, abs=1e-6)
    assert mean(found) == pytest.approx(claimed, abs=1e-6)


@given(SEEN, MEANS, st.sampled_from([(0, 1, 2), (0, 2, 4), (1, 2, 3), (2, 3, 4)]), st.sampled_from([-1e-4, 1e-4]))
def test_no_other_distribution_with_that_mean_is_likelier(
    seen: list[float], claimed: float, rows: tuple[int, int, int], step: float
) -> None:
    found = likeliest(seen, claimed)
    left, middle, right = rows  # a step that changes neither the sum nor the mean
    other = list(found)
    other[left] += step
    other[middle] -= 2 * step
    other[right] += step
    if min(other) > 0:
        assert surprise(seen, other) >= surprise(seen, found) - 1e-12


def test_what_was_seen_is_likeliest_when_the_claim_is_what_was_seen() -> None:
    seen = [0.1, 0.2, 0.3, 0.3, 0.1]
    assert likeliest(seen, mean(seen)) == pytest.approx(seen)


def test_with_many_games_the_ratio_is_that_of_the_normal_distribution() -> None:
    pairs = Pairs((1200, 2500, 5200, 2700, 1300))
    zero, one = expected(0.0), expected(5.0)
    normal = pairs.number * (one - zero) * (pairs.score - (zero + one) / 2) / pairs.variance
    assert Sprt(0.0, 5.0).llr(pairs) == pytest.approx(normal, rel=0.01)


@pytest.mark.parametrize(
    ("won", "lost", "drawn", "elo0", "elo1", "llr"),
    [(21404, 21184, 40708, 0.5, 2.5, -1.57), (57433, 57030, 106593, 0.0, 2.0, -2.59)],
)
def test_the_ratio_is_that_of_published_tests(
    won: int, lost: int, drawn: int, elo0: float, elo1: float, llr: float
) -> None:
    # Tests of Stockfish from the time when it counted single games; fast-chess checks its own figures by them.
    assert Sprt(elo0, elo1).llr(Pairs((lost, 0, drawn, 0, won))) == pytest.approx(llr, abs=0.005)


def test_the_ratio_changes_its_sign_with_the_sides() -> None:
    there, back = Pairs((3, 5, 40, 8, 10)), Pairs((10, 8, 40, 5, 3))
    assert Sprt(-20, 20).llr(there) == pytest.approx(-Sprt(-20, 20).llr(back))
    assert Sprt(-20, 20).llr(there) > 0
    assert Sprt(-20, 20).llr(Pairs()) == 0.0


def test_the_bounds_are_walds() -> None:
    low, high = Sprt().bounds
    assert [exp(low), exp(high)] == pytest.approx([1 / 19, 19])
    assert (Sprt().elo0, Sprt().elo1) == (-20.0, 20.0)


# How often the games of a pair go 0, ½, 1, 1½ and 2 when the sides are equal; a difference tilts it.
EVEN = [0.15, 0.05, 0.6, 0.05, 0.15]


def decided(test: Sprt, elo: float, seed: int) -> tuple[str, int]:
    """The verdict on games of sides that far apart, and after how many pairs it came."""
    dice = random.Random(seed)
    truth = likeliest(EVEN, expected(elo))
    counts = [0, 0, 0, 0, 0]
    while True:
        counts[dice.choices(range(5), truth)[0]] += 1
        verdict = test.verdict(Pairs(tuple(counts)))  # type: ignore[arg-type]
        if verdict is not None:
            return verdict, sum(counts)


TEST = Sprt(-60.0, 60.0)
RUNS = 250


@pytest.mark.parametrize(("elo", "wrong"), [(-60.0, "H1"), (60.0, "H0")])
def test_the_test_errs_no_more_often_than_it_says(elo: float, wrong: str) -> None:
    errors = sum(decided(TEST, elo, seed)[0] == wrong for seed in range(RUNS))
    # 5 % of 250 are 12.5; that 22 or more come about by chance has a probability below 1 %.
    assert errors < 22
    assert errors > 0, "a test that never errs plays more games than it needs"


def test_a_clear_difference_is_seen_sooner_than_a_small_one() -> None:
    clear = [decided(TEST, 150.0, seed) for seed in range(40)]
    close = [decided(TEST, 0.0, seed) for seed in range(40)]
    assert {verdict for verdict, _ in clear} == {"H1"}
    assert {verdict for verdict, _ in close} == {"H0", "H1"}
    assert sum(pairs for _, pairs in clear) < sum(pairs for _, pairs in close)


@pytest.mark.parametrize(
    ("claims", "reason"),
    [
        ((20.0, 20.0, 0.05, 0.05), "elo0 must be less than elo1"),
        ((0.0, 2000.0, 0.05, 0.05), "less than 1000"),
        ((float("nan"), 20.0, 0.05, 0.05), "elo0 must be less"),
        ((0.0, 20.0, 0.0, 0.05), "alpha is a risk"),
        ((0.0, 20.0, 0.05, 0.5), "beta is a risk"),
    ],
)
def test_claims_that_make_no_sense_are_refused(claims: tuple[float, float, float, float], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Sprt(*claims)
