"""Déstorsion drawn: the dungeon track, a score board per player, dice; and where to click for each action."""

from typing import NamedTuple

from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.palette import HEAD, LARGE, SMALL, TEXT
from tablee.core.drawing.scene import Markup, Scene, el, group, remembered, words
from tablee.core.drawing.shapes import SEAT_COLOURS, die, panel, polygon, seat_badge, shadow, token
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.destorsion import actions as act
from tablee.games.destorsion.box import FACES, Phase, Side, Square
from tablee.games.destorsion.facts import has_left, points_of
from tablee.games.destorsion.rules import movement
from tablee.games.destorsion.text_board import text_board

CELL = 40.0
MARGIN = 24.0
LABEL = 156.0  # left of a score board: badge, points, lap marker
GAP = 14.0


Previews = dict[str, tuple[int, ...]]  # the dice that would take a figure to a square, by the square's name


class Track(NamedTuple):
    """A row of squares that turns back on itself when it is longer than `columns`."""

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

    def centre(self, square: int) -> tuple[float, float]:
        """Return the middle of a square, counted from 1; 0 is the start spot, one past the end the exit."""
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
    """Where everything is; `narrow` folds the tracks for a phone held upright."""

    def __init__(self, position: Position, narrow: bool) -> None:
        box = position.box
        rooms, squares = int(box.dungeon_squares), int(box.squares)
        columns = -(-squares // 2) if narrow else squares
        left = MARGIN + (LABEL if not narrow else CELL)
        self.narrow = narrow
        self.width = left + (columns + 1) * CELL + MARGIN
        y = MARGIN + (34 if narrow else 30)
        self.dungeon = Track(left, y, columns, rooms)
        y += self.dungeon.height + GAP
        self.tray = y
        y += 64 + GAP
        self.boards = []
        for _ in range(position.seats):
            y += 34 if narrow else 0
            self.boards.append(Track(left, y, columns, squares))
            y += self.boards[-1].height + GAP + (4 if narrow else 16)
        self.height = y + MARGIN - GAP


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw what a seat sees (here: what everybody sees)."""
    layout = Layout(position, narrow)
    scene = Scene(layout.width, layout.height, say("board-title"))
    ahead = previews(position)
    _draw_dungeon(scene, layout, position, ahead, say)
    for d, track in enumerate(layout.boards):
        _draw_score_board(scene, layout, position, d, track, ahead, say)
    _draw_tray(scene, layout, position, say)
    return scene


# --- the boards ------------------------------------------------------------------------------------------------


def _draw_dungeon(scene: Scene, layout: Layout, position: Position, ahead: Previews, say: Say) -> None:
    box, state, track = position.box, position.state, layout.dungeon
    top = track.y - 14
    scene.draw(
        panel(MARGIN / 2, MARGIN / 2, layout.width - MARGIN, track.y + track.height - MARGIN / 2 + 10, fill="@stone")
    )
    scene.draw(words(say("dungeon-board"), MARGIN, top, LARGE, anchor="start", font_weight="bold"))
    for room in range(1, track.length + 1):
        effect = 2 if box.effect_b[room] else 1 if box.effect_a[room] else 0
        title = say("room-title", number=room, effect=("none", "a", "ab")[effect])
        at, ref = track.centre(room), f"room-{room}"
        look = _room(at, room, effect)
        scene.spot(ref, _previewed(look, at, ahead[ref]) if ref in ahead else look, title)
    at = track.centre(track.length + 1)
    look = _exit(at, track.turned)
    scene.spot(
        "room-exit", _previewed(look, at, ahead["room-exit"]) if "room-exit" in ahead else look, say("dungeon-exit")
    )
    square = min(int(state.master), track.length + 1)
    x, y = track.centre(square)
    title = say("master-title", square=int(state.master))
    scene.piece("master", x, y - 4, _master(), title, ref="master")


@remembered
def _room(at: tuple[float, float], room: int, effect: int) -> Markup:
    """Return a room of the dungeon: an archway; the Master's squares carry their effect."""
    half = CELL / 2 - 1.5
    fill = ("@board", "@sand", "@gold")[effect]
    frame = el(
        "rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=6, fill=fill, stroke="@edge", stroke_width=1
    )
    ink = "@on-gold" if effect == 2 else "@ink"
    marks = [words(str(room), -half + 4, -half + 8, SMALL - 1, anchor="start", fill=ink)]
    if effect == 1:
        marks.append(words("−3", 0, half - 8, SMALL, fill="@ink", font_weight="bold"))
    elif effect == 2:
        marks.append(words("−3 ±3", 0, half - 8, SMALL, fill="@on-gold", font_weight="bold"))
    return group(frame, *marks, at=at)


@remembered
def _exit(at: tuple[float, float], turned: bool) -> Markup:
    """Return the way out, at the end of a track."""
    half = CELL / 2 - 3
    arch = f"M{-half} {half}V{-half * 0.2:.1f}A{half} {half} 0 0 1 {half} {-half * 0.2:.1f}V{half}Z"
    way = "M-8 2H8M2 -5L9 2L2 9" if not turned else "M8 2H-8M-2 -5L-9 2L-2 9"
    return group(
        el("path", d=arch, fill="@water", stroke="@edge", stroke_width=2),
        el("path", d=way, fill="none", stroke="@ink", stroke_width=2.5, stroke_linecap="round"),
        at=at,
    )


def _draw_score_board(
    scene: Scene, layout: Layout, position: Position, d: int, track: Track, ahead: Previews, say: Say
) -> None:
    box, state = position.box, position.state
    name = say("seat-name", seat=d)
    points = points_of(position, d)
    active = d == state.active and state.phase != Phase.GAME_END
    top = track.y - (36 if layout.narrow else 8)
    frame = panel(MARGIN / 2, top, layout.width - MARGIN, track.y + track.height + 8 - top)
    scene.draw(frame)
    if active:
        scene.draw(
            el("rect", x=MARGIN / 2, y=top, width=6, height=track.y + track.height + 8 - top, rx=3, fill="@accent")
        )
    x, y = (MARGIN + 12, track.y - 18) if layout.narrow else (MARGIN + 14, track.y + CELL / 2)
    scene.draw(group(seat_badge(d, 12), at=(x, y)))
    scene.draw(words(name, x + 20, y - (0 if layout.narrow else 8), TEXT, anchor="start", font_weight="bold"))
    where = (x + 110, y) if layout.narrow else (x + 20, y + 9)
    scene.draw(words(say("points", count=points), *where, TEXT, anchor="start", fill="@muted"))
    for square in range(1, track.length + 1):
        kind = Square(box.kind[square])
        title = say("square-title", number=square, kind=kind.name.lower(), seat=d)
        at, ref = track.centre(square), f"sq-{d}-{square}"
        look = _square(at, square, kind)
        scene.spot(ref, _previewed(look, at, ahead[ref]) if ref in ahead else look, title)
    at, ref = track.centre(track.length + 1), f"sq-{d}-exit"
    look = _exit(at, track.turned)
    scene.spot(ref, _previewed(look, at, ahead[ref]) if ref in ahead else look, say("score-exit"))
    lap = int(state.lap[d])
    marker = token(11, "25", fill="@gold" if lap else "@board", ink="@on-gold" if lap else "@muted", size=SMALL)
    where = (layout.width - MARGIN - 16, track.y - 18) if layout.narrow else (x + 96, track.y + CELL / 2)
    scene.piece(f"lap-{d}", *where, marker, say("lap-marker", state="on" if lap else "off", seat=d))
    x, y = track.centre(int(state.sq[d]) if not has_left(position, d) else track.length + 1)
    lying = bool(state.lying[d])
    title = say("dwarf-title", seat=d, square=int(state.sq[d]), posture="lying" if lying else "standing")
    scene.piece(f"dwarf-{d}", x, y - (0 if lying else 3), _dwarf(d), title, turn=90.0 if lying else 0.0)


@remembered
def _square(at: tuple[float, float], number: int, kind: Square) -> Markup:
    """Return a square of a score board: plain, a hollow to fall into, or a slingshot."""
    half = CELL / 2 - 1.5
    frame = el(
        "rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=6, fill="@raised", stroke="@line", stroke_width=1
    )
    parts = [frame]
    if kind == Square.HOLLOW:
        parts.append(
            el("ellipse", cx=1, cy=6, rx=half * 0.78, ry=half * 0.5, fill="@iron", stroke="@edge", stroke_width=1)
        )
        parts.append(el("ellipse", cx=1, cy=8, rx=half * 0.58, ry=half * 0.3, fill="@hole"))
    elif kind == Square.SLINGSHOT:
        fork = "M4 15V7M4 8C-3 6 -3 1 -2 -3M4 8C11 6 11 1 10 -3"
        parts.append(el("path", d=fork, fill="none", stroke="@wood", stroke_width=4, stroke_linecap="round"))
        parts.append(el("path", d="M-2 -3Q4 6 10 -3", fill="none", stroke="@bad", stroke_width=1.6))
    parts.append(words(str(number), -half + 4, -half + 8, SMALL - 1, anchor="start", fill="@muted"))
    return group(*parts, at=at)


# --- previews --------------------------------------------------------------------------------------------------


def previews(position: Position) -> Previews:
    """Return the squares that figures would reach: with each die while they are given out, then with each move."""
    state, box, found = position.state, position.box, dict[str, tuple[int, ...]]()
    if state.phase == Phase.ASSIGN:
        me = int(state.active)
        for value in sorted({int(v) for v in state.dice if v}):
            trial = position.copy().state
            trial.master_die = value
            room = movement.master_landing(box, trial, act.FORWARD, act.KEEP)
            ends = [f"room-{_number(room, box.dungeon_squares)}"]
            if not state.stuck:
                left = movement.run(box, trial, me, act.FORWARD, value)
                ends.append(f"sq-{me}-{'exit' if left else int(trial.sq[me])}")
            for end in ends:
                found[end] = (*found.get(end, ()), value)
    elif state.phase in (Phase.MOVE_DWARF, Phase.MOVE_MASTER):
        for action in position.legal():
            found[path(position, action)[-1]] = ()
    return found


@remembered
def _previewed(look: Markup, at: tuple[float, float], dice: tuple[int, ...]) -> Markup:
    """Return a square that a figure would reach: with a dashed line, and the dice that would take it there."""
    half = CELL / 2 - 2.5
    line = {"fill": "none", "stroke": "@glow", "stroke_width": 2.5, "stroke_dasharray": "5 4"}
    ring = el("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=6, **line)
    small = [group(die(value, 15), at=(half - 7, 16 * i - half + 7)) for i, value in enumerate(reversed(dice[:2]))]
    return group(look, group(ring, *small, at=at))


# --- figures ---------------------------------------------------------------------------------------------------


def _master() -> Markup:
    """Return the Master of the dungeon: a tall hooded figure."""
    cloak = "M0 -21C10 -21 11 -8 8 -4L14 17H-14L-8 -4C-11 -8 -10 -21 0 -21Z"
    face = el("ellipse", cx=0, cy=-11, rx=5, ry=6, fill="@hole")
    eyes = [el("circle", cx=x, cy=-11, r=1.3, fill="@gold") for x in (-2, 2)]
    return group(shadow(30, 36), el("path", d=cloak, fill="@night", stroke="@ink", stroke_width=1.2), face, *eyes)


def _dwarf(d: int) -> Markup:
    """Return a dwarf in its seat's colour: pointed hat, beard, and the seat's letter."""
    colour = SEAT_COLOURS[d][0]
    hat = el("path", d="M0 -19L9 -3H-9Z", fill=colour, stroke="@ink", stroke_width=1.2, stroke_linejoin="round")
    beard = el("path", d="M-8 -3H8C9 5 5 10 0 15C-5 10 -9 5 -8 -3Z", fill="@raised", stroke="@ink", stroke_width=1.2)
    body = el("path", d="M-11 15C-11 4 11 4 11 15Z", fill=colour, stroke="@ink", stroke_width=1.2)
    letter = words("ABCD"[d], 0, 3, SMALL + 1, fill="@ink", font_weight="bold")
    return group(shadow(26, 32), body, beard, hat, letter)


# --- the tray: dice and what else can be chosen ----------------------------------------------------------------


def _draw_tray(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    state = position.state
    y = layout.tray + 30
    phase = Phase(state.phase)
    x = MARGIN + 26
    for i, value in enumerate(v for v in state.dice if v):
        use = _use_of_die(position, i)
        title = say("die-title", value=int(value), use=use)
        scene.piece(f"die-{i}", x, y, _used_die(int(value), use), title)
        x += 56
    x += 8
    if phase == Phase.DICE_COUNT:
        for n in (2, 3):
            x = _button(scene, f"roll-{n}", x, y, say("roll", count=n), [die(5, 20) for _ in range(n)])
    elif phase == Phase.ASSIGN and state.n_dice == 3:
        for side in ("dwarf", "master"):
            x = _button(scene, f"side-{side}", x, y, say("third-die-to", side=side))
    elif phase == Phase.ORDER:
        for effect in ("a", "b"):
            x = _button(scene, f"order-{effect}", x, y, say("order", effect=effect))
    elif phase in (Phase.EFFECT_A, Phase.EFFECT_B):
        _button(scene, "none", x, y, say("no-effect"))
    elif phase == Phase.GAME_END:
        scene.draw(words(say("won", seat=int(state.winner)), x, y, HEAD, anchor="start", font_weight="bold"))


def _use_of_die(position: Position, i: int) -> str:
    """Tell what the i-th die is used for, once the dice are assigned."""
    state = position.state
    if not state.dwarf_die:
        return "none"
    dice = [int(v) for v in state.dice if v]
    first = dice.index(int(state.dwarf_die))
    rest = [k for k in range(len(dice)) if k != first and dice[k] == state.master_die]
    if i == first:
        return "dwarf"
    if i == rest[0]:
        return "master"
    return "bonus-dwarf" if state.bonus_to == Side.DWARF else "bonus-master"


def _used_die(value: int, use: str) -> Markup:
    marks = {
        "dwarf": polygon(3, 8, -90, fill="@accent"),
        "master": el("path", d="M0 -8L6 8H-6Z", fill="@night"),
        "none": Markup(""),
    }
    sign = marks[use.rpartition("-")[2]]
    plus = words("+", -14, 0, TEXT, font_weight="bold") if use.startswith("bonus") else Markup("")
    return group(die(value, 38), group(plus, group(sign, at=(0, 0)), at=(0, 30)))


def _button(scene: Scene, ref: str, x: float, y: float, text: str, icons: list[Markup] | None = None) -> float:
    """Add a button of the tray; return where the next one begins."""
    icons = icons or []
    width = 28 + text_width(text, TEXT, bold=False) + 24 * len(icons)
    frame = el("rect", x=x, y=y - 20, width=width, height=40, rx=8, fill="@raised", stroke="@edge", stroke_width=1.5)
    drawn = [group(icon, at=(x + 20 + 24 * i, y)) for i, icon in enumerate(icons)]
    label = words(text, x + 14 + 24 * len(icons), y, TEXT, anchor="start")
    scene.spot(ref, group(frame, *drawn, label), text)
    return x + width + 12


# --- where to click --------------------------------------------------------------------------------------------


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the drawn things to click, in order, for an action of the seat to act."""
    state = position.state
    if action < act.ASSIGN:
        return (f"roll-{action - act.ROLL + 2}",)
    if action < act.DWARF:
        return _assign_path([int(v) for v in state.dice if v], action - act.ASSIGN)
    if action < act.MASTER:
        target, square = landing(position, action)
        return (f"dwarf-{target}", f"sq-{target}-{square}")
    if action < act.ORDER:
        return ("master", f"room-{landing(position, action)[1]}")
    if action < act.EFFECT_A:
        return (f"order-{'ab'[action - act.ORDER]}",)
    if action in (act.effect_a(act.NO_TARGET), act.effect_b(act.NO_TARGET, act.FORWARD)):
        return ("none",)
    target, square = landing(position, action)
    return (f"dwarf-{target}",) if action < act.EFFECT_B else (f"dwarf-{target}", f"sq-{target}-{square}")


def _assign_path(dice: list[int], rest: int) -> tuple[str, ...]:
    values, side = divmod(rest, 3)
    first = dice.index(values // FACES + 1)
    second = next(i for i, value in enumerate(dice) if i != first and value == values % FACES + 1)
    if side == Side.NONE:
        return (f"die-{first}",)
    return (f"die-{first}", f"die-{second}", f"side-{'dwarf' if side == Side.DWARF else 'master'}")


def _number(square: int, last: int) -> str:
    return "exit" if square > last else str(int(square))


def landing(position: Position, action: int) -> tuple[int, str]:
    """Return the figure an action moves and the square it comes to stand on, or "exit"."""
    box, trial = position.box, position.copy().state
    if act.MASTER <= action < act.ORDER:
        direction, change = divmod(action - act.MASTER, 3)
        to = movement.master_landing(box, trial, direction, change)
        return 0, _number(to, box.dungeon_squares)
    if action < act.MASTER:
        move, sling = divmod(action - act.DWARF, 2)
        target, move = divmod(move, 6)
        direction, change = divmod(move, 3)
        left = movement.run(box, trial, target, direction, movement.dwarf_value(box, trial, change, sling))
    elif action < act.EFFECT_B:
        target, left = action - act.EFFECT_A, False
        movement.send_back(box, trial, target)
    else:
        target, direction = divmod(action - act.EFFECT_B, 2)
        left = direction == act.FORWARD and movement.forward(box, trial, target, box.effect_step)
        if direction == act.BACKWARD:
            movement.send_back(box, trial, target)
    return target, "exit" if left else str(int(trial.sq[target]))


BOARD = Board(draw, path, SEAT_COLOURS, text=text_board)
