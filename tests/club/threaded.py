"""A club in a thread of its own, for tests that speak with it without an event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from starlette.routing import Route

from tests.club.house import PATIENCE, open_club


@dataclass(frozen=True)
class Threaded:
    """A club that is open. ``routes``: what it answers, by method and path."""

    address: str
    routes: frozenset[tuple[str, str]]


@contextmanager
def in_a_thread(database: Path) -> Iterator[Threaded]:
    """A club that is open within."""
    opened: list[Threaded] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with open_club(database) as club:
            routes = [route for route in club.routes if isinstance(route, Route)]
            served = frozenset((method, route.path) for route in routes for method in route.methods or ())
            opened.append(Threaded(club.address, served))
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=asyncio.run, args=(serve(),), name="club")
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield opened[0]
    finally:
        done.set()
        thread.join(PATIENCE)
