"""The part of the board where the seat to act decides. It shows buttons, the seats asked in a war, or a payment."""

from tablee.core.drawing.boxes import Rect, button
from tablee.core.drawing.lettering import fitted, text_width, wrapped
from tablee.core.drawing.scene import Markup, Scene, el, group, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.position import Position
from tablee.core.texts import Say, message
from tablee.games.airain.actions import ACTIONS, count_cards
from tablee.games.airain.board.figures import symbol, troop_card
from tablee.games.airain.board.holdings import Held, alike
from tablee.games.airain.board.layout import Layout
from tablee.games.airain.box import KIND_NAMES, TYPES, Phase
from tablee.games.airain.facts import ALIKE, HERO, counts_offered, is_composing, province_name, slots, war_order
from tablee.games.airain.words.names import kind_letter, label, outcome, troop

LEFT = 0.62  # share of the zone for the text and buttons of a payment; its cards take the rest


def draw_decision(scene: Scene, layout: Layout, position: Position, seat: int, held: Held, say: Say) -> None:
    """Draw what the viewer has to decide, or who is deciding."""
    zone, state = layout.decision, position.frozen[1]
    scene.background(zone.panel())
    inner = zone.inset(12)
    if state.phase == Phase.GAME_END:
        _draw_result(scene, layout, inner, position, say)
    elif is_composing(position, seat):
        _draw_payment(scene, layout, inner, position, held, say)
    elif position.to_act == seat:
        _draw_choice(scene, layout, inner, position, say)
    elif position.to_act >= 0:
        text = say("hint-wait", seat=position.to_act)
        scene.background(group(seat_badge(position.to_act, 14), at=(inner.x + 16, inner.y + 22)))
        scene.background(text_at(text, inner.x + 40, inner.y + 22, layout.sizes.text, anchor="start"))
    if state.phase == Phase.WAR_CHOICE:
        _draw_war_order(scene, layout, inner, position, say)


def _draw_result(scene: Scene, layout: Layout, inner: Rect, position: Position, say: Say) -> None:
    args = outcome(position)
    winners, room = message("winner-line", **args)(say), inner.width - 8
    lines = wrapped(winners, room, layout.sizes.large)
    size = layout.sizes.head if text_width(winners, layout.sizes.head) <= room else layout.sizes.large
    y = inner.middle - 14 - (len(lines) - 1) * size * 0.6
    for i, line in enumerate([winners] if size == layout.sizes.head else lines):
        scene.background(text_at(line, inner.x + 4, y + i * size * 1.2, size, anchor="start", font_weight="bold"))
    ending = " · ".join((say("points", count=args["count"]), say("ending", ending=args["ending"])))
    y = inner.middle + 18 + (len(lines) - 1) * size * 0.6
    small = fitted(ending, room, layout.sizes.small, bold=False)
    scene.background(text_at(ending, inner.x + 4, y, small, anchor="start", fill="@muted"))


def _draw_choice(scene: Scene, layout: Layout, inner: Rect, position: Position, say: Say) -> None:
    phase = Phase(position.frozen[1].phase)
    x, y = inner.x, inner.y + 24
    if phase == Phase.TURN_START:
        first = position.legal()[0]  # the first legal action is either to recruit or to end the game
        kind = ACTIONS.parts(first).kind
        rules = ("GA-030",) if kind == "recruit" else ("GA-036", "GA-038")
        button(scene, kind, x, y, label(position, first)(say), size=layout.sizes.text, rules=rules)
        if len(position.legal()) > 1:
            scene.background(
                text_at(say("hint-turn"), inner.x + 4, y + 44, layout.sizes.small, anchor="start", fill="@muted")
            )
    elif phase == Phase.WAR_CHOICE:
        x = button(scene, "pass", x, y, say("pass"), size=layout.sizes.text, rules=("GA-061",)) + 12
        hint = say("hint-war" if len(position.legal()) > 1 else "hint-only-pass")
        lines = wrapped(hint, inner.right - x, layout.sizes.small, bold=False)
        for i, line in enumerate(lines):
            down = (i - (len(lines) - 1) / 2) * layout.sizes.small * 1.25
            scene.background(text_at(line, x, y + down, layout.sizes.small, anchor="start", fill="@muted"))
    elif phase == Phase.DRAW:
        hint = say("hint-draw", draw=position.frozen[1].draw_no, draws=position.frozen[0].draws)
        scene.background(text_at(hint, x + 4, y, layout.sizes.small, anchor="start", fill="@ink"))
    else:
        scene.background(text_at(say("hint-discard"), x + 4, y, layout.sizes.small, anchor="start", fill="@ink"))


