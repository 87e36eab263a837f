"""Looking at games that are over: what a bot makes of them, what people do, and pictures to take along.

It knows no sockets and no running game: a review is a record and what is said about it.
"""

from hexagora.club.review.game import Reviewed, review_id
from hexagora.club.review.reviews import Reviews

__all__ = ["Reviewed", "Reviews", "review_id"]
