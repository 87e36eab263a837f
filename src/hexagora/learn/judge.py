"""Judging what somebody tries in an exercise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hexagora.contract import IllegalMove, State
from hexagora.learn.exercise import Exercise
from hexagora.words import say

Verdict = Literal["start", "on", "right", "wrong", "illegal"]


@dataclass(frozen=True)
class Try:
    """How it stands after some moves. ``mistake`` names the text that explains a wrong one; empty for the usual text.

    state: what lies on the board now; after an illegal move, what lay there before it. illegal: why, and where.
    """

    state: State
    verdict: Verdict
    mistake: str = ""
    illegal: IllegalMove | None = None


def judged(exercise: Exercise, start: State, moves: tuple[str, ...]) -> Try:
    """What becomes of moves that the player to act at ``start`` tries. After a wrong or a right one none is played."""
    state, done = start, Try(start, "start")
    for count, move in enumerate(moves, start=1):
        if done.verdict in ("right", "wrong"):
            return Try(state, "illegal", illegal=IllegalMove(say("learn-over")))
        try:
            state = state.play(move)
        except IllegalMove as reason:
            return Try(state, "illegal", illegal=reason)
        done = _after(exercise, start, state, state.history[-count:])
    return done


def _after(exercise: Exercise, start: State, state: State, made: tuple[str, ...]) -> Try:
    if exercise.goal.holds(start, state, made):
        return Try(state, "right")
    lines = exercise.goal.lines
    leads_there = not lines or any(line[: len(made)] == made for line in lines)
    if len(made) < exercise.plies and state.to_act == start.to_act and leads_there:
        return Try(state, "on")
    mistake = next((one.name for one in exercise.wrong if one.holds(start, state, made)), "")
    return Try(state, "wrong", mistake)
