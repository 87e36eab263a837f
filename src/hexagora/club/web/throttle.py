"""How many requests one address may make: far more than any page needs, far fewer than would keep the club from others.

What costs more has a narrower limit of its own, by person: what is opened, said, tried, or asked of an account.
"""

from __future__ import annotations

import math
import time
from ipaddress import ip_address

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from hexagora.club.domain import Allowance, RateLimit
from hexagora.club.web.answers import address, error
from hexagora.club.web.line import AGAIN

# A page asks some twenty times as it opens; a house full of people behind one address opens a few at once.
REQUESTS = Allowance(rate=40.0, burst=400.0)
# Machines that look after the club ask these, as often as they like.
FREE = ("/healthz", "/readyz", "/metrics")


class Throttle:
    """ASGI middleware: answers 429, or closes a socket by 1013, where an address asks too much.

    The machine itself is not limited: who sits there has the club anyway, and a proxy that does not say for whom it
    asks would be one address for everybody.
    """

    def __init__(self, app: ASGIApp, allowance: Allowance = REQUESTS) -> None:
        self._app = app
        self._limit = RateLimit(allowance)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] not in ("http", "websocket") or scope["path"] in FREE:
            await self._app(scope, receive, send)
            return
        who, now = address(HTTPConnection(scope)), time.monotonic()
        wait = 0.0 if _own(who) else self._limit.admit(who, now)
        if wait <= 0:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": AGAIN, "reason": "too many requests; try again later"})
        else:
            response = error(429, "too many requests from your address; try again in a moment")
            response.headers["Retry-After"] = str(math.ceil(wait))
            await response(scope, receive, send)


def _own(who: str) -> bool:
    try:
        return ip_address(who).is_loopback
    except ValueError:  # a socket of the machine itself has no address; an IPv6 network is nobody's own
        return who == ""
