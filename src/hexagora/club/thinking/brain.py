"""What a worker can do: think about a move, say what moves are worth, and get ready to. All in the worker's process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hexagora.club.domain import Estimate
from hexagora.contract import Game, State


def no_opinion(state: State, player: int, played: str | None) -> Estimate:  # noqa: ARG001 - as others are asked
    """For bots that play and cannot say why."""
    return Estimate(player)


@dataclass(frozen=True, slots=True)
class Brain:
    """Functions of a module, so that they can be named to another process.

    think: the move of a bot in a state, as a player, by its level, and by a seed where the move is to be the same for
    everybody. warm: compile or load all that thinking about a game needs. weigh: what the moves of a player are worth,
    and that which was played, if one was.
    """

    think: Callable[[State, int, str, str | None], str]
    warm: Callable[[Game], None]
    weigh: Callable[[State, int, str | None], Estimate] = no_opinion
