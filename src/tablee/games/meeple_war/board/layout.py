"""The layout of the picture: the map fitted to its zone, the tray, and a panel for every seat."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.games.meeple_war.facts.places import Hex, cities, neighbour, routes, shores, terrains

GAP = 10.0
WIDE = (1280.0, 800.0)
NARROW = 680.0
LANDS = 640.0  # the height of the zone of the lands in the wide picture; a full tray covers its lowest 30
SQRT3 = sqrt(3.0)
LARGEST = 60.0  # the largest radius of a hex
UNBUILT = {False: 26.0, True: 46.0}  # the height of the row of empty sites in a wide and in a narrow panel
CARD_GAP = 8.0
GOODS = ("warehouse", "stock", "mountain", "workers")  # the order in a panel, from left to right


class Sizes(NamedTuple):
    """The sizes of letters and buttons, and whether the picture is for a narrow screen.

    A phone shows the narrow picture at a little more than half its size, a desktop the wide one at three quarters. So
    `least` is the size below which letters could not be read there.
    """

    narrow: bool
    least: float
    text: float
    large: float
    head: float
    card: float  # on the cards of buildings
    row: float  # the height of a row on such a card
    button: float  # the smallest height of a button


PHONE = Sizes(narrow=True, least=20.5, text=22.0, large=26.0, head=34.0, card=20.5, row=32.0, button=64.0)
DESKTOP = Sizes(narrow=False, least=15.0, text=16.0, large=18.0, head=25.0, card=15.0, row=21.0, button=44.0)
ROOMY = DESKTOP._replace(large=20.0, card=17.5, row=26.0)  # with two players there is more room


class View(NamedTuple):
    """Where the hexes of the map are drawn, and how large."""

    x: float
    y: float
    radius: float
    letters: float  # the size of letters on a hex
    drawing: str  # the name of the scenery, which defines what the lands look like

    @classmethod
    def fitting(cls, zone: Rect, hexes: Sequence[Hex], letters: float, drawing: str) -> "View":
        """Place the hexes in a zone, as large as possible."""
        across = [SQRT3 * (q + r / 2) for q, r in hexes]
        down = [1.5 * r for _, r in hexes]
        width, height = max(across) - min(across) + SQRT3, max(down) - min(down) + 2
        radius = min(zone.width / width, zone.height / height, LARGEST)
        x, y = zone.centre
        return cls(
            x=x - radius * (max(across) + min(across)) / 2,
            y=y - radius * (max(down) + min(down)) / 2,
            radius=radius,
            letters=min(max(0.3 * radius, letters), 0.52 * radius),
            drawing=drawing,
        )

    def at(self, where: Hex) -> tuple[float, float]:
        """Return the middle of a hex."""
        q, r = where
        return self.x + self.radius * SQRT3 * (q + r / 2), self.y + self.radius * 1.5 * r

    def edge(self, where: Hex, edge: int, inwards: float = 0.0) -> tuple[float, float]:
        """Return the middle of an edge, or a point between it and the middle of the hex."""
        x, y = self.at(where)
        u, v = self.at(neighbour(where, edge))
        share = 0.5 * (1 - inwards)
        return x + (u - x) * share, y + (v - y) * share


def rows_of_cards(city: Sequence[int]) -> list[list[int]]:
    """Return the sites by rows: at most two buildings in a row, and in the last row all empty sites.

    A single empty site stands beside the third building.
    """
    built = [site for site, kind in enumerate(city) if kind >= 0]
    empty = [site for site, kind in enumerate(city) if kind < 0]
    if len(empty) == 1:
        return [built[:2], [built[2], *empty]]
    rows = [built[i : i + 2] for i in range(0, len(built), 2)]
    return [*rows, empty] if empty else rows


def card_heights(box: Part, sizes: Sizes, city: Sequence[int], room: float) -> list[float]:
    """Return the heights of the rows of cards. In a narrow panel they are as high as they must be, else they share."""
    rows = rows_of_cards(city)
    if not sizes.narrow:
        built = sum(city[row[0]] >= 0 for row in rows)
        low = UNBUILT[False]
        high = (room - low * (len(rows) - built)) / max(built, 1)
        return [min(high, sizes.row * 6.5) if city[row[0]] >= 0 else low for row in rows]
    # a card has a name, its defences, and a row for every branch of its track
    return [
        max(20 + sizes.row * (2.1 + len(routes(box, city[site]))) if city[site] >= 0 else UNBUILT[True] for site in row)
        for row in rows
    ]


def card_zones(box: Part, sizes: Sizes, city: Sequence[int], zone: Rect) -> list[Rect]:
    """Return the zones of the four cards in a panel."""
    rows, top = rows_of_cards(city), zone.y + head_height(sizes)
    heights = card_heights(box, sizes, city, zone.bottom - top - 8 - CARD_GAP * (len(rows) - 1))
    found: dict[int, Rect] = {}
    for row, height in zip(rows, heights, strict=True):
        width = (zone.width - 28 - CARD_GAP * (len(row) - 1)) / len(row)
        for k, site in enumerate(row):
            found[site] = Rect(zone.x + 14 + (width + CARD_GAP) * k, top, width, height)
        top += height + CARD_GAP
    return [found[site] for site in range(len(city))]


def head_height(sizes: Sizes) -> float:
    """Return the height of what stands above the cards in a panel: the name, and the row of supplies."""
    return sizes.large * 3.7


def _stacked(box: Part, cities: Sequence[Sequence[int]], seat: int, top: float) -> list[Rect]:
    """Return the panels of all seats in one column, the viewer's own first; `cities` are the buildings of each."""
    found = {}
    for k in range(len(cities)):
        owner = (max(seat, 0) + k) % len(cities)
        cards = card_heights(box, PHONE, cities[owner], 0)
        height = head_height(PHONE) + sum(cards) + CARD_GAP * (len(cards) - 1) + 12
        found[owner] = Rect(GAP, top, NARROW - 2 * GAP, height)
        top = found[owner].bottom + GAP
    return [found[owner] for owner in range(len(cities))]


