"""Troop symbols, factions and cards, each centred on (0, 0). `remembered` caches the results of a function."""

from typing import NamedTuple

from tablee.core.drawing.lettering import fitted
from tablee.core.drawing.palette import HEAD, LARGE
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.core.drawing.shapes import card, polygon
from tablee.games.airain.facts import ALIKE, HERO, kind_of, symbols_of

TROOP_SIZE = (84.0, 118.0)
PROVINCE_SIZE = (132.0, 204.0)
KIND_FILLS = ("@iron", "@leaf", "@orange", "@violet", "@teal", "@gold")
GROUNDS = ("@sand", "@dusk", "@grass", "@water")  # background colours of the four factions

# Filled icons in a square with sides of 100. An icon has one or more parts.
ICONS = (
    ("M0 -46L9 -34V10H-9V-34Z", "M-24 13H24V21H-24Z", "M-5 23H5V36H-5Z", "M0 34A7 7 0 1 1 -0.1 34Z"),  # a sword
    ("M-12 -42C34 -30 34 30 -12 42L-14 36C18 26 18 -26 -14 -36Z", "M-16 -40H-11V40H-16Z",
     "M-42 -3H24V3H-42Z", "M44 0L22 -11V11Z", "M-46 -9L-34 0L-46 9H-38L-26 0L-38 -9Z"),  # a bow and an arrow
    ("M-22 46V-26H-15V46Z", "M-18.5 -50L-8 -34L-18.5 -20L-29 -34Z", "M-12 -18H42L28 0L42 18H-12Z"),  # a lance
    ("M6 -46L26 20H-26Z", "M-44 22C-24 14 24 14 44 22C24 38 -24 38 -44 22Z"),  # a pointed hat
    ("M-22 42H28C34 4 24 -28 2 -34L-2 -46L-10 -34C-20 -28 -26 -12 -38 2C-42 10 -32 18 -24 12C-16 6 -8 8 -2 2"
     "C0 16 -18 22 -22 42Z",),  # a horse
    ("M-36 22L-42 -22L-20 -4L0 -38L20 -4L42 -22L36 22Z", "M-36 28H36V38H-36Z"),  # a crown
)  # fmt: skip


@remembered
def icon(kind: int, size: float, fill: str) -> Markup:
    """Return the icon of a troop kind without its disc."""
    parts = [el("path", d=d, fill=fill) for d in ICONS[kind]]
    return el("g", *parts, transform=f"scale({size / 100:.3f})")


@remembered
def symbol(kind: int, radius: float, *, faded: bool = False) -> Markup:
    """Return a troop symbol: a disc in the colour of its kind with its icon. It is faded if still unpaid."""
    if kind == ALIKE:
        return _alike(radius)
    if faded:
        disc = el("circle", r=radius - 1, fill="@board", stroke="@edge", stroke_width=1.6, stroke_dasharray="4 3")
        return group(disc, icon(kind, radius * 1.3, "@muted"))
    ink = "@on-gold" if kind == HERO else "@on-seat"
    return group(el("circle", r=radius, fill=KIND_FILLS[kind]), icon(kind, radius * 1.4, ink))


@remembered
def _alike(radius: float) -> Markup:
    """Return the sign of a choice group: a disc with an equals sign, in a colour that no kind has."""
    disc = el("circle", r=radius - 1, fill="@board", stroke="@ink", stroke_width=1.8, stroke_dasharray="4 2.5")
    bars = [
        el(
            "rect",
            x=-radius * 0.45,
            y=radius * y,
            width=radius * 0.9,
            height=radius * 0.2,
            rx=radius * 0.1,
            fill="@ink",
        )
        for y in (-0.32, 0.12)
    ]
    return group(disc, *bars)


# --- factions --------------------------------------------------------------------------------------------------


