"""The cookie of who is logged in: the token of a session, signed, so that no forgery ever reaches the database."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, Signer

from hexagora.club.people import LIFETIME
from hexagora.club.web.cookies import set_cookie

SESSION_COOKIE = "hexagora-session"


class SessionCookies:
    """Reads and writes the cookie. Whether its session goes on is for the database to say."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="hexagora.session", digest_method=hashlib.sha256)

    def token(self, value: str | None) -> str | None:
        """The token in a cookie; None for a cookie that this club did not sign."""
        if value is None:
            return None
        try:
            return self._signer.unsign(value).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie(self, token: str, *, secure: bool) -> str:
        """The Set-Cookie header that keeps a token."""
        return set_cookie(SESSION_COOKIE, self._signer.sign(token).decode(), int(LIFETIME), secure=secure)

    def none(self, *, secure: bool) -> str:
        """The Set-Cookie header that forgets it."""
        return set_cookie(SESSION_COOKIE, "", 0, secure=secure)
