"""What is played in a club, and against whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hexagora.club.domain import Allowance
from hexagora.club.thinking import Brain
from hexagora.contract import Game

# A guest who tries all games and levels one after the other is not slowed down, a program that opens rooms for ever is.
PER_GUEST = Allowance(rate=1 / 3, burst=30)
# A school may have one address for all.
PER_ADDRESS = Allowance(rate=2.0, burst=200)


@dataclass(frozen=True, slots=True)
class Level:
    """A strength that a guest can play against."""

    id: str
    title: str
    summary: str


@dataclass(frozen=True, slots=True)
class Settings:
    """The games and levels of a club. ``workers``: thinking processes, None for what fits the machine.

    pause: the least and the most time in seconds that a bot's answer takes. per_guest, per_address: how many rooms may
    be opened. delay: by how many seconds rated games are shown later to who watches.
    """

    games: Mapping[str, Game]
    levels: tuple[Level, ...]
    brain: Brain
    workers: int | None = None
    pause: tuple[float, float] = (0.0, 0.0)
    per_guest: Allowance = PER_GUEST
    per_address: Allowance = PER_ADDRESS
    delay: float = 0.0

    def delay_of(self, *, rated: bool) -> float:
        """By how many seconds a new game is shown later to who watches: only what counts is worth whispering about."""
        return self.delay if rated else 0.0
