"""Two questions that machines ask: does it work, and should it get visitors?"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hexagora.club.web.answers import Rejected, answer
from hexagora.club.web.asking import club_of
from hexagora.words import say


async def healthz(request: Request) -> Response:
    """Whether the club can read what it has been told; 503 while the database does not answer."""
    await club_of(request).store.answer()
    return answer({"status": "ok"})


async def readyz(request: Request) -> Response:
    """Whether visitors should come to this process: not before it has opened, and not once it is about to stop."""
    club = club_of(request)
    if not club.ready:
        raise Rejected(503, say("club-stops") if club.closing else say("club-not-open"))
    await club.store.answer()
    return answer({"status": "ready"})


ROUTES = [Route("/healthz", healthz, methods=["GET"]), Route("/readyz", readyz, methods=["GET"])]
