"""Hexagora: hexagonal board games, playable, analysable and researchable from one Python program.

The public names are those of the contract. Each is loaded when it is first asked for, so that a short command
(``hexagora --help``) does not wait for an engine that it does not use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexagora.bots import bot
    from hexagora.contract import BadRecord, Game, IllegalMove, State, game, games
    from hexagora.records import load

__version__ = "0.1.0"
__all__ = ["BadRecord", "Game", "IllegalMove", "State", "bot", "game", "games", "load"]

_ROOMS = {"bot": "bots", "load": "records"}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_ROOMS.get(name, 'contract')}"), name)
    globals()[name] = value
    return value
