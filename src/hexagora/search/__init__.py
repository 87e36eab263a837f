"""Search for any game of the contract: perft, playouts, Monte Carlo trees, exact finishes. Knows no game by name."""

from hexagora.search.batch import Batch, batch
from hexagora.search.perft import divide, perft
from hexagora.search.playout import playouts

__all__ = ["Batch", "batch", "divide", "perft", "playouts"]
