"""The tables of those who seek a game. Whatever changes here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, String, Table

from hexagora.club.storage.schema import metadata

# A row for everybody who seeks, at whichever node: so they seek one game at a time. seen: when a node last said that
# they are still there; last: whom they played last.
searches = Table(
    "pool_searches",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("elo", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("last", String(32)),
    Column("seen", Float, nullable=False),
    Index("pool_searches_game", "game"),
)

# How a search has ended: in a room, or (null) in none. The primary key makes the second who would end it lose.
ends = Table(
    "pool_ends",
    metadata,
    Column("search", String(32), primary_key=True),
    Column("room", String(32)),
    Column("at", Float, nullable=False),
    Index("pool_ends_at", "at"),
)
