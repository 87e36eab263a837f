"""Measures of the engine beside its peers, in one run."""

from hexagora.lab.bench.contestant import ROUNDS, Contestant
from hexagora.lab.bench.engine import FORMAT, engine
from hexagora.lab.bench.goals import GOALS, Goal, Verdict, judged

__all__ = ["FORMAT", "GOALS", "ROUNDS", "Contestant", "Goal", "Verdict", "engine", "judged"]
