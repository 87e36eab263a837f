"""The club: rooms where people and bots play, kept in a database and shown in the browser."""

from __future__ import annotations

from collections.abc import Callable

from hexagora.club.errors import ClubError
from hexagora.club.logs import Level, Style

__all__ = ["ClubError", "serve"]


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    redis: str | None = None,
    on_ready: Callable[[str], None] | None = None,
    log: tuple[Style, Level] | None = None,
    delay: float = 0.0,
) -> None:
    """Open the club and keep it open until the process is told to stop (SIGINT or SIGTERM); then return.

    port: 0 takes a free one. database: a URL like ``sqlite:///path/to/club.sqlite3``, None for a file in the user's
    data folder; one like ``postgresql://user@host/name`` may be shared by several nodes, which hear of each other by
    ``redis``, a URL like ``redis://host:6379/0``. on_ready is called once with the address of the club, for example
    ``http://127.0.0.1:8000``, when it answers. log: how the log is written to stderr and from which level on; None
    leaves that to the caller. delay: by how many seconds new rated games are shown later to who watches. ClubError,
    with one line to show, when the club cannot open; nothing has been printed then.
    """
    from hexagora.club.web.server import run

    run(host=host, port=port, database=database, redis=redis, on_ready=on_ready, log=log, delay=delay)
