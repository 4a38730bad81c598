"""Events store the written form of their action, and snapshots store a hash of the layout of their state.

Stored games then stay readable when a game renumbers its actions or changes its state. The hash of a table's components
is computed differently from this version on, so the hashes stored so far are erased.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns, and erase the hashes."""
    op.add_column("events", sa.Column("form", sa.Text, nullable=True))
    op.add_column("snapshots", sa.Column("state_version", sa.String(32), nullable=False, server_default=""))
    op.execute("update tables set box_hash = ''")
