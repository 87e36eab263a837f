"""``hexagora backup`` and ``hexagora restore``: a club's database as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hexagora.cli.errors import Refused
from hexagora.cli.screen import Screen

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="The club's database, as given to serve; a file of yours if left out.")
]


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; nothing is overwritten.")],
    database: Database = None,
) -> None:
    """Copy the database of a club into a file, while the club runs.

    The copy is one moment: every move acknowledged before is in it. Beside it lies the secret that makes the cookies
    of all guests valid; keep both to yourself.

    Example: hexagora backup club-monday.sqlite3
    """
    from hexagora.club import ClubError
    from hexagora.club.storage import back_up, sqlite_file

    screen = Screen()
    try:
        with screen.progress("Copying", 1.0) as tell:
            back_up(sqlite_file(database), target, tell)
    except ClubError as error:
        raise Refused(str(error)) from None
    screen.say(f"The club is kept in {target}", wrap=False)


def restore(
    source: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that backup has made.")],
    database: Database = None,
) -> None:
    """Put a copy in the place of a club's database. The club must be closed.

    What was there before is put aside, not deleted. All clocks go on as if the club had been closed since the copy.

    Example: hexagora restore club-monday.sqlite3
    """
    from hexagora.club import ClubError
    from hexagora.club.storage import restore as put_back
    from hexagora.club.storage import sqlite_file

    screen = Screen()
    try:
        with screen.progress("Copying", 1.0) as tell:
            aside = put_back(source, sqlite_file(database), tell)
    except ClubError as error:
        raise Refused(str(error)) from None
    screen.say(f"The club is as it was in {source}", wrap=False)
    if aside is not None:
        screen.note(f"What was there before is in {aside}")
