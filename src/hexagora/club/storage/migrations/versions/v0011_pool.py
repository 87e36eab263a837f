"""Those who seek a game, for all nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "pool_searches",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("elo", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("last", sa.String(32)),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("pool_searches_game", "pool_searches", ["game"])
    op.create_table(
        "pool_ends",
        sa.Column("search", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(32)),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("pool_ends_at", "pool_ends", ["at"])


def downgrade() -> None:
    op.drop_table("pool_ends")
    op.drop_table("pool_searches")
