"""The dungeon board and the score boards, and the figures on them."""

from tablee.core.drawing.palette import LARGE, SMALL, TEXT
from tablee.core.drawing.scene import Scene, el, group, layer, text_at
from tablee.core.drawing.shapes import panel, seat_badge, token
from tablee.core.frozen import Frozen, Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.destorsion.board import figures
from tablee.games.destorsion.board.layout import CELL, MARGIN, Layout, Sheet, Track
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


def _mark(sheet: Sheet, track: Track, start: str) -> None:
    """Mark the squares of a track that a figure could reach; their names begin with `start`."""
    for name, dice in sheet.previews.items():
        if name.startswith(start):
            number = name.removeprefix(start)
            at = track.centre(track.exit if number == "exit" else int(number))
            sheet.scene.redraw(name, figures.previewed(sheet.scene.spots[name].look, at, dice))


# --- the dungeon board -----------------------------------------------------------------------------------------


def draw_dungeon(sheet: Sheet) -> None:
    """Draw the dungeon board and the Master."""
    position, track = sheet.position, sheet.layout.dungeon
    _draw_rooms(sheet.scene, sheet.layout, position.only("round_no"), sheet.say)
    _mark(sheet, track, "room-")
    square = position.frozen[1].master
    x, y = track.centre(square)
    title = sheet.say("master-title", square=square)
    sheet.scene.piece("master", x, y - 4, figures.master(), title, rules=("DT-070",))


@layer
def _draw_rooms(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """Draw the dungeon board without the Master."""
    box, track = position.frozen[0], layout.dungeon
    height = track.y + track.height - MARGIN / 2 + 10
    scene.background(panel(MARGIN / 2, MARGIN / 2, layout.width - MARGIN, height, fill="@stone"))
    scene.background(
        text_at(_dungeon_title(position, say), MARGIN, track.y - 14, LARGE, anchor="start", font_weight="bold")
    )
    for number in range(1, track.exit):
        effect = "ab" if box.effect_b[number] else "a" if box.effect_a[number] else "none"
        at = track.centre(number)
        look = figures.room(at, number, effect, box.effect_step)
        title = say("room-title", number=number, effect=effect, step=box.effect_step)
        scene.spot(f"room-{number}", look, title, rules=EFFECT_RULES[effect])
    at = track.centre(track.exit)
    rules = ("DT-101", "DT-103") if box.rounds == 1 else ("DT-113", "DT-114")
    scene.spot("room-exit", figures.way_out(at, track.turned), _exit_title(box, "dungeon-exit", say), rules=rules)


def _dungeon_title(position: Part, say: Say) -> str:
    """DT-111, DT-116: return the title of the board, with the number of the round if there are several."""
    box, state = position.frozen
    number, rounds = state.round_no, box.rounds
    extra = "yes" if number > rounds else "no"
    title = say("dungeon-board")
    if rounds == 1:
        return title
    return f"{title} · " + say("round-of", number=number, rounds=rounds, extra=extra)


def _exit_title(box: Frozen, name: str, say: Say) -> str:
    """DT-068, DT-101, DT-103, DT-112, DT-113: return what passing an exit means.

    This differs between a single game and several rounds.
    """
    play = "game" if box.rounds == 1 else "rounds"
    return say(name, play=play, square=box.return_square, points=box.exit_points)


# --- a score board ---------------------------------------------------------------------------------------------


def draw_score_board(sheet: Sheet, d: int) -> None:
    """Draw the score board of a seat: its heading, its squares, the lap marker and the dwarf."""
    scene, layout, position, say = sheet.scene, sheet.layout, sheet.position, sheet.say
    box, state = position.frozen
    active = d == state.active and not position.is_over
    _draw_heading(scene, layout, d, active, points_of(position, d), say)
    _draw_squares(scene, layout, box, d, say)
    _mark(sheet, layout.boards[d], f"sq-{d}-")
    _draw_lap_marker(scene, layout, box, d, state.lap[d], say)
    _draw_dwarf(scene, layout, d, state.sq[d], has_left(position, d), _posture(position, d), say)


@layer
def _draw_squares(scene: Scene, layout: Layout, box: Frozen, d: int, say: Say) -> None:
    track = layout.boards[d]
    for number in range(1, track.exit):
        kind, at = Square(box.kind[number]), track.centre(number)
        title = say("square-title", number=number, kind=kind.name.lower(), seat=d)
        scene.spot(f"sq-{d}-{number}", figures.square(at, number, kind), title, rules=SQUARE_RULES[kind])
    at = track.centre(track.exit)
    rules = ("DT-068",) if box.rounds == 1 else ("DT-068", "DT-112")
    scene.spot(f"sq-{d}-exit", figures.way_out(at, track.turned), _exit_title(box, "score-exit", say), rules=rules)


def _heading(layout: Layout, track: Track) -> tuple[float, float]:
    """Return where a seat's badge is: above a folded track, otherwise to its left."""
    return (MARGIN + 12, track.y - 18) if layout.narrow else (MARGIN + 14, track.y + CELL / 2)


@layer
def _draw_heading(scene: Scene, layout: Layout, d: int, active: bool, points: int, say: Say) -> None:
    """Draw the panel with the seat's badge, name and points; the active player's panel is marked with a bar."""
    narrow, track = layout.narrow, layout.boards[d]
    top = track.y - (36 if narrow else 8)
    height = track.y + track.height + 8 - top
    scene.background(panel(MARGIN / 2, top, layout.width - MARGIN, height))
    if active:
        scene.background(el("rect", x=MARGIN / 2, y=top, width=6, height=height, rx=3, fill="@accent"))
    x, y = _heading(layout, track)
    scene.background(group(seat_badge(d, 12), at=(x, y)))
    name = say("seat-name", seat=d)
    scene.background(text_at(name, x + 20, y - (0 if narrow else 8), TEXT, anchor="start", font_weight="bold"))
    below = (x + 110, y) if narrow else (x + 20, y + 9)
    scene.background(text_at(say("points", count=points), *below, TEXT, anchor="start", fill="@muted"))


@layer
def _draw_lap_marker(scene: Scene, layout: Layout, box: Frozen, d: int, lap: int, say: Say) -> None:
    points = box.lap_points
    fill, ink = ("@gold", "@on-gold") if lap else ("@board", "@muted")
    x, y = _heading(layout, layout.boards[d])
    x = layout.width - MARGIN - 16 if layout.narrow else x + 96
    title = say("lap-marker", state="on" if lap else "off", seat=d, points=points)
    look = token(11, str(points), fill=fill, ink=ink, size=SMALL)
    scene.piece(f"lap-{d}", x, y, look, title, rules=("DT-063",))


@layer
def _draw_dwarf(scene: Scene, layout: Layout, d: int, square: int, left: bool, posture: str, say: Say) -> None:
    track, lying = layout.boards[d], posture != "standing"
    x, y = track.centre(track.exit if left else square)
    title = say("dwarf-title", seat=d, square=square, posture=posture)
    rules, turn = POSTURE_RULES[posture.removesuffix("-now")], 90.0 if lying else 0.0
    scene.piece(f"dwarf-{d}", x, y - (0 if lying else 3), figures.dwarf(d), title, turn=turn, rules=rules)


def _posture(position: Position, d: int) -> str:
    """DT-045, DT-046, DT-058: name a dwarf's posture. If it lies, say what that costs in which turn."""
    if not is_lying(position, d):
        return "standing"
    box, state = position.frozen
    kind = Square(box.kind[state.sq[d]]).name.lower()
    return f"{kind}-now" if d == state.active and lay_on(position) != Square.PLAIN else kind
