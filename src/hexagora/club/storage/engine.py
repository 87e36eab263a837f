"""The connection to the database, set up so that what is committed is on disk."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

# WAL lets readers go on while the one writer commits. In WAL mode only synchronous=FULL syncs at every commit, so
# that a commit survives a power cut. Somebody else's lock (a backup) is waited for two seconds, then the answer is
# "busy".
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=2000",
)


def connect(url: URL) -> AsyncEngine:
    """An engine for a SQLite file. Nothing is opened before the first use."""
    engine = create_async_engine(url, pool_size=4, max_overflow=0)

    # The driver's own idea of when a transaction begins breaks savepoints; it is switched off, and each begins here.
    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: Any) -> None:  # noqa: ARG001 - the event's signature
        connection.isolation_level = None
        try:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(pragma)
            cursor.close()
        except Exception:
            connection.close()  # nobody else knows of it yet, and its thread would outlive the event loop
            raise

    # A writer takes the lock at once: a transaction that starts by reading could not be promoted in time of need.
    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
