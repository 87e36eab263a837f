"""Which seat was drawn by lot."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("lot", sa.Integer))


def downgrade() -> None:
    op.drop_column("rooms", "lot")
