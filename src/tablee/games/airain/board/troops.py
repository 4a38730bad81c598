"""The troop pile, the troop row, the discard pile and the batch."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted
from tablee.core.drawing.scene import Markup, Scene, group, layer, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.board.cards import RATIO, Marks, pile, troop_card, used_cards
from tablee.games.airain.board.figures import crossed_swords
from tablee.games.airain.board.grounds import ground
from tablee.games.airain.board.holdings import Held, alike
from tablee.games.airain.board.layout import BATCH_CARD, EDGE, Layout, Sizes, below_heading
from tablee.games.airain.board.stacks import Stack, line
from tablee.games.airain.box import TYPE_NAMES
from tablee.games.airain.facts import is_hero
from tablee.games.airain.words.names import kind_letter
from tablee.games.airain.words.titles import batch_card_title, discard_title, row_card_title, troop_pile_title

Cards = tuple[tuple[str, ...], ...]  # the ids of the pieces, by card type


def draw_troops(scene: Scene, layout: Layout, position: Position, held: Held, say: Say) -> None:
    """Draw the troop pile, the troop row and the discard pile."""
    box, state = position.frozen
    inner = layout.troops.inset(EDGE)
    width = min(inner.height / RATIO, (inner.width - 6 * 10) / (2 + box.troop_row))
    _draw_piles(scene, layout.troops, layout.sizes, width, state.pile_size, state.discard_pile, say)
    row = tuple((card, id_) for card, holding in enumerate(held) for id_ in holding.row)
    places = max(box.troop_row, len(row))
    step = min(width + 12, (inner.width - 2 * width - 20) / places)
    left = inner.x + inner.width / 2 - step * (places - 1) / 2
    _draw_row(scene, layout.sizes, left, inner.middle, step, width, row, say)


@layer
def _draw_piles(
    scene: Scene, zone: Rect, sizes: Sizes, width: float, left: int, discarded: tuple[int, ...], say: Say
) -> None:
    scene.background(ground(zone, "camp", sizes.sheet))
    inner = zone.inset(EDGE)
    height = width * RATIO
    look = group(pile(width - 4, height - 4, left, sizes.head), at=(inner.x + width / 2 - 2, zone.middle - 2))
    scene.spot("troop-pile", look, troop_pile_title(left, say), rules=("GA-031", "GA-040"))
    name = say("discard")
    size = fitted(name, width - 8, sizes.small, bold=False)
    name = name if size == sizes.small else ""  # there is no room for readable letters; the title says it
    look = used_cards(width - 6, height - 6, sum(discarded), name, (sizes.head, size))
    look = group(look, at=(inner.right - width / 2, zone.middle))
    scene.spot("discard-pile", look, discard_title(discarded, say), rules=("GA-040", "GA-023"))


@layer
def _draw_row(
    scene: Scene,
    sizes: Sizes,
    x: float,
    y: float,
    step: float,
    width: float,
    cards: tuple[tuple[int, str], ...],
    say: Say,
) -> None:
    for card, id_ in cards:
        look = troop_card(sizes.sheet, card, width, Marks(kind_letter(card, say), sizes.small))
        rules = ("GA-032", "GA-047") if is_hero(card) else ("GA-031", "GA-003")
        title = row_card_title(card, say)
        scene.piece(
            id_, x, y, look, title, ref=f"row-{TYPE_NAMES[card]}", kind=alike(card), rules=rules, source="troop-pile"
        )
        x += step


@layer
def draw_batch(scene: Scene, zone: Rect, sizes: Sizes, cards: Cards, discarder: int, say: Say) -> None:
    """Draw the batch: the cards on offer, and who discarded them (-1: there is none)."""
    scene.background(ground(zone, "spoils", sizes.sheet))
    inner = zone.inset(EDGE)
    if discarder < 0:
        swords = group(crossed_swords(inner.height * 0.7, "@line"), at=(inner.x + inner.width / 2, inner.middle + 10))
        at = inner.x + 2, inner.y + sizes.badge
        heading = text_at(say("batch"), *at, sizes.text, anchor="start", font_weight="bold")
        scene.spot("no-batch", group(swords, heading), say("batch-empty"), rules=("GA-060",))
        return
    look, title = (
        _whose(zone, inner, sizes, discarder, say("batch-of", seat=discarder)),
        say("batch-title", seat=discarder),
    )
    scene.spot("discarder", look, title, rules=("GA-060", "GA-063"))
    space = inner._replace(width=inner.width - 3.6 * sizes.badge) if sizes.narrow else below_heading(zone, sizes)
    stacks, width = line([len(ids) for ids in cards], space, BATCH_CARD)
    for stack in stacks:
        _draw_offered(scene, sizes, stack, width, cards[stack.card], discarder, say)


def _whose(zone: Rect, inner: Rect, sizes: Sizes, discarder: int, text: str) -> Markup:
    """Return the frame around the cards on offer and the mark of whoever discarded them; a wide picture says it too."""
    frame, badge = zone.draw(rx=9, fill="none", stroke="@glow", stroke_width=4), sizes.badge
    if sizes.narrow:
        x = inner.right - 1.6 * badge
        swords = group(crossed_swords(2.6 * badge, "@muted"), at=(x, inner.middle - 1.4 * badge))
        return group(frame, swords, group(seat_badge(discarder, badge), at=(x, inner.middle + 1.2 * badge)))
    x, y = inner.x + 2 * badge + 8, inner.y + badge
    said = text_at(text, x, y, sizes.text, anchor="start", room=inner.right - x, font_weight="bold")
    return group(frame, group(seat_badge(discarder, badge), at=(inner.x + badge, y)), said)


def _draw_offered(
    scene: Scene, sizes: Sizes, stack: Stack, width: float, ids: tuple[str, ...], discarder: int, say: Say
) -> None:
    """Draw cards of one type on offer; all together are one thing to click."""
    card = stack.card
    title, letter = batch_card_title(card, discarder, say), kind_letter(card, say)
    rules = ("GA-064",) if is_hero(card) else ("GA-062", "GA-065")
    underlay = stack.place(len(ids), width).draw(rx=8, fill="@board", fill_opacity=0)
    scene.spot(f"batch-{TYPE_NAMES[card]}", underlay, title, rules=rules)
    for n, id_ in enumerate(ids):
        look = troop_card(sizes.sheet, card, width, Marks(letter, sizes.small, len(ids) if n + 1 == len(ids) else 0))
        scene.piece(
            id_,
            stack.x + n * stack.step,
            stack.y,
            look,
            title,
            kind=alike(card),
            rules=rules,
            source=f"hand-size-{discarder}",
        )
