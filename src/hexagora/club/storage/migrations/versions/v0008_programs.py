"""Programs that play: tokens, accounts that are bots, challenges to one of them. A delay for who watches."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float),
    )
    op.create_index("tokens_person", "tokens", ["person"])
    op.add_column("people", sa.Column("bot", sa.Float))
    op.add_column("people", sa.Column("heard", sa.Float))
    op.add_column("seats", sa.Column("bot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("challenges", sa.Column("invited", sa.String(32)))
    op.add_column("challenges", sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("challenges_invited", "challenges", ["invited"])
    op.add_column("rooms", sa.Column("delay", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("rooms", "delay")
    op.drop_index("challenges_invited", "challenges")
    for column in ("declined", "invited"):
        op.drop_column("challenges", column)
    op.drop_column("seats", "bot")
    for column in ("heard", "bot"):
        op.drop_column("people", column)
    op.drop_table("tokens")
