"""What a bot has to say about a position."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Considered:
    """A move that was looked at: how often, and its value in [0, 1] for the player who makes it.

    Values are expected rewards (``kernels.reward``): about 1 for a sure and high win, about 0 for a sure and high loss.
    """

    move: str
    visits: int
    value: float


@dataclass(frozen=True)
class Thought:
    """The move a bot chooses, with the moves it considered, the best first.

    A forced move is not thought about: then nothing is considered and ``value`` is None. ``exact``: the rest of the
    game was searched out, so the values are no estimates. simulations: how many were made for this thought. nodes: how
    many the search tree holds, or how many were looked at to search the game out.
    """

    move: str
    value: float | None = None
    considered: tuple[Considered, ...] = ()
    exact: bool = False
    simulations: int = 0
    nodes: int = 0
