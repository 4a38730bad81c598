"""Rectangles and buttons, which every board needs."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.palette import TEXT
from tablee.core.drawing.scene import Markup, Scene, el, group, remembered, text_at
from tablee.core.drawing.shapes import panel

ICON = 24.0  # width an icon takes on a button
SIDE = 14.0  # margin left and right of a button's label


class Rect(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """Return its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def middle(self) -> float:
        """Return the height of its middle."""
        return self.y + self.height / 2

    @property
    def right(self) -> float:
        """Return its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Return its lower edge."""
        return self.y + self.height

    def inset(self, by: float) -> "Rect":
        """Return it with a margin taken off on all sides."""
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def draw(self, **attributes: object) -> Markup:
        """Draw it as a rectangle."""
        return el("rect", x=self.x, y=self.y, width=self.width, height=self.height, **attributes)

    def panel(self, fill: str = "@board") -> Markup:
        """Draw it as the background of an area."""
        return panel(self.x, self.y, self.width, self.height, fill=fill)


@remembered
def button_look(at: Rect, *inside: Markup) -> Markup:
    """Return a button with something on it."""
    return group(at.draw(rx=8, fill="@raised", stroke="@edge", stroke_width=1.5), *inside)


def button(
    scene: Scene, ref: str, x: float, middle: float, text: str, icons: Sequence[Markup] = (), *, size: float = TEXT
) -> float:
    """Add a button as a spot that choices name `ref`; return its right edge. Icons come before the text."""
    at = Rect(x, middle - size * 1.4, 2 * SIDE + text_width(text, size) + ICON * len(icons), size * 2.8)
    drawn = [group(icon, at=(x + SIDE + ICON * (i + 0.25), middle)) for i, icon in enumerate(icons)]
    label = text_at(text, x + SIDE + ICON * len(icons), middle, size, anchor="start", font_weight="bold")
    scene.spot(ref, button_look(at, *drawn, label), text)
    return at.right
