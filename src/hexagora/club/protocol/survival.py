"""What is told of runs up the ladder."""

from __future__ import annotations

import msgspec


class RungInfo(msgspec.Struct, frozen=True):
    """Whom one meets at a rung, and how often people got past it. target: the points to be reached, where one is alone.

    faced: bouts that came to a decision there; passed: those that the person won.
    """

    number: int
    name: str
    told: str
    head_start: int
    target: int | None
    faced: int
    passed: int


class RunInfo(msgspec.Struct, frozen=True):
    """One's own run: rungs passed, the game that goes on (null between two), and where one sits in the next."""

    passed: int
    room: str | None
    seat: int
    draws: int


class ClimbedLine(msgspec.Struct, frozen=True):
    """A line of a table; equal runs have the same rank."""

    rank: int
    name: str
    passed: int
    goes_on: bool
    you: bool


class SurvivalTables(msgspec.Struct, frozen=True):
    """Everybody's best run of today, of this week, and ever."""

    day: list[ClimbedLine]
    week: list[ClimbedLine]
    ever: list[ClimbedLine]


class SurvivalGame(msgspec.Struct, frozen=True):
    """A game, one's run in it if one goes on, and the most rungs that one ever passed."""

    game: str
    title: str
    alone: bool
    run: RunInfo | None
    best: int


class SurvivalOverview(msgspec.Struct, frozen=True):
    """All games."""

    games: list[SurvivalGame]


class SurvivalInfo(msgspec.Struct, frozen=True):
    """One game. ladder: the rungs around the next one, the lowest first."""

    game: SurvivalGame
    next: RungInfo
    ladder: list[RungInfo]
    tables: SurvivalTables


class Ended(msgspec.Struct, frozen=True):
    """The run has ended."""
