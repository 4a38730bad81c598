"""The table of points of a game in several rounds: each player's points in each round, and the totals."""

from tablee.core.drawing.lettering import fitted
from tablee.core.drawing.palette import TEXT
from tablee.core.drawing.scene import group, text_at
from tablee.core.drawing.shapes import panel, seat_badge
from tablee.games.destorsion.board.layout import MARGIN, NOTES_HEAD, NOTES_ROW, Sheet
from tablee.games.destorsion.facts import points_by_round

NAMES = 120.0  # width of the column with the seats' names
COLUMN = 118.0  # the largest width of a column of points


def draw_notes(sheet: Sheet) -> None:
    """DT-112, DT-113, DT-115: draw one column for each round begun, and one for the totals of finished rounds."""
    position, say, scene = sheet.position, sheet.say, sheet.scene
    rounds, top = position.box.rounds, sheet.layout.notes
    if rounds == 1:
        return
    height = NOTES_HEAD + NOTES_ROW * position.seats + 6
    scene.background(panel(MARGIN / 2, top, sheet.layout.width - MARGIN, height))
    columns = [
        (say("round-name", number=i) if i <= rounds else say("extra-rounds"), points, i == position.state.round_no)
        for i, points in enumerate(points_by_round(position), 1)
    ]
    totals = [position.state.total[d] for d in range(position.seats)]
    columns.append((say("total"), totals, False))
    for d in range(position.seats):
        y = top + NOTES_HEAD + NOTES_ROW * (d + 0.5)
        scene.background(group(seat_badge(d, 8), at=(MARGIN + 8, y)))
        scene.background(text_at(say("seat-name", seat=d), MARGIN + 26, y, TEXT, anchor="start"))
    wide = min(COLUMN, (sheet.layout.width - 2 * MARGIN - NAMES) / len(columns))
    for i, (name, points, current) in enumerate(columns):
        x = MARGIN + NAMES + wide * (i + 0.5)
        bold = {"font_weight": "bold"} if i == len(columns) - 1 else {}
        ink = "@muted" if current and not position.is_over else "@ink"  # grey: the round is still running
        size = fitted(name, wide - 6, TEXT)
        scene.background(text_at(name, x, top + NOTES_HEAD / 2 + 2, size, fill=ink, font_weight="bold"))
        for d, value in enumerate(points):
            y = top + NOTES_HEAD + NOTES_ROW * (d + 0.5)
            scene.background(text_at(str(value), x, y, TEXT, fill=ink, **bold))
