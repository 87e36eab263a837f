"""What is said at a table: the players among themselves, and those who watch among themselves."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Literal

from hexagora.club.domain.limit import Allowance

Channel = Literal["players", "watchers"]

LONGEST = 300
# As quickly as anybody types; who says more is asked to wait.
PACE = Allowance(rate=0.5, burst=6)


@dataclass(frozen=True, slots=True)
class Line:
    """The line of that number at a table. ``player``: where the speaker sits, None for who watches."""

    number: int
    channel: Channel
    player: int | None
    name: str
    text: str
    at: float


def channel_of(player: int | None) -> Channel:
    """Where somebody speaks, and what they hear."""
    return "watchers" if player is None else "players"


def cleaned(text: str) -> str:
    """What was written as one line without anything that is not seen, such as signs that turn the direction of text."""
    seen = "".join(" " if unicodedata.category(sign)[0] in "ZC" else sign for sign in text)
    return " ".join(seen.split())
