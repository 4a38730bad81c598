"""The layout of the board: where its parts are drawn."""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tablee.core.drawing.scene import Scene
from tablee.core.frozen import Frozen
from tablee.core.position import Position
from tablee.core.texts import Say

CELL = 40.0
MARGIN = 24.0
LABEL = 156.0  # width left of a score board, for the badge, the points and the lap marker
GAP = 14.0
TRAY = 64.0  # height of the row of dice and buttons
HEADING = 34.0  # height above a folded track, for the badge, points and lap marker that are otherwise on its left
NOTES_HEAD, NOTES_ROW = 26.0, 21.0  # heights of the heading and of a row in the table of points of all rounds

Previews = dict[str, tuple[int, ...]]  # names of squares that a figure could reach, with the dice that lead there


class Track(NamedTuple):
    """A row of squares that is folded when it is longer than `columns`."""

    x: float
    y: float
    columns: int
    length: int

    @property
    def rows(self) -> int:
        """Return how many rows the track takes."""
        return -(-self.length // self.columns)

    @property
    def height(self) -> float:
        """Return the height of the track."""
        return self.rows * CELL

    @property
    def turned(self) -> bool:
        """Tell whether the last row runs from right to left."""
        return self.rows % 2 == 0

    @property
    def exit(self) -> int:
        """Return the number of the place beyond the last square."""
        return self.length + 1

    def centre(self, square: int) -> tuple[float, float]:
        """Return the middle of a square. 0 is the start spot, and any number past the last square is the exit."""
        if square == 0:
            return self.x - CELL * 0.6, self.y + CELL / 2
        row, column = divmod(min(square, self.length) - 1, self.columns)
        if row % 2:
            column = self.columns - 1 - column
        beyond = 0.0
        if square > self.length:
            beyond = -1.0 if row % 2 else 1.0
        return self.x + (column + 0.5 + beyond) * CELL, self.y + (row + 0.5) * CELL


class Layout:
    """The places of all parts. With `narrow` the tracks are folded, for a phone held upright."""

    def __init__(self, box: Frozen, seats: int, narrow: bool) -> None:
        columns = -(-box.squares // 2) if narrow else box.squares
        left = MARGIN + (CELL if narrow else LABEL)
        self.narrow = narrow
        self.width = left + (columns + 1) * CELL + MARGIN
        y = MARGIN + (HEADING if narrow else 30)
        self.dungeon = Track(left, y, columns, box.dungeon_squares)
        y += self.dungeon.height + GAP
        self.tray = y
        y += TRAY + GAP
        self.boards = []
        for _ in range(seats):
            y += HEADING if narrow else 0
            self.boards.append(Track(left, y, columns, box.squares))
            y += self.boards[-1].height + GAP + (4 if narrow else 16)
        self.notes = y - (4 if narrow else 12)
        if box.rounds > 1:
            y += NOTES_HEAD + NOTES_ROW * seats + GAP
        self.height = y + MARGIN - GAP


layout_of = lru_cache(maxsize=1 << 8)(Layout)


@dataclass(frozen=True)
class Sheet:
    """The data that every part of the board needs to be drawn."""

    scene: Scene
    layout: Layout
    position: Position
    previews: Previews
    say: Say
