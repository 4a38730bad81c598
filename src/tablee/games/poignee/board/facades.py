"""The façades of the twelve buildings: each has a false front, a colour, windows and a thing on its boardwalk.

The row in the north shows its roofs against the sky; of the row in the south only their tops show above the boardwalk.
Where meeples stand inside, the wall is pale and plain.
"""

from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, el, element, group
from tablee.games.poignee.board.layout import Plot

DEEP = "@#3d2c1c/#120d09"  # outlines
ROOM = "@#fbf3e1/#2c251e"  # the wall behind meeples
FLOOR = "@#ead6b0/#3d3024"
PLANK = "@#8b5a2b/#1e140b"
GLASS = "@#a9cbd9/#ffcf6b"  # windows reflect the sky by day and are lit at night
RISE, PEEK, LOW = 28.0, 14.0, 11.0  # how high roofs are: in the north, in the south, and on a narrow board

Outline = tuple[tuple[float, float], ...]  # from left to right, in shares of the width and of the height


class Front(NamedTuple):
    """How a façade looks."""

    wall: str
    trim: str
    roof: Outline
    texture: str  # the id of a pattern
    window: str  # the id of a window
    prop: str  # the id of what stands on the boardwalk


def _both(*half: tuple[float, float]) -> Outline:
    """Return an outline whose right half mirrors the left one."""
    return (*half, *((1 - x, y) for x, y in reversed(half) if x != 0.5))


STEPS = _both((0, 0.3), (0.16, 0.3), (0.16, 0.62), (0.32, 0.62), (0.32, 1), (0.5, 1))
FLAT = _both((0, 0.42), (0.05, 0.42), (0.05, 0.9), (0.02, 0.9), (0.02, 1), (0.5, 1))
GAMBREL = _both((0, 0.12), (0.14, 0.68), (0.5, 1))
POLES = _both((0, 0.3), (0.09, 0.3), (0.09, 0.55), (0.38, 0.55), (0.38, 0.75), (0.5, 0.75))
MISSION = _both(
    (0, 0.3), (0.14, 0.3), (0.2, 0.36), (0.25, 0.55), (0.29, 0.62), (0.34, 0.64), (0.38, 0.8), (0.43, 0.94), (0.5, 1)
)
GABLE = _both((0, 0.3), (0.24, 0.3), (0.5, 1))
BARN = _both((0, 0), (0.08, 0.7), (0.3, 1), (0.5, 1))
TOWER = ((0, 0.1), (0.08, 0.25), (0.08, 0.6), (0.15, 1), (0.22, 0.6), (0.22, 0.25), (0.5, 0.5), (1, 0.1))
PRESS = _both((0, 0.35), (0.16, 0.35), (0.2, 0.9), (0.5, 0.9))
FORGE = (
    (0, 0.15),
    (0.72, 0.55),
    (0.72, 1),
    (0.7, 1),
    (0.7, 1.15),
    (0.89, 1.15),
    (0.89, 1),
    (0.87, 1),
    (0.87, 0.4),
    (1, 0.3),
)
TEETH = _both((0, 0.9), (0.07, 0.9), (0.07, 0.4), (0.15, 0.4), (0.15, 0.8), (0.23, 0.8), (0.23, 0.4), (0.5, 0.4))
TURRETS = _both((0, 0.3), (0.02, 0.3), (0.02, 0.6), (0.1, 1.1), (0.18, 0.6), (0.18, 0.3), (0.5, 0.45))

