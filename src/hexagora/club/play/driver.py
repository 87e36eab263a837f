"""What bots do: think, wait a moment, move through the same door as everybody; and answer offers."""

from __future__ import annotations

import asyncio
import logging
import random

from hexagora.club.bus import Bus, Thinking
from hexagora.club.domain import Consider, Play, Refused, Room
from hexagora.club.play.table import Table
from hexagora.club.play.tasks import Tasks
from hexagora.club.thinking import Thinkers, ThoughtFailed

log = logging.getLogger("hexagora.club")

# A ply, and how often moves had been taken back before: after that the same ply is another turn.
Turn = tuple[int, int]

# How often the progress of a compilation is told.
PROGRESS_STEP = 0.3
# After a failure the turn is tried again, at first soon, then patiently; the game is never given up for the bot.
# How long another node has to answer for its bots.
SECOND = 15.0
FIRST_RETRY, LAST_RETRY = 0.5, 30.0


def turn_of(room: Room, player: int) -> Turn:
    """What a player is to do now, told from everything else that they had to do before."""
    return room.state.ply(player), room.standing.rewinds


class Driver:
    """Makes the bots move. ``pause`` is the least and the most time in seconds that an answer takes."""

    def __init__(self, thinkers: Thinkers, bus: Bus, pause: tuple[float, float]) -> None:
        self._thinkers = thinkers
        self._bus = bus
        self._pause = pause
        self._turns: dict[tuple[str, int], Turn] = {}
        self._considering: set[tuple[str, int]] = set()
        self._speakers: dict[str, int] = {}
        self._tasks = Tasks()

    def __len__(self) -> int:
        return len(self._turns)

    def busy(self, room: str) -> bool:
        """Whether a bot is at work in a room."""
        return any(id == room for id, _ in (*self._turns, *self._considering))

    def wake(self, table: Table) -> None:
        """See which bots are to do something at a table, and make them."""
        room = table.room
        self._consider(table)
        for player in room.awaited(bots=True):
            turn = turn_of(room, player)
            if self._turns.get((room.id, player)) != turn:
                self._turns[room.id, player] = turn
                self._tasks.start(self._turn(table, player, turn), f"bot in {room.id}")

    def _consider(self, table: Table) -> None:
        """Have an offer to end the game answered at once, by the bot to which it was made."""
        room = table.room
        for player, seat in enumerate(room.seats):
            answers = seat.level is not None and room.agreement.by not in (None, player)
            if answers and (room.id, player) not in self._considering:
                self._considering.add((room.id, player))
                self._tasks.start(self._answer(table, player), f"answer in {room.id}")

    async def close(self) -> None:
        """Stop all turns; the rooms wait in the database."""
        await self._tasks.close()

    async def _turn(self, table: Table, player: int, turn: Turn) -> None:
        try:
            await self._move(table, player, turn)
        finally:
            if self._turns.get((table.room.id, player)) == turn:
                del self._turns[table.room.id, player]

    async def _move(self, table: Table, player: int, turn: Turn) -> None:
        """Think and move until the move of this turn is in the log, whoever makes it, or taken back."""
        if not table.led:  # the node where it happened makes its bots think; only if that one dies it is up to us
            await asyncio.sleep(SECOND)
        pause = asyncio.create_task(asyncio.sleep(random.uniform(*self._pause)))
        move: str | None = None
        retry = FIRST_RETRY
        try:
            while player in table.room.state.awaiting and turn_of(table.room, player) == turn:
                try:
                    move = move or await self._thought(table, player)
                except ThoughtFailed as error:
                    log.warning("bot in room %s: %s", table.room.id, error)
                else:
                    await pause
                    if turn_of(table.room, player) != turn:
                        return
                    ply, _ = turn
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

    async def _answer(self, table: Table, player: int) -> None:
        """Answer an offer; again when the answer could not be written, until the offer has lapsed."""
        retry = FIRST_RETRY
        try:
            while isinstance(decision := await table.submit(Consider(player)), Refused) and decision.code == "busy":
                await asyncio.sleep(retry)
                retry = min(2 * retry, LAST_RETRY)
        finally:
            self._considering.discard((table.room.id, player))

    async def _thought(self, table: Table, player: int) -> str:
        seat = table.room.seats[player]
        telling = asyncio.create_task(self._tell(table, player))
        try:
            return await self._thinkers.choose(table.room.state, player, seat.level or "", table.room.terms.dice)
        finally:
            telling.cancel()

    async def _tell(self, table: Table, player: int) -> None:
        """Tell the room that the bot is at work, and how far the engine is while it is being compiled.

        While several bots of a room wait for that, one of them tells it.
        """
        room, game = table.room.id, table.room.state.game.id
        try:
            while (progress := self._thinkers.progress(game)) is not None:
                if self._speakers.setdefault(room, player) == player:
                    await self._bus.publish(room, Thinking(player, progress))
                await asyncio.sleep(PROGRESS_STEP)
        finally:
            if self._speakers.get(room) == player:
                del self._speakers[room]
        await self._bus.publish(room, Thinking(player))
