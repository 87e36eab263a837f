"""What a message does to a room: it is accepted, it has been here before, or it is refused and changes nothing."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.club.domain.room import Entry, Room
from hexagora.contract import IllegalMove

TIMEOUT = "timeout"


@dataclass(frozen=True, slots=True)
class Play:
    """A move at ``ply``; ``player`` is None for a spectator, ``client_id`` None for a bot."""

    player: int | None
    ply: int
    move: str
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class Resign:
    """A player gives up, on any turn."""

    player: int | None
    ply: int
    client_id: str | None = None


@dataclass(frozen=True, slots=True)
class Timeout:
    """The clock has run out for the decision at ``ply``."""

    ply: int


@dataclass(frozen=True, slots=True)
class Ask:
    """May I make this move, and if not, why?"""

    player: int | None
    move: str


Request = Play | Resign | Timeout


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


def decide(room: Room, request: Request, now: float) -> Decision:
    """What a request does to a room at a time. Nobody else's wish to change the room can come between."""
    if isinstance(request, Timeout):
        return _timeout(room, request, now)
    if request.player is None:
        return WATCHING
    before = room.entered(request.client_id)
    if before is not None:
        # An id belongs to the message it came with first; from somebody else it can only be a mistake.
        same = before.player == request.player
        return Repeated(before) if same else Refused("bad", "this id has been used by somebody else")
    if room.state.is_over:
        return OVER
    if request.ply != room.ply:
        return Refused("stale", f"the game is at ply {room.ply}, not {request.ply}")
    if isinstance(request, Resign):
        return _entered(room, Entry(room.ply, request.player, now, end="resign", client_id=request.client_id))
    if request.player != room.state.to_act:
        return NOT_YOUR_TURN
    try:
        move = _legal(room, request.move)
    except IllegalMove as error:
        return Refused("illegal", error.reason, error.cells)
    return _entered(room, Entry(room.ply, request.player, now, move, client_id=request.client_id))


def judge(room: Room, ask: Ask) -> Verdict | Refused:
    """Whether the asking player may make a move now, and why not."""
    if ask.player is None:
        return WATCHING
    if room.state.is_over:
        return Verdict(ask.move, legal=False, reason=OVER.reason)
    if ask.player != room.state.to_act:
        return Verdict(ask.move, legal=False, reason=NOT_YOUR_TURN.reason)
    try:
        return Verdict(_legal(room, ask.move), legal=True)
    except IllegalMove as error:
        return Verdict(ask.move, legal=False, reason=error.reason, cells=error.cells)


def _legal(room: Room, text: str) -> str:
    """A legal move in canonical notation; IllegalMove otherwise.

    The games read ``timeout`` as a move, since records may hold it. It is never legal: only the clock plays it.
    """
    move = room.state.canonical(text)
    if move == TIMEOUT:
        raise IllegalMove("only the clock can say that your time is up")
    return move


def _timeout(room: Room, request: Timeout, now: float) -> Decision:
    """Out of time: the game's ``timeout``, or the loss of the game where the rules know no such thing."""
    deadline = room.deadline
    if deadline is None or request.ply != room.ply or now < deadline.due:
        return Refused("stale", "this decision has been made")
    try:
        room.state.canonical(TIMEOUT)
    except IllegalMove:
        return _entered(room, Entry(room.ply, deadline.player, now, end="timeout"))
    return _entered(room, Entry(room.ply, deadline.player, now, TIMEOUT))


def _entered(room: Room, entry: Entry) -> Accepted:
    return Accepted(entry, room.after(entry))
