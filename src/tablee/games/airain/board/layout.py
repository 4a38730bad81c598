"""Where everything is drawn: side by side on a wide screen, stacked on a phone held upright."""

from functools import cache, lru_cache
from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.position import Position
from tablee.games.airain.board.cards import FLAT_SIZE, RATIO
from tablee.games.airain.board.sheet import NARROW_SHEET, WIDE_SHEET
from tablee.games.airain.board.stacks import GAP, column_card, columns, columns_height
from tablee.games.airain.box import FACTIONS, MAX_PROVINCE_ROW, MAX_SEATS, TYPES, Phase
from tablee.games.airain.facts import is_composing, symbols_of

WIDE = (1280.0, 800.0)
NARROW = 680.0
MAIN = 812.0  # width of the left part of a wide picture
BESIDE = 68.0  # room at the left of the hand in a wide picture, for the number of cards
EDGE = 10.0  # the margin in a zone of a narrow picture
CHIP, CHIP_GAP = 34.0, 4.0  # a conquered province in a narrow picture
MOST_CHIP_ROWS = 3
BATCH_CARD = 82.0  # largest width of a card on offer
IN_LINE = 21.5  # symbols of known cards for which a line has room; a number takes as much room as two of them
KNOWN_LINES = 2  # in a narrow picture


class Sizes(NamedTuple):
    """The sizes of letters and of the marks of seats, and whether the picture is for a narrow screen.

    No letters are smaller than `small`, because they could not be read on a usual screen.
    """

    narrow: bool
    sheet: str  # the drawing of the scenery that this picture shows parts of
    small: float
    text: float
    large: float
    head: float
    badge: float  # the radius of a seat's mark; its letter is about as large


NARROW_SIZES = Sizes(narrow=True, sheet=NARROW_SHEET, small=21, text=23, large=26, head=32, badge=20)
WIDE_SIZES = Sizes(narrow=False, sheet=WIDE_SHEET, small=15.5, text=17, large=20, head=26, badge=15)


class Shape(NamedTuple):
    """What the zones of a picture depend on."""

    seats: int
    hand: tuple[int, ...]  # the viewer's cards of each type
    narrow: bool
    provinces: int  # how many are face up at most
    offered: bool  # whether cards are on offer
    war: bool  # whether somebody is asked whether to declare war
    paying: bool  # whether the viewer composes a payment
    over: bool
    panels: tuple[tuple[int, int], ...]  # in a narrow picture, for each seat: rows of provinces, lines of known cards


def below_heading(zone: Rect, sizes: Sizes) -> Rect:
    """Return the part of a zone below its heading."""
    inner = zone.inset(EDGE)
    top = inner.y + max(sizes.text, 2 * sizes.badge) + 8
    return Rect(inner.x, top, inner.width, inner.bottom - top)


