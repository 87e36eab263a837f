"""What a request does to a room: it is accepted, it has been here before, or it is refused and changes nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hexagora.club.domain.agreement import Agreement, agreeable, would_lose
from hexagora.club.domain.entry import TIMEOUT, Act, Entry
from hexagora.club.domain.requests import (
    Abort,
    Agree,
    AgreeAnswer,
    Ask,
    Claim,
    Close,
    Consider,
    Play,
    Rematch,
    Request,
    Resign,
    TakeBack,
    Timeout,
    Undo,
)
from hexagora.club.domain.room import Room
from hexagora.club.domain.standing import retractable
from hexagora.contract import IllegalMove
from hexagora.words import say


@dataclass(frozen=True, slots=True)
class Accepted:
    """The entry to commit, and the room as it is once that is done."""

    entry: Entry
    room: Room


@dataclass(frozen=True, slots=True)
class Repeated:
    """This message was accepted before, as this entry."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Refused:
    """Nothing changes. ``code`` is for the client, ``reason`` for the player, ``cells`` for the board."""

    code: str
    reason: str
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to ``Ask``; ``move`` is in canonical notation when it is legal, as it was asked otherwise."""

    move: str
    legal: bool
    reason: str = ""
    cells: tuple[str, ...] = ()


Decision = Accepted | Repeated | Refused
Deed = Play | Resign | Undo | Agree | TakeBack | Abort | Claim

WATCHING = Refused("watching", say("club-watching"))
OVER = Refused("over", say("rules-over"))
NOT_YOUR_TURN = Refused("turn", say("rules-not-your-turn"))
NOTHING_TO_TAKE_BACK = Refused("illegal", say("club-nothing-to-take-back"))
BACK: dict[AgreeAnswer, Act] = {"offer": Act.BACK_OFFER, "accept": Act.BACK_ACCEPT, "decline": Act.BACK_DECLINE}


def decide(room: Room, request: Request, now: float) -> Decision:
    """What a request does to a room at a time. Nobody else's wish to change the room can come between."""
    if isinstance(request, Timeout):
        return _timeout(room, request, now)
    if isinstance(request, Consider):
        return _considered(room, request, now)
    if isinstance(request, Close):
        return _closed(room, now)
    if request.player is None:
        return WATCHING
    if isinstance(request, Rematch):
        return _wished(room, request.player, now)
    before = room.entered(request.client_id)
    if before is not None:
        # An id belongs to the message it came with first; from somebody else it can only be a mistake.
        same = before.player == request.player or room.hotseat
        return Repeated(before) if same else Refused("bad", say("club-id-used"))
    if room.state.is_over:
        return OVER
    ply = room.state.ply(request.player)
    if request.ply != ply:
        return Refused("stale", say("club-stale", ply=ply, asked=request.ply))
    return _done(room, request, Entry(len(room.log), ply, request.player, now, client_id=request.client_id))


def _done(room: Room, request: Deed, entry: Entry) -> Decision:
    """What a player does, in a game that goes on, knowing how it stands."""
    match request:
        case Resign():
            return _entered(room, replace(entry, act=Act.RESIGN))
        case Undo():
            return _undone(room, entry)
        case Agree():
            return _agreed(room, replace(entry, act=Act(request.answer)))
        case TakeBack():
            return _taken_back(room, replace(entry, act=BACK[request.answer]))
        case Abort():
            return _aborted(room, replace(entry, act=Act.ABORT))
        case Claim():
            return _claimed(room, replace(entry, act=Act.CLAIM), request.gone)
        case Play():
            return _played(room, entry, request.move, request.lag)


def judge(room: Room, ask: Ask) -> Verdict | Refused:
    """Whether the asking player may make a move now, and why not."""
    if ask.player is None:
        return WATCHING
    if room.state.is_over:
        return Verdict(ask.move, legal=False, reason=OVER.reason)
    if ask.player not in room.state.awaiting:
        return Verdict(ask.move, legal=False, reason=NOT_YOUR_TURN.reason)
    try:
        return Verdict(_legal(room, ask.player, ask.move), legal=True)
    except IllegalMove as error:
        return Verdict(ask.move, legal=False, reason=error.reason, cells=error.cells)


def _legal(room: Room, player: int, text: str) -> str:
    """A legal move in canonical notation; IllegalMove otherwise.

    The games read ``timeout`` as a move, since records may hold it. It is never legal: only the clock plays it.
    """
    move = room.state.canonical(text, player)
    if move == TIMEOUT or text.strip().lower() == TIMEOUT:
        raise IllegalMove(say("rules-only-the-clock"))
    return move


def _played(room: Room, entry: Entry, text: str, lag: float) -> Decision:
    if entry.player not in room.state.awaiting:
        return NOT_YOUR_TURN
    try:
        move = _legal(room, entry.player, text)
    except IllegalMove as error:
        return Refused("illegal", error.reason, error.cells)
    entry = replace(entry, move=move)
    return Accepted(entry, room.after(entry, lag))


