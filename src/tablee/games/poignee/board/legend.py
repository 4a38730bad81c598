"""The legend: what each kind of meeple does, as icons, and its shooting skill, as stars. Titles say it in words."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, remembered, text_at
from tablee.core.frozen import Frozen, Part
from tablee.core.texts import Say
from tablee.games.poignee.board.figures import meeple, star, target
from tablee.games.poignee.board.layout import Layout
from tablee.games.poignee.box import MEEPLES, Meeple, Side
from tablee.games.poignee.facts import PREY, kind_name

KIND_RULES = {  # the rules that explain what each kind of meeple does
    Meeple.BUILDER: ("PM-057", "PM-061"),
    Meeple.MINER: ("PM-069",),
    Meeple.ROBBER: ("PM-073",),
    Meeple.DEPUTY: ("PM-075",),
    Meeple.MADAME: ("PM-077",),
}


SIGN = 1.5  # distance between the icons of a row, as a multiple of the size of its text


def about_kind(box: Frozen, kind: int) -> dict[str, str | int]:
    """Return the arguments of texts that say what a kind of meeple does."""
    draws = {Meeple.ROBBER: box.robber_draws, Meeple.DEPUTY: box.deputy_draws, Meeple.MADAME: box.madame_draws}
    return {
        "kind": kind_name(kind),
        "count": draws.get(Meeple(kind), 0),
        "basic": box.tile_draws[Side.BASIC],
        "better": box.tile_draws[Side.UPGRADED],
        "skill": box.skill[kind],
    }


@layer
def draw_legend(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the five kinds side by side."""
    box = position.frozen[0]
    for kind in range(MEEPLES):
        name = kind_name(kind)
        look = _entry(layout, box, kind, _cell(layout, kind), say("kind", kind=name))
        title = say("legend-title", **about_kind(box, kind))
        scene.spot(f"legend-{name}", look, title, rules=KIND_RULES[Meeple(kind)])


def _cell(layout: Layout, i: int) -> Rect:
    """Return the place of an entry of the legend."""
    work, across = layout.work, layout.legend_across
    width, height = work.width / across, work.height / -(-(MEEPLES + 1) // across)
    return Rect(work.x + (i % across) * width, work.y + (i // across) * height, width, height)


def _entry(layout: Layout, box: Frozen, kind: int, cell: Rect, name: str) -> Markup:
    tall = min(cell.height - 12, 54.0) if layout.narrow else 48.0
    left, (_, y) = cell.x + tall + 8, cell.centre
    up, size = tall * 0.26, layout.small
    step = size * SIGN
    stars = "".join(star(size * 0.32, left + step * 3.25 + i * size * 0.64, y + up) for i in range(box.skill[kind]))
    return group(
        group(meeple(kind, tall), at=(cell.x + tall / 2, y)),
        text_at(
            name, left, y - up, fitted(name, cell.right - left - 2, size + 0.6), anchor="start", font_weight="bold"
        ),
        el("path", d=stars, fill="@muted"),
        *(group(sign, at=(left + step * (i + 0.45), y + up)) for i, sign in enumerate(signs_of(box, kind, size))),
    )


def signs_of(box: Frozen, kind: int, text: float) -> list[Markup]:
    """Return what a kind does as a row of icons, such as +2 × miner."""
    if kind in PREY:
        draws = (box.robber_draws, box.deputy_draws, box.madame_draws)[kind - Meeple.ROBBER]
        number = text_at(f"+{draws}", 0, 0, text, font_weight="bold")
        return [number, text_at("×", 0, 0, text), meeple(PREY[Meeple(kind)].value, text * 1.4)]
    builds = kind == Meeple.BUILDER
    numbers = box.tile_points if builds else box.tile_draws
    low, high = (
        text_at(f"{'' if builds else '+'}{numbers[side]}", 0, 0, text, font_weight="bold")
        for side in (Side.BASIC, Side.UPGRADED)
    )
    r = text * 0.4
    arrow = f"M{-r:.1f} 0H{r:.1f}M{r * 0.3:.1f} {-r * 0.7:.1f}L{r:.1f} 0L{r * 0.3:.1f} {r * 0.7:.1f}"
    between = el("path", d=arrow, fill="none", stroke="@ink", stroke_width=1.5) if builds else text_at("/", 0, 0, text)
    return [low, between, high]


@layer
def draw_showdown(scene: Scene, layout: Layout, west: int, east: int, title: str, name: str) -> None:
    """Draw, beside the legend, the showdown that is to be resolved."""
    cell = _cell(layout, MEEPLES).inset(3)
    scene.spot("showdown", _showdown(layout, cell, west, east, name), title, rules=("PM-055", "PM-087"))


@remembered
def _showdown(layout: Layout, at: Rect, west: int, east: int, name: str) -> Markup:
    size, x = at.height * 0.56, at.centre[0]
    top, aside = at.y + size * 0.5 + 3, min(at.width * 0.3, size * 1.5)
    text = fitted(name, at.width - 10, layout.small)
    return group(
        at.draw(rx=8, fill="@raised", stroke="@bad", stroke_width=2.5),
        group(meeple(west, size), at=(x - aside, top)),
        group(target(size * 0.36), at=(x, top)),
        group(meeple(east, size), at=(x + aside, top)),
        text_at(name, x, at.y + at.height - text * 0.7, text, font_weight="bold"),
    )
