"""The game that `tablee new-game` copies: a complete one, called Dice Race here."""
