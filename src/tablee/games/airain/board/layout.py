"""Where everything is drawn: side by side on a wide screen, stacked on a phone held upright."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.palette import HEAD, LARGE, TEXT
from tablee.core.position import Position
from tablee.games.airain.board.figures import TROOP_SIZE
from tablee.games.airain.box import Phase

GAP = 10.0
WIDE = (1280.0, 800.0)
NARROW = 680.0
RATIO = TROOP_SIZE[1] / TROOP_SIZE[0]
OVERLAP = 0.34  # share of a hand card that stays visible under the next one
LARGEST, SMALLEST = 112.0, 16.0  # limits on the width of a hand card


class Sizes(NamedTuple):
    """The sizes of letters, and whether the picture is for a narrow screen."""

    narrow: bool
    small: float
    text: float
    large: float
    head: float


class Fan(NamedTuple):
    """A group of equal cards in the hand: where it begins, and in which row it is."""

    card: int
    x: float
    row: int


def flow(hand: Sequence[int], space: Rect, width: float) -> list[Fan]:
    """Lay groups of cards of this width side by side, in as many rows as needed."""
    fans, x, row = [], space.x, 0
    for card, n in enumerate(hand):
        if n:
            wide = width * (1 + OVERLAP * (n - 1))
            if x > space.x and x + wide > space.right:
                x, row = space.x, row + 1
            fans.append(Fan(card, x, row))
            x += wide + width * 0.16
    return fans


def fit(hand: Sequence[int], space: Rect) -> tuple[tuple[Fan, ...], float]:
    """Lay out the hand with the largest cards that fit; return the groups and the width of a card."""
    width = LARGEST
    while True:
        fans = flow(hand, space, width)
        rows = max((fan.row for fan in fans), default=0) + 1
        longest = width * (1 + OVERLAP * (max(hand) - 1))
        if (rows * (width * RATIO + GAP) - GAP <= space.height and longest <= space.width) or width < SMALLEST:
            return tuple(fans), width
        width -= 1


def below_heading(zone: Rect, text: float) -> Rect:
    """Return the part of a zone below a heading of this size."""
    inner = zone.inset(12)
    top = inner.y + text + 14
    return Rect(inner.x + 4, top, inner.width - 8, inner.bottom - top)


class Layout:
    """The zones of the picture and its type sizes."""

    def __init__(self, seats: int, hand: tuple[int, ...], narrow: bool, *, offered: bool, paying: bool) -> None:
        """Lay out a picture; `hand` is the viewer's number of cards of each type."""
        self.sizes = (
            Sizes(narrow, LARGE, LARGE + 2, HEAD, HEAD + 6) if narrow else Sizes(narrow, TEXT, TEXT + 2, LARGE, HEAD)
        )
        if narrow:
            self._fold(seats, hand, offered, paying)
        else:
            self._spread(seats)
        self.fans, self.card_width = fit(hand, below_heading(self.hand, self.sizes.text))

    def _spread(self, seats: int) -> None:
        self.width, self.height = WIDE
        main = 836.0
        self.provinces = Rect(GAP + 2, GAP + 2, main, 232)
        self.troops = Rect(GAP + 2, self.provinces.bottom + GAP, main, 150)
        self.batch = Rect(GAP + 2, self.troops.bottom + GAP, 330, 146)
        self.decision = Rect(self.batch.right + GAP, self.batch.y, main - 330 - GAP, 146)
        self.hand = Rect(GAP + 2, self.batch.bottom + GAP, main, self.height - self.batch.bottom - 2 * GAP - 2)
        left = self.provinces.right + GAP
        high = (self.height - 2 * (GAP + 2) - (seats - 1) * GAP) / seats
        self.seats = [Rect(left, GAP + 2 + s * (high + GAP), self.width - left - GAP - 2, high) for s in range(seats)]

    def _fold(self, seats: int, hand: tuple[int, ...], offered: bool, paying: bool) -> None:
        """Stack the zones from top to bottom; zones that are not needed now take no room."""
        main = NARROW - 2 * GAP
        self.width = NARROW
        self.provinces = Rect(GAP, GAP, main, 262)
        self.troops = Rect(GAP, self.provinces.bottom + GAP, main, 142)
        self.batch = Rect(GAP, self.troops.bottom + GAP, main, 132 if offered else -GAP)
        self.decision = Rect(GAP, self.batch.bottom + GAP, main, 186 if paying else 132 if offered else 100)
        room = Rect(GAP, self.decision.bottom + GAP, main, 308)
        fans, width = fit(hand, below_heading(room, self.sizes.text))
        rows = max((fan.row for fan in fans), default=0) + 1
        head = room.height - below_heading(room, self.sizes.text).height
        self.hand = room._replace(height=head + rows * (width * RATIO + GAP))
        top, high = self.hand.bottom + GAP, 160
        self.seats = [Rect(GAP, top + s * (high + GAP), main, high) for s in range(seats)]
        self.height = self.seats[-1].bottom + GAP


_laid_out = lru_cache(maxsize=1 << 10)(Layout)


def lay_out(position: Position, hand: tuple[int, ...], narrow: bool) -> Layout:
    """Lay out a position for a viewer who has these numbers of cards of each type."""
    state = position.frozen[1]
    paying = state.phase in (Phase.PAYMENT, Phase.WAR_PROVINCE)
    return _laid_out(position.seats, hand, narrow, offered=any(state.batch), paying=paying)
