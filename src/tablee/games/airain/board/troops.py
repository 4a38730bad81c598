"""The troop pile, the troop row, the discard pile and the batch."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Scene, group, layer, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.board.figures import crossed_swords, pile, troop_card, used_cards
from tablee.games.airain.board.holdings import Held, alike
from tablee.games.airain.board.layout import RATIO, Layout, Sizes
from tablee.games.airain.box import TYPE_NAMES
from tablee.games.airain.facts import is_hero
from tablee.games.airain.words.names import cards_named, kind_letter, troop

Cards = tuple[tuple[int, str], ...]  # card types and the ids of their pieces


def draw_troops(scene: Scene, layout: Layout, position: Position, held: Held, say: Say) -> None:
    """Draw the troop pile, the troop row and the discard pile."""
    box, state = position.frozen
    inner = layout.troops.inset(12)
    width = min(inner.height / RATIO, (inner.width - 6 * 10) / (2 + box.troop_row))
    _draw_piles(scene, layout.troops, layout.sizes, width, state.pile_size, state.discard_pile, say)
    row = tuple((card, id_) for card, holding in enumerate(held) for id_ in holding.row)
    places = max(box.troop_row, len(row))
    step = min(width + 12, (inner.width - 2 * width - 20) / places)
    _draw_row(scene, inner.x + inner.width / 2 - step * (places - 1) / 2, inner.middle, step, width, row, say)


@layer
def _draw_piles(
    scene: Scene, zone: Rect, letters: Sizes, width: float, left: int, discarded: tuple[int, ...], say: Say
) -> None:
    scene.background(zone.panel())
    inner = zone.inset(12)
    height = width * RATIO
    look = group(pile(width, height, left, letters.head), at=(inner.x + width / 2, zone.middle))
    scene.spot("troop-pile", look, say("troop-pile", count=left), rules=("GA-031", "GA-040"))
    name = say("discard")
    sizes = letters.head, fitted(name, width - 4, min(letters.small, width * 0.2), bold=False)
    look = group(used_cards(width, height, sum(discarded), name, sizes), at=(inner.right - width / 2, zone.middle))
    title = say("discard-pile", cards=cards_named(discarded)(say))
    scene.spot("discard-pile", look, title, rules=("GA-040",))


@layer
def _draw_row(scene: Scene, x: float, y: float, step: float, width: float, cards: Cards, say: Say) -> None:
    for card, id_ in cards:
        look, ref = troop_card(card, width, kind_letter(card, say)), f"row-{TYPE_NAMES[card]}"
        title, rules = say("in-row", **troop(card)), ("GA-032",) if is_hero(card) else ("GA-031",)
        scene.piece(id_, x, y, look, title, ref=ref, kind=alike(card), rules=rules)
        x += step


@layer
def draw_batch(scene: Scene, zone: Rect, sizes: Sizes, cards: Cards, discarder: int, say: Say) -> None:
    """Draw the batch: the cards on offer, and who discarded them (-1: there is none)."""
    scene.background(zone.panel())
    inner = zone.inset(12)
    y = inner.y + sizes.small / 2 + 1
    heading, room = say("batch"), inner.width
    if discarder < 0:
        look = group(crossed_swords(inner.height * 0.7, "@line"), at=(inner.x + inner.width / 2, inner.middle + 10))
        scene.spot("no-batch", look, say("batch-empty"), rules=("GA-060",))
    else:
        by = say("batch-of", seat=discarder)
        room -= text_width(by, sizes.small, bold=False) + 38
        scene.background(text_at(by, inner.right - 30, y, sizes.small, anchor="end", fill="@muted"))
        scene.background(group(seat_badge(discarder, 11), at=(inner.right - 12, y)))
    size = fitted(heading, room, sizes.text)
    scene.background(text_at(heading, inner.x, y, size, anchor="start", font_weight="bold"))
    top = y + sizes.small / 2 + 8
    width = min((inner.bottom - top) / RATIO, 70)
    step = min(width + 8, (inner.width - width) / max(1, len(cards) - 1))
    for i, (card, id_) in enumerate(cards):
        title = say("in-batch-hero" if is_hero(card) else "in-batch", **troop(card))
        at = (inner.x + width / 2 + i * step, top + width * RATIO / 2)
        look, ref = troop_card(card, width, kind_letter(card, say)), f"batch-{TYPE_NAMES[card]}"
        rules = ("GA-064",) if is_hero(card) else ("GA-062", "GA-065")
        scene.piece(id_, *at, look, title, ref=ref, kind=alike(card), rules=rules)
