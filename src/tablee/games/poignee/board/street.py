"""Main Street: ground, boardwalks, wheel tracks, doors, showdown spaces and dice."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, remembered
from tablee.core.drawing.shapes import die, panel
from tablee.core.frozen import Part
from tablee.core.texts import Say
from tablee.games.poignee.actions import SPACE_NAMES
from tablee.games.poignee.board.figures import doors, explosion, target
from tablee.games.poignee.board.layout import Layout, where
from tablee.games.poignee.box import Direction, Space


@layer
def draw_ground(scene: Scene, layout: Layout, direction: Direction) -> None:
    """Draw the town's ground, the boardwalks and the street."""
    town, street = layout.town, layout.street
    scene.background(panel(*town, fill="@board"), street.draw(fill="@sand"))
    for walk in layout.walks:
        scene.background(walk.draw(fill="@wood", opacity=0.45))
        planks = []
        for i in range(1, 48):
            at = (walk.height if layout.narrow else walk.width) * i / 48
            across = f"M{walk.x:.0f} {walk.y + at:.1f}h{walk.width:.0f}"
            along = f"M{walk.x + at:.1f} {walk.y:.0f}v{walk.height:.0f}"
            planks.append(across if layout.narrow else along)
        scene.background(el("path", d="".join(planks), stroke="@board", stroke_width=1, opacity=0.6))
    _draw_tracks(scene, layout, direction)


def _draw_tracks(scene: Scene, layout: Layout, direction: Direction) -> None:
    """Draw two wheel tracks along the street; once a sowing has a direction, chevrons in each lane show it."""
    (x0, y0), (x1, y1) = layout.showdown
    gap, middle = layout.door * 0.5, layout.boom
    clear = layout.door * 1.9  # nothing is drawn this close to the showdown spaces and the explosion circle
    for lane in (-1, 1):
        marks = []
        length = (y1 - y0) if layout.narrow else (x1 - x0)
        steps = int(length / 26)
        for i in range(1, steps):
            along = length * i / steps
            if along < clear or along > length - clear or abs(along - length / 2) < clear * 0.7:
                continue
            x, y = (middle[0] - lane * gap, y0 + along) if layout.narrow else (x0 + along, middle[1] + lane * gap)
            marks.append(_mark(x, y, lane, direction, layout.narrow))
        line = (
            {"stroke": "@edge", "opacity": 0.45} if direction == Direction.OPEN else {"stroke": "@glow", "opacity": 0.9}
        )
        scene.background(el("path", d="".join(marks), fill="none", stroke_width=2.5, stroke_linecap="round", **line))


def _mark(x: float, y: float, lane: int, direction: Direction, narrow: bool) -> str:
    """Return a dash of a track, or a chevron; clockwise is east in the northern lane and west in the southern one."""
    if direction == Direction.OPEN:
        return f"M{x:.1f} {y - 5:.1f}v10" if narrow else f"M{x - 5:.1f} {y:.1f}h10"
    ahead = -5.0 if (lane > 0) == (direction == Direction.CLOCKWISE) else 5.0
    if narrow:
        return f"M{x - 6:.1f} {y - ahead:.1f}l6 {2 * ahead:.1f}l6 {-2 * ahead:.1f}"
    return f"M{x - ahead:.1f} {y - 6:.1f}l{2 * ahead:.1f} 6l{-2 * ahead:.1f} 6"


@layer
def draw_spaces(scene: Scene, layout: Layout, ahead: tuple[int, ...], exploded: int, say: Say) -> None:
    """Draw the doors, the showdown spaces and the explosion circle; the spaces `ahead` are outlined."""
    for space, name in enumerate(SPACE_NAMES):
        title = say("space-title", space=space, place=space)
        look = group(_space(layout, space, space in ahead), at=where(layout, space))
        rules = ("PM-040", "PM-087") if space >= Space.W else ("PM-026", "PM-027")
        scene.spot(name, look, title, rules=rules)
    burst = explosion(46 if layout.narrow else 40)
    title = say("explosion-title", count=exploded)
    scene.spot("explosion", group(burst, at=layout.boom), title, rules=("PM-109",))


@remembered
def _space(layout: Layout, space: int, is_next: bool) -> Markup:
    """Return a door or a showdown space, outlined if the next meeple may go there."""
    if space >= Space.W:
        radius = layout.door * 0.78
        ring = el("circle", r=radius + 7, fill="none", stroke="@glow", stroke_width=3, stroke_dasharray="6 5")
        return group(target(radius), ring) if is_next else target(radius)
    half = layout.door / 2
    mat = Rect(-half, -half, layout.door, layout.door)
    line = {"stroke": "@glow", "stroke_width": 3, "stroke_dasharray": "6 5"} if is_next else {"stroke": "@edge"}
    return group(mat.draw(rx=8, fill="@board", **line), doors(layout.door))


@layer
def draw_dice(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the dice of a showdown beside the showdown spaces."""
    state = position.frozen[1]
    for i, name in enumerate("WE"):
        if value := state.dice[i]:
            title = say("die-title", value=value, who=say("seat-name", seat=state.controller[i]))
            look = die(value, layout.door * 0.9)
            scene.piece(f"die-{name}", *layout.dice[i], look, title, rules=("PM-089", "PM-094"))