@remembered
def emblem(faction: int, size: float) -> Markup:
    """Return the emblem of a faction, by its place in the data: sun, moon, acorn or waves."""
    line = {"fill": "none", "stroke": "@ink", "stroke_linecap": "round", "stroke_width": 9}
    if faction == 0:
        rays = "M0 -46V-34M0 46V34M-46 0H-34M46 0H34M-32 -32L-24 -24M32 32L24 24M32 -32L24 -24M-32 32L-24 24"
        parts = [el("circle", r=20, fill="@ink"), el("path", d=rays, **line)]
    elif faction == 1:
        parts = [el("path", d="M14 -42A42 42 0 1 0 42 14A34 34 0 0 1 14 -42Z", fill="@ink")]
    elif faction == 2:
        parts = [
            el("path", d="M-26 -2H26C26 26 12 36 0 46C-12 36 -26 26 -26 -2Z", fill="@ink"),
            el("path", d="M-34 -8C-32 -34 32 -34 34 -8Z", fill="@ink"),
            el("path", d="M0 -30C0 -38 4 -42 10 -44", **line),
        ]
    else:
        waves = "M-44 {0}C-30 {1} -16 {1} -2 {0}S26 {2} 42 {0}"
        parts = [el("path", d=waves.format(y, y - 22, y + 22), **line) for y in (-22, 4, 30)]
    return el("g", *parts, transform=f"scale({size / 100:.3f})")


# --- troop cards -----------------------------------------------------------------------------------------------


@remembered
def troop_card(type_: int, width: float, letter: str, number: int = 0) -> Markup:
    """Return a troop card; its left edge shows its type even if cards cover the rest. `number` is written on it."""
    kind, double = kind_of(type_), symbols_of(type_) == 2
    strip = "M-41 49V-49Q-41 -58 -32 -58H-11V58H-32Q-41 58 -41 49Z"
    parts = [el("path", d=strip, fill=KIND_FILLS[kind], fill_opacity=0.16), group(symbol(kind, 12), at=(-26, -43))]
    if double:
        parts.append(group(symbol(kind, 12), at=(-26, -17)))
        parts += [group(symbol(kind, 21), at=(15, y)) for y in (-24, 24)]
    else:
        parts.append(group(symbol(kind, 23), at=(15, 0)))
    parts.append(text_at(letter, -26, 8 if double else -18, LARGE, font_weight="bold"))
    if number:
        parts.append(el("circle", cx=-26, cy=42, r=12, fill="@gold"))
        parts.append(text_at(str(number), -26, 42, LARGE - 1, fill="@on-gold", font_weight="bold"))
    edge = "@glow" if number else "@edge"
    return el("g", card(*TROOP_SIZE, *parts, edge=edge), transform=f"scale({width / TROOP_SIZE[0]:.3f})")


@remembered
def card_back(width: float, height: float, text: str = "", size: float = HEAD) -> Markup:
    """Return the bronze back of a card: a shield and, on a pile, the number of cards."""
    inner = el(
        "rect", x=-width / 2 + 5, y=-height / 2 + 5, width=width - 10, height=height - 10, rx=5,
        fill="none", stroke="@on-seat", stroke_width=1.2, stroke_opacity=0.45,
    )  # fmt: skip
    w = min(width, height) * 0.34
    shield = f"M{-w:.1f} {-w * 1.1:.1f}H{w:.1f}V{w * 0.1:.1f}C{w:.1f} {w:.1f} 0 {w * 1.4:.1f} 0 {w * 1.4:.1f}"
    shield += f"S{-w:.1f} {w:.1f} {-w:.1f} {w * 0.1:.1f}Z"
    parts = [inner]
    if not text or height > 60:
        parts.append(el("path", d=shield, fill="none", stroke="@on-seat", stroke_width=1.6, stroke_opacity=0.7))
    if text:
        parts.append(text_at(text, 0, 0, size, fill="@on-seat", font_weight="bold"))
    return card(width, height, *parts, fill="@bronze", edge="@edge")


