"""The tray: the mining bag, the hand while sowing, what is left to resolve, questions, and the final score."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, Scene, group, layer, remembered, text_at
from tablee.core.drawing.shapes import panel
from tablee.core.frozen import Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.actions import RESOLUTION_NAMES
from tablee.games.poignee.board.figures import badge, bar, button, cloth, crate, gold, meeple, price, sack, stone
from tablee.games.poignee.board.layout import Layout, sack_at
from tablee.games.poignee.board.legend import KIND_RULES, draw_legend
from tablee.games.poignee.box import HIDDEN, SHOWDOWN, Meeple, Phase
from tablee.games.poignee.facts import (
    QUESTIONS,
    SOWING,
    Effect,
    effect,
    kind_name,
    left_to_resolve,
    points_by_source,
    shooters,
)

QUESTION_RULES = {  # the rules that explain each question with the answers yes and no
    Phase.BUILD: ("PM-057", "PM-058"),
    Phase.UPGRADE: ("PM-061", "PM-063"),
    Phase.REROLL: ("PM-091",),
}


def draw_tray(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw the tray; what is in it depends on the phase."""
    phase = Phase(position.frozen[1].phase)
    _draw_bag(scene, layout, position.only("bag_gold", "bag_stone", "crates_bag"), say)
    room = _draw_questions(scene, layout, position, say) if phase in QUESTIONS else 0.0
    _draw_heading(scene, layout, position, say, room)
    if phase == Phase.GAME_OVER:
        _draw_score(scene, layout, position, say)
    elif phase in (Phase.SETUP_CORNER, Phase.TAKE):
        draw_legend(scene, layout, position.only(), say)
    else:
        _draw_left(scene, layout, position, say)


# --- the bag ---------------------------------------------------------------------------------------------------


