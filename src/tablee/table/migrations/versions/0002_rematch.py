"""A table knows the one that follows it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the rematch."""
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=False, server_default=""))
