"""What the owners of accounts have solved, in every browser in which they log in."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "solved",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("exercise", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("solved")
