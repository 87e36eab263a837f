"""Finished games, move by move."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.protocol import Welcome, draw, welcome
from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import club_of, guest_of
from hexagora.club.web.daily import expect_shown
from hexagora.club.web.described import Described
from hexagora.words import say


class Moment(msgspec.Struct, frozen=True):
    """A finished game after ``ply`` of its ``plies`` moves, seen by who watches; the parts are those of a ``state``."""

    welcome: Welcome
    ply: int
    plies: int
    view: Any
    scene: Any
    last: Any


async def moment(request: Request) -> Response:
    """A finished game as it was after so many moves."""
    club = club_of(request)
    table = await club.table(request.path_params["id"])
    if table is None:
        raise Rejected(404, say("club-no-room"))
    await expect_shown(club, table.room, guest_of(request))
    if not table.open_to(table.room.player(guest_of(request))):
        raise Rejected(409, say("club-not-over"))
    ply: int = request.path_params["ply"]
    earlier = await club.rules(table.room.after_moves, ply)
    drawn = await club.rules(draw, earlier, None)
    plies = len(table.room.state.history)
    return answer(Moment(welcome(table.room, None), min(ply, plies), plies, drawn.view, drawn.scene, drawn.last))


ROUTES = [Described("GET", "/api/rooms/{id}/moves/{ply:int}", moment, {200: Moment}, packed=True)]
