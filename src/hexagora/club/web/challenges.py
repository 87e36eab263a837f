"""Challenges over HTTP and sockets, as docs/protocol.md tells it."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from hexagora.club.bus import Event
from hexagora.club.domain import Challenge, Seat, Side
from hexagora.club.play import Club, NotAllowed, Wish, Wishes, channel
from hexagora.club.play.tasks import Tasks
from hexagora.club.protocol import (
    ChallengeMessage,
    Malformed,
    MoveRefused,
    Ping,
    Pong,
    challenge_message,
    parse,
)
from hexagora.club.storage import StorageError
from hexagora.club.web.accounts import people_of
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import Control, club_of, guest_of, visitor_of, wanted
from hexagora.club.web.described import Described
from hexagora.club.web.line import AGAIN, Line
from hexagora.words import say

NO_SUCH_CHALLENGE = 4404


class NewChallenge(msgspec.Struct, forbid_unknown_fields=True):
    """Which game, by which clock, with how many, on which side the host; whether it counts, and whether all see it.

    to: the name of a bot account; then nobody else may join.
    """

    game: str
    options: dict[str, bool | int | str] = {}
    players: int | None = None
    side: Side = "random"
    control: Control = msgspec.field(default_factory=Control)
    rated: bool = False
    listed: bool = False
    to: str | None = None


class Invitation(msgspec.Struct, forbid_unknown_fields=True):
    """A bot of this level sits down."""

    level: str


class Dismissal(msgspec.Struct, forbid_unknown_fields=True):
    """Nobody sits there any more."""

    chair: int


def _told(club: Club, challenge: Challenge, guest: str | None) -> ChallengeMessage:
    return challenge_message(challenge, guest, lambda other: club.challenges.here(challenge.id, other))


def _answer(request: Request, challenge: Challenge, status: int = 200) -> Response:
    return answer(_told(club_of(request), challenge, guest_of(request)), status)


async def open_challenge(request: Request) -> Response:
    """A new challenge, with its host on the first chair."""
    new = await wanted(request, NewChallenge)
    wish = Wish(new.game, new.options, new.players, new.side, control=new.control.control())
    bot = None if new.to is None else await people_of(request).bot(new.to)
    wishes = Wishes(new.rated, new.listed, None if bot is None else Seat(bot.name, bot.id, bot=True))
    return _answer(request, await club_of(request).challenges.open(visitor_of(request), wish, wishes), 201)


async def show(request: Request) -> Response:
    """A challenge as it is now."""
    found = await club_of(request).challenges.find(request.path_params["id"])
    if found is None:
        raise Rejected(404, say("club-no-challenge"))
    return _answer(request, found)


async def join(request: Request) -> Response:
    """Sit down."""
    id = request.path_params["id"]
    return _answer(request, await club_of(request).challenges.join(visitor_of(request), id))


async def decline(request: Request) -> Response:
    """Do not wish to play, for the one whom a challenge is for; it is closed."""
    id = request.path_params["id"]
    return _answer(request, await club_of(request).challenges.decline(visitor_of(request), id))


async def leave(request: Request) -> Response:
    """Stand up."""
    id = request.path_params["id"]
    return _answer(request, await club_of(request).challenges.leave(visitor_of(request), id))


async def invite(request: Request) -> Response:
    """Have a bot sit down."""
    id, level = request.path_params["id"], (await wanted(request, Invitation)).level
    return _answer(request, await club_of(request).challenges.invite(visitor_of(request), id, level))


async def dismiss(request: Request) -> Response:
    """Make a chair free."""
    id, chair = request.path_params["id"], (await wanted(request, Dismissal)).chair
    return _answer(request, await club_of(request).challenges.dismiss(visitor_of(request), id, chair))


async def start(request: Request) -> Response:
    """Begin with those who are there."""
    id = request.path_params["id"]
    return _answer(request, await club_of(request).challenges.start(visitor_of(request), id))


class Onlooker(Line):
    """Somebody who looks at a challenge, and is told of everything that changes there."""

    def __init__(self, socket: WebSocket, club: Club, id: str, guest: str | None) -> None:
        super().__init__(socket)
        self._club = club
        self._id = id
        self._guest = guest
        self._changed = asyncio.Event()
        self._telling: asyncio.Task[None] | None = None
        self._tasks = Tasks()
        self._unsubscribe = club.bus.subscribe(channel(id), self._heard)

    async def begin(self) -> None:
        """Tell how it is, from now on."""
        self._changed.set()
        self._telling = asyncio.create_task(self._tell(), name=f"telling of {self._id}")
        try:
            await self._club.challenges.arrive(self._id, self._guest)
        except NotAllowed:  # its time may be over just now
            self.end(NO_SUCH_CHALLENGE, say("club-no-challenge"))
        except StorageError:
            self.end(AGAIN, "the database does not answer")

    async def finish(self) -> None:
        """They have gone."""
        self._unsubscribe()
        await self._tasks.close()
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)
        with contextlib.suppress(StorageError):
            await self._club.challenges.depart(self._id, self._guest)

    async def handle(self, text: str) -> None:
        """There is nothing to say here, but whether one is there."""
        try:
            message = parse(text)
        except Malformed as error:
            self.say(MoveRefused(error.id, "bad", error.reason))
            return
        if isinstance(message, Ping):
            self.say(Pong(message.id))
        else:
            self.say(MoveRefused(message.id, "bad", say("web-no-board")))

    def _heard(self, event: Event) -> None:
        self._changed.set()
        if self._club.bus.shared:
            self._tasks.start(self._club.challenges.heard(self._id, event), f"news of {self._id}")

    async def _tell(self) -> None:
        """Tell the latest; who was slow misses what came between."""
        before: ChallengeMessage | None = None
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                challenge = await self._club.challenges.find(self._id)
            except StorageError:
                self.end(AGAIN, "the database does not answer")
                return
            if challenge is None:
                self.end(NO_SUCH_CHALLENGE, say("club-no-challenge"))
                return
            now = _told(self._club, challenge, self._guest)
            if now != before:
                self.say(now)
                before = now


async def challenge_socket(socket: WebSocket) -> None:
    """``/ws/challenges/ID``: everything that changes there."""
    club = club_of(socket)
    id = socket.path_params["id"]
    await socket.accept()
    try:
        found = await club.challenges.find(id)
    except StorageError:
        await socket.close(AGAIN, "the database does not answer")
        return
    if found is None:
        await socket.close(NO_SUCH_CHALLENGE, say("club-no-challenge"))
        return
    await Onlooker(socket, club, id, socket.state.guest).run()


ROUTES = [
    Described("POST", "/api/challenges", open_challenge, {201: ChallengeMessage}, body=NewChallenge),
    Described("GET", "/api/challenges/{id}", show, {200: ChallengeMessage}),
    Described("POST", "/api/challenges/{id}/join", join, {200: ChallengeMessage}),
    Described("POST", "/api/challenges/{id}/decline", decline, {200: ChallengeMessage}),
    Described("POST", "/api/challenges/{id}/leave", leave, {200: ChallengeMessage}),
    Described("POST", "/api/challenges/{id}/invite", invite, {200: ChallengeMessage}, body=Invitation),
    Described("POST", "/api/challenges/{id}/dismiss", dismiss, {200: ChallengeMessage}, body=Dismissal),
    Described("POST", "/api/challenges/{id}/start", start, {200: ChallengeMessage}),
    WebSocketRoute("/ws/challenges/{id}", challenge_socket),
]