FRONTS = (
    Front("@#cf6f63/#6b302b", "@#fff4e6/#c99a8e", STEPS, "boards", "sash", "pole"),
    Front("@#7ea168/#324a2c", "@#f4ecc8/#9fb58c", FLAT, "boards", "shop", "barrel"),
    Front("@#b27a44/#54361e", "@#f2dcb2/#b08a5c", GAMBREL, "planks", "hatch", "hitch"),
    Front("@#7294ad/#2b4152", "@#eaf2f4/#8fb0c4", POLES, "boards", "sash", "wire"),
    Front("@#e5a468/#6e4422", "@#fff0d4/#d79b5f", MISSION, "plaster", "arch", "cactus"),
    Front("@#7a7190/#322c44", "@#e6e0ee/#9c90b8", GABLE, "planks", "lancet", "coffin"),
    Front("@#c4839d/#5a3143", "@#fff0f2/#c795a8", TURRETS, "boards", "balcony", "lantern"),
    Front("@#62a097/#23463f", "@#e8f6ee/#86bdb0", TEETH, "bricks", "shop", "scales"),
    Front("@#958c84/#3d3833", "@#efe7dc/#a39a90", FORGE, "bricks", "forge", "anvil"),
    Front("@#d6ae45/#5f4b1b", "@#fff7d9/#cfae5a", PRESS, "boards", "shop", "paper"),
    Front("@#d9d5c4/#56544c", "@#fffdf4/#bdb9a8", TOWER, "boards", "lancet", "bell"),
    Front("@#b34b3b/#591f18", "@#fbe9d8/#c4806f", BARN, "planks", "hatch", "hay"),
)


def paint_of(wall: str) -> str:
    """Return the colour of a painted sign: that of the wall, paler by day, so that dark letters can be read on it."""
    day, night = wall[1:].split("/")
    pale = "".join(f"{round(int(day[i : i + 2], 16) * 0.58 + 255 * 0.42):02x}" for i in (1, 3, 5))
    return f"@#{pale}/{night}"


def roof_line(plot: Plot, b: int, narrow: bool = False) -> list[tuple[float, float]]:
    """Return the points of a building's roof line, from left to right; it rises from the upper edge of its body."""
    x, y, wide, _ = plot.body
    high, deep = (LOW, 5) if narrow else (RISE, 12) if b < 6 else (PEEK, 5)
    base = y + deep
    return [(x + wide * u, base - high * v) for u, v in FRONTS[b].roof]


