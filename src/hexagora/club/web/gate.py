"""What every request passes first: where does it come from, who is it, and what a browser may do with the answer."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexagora.club.people import Denied
from hexagora.club.storage import StorageError
from hexagora.club.web.answers import error
from hexagora.club.web.language import LANGUAGE, language_of
from hexagora.club.web.line import AGAIN
from hexagora.club.web.policy import policy
from hexagora.club.web.visitors import Known, Visitors
from hexagora.words import say

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
# No one is a guest here: machines that ask for health, and files that everybody may share.
NO_COOKIE = ("/static/", "/service-worker.js", "/healthz", "/readyz", "/metrics", "/openapi.json", "/feeds/", "/embed/")
# What only the owner of an account does, who is logged in; no token opens it.
OWNERS = "/api/account"

HEADERS = {
    "Content-Security-Policy": policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

# Files are no pages: what a page may do is said with the page. These go with each of many.
FILES = "/static/"
FILE_HEADERS = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}


def own_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of the club, or from no page at all.

    Browsers say where a page came from, and no page can make them lie. A program that is no browser says nothing; it
    has no cookies of anybody that it could misuse.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == headers.get("host", "").lower() != ""


class Gate:
    """ASGI middleware. Leaves who it is in ``request.state``.

    ``guest`` is the id on their seats (None for a socket without a valid cookie, and for who asks for a file),
    ``signed`` the session and the account of who is logged in, ``known`` all that is known of them.
    """

    def __init__(self, app: ASGIApp, visitors: Visitors) -> None:
        self._app = app
        self._visitors = visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] in ("http", "websocket"):
            LANGUAGE.set(language_of(HTTPConnection(scope)))
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        if not own_origin(connection.headers):
            await send({"type": "websocket.close", "code": 1008, "reason": "another site's page"})  # answered by 403
            return
        try:
            known = await self._visitors.known(connection, welcome=False)
        except StorageError:
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": AGAIN, "reason": "the database does not answer"})
            return
        _introduce(connection, known)
        await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        known = Known(None)
        state = connection.state

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                page = scope["path"].endswith(".html") or not scope["path"].startswith(FILES)
                for name, value in (HEADERS if page else FILE_HEADERS).items():
                    headers.setdefault(name, value)
                forget = getattr(state, "forget_guest", False)
                for cookie in (self._visitors.guests.none(scope["scheme"] == "https"),) if forget else known.cookies:
                    headers.append("Set-Cookie", cookie)
            await send(message)

        if scope["method"] not in SAFE_METHODS and not own_origin(connection.headers):
            await error(403, say("web-other-site"))(scope, receive, dressed)
            return
        if not scope["path"].startswith(NO_COOKIE):
            try:
                known = await self._who(connection)
            except Denied as denied:
                await refusal(denied)(scope, receive, dressed)
                return
            except StorageError:
                if scope["path"].startswith("/api/"):
                    await error(503, say("club-busy"))(scope, receive, dressed)
                    return
                # A page is the same for everybody, and says itself what it cannot get.
        _introduce(connection, known)
        await self._app(scope, receive, dressed)

    async def _who(self, connection: HTTPConnection) -> Known:
        """By a token where there is one and the address is for programs, else by cookies."""
        path, header = connection.scope["path"], connection.headers.get("authorization")
        if header is None or not path.startswith("/api/"):
            return await self._visitors.known(connection, welcome=True)
        if path == OWNERS or path.startswith(f"{OWNERS}/"):
            raise Denied(say("web-owner"), 403)
        return await self._visitors.program(header, changes=connection.scope["method"] not in SAFE_METHODS)


def _introduce(connection: HTTPConnection, known: Known) -> None:
    connection.state.guest, connection.state.signed, connection.state.known = known.guest, known.signed, known


def refusal(denied: Denied) -> Response:
    """A request that came with a token and is not granted."""
    response = error(denied.status, denied.reason)
    if denied.status == 401:
        response.headers["WWW-Authenticate"] = 'Bearer realm="hexagora"'
    return response
