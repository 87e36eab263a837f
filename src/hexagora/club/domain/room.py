"""A room: who sits in it, the game that is played there, and the log of what happened. An immutable value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from hexagora.club.domain.agreement import Agreement, agreeable
from hexagora.club.domain.deadline import LAG, Deadline, next_deadline
from hexagora.club.domain.entry import TIMEOUT, Act, Entry
from hexagora.club.domain.event import Event
from hexagora.club.domain.names import bot_name
from hexagora.club.domain.standing import Standing, other
from hexagora.club.domain.terms import Terms
from hexagora.contract import Game, State

# One person who tries both sides of a position.
BOTH_SIDES = Event("practice", "both")


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the board, taken by a guest (``guest`` is the id) or by a bot (``level`` is its strength).

    elo: their rating in this game when the room was opened, None for who has none; ``provisional``: it says little yet.
    bot: the guest is an account of a program that plays from elsewhere. head_start: points that a bot has before the
    game begins; they count when the winner is named (bots.head_start).
    """

    name: str
    guest: str | None = None
    level: str | None = None
    elo: int | None = None
    provisional: bool = False
    bot: bool = False
    head_start: int = 0

    @property
    def shown(self) -> str:
        """Their name, which is a sentence where it is no proper one: a rung of the ladder has a number."""
        return bot_name(self.level) if self.level and self.level.startswith("rung-") else self.name

    @property
    def program(self) -> bool:
        """Whether no person sits there, so that nobody waits for them to look at a page."""
        return self.level is not None or self.bot


@dataclass(frozen=True, slots=True)
class Change:
    """What a game did to a player's rating, in whole points; ``provisional``: still, after it."""

    before: int
    after: int
    provisional: bool


