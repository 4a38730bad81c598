"""Drawing tools that the boards of all games share."""
