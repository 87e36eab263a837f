"""Ratings: pure Elo, without any state or storage."""

from hexagora.rating.elo import Difference, Tally, expected, from_score

__all__ = ["Difference", "Tally", "expected", "from_score"]
