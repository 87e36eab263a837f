"""Everybody is a guest: a random id in a signed cookie. Nothing is stored about who only looks in."""

from __future__ import annotations

import hashlib
import secrets
import time

from itsdangerous import BadSignature, TimestampSigner

from hexagora.club.web.cookies import set_cookie

COOKIE = "hexagora"
DAY = 24 * 3600
# Browsers keep a cookie for 400 days at most. It is renewed on a visit once it is this old, so who comes back stays.
LIFETIME = 400 * DAY
RENEWAL = 30 * DAY


class Guests:
    """Reads and writes the cookie."""

    def __init__(self, secret: bytes) -> None:
        self._signer = TimestampSigner(secret, salt="hexagora.guest", digest_method=hashlib.sha256)

    def known(self, value: str | None) -> tuple[str | None, bool]:
        """The guest of a cookie and whether it should be renewed. No guest for a cookie that this club did not sign."""
        if value is None:
            return None, False
        try:
            guest, signed = self._signer.unsign(value, max_age=LIFETIME, return_timestamp=True)
        except BadSignature:
            return None, False
        return guest.decode(), time.time() - signed.timestamp() > RENEWAL

    def new(self) -> str:
        """Somebody who was never here."""
        return secrets.token_hex(16)

    def cookie(self, guest: str, secure: bool) -> str:
        """The value of a Set-Cookie header."""
        return set_cookie(COOKIE, self._signer.sign(guest).decode(), LIFETIME, secure=secure)

    def none(self, secure: bool) -> str:
        """The Set-Cookie header that forgets a guest, who has become an account."""
        return set_cookie(COOKIE, "", 0, secure=secure)