class Layout:
    """The zones of the picture and its type sizes. A zone that is not needed is None."""

    def __init__(self, shape: Shape) -> None:
        """Lay out a picture."""
        self.sizes = NARROW_SIZES if shape.narrow else WIDE_SIZES
        self.batch: Rect | None
        if shape.narrow:
            self._fold(shape)
            self.cards = below_heading(self.hand, self.sizes)
        else:
            self._spread(shape)
            inner = self.hand.inset(EDGE)
            self.cards = inner._replace(x=inner.x + BESIDE, width=inner.width - BESIDE)
        self.stacks, self.card_width = columns(shape.hand, self.cards), column_card(self.cards.width)

    def _spread(self, shape: Shape) -> None:
        self.width, self.height = WIDE
        left = GAP + 2
        self.provinces = Rect(left, left, MAIN, 230)
        self.troops = Rect(left, self.provinces.bottom + GAP, MAIN, 146)
        self.batch = Rect(left, self.troops.bottom + GAP, 326, 146)
        self.decision = Rect(self.batch.right + GAP, self.batch.y, MAIN - 326 - GAP, 146)
        self.hand = Rect(left, self.batch.bottom + GAP, MAIN, self.height - self.batch.bottom - 2 * GAP - 2)
        if shape.paying:
            self.batch, self.decision = None, self.decision._replace(x=left, width=MAIN)
        x = self.provinces.right + GAP
        high = (self.height - 2 * left - (shape.seats - 1) * GAP) / shape.seats
        self.seats = [Rect(x, left + s * (high + GAP), self.width - x - left, high) for s in range(shape.seats)]

    def _fold(self, shape: Shape) -> None:
        """Stack the zones from top to bottom.

        The cards on offer take the place of the row while players are asked about them; what is less needed is at the
        end. So the hand stays where it is.
        """
        main, sizes = NARROW - 2 * GAP, self.sizes
        self.width = NARROW
        rows = -(-(shape.provinces + 1) // 3)  # three side by side, and the pile
        self.provinces = Rect(GAP, GAP, main, rows * (FLAT_SIZE[1] + 8) - 8 + 2 * EDGE)
        card = (main - 2 * EDGE - 6 * 10) / 7
        cards = Rect(GAP, self.provinces.bottom + GAP, main, card * RATIO + 2 * EDGE)
        room = Rect(GAP, cards.bottom + GAP, main, 100)
        head = room.height - below_heading(room, sizes).height
        self.hand = room._replace(height=head + columns_height(shape.hand, main - 2 * EDGE))
        high = 290.0 if shape.paying else 132.0 if shape.over else 86.0
        self.decision = Rect(GAP, self.hand.bottom + GAP, main, high)
        self.seats, below = [], self.decision.bottom + GAP
        for chips, known in shape.panels:
            high = 2 * EDGE + 2 * sizes.badge + 8 + sizes.large + 12 + chips * (CHIP * 1.2 + CHIP_GAP) + known * 32
            self.seats.append(Rect(GAP, below, main, high))
            below += high + GAP
        last = cards._replace(y=below)
        self.troops, self.batch = (last, cards) if shape.war else (cards, last)
        self.height = last.bottom + GAP
        if not shape.war and (shape.paying or not shape.offered):
            self.batch, self.height = None, below


@cache
def tallest() -> float:
    """Return the height of the tallest narrow picture, with most players, provinces and cards."""
    full, panels = (1,) * TYPES, ((MOST_CHIP_ROWS, KNOWN_LINES),) * MAX_SEATS
    shape = Shape(MAX_SEATS, full, True, MAX_PROVINCE_ROW, True, False, False, False, panels)
    return max(
        Layout(shape._replace(paying=paying, war=war)).height for paying in (False, True) for war in (False, True)
    )


_laid_out = lru_cache(maxsize=1 << 10)(Layout)


def lay_out(position: Position, seat: int, hand: tuple[int, ...], narrow: bool) -> Layout:
    """Lay out a position for a viewer who has these numbers of cards of each type."""
    box, state = position.frozen
    panels: tuple[tuple[int, int], ...] = ()
    if narrow:
        panels = tuple(
            (_chip_rows(box.faction, state.owner, owner), len(known_lines(state.known[owner], KNOWN_LINES)))
            for owner in range(position.seats)
        )
    shape = Shape(
        seats=position.seats,
        hand=hand,
        narrow=narrow,
        provinces=box.province_row,
        offered=any(state.batch),
        war=state.phase == Phase.WAR_CHOICE,
        paying=is_composing(position, seat),
        over=state.phase == Phase.GAME_END,
        panels=panels,
    )
    return _laid_out(shape)


@lru_cache(maxsize=1 << 10)
def _chip_rows(faction: tuple[int, ...], owner: tuple[int, ...], seat: int) -> int:
    """Return how many rows the conquered provinces of a seat need in a narrow picture."""
    owned = [0] * FACTIONS
    for province, has in enumerate(owner):
        if has == seat:
            owned[faction[province]] += 1
    wide = (NARROW - 2 * GAP - 2 * EDGE) / FACTIONS - 8
    return min(MOST_CHIP_ROWS, -(-max(owned) // int((wide + CHIP_GAP) // (CHIP + CHIP_GAP))))


@lru_cache(maxsize=1 << 10)
def known_lines(known: tuple[int, ...], lines: int) -> tuple[tuple[int, ...], ...]:
    """Return the types of the cards known to be in a hand, in at most so many lines; what has no room is left out."""
    made: list[tuple[int, ...]] = []
    used = IN_LINE
    for card in range(TYPES):
        if known[card]:
            needs = symbols_of(card) + (1.9 if known[card] > 1 else 0.4)
            if used + needs > IN_LINE:
                if len(made) == lines:
                    break
                made.append(())
                used = 1.6 if len(made) == 1 else 0.0  # the first line begins with a sign
            made[-1] += (card,)
            used += needs
    return tuple(made)
