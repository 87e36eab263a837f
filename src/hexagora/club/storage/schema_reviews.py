"""The tables of reviews. Whatever changes here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from hexagora.club.storage.schema import metadata

# A game that is over and that somebody looks at. id: the first half of the SHA-256 of its record, so the same game is
# the same review. room: where it was played; record: JSON of one that came from elsewhere.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("room", String(32), ForeignKey("rooms.id")),
    Column("record", Text),
    Column("opened", Float, nullable=False),
    CheckConstraint("room IS NOT NULL OR record IS NOT NULL", name="a_game"),
)

# What the bot makes of it. found: JSON, an estimate for each move so far; plies: how many. status: "waiting",
# "running", "stopped" or "done". asked_by: who may stop it. beat: when it was last known to go on; without that, it has
# stopped with its node.
analyses = Table(
    "analyses",
    metadata,
    Column("review", String(32), ForeignKey("reviews.id"), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("asked_by", String(32), nullable=False),
    Column("plies", Integer, nullable=False),
    Column("found", Text, nullable=False),
    Column("beat", Float, nullable=False),
    Index("analyses_asked_by", "asked_by", "beat"),
)

# What somebody makes of it. tree: JSON, variations and comments. Whoever has the id may read it.
studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("review", String(32), ForeignKey("reviews.id"), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("tree", Text, nullable=False),
    Column("changed", Float, nullable=False),
    UniqueConstraint("owner", "review", name="one_study"),
)
