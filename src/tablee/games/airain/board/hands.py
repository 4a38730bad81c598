"""The viewer's hand or, for a spectator, the backs of the cards in all hands."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Scene, group, layer, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.board.figures import card_back, troop_card
from tablee.games.airain.board.holdings import Held, alike
from tablee.games.airain.board.layout import GAP, OVERLAP, RATIO, Fan, Layout, Sizes, below_heading
from tablee.games.airain.box import TYPE_NAMES, Phase
from tablee.games.airain.facts import counts_offered, is_hero
from tablee.games.airain.words.names import kind_letter, troop


def draw_hand(scene: Scene, layout: Layout, position: Position, held: Held, seat: int, say: Say) -> None:
    """Draw the viewer's own hand; during a payment, the n-th card of a type shows n if n cards may be paid."""
    state = position.frozen[1]
    paying_now = state.phase == Phase.PAYMENT and position.to_act == seat
    counts = tuple(counts_offered(position)) if paying_now else ()
    asked = state.cursor if paying_now else -1
    hand = tuple(holding.hand for holding in held)
    _draw_heading(scene, layout.hand, layout.sizes, seat, sum(map(len, hand)), say)
    _draw_cards(scene, layout.hand, layout.sizes, layout.fans, layout.card_width, hand, asked, counts, say)


@layer
def _draw_heading(scene: Scene, zone: Rect, sizes: Sizes, seat: int, cards: int, say: Say) -> None:
    scene.background(zone.panel())
    inner = zone.inset(12)
    y = inner.y + sizes.small / 2 + 1
    scene.background(group(seat_badge(seat, 11), at=(inner.x + 12, y)))
    title = say("your-hand", count=cards)
    scene.background(text_at(title, inner.x + 30, y, sizes.text, anchor="start", font_weight="bold"))


@layer
def _draw_cards(
    scene: Scene,
    zone: Rect,
    sizes: Sizes,
    fans: tuple[Fan, ...],
    width: float,
    hand: tuple[tuple[str, ...], ...],
    asked: int,
    counts: tuple[int, ...],
    say: Say,
) -> None:
    """Draw the cards of a hand; of the type `asked`, these `counts` may be paid."""
    space = below_heading(zone, sizes.text)
    high, rows = width * RATIO, max((fan.row for fan in fans), default=0) + 1
    top = space.y + (space.height - rows * high - (rows - 1) * GAP) / 2
    for fan in fans:
        y = top + high / 2 + fan.row * (high + GAP)
        ids = hand[fan.card]
        for n, id_ in enumerate(ids):
            number = n + 1 if fan.card == asked and n + 1 in counts else 0
            look = troop_card(fan.card, width, kind_letter(fan.card, say), number)
            ref = f"pay-{number}" if number else f"hand-{TYPE_NAMES[fan.card]}"
            off = n - (len(ids) - 1) / 2
            lean = min(2.5, 9 / len(ids))
            at = fan.x + width / 2 + n * width * OVERLAP, y + off * off * lean * 0.3
            title = say("in-hand", **troop(fan.card))
            rules = ("GA-047",) if is_hero(fan.card) else ("GA-003",)
            scene.piece(id_, *at, look, title, ref=ref, turn=off * lean, kind=alike(fan.card), rules=rules)


@layer
def draw_backs(scene: Scene, zone: Rect, sizes: Sizes, held: tuple[int, ...], say: Say) -> None:
    """Draw the backs of all hands, as a spectator sees them; `held` is the number of cards of each seat."""
    scene.background(zone.panel())
    inner = zone.inset(12)
    y = inner.y + sizes.small / 2 + 1
    scene.background(text_at(say("hands"), inner.x, y, sizes.text, anchor="start", font_weight="bold"))
    part = inner.width / len(held)
    width = min(56.0, part * 0.5)
    for seat, n in enumerate(held):
        x, middle = inner.x + part * seat, inner.middle + 10
        step = min(width * 0.3, (part - width - 20) / max(1, n - 1))
        fan = [group(card_back(width, width * RATIO), at=(x + width / 2 + i * step, middle)) for i in range(n)]
        badge = group(seat_badge(seat, 12), at=(x + 14, middle - width * RATIO / 2 - 18))
        number = text_at(
            str(n), x + 32, middle - width * RATIO / 2 - 18, sizes.text, anchor="start", font_weight="bold"
        )
        scene.spot(f"backs-{seat}", group(*fan, badge, number), say("holds", seat=seat, count=n), rules=("GA-023",))
