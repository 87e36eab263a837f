"""Choices that come out the same for everybody: by a seed and a fixed amount of work, never by a clock.

A bot that is asked for one move remembers nothing of the moves before it, so it makes no difference which process
thinks, or whether the club was stopped in between.
"""

from __future__ import annotations

from hexagora.bots import bot
from hexagora.bots.player import SearchBot
from hexagora.contract import Seed, State


def choice(state: State, player: int, name: str, seed: Seed) -> str:
    """The move of a bot for a player; the same whenever the state, the name and the seed are.

    ValueError for a bot whose work is limited by time alone.
    """
    chosen = bot(name, seed)
    if not isinstance(chosen, SearchBot):
        return chosen.choose(state, player)
    simulations = chosen.level(state.game.id).simulations
    if simulations is None:
        raise ValueError(f"{name} thinks by the clock, so its moves cannot be made again")
    return chosen.choose(state, player, simulations=simulations)
