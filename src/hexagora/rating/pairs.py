"""Pairs of games: one deal played twice with seats exchanged, which is what a match should count.

A good deal or the right to begin helps each side once, so the score of a pair varies less than that of two games on
their own. Counting pairs by their score (0, ½, 1, 1½ or 2 points, the *pentanomial* counts) gives narrower error bars,
and honest ones.

Source: Michel Van den Bergh, "A practical introduction to the GSPRT", 2020, as used by Stockfish's fishtest.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from hexagora.rating.elo import Difference, Z, from_score

# What a pair may score for each game of it, in the order of the counts.
SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)


@dataclass(frozen=True)
class Pairs:
    """How many pairs of games gave 0, ½, 1, 1½ and 2 points, seen from one side."""

    counts: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    def __post_init__(self) -> None:
        if len(self.counts) != len(SCORES) or min(self.counts) < 0:
            raise ValueError("pairs are five counts, none of them negative")

    @classmethod
    def of(cls, points: Iterable[tuple[float, float]]) -> Pairs:
        """From the points (0, ½ or 1) of both games of each pair; ValueError for others."""
        counts = [0, 0, 0, 0, 0]
        for first, second in points:
            if first not in (0.0, 0.5, 1.0) or second not in (0.0, 0.5, 1.0):
                raise ValueError(f"a game gives 0, 0.5 or 1 points, not {first} and {second}")
            counts[int(2 * (first + second))] += 1
        return cls((counts[0], counts[1], counts[2], counts[3], counts[4]))

    @property
    def number(self) -> int:
        """How many pairs there are."""
        return sum(self.counts)

    @property
    def score(self) -> float:
        """Points per game; ValueError before the first pair."""
        if not self.number:
            raise ValueError("no pair of games has been played yet")
        return sum(score * count for score, count in zip(SCORES, self.counts, strict=True)) / self.number

    @property
    def variance(self) -> float:
        """Of a pair's points per game; ValueError before the first pair."""
        mean = self.score
        squares = (count * (score - mean) ** 2 for score, count in zip(SCORES, self.counts, strict=True))
        return sum(squares) / self.number

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the score per game; ValueError before the first pair.

        Wilson's interval (1927) for as many games without draws as would have the variance that was seen; where nothing
        varied, for two games a pair.
        """
        score, n = self.score, 2.0 * self.number
        if self.variance > 0:
            n = score * (1 - score) / (self.variance / self.number)
        centre = (score + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(score * (1 - score) / n + Z * Z / (4 * n * n))
        return (centre - half if score > 0 else 0.0), (centre + half if score < 1 else 1.0)

    @property
    def difference(self) -> Difference:
        """What the pairs say about the difference in rating; ValueError before the first one."""
        low, high = self.interval
        return Difference(from_score(self.score), from_score(low), from_score(high))
