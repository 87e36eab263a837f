"""A room: who sits in it, the game that is played there, and the log of what happened. An immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from hexagora.club.domain.agreement import Agreement, agreeable
from hexagora.club.domain.deadline import Deadline, next_deadline
from hexagora.club.domain.entry import TIMEOUT, Act, Entry
from hexagora.contract import Game, IllegalMove, State


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the board, taken by a guest (``guest`` is the id) or by a bot (``level`` is its strength)."""

    name: str
    guest: str | None = None
    level: str | None = None


def retractable(state: State, player: int | None) -> bool:
    """Whether a player may take the last move back."""
    if player is None or player != state.to_act or state.game.facts.simultaneous or not state.history:
        return False
    return state.game.retractable(state)


def advanced(state: State, agreement: Agreement, entry: Entry) -> tuple[State, Agreement]:
    """The state, and how far the players are with agreeing to end it, after an entry that takes nothing back.

    IllegalMove when the rules do not allow it.
    """
    match entry.act:
        case Act.OFFER:
            return state, agreement.offered(entry.player)
        case Act.DECLINE:
            return state, agreement.declined()
        case Act.ACCEPT:
            return state.finish("agreement", agreement.by), agreement.declined()
        case Act.RESIGN:
            return state.finish("resign", entry.player), agreement.declined()
        case _:
            return state.play(entry.move or "", entry.player), Agreement()


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
    agreement: Agreement = field(default_factory=Agreement)

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
        """A room as the log tells it; every move is checked by the rules again, those taken back as well."""
        seats, log = tuple(seats), tuple(log)
        state, agreement = game.start(setup=setup, players=len(seats)), Agreement()
        before: list[State] = []  # each move that counts
        for entry in log:
            if entry.act is Act.UNDO:
                if not retractable(state, entry.player):
                    raise IllegalMove("there is no move to take back")
                state, agreement = before.pop(), Agreement()
                continue
            if entry.act is None:
                before.append(state)
            state, agreement = advanced(state, agreement, entry)
        return cls(id, seats, state, created, log, deadline, rematch, agreement)

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
        """Who made the last move that counts; None before the first, and where all move at the same time."""
        if self.state.game.facts.simultaneous:
            return None
        taken_back = 0
        for entry in reversed(self.log):
            if entry.act is Act.UNDO:
                taken_back += 1
            elif entry.act is None and taken_back:
                taken_back -= 1
            elif entry.act is None:
                return entry.player
        return None

    def may_offer(self, player: int | None) -> bool:
        """Whether a player may offer to end the game as it stands."""
        if player is None or self.state.is_over or not agreeable(self.state):
            return False
        return self.agreement.by is None and player not in self.agreement.asked

    def after(self, entry: Entry) -> Room:
        """The room with one more entry in its log."""
        if entry.act is Act.UNDO:
            state, agreement = self.state.earlier(), Agreement()
        else:
            state, agreement = advanced(self.state, self.agreement, entry)
        room = replace(self, state=state, agreement=agreement, log=(*self.log, entry))
        running = self.deadline if self._goes_on(state, entry) else None
        waiting = room.awaited(bots=False)
        return replace(room, deadline=next_deadline(state, len(room.log), waiting, entry.at, running))

    def _goes_on(self, state: State, entry: Entry) -> bool:
        """Whether the decision or the turn that the clock runs for still goes on after an entry."""
        if entry.move is None:
            return True
        if state.game.facts.simultaneous:
            return state.shared_history == self.state.shared_history
        per_turn = state.game.facts.clock.per == "turn"
        return per_turn and state.to_act == entry.player and entry.move != TIMEOUT

    def rematched(self, room: str) -> Room:
        """The room with the name of its rematch."""
        return replace(self, rematch=room)
