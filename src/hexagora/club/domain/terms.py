"""What is agreed before a game begins: how time is measured, whether the game counts, and the seed of its deal."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from typing import Literal

from hexagora.club.domain.event import Event
from hexagora.contract import Game, State
from hexagora.records import commitment, seat_by_lot
from hexagora.words import say

DAY = 24 * 3600.0
Kind = Literal["rules", "fischer", "days", "none"]

# From a game of a few breaths to an evening; and a move in a day to a move in a fortnight.
BASES = (10.0, 3 * 3600.0)
INCREMENTS = (0.0, 180.0)
DAYS = (1.0, 14.0)


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How time is measured.

    rules: the clock of the game's rulebook, so many seconds for each decision or turn. fischer: ``seconds`` for the
    whole game, and ``increment`` more after each move. days: ``seconds`` for each decision or turn, whole days. none:
    nobody's time is measured, for games in which nobody waits.
    """

    kind: Kind = "rules"
    seconds: float = 0.0
    increment: float = 0.0

    def problem(self, game: Game) -> str | None:
        """Why a game cannot be played so, in one line; None when it can."""
        if self.kind in ("rules", "none"):
            return None if self.seconds == self.increment == 0 else say("club-clock-rules")
        if self.kind == "days":
            days = self.seconds / DAY
            ok = DAYS[0] <= days <= DAYS[1] and days == int(days) and self.increment == 0
            return None if ok else say("club-clock-days", least=DAYS[0], most=DAYS[1])
        if game.facts.simultaneous:
            return say("club-clock-together", title=game.facts.title)
        ok = BASES[0] <= self.seconds <= BASES[1] and INCREMENTS[0] <= self.increment <= INCREMENTS[1]
        limits = {"least": BASES[0], "most": BASES[1], "least_more": INCREMENTS[0], "most_more": INCREMENTS[1]}
        return None if ok else say("club-clock-limits", **limits)

    def banks(self, players: int) -> tuple[float, ...]:
        """The time of each player at the start; none where time is measured by the decision."""
        return (self.seconds,) * players if self.kind == "fischer" else ()

    def allowed(self, state: State, bank: float | None) -> float:
        """Seconds for what is to be done next, by a player who has so much left (None: no time for the whole game).

        An answer to a question of the rules (the pie rule) has the time that the rules give to it, and costs nothing
        of one's own.
        """
        if self.kind == "days":
            return self.seconds
        if bank is None or state.questioned:
            return state.game.facts.clock.seconds
        return bank


def new_seed() -> str:
    """A seed that nobody can guess: 128 random bits, as a decimal number."""
    return str(secrets.randbits(128))


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of one game. ``seed`` is None in rooms of the time before the club committed to seeds.

    challenge: the challenge from which the room came, if it came from one. lot: the seat that the host, or who had
    sought longer, got by lot; None where none was drawn. delay: by how many seconds who watches sees the game later.
    event: what the game is part of. dice: the seed of the bots' own random choices, where these are the same for
    everybody; it is never told. target: the points that who plays alone is to reach.
    """

    control: TimeControl = field(default_factory=TimeControl)
    rated: bool = False
    seed: str | None = None
    challenge: str | None = None
    lot: int | None = None
    delay: float = 0.0
    event: Event | None = None
    dice: str | None = None
    target: int | None = None

    @property
    def counts(self) -> bool:
        """Whether something is at stake: a rating, the table of a day, a run."""
        return self.rated or (self.event is not None and self.event.counts)

    def drawn(self, players: int) -> Terms:
        """With a lot drawn from the seed, as everything else."""
        return replace(self, lot=seat_by_lot(self.seed or "", players))

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed."""
        return None if self.seed is None else commitment(self.seed)
