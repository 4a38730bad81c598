"""The migrations of the database schema; Alembic runs them when the database is opened."""
