"""The ladder of survival: bots ``rung-1``, ``rung-2``, …, each about 100 Elo stronger than the one before.

A rung is a search with fewer or more simulations. Below, where even the first look at a move (its prior) is too good,
it does not think at some of its moves and takes any. Above, where more thinking no longer helps enough, it has a head
start in points as well. What a step takes differs from game to game, so each has a ladder of its own, measured by
``hexagora lab ladder`` (docs/ladder.md); games that came later play on the common one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hexagora.bots.levels import LEVELS, Level
from hexagora.search.mcts import Settings
from hexagora.words import say

PREFIX = "rung-"


@dataclass(frozen=True)
class Rung:
    """A step of the ladder.

    simulations: the work for a move. lapses: the share of its moves that it takes without thinking. head_start: points
    that it has before the game begins. candidates: among how many moves its playouts choose; 0: as the game has it.
    """

    simulations: int = 16
    lapses: float = 0.0
    head_start: int = 0
    candidates: int = 0


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
        title=say("rules-rung", number=rung),
        summary=_told(step),
        seconds=LONG if step.simulations >= MANY else SECONDS,
        simulations=step.simulations,
        settings=Settings(candidates=step.candidates),
        exact=exact,
        lapses=step.lapses,
        head_start=step.head_start,
    )


def _told(step: Rung) -> str:
    """What it does, in a sentence."""
    if step.lapses:
        return say("rules-rung-lapses", percent=round(100 * step.lapses))
    if step.head_start:
        return say("rules-rung-head-start", simulations=step.simulations, points=step.head_start)
    return say("rules-rung-simulations", simulations=step.simulations)


def _rungs(game: str) -> tuple[Rung, ...]:
    return LADDERS.get(game, COMMON)


# Where the levels stand among the rungs: each is measured against these.
_BESIDE: Mapping[str, tuple[tuple[int, int], tuple[int, int], tuple[int, int]]] = {
    "hexafuse": ((3, 4), (7, 8), (9, 10)),
    "hexano-duel": ((6, 7), (15, 16), (23, 24)),
    "hexpertise": ((10, 11), (13, 14), (22, 23)),
    "hexpertise-first": ((10, 11), (13, 14), (22, 23)),
}


def chain(game: str) -> tuple[tuple[str, ...], tuple[tuple[int, int], ...]]:
    """Who is measured on a game's ladder, rungs first and then the levels; and who plays whom, as numbers of these."""
    rungs = names(game)
    links = [(at, at + 1) for at in range(len(rungs) - 1)]
    levels = [level.id for level in LEVELS]
    for at, beside in enumerate(_BESIDE.get(game, _BESIDE["hexafuse"]), start=len(rungs)):
        links += [(rung - 1, at) for rung in beside]
    return (*rungs, *levels), tuple(links)


# All by scans of 64 games a link (docs/ladder.md); `hexagora lab ladder` measures the result.
#
# HexaFuse: the draw of pieces decides much. From nearly all lapses to none is worth 330 points, from 16 simulations to
# 64 twice 100, from there to 8,192 no more than 240; a head start of six points is worth about 100.
_HEXAFUSE = (
    *(Rung(lapses=share / 100) for share in (90, 55, 28, 5)),
    *(Rung(simulations) for simulations in (26, 55, 160, 2_000)),
    *(Rung(4_000, head_start=points) for points in (5, 10, 15, 20, 25)),
    *(Rung(12_000, head_start=points) for points in (28, 34, 40, 46, 52, 58)),
    *(Rung(100_000, head_start=points) for points in (60, 66, 72, 78, 84)),
)
# Hexano-Duel: from nearly all lapses to none is worth 800 points, and each doubling of the search 145.
_HEXANO_DUEL = (
    *(Rung(lapses=share / 100) for share in (90, 83, 75, 65, 53, 38, 24, 11)),
    *(Rung(simulations) for simulations in (16, 26, 42, 67, 108, 175, 280, 450, 730, 1_180, 1_900, 3_070, 4_950)),
    *(Rung(simulations, head_start=points) for simulations, points in ((6_000, 1), (7_500, 2), (90_000, 3))),
)
# Hexpertise: from nearly all lapses to none is worth 940 points where playouts take any move; there more search is
# worth nothing. Playouts that choose among four are worth 300 more, among sixteen 600, and then each doubling 120.
_HEXPERTISE = (
    *(Rung(lapses=share / 100, candidates=1) for share in (90, 80, 68, 58, 47, 37, 28, 20, 11, 4)),
    *(Rung(simulations, candidates=n) for simulations, n in ((16, 2), (32, 3), (64, 4), (64, 6), (128, 8), (128, 12))),
    *(Rung(simulations) for simulations in (160, 280, 500, 900, 1_800)),
    *(Rung(simulations, head_start=points) for simulations, points in ((3_000, 2), (5_000, 5), (90_000, 8))),
)
# A guess from HexaFuse for games that nobody has measured.
COMMON: tuple[Rung, ...] = _HEXAFUSE
LADDERS: Mapping[str, tuple[Rung, ...]] = {
    "hexafuse": _HEXAFUSE,
    "hexano-duel": _HEXANO_DUEL,
    "hexpertise": _HEXPERTISE,
    "hexpertise-first": _HEXPERTISE,
}
LENGTH = len(COMMON)  # of every ladder
