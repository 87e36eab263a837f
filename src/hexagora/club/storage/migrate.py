"""Brings a database to the tables of this version, when the club opens."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from hexagora.club.errors import ClubError

# Any number that nobody else locks by; it is "hexagora" read as a number.
LOCK = int.from_bytes(b"hexagora") % 2**63


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "hexagora.club.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config


def known_revisions() -> set[str]:
    """All versions of the tables that this Hexagora can read."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def migrate(connection: Connection) -> None:
    """Run every migration that the database has not seen. ClubError when a newer Hexagora has written it."""
    if connection.dialect.name == "postgresql":  # of several nodes that start at once, one does it
        for limit in ("lock_timeout", "statement_timeout"):  # a big table may take a while
            connection.execute(text(f"SET LOCAL {limit} = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = known_revisions()
    current = set(MigrationContext.configure(connection).get_current_heads())
    if not current <= known:
        raise ClubError("the database was written by a newer Hexagora; update this one")
    if current != set(scripts.get_heads()):
        command.upgrade(config, "head")
