"""Les Guerres d'Airain drawn: provinces, troops, the batch, hand and tableaus; and where to click for each action."""

from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Scene, group, words
from tablee.core.drawing.shapes import SEAT_COLOURS, seat_badge
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain import actions as act
from tablee.games.airain.box import DOUBLE_HERO, KIND_NAMES, KINDS, TROOP_TYPES, TYPE_NAMES, TYPES, Phase
from tablee.games.airain.decision import draw_decision
from tablee.games.airain.figures import (
    ALIKE,
    PROVINCE_SIZE,
    ProvinceFace,
    card_back,
    crossed_swords,
    pile,
    province_card,
    troop_card,
    used_cards,
)
from tablee.games.airain.holdings import Holding, alike, holdings
from tablee.games.airain.layout import GAP, OVERLAP, RATIO, Layout, Zone
from tablee.games.airain.rules.conquering import in_province_pile
from tablee.games.airain.rules.payment import feasible, paying, symbols_of, whole_hand
from tablee.games.airain.rules.wars import is_barred
from tablee.games.airain.tableaus import draw_tableaus
from tablee.games.airain.text_board import text_board
from tablee.games.airain.words import cards_named, needs_of, province_args, troop

BUTTONS = ("recruit", "end-game", "troop-pile", "pass")  # for the actions without a card


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw what a seat sees; whatever it is given, it looks only at what the seat may know."""
    position = position.seen_by(seat)
    held = holdings(position, seat)
    layout = Layout(position, [len(h.hand) for h in held], narrow)
    scene = Scene(layout.width, layout.height, say("board-title"))
    _draw_provinces(scene, layout, position, seat, say)
    _draw_troops(scene, layout, position, held, say)
    _draw_batch(scene, layout, position, held, say)
    draw_decision(scene, layout, position, seat, held, say)
    if seat >= 0:
        _draw_hand(scene, layout, position, held, seat, say)
    else:
        _draw_backs(scene, layout, position, say)
    draw_tableaus(scene, layout, position, say)
    return scene


def letter_of(card: int, say: Say) -> str:
    """Return the letter of a card's kind, in the reader's language."""
    return say("kind-letter", kind=KIND_NAMES[card // 2])


# --- provinces -------------------------------------------------------------------------------------------------


def _draw_provinces(scene: Scene, layout: Layout, position: Position, seat: int, say: Say) -> None:
    zone, state = layout.provinces, position.state
    scene.draw(zone.look())
    left = int(in_province_pile(position.box, state))
    inner = zone.inset(12)
    if layout.narrow:
        look = group(pile(52, 34, left, layout.large), at=(inner.right - 28, inner.y + 17))
        scene.draw(words(say("provinces"), inner.x, inner.y + 17, layout.large, anchor="start", font_weight="bold"))
        row = Zone(inner.x, inner.y + 40, inner.width, inner.height - 40)
    else:
        look = group(pile(86, 132, left), at=(inner.x + 43, inner.middle))
        row = Zone(inner.x + 102, inner.y, inner.width - 102, inner.height)
    scene.spot("province-pile", look, say("province-pile", count=left))
    places = int(position.box.province_row)
    step = (row.width + 8) / places
    width = min(PROVINCE_SIZE[0], step - 8)
    for place, province in enumerate(int(p) for p in state.province_row if p >= 0):
        x, y = row.x + step * place + (step - 8) / 2, row.y + width / PROVINCE_SIZE[0] * PROVINCE_SIZE[1] / 2
        _draw_province(scene, position, province, seat, (x, y, width), say)


def _draw_province(
    scene: Scene, position: Position, province: int, seat: int, at: tuple[float, float, float], say: Say
) -> None:
    box, state = position.box, position.state
    x, y, width = at
    needs = [(kind, int(n)) for kind, n in enumerate(box.fixed[province]) if n]
    if box.choice[province]:
        needs.append((ALIKE, int(box.choice[province])))
    chosen = bool(state.province == province)
    tells = seat >= 0 and state.phase not in (Phase.PAYMENT, Phase.GAME_END)
    short = shortage(position, province, seat) if tells else None
    args = province_args(position, province)
    face = ProvinceFace(int(box.faction[province]), int(box.points[province]), args["name"], needs, short, chosen)
    look = province_card(face, width)
    needed = needs_of(position, province, in_full=True)(say)
    title = say("province-title", **args | {"needs": needed})
    if short is not None:
        title += ". " + (say("short-by", count=short) if short else say("payable"))
    scene.piece(f"province-{act.province_name(province)}", x, y, look, title)


def shortage(position: Position, province: int, seat: int) -> int:
    """Return how many symbols a seat is short of for a province, 0 if it can pay: with its whole hand, and in a war
    with the card it has taken, or with the one on offer that serves best."""
    box, state = position.box, position.state
    if state.asked != seat:
        return _shortage(position, province, seat, -1)
    offered = [card for card in range(TROOP_TYPES) if state.batch[card] and not is_barred(box, state, card)]
    if state.taken >= 0:
        offered = [int(state.taken)]
    return min((_shortage(position, province, seat, card) for card in offered), default=1)


def _shortage(position: Position, province: int, seat: int, taken: int) -> int:
    box, state = position.box, position.state
    tally = whole_hand(state, seat)
    if feasible(box, province, taken, paying(tally, taken, 1) if taken >= 0 else tally):
        return 0
    symbols = [sum(int(state.hand[seat, c]) * symbols_of(c) for c in (2 * k, 2 * k + 1)) for k in range(KINDS + 1)]
    if taken >= 0:
        symbols[taken // 2] += symbols_of(taken)
    gaps = []
    for chosen in range(KINDS):
        asked = [int(n) + int(box.choice[province]) * (k == chosen) for k, n in enumerate(box.fixed[province])]
        gaps.append(sum(max(0, n - int(symbols[k])) for k, n in enumerate(asked)) - int(symbols[KINDS]))
    return max(1, min(gaps))


# --- troops ----------------------------------------------------------------------------------------------------


def _draw_troops(scene: Scene, layout: Layout, position: Position, held: list[Holding], say: Say) -> None:
    zone, state = layout.troops, position.state
    scene.draw(zone.look())
    inner = zone.inset(12)
    height = inner.height
    width = min(height / RATIO, (inner.width - 6 * 10) / (2 + int(position.box.troop_row)))
    height = width * RATIO
    count = int(state.pile_size)
    look = group(pile(width, height, count, layout.head), at=(inner.x + width / 2, zone.middle))
    scene.spot("troop-pile", look, say("troop-pile", count=count))
    used = sum(int(n) for n in state.discard_pile)
    name = say("discard")
    sizes = layout.head, fitted(name, width - 4, min(layout.small, width * 0.2), bold=False)
    look = group(used_cards(width, height, used, name, sizes), at=(inner.right - width / 2, zone.middle))
    scene.spot("discard-pile", look, say("discard-pile", cards=cards_named(state.discard_pile)(say)))
    places = max(int(position.box.troop_row), sum(len(h.row) for h in held))
    step = min(width + 12, (inner.width - 2 * width - 20) / places)
    x = inner.x + inner.width / 2 - step * (places - 1) / 2
    for card in range(TYPES):
        for id_ in held[card].row:
            look, ref = troop_card(card, width, letter_of(card, say)), f"row-{TYPE_NAMES[card]}"
            scene.piece(id_, x, zone.middle, look, say("in-row", **troop(card)), ref=ref, kind=alike(card))
            x += step


def _draw_batch(scene: Scene, layout: Layout, position: Position, held: list[Holding], say: Say) -> None:
    zone, state = layout.batch, position.state
    if zone.height <= 0:
        return
    scene.draw(zone.look())
    inner = zone.inset(12)
    y = inner.y + layout.small / 2 + 1
    heading, room = say("batch"), inner.width
    cards = [(card, id_) for card in range(TYPES) for id_ in held[card].batch]
    if not any(state.batch):
        look = group(crossed_swords(inner.height * 0.7, "@line"), at=(inner.x + inner.width / 2, inner.middle + 10))
        scene.spot("no-batch", look, say("batch-empty"))
    else:
        by = say("batch-of", seat=int(state.discarder))
        room -= text_width(by, layout.small, bold=False) + 38
        scene.draw(words(by, inner.right - 30, y, layout.small, anchor="end", fill="@muted"))
        scene.draw(group(seat_badge(int(state.discarder), 11), at=(inner.right - 12, y)))
    size = fitted(heading, room, layout.text)
    scene.draw(words(heading, inner.x, y, size, anchor="start", font_weight="bold"))
    top = y + layout.small / 2 + 8
    width = min((inner.bottom - top) / RATIO, 70)
    step = min(width + 8, (inner.width - width) / max(1, len(cards) - 1))
    for i, (card, id_) in enumerate(cards):
        title = say("in-batch-hero" if card >= DOUBLE_HERO else "in-batch", **troop(card))
        at = (inner.x + width / 2 + i * step, top + width * RATIO / 2)
        look, ref = troop_card(card, width, letter_of(card, say)), f"batch-{TYPE_NAMES[card]}"
        scene.piece(id_, *at, look, title, ref=ref, kind=alike(card))


# --- hands -----------------------------------------------------------------------------------------------------


def _draw_hand(scene: Scene, layout: Layout, position: Position, held: list[Holding], seat: int, say: Say) -> None:
    zone, state = layout.hand, position.state
    scene.draw(zone.look())
    inner = zone.inset(12)
    y = inner.y + layout.small / 2 + 1
    scene.draw(group(seat_badge(seat, 11), at=(inner.x + 12, y)))
    title = say("your-hand", count=sum(len(h.hand) for h in held))
    scene.draw(words(title, inner.x + 30, y, layout.text, anchor="start", font_weight="bold"))
    paying_now = state.phase == Phase.PAYMENT and position.to_act == seat
    asked = int(state.cursor) if paying_now else -1
    counts = [action - act.COUNT for action in position.legal()] if paying_now else []
    fans, width = layout.fans, layout.card_width
    space = layout.cards_space()
    high, rows = width * RATIO, max((fan.row for fan in fans), default=0) + 1
    top = space.y + (space.height - rows * high - (rows - 1) * GAP) / 2
    for fan in fans:
        y = top + high / 2 + fan.row * (high + GAP)
        ids = held[fan.card].hand
        for n, id_ in enumerate(ids):
            number = n + 1 if fan.card == asked and n + 1 in counts else 0
            look = troop_card(fan.card, width, letter_of(fan.card, say), number)
            ref = f"pay-{number}" if number else f"hand-{TYPE_NAMES[fan.card]}"
            off = n - (len(ids) - 1) / 2
            lean = min(2.5, 9 / len(ids))
            at = fan.x + width / 2 + n * width * OVERLAP, y + off * off * lean * 0.3
            title = say("in-hand", **troop(fan.card))
            scene.piece(id_, *at, look, title, ref=ref, turn=off * lean, kind=alike(fan.card))


def _draw_backs(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw the hands as a spectator sees them: backs."""
    zone = layout.hand
    scene.draw(zone.look())
    inner = zone.inset(12)
    y = inner.y + layout.small / 2 + 1
    scene.draw(words(say("hands"), inner.x, y, layout.text, anchor="start", font_weight="bold"))
    part = inner.width / position.seats
    width = min(56.0, part * 0.5)
    for seat in range(position.seats):
        n = int(position.state.hand_size[seat])
        x, middle = inner.x + part * seat, inner.middle + 10
        step = min(width * 0.3, (part - width - 20) / max(1, n - 1))
        fan = [group(card_back(width, width * RATIO), at=(x + width / 2 + i * step, middle)) for i in range(n)]
        badge = group(seat_badge(seat, 12), at=(x + 14, middle - width * RATIO / 2 - 18))
        number = words(str(n), x + 32, middle - width * RATIO / 2 - 18, layout.text, anchor="start", font_weight="bold")
        scene.spot(f"backs-{seat}", group(*fan, badge, number), say("holds", seat=seat, count=n))


# --- where to click --------------------------------------------------------------------------------------------


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the drawn things to click, in order, for an action of the seat to act."""
    if action < act.PROVINCE:
        return (BUTTONS[action],)
    if action < act.DRAW_ROW:
        return (f"province-{act.province_name(action - act.PROVINCE)}",)
    if action < act.HERO_DISCARD:
        return (f"row-{TYPE_NAMES[action - act.DRAW_ROW]}",)
    if action < act.TAKE:
        return (f"hand-{TYPE_NAMES[action - act.HERO_DISCARD]}",)
    if action < act.COUNT:
        return (f"batch-{TYPE_NAMES[action - act.TAKE]}",)
    return (f"pay-{action - act.COUNT}",)


def family(piece: str) -> str:
    """Return what a piece is on the table: cards are told apart by their type."""
    word, _, rest = piece.partition("-")
    return f"card {rest[:2]}" if word == "card" else word


BOARD = Board(draw, path, SEAT_COLOURS, family=family, text=text_board)
