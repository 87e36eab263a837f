"""Positions that are set up for practice: are they allowed, and what do they look like?"""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.domain import Room, Seat
from hexagora.club.play import NotAllowed, Position, Wish, wished_game
from hexagora.club.protocol import draw
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import club_of, guest_of, wanted
from hexagora.club.web.described import Described
from hexagora.contract import Game, State
from hexagora.words import say

# More than the longest game of the club has.
MOST_MOVES = 500


class PositionAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A position; without a setup a new one is dealt."""

    game: str
    options: dict[str, bool | int | str] = {}
    players: int | None = None
    setup: dict[str, Any] | None = None
    moves: list[str] = []


class PositionInfo(msgspec.Struct, frozen=True):
    """A position that is allowed, in canonical form, as everybody may see it. to_act: whose move it is."""

    game: str
    options: dict[str, bool | int | str]
    players: int
    setup: dict[str, Any]
    moves: list[str]
    to_act: int | None
    scene: Any


async def check(request: Request) -> Response:
    """Whether a position is allowed, and what it looks like; 400 with the reason when it is not."""
    asked = await wanted(request, PositionAsked)
    club = club_of(request)
    game, players = wished_game(Wish(asked.game, asked.options, asked.players), club.settings)
    if len(asked.moves) > MOST_MOVES:
        raise NotAllowed(say("club-too-many-moves"))
    return answer(await club.rules(_told, game, players, asked.setup, asked.moves))


async def of_room(request: Request) -> Response:
    """The position in a room of practice, for who set it up."""
    table = await club_of(request).table(request.path_params["id"])
    if table is None:
        raise Rejected(404, say("club-no-room"))
    event = table.room.terms.event
    if event is None or event.kind != "practice" or table.room.player(guest_of(request)) is None:
        raise Rejected(403, say("web-position-hidden"))
    return answer(await club_of(request).rules(_shown, table.room.state))


def _told(game: Game, players: int, setup: dict[str, Any] | None, moves: list[str]) -> PositionInfo:
    if setup is None:
        try:
            setup = game.start(players=players).setup
        except ValueError as error:
            raise NotAllowed(str(error)) from None
    return _shown(Position(setup, moves).reached(game, players))


def _shown(state: State) -> PositionInfo:
    room = Room.opened("", [Seat(f"Player {number}") for number in range(1, state.players + 1)], state, 0.0)
    scene = draw(room, None).scene
    game = state.game
    return PositionInfo(game.id, game.options, state.players, state.setup, list(state.history), state.to_act, scene)


ROUTES = [
    Described("POST", "/api/positions", check, {200: PositionInfo}, body=PositionAsked, packed=True),
    Described("GET", "/api/rooms/{id}/position", of_room, {200: PositionInfo}),
]
