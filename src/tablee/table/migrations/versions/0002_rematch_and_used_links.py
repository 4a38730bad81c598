"""A table knows the one that follows it; a link that was used still leads its own browser to its seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the rematch, and whether a link was used."""
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("used", sa.Boolean, nullable=False, server_default=sa.false()))
