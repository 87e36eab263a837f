"""What a request does to a room: it is accepted, it has been here before, or it is refused and changes nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hexagora.club.domain.agreement import agreeable, would_lose
from hexagora.club.domain.entry import TIMEOUT, Act, Entry
from hexagora.club.domain.requests import Agree, Ask, Consider, Play, Request, Resign, Timeout, Undo
from hexagora.club.domain.room import Room, retractable
from hexagora.contract import IllegalMove


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

WATCHING = Refused("watching", "you are watching this game")
OVER = Refused("over", "the game is over")
NOT_YOUR_TURN = Refused("turn", "it is not your turn")
NOTHING_TO_TAKE_BACK = Refused("illegal", "you have made no move that may be taken back")


def decide(room: Room, request: Request, now: float) -> Decision:
    """What a request does to a room at a time. Nobody else's wish to change the room can come between."""
    if isinstance(request, Timeout):
        return _timeout(room, request, now)
    if isinstance(request, Consider):
        return _considered(room, request, now)
    if request.player is None:
        return WATCHING
    before = room.entered(request.client_id)
    if before is not None:
        # An id belongs to the message it came with first; from somebody else it can only be a mistake.
        same = before.player == request.player
        return Repeated(before) if same else Refused("bad", "this id has been used by somebody else")
    if room.state.is_over:
        return OVER
    ply = room.state.ply(request.player)
    if request.ply != ply:
        return Refused("stale", f"the game is at ply {ply}, not {request.ply}")
    entry = Entry(len(room.log), ply, request.player, now, client_id=request.client_id)
    match request:
        case Resign():
            return _entered(room, replace(entry, act=Act.RESIGN))
        case Undo():
            return _undone(room, entry)
        case Agree():
            return _agreed(room, replace(entry, act=Act(request.answer)))
        case Play():
            return _played(room, entry, request.move)


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
        raise IllegalMove("only the clock can say that your time is up")
    return move


def _played(room: Room, entry: Entry, text: str) -> Decision:
    if entry.player not in room.state.awaiting:
        return NOT_YOUR_TURN
    try:
        move = _legal(room, entry.player, text)
    except IllegalMove as error:
        return Refused("illegal", error.reason, error.cells)
    return _entered(room, replace(entry, move=move))


def _undone(room: Room, entry: Entry) -> Decision:
    if entry.player not in room.state.awaiting:
        return NOT_YOUR_TURN
    if not retractable(room.state, entry.player):
        return NOTHING_TO_TAKE_BACK
    return _entered(room, replace(entry, act=Act.UNDO))


def _agreed(room: Room, entry: Entry) -> Decision:
    """An offer needs that there is none, an answer that the other one has made one."""
    by, asked = room.agreement.by, room.agreement.asked
    refused = None
    if not agreeable(room.state):
        refused = "this game has no agreed end"
    elif entry.act is Act.OFFER and by == entry.player:
        refused = "your offer is waiting for its answer"
    elif entry.act is Act.OFFER and by is not None:
        refused = "you have been made the same offer: accept or decline it"
    elif entry.act is Act.OFFER and entry.player in asked:
        refused = "your offer has been declined; you may make another one after the next move"
    elif entry.act is not Act.OFFER and by is None:
        refused = "there is no offer to end the game"
    elif entry.act is not Act.OFFER and by == entry.player:
        refused = "the offer is your own; the other player answers it"
    return _entered(room, entry) if refused is None else Refused("illegal", refused)


def _considered(room: Room, request: Consider, now: float) -> Decision:
    """A bot accepts exactly when it would not lose by the score as it stands."""
    if room.state.is_over or room.agreement.by in (None, request.player):
        return Refused("stale", "the offer has lapsed")
    act = Act.DECLINE if would_lose(room.state, request.player) else Act.ACCEPT
    entry = Entry(len(room.log), room.state.ply(request.player), request.player, now, act=act)
    return _agreed(room, entry)


def _timeout(room: Room, request: Timeout, now: float) -> Decision:
    """Out of time: the game's own ``timeout``, which every game knows while it goes on."""
    deadline = room.deadline
    if deadline is None or request.number != deadline.number or now < deadline.due:
        return Refused("stale", "this decision has been made")
    player = deadline.player
    return _entered(room, Entry(len(room.log), room.state.ply(player), player, now, TIMEOUT))


def _entered(room: Room, entry: Entry) -> Accepted:
    return Accepted(entry, room.after(entry))
