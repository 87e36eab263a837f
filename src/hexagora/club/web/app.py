"""The ASGI application: routes, sockets and how errors are told."""

from __future__ import annotations

import contextlib
import logging
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from hexagora.club.domain import Allowance, RateLimit
from hexagora.club.people import Denied, People
from hexagora.club.play import Club, NotAllowed
from hexagora.club.review import Reviews
from hexagora.club.storage import StorageError
from hexagora.club.web import (
    accounts,
    api,
    challenges,
    daily,
    events,
    feeds,
    health,
    learn,
    lobby,
    openapi,
    pages,
    positions,
    programs,
    ratings,
    replay,
    reviews,
    survival,
    tables,
)
from hexagora.club.web import metrics as metrics_page
from hexagora.club.web.answers import Rejected, error
from hexagora.club.web.connection import Connection
from hexagora.club.web.gate import Gate
from hexagora.club.web.guests import Guests
from hexagora.club.web.line import AGAIN, BURST, RATE
from hexagora.club.web.lines import Lines
from hexagora.club.web.metrics import Metrics, Watch
from hexagora.club.web.sessions import SessionCookies
from hexagora.club.web.throttle import Throttle
from hexagora.club.web.visitors import Visitors
from hexagora.words import say, told

log = logging.getLogger("hexagora.club.web")

NO_SUCH_ROOM = 4404
# A game of today's challenge, for who has not finished their own try.
HIDDEN_YET = 4403


async def room_socket(socket: WebSocket) -> None:
    """``/ws/rooms/ID``: sit down at a table, or watch."""
    club: Club = socket.app.state.club
    await socket.accept()
    try:
        table = await club.table(socket.path_params["id"])
    except StorageError:
        await close(socket, AGAIN, "the database does not answer")
        return
    except NotAllowed as problem:
        await close(socket, NO_SUCH_ROOM, problem.reason[:100])
        return
    if table is None:
        await close(socket, NO_SUCH_ROOM, say("club-no-room"))
        return
    try:
        await daily.expect_shown(club, table.room, socket.state.guest)
    except StorageError:
        await close(socket, AGAIN, "the database does not answer")
        return
    except NotAllowed:
        await close(socket, HIDDEN_YET, "this is a game of today's challenge")
        return
    await Connection(socket, table, socket.state.guest).run()


async def close(socket: WebSocket, code: int, reason: str) -> None:
    """Close a socket; who has gone meanwhile, because it took so long, need not be told."""
    with contextlib.suppress(WebSocketDisconnect):
        await socket.close(code, reason)


def application(club: Club, people: People, secret: bytes, static: Path = pages.STATIC) -> Starlette:
    """The application of a club. ``secret`` signs the cookies, ``static`` holds the built client."""
    visitors = Visitors(Guests(secret), SessionCookies(secret), people)
    lines = Lines()
    club.noticeboard.listen(lines.heard)
    metrics = Metrics(club, lines)
    assets = pages.Assets(directory=static, check_dir=False)
    reviewing = Reviews(club)
    club.closes_with(reviewing.close)
    app = Starlette(
        routes=[
            *api.ROUTES,
            *accounts.ROUTES,
            *programs.ROUTES,
            *challenges.ROUTES,
            *tables.ROUTES,
            *events.ROUTES,
            *ratings.ROUTES,
            *lobby.ROUTES,
            *daily.ROUTES,
            *survival.ROUTES,
            *replay.ROUTES,
            *reviews.ROUTES,
            *positions.ROUTES,
            *learn.ROUTES,
            *feeds.ROUTES,
            *openapi.ROUTES,
            Route("/embed/game/{id}", pages.embedded, methods=["GET"]),
            *health.ROUTES,
            *metrics_page.ROUTES,
            Route("/", pages.home, methods=["GET"]),
            Route("/account", pages.home, methods=["GET"]),
            Route("/lobby", pages.home, methods=["GET"]),
            Route("/ratings", pages.home, methods=["GET"]),
            Route("/daily", pages.home, methods=["GET"]),
            Route("/daily/{day}/{game}", pages.home, methods=["GET"]),
            Route("/survival", pages.home, methods=["GET"]),
            Route("/survival/{game}", pages.home, methods=["GET"]),
            Route("/practice", pages.home, methods=["GET"]),
            Route("/learn/{game}", pages.home, methods=["GET"]),
            Route("/learn/{game}/{exercise}", pages.home, methods=["GET"]),
            Route("/rules/{game}", pages.home, methods=["GET"]),
            Route("/review", pages.home, methods=["GET"]),
            Route("/review/{id}", pages.review_page, methods=["GET"]),
            Route("/study/{id}", pages.study_page, methods=["GET"]),
            Route("/replay/{id}", pages.game_page, methods=["GET"]),
            Route("/game/{id}", pages.game_page, methods=["GET"]),
            Route("/challenge/{id}", pages.challenge_page, methods=["GET"]),
            WebSocketRoute("/ws/rooms/{id}", room_socket),
            Route("/service-worker.js", pages.service_worker, methods=["GET"]),
            Mount("/static", assets),
        ],
        middleware=[
            Middleware(Watch, metrics=metrics, log=_log),
            Middleware(Throttle),
            Middleware(Gate, visitors=visitors),
        ],
        exception_handlers={
            HTTPException: _http_error,
            Rejected: _rejected,
            NotAllowed: _rejected,
            Denied: _rejected,
            StorageError: _busy,
            500: _broken,
        },
    )
    app.state.club = club
    app.state.reviews = reviewing
    app.state.people = people
    app.state.visitors = visitors
    app.state.lines = lines
    app.state.results = feeds.Results(club)
    app.state.pace = RateLimit(Allowance(RATE, BURST))
    app.state.metrics = metrics
    app.state.static = static
    app.state.assets = assets
    return app


def _log(endpoint: str, method: str, status: int, seconds: float) -> None:
    """One line for each request; what was asked for by its name, since addresses may be keys."""
    level = logging.ERROR if status >= 500 else logging.INFO
    told = {"endpoint": endpoint, "method": method, "status": status, "milliseconds": round(1000 * seconds, 1)}
    log.log(level, "request", extra=told)


def _told(request: Request, status: int, reason: str) -> Response:
    """An error as the one who asked can read it: a person a page, a program JSON."""
    program = request.url.path.startswith(("/api/", "/healthz", "/readyz", "/metrics"))
    if program or "text/html" not in request.headers.get("accept", ""):
        return error(status, reason)
    return pages.error_page(status, reason)


async def _http_error(request: Request, problem: Exception) -> Response:
    found = problem if isinstance(problem, HTTPException) else HTTPException(500)
    reasons = {404: say("web-nothing"), 405: say("web-method")}
    response = _told(request, found.status_code, reasons.get(found.status_code, found.detail))
    response.headers.update(found.headers or {})
    return response


async def _rejected(request: Request, problem: Exception) -> Response:
    status = problem.status if isinstance(problem, Rejected | NotAllowed | Denied) else 400
    return _told(request, status, told(problem))


async def _busy(request: Request, _: Exception) -> Response:
    return _told(request, 503, say("club-busy"))


async def _broken(request: Request, _: Exception) -> Response:
    return _told(request, 500, say("web-broken"))
