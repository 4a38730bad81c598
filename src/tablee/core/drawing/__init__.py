"""Drawing: one small design system for the boards of all games."""
