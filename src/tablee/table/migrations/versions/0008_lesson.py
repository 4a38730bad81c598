"""A table stores which lesson is played at it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("lesson", sa.String(64), nullable=False, server_default=""))
