"""Which database a URL means, and whether the club can use it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from hexagora.club.errors import ClubError

ADVICE = "write sqlite:///path/to/club.sqlite3 or postgresql://user@host/name"
POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")


@dataclass(frozen=True, slots=True)
class Place:
    """A database: its URL for SQLAlchemy, and its file; None where several nodes share a server."""

    url: URL
    file: Path | None

    @property
    def shown(self) -> str:
        """How it is called before people: without its password."""
        return str(self.file) if self.file is not None else self.url.render_as_string(hide_password=True)


def default_url() -> str:
    """The database of a club that nobody said anything about: a file in the user's data folder."""
    return f"sqlite:///{user_data_path('hexagora', appauthor=False) / 'club.sqlite3'}"


def place(text: str | None = None) -> Place:
    """The place that a URL names (None: the default); the folder of a file is made. ClubError when it is of no use."""
    url = _url(text)
    if url.drivername in POSTGRES:
        return _server(url)
    file = _file(url)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ClubError(f"the database {file} cannot be written: {error.strerror}") from None
    _try(file)
    return Place(URL.create("sqlite+aiosqlite", database=str(file)), file)


def sqlite_file(text: str | None = None) -> Path:
    """The file of the SQLite database that a URL names (None: the default); ClubError when it names none."""
    url = _url(text)
    if url.drivername in POSTGRES:
        raise ClubError("this is for SQLite; PostgreSQL has pg_dump and pg_restore for it")
    return _file(url)


def _url(text: str | None) -> URL:
    text = default_url() if text is None else text
    try:
        return make_url(text)
    except ArgumentError:
        raise ClubError(f"{text!r} is no database URL; {ADVICE}") from None


def _server(url: URL) -> Place:
    if find_spec("asyncpg") is None:
        raise ClubError('PostgreSQL needs a driver that is not installed; install "hexagora[postgres]"')
    if not url.database:
        raise ClubError(f"this URL names no database; {ADVICE}")
    return Place(url.set(drivername="postgresql+asyncpg"), None)


def _file(url: URL) -> Path:
    if url.drivername not in ("sqlite", "sqlite+aiosqlite"):
        raise ClubError(f"unknown kind of database {url.drivername!r}; {ADVICE}")
    if not url.database or url.database == ":memory:":
        raise ClubError(f"a club needs a database file, so that nothing is lost; {ADVICE}")
    if url.host or url.query:
        raise ClubError(f"{url.render_as_string()!r} names more than a file; {ADVICE}")
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
