"""Reviews of games: what a bot makes of them, and what people do."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id")),
        sa.Column("record", sa.Text),
        sa.Column("opened", sa.Float, nullable=False),
        sa.CheckConstraint("room IS NOT NULL OR record IS NOT NULL", name="a_game"),
    )
    op.create_table(
        "analyses",
        sa.Column("review", sa.String(32), sa.ForeignKey("reviews.id"), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("asked_by", sa.String(32), nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_index("analyses_asked_by", "analyses", ["asked_by", "beat"])
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("review", sa.String(32), sa.ForeignKey("reviews.id"), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("tree", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.UniqueConstraint("owner", "review", name="one_study"),
    )


def downgrade() -> None:
    op.drop_table("studies")
    op.drop_table("analyses")
    op.drop_table("reviews")
