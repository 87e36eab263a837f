"""Accounts: people with names, what their names look like, their sessions, and notices to all nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(32)),
        sa.Column("folded", sa.String(96), unique=True),
        sa.Column("password", sa.String(256)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("deleted", sa.Float),
        sa.Column("banned", sa.Float),
        sa.Column("ban_reason", sa.String(200)),
        sa.CheckConstraint("(deleted IS NULL) = (name IS NOT NULL)", name="deleted_without_name"),
    )
    op.create_table(
        "looks",
        sa.Column("look", sa.String(192), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("looks_person", "looks", ["person"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("agent", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    for table in ("notices", "sessions", "looks", "people"):
        op.drop_table(table)
