"""The served table: seats, store, live updates, pages."""
