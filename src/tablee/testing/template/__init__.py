"""The game that `tablee new-game` copies: a complete game called Dice Race."""
