"""The secret that signs cookies: made once, kept beside the database, readable by its owner only.

The open file is also the lock that keeps a second club from the same database: the two would not hear of each other's
moves.
"""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from hexagora.club.errors import ClubError

SIZE = 32


class Secret:
    """The secret beside a database file; held open, and locked, until ``close``."""

    def __init__(self, database: Path) -> None:
        self.file = database.with_name(f"{database.name}.secret")
        try:
            self._handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise ClubError(f"the database {database} cannot be written: {error.strerror}") from None
        try:
            self._lock(database)
            self.value = self._read()
        except BaseException:
            os.close(self._handle)
            raise

    def _lock(self, database: Path) -> None:
        if sys.platform == "win32":
            return  # no locks of this kind there; a second club is the host's own care
        import fcntl

        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ClubError(f"the database {database} is in use by another club") from None
        except OSError:
            return  # a file system without locks, as some on a network: better an open club than none

    def _read(self) -> bytes:
        value = os.pread(self._handle, SIZE, 0)
        if len(value) < SIZE:  # new, or the machine went down while it was written: nobody has a cookie of it yet
            value = secrets.token_bytes(SIZE)
            os.pwrite(self._handle, value, 0)
            os.fsync(self._handle)
        return value

    def close(self) -> None:
        """Give the database free for another club."""
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
