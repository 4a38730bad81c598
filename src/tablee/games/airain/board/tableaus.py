"""The tableau of each player: provinces by faction, points by source, and the cards known to be in hand."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.airain.actions import province_id
from tablee.games.airain.board.cards import province_chip, small_back
from tablee.games.airain.board.figures import GROUNDS, emblem, eye, four_factions, star, symbol, tower
from tablee.games.airain.board.grounds import city, turn_mark
from tablee.games.airain.board.layout import CHIP, CHIP_GAP, EDGE, KNOWN_LINES, Layout, Sizes, known_lines
from tablee.games.airain.box import FACTIONS, Phase
from tablee.games.airain.facts import Standing, kind_of, standing, symbols_of
from tablee.games.airain.words.titles import (
    faction_title,
    hand_size_title,
    known_title,
    owned_title,
    score_title,
    sets_title,
)

LARGEST_CHIP, SMALLEST_CHIP = 42.0, 26.0  # limits on the width of a conquered province in a wide picture
NAME = 7.2  # room for a name, in multiples of the letter size
FEW_SEATS = 3  # with so many players, a wide picture has room for more lines of known cards


def draw_tableaus(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw the tableau of every player."""
    state, conquests = position.frozen[1], position.only("seats", "owner")
    lines = KNOWN_LINES if layout.sizes.narrow or position.seats <= FEW_SEATS else 1
    for owner, zone in enumerate(layout.seats):
        _draw_panel(scene, layout.sizes, zone, owner, say)
        if state.phase != Phase.GAME_END and owner in (state.active, state.asked):
            bar = turn_mark(zone, position.to_act == owner)
            turn = say("turn-of" if owner == state.active else "asked-now", seat=owner)
            scene.spot(f"turn-{owner}", bar, turn, rules=("GA-020",) if owner == state.active else ("GA-063",))
        _draw_hand_size(scene, layout.sizes, zone, owner, state.hand_size[owner], say)
        _draw_conquests(scene, layout.sizes, zone, conquests, owner, lines, say)
        _draw_known(scene, layout.sizes, zone, owner, state.known[owner], lines, say)


def _inner(zone: Rect) -> Rect:
    return Rect(zone.x + EDGE + 4, zone.y + EDGE, zone.width - 2 * EDGE - 4, zone.height - 2 * EDGE)


@layer
def _draw_panel(scene: Scene, sizes: Sizes, zone: Rect, owner: int, say: Say) -> None:
    """Draw the ground and the name."""
    inner, r = _inner(zone), sizes.badge
    scene.background(city(zone, sizes.sheet, owner, 2 * r + EDGE + 4))
    scene.background(group(seat_badge(owner, r), at=(inner.x + r, inner.y + r)))
    name, at = say("seat-name", seat=owner), (inner.x + 2 * r + 8, inner.y + r)
    room = sizes.large * NAME
    scene.background(text_at(name, *at, sizes.large, anchor="start", room=room, font_weight="bold"))


@layer
def _draw_hand_size(scene: Scene, sizes: Sizes, zone: Rect, owner: int, n: int, say: Say) -> None:
    """Draw the number of cards that a seat holds."""
    inner, r, wide = _inner(zone), sizes.badge, sizes.large * 0.9
    number = text_at(str(n), wide / 2 + 5, 0, sizes.large, anchor="start", font_weight="bold")
    x = inner.x + 2 * r + 8 + sizes.large * NAME + wide / 2
    look = group(small_back(wide), number, at=(x, inner.y + r))
    scene.spot(f"hand-size-{owner}", look, hand_size_title(owner, n, say), rules=("GA-023",))


@layer
def _draw_conquests(scene: Scene, sizes: Sizes, zone: Rect, conquests: Part, owner: int, lines: int, say: Say) -> None:
    """Draw points and provinces; the `lines` below are kept free for the cards known to be in hand."""
    has, inner = standing(conquests, owner), _inner(zone)
    _draw_score(scene, sizes, inner.right, inner.y + sizes.badge, conquests, has, say)
    top = inner.y + 2 * sizes.badge + 8
    below = 0 if sizes.narrow else lines * (sizes.small * 1.3) + 4
    _draw_factions(scene, sizes, Rect(inner.x, top, inner.width, inner.bottom - top - below), conquests, has, say)


def _draw_score(scene: Scene, sizes: Sizes, right: float, y: float, conquests: Part, has: Standing, say: Say) -> None:
    """Draw the points and their sources: printed on provinces, complete sets, majorities."""
    size, step = sizes.small, sizes.small * 2.8
    x = right - sizes.head * 1.55 - 3 * step
    total = has.printed + has.sets + has.majorities
    parts = [
        _part(tower(size), has.printed, size, (x, y)),
        _part(star(size), has.majorities, size, (x + 2 * step, y)),
        text_at(str(total), right, y, sizes.head, anchor="end", font_weight="bold"),
    ]
    scene.spot(f"score-{has.seat}", group(*parts), score_title(has, say), rules=("GA-090",))
    look = _part(four_factions(size), has.sets, size, (x + step, y))
    scene.spot(f"sets-{has.seat}", look, sets_title(conquests, has, say), rules=("GA-091", "GA-092"))


def _part(sign: Markup, points: int, size: float, at: tuple[float, float]) -> Markup:
    number = text_at(str(points), size * 1.15, 0, size, anchor="start")
    return group(group(sign, at=(size / 2, 0)), number, at=at)


