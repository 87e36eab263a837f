"""A match: two bots play many games, and what that has come to so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, ClassVar

from hexagora.bots.head_start import winners
from hexagora.lab.contest import Contest
from hexagora.lab.play import Ended
from hexagora.rating import Difference, Pairs, Sprt, Tally


@dataclass(frozen=True)
class Played:
    """A game of a match.

    seats[player]: 0 for the first bot, 1 for the second. points: 1, 0.5 or 0 for the first bot.
    """

    number: int
    seats: tuple[int, int]
    plies: int
    scores: tuple[float, ...]
    points: float

    @property
    def lead(self) -> float:
        """By how many points of the game the first bot was ahead."""
        first = self.seats.index(0)
        return self.scores[first] - self.scores[1 - first]


@dataclass
class Match(Contest):
    """Games come in pairs of the same deal with seats exchanged. Everything is seen from the first bot.

    sprt: the test that ends the match as soon as it has decided.
    """

    FORMAT: ClassVar[str] = "hexagora-match/1"

    sprt: Sprt | None = None
    played: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        if len(self.bots) != 2:
            raise ValueError(f"a match is between two bots, not {len(self.bots)}")
        if self.planned < 1:
            raise ValueError(f"a match has at least one game, not {self.planned}")
        low, high = self.game.facts.players
        if not low <= 2 <= high:
            raise ValueError(f"{self.game.id} is not for two")
        super().__post_init__()
        self._head_starts = [self.make(name, clock=self.budget.clock).head_start(self.game) for name in self.bots]

    def seats(self, number: int) -> tuple[int, int]:
        """The first bot begins in the even games."""
        return (0, 1) if number % 2 == 0 else (1, 0)

    def deal(self, number: int) -> int:
        """Two games each."""
        return number // 2

    def note(self, game: Ended) -> None:
        """Remember how a game ended."""
        seats = self.seats(game.number)
        won = [seats[player] for player in winners(game.state, [self._head_starts[seat] for seat in seats])]
        points = 0.5 if len(won) != 1 else 1.0 - won[0]
        scores = tuple(game.state.scores)
        self.played.append(Played(game.number, seats, len(game.state.history), scores, points))

    @property
    def numbers(self) -> Sequence[int]:
        """The games that have been played."""
        return [game.number for game in self.played]

    @property
    def tally(self) -> Tally:
        """Wins, draws and losses of the first bot."""
        return self._tally(self.played)

    def tally_as(self, player: int) -> Tally:
        """Its wins, draws and losses in the games in which it was this player (0 begins)."""
        return self._tally([game for game in self.played if game.seats[player] == 0])

    @property
    def pairs(self) -> Pairs:
        """The pairs of which both games have been played."""
        points = {game.number: game.points for game in self.played}
        return Pairs.of((points[n], points[n + 1]) for n in points if n % 2 == 0 and n + 1 in points)

    @property
    def difference(self) -> Difference:
        """How much stronger the first bot is; ValueError before the first game.

        What pairs say, when there is nothing else: they know more.
        """
        pairs = self.pairs
        return pairs.difference if 2 * pairs.number == len(self.played) > 0 else self.tally.difference

    @property
    def verdict(self) -> str | None:
        """What the test has decided: ``H0``, ``H1``, or None, also when there is no test."""
        return None if self.sprt is None else self.sprt.verdict(self.pairs)

    @property
    def decided(self) -> bool:
        """Whether the test has ended; it looks only when a pair is complete."""
        return self.sprt is not None and len(self.played) % 2 == 0 and self.verdict is not None

    @staticmethod
    def _tally(games: list[Played]) -> Tally:
        points = [game.points for game in games]
        return Tally(points.count(1.0), points.count(0.5), points.count(0.0))

    def mean_scores(self) -> list[float]:
        """What each bot scored in the mean; ValueError before the first game."""
        if not self.played:
            raise ValueError("no game has been played yet")
        sums = [sum(game.scores[game.seats.index(bot)] for game in self.played) for bot in range(2)]
        return [total / len(self.played) for total in sums]

    def summary(self) -> dict[str, Any]:
        """All of it as JSON-ready data."""
        games = sorted(self.played, key=lambda game: game.number)
        return self.identity() | {
            "planned": self.planned,
            "interrupted": self.interrupted,
            "took": round(self.took, 1),
            "thinking": self.thinking(),
            "sprt": self._tested(),
            "result": _told(self.tally) | _rated(self.difference if games else None),
            "as_first_player": _told(self.tally_as(0)),
            "as_second_player": _told(self.tally_as(1)),
            "pairs": list(self.pairs.counts),
            "mean_scores": [round(score, 2) for score in self.mean_scores()] if games else None,
            "mean_lead": round(sum(game.lead for game in games) / len(games), 2) if games else None,
            "mean_plies": round(sum(game.plies for game in games) / len(games), 2) if games else None,
            "games": [
                {"number": game.number, "first": self.bots[game.seats[0]], "scores": list(game.scores)}
                for game in games
            ],
        }

    def _tested(self) -> dict[str, Any] | None:
        if self.sprt is None:
            return None
        low, high = self.sprt.bounds
        return {
            "elo0": self.sprt.elo0,
            "elo1": self.sprt.elo1,
            "alpha": self.sprt.alpha,
            "beta": self.sprt.beta,
            "llr": round(self.sprt.llr(self.pairs), 3),
            "bounds": [round(low, 3), round(high, 3)],
            "verdict": self.verdict,
        }


def _told(tally: Tally) -> dict[str, Any]:
    told: dict[str, Any] = {"wins": tally.wins, "draws": tally.draws, "losses": tally.losses}
    return told | {"score": round(tally.score, 4)} | _rated(tally.difference) if tally.games else told


def _rated(difference: Difference | None) -> dict[str, Any]:
    if difference is None:
        return {}
    ends = {"elo": difference.elo, "elo_low": difference.low, "elo_high": difference.high}
    # No difference explains a match without a single point lost: JSON has no infinity.
    return {name: round(elo, 1) if isfinite(elo) else None for name, elo in ends.items()}
