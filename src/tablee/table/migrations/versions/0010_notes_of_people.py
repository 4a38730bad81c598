"""Private notes belong to the person who has made them: whoever else gets the seat does not see them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

WITH_PEOPLE = """
    SELECT notes.table_id, notes.seat, seats.browser, notes.text FROM notes
    JOIN seats ON seats.table_id = notes.table_id AND seats.seat = notes.seat WHERE seats.browser IS NOT NULL
"""


def upgrade() -> None:
    """Replace the table by one with another key; existing notes belong to whoever holds the seat now."""
    known = [row._asdict() for row in op.get_bind().execute(sa.text(WITH_PEOPLE))]
    op.drop_table("notes")
    notes = op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    if known:
        op.bulk_insert(notes, known)
