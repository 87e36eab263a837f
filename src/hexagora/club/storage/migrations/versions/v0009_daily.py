"""What games are part of, and the challenges of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("event", sa.String(48)))
    op.add_column("rooms", sa.Column("dice", sa.String(64)))
    op.add_column("rooms", sa.Column("target", sa.Integer))
    op.add_column("seats", sa.Column("head_start", sa.Integer))
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_table(
        "daily_entries",
        sa.Column("day", sa.String(10), sa.ForeignKey("days.day"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), nullable=False, unique=True),
        sa.Column("finished", sa.Float),
        sa.Column("counts", sa.Boolean),
        sa.Column("outcome", sa.Float),
        sa.Column("lead", sa.Float),
        sa.Column("points", sa.Float),
    )
    op.create_index("daily_entries_guest", "daily_entries", ["guest", "game"])
    op.create_index("daily_entries_table", "daily_entries", ["day", "game", "counts", "outcome", "lead", "points"])


def downgrade() -> None:
    op.drop_table("daily_entries")
    op.drop_table("days")
    op.drop_column("seats", "head_start")
    op.drop_column("rooms", "target")
    op.drop_column("rooms", "dice")
    op.drop_column("rooms", "event")
