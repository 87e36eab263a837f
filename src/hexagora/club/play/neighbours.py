"""What the nodes of a club let each other know unasked: that they are alive, and who is connected to them."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import TYPE_CHECKING

from hexagora.club.storage import StorageError

if TYPE_CHECKING:
    from hexagora.club.play.club import Club
    from hexagora.club.play.shelf import Shelf

log = logging.getLogger("hexagora.club")

# Seconds between two looks at the clocks of other nodes, and looks between two tellings of who is connected here.
LOOK, ATTENDANCE = 1.0, 15


class Neighbours:
    """The other nodes on the same database, as one of them sees them; shelf: the tables that this one has."""

    def __init__(self, club: Club, shelf: Shelf) -> None:
        self._club, self._shelf = club, shelf

    async def beat(self) -> None:
        """Note that this node is alive, and its clocks run."""
        try:
            await self._club.store.beat(self._club.now())
        except StorageError as error:
            log.warning("%s", error)

    async def look(self) -> None:
        """Watch the clocks that other nodes have started, in case they are not there any more when time is up.

        And tell them from time to time who is connected here.
        """
        club = self._club
        for second in itertools.count():
            await asyncio.sleep(LOOK)
            horizon = club.now() + 2 * LOOK
            try:
                club.timekeeper.share(await club.store.due(horizon), horizon)
            except StorageError as error:
                log.warning("%s", error)
            if second % ATTENDANCE == 0 and club.bus.shared:
                for table in [table for table in self._shelf.tables if table.attendance.here]:
                    await table.attendance.tell_nodes()
                await club.challenges.refresh()
