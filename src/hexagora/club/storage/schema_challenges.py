"""The tables of challenges. Whatever changes here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table, Text, false

from hexagora.club.storage.schema import metadata

# options, control and chairs are JSON; chairs has a list [name, guest, level], or null, for each chair. invited: the
# only account that may sit down there.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("control", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("side", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("room", String(32)),
    Column("closed", Boolean, nullable=False),
    Column("invited", String(32)),
    Column("declined", Boolean, nullable=False, server_default=false()),
    Index("challenges_listed", "listed", "closed", "room", "created"),
    Index("challenges_invited", "invited"),
)

# A row for each change; the primary key makes the second of two who change the same thing lose.
steps = Table(
    "challenge_steps",
    metadata,
    Column("challenge", String(32), ForeignKey("challenges.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
)
