"""The dungeon board and the score boards, and the figures on them."""

from tablee.core.drawing.palette import LARGE, SMALL, TEXT
from tablee.core.drawing.scene import Markup, el, group, text_at
from tablee.core.drawing.shapes import panel, seat_badge, token
from tablee.core.position import Position
from tablee.games.destorsion.board import figures
from tablee.games.destorsion.board.layout import CELL, MARGIN, Sheet, Track
from tablee.games.destorsion.box import Square
from tablee.games.destorsion.facts import has_left, is_lying, lay_on, points_of

# The rules that explain what is drawn, by the effect of a dungeon square, the kind of a square, and a dwarf's posture.
EFFECT_RULES = {"none": ("DT-073",), "a": ("DT-075",), "ab": ("DT-076", "DT-075")}
SQUARE_RULES = {
    Square.PLAIN: ("DT-002", "DT-093"),
    Square.HOLLOW: ("DT-044", "DT-046"),
    Square.SLINGSHOT: ("DT-053", "DT-056"),
}
POSTURE_RULES = {"standing": ("DT-012",), "hollow": ("DT-046", "DT-051"), "slingshot": ("DT-058",)}


def _spot(sheet: Sheet, name: str, look: Markup, at: tuple[float, float], title: str, rules: tuple[str, ...]) -> None:
    """Add a square, marked if a figure could reach it."""
    if name in sheet.previews:
        look = figures.previewed(look, at, sheet.previews[name])
    sheet.scene.spot(name, look, title, rules=rules)


# --- the dungeon board -----------------------------------------------------------------------------------------


def draw_dungeon(sheet: Sheet) -> None:
    """Draw the dungeon board and the Master."""
    scene, layout, say = sheet.scene, sheet.layout, sheet.say
    box, track = sheet.position.box, layout.dungeon
    height = track.y + track.height - MARGIN / 2 + 10
    scene.background(panel(MARGIN / 2, MARGIN / 2, layout.width - MARGIN, height, fill="@stone"))
    scene.background(text_at(_dungeon_title(sheet), MARGIN, track.y - 14, LARGE, anchor="start", font_weight="bold"))
    for number in range(1, track.exit):
        effect = "ab" if box.effect_b[number] else "a" if box.effect_a[number] else "none"
        at = track.centre(number)
        look = figures.room(at, number, effect, box.effect_step)
        title = say("room-title", number=number, effect=effect, step=box.effect_step)
        _spot(sheet, f"room-{number}", look, at, title, EFFECT_RULES[effect])
    at = track.centre(track.exit)
    rules = ("DT-101", "DT-103") if box.rounds == 1 else ("DT-113", "DT-114")
    _spot(sheet, "room-exit", figures.way_out(at, track.turned), at, _exit_title(sheet, "dungeon-exit"), rules)
    square = sheet.position.state.master
    x, y = track.centre(square)
    scene.piece("master", x, y - 4, figures.master(), say("master-title", square=square), rules=("DT-070",))


def _dungeon_title(sheet: Sheet) -> str:
    """DT-111, DT-116: return the title of the board, with the number of the round if there are several."""
    number, rounds = sheet.position.state.round_no, sheet.position.box.rounds
    extra = "yes" if number > rounds else "no"
    title = sheet.say("dungeon-board")
    if rounds == 1:
        return title
    return f"{title} · " + sheet.say("round-of", number=number, rounds=rounds, extra=extra)


def _exit_title(sheet: Sheet, name: str) -> str:
    """DT-068, DT-101, DT-103, DT-112, DT-113: return what passing an exit means.

    This differs between a single game and several rounds.
    """
    box = sheet.position.box
    play = "game" if box.rounds == 1 else "rounds"
    return sheet.say(name, play=play, square=box.return_square, points=box.exit_points)


# --- a score board ---------------------------------------------------------------------------------------------


