"""Positions and sizes of everything drawn: the street runs from west to east, or down on a phone held upright."""

from functools import cache
from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.games.poignee.box import BUILDINGS, Space

Point = tuple[float, float]


class Plot(NamedTuple):
    """A building and its door."""

    body: Rect
    sign: Rect
    cost: Point
    inside: Rect
    awning: Rect
    porch: Rect  # what can be clicked as the door
    door: Point  # where a meeple on the door stands


class Layout:
    """The positions and sizes of everything drawn; the subclasses `Wide` and `Narrow` set them."""

    width: float
    height: float
    narrow: bool
    small: (
        float  # `small`, `text` and `large` are sizes of text; `small` is still readable on the screen it is made for
    )
    text: float
    large: float
    badge: float  # radius of a seat's mark whose letter is readable
    door: float  # size of a meeple on a door
    duel: float  # radius of a showdown space
    cube: float  # size of a cube, except in a building's cost
    price: float  # size of a cube in a building's cost
    tombs_across: int  # tombs in a row
    bars_across: int  # gold bars in a row in the bank
    town: Rect
    street: Rect
    walks: tuple[Rect, Rect]  # the boardwalks along both sides of the street
    plots: list[Plot]
    showdown: tuple[Point, Point]  # centres of W and E
    dice: tuple[Point, Point]
    boom: Point  # centre of the explosion circle
    jail: Rect
    cell: Rect
    slots: Rect  # the part of the jail where the crates lie
    graveyard: Rect
    saloon: Rect
    bank: Rect
    tray: Rect
    bag: Rect
    heading: Rect
    work: Rect  # where the tray shows the hand, a question, the legend or the score
    legend_across: int  # entries of the legend in a row
    players: list[Rect]


class Wide(Layout):
    """A board of 1280 by 800: two rows of buildings, the four other places at the ends, the players below."""

    narrow = False
    small, text, large = 15.0, 16.0, 20.0
    badge, door, duel, cube, price = 14.5, 42.0, 36.0, 15.0, 16.0
    tombs_across, bars_across, legend_across = 3, 2, 6

    def __init__(self, seats: int) -> None:
        self.width, self.height = 1280.0, 800.0
        self.town = Rect(12, 12, 1256, 524)
        left, column, body, walk = 198.0, 147.33, 156.0, 54.0
        north, south = 20.0, 372.0
        self.street = Rect(left - 8, north + body, 6 * column + 16, south - north - body)
        self.walks = (
            Rect(left - 8, north + body, 6 * column + 16, walk),
            Rect(left - 8, south - walk, 6 * column + 16, walk),
        )
        self.plots = []
        for b in range(BUILDINGS):
            x = left + column * (b if b < 6 else 11 - b) + 4
            width = column - 8
            up = b < 6
            y = north if up else south
            porch = Rect(x + 3, y + body + 3 if up else y - walk + 3, width - 6, walk - 6)
            self.plots.append(
                Plot(
                    Rect(x, y, width, body),
                    Rect(x, y if up else y + body - 28, width, 28),
                    (x + width / 2, y + 40 if up else y + body - 40),
                    Rect(x + 5, y + 52 if up else y + 40, width - 10, 64),
                    Rect(x, y + body - 36 if up else y, width, 36),
                    porch,
                    porch.centre,
                )
            )
        middle = (north + body + south) / 2
        right = left + 6 * column
        self.showdown = ((left + 36, middle), (right - 36, middle))
        self.dice = ((left + 128, middle), (right - 128, middle))
        self.boom = (self.width / 2, middle)
        self.jail, self.graveyard = Rect(20, 20, 162, 244), Rect(20, 272, 162, 256)
        self.cell, self.slots = Rect(32, 56, 138, 132), Rect(32, 196, 138, 60)
        self.saloon, self.bank = Rect(1098, 20, 162, 244), Rect(1098, 272, 162, 256)
        self.tray = Rect(12, 544, 1256, 136)
        self.bag = Rect(12, 544, 232, 136)
        self.heading = Rect(260, 550, 996, 38)
        self.work = Rect(260, 590, 996, 84)
        share = (1256 - 8 * (seats - 1)) / seats
        self.players = [Rect(12 + i * (share + 8), 688, share, 100) for i in range(seats)]


