"""Runs up the ladder."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "survival_runs",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("passed", sa.Integer, nullable=False),
        sa.Column("reached", sa.Float),
        sa.Column("ended", sa.Float),
    )
    op.create_index("survival_runs_table", "survival_runs", ["game", "passed", "reached"])
    op.create_table(
        "survival_bouts",
        sa.Column("run", sa.String(32), sa.ForeignKey("survival_runs.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rung", sa.Integer, nullable=False),
        sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), nullable=False, unique=True),
        sa.Column("result", sa.String(8)),
    )
    op.create_index("survival_bouts_rung", "survival_bouts", ["game", "rung", "result"])


def downgrade() -> None:
    op.drop_table("survival_bouts")
    op.drop_table("survival_runs")
