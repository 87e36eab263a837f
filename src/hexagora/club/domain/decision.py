"""What a message does to a room: it is accepted, it has been here before, or it is refused and changes nothing."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hexagora.club.domain.room import Entry, Room
from hexagora.contract import IllegalMove

TIMEOUT = "timeout"


@dataclass(frozen=True, slots=True)
class Play:
    """A move after the ``ply`` moves that the player has seen. No ``player``: a spectator. No ``client_id``: a bot."""

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
    """The clock has run out for the deadline of that ``ply``."""

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
    ply = room.state.ply(request.player)
    if request.ply != ply:
        return Refused("stale", f"the game is at ply {ply}, not {request.ply}")
    entry = Entry(len(room.log), request.player, now, client_id=request.client_id)
    if isinstance(request, Resign):
        return _entered(room, replace(entry, end="resign"))
    if request.player not in room.state.awaiting:
        return NOT_YOUR_TURN
    try:
        move = _legal(room, request.player, request.move)
    except IllegalMove as error:
        return Refused("illegal", error.reason, error.cells)
    return _entered(room, replace(entry, move=move))


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
    if move == TIMEOUT:
        raise IllegalMove("only the clock can say that your time is up")
    return move


def _timeout(room: Room, request: Timeout, now: float) -> Decision:
    """Out of time: the game's own ``timeout``, which every game knows while it goes on."""
    deadline = room.deadline
    if deadline is None or request.ply != deadline.ply or now < deadline.due:
        return Refused("stale", "this decision has been made")
    return _entered(room, Entry(len(room.log), deadline.player, now, TIMEOUT))


def _entered(room: Room, entry: Entry) -> Accepted:
    return Accepted(entry, room.after(entry))