def _side(seats: int) -> float:
    """Return the width of the panels in the wide picture."""
    return 440.0 if seats == 4 else 410.0


class Stack(NamedTuple):
    """What the layout for a phone depends on: the viewer, the buildings of each seat, and the height of the buttons."""

    seat: int
    cities: tuple[tuple[int, ...], ...]
    buttons: float


class Layout:
    """The zones of a picture. With `narrow` they are stacked, for a phone held upright."""

    def __init__(self, land: Part, shores: tuple[Hex, ...], narrow: Stack | None, rows: float) -> None:
        seats, hexes = land.frozen[1].seats, [*terrains(land), *cities(land), *shores]
        if narrow:
            across = [SQRT3 * (q + r / 2) for q, r in hexes]
            down = [1.5 * r for _, r in hexes]
            self.sizes = PHONE
            radius = min((NARROW - 2 * GAP - 8) / (max(across) - min(across) + SQRT3), LARGEST)
            height = radius * (max(down) - min(down) + 2) + 8
            self.map = Rect(GAP, GAP, NARROW - 2 * GAP, height)
            self.tray = Rect(GAP, self.map.bottom + GAP, NARROW - 2 * GAP, strip_height(PHONE) + narrow.buttons + 12)
            self.panels = _stacked(land, narrow.cities, narrow.seat, self.tray.bottom + GAP)
            self.width, self.height = NARROW, max(zone.bottom for zone in self.panels) + GAP
        else:
            side = _side(seats)
            self.sizes = DESKTOP if seats > 2 else ROOMY
            self.width, self.height = WIDE
            sea = sea_zone(seats)
            self.map = Rect(sea.x, sea.y, sea.width, LANDS)
            high = strip_height(self.sizes) + (rows + 12 if rows else 0)
            self.tray = Rect(sea.x, sea.bottom - high, sea.width, high)
            each = (self.height - GAP) / seats - GAP
            left = self.map.right + GAP
            self.panels = [Rect(left, GAP + (each + GAP) * p, side, each) for p in range(seats)]
        inside = self.map.inset(4 if narrow else 14)
        self.view = View.fitting(inside, hexes, self.sizes.least, drawing_of(seats, narrow is not None))


def drawing_of(seats: int, narrow: bool) -> str:
    """Return the name of the scenery for a layout."""
    return "narrow" if narrow else f"wide-{seats}"


def sea_zone(seats: int) -> Rect:
    """Return the zone of the sea in the wide picture. Its lower edge is covered by the tray."""
    return Rect(GAP, GAP, tray_width(seats, narrow=False), WIDE[1] - 2 * GAP)


def strip_height(sizes: Sizes) -> float:
    """Return the height of the strip of the tray: the stages of the turn, the pile, and the upgrades left.

    On a phone the buttons are below it, otherwise above, so that the strip stays where it is.
    """
    return 70.0 if sizes.narrow else 54.0


def tray_width(seats: int, narrow: bool) -> float:
    """Return the width of the tray."""
    return NARROW - 2 * GAP if narrow else WIDE[0] - _side(seats) - 3 * GAP


_laid_out = lru_cache(maxsize=1 << 9)(Layout)


def lay_out(position: Position, seat: int, narrow: bool, buttons: float) -> Layout:
    """Lay out a position for a viewer; `buttons` is the height that the buttons need."""
    land, state = position.only("seats", "n_terrains", "q", "r"), position.frozen[1]
    stack = Stack(seat, state.building[: state.seats], buttons) if narrow else None
    return _laid_out(land, shores(position), stack, 0.0 if narrow else buttons)


def home(panel: Rect, size: float, good: str) -> tuple[float, float]:
    """Return where a supply is drawn in a panel with large letters of this size."""
    return panel.x + 16 + size * (0.6 + 3.3 * GOODS.index(good)), panel.y + size * 2.75
