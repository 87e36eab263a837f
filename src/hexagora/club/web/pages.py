"""The client's page and files, and the page for what is not there."""

from __future__ import annotations

import base64
import hashlib
import html
import mimetypes
import os
import re
from http import HTTPStatus
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hexagora.club.play import Club, NotAllowed
from hexagora.club.storage import StorageError
from hexagora.club.web.policy import policy

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


class Assets(StaticFiles):
    """The built client, with how long each file may be kept."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, or 304 when the browser has it."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = FOR_EVER if HASHED.search(str(full_path)) else ASK_AGAIN
        return response


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


def client_page(request: Request, status: int = 200) -> Response:
    """The one page of the client."""
    folder: Path = request.app.state.static
    try:
        page = (folder / "index.html").read_bytes()
    except OSError:
        return error_page(503, "The browser client has not been built; run “make client”.")
    return HTMLResponse(page, status, headers={"Cache-Control": ASK_AGAIN})


STYLE = """
:root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
body { min-height: 90vh; margin: 0; display: grid; place-content: center; text-align: center; padding: 1rem; }
h1 { font-size: 4rem; line-height: 1; margin: 0; }
"""
STYLE_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
ERROR_POLICY = f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'"


def error_page(status: int, reason: str) -> Response:
    """A page that says what is wrong, needs no script, and leads home."""
    title = HTTPStatus(status).phrase
    page = f"""<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{html.escape(title)} · Hexagora</title>
    <style>{STYLE}</style>
  </head>
  <body>
    <main>
      <h1>{status}</h1>
      <p>{html.escape(reason)}</p>
      <p><a href="/">To the club</a></p>
    </main>
  </body>
</html>
"""
    return HTMLResponse(page, status, headers={"Cache-Control": "no-store", "Content-Security-Policy": ERROR_POLICY})
