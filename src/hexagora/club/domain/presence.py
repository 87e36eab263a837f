"""Who is there, as far as their connections tell. Times are seconds on the club's clock, handed in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

# Who has been gone for so long, while the other one waits for their move, may have the game claimed.
GONE = 60.0
# Nodes tell each other who is connected to them about three times in so many seconds.
FRESH = 45.0


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who is connected to another node, and until when that holds if nothing more is heard."""

    players: frozenset[int]
    watching: int
    until: float


class Presence:
    """The people at one table. Who has not come yet counts as gone from the beginning."""

    def __init__(self, people: Iterable[int], now: float) -> None:
        self._left = dict.fromkeys(people, now)
        self._count: Counter[int | None] = Counter()
        self._elsewhere: dict[str, Elsewhere] = {}

    def came(self, who: int | None) -> None:
        """One more connection of a player, or of a spectator (None)."""
        self._count[who] += 1

    def went(self, who: int | None, now: float) -> None:
        """One connection less."""
        self._count[who] -= 1
        if who is not None and not self.here(who):
            self._left[who] = now

    def told(self, node: str, players: Iterable[int], watching: int, now: float) -> None:
        """What another node says of who is connected to it; it says so again before long."""
        before = [player for player in self._left if self.here(player)]
        self._elsewhere[node] = Elsewhere(frozenset(players), watching, now + FRESH)
        self._missed(before, now)

    def forget(self, now: float) -> None:
        """Nodes that have said nothing for so long are gone, and everybody there with them."""
        before = [player for player in self._left if self.here(player)]
        self._elsewhere = {node: one for node, one in self._elsewhere.items() if one.until > now}
        self._missed(before, now)

    def _missed(self, before: Iterable[int], now: float) -> None:
        for player in before:
            if not self.here(player):
                self._left[player] = now

    @property
    def connected(self) -> tuple[int, ...]:
        """The players who are connected to this node."""
        return tuple(player for player in self._left if self._count[player] > 0)

    @property
    def watching_here(self) -> int:
        """How many connections of spectators there are to this node."""
        return self._count[None]

    def here(self, player: int) -> bool:
        """Whether a player is connected, to whichever node. Bots always are."""
        if player not in self._left or self._count[player] > 0:
            return True
        return any(player in one.players for one in self._elsewhere.values())

    @property
    def watching(self) -> int:
        """How many connections of spectators there are."""
        return self._count[None] + sum(one.watching for one in self._elsewhere.values())

    def claim_in(self, player: int, now: float) -> float | None:
        """Seconds until a player counts as gone, 0 when they do; None while they are here."""
        return None if self.here(player) else max(0.0, self._left[player] + GONE - now)

    def gone(self, now: float) -> frozenset[int]:
        """All who count as gone."""
        return frozenset(player for player in self._left if self.claim_in(player, now) == 0.0)
