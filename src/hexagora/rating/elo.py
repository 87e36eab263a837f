"""Elo: what a difference in rating predicts, and what a match says about the difference.

Source: Arpad Elo, "The Rating of Chessplayers, Past and Present", 1978, with the logistic curve that is used today:
400 points are odds of ten to one. A draw counts as half a win.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, inf, log, log10, sqrt

# Two-sided 95 % of a normal distribution.
Z = 1.959964


def expected(difference: float) -> float:
    """The score per game, in [0, 1], that a player rated higher by ``difference`` is expected to make."""
    return 1.0 / (1.0 + exp(-difference * log(10.0) / 400.0))


def from_score(score: float) -> float:
    """The difference in rating that a score per game corresponds to; infinite for 0 and 1. ValueError outside."""
    if not 0.0 <= score <= 1.0:
        raise ValueError(f"a score per game lies between 0 and 1, not at {score}")
    if score in (0.0, 1.0):
        return inf if score else -inf
    return 400.0 * log10(score / (1.0 - score))


@dataclass(frozen=True)
class Difference:
    """A difference in rating in Elo points, with the ends of its 95 % confidence interval."""

    elo: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{_points(self.elo)} Elo (95 %: {_points(self.low)} to {_points(self.high)})"


@dataclass(frozen=True)
class Tally:
    """How the games of a match went, seen from one side."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def __post_init__(self) -> None:
        if min(self.wins, self.draws, self.losses) < 0:
            raise ValueError("a match has no negative number of games")

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    @property
    def games(self) -> int:
        """How many were played."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """Points per game; ValueError before the first game."""
        if not self.games:
            raise ValueError("no game has been played yet")
        return (self.wins + 0.5 * self.draws) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the score per game; ValueError before the first game.

        Wilson's interval (1927), which also has something to say when every game ended in the same way, with as many
        games as would have the observed variance if there were no draws: draws make a match say more than its
        number of games.
        """
        score, n = self.score, float(self.games)
        variance = (self.wins * (1 - score) ** 2 + self.draws * (0.5 - score) ** 2 + self.losses * score**2) / n
        if variance > 0:
            n *= score * (1 - score) / variance
        centre = (score + Z * Z / (2 * n)) / (1 + Z * Z / n)
        half = Z / (1 + Z * Z / n) * sqrt(score * (1 - score) / n + Z * Z / (4 * n * n))
        return (centre - half if self.wins or self.draws else 0.0), (
            centre + half if self.losses or self.draws else 1.0
        )

    @property
    def difference(self) -> Difference:
        """What the match says about the difference in rating; ValueError before the first game."""
        low, high = self.interval
        return Difference(from_score(self.score), from_score(low), from_score(high))


def _points(elo: float) -> str:
    if elo in (inf, -inf):
        return "+∞" if elo > 0 else "−∞"
    return f"{elo:+.0f}".replace("-", "−")
