"""Rectangles and buttons for all boards."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.palette import TEXT
from tablee.core.drawing.scene import Markup, Scene, el, group, remembered, text_at
from tablee.core.drawing.shapes import panel

ICON = 24.0  # width of an icon on a button
SIDE = 14.0  # margin left and right of a button's label


class Rect(NamedTuple):
    """A rectangle in the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """Return the centre point."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def middle(self) -> float:
        """Return the y coordinate of the centre."""
        return self.y + self.height / 2

    @property
    def right(self) -> float:
        """Return the x coordinate of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return the y coordinate of the bottom edge."""
        return self.y + self.height

    def inset(self, by: float) -> "Rect":
        """Return a smaller rectangle, with a margin of `by` on all sides."""
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def draw(self, **attributes: object) -> Markup:
        """Return an SVG element that draws the rectangle."""
        return el("rect", x=self.x, y=self.y, width=self.width, height=self.height, **attributes)

    def panel(self, fill: str = "@board") -> Markup:
        """Return an SVG element that draws the rectangle as the background of an area."""
        return panel(self.x, self.y, self.width, self.height, fill=fill)


@remembered
def button_look(at: Rect, *inside: Markup) -> Markup:
    """Draw a button with the given contents."""
    return group(at.draw(rx=8, fill="@raised", stroke="@edge", stroke_width=1.5), *inside)


def button(
    scene: Scene,
    ref: str,
    x: float,
    middle: float,
    text: str,
    icons: Sequence[Markup] = (),
    *,
    size: float = TEXT,
    rules: tuple[str, ...] = (),
) -> float:
    """Add a button to the scene as a spot named `ref`; return its right edge. Icons are placed before the text.

    `rules` are the ids of the rules that explain the button.
    """
    at = Rect(x, middle - size * 1.4, 2 * SIDE + text_width(text, size) + ICON * len(icons), size * 2.8)
    drawn = [group(icon, at=(x + SIDE + ICON * (i + 0.25), middle)) for i, icon in enumerate(icons)]
    label = text_at(text, x + SIDE + ICON * len(icons), middle, size, anchor="start", font_weight="bold")
    scene.spot(ref, button_look(at, *drawn, label), text, rules=rules)
    return at.right
