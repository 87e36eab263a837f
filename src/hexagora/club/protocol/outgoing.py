"""What the club says to a client."""

from __future__ import annotations

from typing import Any

import msgspec

from hexagora.club.domain import Change
from hexagora.contract import OptionValue


class GameInfo(msgspec.Struct, frozen=True):
    """Which game is played in the room."""

    id: str
    title: str
    options: dict[str, OptionValue]


class RatingInfo(msgspec.Struct, frozen=True):
    """A rating when the room was opened; ``provisional``: it says little yet."""

    elo: int
    provisional: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; ``level`` is null for a person, ``rating`` for who has played no rated game.

    head_start: points that a bot has before the game begins; they count when the winner is named. bot: a program sits
    there, of the house (then it has a level) or of somebody else.
    """

    name: str
    level: str | None
    rating: RatingInfo | None
    head_start: int
    bot: bool


class ControlInfo(msgspec.Struct, frozen=True):
    """How time is measured: by the rules, fischer (seconds for the game, increment for each move), days, or none."""

    kind: str
    seconds: float
    increment: float


class EventInfo(msgspec.Struct, frozen=True):
    """What the game is part of: ``daily``, ``again``, ``survival``, ``hotseat``, ``practice``; of which day or run."""

    kind: str
    of: str


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Sent once after connecting; ``you`` is null for a spectator.

    commitment: the SHA-256 of the seed from which everything was dealt; null in rooms older than seeds. event: what the
    game is part of, null for one that stands alone. target: the points that who plays alone is to reach.
    delay: by how many seconds who watches sees the game later.
    """

    room: str
    you: int | None
    game: GameInfo
    seats: list[SeatInfo]
    control: ControlInfo
    rated: bool
    commitment: str | None
    event: EventInfo | None
    target: int | None
    delay: float


class Seats(msgspec.Struct, frozen=True, tag="seats"):
    """Somebody has another name now; who sits where is as before."""

    seats: list[SeatInfo]


class Clock(msgspec.Struct, frozen=True):
    """The clock that runs: seconds left at the moment of sending, of so many. ``player`` null: for all together."""

    player: int | None
    left: float
    of: float


class AgreementInfo(msgspec.Struct, frozen=True):
    """Ending the game, or taking moves back, by agreement: whether this player may offer it now, and who has."""

    can_offer: bool
    by: int | None


class StateMessage(msgspec.Struct, frozen=True, tag="state"):
    """A whole snapshot; what depends on the position alone are parts (``Part``), which many messages share."""

    version: int
    ply: int
    view: Any
    scene: Any
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


class PresenceMessage(msgspec.Struct, frozen=True, tag="presence"):
    """Who is connected. ``claim_in``: seconds until the game may be claimed from who is awaited, if they stay away."""

    here: list[bool]
    watching: int
    claim_in: float | None


class TalkLine(msgspec.Struct, frozen=True):
    """Who said what, and when (seconds since 1970). ``player`` is null for who watches."""

    number: int
    player: int | None
    name: str
    text: str
    at: float


class TalkMessage(msgspec.Struct, frozen=True, tag="talk"):
    """Lines that you have not heard yet, in their order."""

    lines: list[TalkLine]


class Probe(msgspec.Struct, frozen=True, tag="probe"):
    """Answer this at once by ``echo``: so the club learns how long a message is on its way."""

    id: str


class MoveAccepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The move, or what else was asked for (then it is null), is committed to the log."""

    id: str
    ply: int
    move: str | None


class MoveRefused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing changed."""

    id: str | None
    code: str
    reason: str
    cells: tuple[str, ...] = ()


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """The answer to ``ask``."""

    id: str
    move: str
    legal: bool
    reason: str
    cells: tuple[str, ...]


class ThinkingMessage(msgspec.Struct, frozen=True, tag="thinking"):
    """A bot is at work; ``progress`` in [0, 1] while the engine is being compiled."""

    text: str
    progress: float | None


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""

    id: str


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The club is about to stop."""

    reason: str
