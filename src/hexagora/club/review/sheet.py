"""A game told move by move: who made each, how it is told, and the score by heading after it."""

from __future__ import annotations

from collections.abc import Sequence

from hexagora.club.domain import Snapshot, snapshot
from hexagora.club.protocol.review import StepInfo
from hexagora.club.review.game import Reviewed, positions, room_of
from hexagora.contract import State


def steps(reviewed: Reviewed) -> tuple[list[str], list[str], list[StepInfo]]:
    """The style of each side at the end, the headings of the score, and the game step by step; step 0 is the start."""
    shots = [
        (now, movers, snapshot(room_of(now, movers, reviewed.names), None)) for now, movers in positions(reviewed.state)
    ]
    parts = [heading for _, _, shot in shots for score in shot.scene.scores for heading, _ in score.parts]
    headings = list(dict.fromkeys(parts))
    told = [_step(now, movers[-1] if movers else None, shot, headings) for now, movers, shot in shots]
    return list(shots[-1][2].scene.sides), headings, told


def _step(now: State, player: int | None, shot: Snapshot, headings: Sequence[str]) -> StepInfo:
    scores = sorted(shot.scene.scores, key=lambda score: score.player)
    parts = [dict(score.parts) for score in scores]
    points = [[part.get(heading, 0.0) for heading in headings] for part in parts]
    # While others are still choosing nothing is told of a choice.
    told = shot.last if len(shot.view["history"]) == len(now.history) else None
    said = "" if told is None else told.said
    move = now.history[-1] if now.history else ""
    return StepInfo(player, move, said, [score.total for score in scores], points)
