"""The dungeon board and the score boards, and the figures on them."""

from tablee.core.drawing.lettering import wrapped
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.drawing.shapes import seat_badge, token
from tablee.core.frozen import Frozen, Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.destorsion.board import figures, people, squares
from tablee.games.destorsion.board.layout import Layout, Sheet
from tablee.games.destorsion.box import AUTOMATIC, Square
from tablee.games.destorsion.facts import effects_of, has_left, is_lying, lay_on, points_of

# The rules that explain what is drawn, by the effect of a dungeon square, the kind of a square, and a dwarf's posture.
EFFECT_RULES = {"none": ("DT-073",), "a": ("DT-075",), "ab": ("DT-076", "DT-075")}
SQUARE_RULES = {
    Square.PLAIN: ("DT-002", "DT-093"),
    Square.HOLLOW: ("DT-044", "DT-046"),
    Square.SLINGSHOT: ("DT-053", "DT-056"),
}
POSTURE_RULES = {
    "standing": ("DT-012",),
    "armed": ("DT-053", "DT-012"),
    "hollow": ("DT-046", "DT-051"),
    "slingshot": ("DT-058",),
}


def draw_tracks(sheet: Sheet) -> None:
    """Draw the squares of all boards, and mark those that a figure could reach."""
    layout = sheet.layout
    _draw_squares(sheet.scene, layout, sheet.position.frozen[0], sheet.say)
    for name, dice in sheet.previews.items():
        *whose, number = name.split("-")
        track = layout.dungeon.track if whose == ["room"] else layout.boards[int(whose[1])].track
        cell = track.cell(track.exit if number == "exit" else int(number))
        sheet.scene.redraw(name, squares.previewed(sheet.scene.spots[name].look, cell, dice))


@layer
def _draw_squares(scene: Scene, layout: Layout, box: Frozen, say: Say) -> None:
    """Draw the squares of all boards, in a layer that changes only with the language."""
    _draw_rooms(scene, layout, box, say)
    for d in range(len(layout.boards)):
        _draw_board(scene, layout, box, d, say)


# --- the dungeon board -----------------------------------------------------------------------------------------


def draw_dungeon(sheet: Sheet) -> None:
    """Draw the panel and the head of the dungeon board, and the Master."""
    position = sheet.position
    _draw_title(sheet.scene, sheet.layout, position.only("round_no"), sheet.say)
    _draw_master(sheet.scene, sheet.layout, position.frozen[0], position.frozen[1].master, sheet.say)


