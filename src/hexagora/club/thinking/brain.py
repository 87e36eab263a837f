"""What a worker can do: think about a move, and get ready to. Both run in the worker's process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hexagora.contract import Game, State


@dataclass(frozen=True, slots=True)
class Brain:
    """Functions of a module, so that they can be named to another process.

    think: the move of a bot in a state, as a player, by its level, and by a seed where the move is to be the same for
    everybody. warm: compile or load all that
    thinking about a game needs.
    """

    think: Callable[[State, int, str, str | None], str]
    warm: Callable[[Game], None]
