"""The grounds of the zones: felt for provinces, a camp for troops, stone for the players, all framed in bronze.

Plain colours are part of the picture. What lies on them is shown from the scenery.
"""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, element, group
from tablee.games.airain.board import sheet

BRONZE, SHINE = "@#9a6a33/#86602f", "@#e6c184/#4d3a20"  # the frame, and the light on its inner edge
COLOURS = {
    "field": "@#5f8475/#22352e",  # felt
    "camp": "@#e6d1a3/#40361f",  # sand
    "spoils": "@#f3dfc6/#38281e",  # trampled earth
    "tablet": "@#f7ecd6/#2d2720",  # clay
    "cloth": "@#f8f0df/#2a2520",  # linen
    "stone": "@#f4ecda/#2b2721",
}
ROUND = 9.0
CITY = 216.0  # half the width of a city; it lies at the right


def _framed(zone: Rect, colour: str, *inside: Markup) -> Markup:
    return group(
        zone.draw(rx=ROUND, fill=COLOURS[colour], stroke=BRONZE, stroke_width=4),
        *inside,
        zone.inset(2).draw(rx=ROUND - 2, fill="none", stroke=SHINE),
    )


def ground(zone: Rect, name: str, sheet_: str = "") -> Markup:
    """Return the ground of a zone and, if a drawing of the scenery is named, what lies on it there."""
    return _framed(zone, name, *([sheet.show(sheet_, name, x=zone.x, y=zone.y)] if sheet_ else []))


def cloth(zone: Rect, seat: int = -1) -> Markup:
    """Return the cloth on which a hand lies; its hem has the colour of the seat."""
    hem = [_band(zone, 10, seat, 0.9)] if seat >= 0 else []
    return _framed(zone, "cloth", *hem)


def city(zone: Rect, sheet_: str, seat: int, head: float) -> Markup:
    """Return the ground of a player: a slab with a band in the colour of the seat, and a city far away."""
    skyline = sheet.show(sheet_, f"city{seat}", x=zone.right - CITY, y=zone.bottom - 2)
    return _framed(zone, "stone", _band(zone, head, seat, 0.16), skyline)


def turn_mark(zone: Rect, acting: bool) -> Markup:
    """Return the mark of a player who is on turn or asked: a bar, and a bright frame while that player acts."""
    bar = Rect(zone.x + 4, zone.y + 10, 7, zone.height - 20)
    if not acting:
        return bar.draw(rx=3, fill="@muted")
    frame = zone.draw(rx=ROUND, fill="none", stroke="@glow", stroke_width=4)
    return group(bar.draw(rx=3, fill="@accent"), frame)


def _band(zone: Rect, high: float, seat: int, opacity: float) -> Markup:
    """Return a band along the upper edge of a zone."""
    x, y, wide, _ = zone.inset(2)
    outline = f"M{x:g} {y + high:g}v{7 - high:g}q0 -7 7 -7h{wide - 14:g}q7 0 7 7v{high - 7:g}z"
    return element("path", d=outline, fill=f"@seat{seat}", fill_opacity=opacity)
