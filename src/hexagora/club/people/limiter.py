"""Counts attempts, by the library limits: exact moving windows, in this process or in Redis for all nodes."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from limits import RateLimitItem
from limits.aio.storage import MemoryStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter

from hexagora.club.people.denied import Denied


class Limiter:
    """Who may try once more."""

    def __init__(self, storage: Storage | None = None) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage() if storage is None else storage)

    async def admit(self, rates: Sequence[RateLimitItem], what: str, *who: str) -> None:
        """Count one more; Denied, with when to come again, if it is one too many."""
        for rate in rates:
            if not await self._limiter.hit(rate, what, *who):
                until = (await self._limiter.get_window_stats(rate, what, *who)).reset_time
                raise Denied(f"too many attempts; try again {_in(until - time.time())}", 429)


def _in(seconds: float) -> str:
    if seconds <= 90:
        whole = max(1, math.ceil(seconds))
        return f"in {whole} second{'s' if whole > 1 else ''}"
    minutes = math.ceil(seconds / 60)
    return f"in {minutes} minutes" if minutes <= 90 else f"in {math.ceil(minutes / 60)} hours"
