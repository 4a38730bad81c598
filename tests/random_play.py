"""The functions with which the promises play random games."""

from tablee.testing.walks import new_match, option_settings, random_match, random_step

__all__ = ["new_match", "option_settings", "random_match", "random_step"]
