"""What a bot may spend on a move in the lab."""

from __future__ import annotations

import math
from dataclasses import dataclass

from hexagora.search.searcher import OWN, WALL, Clock


@dataclass(frozen=True)
class Budget:
    """Seconds or simulations for each move; neither means what each bot takes by itself.

    wall: seconds are those of the wall's clock. Otherwise they are those for which the thread that thinks was really
    given a processor: then other work on the machine makes no bot weaker. ValueError for a budget that is none.
    """

    seconds: float | None = None
    simulations: int | None = None
    wall: bool = False

    def __post_init__(self) -> None:
        if self.seconds is not None and self.simulations is not None:
            raise ValueError("bots are given seconds or simulations, not both")
        few = self.simulations is not None and self.simulations < 1
        if few or (self.seconds is not None and not 0 < self.seconds < math.inf):
            raise ValueError("bots need a positive number of seconds or simulations")

    @property
    def clock(self) -> Clock:
        """The clock that the bots think by."""
        return WALL if self.wall else OWN
