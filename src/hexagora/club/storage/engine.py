"""The connection to the database, set up so that what is committed is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hexagora.club.storage.errors import FAILURES, StorageError, reason
from hexagora.club.storage.here import Here, Reader

# WAL lets readers go on while the one writer commits. In WAL mode only synchronous=FULL syncs at every commit, so
# that a commit survives a power cut. Somebody else's lock (a backup) is waited for two seconds, then the answer is
# "busy".
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=2000",
)


# A read that takes longer than so many seconds is as good as none: the answer is "busy".
PATIENCE = 5.0
# PostgreSQL syncs at every commit unless its host has said otherwise. A node reads with some connections and writes
# with one; whether a connection still lives is asked before it is used, since a server may have been started anew.
CONNECTIONS = 8
# In milliseconds. A node that stops in the middle of a transaction must not stop all others.
LIMITS = {
    "application_name": "hexagora",
    "lock_timeout": "3000",
    "statement_timeout": "10000",
    "idle_in_transaction_session_timeout": "10000",
}


def connect(url: URL) -> AsyncEngine:
    """An engine for a database. Nothing is opened before the first use."""
    return _file(url) if url.get_backend_name() == "sqlite" else _server(url)


def shared(engine: AsyncEngine) -> bool:
    """Whether several nodes may be at work on the database."""
    return engine.dialect.name != "sqlite"


def writer(engine: AsyncEngine) -> AsyncEngine | Engine:
    """The engine for writing. For a file it is one that works in the thread which calls it, with one connection.

    Through the other one, each statement would go to a thread and back; so a whole commit does.
    """
    if shared(engine):
        return engine.execution_options(writes=True)
    return _threadless(engine, connections=1).execution_options(writes=True)


def reader(engine: AsyncEngine) -> AsyncEngine:
    """The engine for reading: all statements of a transaction see the same moment, as they do in SQLite anyway."""
    if not shared(engine):
        return engine
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def glancer(engine: AsyncEngine) -> AsyncEngine | Engine:
    """The engine for what is found by its key, and so at once: for a file it works in the event loop."""
    return reader(engine) if shared(engine) else _threadless(engine)


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection to read with, in one transaction. StorageError when the database does not answer."""
    async with _in_time(), engine.begin() as connection:
        yield connection


@asynccontextmanager
async def glancing(engine: AsyncEngine | Engine) -> AsyncIterator[Reader]:
    """The same from a ``glancer``."""
    async with _in_time():
        if isinstance(engine, AsyncEngine):
            async with engine.begin() as connection:
                yield connection
        else:
            with engine.begin() as here:
                yield Here(here)


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except FAILURES as error:
        raise StorageError(f"the database does not answer: {reason(error)}") from error


def _server(url: URL) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args={"timeout": 5.0, "server_settings": LIMITS},
    )


def _file(url: URL) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=4, max_overflow=0)
    _prepare(engine.sync_engine)
    return engine


def _threadless(engine: AsyncEngine, connections: int = 0) -> Engine:
    """An engine for the same file that works in the thread which calls it; 0: with as many connections as it needs."""
    url = engine.url.set(drivername="sqlite")
    own = create_engine(url, pool_size=connections, max_overflow=0, connect_args={"check_same_thread": False})
    _prepare(own)
    return own


def _prepare(engine: Engine) -> None:
    # The driver's own idea of when a transaction begins breaks savepoints; it is switched off, and each begins here.
    @event.listens_for(engine, "connect")
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
    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
