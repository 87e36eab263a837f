"""Who is there, as far as their connections tell. Times are seconds on the club's clock, handed in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

# Who has been gone for so long, while the other one waits for their move, may have the game claimed.
GONE = 60.0


class Presence:
    """The people at one table. Who has not come yet counts as gone from the beginning."""

    def __init__(self, people: Iterable[int], now: float) -> None:
        self._left = dict.fromkeys(people, now)
        self._count: Counter[int | None] = Counter()

    def came(self, who: int | None) -> None:
        """One more connection of a player, or of a spectator (None)."""
        self._count[who] += 1

    def went(self, who: int | None, now: float) -> None:
        """One connection less."""
        self._count[who] -= 1
        if who is not None and not self._count[who]:
            self._left[who] = now

    def here(self, player: int) -> bool:
        """Whether a player is connected. Bots always are."""
        return player not in self._left or self._count[player] > 0

    @property
    def watching(self) -> int:
        """How many connections of spectators there are."""
        return self._count[None]

    def claim_in(self, player: int, now: float) -> float | None:
        """Seconds until a player counts as gone, 0 when they do; None while they are here."""
        return None if self.here(player) else max(0.0, self._left[player] + GONE - now)

    def gone(self, now: float) -> frozenset[int]:
        """All who count as gone."""
        return frozenset(player for player in self._left if self.claim_in(player, now) == 0.0)
