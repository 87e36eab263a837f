"""What is told of games that are looked at."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from hexagora.club.domain import Estimate
from hexagora.club.domain.estimate import Verdict
from hexagora.club.protocol.outgoing import GameInfo
from hexagora.contract.kernels import points_for


class StepInfo(msgspec.Struct, frozen=True):
    """A position of the game, and the move that led to it (step 0: none): who made it, and how it is told.

    totals, points: everybody's score after it, and by heading, in the order of ``headings``.
    """

    player: int | None
    move: str
    said: str
    totals: list[float]
    points: list[list[float]]


class RatedMove(msgspec.Struct, frozen=True):
    """A move and its value for who makes it, in [0, 1]; ``points``: as points, for who plays alone."""

    move: str
    value: float
    points: float | None


class EstimateInfo(msgspec.Struct, frozen=True):
    """What the bot thinks of a position: the best moves of who is to act, the best first (empty: there is no choice).

    played: what the move that was played came to; turning: the game turned with it. exact: these are no estimates.
    """

    player: int
    best: list[RatedMove]
    played: float | None
    played_points: float | None
    turning: bool
    exact: bool


class AnalysisInfo(msgspec.Struct, frozen=True):
    """How far the bot is: an estimate for each of the first moves. mine: you may stop it.

    status: none (nobody has asked), waiting (for others), running, stopped or done.
    """

    status: Literal["none", "waiting", "running", "stopped", "done"]
    mine: bool
    plies: int
    found: list[EstimateInfo]


class StudyTree(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody makes of a game: [position, move] for each variation, and [position, comment].

    Positions are numbered: the start is 0, then those of the game, then those of the variations in their order.
    """

    variations: list[tuple[int, str]] = []
    comments: list[tuple[int, str]] = []


class StudyInfo(msgspec.Struct, frozen=True):
    """A study; whoever has its id may read it."""

    id: str
    review: str
    yours: bool
    by: str
    tree: StudyTree


class StudyKept(msgspec.Struct, frozen=True):
    """What was written is kept; ``study`` is null when there was nothing in it."""

    study: StudyInfo | None


class ReviewInfo(msgspec.Struct, frozen=True):
    """A finished game. scale: what the estimates are, the ``chance`` to win or the ``points`` of who plays alone.

    end, by: how it ended, as in a record. sides: the style of each player's side at the end. study: what you make of
    it, if you have written anything down.
    """

    review: str
    room: str | None
    game: GameInfo
    names: list[str]
    simultaneous: bool
    scale: Literal["chance", "points"]
    end: str
    by: int | None
    winners: list[int]
    sides: list[str]
    headings: list[str]
    steps: list[StepInfo]
    analysis: AnalysisInfo
    study: StudyInfo | None


class ReviewOpened(msgspec.Struct, frozen=True):
    """Where a record can be looked at."""

    review: str


class PositionShown(msgspec.Struct, frozen=True):
    """A position of a game, or of a variation, as who is to move sees it; the parts are those of a ``state``."""

    ply: int
    to_act: int | None
    view: Any
    scene: Any
    offers: Any
    last: Any


class HintInfo(msgspec.Struct, frozen=True):
    """The three best moves of who is to move, with what the bot expects of them."""

    ply: int
    player: int
    scale: Literal["chance", "points"]
    best: list[RatedMove]
    exact: bool


def scale_of(players: int) -> Literal["chance", "points"]:
    """What estimates of a game for so many are."""
    return "points" if players == 1 else "chance"


def points_of(value: float, players: int) -> float | None:
    """The points that a value stands for, for who plays alone.

    A mean of rewards is taken for the reward of the mean: over what one simulation differs from the next, the scale is
    nearly straight.
    """
    return round(points_for(value), 1) if players == 1 else None


def estimate_info(estimate: Estimate, verdict: Verdict, players: int) -> EstimateInfo:
    """An estimate as it is told, of the position before a move of the game, and what became of that move."""
    played = None if verdict.worth is None else round(verdict.worth, 4)
    return EstimateInfo(
        estimate.player,
        rated(estimate, players),
        played,
        None if played is None else points_of(played, players),
        verdict.turning,
        estimate.exact,
    )


def hint_info(estimate: Estimate, ply: int, players: int) -> HintInfo:
    """An estimate as a hint, for who is to move."""
    return HintInfo(ply, estimate.player, scale_of(players), rated(estimate, players), estimate.exact)


def rated(estimate: Estimate, players: int) -> list[RatedMove]:
    """The best moves as they are told."""
    return [RatedMove(one.move, round(one.value, 4), points_of(one.value, players)) for one in estimate.best]
