"""The drawings of dice, of the signs on them, of the winner's crown, and of the parchment behind texts."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.core.drawing.shapes import die
from tablee.games.destorsion.board.layout import scaled

HAT = "M0 -19L9 -3H-9Z"
HOOD = "M0 -19C8 -19 9 -9 8 -3H-8C-9 -9 -8 -19 0 -19Z"
CROSS = "M-7 -7L7 7M-7 7L7 -7"


@remembered
def sign(use: str) -> Markup:
    """Draw what a die is for: a dwarf's hat, the Master's hood, or a cross if it is lost."""
    if use == "lost":
        return el("path", d=CROSS, stroke="@bad", stroke_width=2.5, stroke_linecap="round")
    if use == "dwarf":
        return el("path", d=HAT, fill="@accent", stroke="@ink", stroke_width=1, stroke_linejoin="round")
    eyes = [el("circle", cx=x, cy=-9, r=1.5, fill="@gold") for x in (-2.5, 2.5)]
    return group(el("path", d=HOOD, fill="@night", stroke="@ink", stroke_width=1), *eyes)


@remembered
def used_die(value: int, use: str, size: float, reach: Rect) -> Markup:
    """Draw a die that wears a sign of what it moves. A lost die is crossed out, and a third die has a plus before it.

    `reach` is the area in which a click counts for the die.
    """
    purpose = use.removeprefix("bonus-")
    parts = [reach.draw(fill="transparent"), die(value, size, "@dusk" if purpose == "master" else "@raised")]
    if purpose == "lost":
        parts = [parts[0], group(parts[1], opacity=0.6), scaled(size / 18, sign("lost"))]
    elif purpose != "none":
        parts.append(group(scaled(size / 40, sign(purpose)), at=(0, 3 * size / 40 - size / 2)))
    if use.startswith("bonus"):
        parts.append(text_at("+", -size / 2 - size * 0.12, 0, size * 0.55, font_weight="bold"))
    return group(*parts)


@remembered
def crown(scale: float) -> Markup:
    """Draw the crown of the winner."""
    rim = "M-16 12L-18 -8L-8 0L0 -14L8 0L18 -8L16 12Z"
    return scaled(scale, el("path", d=rim, fill="@gold", stroke="@ink", stroke_width=1.5, stroke_linejoin="round"))


@remembered
def plaque(at: Rect) -> Markup:
    """Draw a sheet of parchment nailed to the wall: the background of texts and dice."""
    nails = "".join(f"M{x:g} {y:g}h0" for x in (at.x + 6, at.right - 6) for y in (at.y + 6, at.bottom - 6))
    return group(
        at._replace(y=at.y + 2).draw(rx=5, fill="#000", opacity=0.35),
        at.draw(rx=5, fill="@#f5ead0/#2a241d", stroke="@#7d6844/#0d0b09", stroke_width=2),
        at.inset(2.5).draw(rx=3, fill="none", stroke="@#d9c69a/#40372b", stroke_width=1.5),
        el("path", d=nails, stroke="@#5b4a35/#8d8f94", stroke_width=3.6, stroke_linecap="round"),
    )
