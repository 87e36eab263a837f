"""The HTTP interface, as docs/protocol.md tells it."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexagora.club.domain import Side
from hexagora.club.play import Club, Wish
from hexagora.club.storage import RoomLine
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import Control, club_of, guest_of, known_of, visitor_of, wanted
from hexagora.contract import Game, as_json


class NewRoom(msgspec.Struct):
    """Which game, against whom, on which side, with how many players, by which clock."""

    game: str
    level: str | None = None
    options: dict[str, bool | int | str] = {}
    side: Side = "first"
    players: int | None = None
    control: Control = msgspec.field(default_factory=Control)


async def games(request: Request) -> Response:
    """Everything that can be played, and against whom."""
    settings = club_of(request).settings
    levels = [{"id": level.id, "title": level.title, "summary": level.summary} for level in settings.levels]
    return answer({"games": [_game(game) | {"levels": levels} for game in settings.games.values()]})


def _game(game: Game) -> dict[str, object]:
    facts = game.facts
    options = [
        {"name": o.name, "title": o.title, "values": list(o.values), "default": o.default} for o in facts.options
    ]
    emblem = game.emblem()
    return {
        "id": facts.id,
        "title": facts.title,
        "summary": facts.summary,
        "options": options,
        "players": list(facts.players),
        "simultaneous": facts.simultaneous,
        "clock": {"seconds": facts.clock.seconds, "per": facts.clock.per},
        "emblem": None if emblem is None else as_json(emblem),
    }


async def me(request: Request) -> Response:
    """The visitor's name and latest rooms, and whether they have an account, and a program's."""
    club, guest = club_of(request), guest_of(request)
    rooms = [_line(line, club) for line in await club.rooms_of(guest)]
    visitor, known = visitor_of(request), known_of(request)
    told = {"name": visitor.seat.name, "account": known.account is not None, "bot": visitor.bot, "rooms": rooms}
    return answer(told)


def _line(line: RoomLine, club: Club) -> dict[str, object]:
    game = club.settings.games.get(line.game)
    others = [seat.name for player, seat in enumerate(line.seats) if player != line.player]
    return {
        "room": line.id,
        "game": line.game,
        "title": line.game if game is None else game.facts.title,
        "opponent": ", ".join(others),
        "your_turn": line.awaited,
        "over": line.over,
    }


async def open_room(request: Request) -> Response:
    """A new room, with bots on all seats but one."""
    wish = await wanted(request, NewRoom)
    wished = Wish(wish.game, wish.options, wish.players, wish.side, wish.level, wish.control.control())
    room = await club_of(request).open_room(visitor_of(request), wished)
    return answer({"room": room}, 201)


async def rematch(request: Request) -> Response:
    """The room of the rematch; none yet, as long as not everybody wishes for it."""
    room = await club_of(request).rematch(visitor_of(request), request.path_params["id"])
    return answer({"room": room}, 202 if room is None else 201)


async def record(request: Request) -> Response:
    """The record of a finished game. While it goes on it would tell what is hidden."""
    table = await club_of(request).table(request.path_params["id"])
    if table is None:
        raise Rejected(404, "there is no such room")
    if not table.room.state.is_over:
        raise Rejected(409, "the game is not over yet; its record tells what is still hidden")
    return answer(table.room.record())


ROUTES = [
    Route("/api/games", games, methods=["GET"]),
    Route("/api/me", me, methods=["GET"]),
    Route("/api/rooms", open_room, methods=["POST"]),
    Route("/api/rooms/{id}/rematch", rematch, methods=["POST"]),
    Route("/api/rooms/{id}/record", record, methods=["GET"]),
]
