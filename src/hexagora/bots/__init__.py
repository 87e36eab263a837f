"""The bots: named strengths that play any game, and what they think."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hexagora.bots import ladder
from hexagora.bots.levels import LEVELS, UNMEASURED, Level, in_game
from hexagora.bots.naming import changed, split
from hexagora.bots.player import Bot, GreedyBot, RandomBot, SearchBot
from hexagora.bots.ready import warm
from hexagora.bots.thought import Considered, Thought
from hexagora.contract import Seed, State
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
    plain = _level(base)

    def level(game: str) -> Level:
        return changed(plain(game), name, parameters) if parameters else plain(game)

    level(UNMEASURED)  # says what is wrong with the parameters
    return SearchBot(name, level, seed, threads, clock=clock)


def _level(name: str) -> Callable[[str], Level]:
    """A level by the id of a game."""
    rung = ladder.number(name)
    if rung is not None:
        return partial(ladder.level, rung)
    if name in {level.id for level in LEVELS}:
        return partial(in_game, name)
    rungs = f"{ladder.PREFIX}1 to {ladder.PREFIX}{ladder.LENGTH}"
    raise ValueError(f"there is no bot {name!r} (there are: {', '.join(NAMES)}, and {rungs})")


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
