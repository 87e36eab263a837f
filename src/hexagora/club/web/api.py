"""The HTTP interface to games and rooms, as docs/api.md tells it."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.domain import Side
from hexagora.club.play import Club, Position, Wish, play_again
from hexagora.club.protocol import answers as told
from hexagora.club.storage import RoomLine
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import Control, club_of, guest_of, known_of, visitor_of, wanted
from hexagora.club.web.daily import expect_shown
from hexagora.club.web.described import Described
from hexagora.contract import Game, as_json
from hexagora.words import say


class PositionWish(msgspec.Struct, forbid_unknown_fields=True):
    """A position: how the game began, and the moves since."""

    setup: dict[str, Any]
    moves: list[str] = []

    def position(self) -> Position:
        """The same for the club."""
        return Position(self.setup, self.moves)


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Which game, against whom, on which side, with how many players, by which clock.

    hotseat: all sit at one screen. position: what to go on from, for practice.
    """

    game: str
    level: str | None = None
    options: dict[str, bool | int | str] = {}
    side: Side = "first"
    players: int | None = None
    control: Control = msgspec.field(default_factory=Control)
    hotseat: bool = False
    position: PositionWish | None = None


async def games(request: Request) -> Response:
    """Everything that can be played, and against whom."""
    settings = club_of(request).settings
    levels = [told.LevelInfo(level.id, level.title, level.summary) for level in settings.levels]
    return answer(told.GamesInfo([_game(game, levels) for game in settings.games.values()]))


def _game(game: Game, levels: list[told.LevelInfo]) -> told.GameFacts:
    facts = game.facts
    emblem = game.emblem()
    return told.GameFacts(
        facts.id,
        facts.title,
        facts.summary,
        [told.OptionInfo(o.name, o.title, list(o.values), o.default) for o in facts.options],
        facts.players,
        facts.simultaneous,
        told.RulesClock(facts.clock.seconds, facts.clock.per),
        None if emblem is None else as_json(emblem),
        bool(game.lessons()),
        levels,
    )


async def me(request: Request) -> Response:
    """The visitor's name and latest rooms, and whether they have an account, and a program's."""
    club, visitor = club_of(request), visitor_of(request)
    rooms = [_line(line, club) for line in await club.rooms_of(guest_of(request))]
    account = known_of(request).account is not None
    return answer(told.MeInfo(visitor.seat.name, account, visitor.bot, rooms))


def _line(line: RoomLine, club: Club) -> told.RoomInfo:
    others = [seat.name for player, seat in enumerate(line.seats) if player != line.player]
    return told.RoomInfo(line.id, line.game, club.title(line.game), ", ".join(others), line.awaited, line.over)


async def open_room(request: Request) -> Response:
    """A new room, with bots on all seats but one."""
    wish = await wanted(request, NewRoom)
    wished = Wish(
        wish.game,
        wish.options,
        wish.players,
        wish.side,
        wish.level,
        wish.control.control(),
        wish.hotseat,
        None if wish.position is None else wish.position.position(),
    )
    room = await club_of(request).open_room(visitor_of(request), wished)
    return answer(told.RoomOpened(room), 201)


async def rematch(request: Request) -> Response:
    """The room of the rematch; none yet, as long as not everybody wishes for it."""
    room = await play_again(club_of(request), visitor_of(request), request.path_params["id"])
    return answer(told.RematchInfo(room), 202 if room is None else 201)


async def record(request: Request) -> Response:
    """The record of a finished game. While it goes on it would tell what is hidden."""
    table = await club_of(request).table(request.path_params["id"])
    if table is None:
        raise Rejected(404, say("club-no-room"))
    await expect_shown(club_of(request), table.room, guest_of(request))
    if not table.open_to(table.room.player(guest_of(request))):
        raise Rejected(409, say("web-record-hidden"))
    return answer(table.room.record())


async def live(request: Request) -> Response:
    """The rated games that are being played, which everybody may watch."""
    return answer(told.LiveGames(await club_of(request).lobby.live()))


ROUTES = [
    Described("GET", "/api/games", games, {200: told.GamesInfo}),
    Described("GET", "/api/me", me, {200: told.MeInfo}),
    Described("GET", "/api/live", live, {200: told.LiveGames}),
    Described("POST", "/api/rooms", open_room, {201: told.RoomOpened}, body=NewRoom),
    Described("POST", "/api/rooms/{id}/rematch", rematch, {201: told.RoomOpened, 202: told.RematchInfo}),
    Described("GET", "/api/rooms/{id}/record", record, {200: dict[str, Any]}),
]
