"""The tables of ratings. Whatever changes here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, UniqueConstraint

from hexagora.club.storage.schema import metadata

# subject: the id of a guest or an account, or a bot's level behind a colon. The row follows from the last change; it is
# here so that a table of all need not look for it.
ratings = Table(
    "ratings",
    metadata,
    Column("subject", String(40), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("elo", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Float, nullable=False),
    Index("ratings_game", "game", "elo"),
)

# number: how many games the subject had been rated for before. The primary key makes the second of two who rate
# the same player at once lose, and read again; the unique room keeps a game from being rated twice.
changes = Table(
    "rating_changes",
    metadata,
    Column("subject", String(40), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("room", String(32), ForeignKey("rooms.id"), nullable=False),
    Column("player", Integer, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "player", name="rated_once"),
)
