"""A room as messages: what is told of it, to whom, now."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hexagora.club.domain import Line, Presence, Room, Seat, TimeControl, agreeable, snapshots
from hexagora.club.protocol.frame import Part, ScenePart
from hexagora.club.protocol.outgoing import (
    AgreementInfo,
    Clock,
    ControlInfo,
    EventInfo,
    GameInfo,
    PresenceMessage,
    RatingInfo,
    SeatInfo,
    Seats,
    StateMessage,
    TalkLine,
    TalkMessage,
    Welcome,
)


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
    return SeatInfo(seat.shown, seat.level, rating, seat.head_start, seat.program)


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
    view: Part
    scene: Part
    offers: Part
    undo: bool
    last: Part


def draw(room: Room, who: int | None) -> Drawn:
    """What ``who`` may see of a room now."""
    return draw_all(room, (who,))[who]


def draw_all(room: Room, eyes: Iterable[int | None]) -> dict[int | None, Drawn]:
    """What each of them may see of a room now. It takes a while, so it is done once for all who see the same."""
    drawn: dict[int | None, Drawn] = {}
    scene: ScenePart | None = None
    for who, shot in snapshots(room, eyes):
        if scene is None or scene.value is not shot.scene:
            scene = ScenePart(shot.scene)
        drawn[who] = Drawn(who, shot.ply, Part(shot.view), scene, Part(shot.offers), shot.undo, Part(shot.last))
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