class Narrow(Layout):
    """A board 680 wide: the street is turned, with west on top and north on the right; clockwise stays clockwise."""

    narrow = True
    small, text, large = 20.6, 22.0, 26.0
    badge, door, duel, cube, price = 19.8, 54.0, 44.0, 19.0, 21.0
    tombs_across, bars_across, legend_across = 6, 3, 3

    def __init__(self, seats: int) -> None:
        self.width = 680.0
        self.tray = Rect(4, 4, 672, 220)
        self.bag = Rect(4, 4, 320, 72)
        self.heading = Rect(328, 4, 340, 72)
        self.work = Rect(14, 80, 652, 138)
        top, side, row, body, walk = 232.0, 158.0, 114.0, 206.0, 86.0
        first = top + side + 4
        last = first + 6 * row
        self.town = Rect(4, top, 672, 2 * side + 6 * row + 8)
        self.jail, self.graveyard = Rect(10, top + 6, 254, side - 8), Rect(416, top + 6, 254, side - 8)
        self.cell, self.slots = Rect(20, top + 44, 136, 102), Rect(164, top + 44, 92, 102)
        self.saloon, self.bank = Rect(10, last + 2, 254, side), Rect(416, last + 2, 254, side)
        self.street = Rect(10 + body + walk, top + 2, 660 - 2 * (body + walk), self.town.height - 4)  # to both ends
        self.walks = (
            Rect(10 + body, first - 4, walk, 6 * row + 4),
            Rect(670 - body - walk, first - 4, walk, 6 * row + 4),
        )
        self.plots = [
            self._plot(first + row * (b if b < 6 else 11 - b) + 2, row - 6, body, walk, east=b < 6)
            for b in range(BUILDINGS)
        ]
        self.showdown = ((340, top + 66), (340, last + 88))
        self.dice = ((340, first + row / 2), (340, last - row / 2))
        self.boom = (340, (first + last) / 2)
        below = self.town.y + self.town.height + 8
        self.players = [Rect(4 + (i % 2) * 340, below + (i // 2) * 150, 332, 142) for i in range(seats)]
        self.height = below + (seats + 1) // 2 * 150

    @staticmethod
    def _plot(y: float, height: float, width: float, walk: float, *, east: bool) -> Plot:
        """Return a building: next to the street its awning, then the meeples inside, then its cost in a column."""
        x, awning, cost = 670.0 - width if east else 10.0, 46.0, 28.0
        porch = Rect(x - walk + 2 if east else x + width + 2, y, walk - 4, height)
        return Plot(
            Rect(x, y, width, height),
            Rect(x, y, width, 32),
            (x + width - cost / 2 - 1 if east else x + cost / 2 + 1, y + 32 + (height - 32) / 2),
            Rect(x + awning + 2 if east else x + cost, y + 34, width - awning - cost - 2, height - 36),
            Rect(x if east else x + width - awning, y + 32, awning, height - 32),
            porch,
            (porch.centre[0], porch.y + 34),
        )


@cache
def layout_of(seats: int, narrow: bool) -> Layout:
    """Return the layout for a number of seats."""
    return Narrow(seats) if narrow else Wide(seats)


def where(layout: Layout, space: int) -> Point:
    """Return where a meeple on a space stands."""
    return layout.showdown[space - Space.W] if space >= Space.W else layout.plots[space].door


def sack_at(layout: Layout) -> tuple[float, float]:
    """Return the centre of the bag."""
    return (layout.bag.x + 40, layout.bag.centre[1]) if layout.narrow else (layout.bag.x + 64, layout.bag.centre[1] + 2)


def saloon_floor(layout: Layout) -> Rect:
    """Return the part of the saloon in which meeples stand."""
    head, counter = (36, 52) if layout.narrow else (34, 66)
    room = layout.saloon
    return Rect(room.x + 8, room.y + head, room.width - 16, room.height - head - counter)


def tombs(layout: Layout, n: int) -> tuple[float, list[Point]]:
    """Return the width of `n` tombs and the centre of each."""
    across = layout.tombs_across
    rows = -(-n // across)
    yard, head = layout.graveyard, 40.0
    step_x, step_y = (yard.width - 16) / across, min(74.0, (yard.height - head - 44) / rows)
    places = [
        (yard.x + 8 + (i % across + 0.5) * step_x, yard.y + head + (i // across + 0.5) * step_y) for i in range(n)
    ]
    return min(step_x - 6, step_y * 0.72), places


def box_row(layout: Layout) -> Rect:
    """Return the row below the tombs, for meeples that are put into the box."""
    yard = layout.graveyard
    return Rect(yard.x + 8, yard.y + yard.height - 40, yard.width - 16, 34)


class Chip(NamedTuple):
    """The frame of a kind of meeple in the hand: above the meeples, below what they do."""

    frame: Rect
    meeples: Rect
    does: Rect


@cache
def hand_chips(layout: Layout, hand: tuple[int, ...]) -> dict[int, Chip]:
    """Return the frame of each kind of meeple in the hand, by kind."""
    rows = 2 if layout.narrow else 1
    columns = {kind: -(-count // rows) for kind, count in enumerate(hand) if count}
    work, gap, least, line = layout.work, 10.0, layout.small * 5.4, layout.small * 1.5
    wanted = {kind: max(n * 58.0 + 20 - least, 0) for kind, n in columns.items()}  # width beyond the least
    spare = work.width - (least + gap) * len(columns)
    share = min(1.0, spare / max(sum(wanted.values()), 1))
    chips, x = {}, work.x
    for kind, more in wanted.items():
        frame = Rect(x, work.y + 2, least + more * share, work.height - 4)
        inner = frame.inset(5)
        chips[kind] = Chip(
            frame,
            Rect(inner.x, inner.y, inner.width, inner.height - line),
            Rect(inner.x, inner.bottom - line, inner.width, line),
        )
        x += frame.width + gap
    return chips


def fit(n: int, room: Rect, most: float, wide: float = 1.0, high: float = 1.06) -> tuple[float, list[Point]]:
    """Arrange n things in rows within `room`, as large as fits but at most `most`; return their size and centres."""
    if n == 0:
        return most, []
    size = most
    while size > 6:
        across = max(1, int(room.width / (size * wide)))
        rows = -(-n // across)
        if across * size * wide <= room.width and rows * size * high <= room.height:
            break
        size -= 1
    across = min(max(1, int(room.width / (size * wide))), n)
    rows = -(-n // across)
    across = -(-n // rows)  # so that the rows are about equally long
    cx, cy = room.centre
    places = []
    for i in range(n):
        row, column = divmod(i, across)
        in_row = min(across, n - row * across)
        x = cx + (column - (in_row - 1) / 2) * size * wide
        y = cy + (row - (rows - 1) / 2) * size * high
        places.append((x, y))
    return size, places
