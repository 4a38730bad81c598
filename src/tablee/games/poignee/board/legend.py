"""The legend: what each kind of meeple does, as icons, and its shooting skill, as stars. Titles say it in words."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Part
from tablee.core.texts import Say
from tablee.games.poignee.board.figures import meeple, star
from tablee.games.poignee.board.layout import Layout
from tablee.games.poignee.box import MEEPLES, Meeple, Side
from tablee.games.poignee.facts import PREY, draws_per_prey, kind_name

KIND_RULES = {  # the rules that explain what each kind of meeple does
    Meeple.BUILDER: ("PM-057", "PM-061"),
    Meeple.MINER: ("PM-069",),
    Meeple.ROBBER: ("PM-073",),
    Meeple.DEPUTY: ("PM-075",),
    Meeple.MADAME: ("PM-077",),
}


@layer
def draw_legend(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the five kinds side by side."""
    work, across = layout.work, layout.chips_across
    step_x, step_y = work.width / across, work.height / -(-MEEPLES // across)
    for kind in range(MEEPLES):
        x, y = work.x + (kind % across) * step_x, work.y + (kind // across + 0.5) * step_y
        ground = Rect(x, y - step_y / 2, step_x - 8, step_y - 4)
        look = _entry(layout, position, kind, ground, say("kind", kind=kind_name(kind)))
        rules = KIND_RULES[Meeple(kind)]
        scene.spot(f"legend-{kind_name(kind)}", look, _title(position, kind, say), rules=rules)


def _entry(layout: Layout, position: Part, kind: int, ground: Rect, name: str) -> Markup:
    size = layout.small
    x, y = ground.x, ground.centre[1]
    left = x + size * 3.5
    skill = position.frozen[0].skill[kind]
    right = left + size * 0.62 * len(name) + size * 0.7
    stars = "".join(star(size * 0.38, right + i * size * 0.9, y - size * 0.9) for i in range(skill))
    signs = _signs(position, kind, size * 1.6)
    return group(
        group(meeple(kind, size * 2.9), at=(x + size * 1.6, y)),
        text_at(name, left, y - size * 0.9, size + 1, anchor="start", font_weight="bold"),
        el("path", d=stars, fill="@muted"),
        *(group(sign, at=(left + size * (0.7 + 1.75 * i), y + size * 0.8)) for i, sign in enumerate(signs)),
    )


def _title(position: Part, kind: int, say: Say) -> str:
    box, draws = position.frozen[0], draws_per_prey(position, kind)
    basic, better = box.tile_draws[Side.BASIC], box.tile_draws[Side.UPGRADED]
    return say("legend", kind=kind_name(kind), count=draws, basic=basic, better=better, skill=box.skill[kind])


def _signs(position: Part, kind: int, size: float) -> list[Markup]:
    """Return what a kind does as a row of icons, such as +2 × miner."""
    text = size * 0.72
    if kind in PREY:
        number = text_at(f"+{draws_per_prey(position, kind)}", 0, 0, text, font_weight="bold")
        return [number, text_at("×", 0, 0, text), meeple(PREY[Meeple(kind)].value, size)]
    builds = kind == Meeple.BUILDER
    box = position.frozen[0]
    numbers = box.tile_points if builds else box.tile_draws
    low, high = (
        text_at(f"{'' if builds else '+'}{numbers[side]}", 0, 0, text, font_weight="bold")
        for side in (Side.BASIC, Side.UPGRADED)
    )
    r = size * 0.28
    arrow = f"M{-r:.1f} 0H{r:.1f}M{r * 0.3:.1f} {-r * 0.7:.1f}L{r:.1f} 0L{r * 0.3:.1f} {r * 0.7:.1f}"
    between = el("path", d=arrow, fill="none", stroke="@ink", stroke_width=1.5) if builds else text_at("/", 0, 0, text)
    return [low, between, high]
