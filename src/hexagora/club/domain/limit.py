"""How often somebody may do something: buckets that fill at a steady rate and hold a burst."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


class TokenBucket:
    """Allows ``rate`` takings a second on average and ``burst`` at once. Times are seconds on any steady clock."""

    __slots__ = ("_burst", "_level", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._seen = now

    def take(self, now: float) -> bool:
        """Take one if there is one."""
        if self.wait(now) > 0:
            return False
        self._level -= 1
        return True

    def wait(self, now: float) -> float:
        """Seconds until there is one to take, 0 when there is."""
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now
        return max(0.0, 1 - self._level) / self._rate

    def full(self, now: float) -> bool:
        """Whether it holds all that it can, so that a new one would be the same."""
        return self._level + (now - self._seen) * self._rate >= self._burst


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many times a second on average, so many times at once."""

    rate: float
    burst: float


class RateLimit:
    """A bucket for everybody. Who has not been here for so long that theirs is full again is forgotten."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, who: str, now: float) -> float:
        """Seconds until somebody may do it, 0 when they may now."""
        bucket = self._buckets.get(who)
        return 0.0 if bucket is None else bucket.wait(now)

    def admit(self, who: str, now: float) -> float:
        """Somebody does it, if they may now; else the seconds until they may."""
        wait = self.wait(who, now)
        if wait <= 0:
            self.take(who, now)
        return wait

    def take(self, who: str, now: float) -> None:
        """Somebody does it."""
        bucket = self._buckets.setdefault(who, TokenBucket(self._allowance.rate, self._allowance.burst, now))
        bucket.take(now)
        self._buckets.move_to_end(who)
        while next(iter(self._buckets.values())).full(now):
            self._buckets.popitem(last=False)
