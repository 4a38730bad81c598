"""Shapes that all boards share, such as seats, meeples and dice. Shapes that take no position are centred on (0, 0)."""

from collections.abc import Sequence
from math import cos, pi, sin

from tablee.core.drawing.palette import LARGE, SMALL
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at

SEAT_LETTERS = "ABCDE"
SEAT_COLOURS = tuple((f"@seat{seat}", "@on-seat") for seat in range(5))  # fill and text colour; a game may have its own
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


@remembered
def polygon(sides: int, radius: float, turn: float = 0.0, **attributes: object) -> Markup:
    """Draw a regular polygon, turned by `turn` degrees. With 0, a corner points to the right."""
    corners = [
        (radius * cos(turn * pi / 180 + 2 * pi * i / sides), radius * sin(turn * pi / 180 + 2 * pi * i / sides))
        for i in range(sides)
    ]
    return el("polygon", points=" ".join(f"{x:.2f},{y:.2f}" for x, y in corners), **attributes)


@remembered
def shadow(width: float, height: float) -> Markup:
    """Draw the shadow under a standing piece."""
    return el("ellipse", cx=0, cy=height / 2, rx=width * 0.48, ry=height * 0.12, fill="@shade")


@remembered
def seat_badge(seat: int, radius: float, colours: Sequence[tuple[str, str]] = SEAT_COLOURS) -> Markup:
    """Draw a seat's mark. It has its own colour, shape and letter, so that nobody depends on colour alone."""
    fill, ink = colours[seat]
    look = {"fill": fill, "stroke": "@ink", "stroke_width": radius * 0.08}
    shapes = (
        el("circle", r=radius, **look),
        el("rect", x=-radius * 0.9, y=-radius * 0.9, width=radius * 1.8, height=radius * 1.8, rx=radius * 0.2, **look),
        polygon(3, radius * 1.25, -90, **look),
        polygon(4, radius * 1.2, 0, **look),
        polygon(6, radius * 1.05, 0, **look),
    )
    drop = radius * 0.22 if seat == 2 else 0
    letter = text_at(SEAT_LETTERS[seat], 0, drop, radius * 1.05, fill=ink, font_weight="bold")
    return group(shapes[seat], letter)


@remembered
def die(value: int, size: float, fill: str = "@raised") -> Markup:
    """Draw a die that shows a value. A page lets it roll when a piece with a die in it appears."""
    half, pip = size / 2, size * 0.09
    dots = [el("circle", cx=x * size * 0.26, cy=y * size * 0.26, r=pip, fill="@ink") for x, y in PIPS[value]]
    box = el(
        "rect", x=-half, y=-half, width=size, height=size, rx=size * 0.18, fill=fill, stroke="@edge", stroke_width=1.5
    )
    return group(box, *dots, class_="die")


@remembered
def meeple(size: float, fill: str) -> Markup:
    """Draw a standing meeple as one outline."""
    s = size / 100
    path = (
        f"M0 {-50 * s:.2f}C{16 * s:.2f} {-50 * s:.2f} {20 * s:.2f} {-30 * s:.2f} {12 * s:.2f} {-20 * s:.2f}"
        f"C{30 * s:.2f} {-16 * s:.2f} {48 * s:.2f} {-6 * s:.2f} {48 * s:.2f} {4 * s:.2f}"
        f"C{46 * s:.2f} {14 * s:.2f} {30 * s:.2f} {12 * s:.2f} {22 * s:.2f} {12 * s:.2f}"
        f"L{38 * s:.2f} {50 * s:.2f}L{8 * s:.2f} {50 * s:.2f}L0 {30 * s:.2f}L{-8 * s:.2f} {50 * s:.2f}"
        f"L{-38 * s:.2f} {50 * s:.2f}L{-22 * s:.2f} {12 * s:.2f}"
        f"C{-30 * s:.2f} {12 * s:.2f} {-46 * s:.2f} {14 * s:.2f} {-48 * s:.2f} {4 * s:.2f}"
        f"C{-48 * s:.2f} {-6 * s:.2f} {-30 * s:.2f} {-16 * s:.2f} {-12 * s:.2f} {-20 * s:.2f}"
        f"C{-20 * s:.2f} {-30 * s:.2f} {-16 * s:.2f} {-50 * s:.2f} 0 {-50 * s:.2f}Z"
    )
    return group(
        shadow(size, size),
        el("path", d=path, fill=fill, stroke="@ink", stroke_width=size * 0.035, stroke_linejoin="round"),
    )


@remembered
def card(width: float, height: float, *inside: Markup, fill: str = "@raised", edge: str = "@edge") -> Markup:
    """Draw a card with rounded corners and the given contents."""
    look = {"width": width, "height": height, "rx": min(width, height) * 0.09}
    back = el("rect", x=-width / 2 + 1.5, y=-height / 2 + 2.5, fill="@shade", **look)
    face = el("rect", x=-width / 2, y=-height / 2, fill=fill, stroke=edge, stroke_width=1.5, **look)
    return group(back, face, *inside)


@remembered
def token(radius: float, text: str, fill: str = "@raised", ink: str = "@ink", size: float = LARGE) -> Markup:
    """Draw a round token with a short word or number."""
    disc = el("circle", r=radius, fill=fill, stroke="@edge", stroke_width=1.5)
    return group(disc, text_at(text, 0, 0, size, fill=ink, font_weight="bold"))


@remembered
def panel(x: float, y: float, width: float, height: float, *, fill: str = "@board") -> Markup:
    """Draw the background of an area."""
    return el("rect", x=x, y=y, width=width, height=height, rx=10, fill=fill, stroke="@line", stroke_width=1.5)


@remembered
def count(number: int, x: float, y: float) -> Markup:
    """Draw a small badge with a number."""
    disc = el("circle", r=9, fill="@ink")
    return group(disc, text_at(str(number), 0, 0, SMALL, fill="@paper", font_weight="bold"), at=(x, y))
