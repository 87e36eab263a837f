"""One process that thinks, seen from both sides.

It holds one end of a pipe, the leash. When the club lets go of the other end, or dies in any way, the process ends at
once, whatever it is doing: nothing is left behind by ``kill -9``.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

# A fresh interpreter: a forked one would share the club's sockets, its threads' locks and its compiler's state.
CONTEXT = multiprocessing.get_context("spawn")

_progress: Any = None


def begin(leash: Connection, progress: Any) -> None:
    """First thing in the new process."""
    global _progress  # noqa: PLW0603 - the one place where a worker keeps anything
    _progress = progress
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the club, which then lets go of the leash
    threading.Thread(target=_hold, args=(leash,), daemon=True).start()


def report(progress: float) -> None:
    """Tell the club how far the work is, in [0, 1]."""
    _progress.value = progress


def _hold(leash: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        leash.recv_bytes()
    os._exit(0)


class Worker:
    """The club's side of a thinking process; the process starts with the first call."""

    def __init__(self) -> None:
        self._end_of_worker, self._leash = CONTEXT.Pipe(duplex=False)
        self._progress = CONTEXT.RawValue("d", 0.0)
        self._executor = ProcessPoolExecutor(
            1, mp_context=CONTEXT, initializer=begin, initargs=(self._end_of_worker, self._progress)
        )

    @property
    def progress(self) -> float:
        """What the process reported last."""
        return float(self._progress.value)

    def start(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Run a function of a module there. The future fails with BrokenExecutor when the process dies."""
        self._progress.value = 0.0
        return self._executor.submit(function, *args, **kwargs)

    def kill(self) -> None:
        """End the process, whatever it is doing; also one that is still being started and does not know its leash."""
        self._leash.close()
        for process in list((self._executor._processes or {}).values()):  # noqa: SLF001 - kill_workers() of Python 3.14
            process.kill()

    async def end(self) -> None:
        """End the process, and return when it is gone and everybody who waited for it has been told."""
        self.kill()
        # Only the first call of `shutdown` can wait, so it is called nowhere else.
        await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)
        self._end_of_worker.close()
