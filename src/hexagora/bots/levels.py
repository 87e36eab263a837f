"""The strengths a player can choose from, weakest first."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.search.mcts import Settings


@dataclass(frozen=True)
class Sampling:
    """How a weak bot varies: a move within ``margin`` of the best value is taken with weight exp(loss / -softness).

    Both are in units of reward (see ``kernels.reward``), in which a win weighs 0.85.
    """

    margin: float
    softness: float


@dataclass(frozen=True)
class Level:
    """A strength with a name.

    seconds: thinking time for a move when nobody says otherwise. simulations: the most it makes of that time (None: all
    it can). exact: nodes that it may look at to search the rest of a game out (0: it never does).
    """

    id: str
    title: str
    summary: str
    seconds: float
    simulations: int | None
    settings: Settings
    exact: int = 0
    sampling: Sampling | None = None


LEVELS = (
    Level(
        id="spark",
        title="Spark",
        summary="Plays good moves, but rarely the best one.",
        seconds=0.5,
        simulations=100,
        settings=Settings(),
        sampling=Sampling(margin=0.15, softness=0.08),
    ),
    Level(
        id="pulse",
        title="Pulse",
        summary="Looks ahead and punishes mistakes.",
        seconds=1.0,
        simulations=1000,
        settings=Settings(),
        exact=20_000,
    ),
    Level(
        id="overdrive",
        title="Overdrive",
        summary="As strong as we can make it; searches every ending out.",
        seconds=2.0,
        simulations=None,
        settings=Settings(),
        exact=1_000_000,
    ),
)
