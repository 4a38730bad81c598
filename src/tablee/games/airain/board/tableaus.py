"""The tableau of each player: provinces by faction, points by source, and the cards known to be in hand."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.drawing.shapes import seat_badge
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say, message
from tablee.games.airain.actions import province_id
from tablee.games.airain.board.figures import (
    GROUNDS,
    card_back,
    emblem,
    four_factions,
    province_chip,
    star,
    symbol,
    tower,
)
from tablee.games.airain.board.layout import Layout, Sizes
from tablee.games.airain.box import FACTIONS, TYPES, Phase
from tablee.games.airain.facts import Standing, faction_name, kind_of, standing, symbols_of
from tablee.games.airain.words.names import cards_named, province_args

LARGEST_CHIP, SMALLEST_CHIP = 42.0, 26.0  # limits on the width of a conquered province
BETWEEN = 3.0  # gap between two conquered provinces
LONGEST_NAME = 5.0  # width of the longest seat name, in multiples of the letter size


def draw_tableaus(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw the tableau of every player."""
    state, conquests = position.frozen[1], position.only("seats", "owner")
    for owner, zone in enumerate(layout.seats):
        mark = ""
        if state.phase != Phase.GAME_END and owner in (state.active, state.asked):
            mark = "@accent" if position.to_act == owner else "@line"
        hand = state.hand_size[owner], state.known[owner]
        _draw_tableau(scene, layout.sizes, zone, conquests, owner, mark, hand, say)


@layer
def _draw_tableau(
    scene: Scene,
    sizes: Sizes,
    zone: Rect,
    conquests: Part,
    owner: int,
    mark: str,
    hand: tuple[int, tuple[int, ...]],
    say: Say,
) -> None:
    """Draw a player's tableau; `mark` is the colour of the bar at its left, `hand` are its cards and those known."""
    has = standing(conquests, owner)
    scene.background(zone.panel())
    if mark:
        scene.background(el("rect", x=zone.x, y=zone.y, width=6, height=zone.height, rx=3, fill=mark))
    inner = Rect(zone.x + 14, zone.y + 8, zone.width - 24, zone.height - 16)
    y = inner.y + 14
    _draw_name(scene, sizes, inner.x, y, owner, hand[0], say)
    _draw_score(scene, sizes, inner.right, y, has, say)
    _draw_known(scene, sizes, inner, owner, hand[1], say)
    top = y + sizes.head / 2 + 10
    space = Rect(inner.x, top, inner.width, inner.bottom - top - sizes.small - 10)
    _draw_factions(scene, sizes, space, conquests, has, say)


@layer
def _draw_name(scene: Scene, sizes: Sizes, x: float, y: float, owner: int, n: int, say: Say) -> None:
    """Draw the seat and the number of cards it holds."""
    scene.background(group(seat_badge(owner, 13), at=(x + 13, y)))
    scene.background(text_at(say("seat-name", seat=owner), x + 36, y, sizes.large, anchor="start", font_weight="bold"))
    number = text_at(str(n), 14, 0, sizes.large, anchor="start", font_weight="bold")
    look = group(card_back(18, 25), number, at=(x + 52 + sizes.large * LONGEST_NAME, y))
    scene.spot(f"hand-size-{owner}", look, say("holds", seat=owner, count=n), rules=("GA-023",))


@layer
def _draw_score(scene: Scene, sizes: Sizes, right: float, y: float, has: Standing, say: Say) -> None:
    """Draw the points and their sources: printed on provinces, complete sets, majorities."""
    size = sizes.text
    made_of = {"printed": has.printed, "sets": has.sets, "majority": has.majorities}
    total = sum(made_of.values())
    x = right - sizes.head * 1.6 - size * 7.8
    parts = [
        _part(tower(size), has.printed, size, (x, y)),
        _part(star(size), has.majorities, size, (x + size * 5.4, y)),
        text_at(str(total), right - 2, y, sizes.head, anchor="end", font_weight="bold"),
    ]
    title = say("score-title", seat=has.seat, count=total, **made_of)
    scene.spot(f"score-{has.seat}", group(*parts), title, rules=("GA-090",))
    look = _part(four_factions(size), has.sets, size, (x + size * 2.7, y))
    title = say("set-title", sets=min(has.mine), bonus=has.sets)
    scene.spot(f"sets-{has.seat}", look, title, rules=("GA-091", "GA-092"))


def _part(sign: Markup, points: int, size: float, at: tuple[float, float]) -> Markup:
    number = text_at(str(points), size * 1.2, 0, size, anchor="start", fill="@muted")
    return group(group(sign, at=(size / 2, 0)), number, at=at)


# --- provinces by faction --------------------------------------------------------------------------------------


