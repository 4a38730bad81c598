"""Names that people choose, for themselves and for tables. They are cleaned here, and escaped where they are shown."""

import unicodedata

from tablee.core.drawing.shapes import SEAT_LETTERS

LONGEST_NAME = 24
LONGEST_TABLE_NAME = 40


def clean_name(said: str, seat: int) -> str:
    """Return a name that can be shown: without control characters, not too long, and never empty."""
    return clean(said, LONGEST_NAME) or SEAT_LETTERS[seat]


def clean(said: str, longest: int) -> str:
    """Return a text as one line without control characters, cut to the length `longest`."""
    plain = "".join(c for c in unicodedata.normalize("NFC", said) if c.isprintable())
    return " ".join(plain.split())[:longest].strip()


def bot_for(name: str) -> str:
    """Return the name of a bot that plays in place of a person."""
    mark = " (bot)"
    return name if name.endswith(mark) else name[: LONGEST_NAME - len(mark)].rstrip() + mark
