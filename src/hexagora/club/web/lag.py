"""How long a message is on its way, as far as that can be measured from here."""

from __future__ import annotations

from collections import deque

# Of so many answers the quickest counts: a slow one says more about the moment than about the way.
KEPT = 5


class Lag:
    """Asks by numbered probes, and listens for their echoes. Times are seconds on any steady clock."""

    def __init__(self) -> None:
        self._sent: dict[str, float] = {}
        self._measured: deque[float] = deque(maxlen=KEPT)
        self._count = 0

    def probe(self, now: float) -> str:
        """The id of a new probe. What was asked before and not answered never will be."""
        self._count += 1
        id = str(self._count)
        self._sent = {id: now}
        return id

    def echo(self, id: str, now: float) -> None:
        """A probe comes back; what was never sent, or came back already, says nothing."""
        sent = self._sent.pop(id, None)
        if sent is not None:
            self._measured.append(now - sent)

    @property
    def seconds(self) -> float:
        """The way there and back; 0 as long as nothing is known."""
        return min(self._measured, default=0.0)
