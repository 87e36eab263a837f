"""The challenge of the day: which day it is, whom one plays against, what a try was worth, and how long one's row is.

A day is one of UTC. Who has begun a try before midnight may finish it within the hour after; only then is the day over
for everybody, and its key published. So nobody can know what is hidden in a game that still counts.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from hexagora.club.domain.entry import Act
from hexagora.club.domain.room import Room
from hexagora.contract import Game

# Seconds after midnight in which a try of the day before may be finished.
GRACE = 3600.0
DAY = timedelta(days=1)
# Whom one plays against, from Monday to Sunday: rungs of the ladder, from beside Spark to beyond Pulse, about a hundred
# points apart (docs/ladder.md).
WEEK = (3, 4, 6, 7, 8, 9, 10)
WEEKS: Mapping[str, tuple[int, ...]] = {"hexano-duel": (9, 11, 12, 14, 15, 17, 18)}
GAVE_UP = -1.0


def day_of(now: float) -> date:
    """Which day it is, in UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def midnight(day: date) -> float:
    """When a day begins, in seconds since 1970."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def ends(day: date) -> float:
    """Until when a try of a day may be begun."""
    return midnight(day) + 86_400.0


def closes(day: date) -> float:
    """Until when a try counts for a day; from then on its key is public."""
    return ends(day) + GRACE


def players_of(game: Game) -> int:
    """How many play a game of the day: alone where that can be, for points, else two."""
    return game.seats(1 if game.facts.players[0] == 1 else 2)


def bot_of(game: Game, day: date) -> str | None:
    """Whom everybody plays against on a day; None where everybody plays alone."""
    return None if players_of(game) == 1 else f"rung-{WEEKS.get(game.id, WEEK)[day.weekday()]}"


@dataclass(frozen=True, slots=True, order=True)
class Worth:
    """What a try was worth; the greater one is the better one.

    outcome: 1 for a win (or a game alone), 0.5 for a draw, 0 for a loss, -1 for who gave up. lead: points more than the
    bot, where there was one; else the points.
    """

    outcome: float
    lead: float
    points: float


def worth(room: Room, player: int) -> Worth:
    """What a game that is over was worth to the one person who played it."""
    winners, scores = room.winners, room.state.scores
    if any(entry.act in (Act.RESIGN, Act.ABORT, Act.CLOSE) for entry in room.log):
        return Worth(GAVE_UP, 0, scores[player])
    if len(scores) == 1:
        return Worth(1.0, scores[0], scores[0])
    outcome = 0.0 if player not in winners else 0.5 if len(winners) > 1 else 1.0
    return Worth(outcome, scores[player] - scores[1 - player], scores[player])


def beaten(better: int, worse: int, total: int) -> int | None:
    """How many in a hundred of the others did worse, counting half of those who did the same; None for who is alone.

    total: how many tries there are, this one among them.
    """
    others = total - 1
    if others < 1:
        return None
    same = others - better - worse
    return int(100 * (worse + same / 2) / others)


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row: those that end today or yesterday, and the most there ever were."""

    current: int
    longest: int


def streak(days: Collection[date], today: date) -> Streak:
    """The rows of days in which somebody has finished a try. A row goes on until a whole day was missed."""
    longest = run = 0
    last: date | None = None
    for day in sorted(set(days)):
        run = run + 1 if last is not None and day - last == DAY else 1
        longest, last = max(longest, run), day
    goes_on = last is not None and today - last <= DAY
    return Streak(run if goes_on else 0, longest)
