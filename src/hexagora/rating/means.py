"""Means with their errors, and how two of them compare that were measured on the same deals.

A deal that is good is good for both, so what differs from deal to deal is looked at and not each mean alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, variance


@dataclass(frozen=True)
class Mean:
    """A mean and its standard error (infinite for a single value)."""

    value: float
    error: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ± {self.error:.2f}"


def mean(values: Sequence[float]) -> Mean:
    """Of independent values; ValueError when there are none."""
    if not values:
        raise ValueError("there is nothing to take the mean of")
    return Mean(fmean(values), sqrt(variance(values) / len(values)) if len(values) > 1 else inf)


def difference(first: Sequence[float], second: Sequence[float]) -> Mean:
    """By how much the first is higher in the mean, deal by deal; ValueError unless there are as many of both."""
    return mean([a - b for a, b in zip(first, second, strict=True)])


def ratio(first: Sequence[float], second: Sequence[float]) -> Mean:
    """The mean of the first in units of the mean of the second, deal by deal.

    The error is that of the linear approximation (Cochran, "Sampling techniques", 1977, section 6.4).
    ValueError unless there are as many of both, or when the second mean is not positive.
    """
    below = mean(second).value
    if below <= 0:
        raise ValueError("there is no ratio to a mean that is not positive")
    value = mean(first).value / below
    return Mean(value, mean([a - value * b for a, b in zip(first, second, strict=True)]).error / below)
