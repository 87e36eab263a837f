"""Hexano-Duel: a hexagonal Volcano for two, by Jeremiah Wittevrongel."""

from hexagora.rulebooks.hexano_duel import prior as prior  # registers kernels
from hexagora.rulebooks.hexano_duel import rules as rules  # registers kernels
from hexagora.rulebooks.hexano_duel import scoring as scoring  # registers kernels
from hexagora.rulebooks.hexano_duel.game import HexanoDuel
from hexagora.rulebooks.hexano_duel.position import HexanoPosition

GAMES = (HexanoDuel(),)

__all__ = ["GAMES", "HexanoDuel", "HexanoPosition"]
