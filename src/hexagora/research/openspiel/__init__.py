"""Our games as games of OpenSpiel, and OpenSpiel's tree search as a bot of ours. Needs the extra ``research``.

After ``register()`` a game is loaded by its OpenSpiel name, which is ``python_hexagora_`` and the id with underscores::

    import pyspiel
    from hexagora.research import openspiel

    openspiel.register()
    game = pyspiel.load_game("python_hexagora_hexafuse")
    state = game.new_initial_state()

Parameters, besides the options of the game itself (``load_game("python_hexagora_hexafuse(anchors=facing)")``):

=========  ==========================================================================================================
players    how many play, where the game takes more than one number
deals      how many starting positions there are: the first node is a chance node with so many outcomes (1: none)
seed       the number that the deals follow from
utility    ``win``: the share of the win, sums to zero (for two: 1, 0, −1); ``points``: the score (what one player plays
           for); ``reward``: what the bots of the house play for, a win with a small part for the margin, from −1 to 1
=========  ==========================================================================================================
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pyspiel

from hexagora.contract import Game, registered
from hexagora.research.openspiel.game import DEALS, UTILITIES, HexagoraGame, game_type, short_name
from hexagora.research.openspiel.state import HexagoraState

__all__ = ["DEALS", "UTILITIES", "HexagoraGame", "HexagoraState", "load", "register", "short_name"]


def register() -> list[str]:
    """Make all games known to OpenSpiel; their names there. Harmless when it has been done."""
    return [_register(game) for game in registered().values()]


@cache
def _register(game: Game) -> str:
    kind = game_type(game)

    class Registered(HexagoraGame):
        """This game, as OpenSpiel makes it from parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


def load(game: Game, **parameters: Any) -> HexagoraGame:
    """A game of ours, with its options, as a game of OpenSpiel; ValueError for parameters that it does not take."""
    name = _register(game.with_options(**{o.name: o.default for o in game.facts.options}))
    options = {name: str(value) if not isinstance(value, bool | int) else value for name, value in game.options.items()}
    found: HexagoraGame = pyspiel.load_game(name, options | parameters)
    return found
