"""The bot goes through a game, move by move, while nobody else needs it.

How far it is stands in the database, so every node can tell it, and what a stopped analysis has found is where the next
one begins. A game is looked at by one node at a time and one after the other; whoever plays goes first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from hexagora.club.domain import TIMEOUT, Estimate
from hexagora.club.play.now import Now
from hexagora.club.play.opening import NotAllowed
from hexagora.club.play.rules import Rules
from hexagora.club.play.tasks import Tasks
from hexagora.club.review.game import Reviewed, positions
from hexagora.club.storage import Analysis, ReviewStore, StorageError
from hexagora.club.thinking import Thinkers, ThoughtFailed
from hexagora.contract import State
from hexagora.words import say

log = logging.getLogger("hexagora.club")

# So many games wait for their turn on a node; each takes a minute at most.
QUEUE = 12
# A waiting or running analysis says every few seconds that it goes on; one that said nothing for so long does not.
BEAT, SILENCE = 5.0, 30.0


class Analyses:
    """The analyses that this node is at work on."""

    def __init__(self, store: ReviewStore, thinkers: Thinkers, rules: Rules, now: Now) -> None:
        self._store = store
        self._thinkers = thinkers
        self._rules = rules
        self._now = now
        self._tasks = Tasks()
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._jobs)

    async def look(self, review: str) -> Analysis | None:
        """How far an analysis is; one whose node has gone has stopped."""
        found = await self._store.analysis(review)
        if found is None or found.status in ("done", "stopped") or self._now() - found.beat < SILENCE:
            return found
        return Analysis("stopped", found.asked_by, found.found, found.beat)

    async def start(self, reviewed: Reviewed, guest: str) -> None:
        """Somebody wishes for an analysis, or for one that goes on where it was stopped.

        What is done, or goes on already, is there for everybody. NotAllowed for a second one at once, and when too many
        wait.
        """
        before = await self.look(reviewed.id)
        if before is not None and before.status != "stopped":
            return
        others = [id for id in await self._store.asked(guest, self._now() - SILENCE) if id != reviewed.id]
        if others:
            raise NotAllowed(say("review-one-analysis"), 409)
        if len(self._jobs) >= QUEUE:
            raise NotAllowed(say("review-many-wait"), 429)
        await self._store.begin(reviewed.id, guest, self._now())
        if reviewed.id not in self._jobs:
            found = () if before is None else before.found
            job = self._tasks.start(self._job(reviewed, found), f"analysis of {reviewed.id}")
            self._jobs[reviewed.id] = job
            job.add_done_callback(lambda _: self._jobs.pop(reviewed.id, None))

    async def stop(self, review: str, guest: str) -> None:
        """Who has asked for an analysis wishes that it stops. NotAllowed for anybody else."""
        found = await self.look(review)
        if found is None or found.status in ("done", "stopped"):
            return
        if found.asked_by != guest:
            raise NotAllowed(say("review-not-yours"), 403)
        await self._store.stop(review)
        job = self._jobs.get(review)
        if job is not None:
            job.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await job

    async def close(self) -> None:
        """Stop; others go on from what is in the database."""
        await self._tasks.close()

    async def _job(self, reviewed: Reviewed, before: tuple[Estimate, ...]) -> None:
        found = list(before)
        beating = asyncio.create_task(self._beat(reviewed.id))
        try:
            async with self._turn:
                await self._go_through(reviewed, found)
        except (StorageError, ThoughtFailed) as error:
            log.warning("the analysis of %s has stopped: %s", reviewed.id, error)
            with contextlib.suppress(StorageError):
                await self._store.stop(reviewed.id)
        finally:
            beating.cancel()

    async def _beat(self, review: str) -> None:
        """Say that it goes on, also while the bot thinks for long or others are first."""
        while True:
            with contextlib.suppress(StorageError):
                await self._store.beat(review, self._now())
            await asyncio.sleep(BEAT)

    async def _go_through(self, reviewed: Reviewed, found: list[Estimate]) -> None:
        before = await self._rules(_positions, reviewed.state)
        history = reviewed.state.history
        while len(found) < len(history):
            now = await self._store.analysis(reviewed.id)
            if now is None or now.status == "stopped":  # perhaps on another node
                return
            await self._store.go_on(reviewed.id, "running", found, self._now())
            ply = len(found)
            played = None if history[ply] == TIMEOUT else history[ply]
            state = before[ply]
            found.append(await self._thinkers.weigh(state, state.to_act or 0, played))
        await self._store.go_on(reviewed.id, "done", found, self._now())


def _positions(state: State) -> list[State]:
    """The position before each move of a game."""
    return [now for now, _ in positions(state)]
