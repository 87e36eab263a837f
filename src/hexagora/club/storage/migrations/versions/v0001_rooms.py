"""Rooms, their seats, log and deadlines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("rematch_of", sa.String(32), sa.ForeignKey("rooms.id"), unique=True),
    )
    op.create_index("rooms_open", "rooms", ["ended"])
    op.create_table(
        "seats",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32)),
        sa.Column("level", sa.String(32)),
        sa.Column("awaited", sa.Boolean, nullable=False),
        sa.CheckConstraint("(guest IS NULL) <> (level IS NULL)", name="guest_or_bot"),
    )
    op.create_index("seats_guest", "seats", ["guest"])
    op.create_table(
        "log",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("move", sa.Text),
        sa.Column("act", sa.String(16)),
        sa.Column("client_id", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("room", "client_id", name="one_answer"),
        sa.CheckConstraint("(move IS NULL) <> (act IS NULL)", name="move_or_act"),
    )
    op.create_table(
        "deadlines",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("alive", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("pulse", "deadlines", "log", "seats", "rooms"):
        op.drop_table(table)
