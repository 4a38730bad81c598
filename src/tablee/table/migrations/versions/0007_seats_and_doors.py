"""Tables wait for people, have a name, and may be put away; people have several devices, and ask at the door."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the columns and the tables."""
    op.add_column("tables", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("waiting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("auto_start", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("free_seats", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("open_watch", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "devices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("stands_for", sa.String(64), nullable=False),
    )
    op.create_index("ix_devices_browser", "devices", ["browser"])
    op.create_table(
        "passes",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "asks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("table_id", "browser", name="uq_asks_table_id"),
    )
    op.create_table(
        "archived",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
