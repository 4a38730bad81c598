"""The viewer's hand or, for a spectator, the backs of the cards in all hands."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Scene, group, layer, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.board.cards import RATIO, Marks, card_back, empty_place, small_back, troop_card
from tablee.games.airain.board.figures import symbol
from tablee.games.airain.board.grounds import cloth
from tablee.games.airain.board.holdings import Held, alike
from tablee.games.airain.board.layout import EDGE, Layout, Sizes, below_heading
from tablee.games.airain.board.stacks import Stack, column
from tablee.games.airain.box import KINDS, TYPE_NAMES, Phase
from tablee.games.airain.facts import is_hero
from tablee.games.airain.words.names import kind_letter
from tablee.games.airain.words.titles import hand_card_title


def draw_hand(scene: Scene, layout: Layout, position: Position, held: Held, seat: int, say: Say) -> None:
    """Draw the viewer's own hand. During a payment the cards of the type asked for are marked."""
    state = position.frozen[1]
    asked = state.cursor if state.phase == Phase.PAYMENT and position.to_act == seat else -1
    hand = tuple(holding.hand for holding in held)
    _draw_places(scene, layout.hand, layout.sizes, layout.cards, layout.card_width, seat)
    _draw_number(scene, layout.hand, layout.sizes, seat, sum(map(len, hand)), say)
    for stack in layout.stacks:
        _draw_stack(scene, layout.sizes, stack, layout.card_width, hand[stack.card], stack.card == asked, say)


@layer
def _draw_places(scene: Scene, zone: Rect, sizes: Sizes, cards: Rect, width: float, seat: int) -> None:
    """Draw what stays the same: the seat's mark, and the place of each kind."""
    scene.background(cloth(zone, seat))
    inner, r = zone.inset(EDGE), sizes.badge
    scene.background(group(seat_badge(seat, r), at=(inner.x + r + (0 if sizes.narrow else 10), inner.y + r)))
    high = width * RATIO
    for kind in range(KINDS + 1):
        look = group(empty_place(width, high), symbol(kind, width * 0.2, faded=True), at=column(kind, cards))
        scene.background(look)


@layer
def _draw_number(scene: Scene, zone: Rect, sizes: Sizes, seat: int, cards: int, say: Say) -> None:
    """Draw how many cards there are: in a narrow picture as a heading, in a wide one at the left."""
    inner, r, title = zone.inset(EDGE), sizes.badge, say("your-hand", count=cards)
    if sizes.narrow:
        look = text_at(title, inner.x + 2 * r + 10, inner.y + r, sizes.text, anchor="start", font_weight="bold")
    else:
        x, y = inner.x + r + 10, inner.y + 2 * r + 44
        look = group(small_back(34), text_at(str(cards), 0, 44, sizes.head, font_weight="bold"), at=(x, y))
    scene.spot("hand-count", look, title, rules=("GA-023",))


@layer
def _draw_stack(
    scene: Scene,
    sizes: Sizes,
    stack: Stack,
    width: float,
    ids: tuple[str, ...],
    asked: bool,
    say: Say,
) -> None:
    """Draw the cards of one type. The last card shows their number; all together are one thing to click."""
    title = hand_card_title(stack.card, say)
    rules = ("GA-047", "GA-048") if is_hero(stack.card) else ("GA-003",)
    letter = kind_letter(stack.card, say)
    underlay = stack.place(len(ids), width).draw(rx=8, fill="@board", fill_opacity=0)
    scene.spot(f"hand-{TYPE_NAMES[stack.card]}", underlay, title, rules=rules)
    for n, id_ in enumerate(sorted(ids)):  # pieces are drawn in the order of their ids
        last = n + 1 == len(ids)
        look = troop_card(sizes.sheet, stack.card, width, Marks(letter, sizes.small, len(ids) if last else 0, asked))
        scene.piece(
            id_,
            stack.x + n * stack.step,
            stack.y,
            look,
            title,
            kind=alike(stack.card),
            rules=rules,
            source="troop-pile",
        )


@layer
def draw_backs(scene: Scene, zone: Rect, sizes: Sizes, held: tuple[int, ...], say: Say) -> None:
    """Draw the backs of all hands, as a spectator sees them; `held` is the number of cards of each seat."""
    scene.background(cloth(zone))
    inner = zone.inset(EDGE)
    y = inner.y + sizes.badge
    scene.background(text_at(say("hands"), inner.x, y, sizes.text, anchor="start", font_weight="bold"))
    space = below_heading(zone, sizes)
    part, high = space.width / len(held), space.height - 2 * sizes.badge - 6
    width = min(part * 0.5, high / RATIO)
    for seat, n in enumerate(held):
        x, top = space.x + part * seat, space.y + 2 * sizes.badge + 6
        step = min(width * 0.3, (part - width - 20) / max(1, n - 1))
        middle = top + width * RATIO / 2
        fan = [group(card_back(width, width * RATIO), at=(x + width / 2 + i * step, middle)) for i in range(n)]
        badge = group(seat_badge(seat, sizes.badge), at=(x + sizes.badge, space.y + sizes.badge))
        at = x + 2 * sizes.badge + 10, space.y + sizes.badge
        number = text_at(str(n), *at, sizes.text, anchor="start", font_weight="bold")
        scene.spot(f"backs-{seat}", group(*fan, badge, number), say("holds", seat=seat, count=n), rules=("GA-023",))
