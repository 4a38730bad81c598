"""The board of Dice Race: how to draw the track, the runners and the dice, and what to click for each action."""

from tablee.core.contract import NOBODY
from tablee.core.drawing.boxes import button
from tablee.core.drawing.palette import HEAD, LARGE, SMALL
from tablee.core.drawing.scene import Markup, Scene, el, group, text_at
from tablee.core.drawing.shapes import SEAT_LETTERS, die, meeple, panel, seat_badge
from tablee.core.faces import SEAT_COLOURS, Board
from tablee.core.position import Position
from tablee.core.texts import Say, message, victory

from .actions import ACTIONS
from .box import Phase
from .facts import last_roll, leader

CELL = 64.0
MARGIN = 24.0
TRAY = 72.0  # height of the row of dice and buttons


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw what a seat sees. In this game all seats see the same."""
    columns = 5 if narrow else 13
    squares = position.box.squares + 1
    rows = -(-squares // columns)
    scene = Scene(2 * MARGIN + columns * CELL, 3 * MARGIN + rows * CELL + (2 * TRAY if narrow else TRAY), say("track"))
    scene.background(panel(MARGIN / 2, MARGIN / 2, columns * CELL + MARGIN, rows * CELL + MARGIN, fill="@grass"))
    for square in range(squares):
        look, rules = _square(square, columns, squares - 1), ("DR-006",) if square == squares - 1 else ("DR-004",)
        scene.spot(f"square-{square}", look, say("square", number=square), rules=rules)
    for runner in range(position.seats):
        square = position.state.square[runner]
        x, y = _centre(square, columns)
        dx, dy = (-14 if runner % 2 == 0 else 14), (-13 if runner < 2 else 15)
        look = group(meeple(26, SEAT_COLOURS[runner][0]), group(seat_badge(runner, 6), at=(0, 12)))
        title = say("runner", seat=runner, number=square)
        scene.piece(f"runner-{runner}", x + dx, y + dy, look, title, rules=("DR-004",))
    _draw_tray(scene, position, 2 * MARGIN + rows * CELL, narrow, say)
    return scene


def _centre(square: int, columns: int) -> tuple[float, float]:
    """Return the centre of a square. Every second row of the track runs from right to left."""
    row, column = divmod(square, columns)
    if row % 2:
        column = columns - 1 - column
    return MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL


def _square(square: int, columns: int, last: int) -> Markup:
    fill = "@gold" if square == last else "@sand" if square == 0 else "@board"
    ink = "@on-gold" if square == last else "@ink"
    side = CELL - 4
    frame = el("rect", x=-side / 2, y=-side / 2, width=side, height=side, rx=8, fill=fill, stroke="@edge")
    return group(frame, text_at(str(square), 0, 0, SMALL, fill=ink), at=_centre(square, columns))


def _draw_tray(scene: Scene, position: Position, y: float, narrow: bool, say: Say) -> None:
    """Draw the last roll, and beside it the buttons or, after the end, the winner."""
    for i, value in enumerate(last_roll(position)):
        x, title = MARGIN + 24 + 52 * i, say("die", value=value)
        scene.piece(f"die-{i}", x, y + TRAY / 2, die(value, 40), title, rules=("DR-003", "DR-005"))
    x, y = (MARGIN, y + TRAY) if narrow else (MARGIN + 130, y)
    if position.state.phase == Phase.GAME_END:
        text = message("won", **victory([leader(position)], NOBODY))(say)
        scene.background(
            text_at(text, x, y + TRAY / 2, HEAD if not narrow else LARGE, anchor="start", font_weight="bold")
        )
        return
    for count in (1, 2):
        x = button(scene, f"roll-{count}", x, y + TRAY / 2, say("roll", count=count), rules=("DR-003",)) + MARGIN / 2


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the ids of the spots or pieces to click, in order, to choose an action."""
    return (f"roll-{ACTIONS.parts(action).parts['count']}",)


def text(position: Position, seat: int) -> str:
    """Draw the track for a terminal, with a line per runner."""
    lines = []
    for runner in range(position.seats):
        square = position.state.square[runner]
        track = "".join(SEAT_LETTERS[runner] if i == square else "." for i in range(position.box.squares + 1))
        mark = ">" if runner == position.state.active else " "
        lines.append(f"{mark}{SEAT_LETTERS[runner]}{' (you)' if runner == seat else '':<6} {square:>2} {track}")
    if rolled := last_roll(position):
        lines.append(f"Last roll: {', '.join(map(str, rolled))}")
    return "\n".join(lines)


BOARD = Board(draw, path, text=text)
