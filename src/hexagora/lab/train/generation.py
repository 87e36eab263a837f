"""One step of a training."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Generation:
    """What came out: how badly it predicts its positions, and Elo over the one before with its 95 % bounds."""

    number: int
    surprise: float
    elo: float
    low: float
    high: float
