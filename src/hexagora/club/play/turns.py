"""Work that may wait a moment: one piece of it each time the event loop comes round."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Whatever has come meanwhile goes first: moves, commits, acknowledgements.

    When many moves are committed at once, nobody's acknowledgement waits until all of their tables have been drawn.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def put(self, work: Callable[[], None]) -> None:
        """Have something done soon, after all that waits already."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._next)
