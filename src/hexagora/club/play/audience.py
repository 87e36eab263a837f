"""Everybody who sees a table: the players and those who watch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import Protocol

from hexagora.club.domain import Channel, Room, channel_of
from hexagora.club.play.later import Later
from hexagora.club.play.now import Now
from hexagora.club.play.tasks import Tasks
from hexagora.club.protocol import Drawn, encode, state_message


class Listener(Protocol):
    """One connection. ``who`` is the player it shows the table to, None for a spectator."""

    @property
    def who(self) -> int | None:
        """With whose eyes the table is seen."""
        ...

    def push(self, text: str) -> None:
        """Send a message; never waits."""
        ...


class Audience:
    """Keeps every listener at the latest state of a room.

    One task at a time brings those who are behind up to date, so that nobody sees an older state after a newer one, and
    whoever was slow sees only the latest.
    """

    def __init__(
        self,
        room: Callable[[], Room],
        later: Later,
        draw: Callable[[Room, frozenset[int | None]], Awaitable[dict[int | None, Drawn]]],
        now: Now,
    ) -> None:
        self._room = room
        self._later = later
        self._draw = draw
        self._now = now
        self._seen: dict[Listener, int] = {}
        self._drawn: dict[int | None, tuple[Room, Drawn]] = {}
        self._tasks = Tasks()
        self._updating = False
        self._news: Callable[[int | None], str | None] = lambda _: None
        self._told: dict[Listener, str] = {}
        self._thinking: dict[int, tuple[int, str]] = {}  # the ply that a player thinks about, and how it is told

    def __len__(self) -> int:
        return len(self._seen)

    def join(self, listener: Listener) -> None:
        """From now on this one gets every state, the present one at once."""
        self._seen[listener] = -1
        self.changed()

    def leave(self, listener: Listener) -> None:
        """No more for this one."""
        self._seen.pop(listener, None)
        self._told.pop(listener, None)

    def tell(self, text: str) -> None:
        """Send everybody the same message."""
        for listener in list(self._seen):
            listener.push(text)

    def say(self, channel: Channel, text: str) -> None:
        """Send a message to the players, or to those who watch."""
        for listener in [listener for listener in self._seen if channel_of(listener.who) == channel]:
            listener.push(text)

    def news(self, news: Callable[[int | None], str | None]) -> None:
        """Send everybody what ``news`` says to who sees with their eyes, and whoever comes later after their state.

        Who has been told just that is not told again.
        """
        self._news = cache(news)
        for listener in [listener for listener, seen in self._seen.items() if seen >= 0 and self._at_once(listener)]:
            self._tell_news(listener)

    def _tell_news(self, listener: Listener) -> None:
        text = self._news(listener.who)
        if text is not None and self._told.get(listener) != text:
            self._told[listener] = text
            listener.push(text)

    def thinking(self, player: int, text: str) -> None:
        """Tell everybody, and whoever comes before it has moved, that the bot of a player is at work.

        Whoever has not seen the present state yet hears it after that: it is about the move that comes next.
        """
        self._thinking.pop(player, None)  # what was told last is to stand last
        self._thinking[player] = self._room().state.ply(player), text
        version = self._room().version
        for listener in [one for one, seen in self._seen.items() if seen >= version and self._at_once(one)]:
            listener.push(text)

    def changed(self) -> None:
        """There is something new to see."""
        state = self._room().state
        plies = {player: state.ply(player) for player in state.awaiting}
        self._thinking = {player: told for player, told in self._thinking.items() if plies.get(player) == told[0]}
        if not self._updating:
            self._updating = True
            self._tasks.start(self._update(), f"audience of {self._room().id}")

    async def close(self) -> None:
        """Stop telling."""
        await self._tasks.close()

    def _at_once(self, listener: Listener) -> bool:
        """Whether somebody may hear what goes on now: a player, or who watches where that is not shown later."""
        return listener.who is not None or not self._later.on

    def _sight(self, who: int | None) -> Room | None:
        """The room as ``who`` may see it; None: not yet."""
        return self._room() if who is not None else self._later.room

    def _behind(self) -> tuple[Room, frozenset[int | None]] | None:
        """What somebody may see who has not seen it, and with which eyes else it has not been seen."""
        shown: Room | None = None
        eyes = set()
        for listener, seen in self._seen.items():
            room = self._sight(listener.who)
            if room is not None and seen < room.version and (shown is None or shown is room):
                shown = room
                eyes.add(listener.who)
        return None if shown is None else (shown, frozenset(eyes))

    async def _update(self) -> None:
        try:
            while (behind := self._behind()) is not None:
                await self._show(*behind)
        finally:
            self._updating = False

    async def _show(self, room: Room, eyes: frozenset[int | None]) -> None:
        """Send a state to all who see with these eyes and have not seen it yet."""
        drawn = await self._look(room, eyes)
        messages = {who: encode(state_message(room, drawn[who], self._time(who))) for who in eyes}
        for listener in [one for one, seen in self._seen.items() if seen < room.version and one.who in eyes]:
            first, self._seen[listener] = self._seen[listener] < 0, room.version
            listener.push(messages[listener.who])
            if not self._at_once(listener):
                continue
            for _, text in list(self._thinking.values())[-1:]:
                listener.push(text)
            if first:
                self._tell_news(listener)

    def _time(self, who: int | None) -> float:
        return self._now() if who is not None else self._later.now

    async def _look(self, room: Room, eyes: frozenset[int | None]) -> dict[int | None, Drawn]:
        """What they see, worked out once for each state."""
        known = {who: drawn for who, (of, drawn) in self._drawn.items() if of.state is room.state}
        if missing := eyes - known.keys():
            found = await self._draw(room, missing)
            self._drawn |= {who: (room, drawn) for who, drawn in found.items()}
            known |= found
        return known