def _undone(room: Room, entry: Entry) -> Decision:
    if entry.player not in room.state.awaiting:
        return NOT_YOUR_TURN
    if not retractable(room.state, entry.player):
        return NOTHING_TO_TAKE_BACK
    return _entered(room, replace(entry, act=Act.UNDO))


@dataclass(frozen=True, slots=True)
class _Question:
    """Why an offer, or an answer to one, is refused, in the words of what is asked for."""

    offer: Act
    waiting: str
    theirs: str
    declined: str
    nothing: str
    own: str

    def refused(self, standing: Agreement, entry: Entry) -> str | None:
        """An offer needs that there is none, an answer that the other one has made one."""
        if entry.act is self.offer:
            if standing.by == entry.player:
                return self.waiting
            if standing.by is not None:
                return self.theirs
            return self.declined if entry.player in standing.asked else None
        if standing.by is None:
            return self.nothing
        return self.own if standing.by == entry.player else None


_END = _Question(
    Act.OFFER,
    waiting=say("club-offer-waits"),
    theirs=say("club-offer-theirs"),
    declined=say("club-offer-declined"),
    nothing=say("club-offer-none"),
    own=say("club-offer-own"),
)
_TAKING_BACK = _Question(
    Act.BACK_OFFER,
    waiting=say("club-wish-waits"),
    theirs=say("club-wish-theirs"),
    declined=say("club-wish-declined"),
    nothing=say("club-wish-none"),
    own=say("club-wish-own"),
)


def _agreed(room: Room, entry: Entry) -> Decision:
    if not agreeable(room.state):
        return Refused("illegal", say("club-no-agreed-end"))
    refused = _END.refused(room.agreement, entry)
    return _entered(room, entry) if refused is None else Refused("illegal", refused)


def _taken_back(room: Room, entry: Entry) -> Decision:
    """Between two in an unrated game. A bot agrees at once."""
    if not room.rewindable:
        rated = room.terms.rated
        why = say("club-rated-no-back") if rated else say("club-no-back")
        return Refused("illegal", why)
    if entry.act is Act.BACK_OFFER and entry.player not in room.standing.movers:
        return Refused("illegal", NOTHING_TO_TAKE_BACK.reason)
    refused = _TAKING_BACK.refused(room.takeback, entry)
    if refused is not None:
        return Refused("illegal", refused)
    if entry.act is Act.BACK_OFFER and (len(room.people) == 1 or room.hotseat):
        entry = replace(entry, act=Act.BACK_ACCEPT)
    return _entered(room, entry)


def _aborted(room: Room, entry: Entry) -> Decision:
    if not room.may_abort(entry.player):
        return Refused("illegal", say("club-under-way"))
    return _entered(room, entry)


def _claimed(room: Room, entry: Entry, gone: frozenset[int]) -> Decision:
    awaited = room.claimable(entry.player)
    if awaited is None:
        return Refused("illegal", say("club-waits-for-nobody"))
    if awaited not in gone:
        return Refused("illegal", say("club-not-gone"))
    return _entered(room, entry)


def _wished(room: Room, player: int, now: float) -> Decision:
    """A wish for a rematch; once is enough."""
    if not room.state.is_over:
        return Refused("illegal", say("club-not-over"))
    before = next((entry for entry in room.log if entry.act is Act.REMATCH and entry.player == player), None)
    if before is not None:
        return Repeated(before)
    return _entered(room, Entry(len(room.log), room.state.ply(player), player, now, act=Act.REMATCH))


def _considered(room: Room, request: Consider, now: float) -> Decision:
    """A bot accepts exactly when it would not lose by the score as it stands."""
    if room.state.is_over or room.agreement.by in (None, request.player):
        return Refused("stale", say("club-offer-lapsed"))
    act = Act.DECLINE if would_lose(room.state, request.player) else Act.ACCEPT
    entry = Entry(len(room.log), room.state.ply(request.player), request.player, now, act=act)
    return _agreed(room, entry)


def _timeout(room: Room, request: Timeout, now: float) -> Decision:
    """Out of time: the game's own ``timeout``, which every game knows while it goes on."""
    deadline = room.deadline
    if deadline is None or request.number != deadline.number or now < deadline.due:
        return Refused("stale", say("club-decided"))
    player = deadline.player
    return _entered(room, Entry(len(room.log), room.state.ply(player), player, now, TIMEOUT))


def _closed(room: Room, now: float) -> Decision:
    """Broken off by the host of the club; whoever is to move stands in the log."""
    if room.state.is_over:
        return OVER
    player = room.state.awaiting[0]
    return _entered(room, Entry(len(room.log), room.state.ply(player), player, now, act=Act.CLOSE))


def _entered(room: Room, entry: Entry) -> Accepted:
    return Accepted(entry, room.after(entry))
