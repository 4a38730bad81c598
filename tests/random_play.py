"""Random games, as the promises play them."""

from tablee.testing.walks import new_match, option_settings, random_match, random_step

__all__ = ["new_match", "option_settings", "random_match", "random_step"]
