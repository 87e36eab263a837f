"""Who asks, and for what: what every answer of the HTTP interface needs to know of its request."""

from __future__ import annotations

import time
from typing import TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request

from hexagora.club.domain import RateLimit, TimeControl
from hexagora.club.people import Signed
from hexagora.club.play import Club, Visitor
from hexagora.club.web.answers import Rejected, address, body
from hexagora.club.web.visitors import Known
from hexagora.words import say, typed

T = TypeVar("T")


class Control(msgspec.Struct, forbid_unknown_fields=True):
    """How time is to be measured, as a request says it."""

    kind: str = "rules"
    seconds: float = 0.0
    increment: float = 0.0

    def control(self) -> TimeControl:
        """The same for the club; Rejected for a kind that there is not."""
        match self.kind:
            case "rules" | "fischer" | "days":
                return TimeControl(self.kind, self.seconds, self.increment)
            case _:
                raise Rejected(400, say("web-no-clock", clock=typed(self.kind)))


def club_of(request: HTTPConnection) -> Club:
    """The club that is asked."""
    club: Club = request.app.state.club
    return club


def guest_of(request: HTTPConnection) -> str:
    """Who asks."""
    guest: str = request.state.guest
    return guest


def signed_of(request: HTTPConnection) -> Signed | None:
    """The account and the session of who asks, if they are logged in."""
    signed: Signed | None = request.state.signed
    return signed


def known_of(request: HTTPConnection) -> Known:
    """All that is known of who asks."""
    known: Known = request.state.known
    return known


def visitor_of(request: HTTPConnection) -> Visitor:
    """Who asks, and from where."""
    account = known_of(request).account
    if account is None:
        return Visitor(guest_of(request), address(request))
    return Visitor(guest_of(request), address(request), account.name, account.bot is not None)


def paced(request: Request) -> None:
    """Count one more thing that somebody wants to do; Rejected when they do more than any hand could."""
    pace: RateLimit = request.app.state.pace
    if pace.admit(guest_of(request), time.monotonic()) > 0:
        raise Rejected(429, say("web-fast"))


async def wanted(request: Request, kind: type[T]) -> T:
    """What is asked for, from the JSON of the body; Rejected when that is not what it should be."""
    try:
        return msgspec.json.decode(await body(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Rejected(400, say("web-not-understood", why=str(problem))) from None
