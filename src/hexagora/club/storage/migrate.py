"""Brings a database to the tables of this version, when the club opens."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from hexagora.club.errors import ClubError


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
    config = _config()
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = known_revisions()
    current = set(MigrationContext.configure(connection).get_current_heads())
    if not current <= known:
        raise ClubError("the database was written by a newer Hexagora; update this one")
    if current != set(scripts.get_heads()):
        command.upgrade(config, "head")
