"""``hexagora serve``: opens the club."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import webbrowser
from typing import Annotated, Literal

import typer

from hexagora.cli.errors import Refused
from hexagora.cli.screen import Screen


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Where the club keeps its games; a file of yours if left out.")
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(metavar="URL", help="By which nodes on one PostgreSQL hear of each other."),
    ] = None,
    log: Annotated[
        Literal["text", "json"], typer.Option(help="How the log on stderr is written: for eyes, or as lines of JSON.")
    ] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        typer.Option(help="From which level on; info tells of every request."),
    ] = "warning",
    spectator_delay: Annotated[
        int,
        typer.Option(min=0, max=600, metavar="SECONDS", help="How much later who watches sees new rated games."),
    ] = 0,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Open the club on this machine, and the browser on it. Ctrl-C closes it; no game is lost.

    Example: hexagora serve --port 9000 --no-open
    """
    from hexagora import club
    from hexagora.club.play.rules import at_work

    screen = Screen()

    def ready(address: str) -> None:
        screen.say(f"Hexagora is open at {address} (Ctrl-C closes it)")
        if not no_open and _has_desktop():
            # In a thread of its own: a browser that is slow to start must not hold up the club.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        club.serve(
            host=host,
            port=port,
            database=database,
            redis=redis,
            on_ready=ready,
            log=(log, log_level),
            delay=spectator_delay,
        )
    except club.ClubError as error:
        raise Refused(str(error)) from None
    if at_work():  # nobody waits for what it computes, but Python would, for a minute on a busy machine
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(0)


def _has_desktop() -> bool:
    """Whether there is a screen to open a browser on; over ssh there may be only one inside the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
