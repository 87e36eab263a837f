"""Hexeptional Hexpertise, both editions: a flip-and-write game for one to six mages."""

from hexagora.rulebooks.hexpertise import prior as prior  # registers kernels
from hexagora.rulebooks.hexpertise import rules as rules  # registers kernels
from hexagora.rulebooks.hexpertise.game import GAMES, Hexpertise
from hexagora.rulebooks.hexpertise.position import HexpertisePosition

__all__ = ["GAMES", "Hexpertise", "HexpertisePosition"]