@remembered
def pile(width: float, height: float, count: int, size: float = HEAD) -> Markup:
    """Return a pile of face-down cards with its count, or an empty outline."""
    if not count:
        return empty_place(width, height, "0", size)
    under = [group(card_back(width, height), at=(d, d)) for d in (4, 2) if count > d // 2]
    return group(*under, card_back(width, height, str(count), size))


@remembered
def used_cards(width: float, height: float, count: int, text: str, sizes: tuple[float, float]) -> Markup:
    """Return the discard pile with its count and its name."""
    if not count:
        place = empty_place(width, height, "0", sizes[0])
    else:
        number = text_at(str(count), 0, 0, sizes[0], font_weight="bold")
        place = group(group(card(width, height, fill="@stone"), at=(3, 3)), card(width, height, number, fill="@stone"))
    return group(place, text_at(text, 0, height / 2 - 18, sizes[1], fill="@ink" if count else "@muted"))


@remembered
def empty_place(width: float, height: float, text: str, size: float) -> Markup:
    """Return the outline of a place where cards may lie."""
    frame = el(
        "rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=8,
        fill="none", stroke="@edge", stroke_width=1.5, stroke_dasharray="6 5",
    )  # fmt: skip
    return group(frame, text_at(text, 0, 0, size, fill="@muted", font_weight="bold"))


# --- provinces -------------------------------------------------------------------------------------------------


class ProvinceFace(NamedTuple):
    """What is printed on a province, and how many symbols the viewer is short of (None: not shown)."""

    faction: int
    points: int
    name: str
    needs: tuple[tuple[int, int], ...]
    short: int | None
    chosen: bool


@remembered
def province_card(face: ProvinceFace, width: float) -> Markup:
    """Return a province, from top to bottom: faction and points, name, requirement."""
    w, h = PROVINCE_SIZE
    art = f"M{-w / 2 + 1} {-h / 2 + 95}V{-h / 2 + 12}Q{-w / 2 + 1} {-h / 2 + 1} {-w / 2 + 12} {-h / 2 + 1}H{w / 2 - 12}"
    art += f"Q{w / 2 - 1} {-h / 2 + 1} {w / 2 - 1} {-h / 2 + 12}V{-h / 2 + 95}Z"
    parts = [
        el("path", d=art, fill=GROUNDS[face.faction]),
        group(_castle(face.points), at=(0, -h / 2 + 95)),
        group(el("circle", r=20, fill="@board"), emblem(face.faction, 28), at=(-w / 2 + 27, -h / 2 + 27)),
        group(_points(face.points, 20), at=(w / 2 - 27, -h / 2 + 27)),
        text_at(face.name, 0, 8, fitted(face.name, w - 8, LARGE), font_weight="bold"),
    ]
    parts += [group(look, at=at) for look, at in _needs(face.needs)]
    if face.short is not None:
        parts.append(group(_shortness(face.short), at=(0, h / 2)))
    if face.chosen:
        frame = {"x": -w / 2, "y": -h / 2, "width": w, "height": h, "rx": w * 0.09}
        parts.append(el("rect", fill="none", stroke="@accent", stroke_width=4, **frame))
    return el("g", card(w, h, *parts), transform=f"scale({width / w:.3f})")


@remembered
def _points(points: int, radius: float) -> Markup:
    disc = polygon(8, radius * 1.06, 22.5, fill="@bronze", stroke="@board", stroke_width=2)
    return group(disc, text_at(str(points), 0, 0, radius * 1.25, fill="@on-seat", font_weight="bold"))


@remembered
def _castle(points: int) -> Markup:
    """Return hills and a castle with their base at y = 0; the castle has one tower per point, but at most six."""
    points = min(points, 6)
    hills = el("path", d="M-65 0V-14C-40 -30 -20 -18 0 -20S44 -34 65 -16V0Z", fill="@edge", fill_opacity=0.35)
    towers = []
    for i in range(points):
        x, height = (i - (points - 1) / 2) * 17, 30 + (14 if i == (points - 1) // 2 else 0) + (i % 2) * 5
        top = f"M{x - 7} -10V{-height}h3.5v4h3.5v-4h3.5v4h3.5v-4V-10Z"
        towers.append(el("path", d=top, fill="@edge"))
        towers.append(el("rect", x=x - 1.5, y=-height + 10, width=3, height=7, fill="@board"))
    wall = el("rect", x=-points * 8.5 - 5, y=-20, width=points * 17 + 10, height=20, fill="@edge")
    gate = el("path", d="M-5 0V-7A5 5 0 0 1 5 -7V0Z", fill="@board")
    return group(hills, *towers, wall, gate)


def _needs(needs: tuple[tuple[int, int], ...]) -> list[tuple[Markup, tuple[float, float]]]:
    """Draw a requirement: up to two parts side by side, more parts in two lines."""
    if len(needs) <= 2:
        places = [((i - (len(needs) - 1) / 2) * 62, 52.0) for i in range(len(needs))]
        return [(_need(kind, n, 16, 28), at) for (kind, n), at in zip(needs, places, strict=True)]
    top = -(-len(needs) // 2)
    places = [((i - (top - 1) / 2) * 42, 38.0) for i in range(top)]
    places += [((i - (len(needs) - top - 1) / 2) * 42, 70.0) for i in range(len(needs) - top)]
    return [(_need(kind, n, 12, 20), at) for (kind, n), at in zip(needs, places, strict=True)]


@remembered
def _need(kind: int, n: int, radius: float, size: float) -> Markup:
    number = text_at(str(n), -radius * 0.3, 0, size, anchor="end", font_weight="bold")
    return group(number, group(symbol(kind, radius), at=(radius * 0.9, 0)), at=(-radius * 0.35, 0))


@remembered
def _shortness(short: int) -> Markup:
    """Return the tab under a province: a tick, or how many symbols the hand is short of."""
    fill = "@raised" if short else "@good"
    tab = el("rect", x=-22, y=-17, width=44, height=24, rx=12, fill=fill, stroke="@edge", stroke_width=1.2)
    if not short:
        tick = "M-8 -5L-2 1L9 -10"
        mark = el("path", d=tick, fill="none", stroke="@on-seat", stroke_width=3.4, stroke_linecap="round")
        return group(tab, mark)
    return group(tab, text_at(f"−{short}", 0, -5, LARGE, fill="@muted", font_weight="bold"))


@remembered
def province_chip(faction: int, points: int, width: float) -> Markup:
    """Return a conquered province as it is shown in its owner's tableau."""
    number = text_at(str(points), 0, 0, width * 0.72, font_weight="bold")
    return card(width, width * 1.2, number, fill=GROUNDS[faction])


# --- signs -----------------------------------------------------------------------------------------------------


@remembered
def crossed_swords(size: float, fill: str) -> Markup:
    """Return the sign of war."""
    blades = [el("g", icon(0, size, fill), transform=f"rotate({turn})") for turn in (-45, 45)]
    return group(*blades)


@remembered
def tower(size: float) -> Markup:
    """Return the sign of the points printed on provinces."""
    walls = "M-34 46V-44H-16V-30H-8V-44H8V-30H16V-44H34V46H10V18A10 10 0 0 0 -10 18V46Z"
    return el("g", el("path", d=walls, fill="@muted"), transform=f"scale({size / 100:.3f})")


@remembered
def four_factions(size: float) -> Markup:
    """Return the sign of a complete set: the four factions side by side."""
    half = size / 2
    look = {"width": half - 0.5, "height": half - 0.5, "stroke": "@muted", "stroke_width": 1.2}
    corners = ((-half, -half), (0.5, -half), (-half, 0.5), (0.5, 0.5))
    return group(*(el("rect", x=x, y=y, fill=GROUNDS[i], **look) for i, (x, y) in enumerate(corners)))


@remembered
def star(size: float) -> Markup:
    """Return the sign of a majority."""
    points = "0,-50 14,-16 50,-14 22,8 32,44 0,24 -32,44 -22,8 -50,-14 -14,-16"
    look = el("polygon", points=points, fill="@gold", stroke="@muted", stroke_width=6)
    return el("g", look, transform=f"scale({size / 100:.3f})")
