"""One socket at a table: a listener, and the hand that moves there."""

from __future__ import annotations

import asyncio
import contextlib
import time

from starlette.websockets import WebSocket

from hexagora.club.domain import (
    Abort,
    Accepted,
    Agree,
    Ask,
    Claim,
    Decision,
    Play,
    Refused,
    Repeated,
    Request,
    Resign,
    TakeBack,
    Undo,
)
from hexagora.club.play import NotAllowed, Table
from hexagora.club.protocol import (
    AbortMessage,
    AgreeMessage,
    Answer,
    AskMessage,
    ClaimMessage,
    Deed,
    Echo,
    Malformed,
    MoveAccepted,
    MoveMessage,
    MoveRefused,
    Ping,
    Pong,
    Probe,
    ResignMessage,
    SayMessage,
    TakeBackMessage,
    UndoMessage,
    parse,
    welcome,
)
from hexagora.club.storage import StorageError
from hexagora.club.web.asking import visitor_of
from hexagora.club.web.lag import Lag
from hexagora.club.web.line import Line
from hexagora.club.web.metrics import Metrics
from hexagora.words import say

# How often the way is measured, in seconds, while somebody plays with a time of their own.
PROBING = 10.0


class Connection(Line):
    """A listener of a table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str | None) -> None:
        super().__init__(socket)
        self._table = table
        self._guest = guest
        self._lag = Lag()
        self._probing: asyncio.Task[None] | None = None

    @property
    def who(self) -> int | None:
        """With whose eyes the table is seen now; at one screen these are those of whoever is to move."""
        return self._table.room.player(self._guest)

    async def begin(self) -> None:
        """Welcome them to the table."""
        room = self._table.room
        self.say(welcome(room, self.who))
        self._table.join(self)
        if room.banks and self.who is not None:
            self._probing = asyncio.create_task(self._probe(), name="probing a connection")

    async def finish(self) -> None:
        """See them off."""
        self._table.leave(self)
        if self._probing is not None:
            self._probing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._probing

    async def handle(self, text: str) -> None:
        """Do what a message says."""
        try:
            message = parse(text)
        except Malformed as error:
            self.say(MoveRefused(error.id, "bad", error.reason))
            return
        id = message.id
        if isinstance(message, Ping):
            self.say(Pong(id))
        elif isinstance(message, Echo):
            self._lag.echo(id, time.monotonic())
        elif isinstance(message, SayMessage):
            await self._talk(message)
        elif isinstance(message, AskMessage):
            await self._ask(id, Ask(self.who, message.move))
        else:
            metrics: Metrics = self._socket.app.state.metrics
            measured = metrics.deed(str(message.__struct_config__.tag))

            def acknowledge(decision: Decision) -> None:
                self._acknowledge(id, decision)
                measured(decision)

            await self._table.submit(asked(message, self._table, self.who, self._lag.seconds), acknowledge)

    async def _probe(self) -> None:
        while True:
            self.say(Probe(self._lag.probe(time.monotonic())))
            await asyncio.sleep(PROBING)

    async def _talk(self, message: SayMessage) -> None:
        if self._guest is None:
            self.say(MoveRefused(message.id, "bad", say("web-speak-cookie")))
            return
        try:
            await self._table.talk.say(self._table.room, visitor_of(self._socket).seat, message.text, message.id)
        except NotAllowed as error:
            self.say(MoveRefused(message.id, "bad", error.reason))
        except StorageError:
            self.say(MoveRefused(message.id, "busy", say("club-busy")))
        else:
            self.say(MoveAccepted(message.id, self._table.room.state.ply(self.who), None))

    async def _ask(self, id: str, ask: Ask) -> None:
        verdict = await self._table.ask(ask)
        if isinstance(verdict, Refused):
            self.say(MoveRefused(id, verdict.code, verdict.reason))
        else:
            self.say(Answer(id, verdict.move, verdict.legal, verdict.reason, verdict.cells))

    def _acknowledge(self, id: str, decision: Decision) -> None:
        match decision:
            case Accepted(entry=entry) | Repeated(entry=entry):
                self.say(MoveAccepted(id, entry.ply, entry.move))
            case Refused(code=code, reason=reason, cells=cells):
                self.say(MoveRefused(id, code, reason, cells))


def asked(message: Deed, table: Table, who: int | None, lag: float = 0.0) -> Request:
    """What a message asks of a table for the player who sent it, ``lag`` seconds ago."""
    match message:
        case MoveMessage(id=id, ply=ply, move=move):
            return Play(who, ply, move, id, lag)
        case ResignMessage(id=id, ply=ply):
            return Resign(who, ply, id)
        case UndoMessage(id=id, ply=ply):
            return Undo(who, ply, id)
        case AgreeMessage(id=id, ply=ply, answer=answer):
            return Agree(who, ply, answer, id)
        case TakeBackMessage(id=id, ply=ply, answer=answer):
            return TakeBack(who, ply, answer, id)
        case AbortMessage(id=id, ply=ply):
            return Abort(who, ply, id)
        case ClaimMessage(id=id, ply=ply):
            return Claim(who, ply, table.attendance.gone(), id)
