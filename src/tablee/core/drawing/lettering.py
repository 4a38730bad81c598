"""Estimates the width of text. The estimates are large, so that text fits with any font that the reader has."""

from functools import lru_cache

from tablee.core.names import has_mark

_SLIM, _LEAN, _USUAL, _BROAD, _WIDE = 0.38, 0.49, 0.70, 0.84, 1.06  # widths of bold letters of size 1
_CLASSES = {
    _SLIM: "ijlIJ.,:;'’!|·  ",
    _LEAN: "frtîï()[]-/",
    _BROAD: "ABCDGHKNOQRUVXÀÁÂÇÑÓÔÖÙÚÛÜ+−×→",
    _WIDE: "mwMWæœÆŒ…",
}
_WIDTHS = {letter: width for width, letters in _CLASSES.items() for letter in letters}
NAME = 10 * _USUAL  # width of a mark, which becomes a name of about ten letters; a page shortens longer ones
_PLAIN = 0.9  # width of regular letters relative to bold ones


@lru_cache(maxsize=1 << 13)
def _bold_width(text: str) -> float:
    return sum(NAME if has_mark(letter) else _WIDTHS.get(letter, _USUAL) for letter in text)


def text_width(text: str, size: float, *, bold: bool = True) -> float:
    """Return the width of a line of text in a wide font."""
    return _bold_width(text) * size * (1.0 if bold else _PLAIN)


def fitted(text: str, room: float, size: float, *, bold: bool = True) -> float:
    """Return the largest font size, at most `size`, at which a text is no wider than `room`."""
    return min(size, room / max(text_width(text, 1.0, bold=bold), 0.1))


def wrapped(text: str, room: float, size: float, *, bold: bool = True) -> list[str]:
    """Break a text into lines that are no wider than `room`. A single word may be wider."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if lines[-1] and text_width(longer, size, bold=bold) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
