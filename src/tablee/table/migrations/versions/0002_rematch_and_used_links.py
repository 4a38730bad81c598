"""A table stores its rematch, and a seat stores whether its link was used."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the two columns."""
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("used", sa.Boolean, nullable=False, server_default=sa.false()))
