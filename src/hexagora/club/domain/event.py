"""What a game is part of, besides itself: the challenge of a day, a run up the ladder, an evening at one screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast, get_args

# daily: the one try that counts; again: the same start once more; survival: a bout of a run; hotseat: all at one
# screen; practice: from a position that was set up.
EventKind = Literal["daily", "again", "survival", "hotseat", "practice"]


@dataclass(frozen=True, slots=True)
class Event:
    """``of``: which day (2026-11-30) or which run; empty where there is nothing to say."""

    kind: EventKind
    of: str = ""

    @property
    def counts(self) -> bool:
        """Whether something is at stake: then nothing is taken back by agreement, and nothing broken off."""
        return self.kind in ("daily", "survival")

    @property
    def daily(self) -> bool:
        """Whether it is played from the start of a day, which is told to nobody before their own try is over."""
        return self.kind in ("daily", "again")

    def __str__(self) -> str:
        return f"{self.kind}:{self.of}"

    @classmethod
    def read(cls, text: str) -> Event:
        """The event of its text; ValueError for another text."""
        kind, _, of = text.partition(":")
        if kind not in get_args(EventKind):
            raise ValueError(f"there is no event {text!r}")
        return cls(cast("EventKind", kind), of)
