"""The part of the board where the seat to act decides. It shows buttons, the seats asked in a war, or a payment."""

from tablee.core.contract import NOBODY
from tablee.core.drawing.boxes import Rect, button
from tablee.core.drawing.lettering import text_width, wrapped
from tablee.core.drawing.scene import Markup, Scene, el, group, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.position import Position
from tablee.core.texts import Say, message
from tablee.games.airain.actions import ACTIONS
from tablee.games.airain.board.grounds import ground
from tablee.games.airain.board.holdings import Held
from tablee.games.airain.board.layout import EDGE, Layout, Sizes
from tablee.games.airain.board.payment import draw_payment
from tablee.games.airain.box import Phase
from tablee.games.airain.facts import is_composing, war_order
from tablee.games.airain.words.names import label, outcome
from tablee.games.airain.words.titles import order_title


def draw_decision(scene: Scene, layout: Layout, position: Position, seat: int, held: Held, say: Say) -> None:
    """Draw what the viewer has to decide, or who is deciding."""
    zone, state, sizes = layout.decision, position.frozen[1], layout.sizes
    inner, paying = zone.inset(EDGE), is_composing(position, seat)
    scene.background(ground(zone, "tablet", "" if sizes.narrow or paying else sizes.sheet))
    if paying:
        draw_payment(scene, sizes, inner, position, held, say)
        return
    if state.phase == Phase.GAME_END:
        _draw_result(scene, sizes, inner, position, say)
    elif position.to_act == seat:
        _draw_choice(scene, sizes, inner, position, say)
    elif position.to_act >= 0:
        y = inner.y + sizes.badge + (inner.height / 2 - sizes.badge if sizes.narrow else 4)
        badge = group(seat_badge(position.to_act, sizes.badge), at=(inner.x + sizes.badge, y))
        text = say("hint-wait", seat=position.to_act)
        look = group(badge, text_at(text, inner.x + 2 * sizes.badge + 10, y, sizes.text, anchor="start"))
        scene.spot("hint", look, text, rules=("GA-020",))
    if state.phase == Phase.WAR_CHOICE:
        _draw_war_order(scene, sizes, inner, position, say)


def _draw_result(scene: Scene, sizes: Sizes, inner: Rect, position: Position, say: Say) -> None:
    args = outcome(position, NOBODY)  # whoever looks at the board sees names
    winners = message("winner-line", **args)(say)
    size = sizes.head if text_width(winners, sizes.head) <= inner.width else sizes.text
    ending = " · ".join((say("points", count=args["count"]), say("ending", ending=args["ending"])))
    lines: list[tuple[str, float, str, str | None]]
    lines = [(text, size, "@ink", "bold") for text in wrapped(winners, inner.width, size)]
    lines += [(text, sizes.small, "@muted", None) for text in wrapped(ending, inner.width, sizes.small, bold=False)]
    y = inner.middle - sum(high for _, high, _, _ in lines) * 1.25 / 2
    for text, high, ink, weight in lines:
        y += high * 0.625
        scene.background(text_at(text, inner.x + 2, y, high, anchor="start", fill=ink, font_weight=weight))
        y += high * 0.625


def _draw_choice(scene: Scene, sizes: Sizes, inner: Rect, position: Position, say: Say) -> None:
    phase, state = Phase(position.frozen[1].phase), position.frozen[1]
    y = inner.middle if sizes.narrow else inner.y + 26
    if phase == Phase.TURN_START:
        first = position.legal()[0]  # the first legal action is either to recruit or to end the game
        kind = ACTIONS.parts(first).kind
        rules = ("GA-030",) if kind == "recruit" else ("GA-036", "GA-038")
        button(scene, kind, inner.x, y, label(position, first)(say), size=sizes.text, rules=rules)
    elif phase == Phase.WAR_CHOICE:
        button(scene, "pass", inner.x, y, say("pass"), size=sizes.text, rules=("GA-061",))
    elif phase == Phase.DRAW:
        hint = say("hint-draw", draw=state.draw_no, draws=position.frozen[0].draws)
        _draw_hint(scene, sizes, inner, hint, ("GA-030", "GA-031"))
    else:
        _draw_hint(scene, sizes, inner, say("hint-discard"), ("GA-032",))


def _draw_hint(scene: Scene, sizes: Sizes, space: Rect, hint: str, rules: tuple[str, ...]) -> None:
    """Draw some words, vertically centred in a space."""
    lines, made = wrapped(hint, space.width, sizes.text, bold=False), []
    for i, line in enumerate(lines):
        y = space.middle + (i - (len(lines) - 1) / 2) * sizes.text * 1.3
        made.append(text_at(line, space.x + 2, y, sizes.text, anchor="start", fill="@ink"))
    scene.spot("hint", group(*made), hint, rules=rules)


def _draw_war_order(scene: Scene, sizes: Sizes, inner: Rect, position: Position, say: Say) -> None:
    """Draw the seats in the order in which they are asked, and show who has passed, who decides and who comes later."""
    order, radius, ring = war_order(position), sizes.badge, sizes.badge * 1.4
    step = radius * 3.6
    x, y = inner.x + ring + 2, inner.bottom - ring - 2
    if sizes.narrow:
        x, y = inner.right - ring - (len(order) - 1) * step, inner.middle
    for i, (seat, status) in enumerate(order):
        parts = [group(seat_badge(seat, radius), opacity=0.45 if status == "passed" else None)]
        if status == "passed":
            cross = f"M{-radius} {radius}L{radius} {-radius}"
            parts.append(el("path", d=cross, stroke="@ink", stroke_width=2.5, stroke_linecap="round"))
        elif status == "asked":
            parts.append(el("circle", r=ring, fill="none", stroke="@accent", stroke_width=3))
        if i + 1 < len(order):
            parts.append(_arrow(step / 2))
        scene.spot(
            f"order-{seat}", group(*parts, at=(x + i * step, y)), order_title(seat, status, say), rules=("GA-063",)
        )


def _arrow(x: float) -> Markup:
    return el("path", d=f"M{x - 3} -5L{x + 2} 0L{x - 3} 5", fill="none", stroke="@muted", stroke_width=2)
