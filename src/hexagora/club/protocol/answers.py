"""What the HTTP interface answers."""

from __future__ import annotations

from typing import Any

import msgspec

from hexagora.club.domain import Change
from hexagora.club.protocol.outgoing import (
    AgreementInfo,
    Clock,
    SeatInfo,
    StateMessage,
    Welcome,
)
from hexagora.contract import OptionValue


class Nothing(msgspec.Struct, frozen=True):
    """It is done; there is no more to say."""


class Failure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was not granted, in one line.

    code, cells: at a table, as in ``refused``.
    """

    error: str
    code: str | None = None
    cells: tuple[str, ...] = ()


# Games ---------------------------------------------------------------------------------------------------


class LevelInfo(msgspec.Struct, frozen=True):
    """A bot of the house."""

    id: str
    title: str
    summary: str


class OptionInfo(msgspec.Struct, frozen=True):
    """A switch of the rules."""

    name: str
    title: str
    values: list[OptionValue]
    default: OptionValue


class RulesClock(msgspec.Struct, frozen=True):
    """How much time the rulebook gives, per ``decision`` or ``turn``."""

    seconds: float
    per: str


class GameFacts(msgspec.Struct, frozen=True):
    """A game. ``players``: the least and the greatest number; ``emblem``: a scene by which it is chosen, or null.

    ``lessons``: whether there is anything to learn about it here.
    """

    id: str
    title: str
    summary: str
    options: list[OptionInfo]
    players: tuple[int, int]
    simultaneous: bool
    clock: RulesClock
    emblem: Any
    lessons: bool
    levels: list[LevelInfo]


class GamesInfo(msgspec.Struct, frozen=True):
    """All games of the club."""

    games: list[GameFacts]


# Oneself -------------------------------------------------------------------------------------------------


class RoomInfo(msgspec.Struct, frozen=True):
    """One of one's own rooms. ``opponent`` names all others; ``your_turn``: you are among those who may move."""

    room: str
    game: str
    title: str
    opponent: str
    your_turn: bool
    over: bool


class MeInfo(msgspec.Struct, frozen=True):
    """Who you are here: by name, whether with an account, and whether that is a program's."""

    name: str
    account: bool
    bot: bool
    rooms: list[RoomInfo]


class NameInfo(msgspec.Struct, frozen=True):
    """Who is logged in now."""

    name: str


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser in which you are logged in; times are seconds since 1970."""

    id: str
    agent: str
    created: float
    seen: float
    current: bool


class SessionsInfo(msgspec.Struct, frozen=True):
    """All of them, the one used last first."""

    sessions: list[SessionInfo]


class TokenInfo(msgspec.Struct, frozen=True):
    """A token, without its text. ``seen``: when it was last used, to the hour; null for never."""

    id: str
    name: str
    scopes: list[str]
    created: float
    seen: float | None


class TokensInfo(msgspec.Struct, frozen=True):
    """All tokens, the newest first."""

    tokens: list[TokenInfo]


class NewTokenInfo(msgspec.Struct, frozen=True):
    """A new token. Its text is told this once, and never again."""

    text: str
    token: TokenInfo


class BotInfo(msgspec.Struct, frozen=True):
    """A bot account that listens now."""

    name: str


class BotsInfo(msgspec.Struct, frozen=True):
    """Bots that can be challenged."""

    bots: list[BotInfo]


# Rooms ---------------------------------------------------------------------------------------------------


class RoomOpened(msgspec.Struct, frozen=True):
    """Where it is played."""

    room: str


class RematchInfo(msgspec.Struct, frozen=True):
    """Where it is played again; null as long as not everybody wishes for it."""

    room: str | None


class PlainState(msgspec.Struct, frozen=True, tag="state"):
    """A ``state`` without its scene: who draws nothing needs none."""

    version: int
    ply: int
    view: Any
    offers: Any
    undo: bool
    agreement: AgreementInfo | None
    clock: Clock | None
    last: Any
    rematch: str | None
    takeback: AgreementInfo | None
    abort: bool
    banks: tuple[float, ...] | None
    wishes: list[int]
    ratings: tuple[Change, ...] | None


class RoomTold(msgspec.Struct, frozen=True):
    """A room as it is now, for who asks.

    setup: how the game began, as on its rules page, where nothing is hidden from anybody; else null.
    """

    welcome: Welcome
    state: PlainState
    setup: dict[str, Any] | None


class Done(msgspec.Struct, frozen=True):
    """What was asked for is committed to the log; ``move`` is null for what is no move."""

    id: str
    ply: int
    move: str | None


class LiveInfo(msgspec.Struct, frozen=True):
    """A rated game that is being played, which everybody may watch, so many seconds later."""

    room: str
    game: str
    title: str
    seats: list[SeatInfo]
    delay: float


class LiveGames(msgspec.Struct, frozen=True):
    """All of them, the newest first."""

    live: list[LiveInfo]


# Ratings -------------------------------------------------------------------------------------------------


class RankedInfo(msgspec.Struct, frozen=True):
    """A line of the table; ``rank`` is null for a provisional rating."""

    rank: int | None
    name: str
    bot: bool
    elo: int
    games: int
    provisional: bool
    you: bool


class LeaderboardInfo(msgspec.Struct, frozen=True):
    """The highest ratings in a game."""

    game: str
    players: list[RankedInfo]


class RatingStep(msgspec.Struct, frozen=True):
    """A rating after a game."""

    room: str
    at: float
    elo: int


class RatingTold(msgspec.Struct, frozen=True):
    """One's own rating in a game, with its latest steps, the last one last."""

    game: str
    title: str
    elo: int
    games: int
    provisional: bool
    history: list[RatingStep]


class RatingsInfo(msgspec.Struct, frozen=True):
    """One's own ratings, game by game."""

    ratings: list[RatingTold]


def plain(state: StateMessage) -> PlainState:
    """A state without its scene."""
    return PlainState(**{name: getattr(state, name) for name in PlainState.__struct_fields__})
