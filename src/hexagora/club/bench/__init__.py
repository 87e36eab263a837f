"""Measures of the whole club: how many moves a second it takes, and what it keeps when it is killed.

Everything is measured from outside: the club runs in a process of its own, and a crowd plays there over sockets.
"""

from hexagora.club.bench.kills import KillPlan, kills
from hexagora.club.bench.server import Plan, server

__all__ = ["KillPlan", "Plan", "kills", "server"]
