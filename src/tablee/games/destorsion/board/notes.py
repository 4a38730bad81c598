"""The table of points of a game in several rounds: each player's points in each round, and the totals."""

from tablee.core.drawing.lettering import fitted
from tablee.core.drawing.scene import Scene, el, group, layer, text_at
from tablee.core.drawing.shapes import SEAT_COLOURS
from tablee.core.texts import Say
from tablee.games.destorsion.board.figures import plaque
from tablee.games.destorsion.board.layout import Layout, Sheet
from tablee.games.destorsion.facts import points_by_round


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
    seats, at, sizes = len(totals), layout.notes, layout.sizes
    columns = [
        (say("round-name", number=i) if i <= rounds else say("extra-rounds"), points, i == running)
        for i, points in enumerate(by_round, 1)
    ]
    columns.append((say("total"), totals, False))
    parts = [plaque(at)]
    rows = [at.y + sizes.row * (d + 1.5) for d in range(seats)]
    badge = sizes.text * 0.45  # a disc without a letter, which would be too small
    for d, y in enumerate(rows):
        look = {"fill": SEAT_COLOURS[d][0], "stroke": "@ink", "stroke_width": 1}
        parts.append(el("circle", cx=at.x + 12 + badge, cy=y, r=badge, **look))
        name = say("seat-name", seat=d)
        parts.append(text_at(name, at.x + 22 + 2 * badge, y, sizes.text, anchor="start", room=sizes.text * 6.5))
    names = sizes.text * 7 + 2 * badge  # the width of the column with the names
    wide = min(sizes.text * 9, (at.width - names - 16) / len(columns))
    size = min(fitted(name, wide - 4, sizes.text) for name, _, _ in columns)
    for i, (name, points, current) in enumerate(columns):
        x = at.x + 16 + names + wide * (i + 0.5)
        bold = {"font_weight": "bold"} if i == len(columns) - 1 else {}
        ink = "@muted" if current else "@ink"  # grey: the round is still running
        parts.append(text_at(name, x, at.y + sizes.row * 0.6, size, fill=ink, font_weight="bold"))
        parts += [
            text_at(str(value), x, y, sizes.text, fill=ink, **bold) for value, y in zip(points, rows, strict=True)
        ]
    scene.spot("notes", group(*parts), say("notes-title"), rules=("DT-112", "DT-113", "DT-115"))
