"""Alembic calls this file; the connection is the one that ``storage.migrate`` has opened."""

from alembic import context

from hexagora.club.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
