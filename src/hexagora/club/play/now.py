"""The club's time: seconds since 1970 that never jump.

Deadlines are kept in the database and so need a time that means something after a restart; but a clock that is set
right in the middle of a game must not cost a player the move. So the wall clock is read once, and steady time added.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], float]


def steady_time(ahead: float = 0.0) -> Now:
    """A clock that starts as the wall clock stands, or so many seconds ahead of it."""
    start = time.time() + ahead - time.monotonic()
    return lambda: start + time.monotonic()