@dataclass(frozen=True)
class Room:
    """All that is known of a room. ``rematch`` is the room of the rematch once there is one.

    banks: the seconds that each player has left for the rest of the game; empty where time is measured by the decision.
    ratings: what the game did to the ratings of its players, once it has been rated.
    """

    id: str
    seats: tuple[Seat, ...]
    standing: Standing
    created: float
    log: tuple[Entry, ...] = ()
    deadline: Deadline | None = None
    rematch: str | None = None
    terms: Terms = field(default_factory=Terms)
    banks: tuple[float, ...] = ()
    ratings: tuple[Change, ...] | None = None

    @classmethod
    def opened(cls, id: str, seats: Iterable[Seat], state: State, now: float, terms: Terms | None = None) -> Room:
        """A new room; the clock of the first player starts at once."""
        terms = Terms() if terms is None else terms
        seats = tuple(seats)
        room = cls(id, seats, Standing(state), now, terms=terms, banks=terms.control.banks(len(seats)))
        return replace(room, deadline=room.clocked(now))

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
        terms: Terms | None = None,
        banks: tuple[float, ...] = (),
        ratings: tuple[Change, ...] | None = None,
    ) -> Room:
        """A room as the log tells it; every move is checked by the rules again, those taken back as well."""
        seats, log = tuple(seats), tuple(log)
        standing = Standing(game.start(setup=setup, players=len(seats)))
        for entry in log:
            standing = standing.after(entry)
        return cls(id, seats, standing, created, log, deadline, rematch, terms or Terms(), banks, ratings)

    @property
    def state(self) -> State:
        """The position in which the game is."""
        return self.standing.state

    @property
    def winners(self) -> list[int]:
        """Who won or shares the win, head starts included; empty while the game goes on."""
        starts = [seat.head_start for seat in self.seats]
        if not any(starts) or not self.state.is_over:
            return self.state.winners
        from hexagora.bots.head_start import winners  # not before: most rooms need no bots' code

        return winners(self.state, starts)

    @property
    def agreement(self) -> Agreement:
        """How far the players are with agreeing to end the game."""
        return self.standing.agreement

    @property
    def takeback(self) -> Agreement:
        """How far the players are with agreeing to take moves back."""
        return self.standing.takeback

    def awaited(self, *, bots: bool) -> tuple[int, ...]:
        """The bots, or else the people, who are to move: one of all, except where all choose at the same time."""
        return tuple(player for player in self.state.awaiting if (self.seats[player].level is not None) is bots)

    @property
    def version(self) -> int:
        """Grows with everything that changes what is shown."""
        return len(self.log) + (self.rematch is not None) + (self.ratings is not None)

    @cached_property
    def _by_client_id(self) -> dict[str, Entry]:
        return {entry.client_id: entry for entry in self.log if entry.client_id is not None}

    def entered(self, client_id: str | None) -> Entry | None:
        """The entry that a client's message led to, if it has been here before."""
        return None if client_id is None else self._by_client_id.get(client_id)

    def renamed(self, guest: str, name: str) -> Room:
        """The same room after somebody got another name."""
        return replace(self, seats=tuple(replace(s, name=name) if s.guest == guest else s for s in self.seats))

    def player(self, guest: str | None) -> int | None:
        """Where a guest sits; None for a spectator. At one screen that is where whoever is to move sits."""
        if guest is None:
            return None
        seat = next((player for player, seat in enumerate(self.seats) if seat.guest == guest), None)
        if seat is None or not self.hotseat:
            return seat
        return next(iter(self.state.awaiting), seat)

    @property
    def hotseat(self) -> bool:
        """Whether all sit at one screen: one guest moves for everybody, and the other seats belong to no visitor."""
        event = self.terms.event
        return event is not None and (event.kind == "hotseat" or event == BOTH_SIDES)

    @property
    def people(self) -> tuple[int, ...]:
        """The players who are no bots."""
        return tuple(player for player, seat in enumerate(self.seats) if seat.level is None)

    def mover(self) -> int | None:
        """Who made the last move that counts; None before the first, and where all move at the same time."""
        if self.state.game.facts.simultaneous or not self.standing.movers:
            return None
        return self.standing.movers[-1]

    # What a player may do besides moving -----------------------------------------------------------------

    def may_offer(self, player: int | None) -> bool:
        """Whether a player may offer to end the game as it stands."""
        if player is None or self.state.is_over or not agreeable(self.state):
            return False
        return self.agreement.by is None and player not in self.agreement.asked

    @property
    def rewindable(self) -> bool:
        """Whether moves may be taken back here by agreement: between two, in turns, when nothing is at stake."""
        return len(self.seats) == 2 and not self.terms.counts and not self.state.game.facts.simultaneous

    def may_take_back(self, player: int | None) -> bool:
        """Whether a player may ask to take back their last move and what came after it."""
        if player is None or self.state.is_over or not self.rewindable or player not in self.standing.movers:
            return False
        return self.takeback.by is None and player not in self.takeback.asked

    def may_abort(self, player: int | None) -> bool:
        """Whether a player may break the game off: before the second move, or before all have chosen once."""
        if player is None or self.state.is_over or (self.terms.event is not None and self.terms.event.counts):
            return False
        first = 1 if self.state.game.facts.simultaneous else 2
        return len(self.state.shared_history) < first

    def claimable(self, player: int | None) -> int | None:
        """Whom a player waits for, so that the game may be claimed once that one has gone; None when for nobody.

        Where a move may take days, or for ever, nobody is expected to be there.
        """
        if player is None or len(self.seats) != 2 or self.terms.control.kind in ("days", "none"):
            return None
        awaited = other(player)
        return awaited if awaited in self.awaited(bots=False) else None

    @property
    def wishes(self) -> frozenset[int]:
        """Who wishes for a rematch. Bots always do."""
        asked = {entry.player for entry in self.log if entry.act is Act.REMATCH}
        return frozenset(asked) | (frozenset(range(len(self.seats))) - frozenset(self.people))

    # What happens ----------------------------------------------------------------------------------------

    def after(self, entry: Entry, lag: float = 0.0) -> Room:
        """The room with one more entry in its log, which was ``lag`` seconds on its way."""
        standing = self.standing.after(entry)
        running = self.deadline if self._goes_on(standing.state, entry) else None
        room = replace(self, standing=standing, log=(*self.log, entry))
        if running is None and entry.move is not None:
            room = replace(room, banks=self._charged(entry, lag))
        elif standing.state.is_over and not self.state.is_over:
            room = replace(room, banks=self._stopped(entry.at))
        return replace(room, deadline=room.clocked(entry.at, running))

    def clocked(self, now: float, running: Deadline | None = None) -> Deadline | None:
        """The deadline for what is to be done now; ``running``: that of the decision or turn which goes on."""
        if self.terms.control.kind == "none":
            return None
        waiting = self.awaited(bots=False)
        bank = self.banks[waiting[0]] if waiting and self.banks else None
        return next_deadline(
            self.state, len(self.log), waiting, now, running, self.terms.control.allowed(self.state, bank)
        )

    def _charged(self, entry: Entry, lag: float) -> tuple[float, ...]:
        """The banks after a move: what it took is gone, except for the time on its way; the increment is there."""
        deadline = self.deadline
        if not self.banks or deadline is None or deadline.player != entry.player or self.state.questioned:
            return self.banks
        bank = self.banks[entry.player]
        left = 0.0 if entry.move == TIMEOUT else min(bank, deadline.due - entry.at + min(max(0.0, lag), LAG))
        left = max(0.0, left) + self.terms.control.increment
        return (*self.banks[: entry.player], left, *self.banks[entry.player + 1 :])

    def _stopped(self, at: float) -> tuple[float, ...]:
        """The banks when the clock is stopped for good: whoever was to move has used the time until then."""
        deadline = self.deadline
        if not self.banks or deadline is None or self.state.questioned:
            return self.banks
        left = min(self.banks[deadline.player], deadline.left(at))
        return (*self.banks[: deadline.player], left, *self.banks[deadline.player + 1 :])

    def _goes_on(self, state: State, entry: Entry) -> bool:
        """Whether the decision or the turn that the clock runs for still goes on after an entry."""
        if entry.act is Act.BACK_ACCEPT:
            return False
        if entry.move is None:
            return True
        if state.game.facts.simultaneous:
            return state.shared_history == self.state.shared_history
        per_turn = state.game.facts.clock.per == "turn"
        return per_turn and state.to_act == entry.player and entry.move != TIMEOUT

    def after_moves(self, count: int) -> Room:
        """The room as its game was after so many of its moves; as it is now, for more than there are."""
        history = self.state.history
        if count >= len(history):
            return self
        state = self.state.game.start(setup=self.state.setup, players=self.state.players)
        for move in history[:count]:
            state = state.play(move)
        return replace(self, standing=Standing(state, self.standing.movers[:count]), deadline=None)

    def record(self) -> dict[str, Any]:
        """The record of the game; once it is over, with the seed of its deal."""
        record = self.state.record()
        if self.terms.seed is not None and self.state.is_over:
            lot = self.terms.lot
            record["deal"] = {"seed": self.terms.seed, "sha256": self.terms.commitment, "lot": lot}
        return record

    def rated(self, changes: tuple[Change, ...]) -> Room:
        """The room with what the game did to the ratings."""
        return replace(self, ratings=changes)

    def rematched(self, room: str) -> Room:
        """The room with the name of its rematch."""
        return replace(self, rematch=room)
