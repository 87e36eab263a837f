"""Who a request is from: an account by its session, else a guest, else somebody who was never here."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from hexagora.club.people import People, Signed
from hexagora.club.web.guests import COOKIE, Guests
from hexagora.club.web.sessions import SESSION_COOKIE, SessionCookies


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody. ``guest`` is the id on their seats, also of an account; ``cookies``: headers for the answer."""

    guest: str | None
    signed: Signed | None = None
    cookies: tuple[str, ...] = ()


class Visitors:
    """Reads both cookies. The guest's stays below that of the session, and counts again after logging out."""

    def __init__(self, guests: Guests, sessions: SessionCookies, people: People) -> None:
        self.guests = guests
        self.sessions = sessions
        self.people = people

    async def known(self, connection: HTTPConnection, *, welcome: bool) -> Known:
        """Who it is; ``welcome``: who is nobody yet becomes a guest. StorageError when the database does not answer."""
        secure = connection.scope["scheme"] in ("https", "wss")
        value = connection.cookies.get(SESSION_COOKIE)
        token = self.sessions.token(value)
        signed = None if token is None else await self.people.who(token)
        if signed is not None and token is not None:
            renewed = (self.sessions.cookie(token, secure=secure),) if signed.renewed else ()
            return Known(signed.account.id, signed, renewed)
        stale = () if value is None else (self.sessions.none(secure=secure),)
        guest, renew = self.guests.known(connection.cookies.get(COOKIE))
        # The cookie of a guest who has become an account opens nothing any more, wherever a copy of it lies.
        if guest is not None and await self.people.store.owned(guest):
            guest = None
        if guest is None and welcome:
            guest, renew = self.guests.new(), True
        return Known(guest, None, (*stale, self.guests.cookie(guest, secure)) if guest and renew else stale)
