"""How sentences name the people at the table.

A sentence names a seat by a mark, one character of Unicode's private use area. Whoever shows the sentence puts the name
there: the page writes it in the seat's colour, the terminal writes the colour's name. So the texts that a server makes
never contain names that players chose. A sentence that is about its reader says "you".
"""

import re
from collections.abc import Sequence

FIRST_MARK = 0xE000  # the mark of seat 0
YOU = "you"
_MARK = re.compile("(\\b(?:[Dd]|[Qq]u)e )?([\ue000-\ue0ff])")  # a mark, and the French word before it, if it can elide
_VOWELS = "aeiouyàâäéèêëîïôöùûü"


def mark(seat: int) -> str:
    """Return the character that stands for a seat's name in a sentence."""
    return chr(FIRST_MARK + seat)


def has_mark(text: str) -> bool:
    """Tell whether a text names a seat by a mark."""
    return _MARK.search(text) is not None


def person(seat: int, viewer: int) -> str:
    """Return the argument of a sentence that names a seat: its mark, or "you" if the seat reads the sentence itself.

    A text chooses the form of the sentence by it: `{ $who -> [you] You roll *[other] { $who } rolls }`.
    """
    return YOU if seat == viewer else mark(seat)


def named(text: str, names: Sequence[str], language: str = "en") -> str:
    """Return a sentence with names in place of marks. In French, "de" and "que" are shortened before a vowel."""

    def put(found: re.Match[str]) -> str:
        before, name = found[1] or "", names[ord(found[2]) - FIRST_MARK]
        elides = language == "fr" and before and name[:1].lower() in _VOWELS
        return (f"{before[:-2]}’" if elides else before) + name

    return _MARK.sub(put, text)
