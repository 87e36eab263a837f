"""What a game says about those who played it: each one's rating before and after.

Source: Arpad Elo, "The Rating of Chessplayers, Past and Present", 1978. The factor K is that of chess federations:
large as long as little is known of a player, small where a rating is high and has been earned over many games. Among
more than two, everybody is compared with everybody else, each comparison counting as a share of one game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hexagora.rating.elo import expected

START = 1500.0
# A rating says little before so many games.
PROVISIONAL = 20
HIGH = 2200.0
K_NEW, K, K_HIGH = 40.0, 20.0, 10.0
# What a bot can do does not change from game to game: it holds the scale in its place, and follows slowly.
K_ANCHOR = 10.0
# No number of losses makes a rating smaller than this.
LEAST = 100.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's Elo after so many games. ``anchor``: a bot, whose strength is fixed."""

    elo: float = START
    games: int = 0
    anchor: bool = False

    @property
    def provisional(self) -> bool:
        """Whether it is based on too little to say much."""
        return not self.anchor and self.games < PROVISIONAL

    @property
    def k(self) -> float:
        """How many points a game that was expected to be lost brings at most."""
        if self.anchor:
            return K_ANCHOR
        if self.provisional:
            return K_NEW
        return K_HIGH if self.elo > HIGH else K


def rated(before: Sequence[Rating], results: Sequence[tuple[float, ...]]) -> list[Rating]:
    """The ratings after a game. Of two results the greater one has won, equal ones are a draw.

    ValueError when it was no game between at least two.
    """
    count = len(before)
    if count < 2 or len(results) != count:
        raise ValueError("a game that is rated has two players at least, and a result for each")
    after = []
    for player, mine in enumerate(before):
        gained = sum(
            _score(results[player], results[other]) - expected(mine.elo - before[other].elo)
            for other in range(count)
            if other != player
        )
        elo = max(LEAST, mine.elo + mine.k * gained / (count - 1))
        after.append(replace(mine, elo=elo, games=mine.games + 1))
    return after


def _score(mine: tuple[float, ...], other: tuple[float, ...]) -> float:
    return 0.5 if mine == other else float(mine > other)
