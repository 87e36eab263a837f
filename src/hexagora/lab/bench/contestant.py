"""Something that is measured, in short rounds between those of all others.

So whatever else the machine does meets all of them alike, and two of them may be compared round by round. There are two
clocks: the time that the thread was given, and the time that passed. The first hardly notices what else runs; the
second is what counts where several threads share the work.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field

ROUNDS = 5

# How much was done, by unit.
Done = dict[str, float]


@dataclass
class Contestant:
    """``run`` does about that much of something and returns what it did, by unit.

    share: of the seconds of a round, for what needs less to be measured well. threads: how many do it. wall:
    whether the time that passes is the measure. Of several threads the other clock is their processor time, divided by
    their number: it tells what they would do if each had a processor for itself all the time.
    """

    name: str
    run: Callable[[int], Done]
    size: int = 16
    share: float = 1.0
    threads: int = 1
    wall: bool = False
    # By unit, one entry a round: how much was done in a second of the thread, and in a second that passed.
    rates: dict[str, list[tuple[float, float]]] = field(default_factory=dict)

    def round(self, seconds: float) -> None:
        """Run for about so many seconds, and note the rates."""
        wanted = seconds * self.share
        while True:
            passed, took = time.perf_counter(), self._processor_time()
            done = self.run(self.size)
            passed, took = time.perf_counter() - passed, self._processor_time() - took
            # Never by the time that passed: a round must not be short because something else ran in the middle of it.
            if took >= wanted / 2:
                break
            self.size = max(self.size + 1, int(self.size * min(10.0, wanted / max(took, 1e-6))))
        for unit, count in done.items():
            self.rates.setdefault(unit, []).append((count / max(took, 1e-9), count / max(passed, 1e-9)))

    def _processor_time(self) -> float:
        """That of this thread, or the mean of those that share the work."""
        return time.thread_time() if self.threads == 1 else time.process_time() / self.threads

    def of(self, unit: str) -> list[float]:
        """The rates per second of all rounds, by this contestant's clock."""
        return [rate[1 if self.wall else 0] for rate in self.rates[unit]]

    def figures(self) -> dict[str, dict[str, float]]:
        """By unit: median, least and highest rate, and the medians by both clocks."""
        return {
            unit: {
                "median": round(statistics.median(self.of(unit))),
                "low": round(min(self.of(unit))),
                "high": round(max(self.of(unit))),
                "processor": round(statistics.median(processor for processor, _ in rates)),
                "wall": round(statistics.median(wall for _, wall in rates)),
            }
            for unit, rates in self.rates.items()
        }
