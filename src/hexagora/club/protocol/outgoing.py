"""What the club says to a client."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hexagora.club.domain import Change, Line, Presence, Room, Seat, TimeControl, agreeable, snapshots
from hexagora.contract import OptionValue, Scene


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
    """A whole snapshot; the parts that depend on the position alone are encoded already."""

    version: int
    ply: int
    view: msgspec.Raw
    scene: msgspec.Raw
    offers: msgspec.Raw
    undo: bool
    agreement: AgreementInfo | None
    clock: Clock | None
    last: msgspec.Raw
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


_encoder = msgspec.json.Encoder()


def encode(message: msgspec.Struct) -> str:
    """A message as the text of a frame."""
    return _encoder.encode(message).decode()


def welcome(room: Room, you: int | None) -> Welcome:
    """Who plays what in a room, told to one of them or to a spectator."""
    game = room.state.game
    info = GameInfo(game.id, game.facts.title, game.options)
    terms = room.terms
    event = None if terms.event is None else EventInfo(terms.event.kind, terms.event.of)
    return Welcome(
        room.id,
        you,
        info,
        _seats(room),
        control_info(terms.control),
        terms.rated,
        terms.commitment,
        event,
        terms.target,
        terms.delay,
    )


def seats_message(room: Room) -> Seats:
    """Who sits where, by the names they have now."""
    return Seats(_seats(room))


def _seats(room: Room) -> list[SeatInfo]:
    return [seat_info(seat) for seat in room.seats]


def seat_info(seat: Seat) -> SeatInfo:
    """Who sits somewhere, as it is told."""
    rating = None if seat.elo is None else RatingInfo(seat.elo, seat.provisional)
    return SeatInfo(seat.name, seat.level, rating, seat.head_start, seat.program)


def talk_message(lines: Iterable[Line]) -> TalkMessage:
    """Lines as they are told."""
    return TalkMessage([TalkLine(line.number, line.player, line.name, line.text, line.at) for line in lines])


def control_info(control: TimeControl) -> ControlInfo:
    """How time is measured, as it is told."""
    return ControlInfo(control.kind, control.seconds, control.increment)


def presence_message(room: Room, presence: Presence, who: int | None, now: float) -> PresenceMessage:
    """Who is connected, told to one of them or to a spectator."""
    here = [presence.here(player) for player in range(len(room.seats))]
    awaited = room.claimable(who)
    return PresenceMessage(here, presence.watching, None if awaited is None else presence.claim_in(awaited, now))


class Drawn(msgspec.Struct, frozen=True):
    """A snapshot, encoded: what of a ``state`` is the same for everybody who sees it with the same eyes."""

    who: int | None
    ply: int
    view: msgspec.Raw
    scene: msgspec.Raw
    offers: msgspec.Raw
    undo: bool
    last: msgspec.Raw


def draw(room: Room, who: int | None) -> Drawn:
    """What ``who`` may see of a room now."""
    return draw_all(room, (who,))[who]


def draw_all(room: Room, eyes: Iterable[int | None]) -> dict[int | None, Drawn]:
    """What each of them may see of a room now. It takes a while, so it is done once for all who see the same."""
    drawn: dict[int | None, Drawn] = {}
    scene: tuple[Scene, msgspec.Raw] | None = None
    for who, shot in snapshots(room, eyes):
        if scene is None or scene[0] is not shot.scene:
            scene = shot.scene, _raw(shot.scene)
        offers, last = _raw(shot.offers), _raw(shot.last)
        drawn[who] = Drawn(who, shot.ply, _raw(shot.view), scene[1], offers, shot.undo, last)
    return drawn


def state_message(room: Room, drawn: Drawn, now: float) -> StateMessage:
    """A ``state`` as it is sent now."""
    return StateMessage(
        room.version,
        drawn.ply,
        drawn.view,
        drawn.scene,
        drawn.offers,
        drawn.undo,
        _agreement(room, drawn.who),
        _clock(room, now),
        drawn.last,
        room.rematch,
        _takeback(room, drawn.who),
        room.may_abort(drawn.who),
        _banks(room, now),
        sorted(room.wishes & set(room.people)),
        room.ratings,
    )


def _agreement(room: Room, who: int | None) -> AgreementInfo | None:
    if not agreeable(room.state):
        return None
    return AgreementInfo(room.may_offer(who), room.agreement.by)


def _takeback(room: Room, who: int | None) -> AgreementInfo | None:
    if not room.rewindable:
        return None
    return AgreementInfo(room.may_take_back(who), room.takeback.by)


def _banks(room: Room, now: float) -> tuple[float, ...] | None:
    """What everybody has left for the game, at the moment of sending."""
    if not room.banks:
        return None
    deadline = room.deadline
    banks = list(room.banks)
    if deadline is not None and not room.state.questioned:
        banks[deadline.player] = min(banks[deadline.player], deadline.left(now))
    return tuple(round(bank, 3) for bank in banks)


def _clock(room: Room, now: float) -> Clock | None:
    if room.deadline is None:
        return None
    facts = room.state.game.facts
    control = room.terms.control
    seconds = facts.clock.seconds
    if control.kind == "days":
        seconds = control.seconds
    elif control.kind == "fischer" and not room.state.questioned:  # with increments it may be more than there was
        seconds = max(control.seconds, room.banks[room.deadline.player])
    player = None if facts.simultaneous else room.deadline.player
    return Clock(player, round(min(seconds, room.deadline.left(now)), 3), seconds)


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(value))
