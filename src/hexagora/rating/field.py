"""Ratings of many at once, from games between some pairs of them: the maximum of the likelihood, with error bars.

The model is Elo's (of Bradley and Terry): whoever is rated d points higher scores ``expected(d)`` a game. Games that
come in pairs with seats exchanged vary less, or more, than games on their own; so the information of each link is
divided by how much its pairs varied compared with single games (quasi-likelihood; Wedderburn, 1974). One draw is added
to each link, so that a clean sweep does not make an infinite difference.

Sources: Bradley and Terry, "Rank analysis of incomplete block designs", 1952; Hunter, "MM algorithms for generalized
Bradley-Terry models", 2004; Coulom, "Bayeselo", 2005, for the added draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from hexagora.rating.elo import Z, expected
from hexagora.rating.pairs import Pairs

# Elo points in the natural unit of the logistic curve.
UNIT = 400.0 / log(10.0)
STEPS = 100
CLOSE = 1e-9
# With few pairs the variance that was seen may be far too small by chance: it counts as this share of single games'.
LEAST_VARIANCE = 0.25


@dataclass(frozen=True)
class Link:
    """Pairs of games between two players, given by number; seen from the first."""

    first: int
    second: int
    pairs: Pairs


@dataclass(frozen=True)
class Rated:
    """A rating in Elo points, and half the width of its 95 % confidence interval."""

    elo: float
    error: float


def ratings(players: int, links: Sequence[Link], anchor: int = 0) -> list[Rated]:
    """The ratings of all players; the one called anchor has 0, without an error.

    ValueError when the links do not join all of them to the anchor.
    """
    played = [link for link in links if link.pairs.number]
    if not _joined(players, played, anchor):
        raise ValueError("some players have not met the others, not even by a detour")
    elo = np.zeros(players)
    others = [player for player in range(players) if player != anchor]
    for _ in range(STEPS):
        gradient, information = _slopes(elo, played, weighted=False)
        step = np.linalg.solve(information[np.ix_(others, others)], gradient[others])
        # A Newton step from far away may be too long; the likelihood has one maximum, so shorter ones get there too.
        step *= min(1.0, 200.0 / max(1e-12, float(np.abs(step).max(initial=0.0))))
        elo[others] += step
        if float(np.abs(step).max(initial=0.0)) < CLOSE:
            break
    _, information = _slopes(elo, played, weighted=True)
    errors = np.zeros(players)
    covariance = np.linalg.inv(information[np.ix_(others, others)])
    errors[others] = Z * np.sqrt(np.diag(covariance))
    return [Rated(float(rating), float(error)) for rating, error in zip(elo, errors, strict=True)]


def step(link: Link) -> Rated:
    """By how much the second of a link is rated higher than the first, from their own games alone."""
    _, found = ratings(2, [Link(0, 1, link.pairs)])
    return found


def _slopes(elo: np.ndarray, links: Sequence[Link], *, weighted: bool) -> tuple[np.ndarray, np.ndarray]:
    """Gradient of the log-likelihood and its information matrix, in Elo points."""
    gradient, information = np.zeros(len(elo)), np.zeros((len(elo), len(elo)))
    for link in links:
        games = 2.0 * link.pairs.number
        score = (link.pairs.score * games + 0.5) / (games + 1.0)
        hoped = expected(float(elo[link.first] - elo[link.second]))
        surprise = (games + 1.0) * (score - hoped) / UNIT
        weight = (games + 1.0) * hoped * (1.0 - hoped) / UNIT**2
        if weighted:
            weight /= _spread(link.pairs)
        for player, sign in ((link.first, 1.0), (link.second, -1.0)):
            gradient[player] += sign * surprise
            information[player, player] += weight
        information[link.first, link.second] -= weight
        information[link.second, link.first] -= weight
    return gradient, information


def _spread(pairs: Pairs) -> float:
    """How much pairs vary, in units of what two games on their own would."""
    alone = pairs.score * (1.0 - pairs.score) / 2.0
    return max(LEAST_VARIANCE, pairs.variance / alone) if alone > 0 else 1.0


def _joined(players: int, links: Sequence[Link], anchor: int) -> bool:
    reached, fresh = {anchor}, {anchor}
    while fresh:
        near = {b for a, b in ((link.first, link.second) for link in links) if a in fresh}
        near |= {a for a, b in ((link.first, link.second) for link in links) if b in fresh}
        fresh = near - reached
        reached |= fresh
    return len(reached) == players
