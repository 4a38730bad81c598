"""Opponents, written once against the contract and bound to any game. They get observations, never the true state."""
