"""What a match has come to so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from hexagora.contract import Game, State
from hexagora.rating import Difference, Tally

FORMAT = "hexagora-match/1"


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

    @classmethod
    def of(cls, number: int, seats: tuple[int, int], state: State) -> Played:
        """From a state that is over."""
        winners = [seats[player] for player in state.winners]
        points = 0.5 if len(winners) != 1 else 1.0 - winners[0]
        return cls(number, seats, len(state.history), tuple(state.scores), points)

    @property
    def lead(self) -> float:
        """By how many points of the game the first bot was ahead."""
        first = self.seats.index(0)
        return self.scores[first] - self.scores[1 - first]


@dataclass
class Match:
    """A match as planned, and the games of it that have been played. Everything is seen from the first bot."""

    game: Game
    bots: tuple[str, str]
    seed: str
    planned: int
    played: list[Played] = field(default_factory=list)
    seconds: float | None = None
    simulations: int | None = None
    took: float = 0.0
    interrupted: bool = False

    def seats(self, number: int) -> tuple[int, int]:
        """Which bot sits where in a game: the first bot begins in the even ones."""
        return (0, 1) if number % 2 == 0 else (1, 0)

    def add(self, played: Played, took: float) -> None:
        """Another game; ``took``: seconds since the match began."""
        self.played.append(played)
        self.took = took

    @property
    def tally(self) -> Tally:
        """Wins, draws and losses of the first bot."""
        return self._tally(self.played)

    def tally_as(self, player: int) -> Tally:
        """Its wins, draws and losses in the games in which it was this player (0 begins)."""
        return self._tally([game for game in self.played if game.seats[player] == 0])

    @property
    def difference(self) -> Difference:
        """How much stronger the first bot is; ValueError before the first game."""
        return self.tally.difference

    @staticmethod
    def _tally(games: list[Played]) -> Tally:
        points = [game.points for game in games]
        return Tally(points.count(1.0), points.count(0.5), points.count(0.0))

    def summary(self) -> dict[str, Any]:
        """All of it as JSON-ready data."""
        games = sorted(self.played, key=lambda game: game.number)
        return {
            "format": FORMAT,
            "game": self.game.id,
            "options": self.game.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "seconds": self.seconds,
            "simulations": self.simulations,
            "planned": self.planned,
            "interrupted": self.interrupted,
            "took": round(self.took, 1),
            "result": _told(self.tally),
            "as_first_player": _told(self.tally_as(0)),
            "as_second_player": _told(self.tally_as(1)),
            "mean_lead": round(sum(game.lead for game in games) / len(games), 2) if games else None,
            "mean_plies": round(sum(game.plies for game in games) / len(games), 2) if games else None,
            "games": [
                {"number": game.number, "first": self.bots[game.seats[0]], "scores": list(game.scores)}
                for game in games
            ],
        }


def _told(tally: Tally) -> dict[str, Any]:
    told: dict[str, Any] = {"wins": tally.wins, "draws": tally.draws, "losses": tally.losses}
    if tally.games:
        difference = tally.difference
        ends = (difference.elo, difference.low, difference.high)
        told["score"] = round(tally.score, 4)
        # No difference explains a match without a single point lost: JSON has no infinity.
        told["elo"], told["elo_low"], told["elo_high"] = (round(e, 1) if isfinite(e) else None for e in ends)
    return told
