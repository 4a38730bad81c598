"""Tablée: tabletop games at one digital table."""

from tablee.core.discovery import game

__all__ = ["game"]
__version__ = "0.1.0"
