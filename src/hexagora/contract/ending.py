"""How a game ends other than by its rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

ENDINGS = ("resign", "agreement", "timeout", "aborted")


@dataclass(frozen=True)
class Ending:
    """How a game ended other than by its rules: ``resign``, ``agreement``, ``timeout`` or ``aborted``, and by whom."""

    end: str
    by: int | None


def brought_about(end: str, by: int | None, players: int) -> Ending:
    """An end and who brought it about; ValueError for one that is unknown or nobody's."""
    if end not in ENDINGS:
        raise ValueError(f"a game cannot end by {end!r}")
    if by is None:
        raise ValueError(f"an end by {end} needs the player who brought it about")
    if type(by) is not int or not 0 <= by < players:
        raise ValueError(f"there is no player {by!r}")
    return Ending(end, by)


def winners_without(loser: int | None, scores: Sequence[float]) -> list[int]:
    """The best of all but the one who has lost: they win. Scores: one for each player."""
    others = [player for player in range(len(scores)) if player != loser]
    best = max((scores[player] for player in others), default=0.0)
    return [player for player in others if scores[player] == best]
