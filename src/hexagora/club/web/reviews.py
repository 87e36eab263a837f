"""Reviews over HTTP: games that are over, what the bot makes of them, what people do, and pictures; and hints."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hexagora.club.domain import Room, guest_name
from hexagora.club.play import NotAllowed
from hexagora.club.protocol import draw
from hexagora.club.protocol import review as told
from hexagora.club.protocol.outgoing import GameInfo
from hexagora.club.review import Reviewed, Reviews
from hexagora.club.review.game import judged, reached, room_of
from hexagora.club.review.reviews import helped
from hexagora.club.review.sheet import steps
from hexagora.club.storage import Analysis, KeptStudy
from hexagora.club.web.accounts import people_of
from hexagora.club.web.answers import Rejected, answer, body
from hexagora.club.web.asking import club_of, guest_of, paced, visitor_of, wanted
from hexagora.club.web.daily import expect_shown
from hexagora.club.web.described import Described, Query
from hexagora.club.web.language import LANGUAGE
from hexagora.club.web.tables import table_of
from hexagora.words import say, typed

PICTURES = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif"}


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Moves from the start of a game on."""

    moves: list[str] = []


def reviews_of(request: Request) -> Reviews:
    """The reviews of the club that is asked."""
    reviews: Reviews = request.app.state.reviews
    return reviews


async def reviewed_of(request: Request) -> Reviewed:
    """The game that an address names, if who asks may see it; Rejected or NotAllowed otherwise."""
    reviewed = await reviews_of(request).find(request.path_params["id"])
    if reviewed.room is not None:
        await _finished(request, reviewed.room)
    return reviewed


async def _finished(request: Request, id: str) -> Room:
    """The room of a game that is over, as far as who asks may know."""
    table = await club_of(request).table(id)
    if table is None:
        raise Rejected(404, say("club-no-room"))
    await expect_shown(club_of(request), table.room, guest_of(request))
    if not table.open_to(table.room.player(guest_of(request))):
        raise Rejected(409, say("review-not-over"))
    return table.room


# Games --------------------------------------------------------------------------------------------------


async def of_room(request: Request) -> Response:
    """The review of a finished game of the club."""
    room = await _finished(request, request.path_params["id"])
    return answer(await _told(request, await reviews_of(request).of_room(room)))


async def drop(request: Request) -> Response:
    """The review of a record that comes from elsewhere; it has to be one of a finished game."""
    return answer(told.ReviewOpened(await reviews_of(request).drop(visitor_of(request), await body(request))), 201)


async def one(request: Request) -> Response:
    """A finished game with the score after each move, what the bot makes of it so far, and what you do."""
    return answer(await _told(request, await reviewed_of(request)))


async def record(request: Request) -> Response:
    """The record of a finished game."""
    reviewed = await reviewed_of(request)
    if reviewed.room is not None:
        return answer((await _finished(request, reviewed.room)).record())
    return answer(reviewed.state.record())


async def _told(request: Request, reviewed: Reviewed) -> told.ReviewInfo:
    club, guest, state = club_of(request), guest_of(request), reviewed.state
    sides, headings, sheet = await club.rules(steps, reviewed)
    analysis = await reviews_of(request).analyses.look(reviewed.id)
    kept = await reviews_of(request).store.study_of(guest, reviewed.id)
    outcome = state.outcome
    return told.ReviewInfo(
        reviewed.id,
        reviewed.room,
        GameInfo(state.game.id, state.game.facts.title, state.game.options),
        list(reviewed.names),
        state.game.facts.simultaneous,
        told.scale_of(state.players),
        "rules" if outcome is None else outcome.end,
        None if outcome is None else outcome.by,
        list(reviewed.winners),
        sides,
        headings,
        sheet,
        _analysis(reviewed, analysis, guest),
        None if kept is None else await _study(request, kept),
    )


async def position(request: Request) -> Response:
    """Where moves lead in a finished game or beside it, with what may be played there."""
    reviewed = await reviewed_of(request)
    line = await wanted(request, Line)
    return answer(await club_of(request).rules(_shown, reviewed, line.moves))


def _shown(reviewed: Reviewed, moves: list[str]) -> told.PositionShown:
    state, movers = reached(reviewed.state, moves)
    drawn = draw(room_of(state, movers, reviewed.names), state.to_act)
    return told.PositionShown(len(moves), state.to_act, drawn.view, drawn.scene, drawn.offers, drawn.last)


# The bot ------------------------------------------------------------------------------------------------


async def analysis(request: Request) -> Response:
    """How far the bot is with a game."""
    reviewed = await reviewed_of(request)
    found = await reviews_of(request).analyses.look(reviewed.id)
    return answer(_analysis(reviewed, found, guest_of(request)))


async def analyse(request: Request) -> Response:
    """The bot is to go through a game; it begins where it was stopped, and what it has found is kept for everybody."""
    reviewed, guest = await reviewed_of(request), guest_of(request)
    paced(request)
    await reviews_of(request).analyses.start(reviewed, guest)
    return answer(_analysis(reviewed, await reviews_of(request).analyses.look(reviewed.id), guest), 202)


async def stop(request: Request) -> Response:
    """The bot is to stop; only for who has asked it to begin."""
    reviewed, guest = await reviewed_of(request), guest_of(request)
    await reviews_of(request).analyses.stop(reviewed.id, guest)
    return answer(_analysis(reviewed, await reviews_of(request).analyses.look(reviewed.id), guest))


