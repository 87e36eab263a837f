"""What the engine is to reach beside its peers and beside itself; and whether it does."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from hexagora.lab.bench import peers
from hexagora.lab.bench.contestant import Contestant


@dataclass(frozen=True)
class Goal:
    """A rate of one contestant is to be at least so many times that of another one (or of its own).

    best: whether their best rounds are compared, rather than each round by itself: several threads at once are always
    disturbed by whatever else runs, one is not.
    """

    name: str
    unit: str
    times: float
    beside: str
    beside_unit: str
    best: bool = False


HEX = "hex(size=8, swap=False)"
HAVANNAH_61, HAVANNAH_37, OTHER_HEX = map(peers.name_of, peers.GAMES)
ONE, TWO = "simulations by 1 thread", "simulations by 2 threads"
OURS = ("hexafuse", "hexano-duel", "hexpertise", "hexpertise-first", HEX)

GOALS = (
    Goal(HEX, "playouts", 1.0, OTHER_HEX, "playouts"),
    Goal(HEX, "simulations", 1.0, OTHER_HEX, "simulations"),
    Goal("hexafuse", "playouts", 1.5, HAVANNAH_61, "playouts"),
    *(Goal(game, "plies", 1.0, HAVANNAH_37, "plies") for game in ("hexano-duel", "hexpertise", "hexpertise-first")),
    *(Goal(game, "simulations", 0.6, game, "playouts") for game in OURS),
    *(Goal(game, TWO, 1.7, game, ONE, best=True) for game in OURS),
)


@dataclass(frozen=True)
class Verdict:
    """A goal with what was measured: the ratio (the median over the rounds), the least and the highest of a round."""

    goal: Goal
    ratio: float
    low: float
    high: float

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return self.ratio >= self.goal.times

    def as_json(self) -> dict[str, Any]:
        """The same as JSON-ready data."""
        ratios = {"ratio": self.ratio, "low": self.low, "high": self.high}
        return asdict(self.goal) | {key: round(value, 3) for key, value in ratios.items()} | {"met": self.met}


def judged(contestants: Iterable[Contestant], goals: Iterable[Goal] = GOALS) -> list[Verdict]:
    """What was measured of each goal whose two sides took part."""
    rates: Mapping[tuple[str, str], list[float]] = {
        (contestant.name, unit): contestant.of(unit) for contestant in contestants for unit in contestant.rates
    }
    verdicts = []
    for goal in goals:
        ours, theirs = rates.get((goal.name, goal.unit)), rates.get((goal.beside, goal.beside_unit))
        if ours and theirs:
            ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
            ratio = max(ours) / max(theirs) if goal.best else statistics.median(ratios)
            verdicts.append(Verdict(goal, ratio, min(ratios), max(ratios)))
    return verdicts
