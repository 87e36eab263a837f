"""The table of what people have learned. Whatever changes here needs a new file in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, String, Table

from hexagora.club.storage.schema import metadata

# The steps of tutorials and the puzzles that the owner of an account has solved.
solved = Table(
    "solved",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("exercise", String(64), primary_key=True),
)
