"""A head start: points that a bot has before the game begins, so that the best bot is not the end of the ladder.

The rules know nothing of it and neither do records: it counts when the winner is named. A game that did not end by its
scores (by a forfeit, on time, by resigning) is won by whom the rules say.
"""

from __future__ import annotations

from collections.abc import Sequence

from hexagora.contract import State


def winners(state: State, head_starts: Sequence[int]) -> list[int]:
    """Who won or shares the win in a state that is over; ``head_starts``: points for each player."""
    won, scores = state.winners, state.scores
    by_scores = state.outcome is not None and state.outcome.end == "rules"
    by_scores = by_scores and all(scores[player] == max(scores) for player in won)
    if len(set(head_starts)) == 1 or not by_scores:
        return won
    totals = [score + start for score, start in zip(scores, head_starts, strict=True)]
    return [player for player, total in enumerate(totals) if total == max(totals)]
