"""The history of the store's schema, run by Alembic when the store is opened."""
