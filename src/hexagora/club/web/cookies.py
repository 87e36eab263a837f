"""How a cookie of the club is written: for this site only, and for no script."""

from __future__ import annotations

from http.cookies import SimpleCookie


def set_cookie(name: str, value: str, seconds: int, *, secure: bool) -> str:
    """The value of a Set-Cookie header; with 0 seconds the browser forgets the cookie."""
    cookie: SimpleCookie = SimpleCookie({name: value})
    morsel = cookie[name]
    morsel["path"] = "/"
    morsel["max-age"] = seconds
    morsel["httponly"] = True
    morsel["samesite"] = "Lax"
    if secure:
        morsel["secure"] = True
    return morsel.OutputString()
