"""A club of many people over many days, played through at once: do its tables and rows of days agree with its records?

Everybody plays random moves, and so do the bots; what is tested is not how they play but what the club makes of it.
"""

from hexagora.club.simulation.month import Month, Played, play
from hexagora.club.simulation.recount import Recount, recount

__all__ = ["Month", "Played", "Recount", "play", "recount"]
