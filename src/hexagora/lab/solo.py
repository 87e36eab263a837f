"""Solo: bots that each play alone, all of them with the same deals, and what they score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import isfinite
from pathlib import Path
from typing import Any, ClassVar

from hexagora.bots import bot
from hexagora.contract import Dice, Game, Seed
from hexagora.lab.budget import Budget
from hexagora.lab.contest import Contest
from hexagora.lab.play import Ended, Maker
from hexagora.lab.run import run
from hexagora.lab.store import Folder, resumed_seed
from hexagora.rating import Mean
from hexagora.rating.means import difference, mean, ratio


@dataclass
class Solo(Contest):
    """Every bot plays every deal once; game ``d * bots + b`` is deal d by bot b. Scores by number of the game."""

    FORMAT: ClassVar[str] = "hexagora-solo/1"

    scores: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.bots:
            raise ValueError("there is no bot to play")
        if len(set(self.bots)) != len(self.bots):
            raise ValueError("a bot plays each deal once: name each bot once")
        if self.planned < 1:
            raise ValueError("there is at least one deal to play")
        if self.game.facts.players[0] != 1:
            raise ValueError(f"{self.game.id} is not for one")
        super().__post_init__()

    def seats(self, number: int) -> tuple[int]:
        """The bot that plays."""
        return (number % len(self.bots),)

    def deal(self, number: int) -> int:
        """The same for all bots."""
        return number // len(self.bots)

    def note(self, game: Ended) -> None:
        """Remember a score."""
        self.scores[game.number] = float(game.state.scores[0])

    @property
    def numbers(self) -> Sequence[int]:
        """The games that have been played."""
        return list(self.scores)

    @property
    def complete(self) -> list[int]:
        """The deals that all bots have played."""
        count = len(self.bots)
        return [d for d in range(self.planned // count) if all(d * count + b in self.scores for b in range(count))]

    def scored(self, player: int) -> list[float]:
        """What a bot scored, by complete deal."""
        return [self.scores[deal * len(self.bots) + player] for deal in self.complete]

    def means(self) -> list[Mean]:
        """The mean score of each bot over the complete deals; ValueError before the first."""
        return [mean(self.scored(player)) for player in range(len(self.bots))]

    def comparisons(self) -> list[tuple[str, str, Mean, Mean | None]]:
        """For each two bots, the later first: difference and ratio (None where there is none), deal by deal."""
        told = []
        for earlier, later in combinations(range(len(self.bots)), 2):
            low, high = self.scored(earlier), self.scored(later)
            times = ratio(high, low) if sum(low) > 0 else None
            told.append((self.bots[later], self.bots[earlier], difference(high, low), times))
        return told

    def summary(self) -> dict[str, Any]:
        """All of it as JSON-ready data."""
        any_complete = bool(self.complete)
        return self.identity() | {
            "planned": self.planned,
            "interrupted": self.interrupted,
            "took": round(self.took, 1),
            "thinking": self.thinking(),
            "deals": len(self.complete),
            "means": dict(zip(self.bots, map(_told, self.means()), strict=True)) if any_complete else None,
            "comparisons": [
                {"bot": a, "over": b, "difference": _told(gap), "ratio": None if times is None else _told(times)}
                for a, b, gap, times in (self.comparisons() if any_complete else [])
            ],
            "games": [
                {"number": number, "bot": self.bots[self.seats(number)[0]], "score": score}
                for number, score in sorted(self.scores.items())
            ],
        }


def _told(found: Mean) -> dict[str, float | None]:
    return {"mean": round(found.value, 4), "error": round(found.error, 4) if isfinite(found.error) else None}


def play_solo(
    game: Game,
    bots: Sequence[str],
    deals: int,
    seed: Seed | None = None,
    out: Path | str | None = None,
    on_progress: Callable[[Solo], None] | None = None,
    *,
    budget: Budget | None = None,
    resume: bool = False,
    workers: int | None = None,
    make: Maker = bot,
) -> Solo:
    """Let each bot play the same so many deals alone. Everything else is as in ``lab.match.play_match``."""
    folder = None if out is None else Path(out)
    seed = resumed_seed(folder) if resume and seed is None else seed
    solo = Solo(game, tuple(bots), Dice(seed).seed, deals * len(bots), budget or Budget(), make)
    store = None if folder is None else Folder(folder, solo, resume=resume)
    return run(solo, store, on_progress, workers)
