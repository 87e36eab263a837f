"""Who a request is from: a program by its token, an account by its session, a guest, or somebody never seen before."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from hexagora.club.people import PLAY, READ, Denied, People, Program, Signed
from hexagora.club.storage import Account
from hexagora.club.web.guests import COOKIE, Guests
from hexagora.club.web.sessions import SESSION_COOKIE, SessionCookies
from hexagora.words import say


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody. ``guest`` is the id on their seats, also of an account; ``cookies``: headers for the answer.

    signed: how they are logged in; program: by which token their program comes.
    """

    guest: str | None
    signed: Signed | None = None
    cookies: tuple[str, ...] = ()
    program: Program | None = None

    @property
    def account(self) -> Account | None:
        """Whose account it is, if they have one."""
        known = self.signed or self.program
        return None if known is None else known.account

    @property
    def key(self) -> str | None:
        """By which session or token they came in, so that what it has opened ends with it."""
        if self.program is not None:
            return self.program.token.id
        return None if self.signed is None else self.signed.session.id


class Visitors:
    """Reads both cookies. The guest's stays below that of the session, and counts again after logging out."""

    def __init__(self, guests: Guests, sessions: SessionCookies, people: People) -> None:
        self.guests = guests
        self.sessions = sessions
        self.people = people

    async def program(self, header: str, *, changes: bool) -> Known:
        """The program that comes with a header ``Authorization``; Denied when its token does not open this.

        changes: whether it wants to change something.
        """
        scheme, _, token = header.strip().partition(" ")
        if scheme.lower() != "bearer":
            raise Denied(say("web-bearer"), 401)
        program = await self.people.tokens.who(token.strip())
        if program is None:
            raise Denied(say("web-token-stale"), 401)
        needed = PLAY if changes else READ
        if needed not in program.token.scopes:
            raise Denied(say("web-token-scope", scope=needed), 403)
        return Known(program.account.id, program=program)

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
