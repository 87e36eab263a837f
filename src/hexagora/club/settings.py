"""What the club plays when nobody says otherwise: every installed game, against the bots of the house."""

from __future__ import annotations

from hexagora.club.play import Level, Settings
from hexagora.club.thinking import Brain
from hexagora.club.thinking.worker import report
from hexagora.contract import State, registered


def house_settings() -> Settings:
    """All registered games and the bots of ``hexagora.bots``."""
    from hexagora.bots import LEVELS

    levels = tuple(Level(level.id, level.title, level.summary) for level in LEVELS)
    return Settings(registered(), levels, Brain(think, warm))


def think(state: State, player: int, level: str) -> str:
    """The move of a bot of the house."""
    from hexagora.bots import bot

    return bot(level).choose(state)


def warm() -> None:
    """Compile the engine for every game, and tell how far it is."""
    from hexagora.bots import warm

    warm(report)