@layer
def _draw_title(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    """DT-111, DT-116: draw the head of the dungeon board, with the number of the round if there are several."""
    box, state = position.frozen
    head = layout.dungeon.head
    sizes = layout.sizes
    scene.background(figures.plaque(layout.dungeon.plaque))
    lines = [say("dungeon-board")]
    if box.rounds > 1:
        extra = "yes" if state.round_no > box.rounds else "no"
        lines.append(say("round-of", number=state.round_no, rounds=box.rounds, extra=extra))
    parts: list[Markup] = []
    x, y = head.x + 14, head.y + sizes.title / 2
    if layout.narrow:
        parts.append(text_at(" · ".join(lines), x, y, sizes.name, anchor="start", font_weight="bold"))
    else:
        y = head.y + 26
        for line in wrapped(lines[0], head.width - 28, sizes.name, bold=False):
            parts.append(text_at(line, x, y, sizes.name, anchor="start", font_weight="bold"))
            y += sizes.name * 1.3
        for line in lines[1:]:
            parts.append(text_at(line, x, y, sizes.text, anchor="start"))
            y += sizes.text * 1.5
        parts += _legend(layout, box, x, max(y + 8, head.y + head.height * 0.5), say)
    reach = head._replace(height=sizes.title if layout.narrow else head.height).draw(fill="transparent")
    title = say("dungeon-title", play=_play(box), last=box.dungeon_squares, square=box.return_square)
    scene.spot("dungeon", group(reach, *parts), title, rules=_exit_rules(box))


def _legend(layout: Layout, box: Frozen, x: float, y: float, say: Say) -> list[Markup]:
    """DT-075, DT-076: explain the numbers on the squares with effects."""
    size, parts = layout.sizes.text, []
    for effect, like, ink, steps in (("a", "a", "@ink", "−"), ("b", "ab", "@on-gold", "±")):
        fill = squares.PLATES[like]
        box_ = el("rect", x=x, y=y - size * 0.75, width=size * 2.2, height=size * 1.5, rx=4, fill=fill, stroke="@edge")
        number = text_at(f"{steps}{box.effect_step}", x + size * 1.1, y, size, fill=ink, font_weight="bold")
        parts += [box_, number]
        for line in wrapped(say("legend", effect=effect), layout.sizes.head - 28 - size * 2.8, size, bold=False):
            parts.append(text_at(line, x + size * 2.8, y, size, anchor="start"))
            y += size * 1.25
        y += size * 0.5
    return parts


def _draw_rooms(scene: Scene, layout: Layout, box: Frozen, say: Say) -> None:
    """Draw the squares of the dungeon board."""
    track, size = layout.dungeon.track, layout.sizes.text
    scene.spot("room-0", squares.start(track.cell(0)), say("room-title", number=0, effect="start"), rules=("DT-004",))
    for number in range(1, track.exit):
        effect = effects_of(box, number)
        look = squares.room(track.cell(number), number, effect, box.effect_step, size)
        title = say("room-title", number=number, effect=effect, step=box.effect_step)
        scene.spot(f"room-{number}", look, title, rules=EFFECT_RULES[effect])
    look = squares.way_out(track.cell(track.exit), track.turned, say("exit"), size)
    title = say("dungeon-exit", play=_play(box), square=box.return_square, last=box.dungeon_squares)
    scene.spot("room-exit", look, title, rules=_exit_rules(box))


@layer
def _draw_master(scene: Scene, layout: Layout, box: Frozen, square: int, say: Say) -> None:
    track = layout.dungeon.track
    x, y = track.centre(square)
    scale = track.figure
    last = box.dungeon_squares
    near = min(square * (people.NEAREST + 1) // (last + 1), people.NEAREST)
    title = say("master-title", square="exit" if square > last else square, last=last, left=last + 1 - square)
    scene.piece(
        "master",
        x + (track.aside if square <= last else 0),
        y - scale,
        people.master(scale, near),
        title,
        rules=("DT-070",),
        manner="walks",
    )


def _play(box: Frozen) -> str:
    """DT-110: tell whether the table plays a single game or several rounds, as the texts expect it."""
    return "game" if box.rounds == 1 else "rounds"


def _exit_rules(box: Frozen) -> tuple[str, ...]:
    """DT-101, DT-103, DT-113, DT-114: return the rules about a Master who leaves."""
    return ("DT-101", "DT-103") if box.rounds == 1 else ("DT-113", "DT-114")


# --- a score board ---------------------------------------------------------------------------------------------


def draw_score_board(sheet: Sheet, d: int) -> None:
    """Draw the score board of a seat without its squares: panel, head, lap marker and dwarf."""
    scene, layout, position, say = sheet.scene, sheet.layout, sheet.position, sheet.say
    box, state = position.frozen
    active = d == state.active and not position.is_over
    points = points_of(position, d)
    won = position.is_over and state.winner == d
    _draw_head(scene, layout, d, active, won, points, state.lap[d], say)
    _draw_lap_marker(scene, layout, box, d, state.lap[d], say)
    place = "exit" if has_left(position, d) else state.sq[d]
    _draw_dwarf(scene, layout, d, place, _posture(position, d), points, box.slingshot_factor, say)


def _draw_board(scene: Scene, layout: Layout, box: Frozen, d: int, say: Say) -> None:
    """Draw the squares of a score board."""
    track, size = layout.boards[d].track, layout.sizes.text
    scene.spot(f"sq-{d}-0", squares.start(track.cell(0)), say("square-start", seat=d), rules=("DT-005",))
    for number in range(1, track.exit):
        kind = Square(box.kind[number])
        look = squares.square(track.cell(number), number, kind, size)
        title = say(
            "square-title",
            number=number,
            kind=kind.name.lower(),
            seat=d,
            factor=box.slingshot_factor,
            must="yes" if box.slingshot == AUTOMATIC else "no",
            floor="yes" if number == box.first_lap_floor else "no",
        )
        scene.spot(f"sq-{d}-{number}", look, title, rules=_square_rules(box, number))
    look = squares.way_out(track.cell(track.exit), track.turned, say("exit"), size)
    rules = ("DT-068", "DT-063") if box.rounds == 1 else ("DT-068", "DT-063", "DT-112")
    title = say(
        "score-exit", play=_play(box), seat=d, last=box.squares, points=box.exit_points, lap_points=box.lap_points
    )
    scene.spot(f"sq-{d}-exit", look, title, rules=rules)


def _square_rules(box: Frozen, number: int) -> tuple[str, ...]:
    """DT-037: return the rules about a square. One of them is the limit for dice on the first lap."""
    rules = SQUARE_RULES[Square(box.kind[number])]
    return (*rules, "DT-037") if number == box.first_lap_floor else rules


@layer
def _draw_head(scene: Scene, layout: Layout, d: int, active: bool, won: bool, points: int, lap: int, say: Say) -> None:
    """DT-002: draw the panel with the seat's badge, name and points; the active player's panel is marked."""
    sizes = layout.sizes
    panel, head, _ = layout.boards[d]
    if active:
        scene.background(panel.draw(rx=10, fill="none", stroke=squares.DEEP, stroke_width=6))
        scene.background(panel.draw(rx=10, fill="none", stroke="@#ffcb5c/#ffc04d", stroke_width=3.5))
    at = layout.boards[d].plaque
    if not (active or won or layout.narrow):
        at = at._replace(height=sizes.badge * 2 + 18)  # the wall can be seen where there are no dice
    scene.background(figures.plaque(at))
    if active:
        scene.background(at.draw(rx=7, fill="none", stroke="@accent", stroke_width=3))
    x, y = head.x + sizes.badge + 10, head.y + (head.height / 2 if layout.narrow else 26)
    text = x + sizes.badge + 8
    room = _lap_place(layout, d)[0] - sizes.lap - 6 - text
    above, below = (y - 15, y + 15) if layout.narrow else (y - 9, y + 11)
    parts = [
        head.draw(fill="transparent"),
        group(seat_badge(d, sizes.badge), at=(x, y)),
        text_at(say("seat-name", seat=d), text, above, sizes.name, anchor="start", room=room, font_weight="bold"),
        text_at(say("points", count=points), text, below, sizes.text, anchor="start", fill="@muted"),
    ]
    title = say("player-title", seat=d, count=points, lap="yes" if lap else "no")
    scene.spot(f"player-{d}", group(*parts), title, rules=("DT-002",))


def _lap_place(layout: Layout, d: int) -> tuple[float, float]:
    """Return where a seat's lap marker lies: right of its name."""
    head = layout.boards[d].head
    return (head.x + 254, head.middle) if layout.narrow else (head.right - layout.sizes.lap - 14, head.y + 26)


@layer
def _draw_lap_marker(scene: Scene, layout: Layout, box: Frozen, d: int, lap: int, say: Say) -> None:
    sizes, at = layout.sizes, _lap_place(layout, d)
    fill, ink = ("@gold", "@on-gold") if lap else ("@board", "@muted")
    title = say(
        "lap-marker", state="on" if lap else "off", seat=d, points=box.lap_points, last=box.squares, play=_play(box)
    )
    look = token(sizes.lap, str(box.lap_points), fill=fill, ink=ink, size=sizes.text)
    scene.piece(f"lap-{d}", *at, look, title, rules=("DT-063",))


@layer
def _draw_dwarf(
    scene: Scene, layout: Layout, d: int, place: str | int, posture: str, points: int, factor: int, say: Say
) -> None:
    track, lying = layout.boards[d].track, posture not in ("standing", "armed")
    x, y = track.centre(track.exit if place == "exit" else int(place))
    scale = track.figure
    title = say("dwarf-title", seat=d, square=place, posture=posture, count=points, factor=factor)
    rules, turn = POSTURE_RULES[posture.removesuffix("-now")], 90.0 if lying else 0.0
    way = "standing" if not lying else "hollow" if posture.startswith("hollow") else "fallen"
    look = people.dwarf(d, scale, way)
    x += 0 if lying or place == "exit" else track.aside
    scene.piece(f"dwarf-{d}", x, y + (8 if lying else 1) * scale, look, title, turn=turn, rules=rules, manner="walks")


def _posture(position: Position, d: int) -> str:
    """DT-045, DT-046, DT-053, DT-058: name a dwarf's posture, and what that means in which turn."""
    box, state = position.frozen
    kind = Square(box.kind[state.sq[d]])
    if not is_lying(position, d):
        return "armed" if kind == Square.SLINGSHOT and not (state.moved[d] and d != state.active) else "standing"
    name = kind.name.lower()
    return f"{name}-now" if d == state.active and lay_on(position) != Square.PLAIN else name
