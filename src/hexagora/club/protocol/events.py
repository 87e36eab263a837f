"""What the stream of an account tells, besides challenges."""

from __future__ import annotations

import msgspec

from hexagora.club.protocol.outgoing import ControlInfo, GameInfo, SeatInfo


class GameStart(msgspec.Struct, frozen=True, tag="game-start"):
    """You play in this room from now on; told also of games that went on when you came."""

    room: str
    you: int
    game: GameInfo
    seats: list[SeatInfo]
    control: ControlInfo
    rated: bool


class GameEnd(msgspec.Struct, frozen=True, tag="game-end"):
    """A game of yours is over: how it ended (as in a record), and who won."""

    room: str
    you: int
    end: str
    winners: list[int]
    scores: list[float]


class ChallengeOver(msgspec.Struct, frozen=True, tag="challenge-over"):
    """A challenge that you were told of waits no more: ``begun``, ``declined`` or ``closed``."""

    id: str
    how: str