def path_of(points: list[tuple[float, float]]) -> str:
    """Return an open line through points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def facade(plot: Plot, b: int, narrow: bool) -> list[Markup]:
    """Draw a building without what depends on the position."""
    front, at = FRONTS[b], plot.body
    line = path_of(roof_line(plot, b, narrow))
    wall = f"{line}V{at.bottom:g}H{at.x:g}Z"
    edge = {"stroke": DEEP, "stroke_width": 1.6, "stroke_linejoin": "round"}
    trim = {"fill": "none", "stroke": front.trim, "stroke_width": 1.8 if narrow else 2.6, "stroke_linejoin": "round"}
    parts = [
        el("path", d=wall, fill=front.wall, **edge),
        el("path", d=wall, fill=f"url(#{front.texture})"),
        el("path", d=line, **trim),
        el("path", d=f"M{at.right - 3:g} {at.y + 16:g}V{at.bottom - 1:g}", stroke="@shade", stroke_width=5),
    ]
    parts += _room(plot, narrow)
    parts += [*_upstairs(plot, front), _price_board(plot)] if not narrow else [_price_board(plot, upright=True)]
    parts += _sign(plot.sign, front)
    return parts


def _room(plot: Plot, narrow: bool) -> list[Markup]:
    """Draw the room in which meeples stand, with a floor, and a shadow under its ceiling."""
    room = plot.inside.inset(-1.5) if narrow else plot.inside._replace(y=plot.inside.y - 1, height=67.0)
    low = Rect(room.x, room.bottom - 9, room.width, 9)
    shade = f"M{room.x:g} {room.y + 2:g}h{room.width:g}"
    return [
        room.draw(rx=3, fill=ROOM),
        room.draw(rx=3, fill="url(#lamp)"),
        low.draw(fill=FLOOR),
        el("path", d=shade, stroke="@shade", stroke_width=4),
        room.draw(rx=3, fill="none", stroke=DEEP, stroke_width=1.4),
    ]


def _upstairs(plot: Plot, front: Front) -> list[Markup]:
    """Draw the windows on both sides of the price."""
    (x, y), aside = plot.cost, plot.body.width / 2 - 21
    return [element("use", href=f"#{front.window}", x=round(x + side * aside, 1), y=round(y, 1)) for side in (-1, 1)]


def _price_board(plot: Plot, upright: bool = False) -> Markup:
    wide, high = (25.0, 70.0) if upright else (60.0, 20.0)
    x, y = plot.cost
    board = Rect(x - wide / 2, y - high / 2, wide, high)
    return board.draw(rx=4, fill="@#f6e7c6/#3a2f23", stroke=DEEP, stroke_width=1)


def _sign(at: Rect, front: Front) -> list[Markup]:
    """Draw the plank that the name is written on."""
    plank = at.inset(1.5)
    nails = "".join(
        f"M{x:g} {plank.y + 4:g}h.01M{x:g} {plank.bottom - 4:g}h.01" for x in (plank.x + 4, plank.right - 4)
    )
    return [
        plank._replace(y=plank.y + 1.5).draw(rx=3, fill="@shade"),
        plank.draw(rx=3, fill=paint_of(front.wall), stroke=DEEP, stroke_width=1.4),
        plank.inset(2).draw(rx=2, fill="none", stroke=front.trim, stroke_width=1.3, stroke_opacity=0.75),
        el("path", d=nails, stroke=DEEP, stroke_width=2, stroke_linecap="round"),
    ]


def prop(plot: Plot, b: int, narrow: bool) -> Markup:
    """Draw what stands on the boardwalk beside a door."""
    x, y, wide, high = plot.porch
    if narrow:
        return element("use", href=f"#{FRONTS[b].prop}", transform=f"translate({x + wide / 2:.1f} {y + high - 23:.1f})")
    return group(
        element("use", href=f"#{FRONTS[b].prop}", transform=f"translate({x + 25:.1f} {y + high / 2:.1f})"),
    )


def wires(plots: list[Plot]) -> Markup:
    """Draw the telegraph's poles and their wires over the roofs beside it."""
    at = plots[3].body
    left, right = at.x + 16, at.right - 16
    mast = "".join(f"M{x:g} {at.y + 6:g}V{at.y - 17:g}M{x - 8:g} {at.y - 12:g}h16" for x in (left, right))
    wire = (
        f"M{left - 190:g} 0Q{left - 90:g} {at.y - 2:g} {left:g} {at.y - 13:g}Q{at.centre[0]:g} {at.y - 5:g} {right:g}"
    )
    wire += f" {at.y - 13:g}Q{right + 100:g} {at.y - 2:g} {right + 190:g} 0"
    return group(
        el("path", d=wire, fill="none", stroke=DEEP, stroke_width=0.9),
        el("path", d=mast, fill="none", stroke="@#5e4226/#2a1c10", stroke_width=2.6, stroke_linecap="round"),
    )


def gradients() -> list[Markup]:
    """Return the textures of walls, and the light of lamps in rooms."""
    glow = [el("stop", offset=o, stop_color="@#ffe9b8/#ffb648", stop_opacity=a) for o, a in ((0, 0.34), (1, 0))]
    line = {"fill": "none", "stroke": PLANK, "stroke_opacity": 0.3, "stroke_width": 1}
    user = {"patternUnits": "userSpaceOnUse"}
    return [
        element("radialGradient", *glow, id="lamp", cx=0.5, cy=0, r=0.75),
        element(
            "pattern",
            el("path", d="M0 .5H40M13 .5V7M33 7V14M0 7.5H40", **line),
            id="boards",
            width=40,
            height=14,
            **user,
        ),
        element(
            "pattern", el("path", d="M.5 0V40M9.5 0V18M9.5 22V40", **line), id="planks", width=18, height=40, **user
        ),
        element(
            "pattern",
            el("path", d="M0 .5H16M0 6.5H16M4 .5V6.5M12 6.5V12", **line),
            id="bricks",
            width=16,
            height=12,
            **user,
        ),
        element(
            "pattern",
            el("path", d="M5 9l4 -1M31 24l5 1M18 3h3M26 13h2", **line),
            id="plaster",
            width=44,
            height=30,
            **user,
        ),
    ]
