"""The sky, which turns from noon to dusk as the end of the game comes nearer."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, el, group, layer
from tablee.core.position import Position
from tablee.games.poignee.board.facades import path_of, roof_line
from tablee.games.poignee.board.layout import Layout
from tablee.games.poignee.facts import buried

LAST = 4  # the stage of the last round; 0 is noon
TINTS = (  # of the sky in each stage: its colour and how opaque it is
    ("", 0.0),
    ("@#ffd98a/#5a3f6e", 0.3),
    ("@#ffab57/#3a2a5c", 0.5),
    ("@#ee7a3f/#1d1740", 0.62),
    ("@#9a4468/#07071a", 0.72),
)
WEST = (637, 11), (490, 11), (343, 12), (192, 14), (192, 40)  # where the sun is, between roofs
GABLE = (
    (0, 0),
    (0, 14),
    (22, 14),
    (36, 8),
    (46, 8),
    (52, 3),
    (110, 3),
    (116, 8),
    (126, 8),
    (140, 14),
    (162, 14),
    (162, 0),
)
ORBS = ("@#fff6c8/#f4efdc", "@#fff0a8/#f4efdc", "@#ffe07a/#f2e6c0", "@#ffc24d/#f0d9a0", "@#ff8f3a/#e9a06a")


def sky_of(layout: Layout) -> Rect:
    """Return the part of the picture in which there is sky: above the roofs, or where the street ends."""
    if layout.narrow:
        return Rect(266, layout.town.y, 148, 26)
    return Rect(0, 0, layout.width, 58)


def stage(position: Position) -> int:
    """PM-119, PM-120, PM-121: return how near the end is, by the trigger that is nearest to coming true."""
    box, state = position.frozen
    if state.by_turn >= 0:
        return LAST
    done = max(
        (box.bars - state.bank) / box.bars, len(buried(position)) / box.tombs, state.crates_exploded / box.crates
    )
    return min(int(done * LAST), LAST - 1)


@layer
def draw_sky(scene: Scene, layout: Layout, now: int) -> None:
    """Draw the colour of the hour over the sky, and the sun (or the moon), which sinks to the west."""
    tint, opacity = TINTS[now]
    at = sky_of(layout)
    if tint:
        scene.background(el("path", d=_outline(layout), fill=tint, fill_opacity=opacity))
    scene.background(_orb(layout, at, now))


def _orb(layout: Layout, at: Rect, now: int) -> Markup:
    if layout.narrow:
        x, y, r = at.centre[0] - 14 * now, at.y + 8 + 2.5 * now, 6.0
    else:
        x, y, r = *WEST[now], 8.0
    halo = el("circle", cx=x, cy=y, r=r * 1.6, fill=ORBS[now], fill_opacity=0.35)
    return group(halo, el("circle", cx=x, cy=y, r=r, fill=ORBS[now]))


def _outline(layout: Layout) -> str:
    """Return the outline of the sky above the roofs."""
    at = sky_of(layout)
    if layout.narrow:
        return f"M{at.x:g} {at.y:g}h{at.width:g}v{at.height:g}h{-at.width:g}Z"
    low = at.bottom
    points = [(0.0, low), *((layout.jail.x + x, y) for x, y in ((0, low), (0, 9), (162, 9), (162, low)))]
    for b, plot in enumerate(layout.plots[:6]):
        points += [(plot.body.x, low), *roof_line(plot, b), (plot.body.right, low)]
    points += [(layout.saloon.x + x, y if y else low) for x, y in GABLE]
    return path_of([(0.0, 0.0), *points, (layout.width, low), (layout.width, 0.0)]) + "Z"
