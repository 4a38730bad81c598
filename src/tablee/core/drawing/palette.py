"""Colours and sizes shared by all boards, in two themes.

In drawings a colour is written `@name`. On a page it becomes the CSS variable `var(--name)`, so that the page can
change the theme without drawing again. In an image file it becomes the colour of one theme. A colour that only one
game needs is written as a pair, `@#e8dcc4/#3a352e`: in the light theme and in the dark one.
"""

import re
from collections.abc import Mapping
from typing import Literal

Theme = Literal["light", "dark"]

LIGHT = {
    "paper": "#f6f1e7",  # the page
    "board": "#fffaf0",  # a board on the page
    "raised": "#ffffff",  # cards, dice, tiles
    "line": "#d8ccb8",  # faint outlines
    "edge": "#8a7a62",  # strong outlines
    "ink": "#2b2620",  # text
    "muted": "#6b6153",  # secondary text
    "accent": "#8a4b08",  # emphasis
    "glow": "#c77700",  # clickable things
    "good": "#2e6b34",
    "bad": "#a3302a",
    "shade": "#00000022",
    "orange": "#b85410",
    "blue": "#1f5fa8",
    "seat0": "#b3261e",
    "seat1": "#1f5fa8",
    "seat2": "#2f7d3b",
    "seat3": "#9a6700",
    "seat4": "#6b3fa0",
    "on-seat": "#ffffff",
    "stone": "#cfc7ba",
    "sand": "#ead9b5",
    "grass": "#cfe0b4",
    "water": "#bcd9e6",
    "wood": "#c79a63",
    "leaf": "#4d7a3a",
    "gold": "#d9a514",
    "on-gold": "#2b2620",
    "hole": "#2b2620",
    "on-hole": "#f6f1e7",
    "night": "#26222e",
    "iron": "#5b6068",
    "bronze": "#8a5a2b",
    "violet": "#6a4a94",
    "teal": "#1f6b73",
    "dusk": "#d4d0e8",
}
DARK = {
    "paper": "#1b1916",
    "board": "#26221d",
    "raised": "#342f28",
    "line": "#4a4338",
    "edge": "#a2937a",
    "ink": "#f3ece0",
    "muted": "#b8ac99",
    "accent": "#f0b35a",
    "glow": "#ffc04d",
    "good": "#7fc987",
    "bad": "#f2857d",
    "shade": "#00000066",
    "orange": "#f59b50",
    "blue": "#76aef0",
    "seat0": "#ef7a70",
    "seat1": "#76aef0",
    "seat2": "#7cc987",
    "seat3": "#e5b84b",
    "seat4": "#bb98ea",
    "on-seat": "#1b1916",
    "stone": "#57524a",
    "sand": "#5d5036",
    "grass": "#43532f",
    "water": "#2f4d5c",
    "wood": "#7d5a33",
    "leaf": "#8fbf74",
    "gold": "#e8bd45",
    "on-gold": "#1b1916",
    "hole": "#0b0a09",
    "on-hole": "#f3ece0",
    "night": "#8d83a3",
    "iron": "#9aa1ab",
    "bronze": "#c98f52",
    "violet": "#b79be3",
    "teal": "#6bbdc4",
    "dusk": "#4a4766",
}
THEMES: dict[Theme, dict[str, str]] = {"light": LIGHT, "dark": DARK}

UNIT = 8  # distances in drawings are multiples of this
SMALL, TEXT, LARGE, HEAD = 11, 14, 18, 24  # font sizes
FONT = "'Source Sans Pro', 'Source Sans 3', 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"

TONED = ("paper", "board", "raised", "line", "edge", "muted", "accent", "glow")  # the colours that a tone may change

_COLOUR = re.compile(r'"(?:var\(--([a-z0-9-]+)\)|light-dark\((#[0-9a-f]+),(#[0-9a-f]+)\))"')
_PAIR = re.compile(r"(#[0-9a-f]{3,8})/(#[0-9a-f]{3,8})")


def colour(name: str) -> str:
    """Return a named colour as a CSS variable, or a pair of colours as a CSS colour that depends on the theme."""
    if pair := _PAIR.fullmatch(name):
        return f"light-dark({pair[1]},{pair[2]})"
    if name not in LIGHT:
        raise KeyError(f"there is no colour {name!r}")
    return f"var(--{name})"


def toned(tone: Mapping[str, str], theme: Theme) -> dict[str, str]:
    """Return the colours of a theme with those that a tone changes, such as `{"paper": "#eeeae2/#16151a"}`."""
    changed = {}
    for name, both in tone.items():
        pair = _PAIR.fullmatch(both)
        if name not in TONED or not pair:
            raise ValueError(f"{name} = {both!r}: a tone has a pair of colours for some of {', '.join(TONED)}")
        changed[name] = pair[1 if theme == "light" else 2]
    return THEMES[theme] | changed


def tone_css(name: str, tone: Mapping[str, str]) -> str:
    """Return CSS that gives a tone to whatever has the attribute `data-tone` with this name."""
    light, dark = toned(tone, "light"), toned(tone, "dark")
    colours = "".join(f"  --{key}: light-dark({light[key]}, {dark[key]});\n" for key in tone)
    return f'[data-tone="{name}"] {{\n{colours}}}\n' if tone else ""


def paint(drawing: str, theme: Theme | None) -> str:
    """Replace the CSS variables and pairs in a drawing by the colours of a theme, for use outside a page.

    If the theme is None, they stay.
    """
    if theme is None:
        return str(drawing)

    def painted(found: re.Match[str]) -> str:
        return f'"{THEMES[theme][found[1]] if found[1] else found[2 if theme == "light" else 3]}"'

    return _COLOUR.sub(painted, drawing)
