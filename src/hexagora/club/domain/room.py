"""A room: who sits in it, the game that is played there, and the log of what happened. An immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from hexagora.club.domain.deadline import Deadline, next_deadline
from hexagora.contract import Game, State


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the board, taken by a guest (``guest`` is the id) or by a bot (``level`` is its strength)."""

    name: str
    guest: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of a room's log: what ``player`` did, after ``ply`` other rows.

    That is the number of moves before it, except where all choose at the same time: there the log tells who chose when,
    and the state keeps a choice until it is its turn in the history.

    Either a ``move`` in canonical notation, or an ``end`` of the game other than by its rules. ``client_id`` is the id
    that a client gave to the message, None when the club itself or a bot acted.
    """

    ply: int
    player: int
    at: float
    move: str | None = None
    end: str | None = None
    client_id: str | None = None


def advanced(state: State, entry: Entry) -> State:
    """The state after an entry. IllegalMove when the rules do not allow it."""
    if entry.move is None:
        return state.finish(entry.end or "aborted", entry.player)
    return state.play(entry.move, entry.player)


@dataclass(frozen=True)
class Room:
    """All that is known of a room. ``rematch`` is the room of the rematch once there is one."""

    id: str
    seats: tuple[Seat, ...]
    state: State
    created: float
    log: tuple[Entry, ...] = ()
    deadline: Deadline | None = None
    rematch: str | None = None

    @classmethod
    def opened(cls, id: str, seats: Iterable[Seat], state: State, now: float) -> Room:
        """A new room; the clock of the first player starts at once."""
        room = cls(id, tuple(seats), state, now)
        return replace(room, deadline=next_deadline(state, 0, room.awaited(bots=False), now))

    @classmethod
    def rebuilt(
        cls,
        id: str,
        seats: Iterable[Seat],
        game: Game,
        setup: Mapping[str, Any],
        created: float,
        log: Iterable[Entry],
        deadline: Deadline | None,
        rematch: str | None,
    ) -> Room:
        """A room as the log tells it; every move is checked by the rules again."""
        seats, log = tuple(seats), tuple(log)
        state = game.start(setup=setup, players=len(seats))
        for entry in log:
            state = advanced(state, entry)
        return cls(id, seats, state, created, log, deadline, rematch)

    def awaited(self, *, bots: bool) -> tuple[int, ...]:
        """The bots, or else the people, who are to move: one of all, except where all choose at the same time."""
        return tuple(player for player in self.state.awaiting if (self.seats[player].level is not None) is bots)

    @property
    def version(self) -> int:
        """Grows with everything that changes what is shown."""
        return len(self.log) + (self.rematch is not None)

    @cached_property
    def _by_client_id(self) -> dict[str, Entry]:
        return {entry.client_id: entry for entry in self.log if entry.client_id is not None}

    def entered(self, client_id: str | None) -> Entry | None:
        """The entry that a client's message led to, if it has been here before."""
        return None if client_id is None else self._by_client_id.get(client_id)

    def player(self, guest: str | None) -> int | None:
        """Where a guest sits; None for a spectator."""
        if guest is None:
            return None
        return next((player for player, seat in enumerate(self.seats) if seat.guest == guest), None)

    def mover(self) -> int | None:
        """Who made the last move; None before the first, and where all move at the same time."""
        if self.state.game.facts.simultaneous:
            return None
        return next((entry.player for entry in reversed(self.log) if entry.move is not None), None)

    def after(self, entry: Entry) -> Room:
        """The room with one more entry in its log."""
        state = advanced(self.state, entry)
        room = replace(self, state=state, log=(*self.log, entry))
        together = state.game.facts.simultaneous and state.shared_history == self.state.shared_history
        waiting = room.awaited(bots=False)
        return replace(room, deadline=next_deadline(state, len(room.log), waiting, entry.at, self.deadline, together))

    def rematched(self, room: str) -> Room:
        """The room with the name of its rematch."""
        return replace(self, rematch=room)
