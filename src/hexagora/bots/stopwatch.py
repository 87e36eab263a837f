"""The time that a bot has for one move, by the wall's clock or by the processor time of the thread that thinks."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from hexagora.search.searcher import OWN, Clock


class Stopwatch:
    """Runs from when it is made, in the thread that makes it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._start = clock()

    @property
    def spent(self) -> float:
        """Seconds since the start."""
        return self._clock() - self._start

    @contextmanager
    def alarm(self, seconds: float, ring: Callable[[], None]) -> Iterator[None]:
        """Call ``ring`` from another thread if the block still runs when so many seconds have been spent."""
        read = _readable_elsewhere(self._clock)
        over = threading.Event()

        def watch() -> None:
            # A thread is never given more than one second of processor time a second, so no wait is too long.
            while (left := seconds - (read() - self._start)) > 0:
                if over.wait(left):
                    return
            ring()

        watcher = threading.Thread(target=watch, name="stopwatch", daemon=True)
        watcher.start()
        try:
            yield
        finally:
            over.set()
            watcher.join()


def _readable_elsewhere(clock: Clock) -> Clock:
    """The clock of this thread as another thread can read it.

    Where the system does not tell one thread about another's time (only Unix does), the wall's clock stands in from now
    on: then the alarm may ring early.
    """
    if clock is not OWN:
        return clock
    if hasattr(time, "pthread_getcpuclockid"):
        mine = time.pthread_getcpuclockid(threading.get_ident())
        return lambda: time.clock_gettime(mine)
    now, wall = clock(), time.perf_counter()
    return lambda: now + time.perf_counter() - wall
