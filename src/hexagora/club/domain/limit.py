"""How many messages a client may send: a bucket that fills at a steady rate and holds a burst."""

from __future__ import annotations


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
        self._level = min(self._burst, self._level + (now - self._seen) * self._rate)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