def _analysis(reviewed: Reviewed, found: Analysis | None, guest: str) -> told.AnalysisInfo:
    plies = len(reviewed.state.history)
    if found is None:
        return told.AnalysisInfo("none", mine=False, plies=plies, found=[])
    players = reviewed.state.players
    infos = [told.estimate_info(one, verdict, players) for one, verdict in judged(reviewed, found.found)]
    return told.AnalysisInfo(found.status, found.asked_by == guest, plies, infos)


async def thought(request: Request) -> Response:
    """What the bot would play where moves lead, in a finished game or beside it."""
    reviewed = await reviewed_of(request)
    line = await wanted(request, Line)
    state, _ = await club_of(request).rules(reached, reviewed.state, line.moves)
    if state.to_act is None:
        raise NotAllowed(say("club-position-over"), 409)
    estimate = await reviews_of(request).hint(guest_of(request), state, state.to_act)
    return answer(told.hint_info(estimate, len(line.moves), state.players))


async def hint(request: Request) -> Response:
    """The three moves that the bot thinks are your best ones, in an unrated game against bots or at one screen."""
    table = await table_of(request)
    room = table.room
    player = helped(room, room.player(guest_of(request)))
    estimate = await reviews_of(request).hint(guest_of(request), room.state, player)
    return answer(told.hint_info(estimate, room.state.ply(player), room.state.players))


# What people make of it ---------------------------------------------------------------------------------


async def write(request: Request) -> Response:
    """Keep your variations and comments, in the place of those before."""
    reviewed = await reviewed_of(request)
    tree = await wanted(request, told.StudyTree)
    kept = await reviews_of(request).write(guest_of(request), reviewed, tree.variations, tree.comments)
    return answer(told.StudyKept(None if kept is None else await _study(request, kept)))


async def study(request: Request) -> Response:
    """Variations and comments of somebody, for who has the link."""
    kept = await reviews_of(request).study(request.path_params["id"])
    return answer(await _study(request, kept))


async def _study(request: Request, kept: KeptStudy) -> told.StudyInfo:
    account = await people_of(request).store.account(kept.owner)
    by = guest_name(kept.owner) if account is None else account.name
    tree = told.StudyTree(list(kept.study.variations), list(kept.study.comments))
    return told.StudyInfo(kept.id, kept.review, kept.owner == guest_of(request), by, tree)


# Pictures -----------------------------------------------------------------------------------------------


async def svg(request: Request) -> Response:
    """A position as SVG: after so many moves of the game, and further ones, with spaces between."""
    return await _picture(request, "svg")


async def png(request: Request) -> Response:
    """A position as PNG: after so many moves of the game, and further ones, with spaces between."""
    return await _picture(request, "png")


async def gif(request: Request) -> Response:
    """The whole game as an animated GIF."""
    reviewed = await reviewed_of(request)
    made = await reviews_of(request).animation(guest_of(request), reviewed, LANGUAGE.get())
    return _file(made, "gif", reviewed, "")


async def _picture(request: Request, kind: Literal["svg", "png"]) -> Response:
    reviewed = await reviewed_of(request)
    plies = len(reviewed.state.history)
    asked = request.query_params.get("ply", str(plies))
    if not (asked.isascii() and asked.isdecimal() and len(asked) < 6 and int(asked) <= plies):
        raise Rejected(400, say("review-ply", plies=plies, asked=typed(asked, 20)))
    further = request.query_params.get("moves", "").split()
    language = LANGUAGE.get()
    made = await reviews_of(request).picture(guest_of(request), reviewed, kind, int(asked), further, language)
    return _file(made, kind, reviewed, f"-{int(asked) + len(further)}")


def _file(made: bytes, kind: str, reviewed: Reviewed, of: str) -> Response:
    name = f"hexagora-{reviewed.id[:8]}{of}.{kind}"
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(made, media_type=PICTURES[kind], headers=headers)


WHERE = [
    Query("ply", "so many moves of the game; all of them, if it is left out", required=False),
    Query("moves", "further moves, with spaces between", required=False),
]
ROUTES = [
    Described("POST", "/api/rooms/{id}/hint", hint, {200: told.HintInfo}),
    Described("GET", "/api/rooms/{id}/review", of_room, {200: told.ReviewInfo}, packed=True),
    Described("POST", "/api/reviews", drop, {201: told.ReviewOpened}, body=dict[str, Any]),
    Described("GET", "/api/reviews/{id}", one, {200: told.ReviewInfo}, packed=True),
    Described("GET", "/api/reviews/{id}/record", record, {200: dict[str, Any]}),
    Described("POST", "/api/reviews/{id}/position", position, {200: told.PositionShown}, body=Line, packed=True),
    Described("GET", "/api/reviews/{id}/analysis", analysis, {200: told.AnalysisInfo}),
    Described("POST", "/api/reviews/{id}/analysis", analyse, {202: told.AnalysisInfo}),
    Described("DELETE", "/api/reviews/{id}/analysis", stop, {200: told.AnalysisInfo}),
    Described("POST", "/api/reviews/{id}/hint", thought, {200: told.HintInfo}, body=Line),
    Described("POST", "/api/reviews/{id}/study", write, {200: told.StudyKept}, body=told.StudyTree),
    Described("GET", "/api/reviews/{id}/position.svg", svg, {200: Any}, query=WHERE, media=PICTURES["svg"]),
    Described("GET", "/api/reviews/{id}/position.png", png, {200: Any}, query=WHERE, media=PICTURES["png"]),
    Described("GET", "/api/reviews/{id}/game.gif", gif, {200: Any}, media=PICTURES["gif"]),
    Described("GET", "/api/studies/{id}", study, {200: told.StudyInfo}),
]
