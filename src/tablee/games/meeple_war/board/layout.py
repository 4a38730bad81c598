"""The layout of the picture: the map fitted to its zone, the tray, and a panel for every seat."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.games.meeple_war.facts.places import Hex, cities, neighbour, shores, terrains

GAP = 10.0
WIDE = (1280.0, 800.0)
NARROW = 680.0
SQRT3 = sqrt(3.0)
LARGEST = 60.0  # the largest radius of a hex
PANEL_HEAD, BUILT, UNBUILT = 90.0, 112.0, 42.0  # heights in a narrow panel: its head, a built site, an empty site
GOODS = ("warehouse", "stock", "mountain", "workers")  # the order in a panel, from left to right


class Sizes(NamedTuple):
    """The sizes of letters, and whether the picture is for a narrow screen."""

    narrow: bool
    small: float
    text: float
    large: float
    head: float
    card: float  # on the cards of buildings


class View(NamedTuple):
    """Where the hexes of the map are drawn, and how large."""

    x: float
    y: float
    radius: float
    letters: float  # the size of letters on a hex

    @classmethod
    def fitting(cls, zone: Rect, hexes: Sequence[Hex], letters: float) -> "View":
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
            letters=min(max(0.27 * radius, letters), 0.4 * radius),
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


def row_heights(city: Sequence[int]) -> list[float]:
    """Return the heights of the two rows of cards in a narrow panel. A row without buildings is lower."""
    return [BUILT if max(city[row], city[row + 1]) >= 0 else UNBUILT for row in (0, 2)]


def _stacked(cities: Sequence[Sequence[int]], seat: int, top: float) -> list[Rect]:
    """Return the panels of all seats in one column, the viewer's own first; `cities` are the buildings of each."""
    found = {}
    for k in range(len(cities)):
        owner = (max(seat, 0) + k) % len(cities)
        found[owner] = Rect(GAP, top, NARROW - 2 * GAP, PANEL_HEAD + sum(row_heights(cities[owner])) + 18)
        top = found[owner].bottom + GAP
    return [found[owner] for owner in range(len(cities))]


class Stack(NamedTuple):
    """What the layout for a phone depends on: the viewer and the buildings of each seat."""

    seat: int
    cities: tuple[tuple[int, ...], ...]


class Layout:
    """The zones of a picture. With `narrow` they are stacked, for a phone held upright."""

    def __init__(self, land: Part, shores: tuple[Hex, ...], narrow: Stack | None) -> None:
        seats, hexes = land.frozen[1].seats, [*terrains(land), *cities(land), *shores]
        if narrow:
            across = [SQRT3 * (q + r / 2) for q, r in hexes]
            down = [1.5 * r for _, r in hexes]
            ratio = (max(down) - min(down) + 2) / (max(across) - min(across) + SQRT3)
            height = min(max(NARROW * ratio, 420.0), 820.0)
            self.map = Rect(GAP, GAP, NARROW - 2 * GAP, height)
            self.tray = Rect(GAP, self.map.bottom + GAP, NARROW - 2 * GAP, 286)
            self.panels = _stacked(narrow.cities, narrow.seat, self.tray.bottom + GAP)
            self.width, self.height = NARROW, max(zone.bottom for zone in self.panels) + GAP
            self.sizes = Sizes(narrow=True, small=17.0, text=19.0, large=24.0, head=30.0, card=17.0)
        else:
            side = 440.0 if seats == 4 else 404.0
            self.width, self.height = WIDE
            self.map = Rect(GAP, GAP, self.width - side - 3 * GAP, 634)
            self.tray = Rect(GAP, self.map.bottom + GAP, self.map.width, self.height - self.map.bottom - 2 * GAP)
            each = (self.height - GAP) / seats - GAP
            left = self.map.right + GAP
            self.panels = [Rect(left, GAP + (each + GAP) * p, side, each) for p in range(seats)]
            card = (16.0, 12.5, 11.5)[seats - 2]
            self.sizes = Sizes(narrow=False, small=11.5, text=14.0, large=18.0, head=24.0, card=card)
        inside = Rect(self.map.x + 8, self.map.y + 8, self.map.width - 16, self.map.height - 16)
        self.view = View.fitting(inside, hexes, 17.0 if narrow else 13.0)


_laid_out = lru_cache(maxsize=1 << 9)(Layout)


def lay_out(position: Position, seat: int, narrow: bool) -> Layout:
    """Lay out a position for a viewer."""
    land, state = position.only("seats", "n_terrains", "q", "r"), position.frozen[1]
    return _laid_out(land, shores(position), Stack(seat, state.building[: state.seats]) if narrow else None)


def home(panel: Rect, size: float, good: str) -> tuple[float, float]:
    """Return where a supply is drawn in a panel with large letters of this size."""
    return panel.x + 16 + size * (0.5 + 2.95 * GOODS.index(good)), panel.y + size * 2.65
