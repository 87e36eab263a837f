"""Rooms over HTTP, for programs: how they stand, what happens there line by line, and all that a player may do."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexagora import words
from hexagora.club.domain import Accepted, Decision, Refused, Repeated
from hexagora.club.play import Table
from hexagora.club.protocol import (
    AbortMessage,
    AgreeMessage,
    ClaimMessage,
    Deed,
    MoveMessage,
    ResignMessage,
    SayMessage,
    TakeBackMessage,
    UndoMessage,
    heard,
    welcome,
)
from hexagora.club.protocol import answers as told
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import club_of, guest_of, known_of, paced, visitor_of, wanted
from hexagora.club.web.connection import asked
from hexagora.club.web.daily import expect_shown
from hexagora.club.web.described import LINES, Described
from hexagora.club.web.lines import Lines
from hexagora.club.web.metrics import Metrics
from hexagora.club.web.stream import Stream, Streamed

# Nobody plays so many games at once, or listens so often to one.
MOST_STREAMS = 100
STATUS = {"watching": 403, "busy": 503}  # of what is refused at a table; all else is a conflict with how it stands


async def table_of(request: Request) -> Table:
    """The table of the room that is asked for, if who asks may see it; Rejected or NotAllowed otherwise."""
    club = club_of(request)
    table = await club.table(request.path_params["id"])
    if table is None:
        raise Rejected(404, words.say("club-no-room"))
    await expect_shown(club, table.room, guest_of(request))
    return table


async def room(request: Request) -> Response:
    """A room as it is now, with the moves that you may make."""
    table = await table_of(request)
    who = table.room.player(guest_of(request))
    state = await table.look(who)
    if state is None:
        raise Rejected(409, words.say("web-later", seconds=table.room.terms.delay))
    position = table.room.state
    setup = None if position.game.facts.hidden else position.setup
    return answer(told.RoomTold(welcome(table.room, who), told.plain(state), setup))


# A stream -----------------------------------------------------------------------------------------------


class Seat(Stream):
    """Somebody at a table who draws nothing: states come without their scene."""

    def __init__(self, who: int | None) -> None:
        super().__init__()
        self.who = who

    def push(self, text: str) -> None:
        """Tell what a socket would be told."""
        message: dict[str, msgspec.Raw] = msgspec.json.decode(heard(text, self._language), type=dict[str, msgspec.Raw])
        message.pop("scene", None)
        super().push(msgspec.json.encode(message).decode())


async def stream(request: Request) -> Response:
    """What happens in a room, line by line, for as long as one listens."""
    table = await table_of(request)
    listener = Seat(table.room.player(guest_of(request)))
    return Streamed(listener, _sitting(request, table, listener))


@asynccontextmanager
async def _sitting(request: Request, table: Table, listener: Seat) -> AsyncIterator[None]:
    with listening(request, listener):
        listener.say(welcome(table.room, listener.who))
        table.join(listener)
        try:
            yield
        finally:
            table.leave(listener)


def listening(request: Request, listener: Stream) -> Any:
    """Within, the stream is open; it ends with the session or the token that opened it."""
    lines: Lines = request.app.state.lines
    known = known_of(request)
    if lines.count(known.guest) >= MOST_STREAMS:
        listener.end(1008, f"nobody listens {MOST_STREAMS} times at once")
    return lines.held(listener, known.guest, known.key)


# What a player does --------------------------------------------------------------------------------------


def _deed(kind: type[Deed]) -> Callable[[Request], Awaitable[Response]]:
    """The function that does what messages of one kind ask; it is told by what the kind says of itself."""

    async def does(request: Request) -> Response:
        table = await table_of(request)
        paced(request)
        message: Deed = await wanted(request, kind)
        metrics: Metrics = request.app.state.metrics
        measured = metrics.deed(str(kind.__struct_config__.tag))
        decision = await table.submit(asked(message, table, table.room.player(guest_of(request))))
        measured(decision)
        return _told(message.id, decision)

    does.__doc__, does.__name__ = kind.__doc__, str(kind.__struct_config__.tag)
    return does


def _told(id: str, decision: Decision) -> Response:
    match decision:
        case Accepted(entry=entry) | Repeated(entry=entry):
            return answer(told.Done(id, entry.ply, entry.move))
        case Refused(code=code, reason=reason, cells=cells):
            return answer(told.Failure(reason, code, cells), STATUS.get(code, 409))


async def say(request: Request) -> Response:
    """I say something, to the other players or to those who watch."""
    table = await table_of(request)
    paced(request)
    message = await wanted(request, SayMessage)
    await table.talk.say(table.room, visitor_of(request).seat, message.text, message.id)
    return answer(told.Done(message.id, table.room.state.ply(table.room.player(guest_of(request))), None))


DEEDS: dict[str, type[Deed]] = {
    "moves": MoveMessage,
    "resign": ResignMessage,
    "undo": UndoMessage,
    "agree": AgreeMessage,
    "takeback": TakeBackMessage,
    "abort": AbortMessage,
    "claim": ClaimMessage,
}
ROUTES = [
    Described("GET", "/api/rooms/{id}", room, {200: told.RoomTold}),
    Described("GET", "/api/rooms/{id}/events", stream, {200: Any}, media=LINES),
    *(
        Described("POST", f"/api/rooms/{{id}}/{name}", _deed(kind), {200: told.Done}, body=kind)
        for name, kind in DEEDS.items()
    ),
    Described("POST", "/api/rooms/{id}/talk", say, {200: told.Done}, body=SayMessage),
]
