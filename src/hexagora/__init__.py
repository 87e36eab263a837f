"""Hexagora: hexagonal board games, playable, analysable and researchable from one Python program.

The public names are those of the contract; bots and records are loaded when they are first asked for, so that a
short command does not wait for what it does not use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hexagora.contract import BadRecord, Game, IllegalMove, State, game, games

if TYPE_CHECKING:
    from hexagora.bots import bot
    from hexagora.records import load

__version__ = "0.1.0"
__all__ = ["BadRecord", "Game", "IllegalMove", "State", "bot", "game", "games", "load"]


def __getattr__(name: str) -> Any:
    if name == "bot":
        from hexagora.bots import bot

        return bot
    if name == "load":
        from hexagora.records import load

        return load
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
