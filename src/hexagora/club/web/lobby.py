"""``/ws/lobby``: what there is to join and to watch, and the search for a rated game."""

from __future__ import annotations

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from hexagora.club.play import Club, NotAllowed
from hexagora.club.protocol import Cancel, Malformed, MoveRefused, Ping, Pong, Seek, Seeking, TakeBot, parse_lobby
from hexagora.club.storage import StorageError
from hexagora.club.web.asking import club_of, visitor_of
from hexagora.club.web.line import AGAIN, Line
from hexagora.words import say

BUSY = say("club-busy")


class LobbyLine(Line):
    """Somebody in the lobby."""

    def __init__(self, socket: WebSocket, club: Club) -> None:
        super().__init__(socket)
        self._club = club

    async def begin(self) -> None:
        """Tell what there is."""
        try:
            await self._club.lobby.join(self)
        except StorageError:
            self.end(AGAIN, "the database does not answer")

    async def finish(self) -> None:
        """They have gone; who seeks at no other page does not seek any more."""
        self._club.lobby.leave(self)
        await self._club.matchmaker.cancel(self._socket.state.guest, self)

    async def handle(self, text: str) -> None:
        """Do what a message says."""
        try:
            message = parse_lobby(text)
        except Malformed as error:
            self.say(MoveRefused(error.id, "bad", error.reason))
            return
        if isinstance(message, Ping):
            self.say(Pong(message.id))
            return
        try:
            await self._do(message)
        except NotAllowed as error:
            self.say(MoveRefused(message.id, "bad", error.reason))
        except StorageError:
            self.say(MoveRefused(message.id, "busy", BUSY))

    async def _do(self, message: Seek | Cancel | TakeBot) -> None:
        guest = self._socket.state.guest
        if guest is None:
            raise NotAllowed(say("web-seek-cookie"))
        match message:
            case Seek(game=game):
                await self._club.matchmaker.seek(visitor_of(self._socket), game, self)
            case Cancel():
                await self._club.matchmaker.cancel(guest, self)
                self.say(Seeking(None, None, 0.0, None))
            case TakeBot():
                await self._club.matchmaker.take_bot(guest)


async def lobby_socket(socket: WebSocket) -> None:
    """Come in, and stay."""
    await socket.accept()
    await LobbyLine(socket, club_of(socket)).run()


ROUTES = [WebSocketRoute("/ws/lobby", lobby_socket)]
