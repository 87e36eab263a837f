"""What is told of the challenges of the day."""

from __future__ import annotations

import msgspec

from hexagora.club.domain import Streak, Worth, bot_name
from hexagora.club.storage import DailyEntry


class DailyBot(msgspec.Struct, frozen=True):
    """Whom everybody plays against."""

    level: str
    name: str


class WorthInfo(msgspec.Struct, frozen=True):
    """What a try was worth. outcome: 1 won (or alone), 0.5 drawn, 0 lost, -1 given up; lead: over the bot."""

    outcome: float
    lead: float
    points: float


class EntryInfo(msgspec.Struct, frozen=True):
    """A first try; ``worth`` is null while it goes on. left: seconds in which it may still be finished in time."""

    day: str
    game: str
    room: str
    worth: WorthInfo | None
    counts: bool
    left: float


class StreakInfo(msgspec.Struct, frozen=True):
    """Days in a row, those that end today or yesterday, and the most there ever were."""

    current: int
    longest: int


class DailyGame(msgspec.Struct, frozen=True):
    """A game of today: whom one plays against (null: alone), and one's own try."""

    game: str
    title: str
    bot: DailyBot | None
    entry: EntryInfo | None
    streak: StreakInfo


class DailyOverview(msgspec.Struct, frozen=True):
    """Today's games, and all first tries of the visitor. left: seconds until the next day; ``open``: yesterday's.

    sha256: of today's key, which is published when the day is over. first: the first day that there is.
    """

    day: str
    left: float
    sha256: str
    first: str
    games: list[DailyGame]
    streak: StreakInfo
    open: list[EntryInfo]
    entries: list[EntryInfo]


class TableLine(msgspec.Struct, frozen=True):
    """A line of the table of a day; equal tries have the same rank."""

    rank: int
    name: str
    room: str
    worth: WorthInfo
    you: bool


class DailyInfo(msgspec.Struct, frozen=True):
    """A game of a day. Null as long as the visitor's own try is not over: the table, their place, and what is shared.

    over: the day is, for everybody; left: seconds until then. tries: how many count. beaten: how many in a hundred of
    the others did worse.
    """

    day: str
    game: str
    title: str
    bot: DailyBot | None
    today: bool
    over: bool
    left: float
    sha256: str
    entry: EntryInfo | None
    tries: int
    table: list[TableLine] | None
    place: int | None
    beaten: int | None
    share: str | None


class DailyStarted(msgspec.Struct, frozen=True):
    """Where one's own try of a day is."""

    day: str
    room: str


def bot_info(level: str | None) -> DailyBot | None:
    """Whom one plays against, as it is told."""
    return None if level is None else DailyBot(level, bot_name(level))


def worth_info(worth: Worth) -> WorthInfo:
    """What a try was worth, as it is told."""
    return WorthInfo(worth.outcome, worth.lead, worth.points)


def streak_info(streak: Streak) -> StreakInfo:
    """A row of days, as it is told."""
    return StreakInfo(streak.current, streak.longest)


def entry_info(entry: DailyEntry, left: float) -> EntryInfo:
    """A first try, as it is told."""
    worth = None if entry.worth is None else worth_info(entry.worth)
    return EntryInfo(entry.day.isoformat(), entry.game, entry.room, worth, entry.counts, round(max(0.0, left), 3))
