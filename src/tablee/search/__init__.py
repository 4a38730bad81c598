"""Bots. The code is written once and works for every game. A bot receives an observation, never the true state."""
