"""Which games there are: those of the entry-point group ``hexagora.games``.

An entry point names a ``Game`` or a sequence of them. A plug-in that cannot be loaded does not take the others
down: it is left out, with a warning that names it.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

from hexagora.contract.game import Game, OptionValue
from hexagora.contract.jit import PLUGIN_GROUP
from hexagora.words import say, typed


def _found(entry: EntryPoint) -> list[Game]:
    loaded = entry.load()
    games = [loaded] if isinstance(loaded, Game) else list(loaded)
    for game in games:
        if not isinstance(game, Game):
            raise TypeError(f"{game!r} is not a Game")
    return games


@cache
def registered() -> Mapping[str, Game]:
    """Every game by its id: the built-in ones first, then plug-ins by name."""
    games: dict[str, Game] = {}
    entries = sorted(entry_points(group=PLUGIN_GROUP), key=lambda e: (not e.value.startswith("hexagora."), e.name))
    for entry in entries:
        try:
            found = _found(entry)
        except Exception as error:
            warnings.warn(f"the game plug-in {entry.value} was left out: {error}", RuntimeWarning, stacklevel=2)
            continue
        for game in found:
            games.setdefault(game.id, game)
    return MappingProxyType(games)


def games() -> list[str]:
    """The ids of all games."""
    return list(registered())


def game(id: str, /, **options: OptionValue) -> Game:
    """A game by its id, with options as keywords; ValueError for an unknown id or option."""
    found = registered().get(str(id))
    if found is None:
        raise ValueError(say("rules-no-game", game=typed(id), games=", ".join(registered())))
    return found.with_options(**options)
