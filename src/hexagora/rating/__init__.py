"""Ratings: pure statistics of games, and what a game says about its players; without any state or storage."""

from hexagora.rating.elo import Difference, Tally, expected, from_score
from hexagora.rating.means import Mean
from hexagora.rating.pairs import Pairs
from hexagora.rating.players import PROVISIONAL, START, Rating, rated
from hexagora.rating.sprt import Sprt

__all__ = [
    "PROVISIONAL",
    "START",
    "Difference",
    "Mean",
    "Pairs",
    "Rating",
    "Sprt",
    "Tally",
    "expected",
    "from_score",
    "rated",
]
