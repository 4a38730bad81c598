"""A table stores for how long it waits for seats that hold (see `holding`)."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("hold", sa.Float, nullable=False, server_default="20"))
