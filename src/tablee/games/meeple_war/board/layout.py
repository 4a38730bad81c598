"""The layout of the picture: the map fitted to its zone, the tray, and a panel for every seat."""

from math import sqrt

from tablee.core.drawing.boxes import Rect
from tablee.core.position import Position
from tablee.games.meeple_war.facts.places import Hex, cities, neighbour, shores, terrains

GAP = 10.0
WIDE = (1280.0, 800.0)
NARROW = 680.0
SQRT3 = sqrt(3.0)
LARGEST = 60.0  # the largest radius of a hex
PANEL_HEAD, BUILT, UNBUILT = 90.0, 112.0, 42.0  # heights in a narrow panel: its head, a built site, an empty site
GOODS = ("warehouse", "stock", "mountain", "workers")  # the order in a panel, from left to right


class View:
    """Places the hexes in a zone, as large as possible."""

    def __init__(self, zone: Rect, hexes: list[Hex], letters: float) -> None:
        across = [SQRT3 * (q + r / 2) for q, r in hexes]
        down = [1.5 * r for _, r in hexes]
        width, height = max(across) - min(across) + SQRT3, max(down) - min(down) + 2
        self.radius = min(zone.width / width, zone.height / height, LARGEST)
        self.letters = min(max(0.27 * self.radius, letters), 0.4 * self.radius)  # the size of letters on a hex
        x, y = zone.centre
        self.x = x - self.radius * (max(across) + min(across)) / 2
        self.y = y - self.radius * (max(down) + min(down)) / 2

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


def row_heights(position: Position, owner: int) -> list[float]:
    """Return the heights of the two rows of cards in a narrow panel. A row without buildings is lower."""
    city = position.state.building[owner]
    return [BUILT if max(city[row], city[row + 1]) >= 0 else UNBUILT for row in (0, 2)]


def _stacked(position: Position, seat: int, top: float) -> list[Rect]:
    """Return the panels of all seats in one column, the viewer's own first."""
    found = {}
    for k in range(position.seats):
        owner = (max(seat, 0) + k) % position.seats
        found[owner] = Rect(GAP, top, NARROW - 2 * GAP, PANEL_HEAD + sum(row_heights(position, owner)) + 18)
        top = found[owner].bottom + GAP
    return [found[owner] for owner in range(position.seats)]


class Layout:
    """The zones of a picture. With `narrow` they are stacked, for a phone held upright."""

    def __init__(self, position: Position, seat: int, narrow: bool) -> None:
        self.narrow = narrow
        seats = position.seats
        hexes = [*terrains(position), *cities(position), *shores(position)]
        if narrow:
            across = [SQRT3 * (q + r / 2) for q, r in hexes]
            down = [1.5 * r for _, r in hexes]
            ratio = (max(down) - min(down) + 2) / (max(across) - min(across) + SQRT3)
            height = min(max(NARROW * ratio, 420.0), 820.0)
            self.map = Rect(GAP, GAP, NARROW - 2 * GAP, height)
            self.tray = Rect(GAP, self.map.bottom + GAP, NARROW - 2 * GAP, 286)
            self.panels = _stacked(position, seat, self.tray.bottom + GAP)
            self.width, self.height = NARROW, max(zone.bottom for zone in self.panels) + GAP
            self.small, self.text, self.large, self.head = 17.0, 19.0, 24.0, 30.0
            self.card = self.small
        else:
            side = 440.0 if seats == 4 else 404.0
            self.width, self.height = WIDE
            self.map = Rect(GAP, GAP, self.width - side - 3 * GAP, 634)
            self.tray = Rect(GAP, self.map.bottom + GAP, self.map.width, self.height - self.map.bottom - 2 * GAP)
            each = (self.height - GAP) / seats - GAP
            left = self.map.right + GAP
            self.panels = [Rect(left, GAP + (each + GAP) * p, side, each) for p in range(seats)]
            self.small, self.text, self.large, self.head = 11.5, 14.0, 18.0, 24.0
            self.card = (16.0, 12.5, 11.5)[seats - 2]
        inside = Rect(self.map.x + 8, self.map.y + 8, self.map.width - 16, self.map.height - 16)
        self.view = View(inside, hexes, 17.0 if narrow else 13.0)

    def home(self, owner: int, good: str) -> tuple[float, float]:
        """Return where a supply is drawn in a seat's panel."""
        zone, size = self.panels[owner], self.large
        return zone.x + 16 + size * (0.5 + 2.95 * GOODS.index(good)), zone.y + size * 2.65
