"""The troop pile, the troop row, the discard pile and the batch."""

from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Scene, group, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.board.figures import crossed_swords, pile, troop_card, used_cards
from tablee.games.airain.board.holdings import Holding, alike
from tablee.games.airain.board.layout import RATIO, Layout
from tablee.games.airain.box import TYPE_NAMES, TYPES
from tablee.games.airain.facts import is_hero
from tablee.games.airain.words.names import cards_named, kind_letter, troop


def draw_troops(scene: Scene, layout: Layout, position: Position, held: list[Holding], say: Say) -> None:
    """Draw the troop pile, the troop row and the discard pile."""
    zone, state = layout.troops, position.state
    scene.background(zone.panel())
    inner = zone.inset(12)
    height = inner.height
    width = min(height / RATIO, (inner.width - 6 * 10) / (2 + position.box.troop_row))
    height = width * RATIO
    look = group(pile(width, height, state.pile_size, layout.head), at=(inner.x + width / 2, zone.middle))
    scene.spot("troop-pile", look, say("troop-pile", count=state.pile_size), rules=("GA-031", "GA-040"))
    used = sum(state.discard_pile)
    name = say("discard")
    sizes = layout.head, fitted(name, width - 4, min(layout.small, width * 0.2), bold=False)
    look = group(used_cards(width, height, used, name, sizes), at=(inner.right - width / 2, zone.middle))
    title = say("discard-pile", cards=cards_named(state.discard_pile)(say))
    scene.spot("discard-pile", look, title, rules=("GA-040",))
    places = max(position.box.troop_row, sum(len(h.row) for h in held))
    step = min(width + 12, (inner.width - 2 * width - 20) / places)
    x = inner.x + inner.width / 2 - step * (places - 1) / 2
    for card in range(TYPES):
        for id_ in held[card].row:
            look, ref = troop_card(card, width, kind_letter(card, say)), f"row-{TYPE_NAMES[card]}"
            title, rules = say("in-row", **troop(card)), ("GA-032",) if is_hero(card) else ("GA-031",)
            scene.piece(id_, x, zone.middle, look, title, ref=ref, kind=alike(card), rules=rules)
            x += step


def draw_batch(scene: Scene, layout: Layout, position: Position, held: list[Holding], say: Say) -> None:
    """Draw the batch: the cards on offer, and who discarded them."""
    zone, state = layout.batch, position.state
    if zone.height <= 0:
        return
    scene.background(zone.panel())
    inner = zone.inset(12)
    y = inner.y + layout.small / 2 + 1
    heading, room = say("batch"), inner.width
    cards = [(card, id_) for card in range(TYPES) for id_ in held[card].batch]
    if not any(state.batch):
        look = group(crossed_swords(inner.height * 0.7, "@line"), at=(inner.x + inner.width / 2, inner.middle + 10))
        scene.spot("no-batch", look, say("batch-empty"), rules=("GA-060",))
    else:
        by = say("batch-of", seat=state.discarder)
        room -= text_width(by, layout.small, bold=False) + 38
        scene.background(text_at(by, inner.right - 30, y, layout.small, anchor="end", fill="@muted"))
        scene.background(group(seat_badge(state.discarder, 11), at=(inner.right - 12, y)))
    size = fitted(heading, room, layout.text)
    scene.background(text_at(heading, inner.x, y, size, anchor="start", font_weight="bold"))
    top = y + layout.small / 2 + 8
    width = min((inner.bottom - top) / RATIO, 70)
    step = min(width + 8, (inner.width - width) / max(1, len(cards) - 1))
    for i, (card, id_) in enumerate(cards):
        title = say("in-batch-hero" if is_hero(card) else "in-batch", **troop(card))
        at = (inner.x + width / 2 + i * step, top + width * RATIO / 2)
        look, ref = troop_card(card, width, kind_letter(card, say)), f"batch-{TYPE_NAMES[card]}"
        rules = ("GA-064",) if is_hero(card) else ("GA-062", "GA-065")
        scene.piece(id_, *at, look, title, ref=ref, kind=alike(card), rules=rules)
