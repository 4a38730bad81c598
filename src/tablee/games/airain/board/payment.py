"""A payment under way: what the province asks for, the cards paid so far, and how many of the next type to pay."""

from tablee.core.drawing.boxes import Rect, button_look
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, text_at
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.actions import count_cards
from tablee.games.airain.board.cards import Marks, troop_card
from tablee.games.airain.board.figures import symbol
from tablee.games.airain.board.holdings import Held, alike
from tablee.games.airain.board.layout import BATCH_CARD, Sizes
from tablee.games.airain.board.stacks import line
from tablee.games.airain.box import TYPE_NAMES, Phase
from tablee.games.airain.facts import ALIKE, HERO, counts_offered, province_name, slots
from tablee.games.airain.words.names import kind_letter, label, troop
from tablee.games.airain.words.titles import paid_card_title, slot_title

TRAY = 0.36  # share of a wide zone for the cards paid
ONE_ROW = 8  # so many buttons fit side by side in a narrow picture
BETWEEN = 8.0


def draw_payment(scene: Scene, sizes: Sizes, inner: Rect, position: Position, held: Held, say: Say) -> None:
    """Draw a payment: in a narrow picture from top to bottom, in a wide one with the cards paid at the right."""
    state = position.frozen[1]
    head, tray, buttons = _zones(sizes, inner)
    _draw_tray(scene, sizes, tray, held, say)
    if state.phase == Phase.WAR_PROVINCE:
        hint = say("hint-province")
        size = fitted(hint, head.width - 4, sizes.text)
        scene.background(text_at(hint, head.x + 2, head.middle, size, anchor="start", font_weight="bold"))
        return
    _draw_slots(scene, sizes, head, position, say)
    if state.phase == Phase.PAYMENT:
        _draw_counts(scene, sizes, buttons, position, say)


def _zones(sizes: Sizes, inner: Rect) -> tuple[Rect, Rect, Rect]:
    """Return the places of the symbols, of the cards paid, and of the buttons."""
    if sizes.narrow:
        head = inner._replace(height=40)
        tray = Rect(inner.x, head.bottom + 8, inner.width, 90)
        return head, tray, Rect(inner.x, tray.bottom + 8, inner.width, inner.bottom - tray.bottom - 8)
    left = inner._replace(width=inner.width * (1 - TRAY))
    tray = Rect(left.right + 12, inner.y, inner.right - left.right - 12, inner.height)
    return left._replace(height=40), tray, Rect(left.x, left.y + 48, left.width, left.height - 48)


def _draw_slots(scene: Scene, sizes: Sizes, space: Rect, position: Position, say: Say) -> None:
    """Draw the name of the province and the symbols it asks for; those not yet paid are faint."""
    asked, name = slots(position), province_name(position, position.frozen[1].province)
    scene.background(text_at(name, space.x + 2, space.middle, sizes.text, anchor="start", font_weight="bold"))
    radius = sizes.badge * 0.88
    x = space.x + text_width(name, sizes.text) + 14 + radius
    step = min(2 * radius + 4, (space.right - x - radius) / max(1, len(asked) - 1))
    for i, (kind, status) in enumerate(asked):
        rules = ("GA-056",) if kind == ALIKE else ("GA-047",) if status == "hero" else ("GA-046",)
        look = group(_slot(kind, status, radius), at=(x + i * step, space.middle))
        scene.spot(f"slot-{i}", look, slot_title(kind, status, say), rules=rules)


def _slot(kind: int, status: str, radius: float) -> Markup:
    if status == "hero":
        return symbol(HERO, radius)
    if status == "missing":
        return symbol(kind, radius, faded=True)
    disc = el("circle", r=radius, fill="@good") if kind == ALIKE else symbol(kind, radius)
    tick = el("path", d="M-5.4 0.6L-1.2 4.8L6 -4.8", fill="none", stroke="@on-seat", stroke_width=2.6)
    return group(disc, tick) if kind == ALIKE else disc


def _draw_counts(scene: Scene, sizes: Sizes, space: Rect, position: Position, say: Say) -> None:
    """Draw a button for every possible count."""
    card, counts = position.frozen[1].cursor, counts_offered(position)
    rows = -(-len(counts) // ONE_ROW) if sizes.narrow else 1
    per_row = -(-len(counts) // rows)
    high = (space.height - (rows - 1) * BETWEEN) / rows if rows > 1 else space.height - sizes.text - 12
    if rows == 1:
        question, y = say("how-many", **troop(card, 2)), space.y + sizes.text * 0.6
        scene.background(text_at(question, space.x + 2, y, sizes.text, anchor="start", font_weight="bold"))
    wide = min(96.0 if sizes.narrow else 64.0, (space.width + BETWEEN) / per_row - BETWEEN)
    for i, n in enumerate(counts):
        row, column = divmod(i, per_row)
        top = space.bottom - (rows - row) * high - (rows - row - 1) * BETWEEN
        at = Rect(space.x + column * (wide + BETWEEN), top, wide, high)
        text = text_at(str(n), *at.centre, sizes.head, font_weight="bold")
        scene.spot(f"pay-{n}", button_look(at, text), label(position, count_cards(n))(say), rules=("GA-046",))


def _draw_tray(scene: Scene, sizes: Sizes, space: Rect, held: Held, say: Say) -> None:
    """Draw the cards taken and paid so far."""
    cards = [tuple(sorted((*holding.paid, *holding.taken))) for holding in held]
    stacks, width = line([len(ids) for ids in cards], space, BATCH_CARD)
    for stack in stacks:
        ids, card = cards[stack.card], stack.card
        for n, id_ in enumerate(ids):
            taken = id_ in held[card].taken
            marks = Marks(kind_letter(card, say), sizes.small, len(ids) if n + 1 == len(ids) else 0)
            look, title = troop_card(sizes.sheet, card, width, marks), paid_card_title(card, taken, say)
            rules = ("GA-065",) if taken else ("GA-046",)
            ref = f"batch-{TYPE_NAMES[card]}" if taken else ""
            at = stack.x + n * stack.step, stack.y
            scene.piece(id_, *at, look, title, ref=ref, kind=alike(card), rules=rules)
