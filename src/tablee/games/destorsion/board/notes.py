"""The table of points of a game in several rounds: each player's points in each round, and the totals."""

from tablee.core.drawing.lettering import fitted
from tablee.core.drawing.palette import TEXT
from tablee.core.drawing.scene import Scene, group, layer, text_at
from tablee.core.drawing.shapes import panel, seat_badge
from tablee.core.texts import Say
from tablee.games.destorsion.board.layout import MARGIN, NOTES_HEAD, NOTES_ROW, Layout, Sheet
from tablee.games.destorsion.facts import points_by_round

NAMES = 120.0  # width of the column with the seats' names
COLUMN = 118.0  # the largest width of a column of points


def draw_notes(sheet: Sheet) -> None:
    """DT-112, DT-113, DT-115: draw one column for each round begun, and one for the totals of finished rounds."""
    position = sheet.position
    (box, state), seats = position.frozen, position.seats
    if box.rounds > 1:
        points = tuple(map(tuple, points_by_round(position)))
        running = 0 if position.is_over else state.round_no
        _draw_table(sheet.scene, sheet.layout, points, state.total[:seats], box.rounds, running, sheet.say)


@layer
def _draw_table(
    scene: Scene,
    layout: Layout,
    by_round: tuple[tuple[int, ...], ...],
    totals: tuple[int, ...],
    rounds: int,
    running: int,
    say: Say,
) -> None:
    """Draw the table; `running` is the number of the round that is still running."""
    seats, top = len(totals), layout.notes
    height = NOTES_HEAD + NOTES_ROW * seats + 6
    scene.background(panel(MARGIN / 2, top, layout.width - MARGIN, height))
    columns = [
        (say("round-name", number=i) if i <= rounds else say("extra-rounds"), points, i == running)
        for i, points in enumerate(by_round, 1)
    ]
    columns.append((say("total"), totals, False))
    for d in range(seats):
        y = top + NOTES_HEAD + NOTES_ROW * (d + 0.5)
        scene.background(group(seat_badge(d, 8), at=(MARGIN + 8, y)))
        scene.background(text_at(say("seat-name", seat=d), MARGIN + 26, y, TEXT, anchor="start"))
    wide = min(COLUMN, (layout.width - 2 * MARGIN - NAMES) / len(columns))
    for i, (name, points, current) in enumerate(columns):
        x = MARGIN + NAMES + wide * (i + 0.5)
        bold = {"font_weight": "bold"} if i == len(columns) - 1 else {}
        ink = "@muted" if current else "@ink"  # grey: the round is still running
        size = fitted(name, wide - 6, TEXT)
        scene.background(text_at(name, x, top + NOTES_HEAD / 2 + 2, size, fill=ink, font_weight="bold"))
        for d, value in enumerate(points):
            y = top + NOTES_HEAD + NOTES_ROW * (d + 0.5)
            scene.background(text_at(str(value), x, y, TEXT, fill=ink, **bold))