@layer
def _draw_bag(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    scene.background(panel(*layout.tray))
    box, state = position.frozen
    hidden = box.bag_counts == HIDDEN
    counts = [state.bag_gold, state.bag_stone, state.crates_bag]
    title = say("bag-closed") if hidden else say("bag-title", gold=counts[0], stone=counts[1], crates=counts[2])
    scene.piece("sack", *sack_at(layout), sack(54 if layout.narrow else 92), title, rules=("PM-082",))
    if hidden:
        return
    icons = (gold(layout.cube * 1.3), stone(layout.cube * 1.3), crate(layout.cube * 1.4))
    for i, (icon, number) in enumerate(zip(icons, counts, strict=True)):
        if layout.narrow:
            x, y = layout.bag.x + 110 + 90 * i, layout.bag.centre[1]
        else:
            x, y = layout.bag.x + 146, layout.bag.centre[1] + (i - 1) * 34
        scene.background(group(icon, at=(x, y)))
        scene.background(text_at(str(number), x + 20, y, layout.large, anchor="start", font_weight="bold"))


# --- heading and questions -------------------------------------------------------------------------------------


def _draw_heading(scene: Scene, layout: Layout, position: Position, say: Say, room: float) -> None:
    head, state = layout.heading, position.frozen[1]
    y = head.centre[1]
    text = _heading(position, say)
    size = fitted(text, head.width - room, layout.large)
    scene.background(text_at(text, head.x, y, size, anchor="start", font_weight="bold"))
    if state.by_turn >= 0 and state.phase != Phase.GAME_OVER:
        x = head.x + head.width
        if layout.narrow:
            x, y = layout.bag.x + layout.bag.width - 14, layout.bag.centre[1]
        else:
            x -= room
        scene.background(
            text_at(say("last-round"), x, y, layout.text, anchor="end", fill="@accent", font_weight="bold")
        )


def _heading(position: Position, say: Say) -> str:
    state = position.frozen[1]
    phase = Phase(state.phase)
    if phase == Phase.GAME_OVER:
        return say("final-score")
    if phase in (Phase.DEAL, Phase.START):
        return say("setting-up")
    if phase in SOWING:
        return say("hand-of", who=say("seat-name", seat=state.active), count=sum(state.hand))
    if phase == Phase.DRAW:
        return say("draws-left", who=say("seat-name", seat=state.draw_seat[0]), count=state.draw_left[0])
    if phase in QUESTIONS:
        return say("question", question=QUESTIONS[phase], who=say("seat-name", seat=position.to_act))
    if phase in (Phase.SETUP_CORNER, Phase.TAKE):
        return say("turn-of", who=say("seat-name", seat=state.active))
    return say("left-to-resolve")


def _draw_questions(scene: Scene, layout: Layout, position: Position, say: Say) -> float:
    """Draw the yes and no buttons; return the width they take."""
    box, state = position.frozen
    phase, building = Phase(state.phase), state.acting
    head = layout.heading
    answers = ("yes", "no")
    texts = [say("answer", question=QUESTIONS[phase], answer=answer) for answer in answers]
    icon = price(box.cost_gold[building], box.cost_stone[building], layout.cube) if phase != Phase.REROLL else None
    rooms = [layout.cube * 4.4 if icon else 0.0, 0.0]  # width of the cost, which is shown on the yes button
    widths = [text_width(text, layout.text) + 24 + room for text, room in zip(texts, rooms, strict=True)]
    x = head.x + head.width - sum(widths) - 10
    y = head.y + head.height / 2 - (21 if layout.narrow else 17)
    for answer, text, width, room in zip(answers, texts, widths, rooms, strict=True):
        at = Rect(x, y, width, 42 if layout.narrow else 34)
        look = button(at, text, layout.text, icon=icon if room else None, room=room)
        scene.spot(answer, look, text, rules=QUESTION_RULES[phase])
        x += width + 10
    return sum(widths) + 24


# --- what is left to resolve -----------------------------------------------------------------------------------


def _draw_left(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw a chip for each meeple to be resolved and for the showdown."""
    items, state = left_to_resolve(position), position.frozen[1]
    if not items:
        return
    across = layout.chips_across
    if len(items) <= (across - 1) * (3 if layout.narrow else 2):  # few enough items to make the chips wider
        across -= 1
    step_x, step_y = layout.work.width / across, min(44.0, layout.work.height / -(-len(items) // across))
    at = Rect(0, 0, step_x - 8, step_y - 4)
    for i, item in enumerate(items):
        x = layout.work.x + (i % across) * step_x + at.width / 2
        y = layout.work.y + (i // across) * step_y + at.height / 2
        busy = state.acting == item
        if item == SHOWDOWN:
            look = _showdown_chip(layout, shooters(position), at, busy, say)
            ref = RESOLUTION_NAMES[SHOWDOWN]
            scene.piece("todo-showdown", x, y, look, say("showdown"), ref=ref, rules=("PM-055",))
        else:
            _draw_door(scene, layout, (x, y), at, item, state.space[item], effect(position, item), busy, say)


@layer
def _draw_door(
    scene: Scene,
    layout: Layout,
    where: tuple[float, float],
    at: Rect,
    door: int,
    kind: int,
    what: Effect,
    busy: bool,
    say: Say,
) -> None:
    """Draw the chip of a meeple on a door."""
    look, ref = _door_chip(layout, kind, at, door, what, busy, say), RESOLUTION_NAMES[door]
    title, rules = _door_title(kind, door, what, say), KIND_RULES[Meeple(kind)]
    scene.piece(f"todo-{ref}", *where, look, title, ref=ref, rules=rules)


def _door_title(meeple: int, door: int, what: Effect, say: Say) -> str:
    who = say("seat-name", seat=what.seat) if what.seat >= 0 else ""
    done = say("effect", effect=what.kind, who=who, count=what.number)
    kind = say("kind", kind=kind_name(meeple))
    return say("chip-title", kind=kind, place=say("place-name", place=door), done=done)


def _chip(at: Rect, busy: bool, *parts: Markup) -> Markup:
    line = {"stroke": "@accent", "stroke_width": 2.5} if busy else {"stroke": "@line", "stroke_width": 1.5}
    frame = Rect(-at.width / 2, -at.height / 2, at.width, at.height)
    return group(frame.draw(rx=7, fill="@raised", **line), *parts)


def _door_chip(layout: Layout, kind: int, at: Rect, door: int, what: Effect, busy: bool, say: Say) -> Markup:
    size, x = min(at.height - 4, 36.0), -at.width / 2
    name = say("place-name", place=door)
    room = at.width - size * 1.25 - layout.text * 2.1 - layout.small * 0.68 - 16
    parts = [
        group(meeple(kind, size), at=(x + size * 0.62, 0)),
        text_at(name, x + size * 1.25 + 4, 0, fitted(name, room, layout.small + 1, bold=False), anchor="start"),
    ]
    right = at.width / 2
    if what.kind == "none":
        parts.append(text_at("–", right - 16, 0, layout.text, fill="@muted"))
    else:
        sign = "" if what.kind in ("build", "upgrade") else "+"
        parts.append(text_at(f"{sign}{what.number}", right - 10, 0, layout.text, anchor="end", font_weight="bold"))
        parts.append(group(badge(what.seat, layout.small * 0.68), at=(right - 10 - layout.text * 2.1, 0)))
    return _chip(at, busy, *parts)


@remembered
def _showdown_chip(layout: Layout, pair: tuple[int, int], at: Rect, busy: bool, say: Say) -> Markup:
    size, x, right = at.height - 4, -at.width / 2, at.width / 2
    west, east = pair
    name = say("showdown")
    fitting = fitted(name, at.width - 2.6 * size, layout.small + 1)
    return _chip(
        at,
        busy,
        group(meeple(west, size), at=(x + size * 0.62, 0)),
        text_at(name, 0, 0, fitting, font_weight="bold"),
        group(meeple(east, size), at=(right - size * 0.62, 0)),
    )


# --- the end ---------------------------------------------------------------------------------------------------


def _draw_score(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw where each seat's points come from; the winners are framed."""
    step = layout.work.width / position.seats
    ranks, points = position.ranks(), position.scores()
    for seat in range(position.seats):
        at = Rect(layout.work.x + seat * step, layout.work.y, step - 8, layout.work.height - 6)
        title = say("score-title", who=say("seat-name", seat=seat), place=ranks[seat], count=points[seat])
        look = _score(layout, position, at, seat, points[seat], ranks[seat] == 1)
        scene.spot(f"score-{seat}", look, title, rules=("PM-125", "PM-130"))


def _score(layout: Layout, position: Position, at: Rect, seat: int, points: int, won: bool) -> Markup:
    top, right = at.y + (30 if layout.narrow else 24), at.x + at.width - 14
    drawn = [
        at.draw(rx=8, fill="@raised", stroke="@accent" if won else "@line", stroke_width=3 if won else 1.5),
        group(badge(seat, layout.large * 0.6), at=(at.x + 24, top)),
        text_at(str(points), right, top, layout.large * 1.3, anchor="end", font_weight="bold"),
    ]
    icons = (gold(layout.cube), bar(layout.cube * 1.6), cloth(layout.cube * 1.7, layout.cube, seat))
    across = at.width / 3
    for i, (icon, made) in enumerate(zip(icons, points_by_source(position), strict=True)):
        x, y = at.x + across * (i + 0.5), at.y + at.height - (34 if layout.narrow else 22)
        drawn.append(group(icon, at=(x - across * 0.2, y) if not layout.narrow else (x, y - 12)))
        where = (x + across * 0.12, y) if not layout.narrow else (x, y + 14)
        drawn.append(text_at(str(made[seat]), *where, layout.small, anchor="middle"))
    return group(*drawn)
