"""How keeping something can fail. In both cases nothing was changed that anybody was told of."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

try:  # the driver of PostgreSQL is an extra, and tells of some failures in its own words
    from asyncpg.exceptions import InterfaceError, PostgresError
except ImportError:
    DRIVER: tuple[type[Exception], ...] = ()
else:
    DRIVER = (PostgresError, InterfaceError)

# Whatever a database that is away, full or overworked may raise.
FAILURES: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, TimeoutError, *DRIVER)


class StorageError(Exception):
    """The database does not answer, or cannot write. Trying again may help."""


class Conflict(Exception):
    """Somebody else was first: the row is there already."""


def reason(error: BaseException) -> str:
    """Why a database failed, in one line, without the statement."""
    cause = getattr(error, "orig", None) or error
    return " ".join(str(cause).split()) or type(cause).__name__
