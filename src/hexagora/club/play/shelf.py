"""The tables that are at hand on this node: rooms are loaded once, and put away when nobody has looked for long."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from hexagora.club.play.ids import is_id
from hexagora.club.play.table import Table
from hexagora.club.play.tasks import Tasks

# Tables nobody looks at are kept at hand up to this number; beyond, the one used longest ago goes first.
TABLES = 512


class Shelf:
    """Tables by the id of their room. ``load`` makes the one of a room in the database; a ``busy`` room stays."""

    def __init__(
        self, load: Callable[[str], Coroutine[Any, Any, Table | None]], busy: Callable[[str], bool], tasks: Tasks
    ) -> None:
        self._load = load
        self._busy = busy
        self._tasks = tasks
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def tables(self) -> list[Table]:
        """All that are at hand now."""
        return list(self._tables.values())

    async def table(self, id: str) -> Table | None:
        """The table of a room; None when there is no such room."""
        found = self._tables.get(id)
        if found is not None:
            self._tables.move_to_end(id)
            return found
        if not is_id(id):
            return None
        # All who come while it is being loaded share the one table.
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id), name=f"loading {id}")
            self._loading[id].add_done_callback(self._loaded)
        return await asyncio.shield(self._loading[id])

    def put(self, table: Table) -> None:
        """Keep a table at hand; another one may have to go for it."""
        self._tables[table.room.id] = table
        if len(self._tables) > TABLES:
            self._clear()

    def _loaded(self, loading: asyncio.Task[Table | None]) -> None:
        self._loading = {id: task for id, task in self._loading.items() if task is not loading}
        if not loading.cancelled():
            loading.exception()  # who waited for it was told; when all of them have gone, nobody wants to know

    def _clear(self) -> None:
        """Put the unused table away that was used longest ago."""
        for id, table in self._tables.items():
            if table.idle and not self._busy(id):
                del self._tables[id]
                self._tasks.start(table.close(), f"clearing {id}")
                return
