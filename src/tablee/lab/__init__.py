"""Plays many games between bots and says what can be said about a game, with honest statistics."""
