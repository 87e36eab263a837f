"""What any bus does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from hexagora.club.bus.events import Event

Handler = Callable[[Event], None]


class Bus(Protocol):
    """Publish and subscribe, by room. Nothing is replayed: who subscribes late reads the log."""

    @property
    def shared(self) -> bool:
        """Whether other nodes hear what is said here."""
        ...

    def subscribe(self, room: str, handler: Handler) -> Callable[[], None]:
        """Call ``handler`` with every event of a room, until the function returned is called."""
        ...

    async def publish(self, room: str, event: Event) -> None:
        """Tell everybody who listens to a room, on any node."""
        ...
