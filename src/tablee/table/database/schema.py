"""Brings the schema of a database up to date."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

HEAD = "0010"  # the newest migration
MIGRATIONS = Path(__file__).parent.parent / "migrations"


def upgrade(db: sa.Connection) -> None:
    """Run the migrations that this database does not have yet."""
    if db.dialect.name == "postgresql":  # processes that start at the same time must not both migrate
        db.execute(sa.text("select pg_advisory_xact_lock(hashtextextended('tablee migrations', 0))"))
    if not _is_current(db):
        _migrate(db)


def _is_current(db: sa.Connection) -> bool:
    if not sa.inspect(db).has_table("alembic_version"):
        return False
    return db.execute(sa.text("select version_num from alembic_version")).scalar() == HEAD


def _migrate(db: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    command.upgrade(config, "head")
