"""What is said at tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("room", "client_id", name="said_once"),
    )


def downgrade() -> None:
    op.drop_table("talk")
