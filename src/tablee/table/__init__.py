"""The web server on which people play: tables, seats, the database, live updates and pages."""
