"""Counts attempts, by the library limits: exact moving windows, in this process or in Redis for all nodes."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Sequence

from limits import RateLimitItem
from limits.aio.storage import MemoryStorage, Storage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.storage import storage_from_string

from hexagora.club.people.denied import Denied
from hexagora.words import Said, say

log = logging.getLogger("hexagora.club")

# Redis answers in a millisecond; who logs in does not wait for one that is away.
PATIENCE = 2.0


class Limiter:
    """Who may try once more. redis: where all nodes count together; None: each counts for itself."""

    def __init__(self, redis: str | None = None) -> None:
        self._own = MovingWindowRateLimiter(MemoryStorage())
        self._together: MovingWindowRateLimiter | None = None
        if redis is not None:
            scheme, _, rest = redis.partition("://")
            url = f"async+{'redis+unix' if scheme == 'unix' else scheme}://{rest}"
            counters = storage_from_string(url, implementation="redispy")
            assert isinstance(counters, Storage)  # noqa: S101 - the scheme says so
            self._together = MovingWindowRateLimiter(counters)

    async def admit(self, rates: Sequence[RateLimitItem], what: str, *who: str) -> None:
        """Count one more; Denied, with when to come again, if it is one too many."""
        for rate in rates:
            until = await self._over(rate, what, *who)
            if until is not None:
                raise Denied(_too_many(until - time.time()), 429)

    async def _over(self, rate: RateLimitItem, *key: str) -> float | None:
        """Until when it is too much, None when it is not. While Redis is away this node counts alone."""
        if self._together is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await _hit(self._together, rate, *key)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with Redis, there is a limit
                log.warning("Redis does not count: %s", error)
        return await _hit(self._own, rate, *key)


async def _hit(limiter: MovingWindowRateLimiter, rate: RateLimitItem, *key: str) -> float | None:
    if await limiter.hit(rate, *key):
        return None
    return (await limiter.get_window_stats(rate, *key)).reset_time


def _too_many(seconds: float) -> Said:
    """That it is too much, and in how long it is not any more."""
    if seconds <= 90:
        return say("people-too-many-seconds", seconds=max(1, math.ceil(seconds)))
    minutes = math.ceil(seconds / 60)
    if minutes <= 90:
        return say("people-too-many-minutes", minutes=minutes)
    return say("people-too-many-hours", hours=math.ceil(minutes / 60))
