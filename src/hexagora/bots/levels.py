"""The strengths a player can choose from, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hexagora.search.mcts import Settings


@dataclass(frozen=True)
class Level:
    """A strength with a name.

    seconds: thinking time for a move when nobody says otherwise (None: as long as its simulations take). simulations:
    the most it makes of that time (None: all it can). exact: nodes that it may look at to search the rest of a game out
    (0: it never does). temperature: how much it varies; it takes the move that it tried most (0), or one of those that
    it tried nearly as much, with weight ``tries ** (1 / temperature)``. lapses: the share of its moves, in [0, 1], at
    which it does not think and takes any legal one. head_start: points that it has before the game begins
    (``bots.head_start``). knowledge: what it knows of a game in the place of ``Facts.knowledge``.
    """

    id: str
    title: str
    summary: str
    seconds: float | None
    simulations: int | None
    settings: Settings
    exact: int = 0
    temperature: float = 0.0
    lapses: float = 0.0
    head_start: int = 0
    knowledge: tuple[float, ...] | None = None


# Thinking times are upper limits; Spark and Pulse are done long before. Their simulations are few on purpose, to make
# steps that people feel: in HexaFuse four times as many are worth about 90 Elo points (6,000 against 1,500, 200 games).
LEVELS = (
    Level(
        id="spark",
        title="Spark",
        summary="Plays good moves, but rarely the best one.",
        seconds=0.5,
        simulations=60,
        settings=Settings(),
        temperature=1.0,
    ),
    Level(
        id="pulse",
        title="Pulse",
        summary="Looks ahead and punishes mistakes.",
        seconds=1.0,
        simulations=400,
        settings=Settings(),
        exact=20_000,
    ),
    Level(
        id="overdrive",
        title="Overdrive",
        summary="Uses all its time, and searches every ending out.",
        seconds=2.0,
        simulations=None,
        settings=Settings(),
        exact=1_000_000,
    ),
)

# The id of a game that nobody has measured.
UNMEASURED = ""
# Simulations where the common number makes no step that people feel. In Hexpertise all have the same cards, so what is
# missed is little, and a search that is too short over thirty cards is worth no more than a draw of lots.
SIMULATIONS: Mapping[str, Mapping[str, int]] = {}


def in_game(id: str, game: str) -> Level:
    """A level as it plays a game, both by their ids; KeyError for a level that does not exist."""
    level = {level.id: level for level in LEVELS}[id]
    return replace(level, simulations=SIMULATIONS.get(game, {}).get(id, level.simulations))
