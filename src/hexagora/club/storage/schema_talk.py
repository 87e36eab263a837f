"""The table of what is said at tables. Whatever changes here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from hexagora.club.storage.schema import metadata

# No name is kept here: it is that of the account, or of the guest, when the line is read. The primary key makes the
# second of two who speak at once try again; the unique client id makes a repeat harmless.
talk = Table(
    "talk",
    metadata,
    Column("room", String(32), ForeignKey("rooms.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("channel", String(8), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "client_id", name="said_once"),
)