def draw_score_board(sheet: Sheet, d: int) -> None:
    """Draw the score board of a seat: its heading, its squares, the lap marker and the dwarf."""
    track, say = sheet.layout.boards[d], sheet.say
    _draw_heading(sheet, d, track)
    for number in range(1, track.exit):
        kind, at = Square(sheet.position.box.kind[number]), track.centre(number)
        title = say("square-title", number=number, kind=kind.name.lower(), seat=d)
        _spot(sheet, f"sq-{d}-{number}", figures.square(at, number, kind), at, title, SQUARE_RULES[kind])
    at = track.centre(track.exit)
    rules = ("DT-068",) if sheet.position.box.rounds == 1 else ("DT-068", "DT-112")
    _spot(sheet, f"sq-{d}-exit", figures.way_out(at, track.turned), at, _exit_title(sheet, "score-exit"), rules)
    _draw_lap_marker(sheet, d, track)
    _draw_dwarf(sheet, d, track)


def _heading(sheet: Sheet, track: Track) -> tuple[float, float]:
    """Return where a seat's badge is: above a folded track, otherwise to its left."""
    return (MARGIN + 12, track.y - 18) if sheet.layout.narrow else (MARGIN + 14, track.y + CELL / 2)


def _draw_heading(sheet: Sheet, d: int, track: Track) -> None:
    """Draw the panel with the seat's badge, name and points; the active player's panel is marked with a bar."""
    scene, narrow, say, position = sheet.scene, sheet.layout.narrow, sheet.say, sheet.position
    top = track.y - (36 if narrow else 8)
    height = track.y + track.height + 8 - top
    scene.background(panel(MARGIN / 2, top, sheet.layout.width - MARGIN, height))
    if d == position.state.active and not position.is_over:
        scene.background(el("rect", x=MARGIN / 2, y=top, width=6, height=height, rx=3, fill="@accent"))
    x, y = _heading(sheet, track)
    scene.background(group(seat_badge(d, 12), at=(x, y)))
    name = say("seat-name", seat=d)
    scene.background(text_at(name, x + 20, y - (0 if narrow else 8), TEXT, anchor="start", font_weight="bold"))
    below = (x + 110, y) if narrow else (x + 20, y + 9)
    scene.background(text_at(say("points", count=points_of(position, d)), *below, TEXT, anchor="start", fill="@muted"))


def _draw_lap_marker(sheet: Sheet, d: int, track: Track) -> None:
    points, lap = sheet.position.box.lap_points, sheet.position.state.lap[d]
    fill, ink = ("@gold", "@on-gold") if lap else ("@board", "@muted")
    x, y = _heading(sheet, track)
    x = sheet.layout.width - MARGIN - 16 if sheet.layout.narrow else x + 96
    title = sheet.say("lap-marker", state="on" if lap else "off", seat=d, points=points)
    look = token(11, str(points), fill=fill, ink=ink, size=SMALL)
    sheet.scene.piece(f"lap-{d}", x, y, look, title, rules=("DT-063",))


def _draw_dwarf(sheet: Sheet, d: int, track: Track) -> None:
    square, lying = sheet.position.state.sq[d], is_lying(sheet.position, d)
    x, y = track.centre(track.exit if has_left(sheet.position, d) else square)
    posture = _posture(sheet.position, d)
    title = sheet.say("dwarf-title", seat=d, square=square, posture=posture)
    rules, turn = POSTURE_RULES[posture.removesuffix("-now")], 90.0 if lying else 0.0
    sheet.scene.piece(f"dwarf-{d}", x, y - (0 if lying else 3), figures.dwarf(d), title, turn=turn, rules=rules)


def _posture(position: Position, d: int) -> str:
    """DT-045, DT-046, DT-058: name a dwarf's posture. If it lies, say what that costs in which turn."""
    if not is_lying(position, d):
        return "standing"
    kind = Square(position.box.kind[position.state.sq[d]]).name.lower()
    return f"{kind}-now" if d == position.state.active and lay_on(position) != Square.PLAIN else kind
