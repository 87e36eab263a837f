"""The ladder of survival: bots ``rung-1``, ``rung-2``, …, each about 100 Elo stronger than the one before.

A rung is a search with fewer or more simulations. Below, where even the first look at a move (its prior) is too good,
it does not think at some of its moves and takes any. Above, where more thinking no longer helps enough, it has a head
start in points as well. What a step takes differs from game to game, so each has a ladder of its own, measured by
``hexagora lab ladder`` (docs/ladder.md); games that came later play on the common one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hexagora.bots.levels import Level
from hexagora.search.mcts import Settings

PREFIX = "rung-"


@dataclass(frozen=True)
class Rung:
    """A step of the ladder.

    simulations: the work for a move. lapses: the share of its moves that it takes without thinking. head_start: points
    that it has before the game begins.
    """

    simulations: int = 16
    lapses: float = 0.0
    head_start: int = 0


# Nodes that a rung may look at to search the rest of a game out, for those that search at least so much anyway.
EXACT = ((20_000, 1_000_000), (400, 20_000), (0, 0))
# Most rungs are done long before; this is for slow machines. The best ones may take more time.
SECONDS, LONG, MANY = 3.0, 6.0, 80_000


def names(game: str) -> tuple[str, ...]:
    """The names of a game's rungs, weakest first."""
    return tuple(f"{PREFIX}{number}" for number in range(1, len(_rungs(game)) + 1))


def number(name: str) -> int | None:
    """Which rung of the ladder a name is for, counted from 1; None when it is for none."""
    digits = name.removeprefix(PREFIX)
    if digits == name or not digits.isdecimal() or digits.startswith("0"):
        return None
    found = int(digits)
    return found if found <= LENGTH else None


def level(rung: int, game: str) -> Level:
    """A rung of a game's ladder as a level; ``rung`` counts from 1."""
    step = _rungs(game)[rung - 1]
    exact = next(nodes for least, nodes in EXACT if step.simulations >= least)
    return Level(
        id=f"{PREFIX}{rung}",
        title=f"Rung {rung}",
        summary=_told(step),
        seconds=LONG if step.simulations >= MANY else SECONDS,
        simulations=step.simulations,
        settings=Settings(),
        exact=exact,
        lapses=step.lapses,
        head_start=step.head_start,
    )


def _told(step: Rung) -> str:
    """What it does, in a sentence."""
    if step.lapses:
        return f"Thinks for a moment, and takes any move in {100 * step.lapses:.0f} of 100."
    ahead = f", and has a head start of {step.head_start} points" if step.head_start else ""
    return f"Looks at {step.simulations:,} ways to go on{ahead}."


def _rungs(game: str) -> tuple[Rung, ...]:
    return LADDERS.get(game, COMMON)


# Where the levels stand among the rungs: each is measured against these.
_BESIDE: dict[str, tuple[int, ...]] = {"spark": (6, 7), "pulse": (9, 10), "overdrive": (13, 14)}


def chain(game: str) -> tuple[tuple[str, ...], tuple[tuple[int, int], ...]]:
    """Who is measured on a game's ladder, rungs first and then the levels; and who plays whom, as numbers of these."""
    rungs = names(game)
    links = [(at, at + 1) for at in range(len(rungs) - 1)]
    for at, beside in enumerate(_BESIDE.values(), start=len(rungs)):
        links += [(rung - 1, at) for rung in beside]
    return (*rungs, *_BESIDE), tuple(links)


# HexaFuse, by scans of 40 to 60 games a link: each halving of the lapses is worth about 100 points, so is a little more
# than twice the search up to 2,500 simulations, three to four times beyond, and a head start of about six points.
_HEXAFUSE = (
    *(Rung(lapses=share / 100) for share in (75, 55, 36, 20, 8)),
    *(Rung(simulations) for simulations in (16, 70, 200, 450, 1_000, 2_500, 8_000, 30_000)),
    *(Rung(30_000, head_start=points) for points in (5, 10, 16, 22, 28, 34)),
    *(Rung(100_000, head_start=points) for points in (36, 42, 48, 54, 60)),
)
# A guess from HexaFuse for games that nobody has measured.
COMMON: tuple[Rung, ...] = (
    *(Rung(lapses=share / 100) for share in (75, 55, 36, 20, 8)),
    *(Rung(simulations) for simulations in (16, 40, 100, 250, 600, 1_500, 4_000, 12_000, 40_000)),
    *(Rung(40_000, head_start=points) for points in (4, 8, 12, 16, 20)),
    *(Rung(100_000, head_start=points) for points in (22, 26, 30, 34, 38)),
)
LADDERS: Mapping[str, tuple[Rung, ...]] = {"hexafuse": _HEXAFUSE}
LENGTH = len(COMMON)  # of every ladder
