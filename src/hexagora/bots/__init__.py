"""The bots: named strengths that play any game, and what they think."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from hexagora.bots import ladder
from hexagora.bots.levels import LEVELS, Level
from hexagora.bots.naming import changed, split
from hexagora.bots.player import Bot, GreedyBot, RandomBot, RungBot, SearchBot
from hexagora.bots.ready import warm
from hexagora.bots.thought import Considered, Thought
from hexagora.contract import Game, Seed, State
from hexagora.search.searcher import WALL, Clock

__all__ = ["LEVELS", "NAMES", "Bot", "Considered", "Level", "Thought", "bot", "think", "warm"]

SIMPLE: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES = (*SIMPLE, *(level.id for level in LEVELS))


def bot(name: str, seed: Seed | None = None, *, threads: int = 1, clock: Clock = WALL) -> Bot:
    """A bot by its name; with a seed its choices are reproducible. ValueError for an unknown name.

    The name may have parameters (``bots.naming``). ``threads`` search beside each other; with another number of them
    the choices are others. ``clock``: what its thinking time is counted by.
    """
    base, parameters = split(name)
    if base in SIMPLE:
        if parameters:
            raise ValueError(f"the bot {base} has no parameters")
        return SIMPLE[base](name, seed)
    rung = ladder.number(base)
    if rung is not None:
        return RungBot(name, seed, partial(_rung, rung, name, parameters), threads, clock)
    for level in LEVELS:
        if level.id == base:
            strength = changed(level, name, parameters) if parameters else level
            return SearchBot(strength, seed, threads, clock=clock)
    rungs = f"{ladder.PREFIX}1 to {ladder.PREFIX}{ladder.LENGTH}"
    raise ValueError(f"there is no bot {base!r} (there are: {', '.join(NAMES)}, and {rungs})")


def _rung(number: int, name: str, parameters: Mapping[str, str], game: Game) -> Level:
    found = ladder.level(number, game.id)
    return changed(found, name, parameters) if parameters else found


def think(
    state: State,
    level: str,
    seed: Seed | None = None,
    *,
    player: int | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
) -> Thought:
    """What a bot thinks of a state, for a process that is asked once and remembers nothing.

    Everything that goes in and comes out can be pickled. See ``Bot.choose`` for player, seconds and simulations.
    """
    return bot(level, seed).think(state, player, seconds=seconds, simulations=simulations)
