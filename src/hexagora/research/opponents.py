"""Bots by name, those of other houses included: who plays in a match of the lab."""

from __future__ import annotations

from importlib.util import find_spec

from hexagora import bots
from hexagora.bots import Bot
from hexagora.bots.naming import split
from hexagora.contract import Seed
from hexagora.search.searcher import WALL, Clock

OPENSPIEL = "openspiel-mcts"


def bot(name: str, seed: Seed | None = None, *, clock: Clock = WALL) -> Bot:
    """A bot of the house (``hexagora.bots.bot``), or ``openspiel-mcts``, also with parameters.

    ValueError for an unknown one, or for one that needs what is not installed.
    """
    base, parameters = split(name)
    if base != OPENSPIEL:
        return bots.bot(name, seed, clock=clock)
    if find_spec("pyspiel") is None:
        raise ValueError(f"{OPENSPIEL} needs OpenSpiel, which is not installed (the extra research has it)")
    from hexagora.research.openspiel.bot import OpenSpielBot

    return OpenSpielBot(name, parameters, seed, clock)
