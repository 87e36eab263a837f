"""The strengths a player can choose from, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hexagora.search.mcts import Settings
from hexagora.words import say


@dataclass(frozen=True)
class Level:
    """A strength with a name.

    seconds: thinking time for a move when nobody says otherwise (None: as long as its simulations take). simulations:
    the most it makes of that time (None: all it can). exact: nodes that it may look at to search the rest of a game out
    (0: it never does). temperature: how much it varies; it takes the move that it tried most (0), or one of those that
    it tried nearly as much, with weight ``tries ** (1 / temperature)``. lapses: the share of its moves, in [0, 1], at
    which it does not think and takes any legal one. head_start: points that it has before the game begins
    (``bots.head_start``). knowledge: what it knows of a game in the place of ``Facts.knowledge``. nodes: how many
    its tree has memory for, 32 bytes each; when it is used up it thinks on in the tree that it has.
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
    nodes: int = 1 << 20


# Thinking times are upper limits; Spark and Pulse are done long before. Their simulations are few on purpose, to make
# steps that people feel: in HexaFuse four times as many are worth about 90 Elo points (6,000 against 1,500, 200 games).
SPARK = Level(
    id="spark",
    title="Spark",
    summary=say("rules-bot-spark"),
    seconds=0.5,
    simulations=60,
    settings=Settings(),
    temperature=2.0,
)
PULSE = Level(
    id="pulse",
    title="Pulse",
    summary=say("rules-bot-pulse"),
    seconds=1.0,
    simulations=400,
    settings=Settings(),
    exact=20_000,
)
OVERDRIVE = Level(
    id="overdrive",
    title="Overdrive",
    summary=say("rules-bot-overdrive"),
    seconds=2.0,
    simulations=None,
    settings=Settings(),
    exact=1_000_000,
)
LEVELS = (SPARK, PULSE, OVERDRIVE)

# The id of a game that nobody has measured.
UNMEASURED = ""
# Where a level has to be another one to be the same strength for people. Spark should win about half of its games
# against who takes the most points that the hints promise, which is what `greedy` does: it has 53 % in HexaFuse, 56 %
# in Hexano-Duel, 43 % and 56 % in the editions of Hexpertise (`hexagora match GAME --bots spark greedy --games 200`).
# In Hexpertise all have the same cards, and to choose among what a search tried nearly as much ruins a display of
# thirty cards one by one; so the levels differ by how well their playouts choose.
_PULSE_OF_HEXPERTISE = replace(PULSE, simulations=100, settings=Settings(candidates=4))
IN_GAMES: Mapping[tuple[str, str], Level] = {
    ("spark", "hexafuse"): replace(SPARK, simulations=8, temperature=4.0),
    ("spark", "hexpertise"): replace(SPARK, simulations=16, temperature=0.0, settings=Settings(candidates=1)),
    ("spark", "hexpertise-first"): replace(SPARK, simulations=8, temperature=1.0, settings=Settings(candidates=1)),
    # +30 Elo (+10 to +49) over playouts of any moves, in 1,022 games of equal time: `hexagora match hexafuse --bots
    # overdrive:candidates=4 overdrive:candidates=1 --seconds 0.06` (and 0.1).
    ("overdrive", "hexafuse"): replace(OVERDRIVE, settings=Settings(candidates=4)),
    ("pulse", "hexpertise"): _PULSE_OF_HEXPERTISE,
    ("pulse", "hexpertise-first"): _PULSE_OF_HEXPERTISE,
}


def in_game(id: str, game: str) -> Level:
    """A level as it plays a game, both by their ids; KeyError for a level that does not exist."""
    return IN_GAMES.get((id, game)) or {level.id: level for level in LEVELS}[id]
