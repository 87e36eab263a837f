"""What concerns the owner of an account, line by line: challenges, games that begin and end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.domain import Challenge, Room
from hexagora.club.play import Club, NotAllowed, personal
from hexagora.club.protocol import GameInfo, challenge_message, control_info, seat_info
from hexagora.club.protocol import events as told
from hexagora.club.storage import Account, StorageError
from hexagora.club.web.answers import Rejected
from hexagora.club.web.asking import club_of, known_of
from hexagora.club.web.described import LINES, Described
from hexagora.club.web.stream import KEEP_ALIVE, Stream, Streamed
from hexagora.club.web.tables import listening
from hexagora.words import say

log = logging.getLogger("hexagora.club.web")


class Concerns(Stream):
    """Tells one account what is new. What there is stands in the database; the bus only says when to look."""

    def __init__(self, club: Club, account: Account) -> None:
        super().__init__()
        self._club = club
        self._account = account
        self._challenges: dict[str, Challenge] = {}
        self._rooms: dict[str, int] = {}
        self._news = asyncio.Event()
        self._news.set()

    async def listen(self) -> None:
        """Look whenever there is something new, and now and then in case it was not heard."""
        unsubscribe = self._club.bus.subscribe(personal(self._account.id), lambda _: self._news.set())
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(KEEP_ALIVE):
                        await self._news.wait()
                self._news.clear()
                try:
                    await self._look()
                except StorageError as error:
                    log.warning("%s", error)
        finally:
            unsubscribe()

    async def _look(self) -> None:
        if self._account.bot is not None:
            await self._club.listens(self._account.id, on=True)
        challenges = {one.id: one for one in await self._club.challenges.concerning(self._account.id)}
        rooms = await self._club.games.playing(self._account.id)
        for id in [id for id in self._challenges if id not in challenges]:
            self.say(told.ChallengeOver(id, await self._how(id)))
        for id, challenge in challenges.items():
            if id not in self._challenges:
                self._offer(challenge)
        for id in [id for id in self._rooms if id not in rooms]:
            await self._tell(id, self._rooms[id], over=True)
        for id, player in rooms.items():
            if id not in self._rooms:
                await self._tell(id, player, over=False)
        self._challenges, self._rooms = challenges, rooms

    def _offer(self, challenge: Challenge) -> None:
        here = self._club.challenges.here
        self.say(challenge_message(challenge, self._account.id, lambda guest: here(challenge.id, guest)))

    async def _how(self, id: str) -> str:
        found = await self._club.challenges.find(id)
        if found is None or (found.closed and not found.declined):
            return "closed"
        return "declined" if found.declined else "begun"

    async def _tell(self, id: str, player: int, *, over: bool) -> None:
        with contextlib.suppress(NotAllowed):  # the game is not installed any more
            table = await self._club.table(id)
            if table is None:
                return
            if over:
                room = table.room if table.room.state.is_over else await table.newest()
                self.say(_ended(room, player))
            else:
                self.say(_started(table.room, player))


def _started(room: Room, player: int) -> told.GameStart:
    game, terms = room.state.game, room.terms
    info = GameInfo(game.id, game.facts.title, game.options)
    seats = [seat_info(seat) for seat in room.seats]
    return told.GameStart(room.id, player, info, seats, control_info(terms.control), terms.rated)


def _ended(room: Room, player: int) -> told.GameEnd:
    outcome = room.state.outcome
    end = "rules" if outcome is None else outcome.end
    return told.GameEnd(room.id, player, end, room.winners, room.state.scores)


async def events(request: Request) -> Response:
    """Your challenges, and your games that begin and end, line by line, for as long as one listens."""
    account = known_of(request).account
    if account is None:
        raise Rejected(401, say("web-accounts"))
    concerns = Concerns(club_of(request), account)
    return Streamed(concerns, _listening(request, concerns, account))


@asynccontextmanager
async def _listening(request: Request, concerns: Concerns, account: Account) -> AsyncIterator[None]:
    club = club_of(request)
    with listening(request, concerns):
        task = asyncio.create_task(concerns.listen(), name="events of an account")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
    if account.bot is not None:
        with contextlib.suppress(StorageError):  # others of its streams say it again soon
            await club.listens(account.id, on=False)


ROUTES = [Described("GET", "/api/events", events, {200: Any}, media=LINES)]
