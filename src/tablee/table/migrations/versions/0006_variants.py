"""A table stores the variant that it plays, and what bots found out about a variant is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("tables", sa.Column("variant", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "balance",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_balance")),
    )
