"""Questions that are answered with yes or no: what is at stake, and the two buttons."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.drawing.shapes import die
from tablee.core.frozen import Frozen
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.board.figures import awning, badge, button, meeple, price
from tablee.games.poignee.board.layout import Layout
from tablee.games.poignee.box import NEITHER, Phase, Side
from tablee.games.poignee.facts import QUESTIONS, shooters, winner_by_dice

QUESTION_RULES = {  # the rules that explain each question
    Phase.BUILD: ("PM-057", "PM-058"),
    Phase.UPGRADE: ("PM-061", "PM-063"),
    Phase.REROLL: ("PM-091",),
}


def draw_question(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw what is asked, and the buttons yes and no."""
    box, state = position.frozen
    phase = Phase(state.phase)
    _draw_buttons(scene, layout, phase, say)
    if phase == Phase.REROLL:
        duel = tuple(zip(shooters(position), state.controller, state.dice, strict=True))
        _draw_duel(scene, layout, duel, winner_by_dice(position))
    else:
        _draw_site(scene, layout, box, state.acting, position.to_act, phase == Phase.UPGRADE, say)


def _rows(layout: Layout) -> tuple[Rect, Rect]:
    """Return where the question is shown and where the buttons are: below it, or beside it on a wide board."""
    work = layout.work
    if layout.narrow:
        return Rect(work.x, work.y, work.width, 66), Rect(work.x, work.y + 70, work.width, 66)
    return Rect(work.x, work.y, 430, work.height), Rect(work.x + 440, work.y + 12, work.width - 440, 58)


@layer
def _draw_buttons(scene: Scene, layout: Layout, phase: Phase, say: Say) -> None:
    row = _rows(layout)[1]
    for i, answer in enumerate(("yes", "no")):
        text = say("answer", question=QUESTIONS[phase], answer=answer)
        at = Rect(row.x + i * row.width / 2, row.y, row.width / 2 - 10, row.height)
        scene.spot(answer, button(at, text, layout.text), text, rules=QUESTION_RULES[phase])


@layer
def _draw_site(scene: Scene, layout: Layout, box: Frozen, b: int, seat: int, upgrade: bool, say: Say) -> None:
    """Draw the building, what it costs, and what it becomes."""
    row, name = _rows(layout)[0], say("place-name", place=b)
    x, y = row.x + 4, row.centre[1]
    scene.background(text_at(name, x, y, layout.text, anchor="start", font_weight="bold"))
    x += text_width(name, layout.text) + layout.price * 2.2
    scene.background(group(price(box.cost_gold[b], box.cost_stone[b], layout.price), at=(x, y)))
    x += layout.price * 2.4
    scene.background(group(_arrow(layout.text), at=(x, y)))
    side = Side.UPGRADED if upgrade else Side.BASIC
    width, height = layout.badge * 6.4, layout.badge * 2.6
    look = awning(width, height, seat, box.tile_points[side], upgrade, layout.badge)
    scene.background(group(look, at=(x + layout.text + width / 2, y)))


def _arrow(size: float) -> Markup:
    r = size * 0.5
    line = f"M{-r:.1f} 0H{r:.1f}M{r * 0.2:.1f} {-r * 0.7:.1f}L{r:.1f} 0L{r * 0.2:.1f} {r * 0.7:.1f}"
    return el("path", d=line, fill="none", stroke="@ink", stroke_width=2.5)


Shooter = tuple[int, int, int]  # the kind of meeple, its controller, and its die


@layer
def _draw_duel(scene: Scene, layout: Layout, duel: tuple[Shooter, ...], leader: int) -> None:
    """Draw both shooters with their dice; the one who leads has a golden die."""
    row = _rows(layout)[0]
    size, (x, y) = min(row.height - 10, 58.0), row.centre
    for i, (kind, seat, value) in enumerate(duel):
        side = -1 if i == 0 else 1
        leads = leader in (i, NEITHER)
        parts = (
            group(die(value, size * 0.82, "@gold" if leads else "@raised"), at=(x + side * size * 0.75, y)),
            group(meeple(kind, size), at=(x + side * size * 1.75, y)),
            group(badge(seat, layout.badge), at=(x + side * size * 2.65, y)),
        )
        scene.background(*parts)
    scene.background(text_at("–", x, y, layout.large, font_weight="bold"))