# --- provinces by faction --------------------------------------------------------------------------------------


def _draw_factions(scene: Scene, sizes: Sizes, space: Rect, conquests: Part, has: Standing, say: Say) -> None:
    """Draw the factions side by side: the number of provinces, a sign for the majority, and the provinces."""
    part, high = (space.width + 8) / FACTIONS, sizes.large + 12
    box, state = conquests.frozen
    owned: list[list[int]] = [[] for _ in range(FACTIONS)]
    for province, owner in enumerate(state.owner):
        if owner == has.seat:
            owned[box.faction[province]].append(province)
    chips = Rect(space.x, space.y + high + 4, part - 8, space.height - high - 4)
    width = CHIP if sizes.narrow else _chip_width(chips, max(has.most))
    for faction, provinces in enumerate(owned):
        place = Rect(space.x + faction * part, space.y, part - 8, high)
        _draw_faction(scene, sizes, place, conquests, has, faction, say)
        _draw_chips(scene, sizes.sheet, chips._replace(x=place.x), width, conquests, has.seat, provinces, say)


def _draw_faction(
    scene: Scene, sizes: Sizes, place: Rect, conquests: Part, has: Standing, faction: int, say: Say
) -> None:
    n, wide, high, bonus = has.mine[faction], place.width, place.height, conquests.frozen[0].majority
    parts = [
        el("rect", x=0, y=0, width=wide, height=high, rx=8, fill=GROUNDS[faction]),
        el("path", d=f"M-4 0H{wide + 4:g}", stroke="@bronze", stroke_width=3.5, stroke_linecap="round"),
        group(emblem(faction, high * 0.72), at=(high * 0.55, high / 2)),
        text_at(str(n), high * 1.05, high / 2, sizes.large, anchor="start", font_weight="bold"),
    ]
    if has.leads(faction):
        w, h = sizes.small * 2.0, sizes.small + 6
        pill = el("rect", x=-w / 2, y=-h / 2, width=w, height=h, rx=h / 2, fill="@gold")
        text = text_at(f"+{bonus}", 0, 0, sizes.small, fill="@on-gold", font_weight="bold")
        parts.append(group(pill, text, at=(wide - w / 2 - 4, high / 2)))
    title = faction_title(conquests, has, faction, say)
    scene.spot(f"faction-{has.seat}-{faction}", group(*parts, at=(place.x, place.y)), title, rules=("GA-095",))


def _chip_width(space: Rect, most: int) -> float:
    """Return the largest width at which `most` provinces of one faction fit without overlapping."""
    width = LARGEST_CHIP
    while width > SMALLEST_CHIP:
        per_row = int((space.width + CHIP_GAP) // (width + CHIP_GAP))
        if per_row * int((space.height + CHIP_GAP) // (width * 1.2 + CHIP_GAP)) >= max(1, most):
            break
        width -= 1
    return width


def _draw_chips(
    scene: Scene, sheet: str, space: Rect, width: float, printed: Part, owner: int, owned: list[int], say: Say
) -> None:
    """Draw provinces in rows; if they are too many for the space, they overlap."""
    rows = max(1, int((space.height + CHIP_GAP) // (width * 1.2 + CHIP_GAP)))
    per_row = max(int((space.width + CHIP_GAP) // (width + CHIP_GAP)), -(-len(owned) // rows))
    step = min(width + CHIP_GAP, (space.width - width) / max(1, per_row - 1))
    box = printed.frozen[0]
    for i, province in enumerate(owned):
        row, column = divmod(i, per_row)
        at = space.x + width / 2 + column * step, space.y + width * 0.6 + row * (width * 1.2 + CHIP_GAP)
        look, title = (
            province_chip(sheet, province, box.faction[province], box.points[province], width),
            owned_title(printed, province, owner, say),
        )
        scene.piece(f"province-{province_id(province)}", *at, look, title, rules=("GA-090",))


# --- what is known about a hand --------------------------------------------------------------------------------


@layer
def _draw_known(
    scene: Scene, sizes: Sizes, zone: Rect, owner: int, known: tuple[int, ...], lines: int, say: Say
) -> None:
    """Draw the cards that everybody knows to be in a hand; this includes the viewer's own hand."""
    shown = known_lines(known, lines)
    if not shown:
        return
    inner, size, high = _inner(zone), sizes.small, 32.0 if sizes.narrow else sizes.small * 1.3
    radius = size * 0.6
    parts = [group(eye(size * 1.3), at=(size * 0.65, 0))]
    for i, cards in enumerate(shown):
        x, y = size * 1.6 if i == 0 else 0.0, i * high
        for card in cards:
            for _ in range(symbols_of(card)):
                parts.append(group(symbol(kind_of(card), radius), at=(x + radius, y)))
                x += radius * 2
            if known[card] > 1:
                number = f"×{known[card]}"
                parts.append(text_at(number, x + 2, y, size, anchor="start", font_weight="bold"))
                x += text_width(number, size) + 2
            x += radius * 0.8
    if sum(map(len, shown)) < sum(1 for n in known if n):
        parts.append(text_at("…", x, (len(shown) - 1) * high, size, anchor="start"))
    at = inner.x, inner.bottom - high / 2 - (len(shown) - 1) * high
    scene.spot(f"known-{owner}", group(*parts, at=at), known_title(owner, known, say), rules=("GA-023",))
