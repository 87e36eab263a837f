"""The tables of daily challenges. Whatever changes here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, String, Table

from hexagora.club.storage.schema import metadata

# The key of each day on which somebody came, as it follows from the secret of the club: kept, so that a day stays what
# it was when the secret gets lost, and so that all nodes have the same. The first to write it decides.
days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("key", String(64), nullable=False),
)

# One row for the first try of a guest at a game of a day; the primary key makes it the only one, however many pages
# ask at once. What the try was worth is written with the move that ends it, or not at all. counts: whether that was in
# time.
entries = Table(
    "daily_entries",
    metadata,
    Column("day", String(10), ForeignKey("days.day"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("room", String(32), ForeignKey("rooms.id"), nullable=False, unique=True),
    Column("finished", Float),
    Column("counts", Boolean),
    Column("outcome", Float),
    Column("lead", Float),
    Column("points", Float),
    Index("daily_entries_guest", "guest", "game"),
    Index("daily_entries_table", "day", "game", "counts", "outcome", "lead", "points"),
)
