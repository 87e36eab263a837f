"""A result to be shared as text: a little board in characters that tells how it went, and nothing of how it was done.

The cells of the picture are no cells of the game. So many of nineteen are filled as a side has of all points, or, for
who plays alone, as each heading has; who has not played yet learns nothing by it.

      o o o
     o o o x
    x x x x .
     . . . .
      . . .
"""

from __future__ import annotations

from collections.abc import Sequence

from hexagora.club.domain.daily import Worth
from hexagora.words import Said, say, series

ROWS = (3, 4, 5, 4, 3)
CELLS = sum(ROWS)
MINE, THEIRS, NOBODYS = "🟠", "🔵", "⚪"
HEADINGS = ("🟡", "🟣", "🔴", "🔵", "🟢", "⚪", "🟠", "🟤", "⚫")


def parts(values: Sequence[float], cells: int = CELLS) -> list[int]:
    """So many cells for each value as is its share; all together are ``cells`` (largest remainders first)."""
    positive = [max(0.0, value) for value in values]
    total = sum(positive)
    if not total:
        return [0] * len(values)
    exact = [cells * value / total for value in positive]
    given = [int(share) for share in exact]
    order = sorted(range(len(values)), key=lambda n: (given[n] - exact[n], n))
    for n in order[: cells - sum(given)]:
        given[n] += 1
    return given


def picture(values: Sequence[float], signs: Sequence[str]) -> str:
    """The board, filled from the top with the signs by their share of the points."""
    filled = [sign for sign, cells in zip(signs, parts(values), strict=True) for _ in range(cells)]
    filled += [NOBODYS] * (CELLS - len(filled))
    lines, at = [], 0
    for row in ROWS:
        lines.append(" " * (max(ROWS) - row) + "".join(filled[at : at + row]))
        at += row
    return "\n".join(lines)


def shared(
    title: str, day: str, worth: Worth, values: Sequence[float], *, alone: bool, beaten: int | None, streak: int
) -> str:
    """The whole text. values: the points of both sides, one's own first; or by heading, for who plays alone."""
    signs = [HEADINGS[n % len(HEADINGS)] for n in range(len(values))] if alone else [MINE, THEIRS]
    told = [_told(worth, alone=alone)]
    if beaten is not None and worth.outcome >= 0:
        told.append(say("club-share-better", percent=beaten))
    if streak > 1:
        told.append(say("club-share-streak", days=streak))
    head = series(["Hexagora", title, day], " · ")
    return series([head, series(told, " · "), picture(values, signs)], "\n")


def _told(worth: Worth, *, alone: bool) -> Said:
    if alone:
        return say("club-share-points", points=worth.points)
    if worth.outcome < 0:
        return say("club-share-gave-up")
    if worth.outcome == 0.5:
        return say("club-share-draw", points=worth.points)
    lead = abs(worth.lead)
    return say("club-share-won", lead=lead) if worth.outcome == 1.0 else say("club-share-lost", lead=lead)
