"""HexaFuse Snap Duels: two players lay polyhexes on a board of 61 cells."""

from hexagora.rulebooks.hexafuse import hidden as hidden
from hexagora.rulebooks.hexafuse import prior as prior  # registers kernels
from hexagora.rulebooks.hexafuse import rules as rules
from hexagora.rulebooks.hexafuse.game import HexaFuse
from hexagora.rulebooks.hexafuse.position import HexaFusePosition

GAMES = (HexaFuse(),)

__all__ = ["GAMES", "HexaFuse", "HexaFusePosition"]
