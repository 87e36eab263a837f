"""What may be asked of a room. No ``player``: a spectator asks. No ``client_id``: a bot does, or the club itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

AgreeAnswer = Literal["offer", "accept", "decline"]


@dataclass(frozen=True, slots=True)
class Play:
    """A move after the ``ply`` moves that the player has seen. ``lag``: seconds that it was on its way."""

    player: int | None
    ply: int
    move: str
    client_id: str | None = None
    lag: float = 0.0


@dataclass(frozen=True, slots=True)
class Resign:
    """A player gives up, on any turn."""

    player: int | None
    ply: int
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """A player takes the last move back."""

    player: int | None
    ply: int
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class Agree:
    """A player offers to end the game as it stands, or answers such an offer; on any turn."""

    player: int | None
    ply: int
    answer: AgreeAnswer
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class TakeBack:
    """A player wishes to take back their last move and what came after it, or answers such a wish; on any turn."""

    player: int | None
    ply: int
    answer: AgreeAnswer
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class Abort:
    """A player breaks off a game that has hardly begun."""

    player: int | None
    ply: int
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """A player claims the game, since the other one has been gone for long enough; ``gone`` are all who have."""

    player: int | None
    ply: int
    gone: frozenset[int]
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """A player of a finished game wishes to play again."""

    player: int | None


@dataclass(frozen=True, slots=True)
class Consider:
    """The bot in a seat answers the offer that has been made to it."""

    player: int


@dataclass(frozen=True, slots=True)
class Close:
    """The host of the club breaks the game off."""


@dataclass(frozen=True, slots=True)
class Timeout:
    """The clock has run out for the deadline of that ``number``."""

    number: int


@dataclass(frozen=True, slots=True)
class Ask:
    """May I make this move, and if not, why?"""

    player: int | None
    move: str


Request = Play | Resign | Undo | Agree | TakeBack | Abort | Claim | Rematch | Consider | Close | Timeout
