"""The one writer: gathers what is to be written while a commit is under way into the next commit.

A commit costs a sync of the disk, however much is in it. So rooms do not wait for each other's syncs: all that came
in during one is written by the next. Whoever writes is told only after the commit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hexagora.club.storage.errors import Conflict, StorageError

log = logging.getLogger("hexagora.club")

# A statement with its parameters: one dict, or a list of them for several rows.
Statement = tuple[Executable, Any]
# Enough to make the sync cheap for each, few enough that a failure makes few wait.
MOST_PER_COMMIT = 256


@dataclass(slots=True, eq=False)
class Job:
    """Statements that are written together or not at all."""

    statements: Sequence[Statement]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fail(self, error: Exception) -> None:
        """Tell whoever waits, if anybody still does."""
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Commits jobs in the order in which they came, as many at once as have gathered."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")
        self._closed = False
        self.commits = 0

    @property
    def waiting(self) -> int:
        """How many wait for the next commit."""
        return self._queue.qsize()

    async def write(self, *statements: Statement) -> None:
        """Returns once the statements are on disk.

        Conflict when a row was there already; StorageError when the database cannot write. Then nothing was written.
        """
        if self._closed:
            raise StorageError("the database is closed")
        job = Job(statements)
        self._queue.put_nowait(job)
        await job.done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        last = False
        while not last:
            batch = [await self._queue.get()]
            while len(batch) < MOST_PER_COMMIT and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            jobs = [job for job in batch if job is not None]
            last = len(jobs) < len(batch)
            if jobs:
                await self._commit(jobs)

    async def _commit(self, batch: list[Job]) -> None:
        try:
            try:
                refused = await self._together(batch)
            except IntegrityError:
                refused = await self._apart(batch)
        except Exception as error:
            # SQLAlchemy has rolled back; with the transaction all of its jobs are undone. Whatever went wrong, all
            # who wait must hear of it, and the next commit must be tried.
            if not isinstance(error, SQLAlchemyError | OSError):
                log.exception("the writer met what no database does")
            for job in batch:
                job.fail(StorageError(f"the database does not answer: {getattr(error, 'orig', None) or error}"))
            return
        self.commits += 1
        for job in batch:
            if job in refused:
                job.fail(Conflict("the row is there already"))
            elif not job.done.done():
                job.done.set_result(None)

    async def _together(self, batch: list[Job]) -> list[Job]:
        """All jobs as they stand; IntegrityError when any of them conflicts."""
        async with self._engine.begin() as connection:
            for job in batch:
                await _execute(connection, job)
        return []

    async def _apart(self, batch: list[Job]) -> list[Job]:
        """Each job behind a savepoint of its own, still in one commit; returns those that conflict."""
        refused = []
        async with self._engine.begin() as connection:
            for job in batch:
                try:
                    async with connection.begin_nested():
                        await _execute(connection, job)
                except IntegrityError:
                    refused.append(job)
        return refused


async def _execute(connection: AsyncConnection, job: Job) -> None:
    for statement, values in job.statements:
        await connection.execute(statement, values)
