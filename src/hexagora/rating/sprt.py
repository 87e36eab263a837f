"""The sequential probability ratio test: play until the games say which of two claims about a difference holds.

The claims are H0, "the first is ``elo0`` points stronger", and H1, "it is ``elo1`` points stronger", with elo0 < elo1.
After each pair of games the log-likelihood ratio (LLR) of the two is looked at; the test ends when it leaves the
interval between two bounds. Then at most about a share ``alpha`` of the tests in which the difference is elo0 or less
end with H1, and at most a share ``beta`` of those in which it is elo1 or more end with H0. A test takes the fewer games
the further the truth lies from the middle between the claims.

The counts of pairs have no distribution known beforehand (nobody knows how many pairs are split), so the *generalised*
test is used: each claim is given the distribution of pair scores that explains the counts best among all that have the
mean it says.

Sources: Wald, "Sequential tests of statistical hypotheses", 1945; Van den Bergh, "A practical introduction to the
GSPRT", 2020 (``LLRcalc.py`` of Stockfish's fishtest does the same); Owen, "Empirical likelihood", 2001, for the
distribution with a given mean.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from hexagora.rating.elo import expected
from hexagora.rating.pairs import SCORES, Pairs

# A score that was not seen yet is not impossible: it counts as this many pairs, as in fishtest.
UNSEEN = 1e-3
# Halvings of the interval in which the multiplier is looked for: to the last bit of a float.
HALVINGS = 80


@dataclass(frozen=True)
class Sprt:
    """A test between two claims; ValueError for claims in the wrong order or risks that are none.

    elo0, elo1: differences in Elo points. alpha: the risk of deciding for H1 when H0 holds; beta: the other way about.
    """

    elo0: float = -20.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not -1000 < self.elo0 < self.elo1 < 1000:
            raise ValueError(f"elo0 must be less than elo1, and both less than 1000: not {self.elo0:g}, {self.elo1:g}")
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:
                raise ValueError(f"{name} is a risk between 0 and 0.5, not {risk:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """At or below the first the test decides for H0, at or above the second for H1 (Wald's bounds)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, pairs: Pairs) -> float:
        """The log-likelihood ratio of H1 to H0; 0 before the first pair."""
        if not pairs.number:
            return 0.0
        counts = [max(float(count), UNSEEN) for count in pairs.counts]
        total = sum(counts)
        seen = [count / total for count in counts]
        under0, under1 = (likeliest(seen, expected(elo)) for elo in (self.elo0, self.elo1))
        return sum(count * log(one / zero) for count, zero, one in zip(counts, under0, under1, strict=True))

    def verdict(self, pairs: Pairs) -> str | None:
        """``H0`` or ``H1`` once the test has decided, None while it goes on."""
        low, high = self.bounds
        llr = self.llr(pairs)
        return "H0" if llr <= low else "H1" if llr >= high else None


def likeliest(seen: list[float], mean: float) -> list[float]:
    """The distribution over SCORES with a given mean under which what was ``seen`` is the least surprising.

    All of ``seen`` are positive and sum to 1; the mean lies between 0 and 1. The answer is
    ``seen[i] / (1 + x * (SCORES[i] - mean))``, with the Lagrange multiplier x for which the mean is right; the mean
    falls as x grows, so x is found by halving the interval in which all of it is positive.
    """
    above, below = SCORES[-1] - mean, mean - SCORES[0]
    low, high = -1.0 / above, 1.0 / below
    for _ in range(HALVINGS):
        x = (low + high) / 2
        tilt = sum(p * (score - mean) / (1 + x * (score - mean)) for p, score in zip(seen, SCORES, strict=True))
        low, high = (x, high) if tilt > 0 else (low, x)
    x = (low + high) / 2
    return [p / (1 + x * (score - mean)) for p, score in zip(seen, SCORES, strict=True)]
