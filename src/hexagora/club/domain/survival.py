"""Survival: bot after bot up the ladder, without end.

One loss ends the run, a draw is played again with sides exchanged. Who plays alone has to reach a number of points
instead, which rises from stage to stage.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal

from hexagora.club.domain.daily import midnight
from hexagora.club.domain.entry import Act
from hexagora.club.domain.room import Room

Result = Literal["passed", "drawn", "lost"]
Span = Literal["day", "week", "ever"]

# Beyond the last rung that there is, a bot gets so many points more of a head start at each: about a hundred in Elo.
HEAD_START_STEP = 6
# Points to be reached alone. In Hexpertise `greedy` makes 65 on average, Spark 75, Pulse 93, Overdrive 119, in its
# first edition 53, 53, 92 and 117 (`hexagora match GAME --solo --bots greedy spark pulse overdrive:seconds=0.05`): the
# first stages are for who has just read the rules, the last one the best bot makes in every second game.
STAGES: dict[str, tuple[int, ...]] = {
    "hexpertise": (20, 32, 42, 50, 57, 63, 69, 75, 81, 87, 93, 98, 103, 107, 111, 115, 118)
}
# In a game that nobody has measured.
UNMEASURED_STAGES: tuple[int, ...] = (2, 4, 6, 8, 10, 12)
STAGE_STEP = 3


def target_of(game: str, rung: int) -> int:
    """The points that who plays alone has to reach at a rung, counted from 1; an edition is as its game."""
    known = (points for id, points in STAGES.items() if game == id or game.startswith(f"{id}-"))
    stages: tuple[int, ...] = next(known, UNMEASURED_STAGES)
    return stages[rung - 1] if rung <= len(stages) else stages[-1] + STAGE_STEP * (rung - len(stages))


def seat_of(rung: int, draws: int) -> int:
    """Where the person sits at a rung, after so many draws there: first and second in turn, exchanged by each draw."""
    return (rung - 1 + draws) % 2


def result_of(room: Room) -> Result:
    """What a bout that is over means for its run."""
    player = room.people[0]
    gave_up = any(entry.act in (Act.RESIGN, Act.ABORT, Act.CLOSE) for entry in room.log)
    if gave_up:
        return "lost"
    if room.terms.target is not None:
        return "passed" if room.state.scores[player] >= room.terms.target else "lost"
    if player not in room.winners:
        return "lost"
    return "drawn" if len(room.winners) > 1 else "passed"


def since(span: Span, today: date) -> float:
    """From when on runs stand in a table: of today, of the week from Monday on, of all times."""
    if span == "ever":
        return 0.0
    return midnight(today if span == "day" else today - timedelta(days=today.weekday()))
