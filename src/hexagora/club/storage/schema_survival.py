"""The tables of survival. Whatever changes here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table

from hexagora.club.storage.schema import metadata

# number: which run of somebody at a game it is; the primary key makes the second of two who begin one at once lose.
# passed: how many rungs, reached: when the last of them. Both follow from the bouts, and are written with the moves
# that end these. ended: when it was lost, or given up.
runs = Table(
    "survival_runs",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("started", Float, nullable=False),
    Column("passed", Integer, nullable=False),
    Column("reached", Float),
    Column("ended", Float),
    Index("survival_runs_table", "game", "passed", "reached"),
)

# One game of a run; a rung has more than one after a draw. result: passed, drawn, lost, or null while it goes on.
bouts = Table(
    "survival_bouts",
    metadata,
    Column("run", String(32), ForeignKey("survival_runs.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rung", Integer, nullable=False),
    Column("room", String(32), ForeignKey("rooms.id"), nullable=False, unique=True),
    Column("result", String(8)),
    Index("survival_bouts_rung", "game", "rung", "result"),
)
