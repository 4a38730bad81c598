"""Main Street: ground, boardwalks, wheel tracks, doors, showdown spaces and dice."""

from typing import NamedTuple

from tablee.core.drawing.scene import Markup, Scene, el, group, layer, remembered, text_at
from tablee.core.drawing.shapes import die
from tablee.core.frozen import Part
from tablee.core.texts import Say
from tablee.games.poignee.actions import SPACE_NAMES
from tablee.games.poignee.board.figures import badge, doors, explosion, open_doors, plate, target
from tablee.games.poignee.board.layout import Layout, Plot, where
from tablee.games.poignee.board.legend import KIND_RULES
from tablee.games.poignee.box import Direction, Meeple, Space
from tablee.games.poignee.facts import Effect, kind_name


@layer
def draw_ground(scene: Scene, layout: Layout, direction: Direction) -> None:
    """Once a sowing has a direction, show it in the street."""
    if direction != Direction.OPEN:
        _draw_tracks(scene, layout, direction)


def _draw_tracks(scene: Scene, layout: Layout, direction: Direction) -> None:
    """Draw chevrons in each lane of the street."""
    (x0, y0), (x1, y1) = layout.showdown
    gap, middle = layout.duel * 0.6, layout.boom
    clear = layout.duel * 2.4  # nothing is drawn this close to the showdown spaces and the explosion circle
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
        line = {"fill": "none", "stroke_linecap": "round"}
        scene.background(el("path", d="".join(marks), stroke="@#a85f00/#ffc04d", stroke_width=3, **line))


def _mark(x: float, y: float, lane: int, direction: Direction, narrow: bool) -> str:
    """Return a chevron; clockwise is east in the northern lane and west in the southern one."""
    ahead = -5.0 if (lane > 0) == (direction == Direction.CLOCKWISE) else 5.0
    if narrow:
        return f"M{x - 6:.1f} {y - ahead:.1f}l6 {2 * ahead:.1f}l6 {-2 * ahead:.1f}"
    return f"M{x - ahead:.1f} {y - 6:.1f}l{2 * ahead:.1f} 6l{-2 * ahead:.1f} 6"


class Waiting(NamedTuple):
    """A meeple on a door, and what it would bring if it is to be resolved now; None while the sowing goes on."""

    door: int
    kind: int
    effect: Effect | None


@layer
def draw_spaces(
    scene: Scene,
    layout: Layout,
    ahead: tuple[int, ...],
    waiting: tuple[Waiting, ...],
    acting: int,
    blasts: tuple[int, int, int],
    say: Say,
) -> None:
    """Draw the doors, the showdown spaces and the explosion circle.

    The spaces `ahead`, on which the next meeple may go, are outlined. `waiting` are the meeples on doors.
    `blasts` are the crates that have exploded, those that are about to, and all.
    """
    at_doors = {meeple.door: meeple for meeple in waiting}
    for space, name in enumerate(SPACE_NAMES):
        if space >= Space.W:
            title = say("space-title", space=space, place=space)
            look = group(_duel_space(layout.duel, space in ahead), at=where(layout, space))
            scene.spot(name, look, title, rules=("PM-040", "PM-087"))
        else:
            _draw_door(scene, layout, space, space in ahead, at_doors.get(space), acting == space, say)
    burst = explosion(40 if layout.narrow else 42, blasts[0], blasts[1] > 0)
    title = say("explosion-title", count=blasts[0], burning=blasts[1], crates=blasts[2])
    scene.spot("explosion", group(burst, at=layout.boom), title, rules=("PM-106", "PM-109"))


@remembered
def _duel_space(radius: float, is_next: bool) -> Markup:
    """Return a showdown space, outlined if the next meeple may go there."""
    ring = el("circle", r=radius + 6, fill="none", stroke="@glow", stroke_width=3, stroke_dasharray="6 5")
    return group(target(radius), ring) if is_next else target(radius)


@layer
def _draw_door(
    scene: Scene, layout: Layout, door: int, is_next: bool, waiting: Waiting | None, busy: bool, say: Say
) -> None:
    """Draw a door; beside a meeple that is to be resolved, who gets what."""
    plot = layout.plots[door]
    line: dict[str, object] = {"stroke": "@edge", "stroke_width": 1.2, "stroke_opacity": 0.6}
    if is_next:
        line = {"stroke": "@glow", "stroke_width": 3, "stroke_dasharray": "6 5"}
    elif busy:
        line = {"stroke": "@accent", "stroke_width": 3}
    quiet = waiting is None and not is_next
    parts = [plot.porch.draw(rx=9, fill="@#fff4da/#2a231b", fill_opacity=0.06 if quiet else None, **line)]
    if waiting is None:
        parts.append(group(doors(layout.door * 1.05), at=plot.door))
    else:
        parts.append(group(open_doors(layout.door), at=plot.door))
    if waiting is None or waiting.effect is None:
        scene.spot(SPACE_NAMES[door], group(*parts), say("door-title", place=door), rules=("PM-026", "PM-027"))
    else:
        parts += _gains(layout, plot, waiting.effect)
        rules = KIND_RULES[Meeple(waiting.kind)]
        scene.spot(
            SPACE_NAMES[door], group(*parts), waiting_title(door, waiting.kind, waiting.effect, say), rules=rules
        )


def waiting_title(door: int, kind: int, what: Effect, say: Say) -> str:
    """Return the title of a meeple that is to be resolved."""
    who = say("seat-name", seat=what.seat) if what.seat >= 0 else ""
    done = say("effect", effect=what.kind, who=who, count=what.number)
    return say("waiting-title", kind=kind_name(kind), place=door, done=done)


def _gains(layout: Layout, plot: Plot, what: Effect) -> list[Markup]:
    """Return the mark of who gets something, and how many draws or points; a dash if nobody gets anything."""
    x, y = plot.porch.centre
    aside = plot.porch.width / 2 - layout.badge - 4
    at, number_at = (x - aside, y), (x + aside, y)
    if layout.narrow:
        y = plot.porch.y + plot.porch.height - layout.badge - 3
        at, number_at = (x - 20, y), (x + 20, y)
    if what.kind == "none":
        return [
            text_at("–", *((x, y) if layout.narrow else number_at), layout.large, fill="@muted", font_weight="bold")
        ]
    mark = group(badge(what.seat, layout.badge), at=at)
    if what.kind in ("build", "upgrade"):
        return [mark, group(plate(what.number, what.seat, layout.badge, what.kind == "upgrade"), at=number_at)]
    return [mark, text_at(f"+{what.number}", *number_at, layout.large * 0.9, font_weight="bold")]


@layer
def draw_dice(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the dice of a showdown beside the showdown spaces, each with the mark of the player who rolled it.

    They lie there until the winner has drawn the reward. By then the players have their tokens back.
    """
    state = position.frozen[1]
    size = 58.0 if layout.narrow else 52.0
    for i, name in enumerate("WE"):
        if value := state.dice[i]:
            seat, space = state.controller[i], Space.W + i
            who = say("seat-name", seat=seat) if seat >= 0 else ""
            title = say("die-title", value=value, who=who, known="yes" if seat >= 0 else "no", space=space, place=space)
            look = die(value, size)
            if seat >= 0:
                look = group(look, group(badge(seat, layout.badge), at=(size * 0.52, -size * 0.52)))
            scene.piece(f"die-{name}", *layout.dice[i], look, title, rules=("PM-089", "PM-094"))
