"""Ratings: pure statistics of games between two sides, without any state or storage."""

from hexagora.rating.elo import Difference, Tally, expected, from_score
from hexagora.rating.means import Mean
from hexagora.rating.pairs import Pairs
from hexagora.rating.sprt import Sprt

__all__ = ["Difference", "Mean", "Pairs", "Sprt", "Tally", "expected", "from_score"]
