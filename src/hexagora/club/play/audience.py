"""Everybody who sees a table: the players and those who watch."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Protocol

from hexagora.club.domain import Channel, Room, channel_of
from hexagora.club.play.artist import Artist, Eyes
from hexagora.club.play.later import Later
from hexagora.club.play.now import Now
from hexagora.club.play.tasks import Tasks
from hexagora.club.play.turns import Turns
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

    Whoever is behind is brought up to date in a moment, or by one task at a time where drawing takes a while; so nobody
    sees an older state after a newer one, and whoever was slow sees only the latest.
    """

    def __init__(
        self,
        room: Callable[[], Room],
        later: Later,
        artist: Artist,
        now: Now,
        turns: Turns,
    ) -> None:
        self._room = room
        self._later = later
        self._artist = artist
        self._now = now
        self._turns = turns
        self._seen: dict[Listener, int] = {}
        self._drawn: dict[int | None, tuple[Room, Drawn]] = {}
        self._tasks = Tasks()
        self._updating = self._closed = False
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
        if not self._updating and not self._closed:
            self._updating = True
            self._turns.put(self._look_again)

    async def close(self) -> None:
        """Stop telling."""
        self._closed = True
        await self._tasks.close()

    def _at_once(self, listener: Listener) -> bool:
        """Whether somebody may hear what goes on now: a player, or who watches where that is not shown later."""
        return listener.who is not None or not self._later.on

    def _sight(self, who: int | None) -> Room | None:
        """The room as ``who`` may see it; None: not yet."""
        return self._room() if who is not None else self._later.room

    def _behind(self) -> tuple[Room, Eyes] | None:
        """What somebody may see who has not seen it, and with which eyes else it has not been seen."""
        shown: Room | None = None
        eyes = set()
        for listener, seen in self._seen.items():
            room = self._sight(listener.who)
            if room is not None and seen < room.version and (shown is None or shown is room):
                shown = room
                eyes.add(listener.who)
        return None if shown is None else (shown, frozenset(eyes))

    def _look_again(self) -> None:
        self._updating = False
        if not self._closed and not self._up_to_date():
            self._updating = True
            self._tasks.start(self._update(), f"audience of {self._room().id}")

    def _up_to_date(self) -> bool:
        """Show everybody what there is to see, as far as it is drawn quickly; whether that was all."""
        while (behind := self._behind()) is not None:
            room, eyes = behind
            missing = self._missing(room, eyes)
            found = self._artist.at_once(room, missing) if missing else {}
            if found is None:
                return False
            self._show(room, eyes, found)
        return True

    async def _update(self) -> None:
        try:
            while (behind := self._behind()) is not None:
                room, eyes = behind
                missing = self._missing(room, eyes)
                self._show(room, eyes, await self._artist.drawn(room, missing) if missing else {})
        finally:
            self._updating = False

    def _missing(self, room: Room, eyes: Eyes) -> Eyes:
        """For whose eyes this state is not drawn yet: what else a room tells is in no drawing."""
        return frozenset(who for who in eyes if who not in self._drawn or self._drawn[who][0].state is not room.state)

    def _show(self, room: Room, eyes: Eyes, found: dict[int | None, Drawn]) -> None:
        """Send a state, of which some was ``found`` now, to all who see with these eyes and have not seen it yet."""
        self._drawn |= {who: (room, drawn) for who, drawn in found.items()}
        messages = {who: encode(state_message(room, self._drawn[who][1], self._time(who))) for who in eyes}
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
