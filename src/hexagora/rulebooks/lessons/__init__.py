"""What there is to learn about the games of the house, as data: a folder for each, by its id (``hexagora.learn``)."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable


def folder(game: str) -> Traversable:
    """The folder of a game."""
    return files(__name__) / game
