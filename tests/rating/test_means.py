"""Means and how they compare on the same deals."""

from math import inf

import pytest

from hexagora.rating.means import difference, mean, ratio


def test_the_error_of_a_mean_is_that_of_the_textbook() -> None:
    found = mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert found.value == 5.0
    assert found.error == pytest.approx((32 / 7 / 8) ** 0.5)
    assert str(found) == "5.00 ± 0.76"
    assert mean([3.0]).error == inf


def test_what_both_have_in_common_makes_no_error() -> None:
    deals = [10.0, 50.0, 90.0]
    gap = difference([deal + 2 for deal in deals], deals)
    assert (gap.value, gap.error) == (2.0, 0.0)
    times = ratio([1.2 * deal for deal in deals], deals)
    assert times.value == pytest.approx(1.2)
    assert times.error == pytest.approx(0.0, abs=1e-12)


def test_what_cannot_be_compared_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to take"):
        mean([])
    with pytest.raises(ValueError, match="shorter"):
        difference([1.0, 2.0], [1.0])
    with pytest.raises(ValueError, match="not positive"):
        ratio([1.0, 2.0], [0.0, 0.0])
