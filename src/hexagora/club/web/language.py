"""In which language somebody is spoken to."""

from __future__ import annotations

from contextvars import ContextVar

from starlette.requests import HTTPConnection

from hexagora.words import ENGLISH, languages, wanted

# What the club's own page sets when a language is chosen there; else the browser's headers say which one is wanted.
COOKIE = "hexagora-language"

#: The language of the request that is being answered, or of the socket that is open.
LANGUAGE: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language_of(connection: HTTPConnection) -> str:
    """The language that was chosen, or else that of the browser, or else English.

    A socket may say it in its address, as not every browser says with a socket which languages it wants.
    """
    said = connection.query_params.get("language") if connection.scope["type"] == "websocket" else None
    for chosen in (said, connection.cookies.get(COOKIE)):
        if chosen in languages():
            return chosen
    return wanted(connection.headers.get("accept-language", ""))
