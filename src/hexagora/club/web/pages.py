"""The client's page and files, and the page for what is not there."""

from __future__ import annotations

import base64
import hashlib
import html
import mimetypes
import os
import re
from collections.abc import Awaitable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hexagora.club.play import Club, NotAllowed
from hexagora.club.review import Reviews
from hexagora.club.storage import StorageError
from hexagora.club.web.language import LANGUAGE
from hexagora.club.web.policy import policy
from hexagora.words import into, say

STATIC = Path(__file__).parent.parent / "static"
# Names that carry a hash of the content, as the client's build gives them; such a file never changes.
HASHED = re.compile(r"-[A-Z0-9]{8}\.\w+$")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

# As every page, but any site may frame it. It acts for nobody: nothing can be done there but look.
EMBEDDED_POLICY = policy(frame_ancestors="*")

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


# The client's one page, by how an address begins: what will be needed first is named in it.
PAGES = {"": "index.html", "game": "game.html"}
# The packed forms that the client's build lays beside a file, the shorter one first.
PACKED = (("br", ".br"), ("gzip", ".gz"))


def packed(path: str, headers: Headers) -> tuple[str, str]:
    """The shortest form of a file that a browser takes, and the encoding of that; none for the file itself."""
    asked = [part.partition(";") for part in headers.get("accept-encoding", "").lower().split(",")]
    taken = {name.strip() for name, _, quality in asked if quality.replace(" ", "") not in ("q=0", "q=0.0")}
    for encoding, ending in PACKED:
        if encoding in taken and Path(path + ending).exists():
            return path + ending, encoding
    return path, ""


class Assets(StaticFiles):
    """The built client: each file packed as the browser takes it, with how long it may be kept."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, or 304 when the browser has it."""
        name = os.fspath(full_path)
        path, encoding = packed(name, Headers(scope=scope))
        found = Path(path).stat() if encoding else stat_result
        response = super().file_response(path, found, scope, status_code)
        response.headers["Cache-Control"] = FOR_EVER if HASHED.search(name) else ASK_AGAIN
        response.headers["Vary"] = "Accept-Encoding"
        if encoding and response.status_code == status_code:
            response.headers["Content-Encoding"] = encoding
        return response


async def service_worker(request: Request) -> Response:
    """What keeps the page for being offline. It lies at the root, as it may answer for nothing above itself."""
    assets: Assets = request.app.state.assets
    return await assets.get_response("service-worker.js", request.scope)


async def home(request: Request) -> Response:
    """The client; it finds out itself what to show."""
    return client_page(request)


async def game_page(request: Request) -> Response:
    """The client, for a room; 404 (the client says so) when there is no such room."""
    club: Club = request.app.state.club
    try:
        found = await club.table(request.path_params["id"]) is not None
    except (NotAllowed, StorageError):
        found = True  # the client hears the reason when it connects
    return client_page(request, 200 if found else 404)


async def embedded(request: Request) -> Response:
    """A finished game in a frame of any other site: the one page that others may frame."""
    response = await game_page(request)
    response.headers["Content-Security-Policy"] = EMBEDDED_POLICY
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


async def challenge_page(request: Request) -> Response:
    """The client, for a challenge; 404 (the client says so) when there is no such challenge."""
    club: Club = request.app.state.club
    try:
        found = await club.challenges.find(request.path_params["id"]) is not None
    except StorageError:
        found = True
    return client_page(request, 200 if found else 404)


async def review_page(request: Request) -> Response:
    """The client, for a review; 404 (the client says so) when there is no such review."""
    reviews: Reviews = request.app.state.reviews
    return await _found(request, reviews.find(request.path_params["id"]))


async def study_page(request: Request) -> Response:
    """The client, for a study; 404 (the client says so) when there is no such study."""
    reviews: Reviews = request.app.state.reviews
    return await _found(request, reviews.study(request.path_params["id"]))


async def _found(request: Request, looking: Awaitable[object]) -> Response:
    try:
        await looking
    except NotAllowed as problem:
        return client_page(request, 404 if problem.status == 404 else 200)
    except StorageError:
        pass  # the client hears the reason when it asks
    return client_page(request)


def client_page(request: Request, status: int = 200) -> Response:
    """The one page of the client."""
    folder: Path = request.app.state.static
    name = PAGES.get(request.url.path.split("/")[1], "page.html")
    path, encoding = packed(str(folder / name), request.headers)
    try:
        page = Path(path).read_bytes()
    except OSError:
        return error_page(503, say("web-not-built"))
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    return HTMLResponse(page, status, headers={**headers, "Content-Encoding": encoding} if encoding else headers)


STYLE = """
:root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
body { min-height: 90vh; margin: 0; display: grid; place-content: center; text-align: center; padding: 1rem; }
h1 { font-size: 4rem; line-height: 1; margin: 0; }
"""
STYLE_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
ERROR_POLICY = f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'"


def error_page(status: int, reason: str) -> Response:
    """A page that says what is wrong, needs no script, and leads home."""
    language = LANGUAGE.get()
    told = into(language, reason)
    page = f"""<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{status} · Hexagora</title>
    <style>{STYLE}</style>
  </head>
  <body>
    <main>
      <h1>{status}</h1>
      <p>{html.escape(told[:1].upper() + told[1:])}.</p>
      <p><a href="/">{html.escape(into(language, say("web-home")))}</a></p>
    </main>
  </body>
</html>
"""
    return HTMLResponse(page, status, headers={"Cache-Control": "no-store", "Content-Security-Policy": ERROR_POLICY})