def _draw_war_order(scene: Scene, layout: Layout, inner: Rect, position: Position, say: Say) -> None:
    """Draw the seats in the order in which they are asked, and show who has passed, who decides and who comes later."""
    y, step = inner.bottom - 22, 54
    order = war_order(position)
    for i, (seat, status) in enumerate(order):
        x = inner.x + 20 + i * step
        parts = [group(seat_badge(seat, 13), opacity=0.45 if status == "passed" else None)]
        if status == "passed":
            parts.append(el("path", d="M-13 13L13 -13", stroke="@ink", stroke_width=2.5, stroke_linecap="round"))
        elif status == "asked":
            parts.append(el("circle", r=19, fill="none", stroke="@accent", stroke_width=3))
        if i + 1 < len(order):
            parts.append(el("path", d="M25 -5L30 0L25 5", fill="none", stroke="@muted", stroke_width=2))
        title = say("war-order", state=status, seat=seat)
        scene.spot(f"order-{seat}", group(*parts, at=(x, y)), title, rules=("GA-063",))


# --- a payment under way ---------------------------------------------------------------------------------------


def _draw_payment(scene: Scene, layout: Layout, inner: Rect, position: Position, held: Held, say: Say) -> None:
    state = position.frozen[1]
    _draw_tray(scene, layout, inner, held, say)
    if state.phase == Phase.WAR_PROVINCE:
        y = inner.y + layout.sizes.small / 2
        scene.background(
            text_at(say("hint-province"), inner.x + 2, y, layout.sizes.small, anchor="start", font_weight="bold")
        )
        return
    asked = slots(position)
    missing = sum(status == "missing" for _, status in asked)
    name = province_name(position, state.province)
    y = inner.y + layout.sizes.small / 2
    heading = " · ".join((say("paid-so-far", name=name), say("missing", count=missing)))
    scene.background(text_at(heading, inner.x + 2, y, layout.sizes.small, anchor="start", font_weight="bold"))
    radius = 15 if layout.sizes.narrow else 12
    y += layout.sizes.small / 2 + radius + 8
    for i, (kind, status) in enumerate(asked):
        title = (
            say("slot-alike", state=status)
            if kind == ALIKE
            else say("slot", state=status, kind=KIND_NAMES[kind], count=1)
        )
        at = (inner.x + 2 + radius + i * min(2 * radius + 4, inner.width * LEFT / len(asked)), y)
        rules = ("GA-056",) if kind == ALIKE else ("GA-047",) if status == "hero" else ("GA-046",)
        scene.spot(f"slot-{i}", group(_slot(kind, status, radius), at=at), title, rules=rules)
    if state.phase == Phase.PAYMENT:
        _draw_counts(scene, layout, inner, position, say)


def _slot(kind: int, status: str, radius: float) -> Markup:
    if status == "hero":
        return symbol(HERO, radius)
    if status == "missing":
        return symbol(kind, radius, faded=True)
    disc = el("circle", r=radius, fill="@good") if kind == ALIKE else symbol(kind, radius)
    tick = el("path", d="M-5.4 0.6L-1.2 4.8L6 -4.8", fill="none", stroke="@on-seat", stroke_width=2.6)
    return group(disc, tick) if kind == ALIKE else disc


def _draw_counts(scene: Scene, layout: Layout, inner: Rect, position: Position, say: Say) -> None:
    """Draw a button for every possible count; the hand cards themselves can be clicked as well."""
    card, counts = position.frozen[1].cursor, counts_offered(position)
    high = layout.sizes.text * 2.2
    y = inner.bottom - high / 2
    question = say("how-many", **troop(card, 2))
    scene.background(
        text_at(question, inner.x + 2, y - high / 2 - layout.sizes.small * 0.8, layout.sizes.small, anchor="start")
    )
    step = min(high + 8, inner.width * LEFT / len(counts))
    for i, n in enumerate(counts):
        x = inner.x + (i + 0.5) * step
        wide = step - 6
        frame = el(
            "rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=8,
            fill="@raised", stroke="@edge", stroke_width=1.5,
        )  # fmt: skip
        text = text_at(str(n), x, y, layout.sizes.large, font_weight="bold")
        scene.spot(f"pay-{n}", group(frame, text), label(position, count_cards(n))(say), rules=("GA-046",))


def _draw_tray(scene: Scene, layout: Layout, inner: Rect, held: Held, say: Say) -> None:
    """Draw the cards taken and paid so far, on the right."""
    cards = [(card, id_, "card-taken") for card in range(TYPES) for id_ in held[card].taken]
    cards += [(card, id_, "in-payment") for card in range(TYPES) for id_ in held[card].paid]
    width = 66.0
    space = inner.width * (1 - LEFT) - 8
    step = min(width + 6, (space - width) / max(1, len(cards) - 1))
    for i, (card, id_, title) in enumerate(sorted(cards, key=lambda found: found[1])):
        x = inner.right - space + width / 2 + i * step
        look = troop_card(card, width, kind_letter(card, say))
        rules = ("GA-065",) if title == "card-taken" else ("GA-046",)
        scene.piece(id_, x, inner.bottom - 47, look, say(title, **troop(card)), kind=alike(card), rules=rules)
