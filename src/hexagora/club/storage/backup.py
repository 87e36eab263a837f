"""Copies of a SQLite database: taken while the club runs, and put in its place while it does not."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from hexagora.club.errors import ClubError
from hexagora.club.storage.migrate import known_revisions
from hexagora.club.storage.secret import Secret

# Pages copied at once. Between two steps the club writes as it likes; SQLite then copies what has changed once more.
STEP = 256

OnProgress = Callable[[float], None]


def secret_of(database: Path) -> Path:
    """The file beside a database that holds the secret of its cookies. Without it every guest is a stranger."""
    return database.with_name(f"{database.name}.secret")


def back_up(database: Path, target: Path, progress: OnProgress | None = None) -> None:
    """Copy a database and its secret, whether a club has it open or not; ClubError when that fails.

    The copy is one moment of the database: everything committed before, nothing after. It appears under its name when
    it is whole. What is there already is never overwritten.
    """
    if not database.is_file():
        raise ClubError(f"there is no database {database}")
    for file in (target, secret_of(target)):
        if file.exists():
            raise ClubError(f"{file} exists already; a backup overwrites nothing")
    _copy(database, target, progress)
    if secret_of(database).is_file():
        _write(secret_of(target), secret_of(database).read_bytes())


def restore(source: Path, database: Path, progress: OnProgress | None = None) -> Path | None:
    """Put a backup in the place of a database; where that was put aside, None if there was none.

    ClubError, and nothing has changed, when a club has the database open or the backup is none.
    """
    check(source)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ClubError(f"the database {database} cannot be written: {error.strerror}") from None
    with Secret(database):  # so that no club opens it meanwhile
        fresh = database.with_name(f"{database.name}.restoring")
        fresh.unlink(missing_ok=True)
        _copy(source, fresh, progress)
        aside = _put_aside(database)
        try:
            fresh.replace(database)
            if secret_of(source).is_file():
                # Written into the file that is locked: another file of that name would be another lock.
                _overwrite(secret_of(database), secret_of(source).read_bytes())
            _sync_folder(database.parent)
        except OSError as error:
            raise ClubError(f"the database {database} cannot be written: {error.strerror}") from None
    return aside


def check(file: Path) -> None:
    """ClubError unless a file is a whole database that this version of Hexagora can read."""
    if not file.is_file():
        raise ClubError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise ClubError(f"{file} is damaged: {verdict}")
            revisions = {row[0] for row in connection.execute("SELECT version_num FROM alembic_version")}
    except sqlite3.Error as error:
        raise ClubError(f"{file} is no backup of a club: {error}") from None
    if not revisions <= known_revisions():
        raise ClubError(f"{file} was written by a newer Hexagora; update this one")


def _copy(source: Path, target: Path, progress: OnProgress | None) -> None:
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)

    def told(_status: int, left: int, pages: int) -> None:
        if progress is not None and pages:
            progress(1 - left / pages)

    try:
        unfinished.parent.mkdir(parents=True, exist_ok=True)
        unfinished.touch(mode=0o600)
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30.0)) as here,
            closing(sqlite3.connect(unfinished)) as there,
        ):
            here.backup(there, pages=STEP, progress=told, sleep=0.01)
            # A copy that is one file: the mode for many readers comes back when a club opens it.
            there.execute("PRAGMA journal_mode=DELETE")
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        check(unfinished)
        unfinished.replace(target)
        _sync_folder(target.parent)
    except sqlite3.Error as error:
        raise ClubError(f"{source} cannot be copied to {target}: {error}") from None
    except OSError as error:
        raise ClubError(f"{source} cannot be copied to {target}: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)


def _put_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    with closing(sqlite3.connect(database)) as connection:  # what waits in its log goes into the file itself
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    if aside.exists():
        raise ClubError(f"{aside} exists already; try again in a second")
    database.replace(aside)
    for part in ("-wal", "-shm"):
        database.with_name(f"{database.name}{part}").unlink(missing_ok=True)
    return aside


def _write(file: Path, data: bytes) -> None:
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(data)
        out.flush()
        os.fsync(out.fileno())


def _overwrite(file: Path, data: bytes) -> None:
    with file.open("r+b") as out:
        out.write(data)
        out.truncate()
        out.flush()
        os.fsync(out.fileno())


def _sync_folder(folder: Path) -> None:
    """A file that has a new name has it for good once its folder is on disk; not every system can do that."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