@layer
def _draw_factions(scene: Scene, sizes: Sizes, space: Rect, conquests: Part, has: Standing, say: Say) -> None:
    """Draw the factions side by side: the number of provinces, a sign for the majority, and the provinces."""
    part, high = (space.width + 8) / FACTIONS, sizes.large + 12
    box, state = conquests.frozen
    owned: list[list[int]] = [[] for _ in range(FACTIONS)]
    for province, owner in enumerate(state.owner):
        if owner == has.seat:
            owned[box.faction[province]].append(province)
    chips = Rect(space.x, space.y + high + 5, part - 8, space.height - high - 5)
    width = _chip_width(chips, max(has.most))
    for faction, provinces in enumerate(owned):
        place = Rect(space.x + faction * part, space.y, part - 8, high)
        _draw_faction(scene, sizes, place, conquests, has, faction, say)
        _draw_chips(scene, chips._replace(x=place.x), width, conquests, has.seat, provinces, say)


def _draw_faction(
    scene: Scene, sizes: Sizes, place: Rect, printed: Part, has: Standing, faction: int, say: Say
) -> None:
    n, wide, high, bonus = has.mine[faction], place.width, place.height, printed.frozen[0].majority
    parts = [
        el("rect", x=0, y=0, width=wide, height=high, rx=8, fill=GROUNDS[faction]),
        group(emblem(faction, high * 0.72), at=(high * 0.6, high / 2)),
        text_at(str(n), high * 1.15, high / 2, sizes.large, anchor="start", font_weight="bold"),
    ]
    if has.leads(faction):
        w, h = sizes.small * 2.1, sizes.small + 6
        pill = el("rect", x=-w / 2, y=-h / 2, width=w, height=h, rx=h / 2, fill="@gold")
        text = text_at(f"+{bonus}", 0, 0, sizes.small, fill="@on-gold", font_weight="bold")
        parts.append(group(pill, text, at=(wide - w / 2 - 4, high / 2)))
    args = {"seat": has.seat, "count": n, "faction": faction_name(printed, faction), "bonus": bonus}
    title = say("faction-title", majority="yes" if has.leads(faction) else "no", **args)
    scene.spot(f"faction-{has.seat}-{faction}", group(*parts, at=(place.x, place.y)), title, rules=("GA-095",))


def _chip_width(space: Rect, most: int) -> float:
    """Return the largest width at which `most` provinces of one faction fit without overlapping."""
    width = LARGEST_CHIP
    while width > SMALLEST_CHIP:
        per_row = int((space.width + BETWEEN) // (width + BETWEEN))
        if per_row * int((space.height + BETWEEN) // (width * 1.2 + BETWEEN)) >= max(1, most):
            break
        width -= 1
    return width


def _draw_chips(scene: Scene, space: Rect, width: float, printed: Part, owner: int, owned: list[int], say: Say) -> None:
    """Draw provinces in rows; if they are too many for the space, they overlap."""
    rows = max(1, int((space.height + BETWEEN) // (width * 1.2 + BETWEEN)))
    per_row = max(int((space.width + BETWEEN) // (width + BETWEEN)), -(-len(owned) // rows))
    step = min(width + BETWEEN, (space.width - width) / max(1, per_row - 1))
    for i, province in enumerate(owned):
        row, column = divmod(i, per_row)
        at = space.x + width / 2 + column * step, space.y + width * 0.6 + row * (width * 1.2 + BETWEEN)
        title = message("province-owned", seat=owner, **province_args(printed, province))
        look = province_chip(printed.frozen[0].faction[province], printed.frozen[0].points[province], width)
        scene.piece(f"province-{province_id(province)}", *at, look, title(say), rules=("GA-090",))


# --- what is known about a hand --------------------------------------------------------------------------------


@layer
def _draw_known(scene: Scene, sizes: Sizes, inner: Rect, owner: int, known: tuple[int, ...], say: Say) -> None:
    """Draw the cards that everybody knows to be in a hand; this includes the viewer's own hand."""
    if not any(known):
        return
    size, radius = sizes.small, sizes.small * 0.6
    parts = [text_at(say("known"), 0, 0, size, anchor="start", fill="@muted")]
    x = text_width(say("known"), size, bold=False) + size * 0.4
    for card in range(TYPES):
        if known[card]:
            for _ in range(symbols_of(card)):
                parts.append(group(symbol(kind_of(card), radius), at=(x + radius, 0)))
                x += radius * 2
            if known[card] > 1:
                parts.append(text_at(f"×{known[card]}", x + 2, 0, size, anchor="start", font_weight="bold"))
                x += size * 1.2
            x += radius * 0.8
    title = say("known-cards", seat=owner, cards=cards_named(known)(say))
    look = el("g", *parts, transform=f"scale({min(1.0, inner.width / x):.3f})")
    scene.spot(f"known-{owner}", group(look, at=(inner.x, inner.bottom - size / 2)), title, rules=("GA-023",))
