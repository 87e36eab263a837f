"""Who comes on which day, and how a try ends: habits, each from the dice of one person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hexagora.contract import Dice

# Most finish what they begin; some give up, some never come back, and some come back when the day is over.
Fate = Literal["finished", "gave up", "left", "late"]
_MOST: Fate = "finished"
FATES: tuple[Fate, ...] = (*(_MOST,) * 16, "gave up", "gave up", "left", "late")
# Percent of the days on which somebody plays: many look in now and then, few come every day.
HABITS = (3, 5, 10, 20, 30, 60, 90, 100)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a habit. ``habit``: on how many of a hundred days they play."""

    guest: str
    habit: int

    def comes(self, dice: Dice) -> bool:
        """Whether they play today."""
        return dice.below(100) < self.habit


def people(count: int, dice: Dice) -> list[Person]:
    """So many people."""
    return [Person(f"{number:08x}{dice.below(1 << 48):012x}", dice.choice(HABITS)) for number in range(count)]
