"""Terms of a game (time, rated, seed), the time that players have left, and challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("control", sa.Text))
    op.add_column("rooms", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("rooms", sa.Column("seed", sa.String(64)))
    op.add_column("rooms", sa.Column("challenge", sa.String(32)))
    op.create_index("rooms_challenge", "rooms", ["challenge"], unique=True)
    op.add_column("seats", sa.Column("bank", sa.Float))
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("control", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("side", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("room", sa.String(32)),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_index("challenges_listed", "challenges", ["listed", "closed", "room", "created"])
    op.create_table(
        "challenge_steps",
        sa.Column("challenge", sa.String(32), sa.ForeignKey("challenges.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("challenge_steps")
    op.drop_table("challenges")
    op.drop_column("seats", "bank")
    op.drop_index("rooms_challenge", "rooms")
    for column in ("challenge", "seed", "rated", "control"):
        op.drop_column("rooms", column)
