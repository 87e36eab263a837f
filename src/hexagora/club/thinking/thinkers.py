"""The workers, who is free, and what happens when one of them dies."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from typing import ParamSpec, TypeVar

from hexagora.club.domain import Estimate
from hexagora.club.thinking.brain import Brain
from hexagora.club.thinking.worker import Worker
from hexagora.contract import Game, State

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("hexagora.club")

# Two even on a small machine: a long thought in one room must not keep all others waiting.
LEAST_WORKERS = 2
# No level thinks so long, even while the engine is being compiled; a worker that does is stuck, and is replaced.
PATIENCE = 300.0


class ThoughtFailed(Exception):
    """The bot gave no move. Trying again may help."""


class Thinkers:
    """A fixed number of workers, one thought at a time each. Made, used and closed in one event loop."""

    def __init__(self, brain: Brain, workers: int | None = None) -> None:
        self._brain = brain
        self._loop = asyncio.get_running_loop()
        count = max(LEAST_WORKERS, (os.cpu_count() or 1) - 1) if workers is None else workers
        self._workers = {Worker() for _ in range(count)}
        # Last in, first out: a bot that is asked again soon finds the process in which its last thoughts are kept.
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._returned = asyncio.Event()
        self._warm: dict[str, asyncio.Task[None]] = {}
        self._warming: dict[str, Worker] = {}
        self._burials: set[asyncio.Task[None]] = set()
        self._closed = False

    def progress(self, game: str) -> float | None:
        """How far the engine is compiled for a game, in [0, 1]; None once it is."""
        task = self._warm.get(game)
        if task is not None and task.done():
            return None
        worker = self._warming.get(game)
        return 0.0 if worker is None else min(1.0, max(0.0, worker.progress))

    async def warm(self, game: Game) -> None:
        """Returns when the engine is compiled, or loaded, for a game in one worker; the others find it in the cache.

        Two at once would compile the same things beside each other, and both be late.
        """
        if game.id not in self._warm:
            self._warm[game.id] = asyncio.create_task(self._prepare(game), name=f"warming up for {game.id}")
        await asyncio.shield(self._warm[game.id])

    async def _prepare(self, game: Game) -> None:
        worker = self._warming[game.id] = await self._free.get()
        try:
            await self._run(worker, self._brain.warm, game)
        except BrokenExecutor:
            log.warning("a worker died while the engine was being compiled for %s", game.id)
        except Exception as error:  # noqa: BLE001 - a game may fail in any way; it says so again when it is played
            log.warning("the engine could not be compiled ahead of time for %s: %r", game.id, error)

    async def choose(self, state: State, player: int, level: str, dice: str | None = None) -> str:
        """The move of a bot for a player; with ``dice``, a seed, always the same.

        ThoughtFailed when there is none; a worker that broke is replaced.
        """
        await self.warm(state.game)
        return await self._told(await self._free.get(), self._brain.think, state, player, level, dice)

    async def weigh(self, state: State, player: int, played: str | None = None) -> Estimate:
        """What the moves of a player are worth, and that which was played; fails as ``choose`` does.

        It takes a fraction of a second, so bots that are playing are hardly kept waiting: who asks for many opinions
        asks for one after the other, and who has waited longest is served first.
        """
        await self.warm(state.game)
        return await self._told(await self._free.get(), self._brain.weigh, state, player, played)

    async def spare(self, game: Game, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something that takes long and may wait, in a worker; fails as ``choose`` does.

        One worker, if there are several, is left to the bots that are playing, whom somebody waits for.
        """
        await self.warm(game)
        left = min(1, len(self._workers) - 1)
        while self._free.qsize() <= left:
            self._returned.clear()
            await self._returned.wait()
        return await self._told(self._free.get_nowait(), function, *args, **kwargs)

    async def _told(self, worker: Worker, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker says; a worker that broke, or is stuck, is replaced."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._run(worker, function, *args, **kwargs)
        except BrokenExecutor:
            raise ThoughtFailed("the worker died") from None
        except TimeoutError:
            worker.kill()
            raise ThoughtFailed("the worker was stuck") from None
        except Exception as error:
            raise ThoughtFailed(repr(error)) from error

    async def _run(self, worker: Worker, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run it and set the worker free afterwards, even when nobody waits for the answer any more."""
        try:
            future = worker.start(function, *args, **kwargs)
        except BrokenExecutor:  # it died while it had nothing to do
            self._bury(worker)
            raise
        future.add_done_callback(lambda done: self._loop.call_soon_threadsafe(self._done, worker, done))
        return await asyncio.wrap_future(future)

    def _done(self, worker: Worker, future: Future[T]) -> None:
        if not future.cancelled() and isinstance(future.exception(), BrokenExecutor):
            self._bury(worker)
        else:
            self._set_free(worker)

    def _set_free(self, worker: Worker) -> None:
        self._free.put_nowait(worker)
        self._returned.set()

    def _bury(self, worker: Worker) -> None:
        if self._closed:  # all are being ended anyway
            return
        self._workers.discard(worker)
        burial = asyncio.create_task(worker.end(), name="burial")
        self._burials.add(burial)
        burial.add_done_callback(self._burials.discard)
        fresh = Worker()
        self._workers.add(fresh)
        self._set_free(fresh)

    async def close(self) -> None:
        """End all workers; return when they are gone."""
        self._closed = True
        for task in self._warm.values():
            task.cancel()
        await asyncio.gather(*(worker.end() for worker in self._workers), *self._burials)
