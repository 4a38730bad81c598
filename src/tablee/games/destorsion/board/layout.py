"""The layout of the board: where its parts are drawn in the wide picture and in the narrow one, which is for phones.

Every track is a snake of cells: the start spot, the squares, and the exit. In the wide picture the head of a board,
with name, points and dice, is left of its track; in the narrow one it is above.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, group
from tablee.core.frozen import Frozen
from tablee.core.position import Position
from tablee.core.texts import Say

HALF_A_FIGURE = 16.0  # half the width of a figure, at scale 1
UNIT = 40.0  # the size of the cell for which figures and symbols are drawn
Previews = dict[str, tuple[int, ...]]  # names of squares that a figure could reach, with the dice that lead there


class Grid(NamedTuple):
    """How a track is folded: how many cells are in a row, and how high a row is."""

    columns: int
    height: float


# For each number of players, the grids of the dungeon board and of the score boards. The wide picture fills a
# landscape window; on a phone every cell is large enough for a finger.
WIDE = {2: (Grid(13, 48), Grid(9, 64)), 3: (Grid(17, 50), Grid(14, 64)), 4: (Grid(17, 42), Grid(14, 51))}
NARROW = (Grid(9, 62), Grid(9, 62))


class Sizes(NamedTuple):
    """The sizes of everything that is not a cell."""

    width: float  # of the picture
    gap: float  # between two panels, and around them
    pad: float  # between the edge of a panel and the track in it
    head: float  # the width of a board's head left of the track, or its height above it
    title: float  # the same for the head of the dungeon board
    text: float  # the size of letters
    name: float  # the size of letters of names
    badge: float  # radius
    lap: float  # radius of a lap marker
    die: float
    pitch: float  # from one die to the next
    button: float  # height of a button
    row: float  # height of a row in the table of points of all rounds


WIDE_SIZES = Sizes(1000, 8, 8, 250, 250, 15, 18, 14, 16, 42, 49, 44, 22)
NARROW_SIZES = Sizes(680, 7, 3, 76, 44, 22, 24, 20, 23, 50, 78, 64, 36)


class Track(NamedTuple):
    """A track of cells that goes to the right, then to the left, and so on. Cell 0 is the start spot."""

    x: float
    y: float
    columns: int
    length: int  # the number of squares
    wide: float  # the width of a cell
    high: float

    @property
    def exit(self) -> int:
        """Return the number of the cell beyond the last square."""
        return self.length + 1

    @property
    def rows(self) -> int:
        """Return how many rows the track takes."""
        return -(-(self.length + 2) // self.columns)

    @property
    def turned(self) -> bool:
        """Tell whether the last row runs from right to left."""
        return self.rows % 2 == 0

    @property
    def aside(self) -> float:
        """Return how far to the right of the middle figures stand, so that the number of the square can be read."""
        return max(0.0, self.wide / 2 - HALF_A_FIGURE * self.figure)

    @property
    def scale(self) -> float:
        """Return by how much figures on the track are larger than they are drawn."""
        return min(self.wide, self.high) / UNIT

    @property
    def figure(self) -> float:
        """Return the scale of figures, which stay within their square and leave its number free."""
        return self.scale * 0.88

    def cell(self, square: int) -> Rect:
        """Return the cell of a square. The exit takes up the rest of its row."""
        row, column = divmod(min(square, self.exit), self.columns)
        span = self.columns - column if square >= self.exit else 1
        if row % 2:
            column = self.columns - column - span
        return Rect(self.x + column * self.wide, self.y + row * self.high, span * self.wide, self.high)

    def centre(self, square: int) -> tuple[float, float]:
        """Return the middle of a square. Any number past the last square is the exit."""
        return self.cell(square).centre


def scaled(scale: float, *parts: Markup) -> Markup:
    """Return drawings made larger."""
    return group(*parts, transform=f"scale({scale:.3f})")


class Area(NamedTuple):
    """A board: its panel, its head, and its track."""

    panel: Rect
    head: Rect
    track: Track

    @property
    def plaque(self) -> Rect:
        """Return the part of the head that has a background of its own, on which its texts can be read."""
        is_above = self.head.width == self.panel.width
        return self.head._replace(width=self.head.width - (0 if is_above else 6)).inset(3)


class Layout:
    """The places of all parts."""

    def __init__(self, rooms: int, squares: int, rounds: int, seats: int, narrow: bool) -> None:
        self.narrow = narrow
        self.sizes = sizes = NARROW_SIZES if narrow else WIDE_SIZES
        dungeon, boards = NARROW if narrow else WIDE[seats]
        self.width = sizes.width
        self.dungeon = self._area(sizes.gap, sizes.title, dungeon, rooms)
        y = self.dungeon.panel.bottom + sizes.gap
        self.boards = []
        for _ in range(seats):
            self.boards.append(self._area(y, sizes.head, boards, squares))
            y = self.boards[-1].panel.bottom + sizes.gap
        self.notes = Rect(sizes.gap, y, self.width - 2 * sizes.gap, sizes.row * (seats + 1) + sizes.pad)
        self.height = self.notes.bottom + sizes.gap if rounds > 1 else y

    def _area(self, y: float, head: float, grid: Grid, squares: int) -> Area:
        """Return a board whose panel begins at `y`."""
        sizes = self.sizes
        left, top = (0.0, head) if self.narrow else (head, sizes.pad)
        panel = Rect(sizes.gap / 2 if self.narrow else sizes.gap, y, self.width - sizes.gap, 0)
        panel = panel._replace(width=self.width - 2 * panel.x)
        x = panel.x + max(left, sizes.pad)
        wide = (panel.right - sizes.pad - x) / grid.columns
        track = Track(x, y + top, grid.columns, squares, wide, grid.height)
        panel = panel._replace(height=top + track.rows * track.high + sizes.pad)
        return Area(panel, Rect(panel.x, y, panel.width, head) if self.narrow else panel._replace(width=head), track)


_layout = lru_cache(maxsize=1 << 8)(Layout)


def layout_of(box: Frozen, seats: int, narrow: bool) -> Layout:
    """Return the layout for a box; equal layouts are the same object, which caches can have as a key."""
    return _layout(box.dungeon_squares, box.squares, box.rounds, seats, narrow)


def scenery_layout(rooms: int, squares: int, seats: int, narrow: bool) -> Layout:
    """Return the layout for scenery: with the table of points, which only some games need."""
    return _layout(rooms, squares, 3, seats, narrow)


@dataclass(frozen=True)
class Sheet:
    """The data that every part of the board needs to be drawn."""

    scene: Scene
    layout: Layout
    position: Position
    previews: Previews
    say: Say
