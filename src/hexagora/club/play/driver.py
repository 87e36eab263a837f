"""The bots' turns: think, wait a moment, move through the same door as everybody."""

from __future__ import annotations

import asyncio
import logging
import random

from hexagora.club.bus import Bus, Thinking
from hexagora.club.domain import Play, Refused, Seat
from hexagora.club.play.table import Table
from hexagora.club.play.tasks import Tasks
from hexagora.club.thinking import Thinkers, ThoughtFailed

log = logging.getLogger("hexagora.club")

# How often the progress of a compilation is told.
PROGRESS_STEP = 0.3
# After a failure the turn is tried again, at first soon, then patiently; the game is never given up for the bot.
FIRST_RETRY, LAST_RETRY = 0.5, 30.0


class Driver:
    """Makes the bots move. ``pause`` is the least and the most time in seconds that an answer takes.

    An answer within a blink is unsettling: one does not see what happened, nor feel that anybody thought about it.
    """

    def __init__(self, thinkers: Thinkers, bus: Bus, pause: tuple[float, float]) -> None:
        self._thinkers = thinkers
        self._bus = bus
        self._pause = pause
        self._turns: dict[str, int] = {}
        self._tasks = Tasks()

    def busy(self, room: str) -> bool:
        """Whether a bot is at work in a room."""
        return room in self._turns

    def wake(self, table: Table) -> None:
        """See whether a bot is to move at a table, and make it."""
        room = table.room
        if room.bot is not None and self._turns.get(room.id) != room.ply:
            self._turns[room.id] = room.ply
            self._tasks.start(self._turn(table, room.ply), f"bot in {room.id}")

    async def close(self) -> None:
        """Stop all turns; the rooms wait in the database."""
        await self._tasks.close()

    async def _turn(self, table: Table, ply: int) -> None:
        try:
            await self._move(table, ply)
        finally:
            if self._turns.get(table.room.id) == ply:
                del self._turns[table.room.id]

    async def _move(self, table: Table, ply: int) -> None:
        """Think and move until the move at this ply is in the log, whoever makes it."""
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*self._pause)))
        move: str | None = None
        retry = FIRST_RETRY
        try:
            while table.room.ply == ply and (player := table.room.state.to_act) is not None:
                try:
                    move = move or await self._thought(table, table.room.seats[player])
                except ThoughtFailed as error:
                    log.warning("bot in room %s: %s", table.room.id, error)
                else:
                    await pause
                    decision = await table.submit(Play(player, ply, move))
                    if not isinstance(decision, Refused):
                        return
                    if decision.code == "illegal":
                        log.error("bot in room %s: %s is not legal: %s", table.room.id, move, decision.reason)
                        move = None
                await asyncio.sleep(retry)
                retry = min(2 * retry, LAST_RETRY)
        finally:
            pause.cancel()

    async def _thought(self, table: Table, seat: Seat) -> str:
        telling = asyncio.create_task(self._tell(table.room.id, seat.name))
        try:
            return await self._thinkers.choose(table.room.state, seat.level or "")
        finally:
            telling.cancel()

    async def _tell(self, room: str, name: str) -> None:
        """Tell the room that the bot is at work, and how far the engine is while it is being compiled."""
        while (progress := self._thinkers.progress) is not None:
            await self._bus.publish(room, Thinking(f"{name} is getting ready: the engine is being compiled", progress))
            await asyncio.sleep(PROGRESS_STEP)
        await self._bus.publish(room, Thinking(f"{name} is thinking"))
