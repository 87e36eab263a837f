"""Which database a URL means, and whether the club can use it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from hexagora.club.errors import ClubError


@dataclass(frozen=True, slots=True)
class Place:
    """A database: its URL for SQLAlchemy, and its file."""

    url: URL
    file: Path


def default_url() -> str:
    """The database of a club that nobody said anything about: a file in the user's data folder."""
    return f"sqlite:///{user_data_path('hexagora', appauthor=False) / 'club.sqlite3'}"


def place(text: str | None = None) -> Place:
    """The place that a URL names (None: the default); its folder is made. ClubError when it is of no use."""
    file = sqlite_file(text)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ClubError(f"the database {file} cannot be written: {error.strerror}") from None
    _try(file)
    return Place(URL.create("sqlite+aiosqlite", database=str(file)), file)


def sqlite_file(text: str | None = None) -> Path:
    """The file of the SQLite database that a URL names (None: the default); ClubError when it names none."""
    text = default_url() if text is None else text
    try:
        url = make_url(text)
    except ArgumentError:
        raise ClubError(f"{text!r} is no database URL; write sqlite:///path/to/club.sqlite3") from None
    if url.drivername not in ("sqlite", "sqlite+aiosqlite"):
        raise ClubError(f"unknown kind of database {url.drivername!r}; write sqlite:///path/to/club.sqlite3")
    if not url.database or url.database == ":memory:":
        raise ClubError("a club needs a database file, so that nothing is lost; write sqlite:///path/to/club.sqlite3")
    if url.host or url.query:
        raise ClubError(f"{text!r} names more than a file; write sqlite:///path/to/club.sqlite3")
    return Path(url.database).absolute()


def _try(file: Path) -> None:
    """Take the writer's lock once. What cannot be written is found out here, before anything is under way."""
    try:
        with closing(sqlite3.connect(file, timeout=2.0, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        raise ClubError(f"the database {file} cannot be written: {error}") from None
