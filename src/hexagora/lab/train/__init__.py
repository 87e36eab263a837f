"""Learning what looks promising in a game, from what searches of its positions try most."""

from hexagora.lab.train.generation import Generation
from hexagora.lab.train.train import Plan, Training, train

__all__ = ["Generation", "Plan", "Training", "train"]
