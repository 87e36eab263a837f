"""The one writer: gathers what is to be written while a commit is under way into the next commit.

A commit costs a sync of the disk, however much is in it. So rooms do not wait for each other's syncs: all that came
in during one is written by the next. Whoever writes is told only after the commit.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

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

    def __init__(self, engine: AsyncEngine | Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
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
        """Write what is waiting, then stop. Doing it again changes nothing."""
        if self._closed:
            await self._task
            return
        self._closed = True
        self._queue.put_nowait(None)
        await self._task
        if isinstance(self._engine, Engine):
            await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

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
                return await self._transaction(_together, batch)
            except IntegrityError:
                return await self._transaction(_apart, batch)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) not in ENTANGLED:
                raise
            return await self._singly(batch)

    async def _singly(self, batch: list[Job]) -> dict[Job, Exception]:
        """Each job in a commit of its own: then it can only wait for others, not they for it in turn."""
        refused: dict[Job, Exception] = {}
        for job in batch:
            try:
                await self._transaction(_together, [job])
            except IntegrityError:
                refused[job] = Conflict(TAKEN)
            except FAILURES as error:
                refused[job] = _told(error)
        return refused

    async def _transaction(
        self, work: Callable[[Connection, list[Job]], dict[Job, Exception]], batch: list[Job]
    ) -> dict[Job, Exception]:
        """Do something in a transaction of its own."""
        if isinstance(self._engine, AsyncEngine):
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, batch)
        return await asyncio.get_running_loop().run_in_executor(self._thread, _worked, self._engine, work, batch)


def _worked(
    engine: Engine, work: Callable[[Connection, list[Job]], dict[Job, Exception]], batch: list[Job]
) -> dict[Job, Exception]:
    with engine.begin() as connection:
        return work(connection, batch)


def _together(connection: Connection, batch: list[Job]) -> dict[Job, Exception]:
    """All jobs; IntegrityError when any of them conflicts.

    Those of one shape, as moves are, run together: each of their statements once, with the values of all. Who has
    waited for a job to be done before writing the next one is not touched by that, and nobody else knows an order.
    """
    for jobs in _by_shape(batch):
        for number, (statement, _) in enumerate(jobs[0].statements):
            connection.execute(statement, _values(jobs, number))
    return {}


def _apart(connection: Connection, batch: list[Job]) -> dict[Job, Exception]:
    """Each job behind a savepoint of its own, still in one commit; returns those that conflict."""
    refused: dict[Job, Exception] = {}
    for job in batch:
        try:
            with connection.begin_nested():
                for statement, values in job.statements:
                    connection.execute(statement, values)
        except IntegrityError:
            refused[job] = Conflict(TAKEN)
    return refused


def _told(error: Exception) -> StorageError:
    return StorageError(f"the database does not answer: {reason(error)}")


def _by_shape(batch: list[Job]) -> Iterable[list[Job]]:
    """Jobs that consist of the very same statements, with whatever values."""
    shapes: dict[tuple[int, ...], list[Job]] = {}
    for job in batch:
        shapes.setdefault(tuple(id(statement) for statement, _ in job.statements), []).append(job)
    return shapes.values()


def _values(jobs: list[Job], number: int) -> Any:
    """The values for a statement of jobs of one shape."""
    values = [job.statements[number][1] for job in jobs]
    if len(values) == 1:
        return values[0]
    return [row for one in values for row in (one if isinstance(one, list) else [one])]
