"""What the club says to a client."""

from __future__ import annotations

from typing import Any

import msgspec

from hexagora.club.domain import Room, snapshot
from hexagora.contract import OptionValue


class GameInfo(msgspec.Struct, frozen=True):
    """Which game is played in the room."""

    id: str
    title: str
    options: dict[str, OptionValue]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; ``level`` is null for a person."""

    name: str
    level: str | None


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """Sent once after connecting; ``you`` is null for a spectator."""

    room: str
    you: int | None
    game: GameInfo
    seats: list[SeatInfo]


class Clock(msgspec.Struct, frozen=True):
    """The clock that runs: seconds left at the moment of sending, of so many."""

    player: int
    left: float
    of: float


class StateMessage(msgspec.Struct, frozen=True, tag="state"):
    """A whole snapshot; the parts that depend on the position alone are encoded already."""

    ply: int
    view: msgspec.Raw
    scene: msgspec.Raw
    offers: msgspec.Raw
    clock: Clock | None
    last: msgspec.Raw
    rematch: str | None


class MoveAccepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The move (null: the resignation) is committed to the log."""

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


_encoder = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> str:
    """A message as the text of a frame."""
    return _encoder.encode(message).decode()


def welcome(room: Room, you: int | None) -> Welcome:
    """Who plays what in a room, told to one of them or to a spectator."""
    game = room.state.game
    seats = [SeatInfo(seat.name, seat.level) for seat in room.seats]
    return Welcome(room.id, you, GameInfo(game.id, game.facts.title, game.options), seats)


class Drawn(msgspec.Struct, frozen=True):
    """A snapshot, encoded: what of a ``state`` is the same for everybody who sees it with the same eyes."""

    ply: int
    view: msgspec.Raw
    scene: msgspec.Raw
    offers: msgspec.Raw
    last: msgspec.Raw


def draw(room: Room, who: int | None) -> Drawn:
    """What ``who`` may see of a room now. It takes milliseconds, so it is done once for all who see the same."""
    shot = snapshot(room.state, who, tuple(seat.name for seat in room.seats), room.mover())
    return Drawn(shot.ply, _raw(shot.view), _raw(shot.scene), _raw(shot.offers), _raw(shot.last))


def state_message(room: Room, drawn: Drawn, now: float) -> StateMessage:
    """A ``state`` as it is sent now."""
    clock = None
    if room.deadline is not None:
        seconds = room.state.game.facts.clock.seconds
        clock = Clock(room.deadline.player, round(min(seconds, room.deadline.left(now)), 3), seconds)
    return StateMessage(drawn.ply, drawn.view, drawn.scene, drawn.offers, clock, drawn.last, room.rematch)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))
