"""A table stores whether it plays for real, without long take-backs, and of which table it is a copy ("what if")."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the two columns."""
    op.add_column("tables", sa.Column("for_real", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("copy_of", sa.String(32), nullable=False, server_default=""))
