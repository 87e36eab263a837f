"""The bus of a club that is one process."""

from __future__ import annotations

from collections.abc import Callable

from hexagora.club.bus.bus import Handler
from hexagora.club.bus.events import Event


class LocalBus:
    """Handlers are called in the order in which they subscribed, before ``publish`` returns."""

    shared = False

    def __init__(self) -> None:
        self._handlers: dict[str, dict[int, Handler]] = {}
        self._count = 0

    def subscribe(self, room: str, handler: Handler) -> Callable[[], None]:
        """Call ``handler`` with every event of a room, until the function returned is called."""
        self._count += 1
        number = self._count
        self._handlers.setdefault(room, {})[number] = handler

        def unsubscribe() -> None:
            handlers = self._handlers.get(room, {})
            handlers.pop(number, None)
            if not handlers:
                self._handlers.pop(room, None)

        return unsubscribe

    async def publish(self, room: str, event: Event) -> None:
        """Tell everybody who listens to a room."""
        for handler in list(self._handlers.get(room, {}).values()):
            handler(event)
