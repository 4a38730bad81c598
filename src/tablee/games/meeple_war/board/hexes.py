"""What terrains and sites have in common: a hex, a drawing of the scenery in it, and letters that stand out from it."""

from typing import Any

from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.layout import View
from tablee.games.meeple_war.board.scenery import shown

HALO: dict[str, Any] = {
    "stroke": "@#fffaf0cc/#15110ecc",
    "stroke_width": 4,
    "stroke_linejoin": "round",
    "paint_order": "stroke",
}


def frame(view: View, fill: str, *, edge: str = "@edge", width: float = 1.5, **more: object) -> Markup:
    """Draw a hex."""
    return figures.hexagon(view.radius * 0.97, fill=fill, stroke=edge, stroke_width=width, **more)


def art(view: View, what: str, **look: object) -> Markup:
    """Show a drawing of the scenery in a hex."""
    return shown(view.drawing, what, transform=f"scale({view.radius / 100:.3f})", **look)


@remembered
def number(t: int, radius: float, size: float, *, aside: bool) -> Markup:
    """Write the number of a terrain: in the middle, or on a label at the left beside a drawing."""
    if not aside:
        return text_at(str(t), 0, -radius * 0.27, size, **HALO)
    wide, x, y = text_width(str(t), size, bold=False), -radius * 0.78, -radius * 0.28
    label = {
        "x": x - size * 0.08,
        "y": y - size * 0.52,
        "width": wide + size * 0.1,
        "height": size * 1.04,
        "rx": size * 0.3,
    }
    return group(el("rect", fill="@#fff6dfd9/#17120dd9", **label), text_at(str(t), x, y, size, anchor="start"))
