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
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hexagora.club.storage.errors import FAILURES, Conflict, StorageError, reason

log = logging.getLogger("hexagora.club")

# A statement with its parameters: one dict, or a list of them for several rows.
Statement = tuple[Executable, Any]
# Enough to make the sync cheap for each, few enough that a failure makes few wait.
MOST_PER_COMMIT = 256
# What PostgreSQL says when two nodes wait for each other's rows, or one for too long (serialization failure, deadlock,
# lock not available).
ENTANGLED = frozenset({"40001", "40P01", "55P03"})
TAKEN = "the row is there already"


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
            refused = await self._tried(batch)
        except Exception as error:
            # SQLAlchemy has rolled back; with the transaction all of its jobs are undone. Whatever went wrong, all
            # who wait must hear of it, and the next commit must be tried.
            if not isinstance(error, FAILURES):
                log.exception("the writer met what no database does")
            refused = dict.fromkeys(batch, _told(error))
        else:
            self.commits += 1
        for job in batch:
            if job in refused:
                job.fail(refused[job])
            elif not job.done.done():
                job.done.set_result(None)

    async def _tried(self, batch: list[Job]) -> dict[Job, Exception]:
        """Write all jobs; those that could not be written, and why."""
        try:
            try:
                return await self._together(batch)
            except IntegrityError:
                return await self._apart(batch)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) not in ENTANGLED:
                raise
            return await self._singly(batch)

    async def _together(self, batch: list[Job]) -> dict[Job, Exception]:
        """All jobs as they stand; IntegrityError when any of them conflicts."""
        async with self._engine.begin() as connection:
            for job in batch:
                await _execute(connection, job)
        return {}

    async def _apart(self, batch: list[Job]) -> dict[Job, Exception]:
        """Each job behind a savepoint of its own, still in one commit; returns those that conflict."""
        refused: dict[Job, Exception] = {}
        async with self._engine.begin() as connection:
            for job in batch:
                try:
                    async with connection.begin_nested():
                        await _execute(connection, job)
                except IntegrityError:
                    refused[job] = Conflict(TAKEN)
        return refused

    async def _singly(self, batch: list[Job]) -> dict[Job, Exception]:
        """Each job in a commit of its own: then it can only wait for others, not they for it in turn."""
        refused: dict[Job, Exception] = {}
        for job in batch:
            try:
                async with self._engine.begin() as connection:
                    await _execute(connection, job)
            except IntegrityError:
                refused[job] = Conflict(TAKEN)
            except FAILURES as error:
                refused[job] = _told(error)
        return refused


def _told(error: Exception) -> StorageError:
    return StorageError(f"the database does not answer: {reason(error)}")


async def _execute(connection: AsyncConnection, job: Job) -> None:
    for statement, values in job.statements:
        await connection.execute(statement, values)
