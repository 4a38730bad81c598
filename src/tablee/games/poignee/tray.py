"""The tray: the mining bag, the hand while sowing, what is left to resolve, questions, and the final score."""

from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, Scene, group, words
from tablee.core.drawing.shapes import panel
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.box import HIDDEN, SHOWDOWN, Phase, Space
from tablee.games.poignee.figures import Rect, badge, bar, button, cloth, crate, gold, meeple, price, sack, stone
from tablee.games.poignee.layout import Layout
from tablee.games.poignee.legend import draw_legend
from tablee.games.poignee.resolutions import Effect, effect, left
from tablee.games.poignee.standing import word
from tablee.games.poignee.words import sources

QUESTIONS = {Phase.BUILD: "build", Phase.UPGRADE: "upgrade", Phase.REROLL: "reroll"}


def draw_tray(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw the tray as the phase asks."""
    phase = Phase(position.state.phase)
    scene.draw(panel(*layout.tray))
    _draw_bag(scene, layout, position, say)
    room = _draw_questions(scene, layout, position, say) if phase in QUESTIONS else 0.0
    _draw_heading(scene, layout, position, say, room)
    if phase == Phase.GAME_OVER:
        _draw_score(scene, layout, position, say)
    elif phase in (Phase.SETUP_CORNER, Phase.TAKE):
        draw_legend(scene, layout, position, say)
    else:
        _draw_left(scene, layout, position, say)


# --- the bag ---------------------------------------------------------------------------------------------------


def sack_at(layout: Layout) -> tuple[float, float]:
    """Return where the bag stands."""
    return (layout.bag.x + 40, layout.bag.centre[1]) if layout.narrow else (layout.bag.x + 64, layout.bag.centre[1] + 2)


def _draw_bag(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    box, state = position.box, position.state
    hidden = box.bag_counts == HIDDEN
    counts = [int(state.bag_gold), int(state.bag_stone), int(state.crates_bag)]
    title = say("bag-closed") if hidden else say("bag-title", gold=counts[0], stone=counts[1], crates=counts[2])
    scene.piece("sack", *sack_at(layout), sack(54 if layout.narrow else 92), title)
    if hidden:
        return
    icons = (gold(layout.cube * 1.3), stone(layout.cube * 1.3), crate(layout.cube * 1.4))
    for i, (icon, number) in enumerate(zip(icons, counts, strict=True)):
        if layout.narrow:
            x, y = layout.bag.x + 110 + 90 * i, layout.bag.centre[1]
        else:
            x, y = layout.bag.x + 146, layout.bag.centre[1] + (i - 1) * 34
        scene.draw(group(icon, at=(x, y)))
        scene.draw(words(str(number), x + 20, y, layout.large, anchor="start", font_weight="bold"))


# --- heading and questions -------------------------------------------------------------------------------------


def _draw_heading(scene: Scene, layout: Layout, position: Position, say: Say, room: float) -> None:
    head, state = layout.heading, position.state
    y = head.centre[1]
    text = _heading(position, say)
    size = fitted(text, head.width - room, layout.large)
    scene.draw(words(text, head.x, y, size, anchor="start", font_weight="bold"))
    if state.by_turn >= 0 and state.phase != Phase.GAME_OVER:
        x = head.x + head.width
        if layout.narrow:
            x, y = layout.bag.x + layout.bag.width - 14, layout.bag.centre[1]
        else:
            x -= room
        scene.draw(words(say("last-round"), x, y, layout.text, anchor="end", fill="@accent", font_weight="bold"))


def _heading(position: Position, say: Say) -> str:
    state, phase = position.state, Phase(position.state.phase)
    if phase == Phase.GAME_OVER:
        return say("final-score")
    if phase in (Phase.DEAL, Phase.START):
        return say("setting-up")
    who = say("seat-name", seat=int(state.active))
    if phase in (Phase.SOW, Phase.NAME_CONTROLLER):
        return say("hand-of", who=who, count=int(sum(state.hand)))
    if phase == Phase.DRAW:
        who = say("seat-name", seat=int(state.draw_seat[0]))
        return say("draws-left", who=who, count=int(state.draw_left[0]))
    if phase in QUESTIONS:
        return say("question", question=QUESTIONS[phase], who=say("seat-name", seat=position.to_act))
    return say("turn-of", who=who) if phase in (Phase.SETUP_CORNER, Phase.TAKE) else say("left-to-resolve")


def _draw_questions(scene: Scene, layout: Layout, position: Position, say: Say) -> float:
    """Draw the two answers to a question; return the room they take."""
    state, phase = position.state, Phase(position.state.phase)
    head = layout.heading
    texts = [say("answer", question=QUESTIONS[phase], answer=answer) for answer in ("yes", "no")]
    cost = layout.cube * 4.4 if phase != Phase.REROLL else 0.0
    widths = [text_width(text, layout.text) + 24 for text in texts]
    widths[0] += cost
    x = head.x + head.width - sum(widths) - 10
    y = head.y + head.height / 2 - (21 if layout.narrow else 17)
    for answer, text, width in zip(("yes", "no"), texts, widths, strict=True):
        icon = None
        if answer == "yes" and cost:
            b = int(state.acting)
            icon = price(int(position.box.cost_gold[b]), int(position.box.cost_stone[b]), layout.cube)
        at = Rect(x, y, width, 42 if layout.narrow else 34)
        look = button(at, text, layout.text, icon=icon, room=cost if answer == "yes" else 0)
        scene.spot(answer, look, text)
        x += width + 10
    return sum(widths) + 24


# --- what is left to resolve -----------------------------------------------------------------------------------


def _draw_left(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    items = left(position)
    if not items:
        return
    across = layout.chips_across
    if len(items) <= (across - 1) * (3 if layout.narrow else 2):  # few enough to be wider
        across -= 1
    step_x, step_y = layout.work.width / across, min(44.0, layout.work.height / -(-len(items) // across))
    for i, item in enumerate(items):
        at = Rect(0, 0, step_x - 8, step_y - 4)
        x, y = layout.work.x + (i % across) * step_x, layout.work.y + (i // across) * step_y
        x, y = x + at.width / 2, y + at.height / 2
        busy = position.state.acting == item
        if item == SHOWDOWN:
            look, title, ref = _showdown_chip(layout, position, at, busy, say), say("showdown"), "showdown"
        else:
            what = effect(position, item)
            look, ref = _door_chip(layout, position, at, item, what, busy, say), f"D{item}"
            who = say("seat-name", seat=what.seat) if what.seat >= 0 else ""
            done = say("effect", effect=what.kind, who=who, count=what.number)
            kind = say("kind", kind=word(int(position.state.space[item])))
            title = say("chip-title", kind=kind, place=say("place-name", place=item), done=done)
        scene.piece(f"todo-{ref}", x, y, look, title, ref=ref)


def _chip(layout: Layout, at: Rect, busy: bool, *parts: Markup) -> Markup:
    line = {"stroke": "@accent", "stroke_width": 2.5} if busy else {"stroke": "@line", "stroke_width": 1.5}
    frame = Rect(-at.width / 2, -at.height / 2, at.width, at.height)
    return group(frame.look(rx=7, fill="@raised", **line), *parts)


def _door_chip(layout: Layout, position: Position, at: Rect, door: int, what: Effect, busy: bool, say: Say) -> Markup:
    size, x = min(at.height - 4, 36.0), -at.width / 2
    name = say("place-name", place=door)
    room = at.width - size * 1.25 - layout.text * 2.1 - layout.small * 0.68 - 16
    parts = [
        group(meeple(int(position.state.space[door]), size), at=(x + size * 0.62, 0)),
        words(name, x + size * 1.25 + 4, 0, fitted(name, room, layout.small + 1, bold=False), anchor="start"),
    ]
    right = at.width / 2
    if what.kind == "none":
        parts.append(words("–", right - 16, 0, layout.text, fill="@muted"))
    else:
        sign = "" if what.kind in ("build", "upgrade") else "+"
        parts.append(words(f"{sign}{what.number}", right - 10, 0, layout.text, anchor="end", font_weight="bold"))
        parts.append(group(badge(what.seat, layout.small * 0.68), at=(right - 10 - layout.text * 2.1, 0)))
    return _chip(layout, at, busy, *parts)


def _showdown_chip(layout: Layout, position: Position, at: Rect, busy: bool, say: Say) -> Markup:
    size, x, right = at.height - 4, -at.width / 2, at.width / 2
    west, east = (int(position.state.space[space]) for space in (Space.W, Space.E))
    name = say("showdown")
    fitting = fitted(name, at.width - 2.6 * size, layout.small + 1)
    return _chip(
        layout,
        at,
        busy,
        group(meeple(west, size), at=(x + size * 0.62, 0)),
        words(name, 0, 0, fitting, font_weight="bold"),
        group(meeple(east, size), at=(right - size * 0.62, 0)),
    )


# --- the end ---------------------------------------------------------------------------------------------------


def _draw_score(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw what each seat's points are made of; the winners' are framed."""
    step = layout.work.width / position.seats
    ranks, points = position.ranks(), position.scores()
    for seat in range(position.seats):
        at = Rect(layout.work.x + seat * step, layout.work.y, step - 8, layout.work.height - 6)
        won = ranks[seat] == 1
        icons = (gold(layout.cube), bar(layout.cube * 1.6), cloth(layout.cube * 1.7, layout.cube, seat))
        drawn = [at.look(rx=8, fill="@raised", stroke="@accent" if won else "@line", stroke_width=3 if won else 1.5)]
        top = at.y + (30 if layout.narrow else 24)
        drawn.append(group(badge(seat, layout.large * 0.6), at=(at.x + 24, top)))
        total = words(
            str(points[seat]), at.x + at.width - 14, top, layout.large * 1.3, anchor="end", font_weight="bold"
        )
        drawn.append(total)
        across = at.width / 3
        for i, (icon, (_, made)) in enumerate(zip(icons, sources(position), strict=True)):
            x, y = at.x + across * (i + 0.5), at.y + at.height - (34 if layout.narrow else 22)
            drawn.append(group(icon, at=(x - across * 0.2, y) if not layout.narrow else (x, y - 12)))
            where = (x + across * 0.12, y) if not layout.narrow else (x, y + 14)
            drawn.append(words(str(made[seat]), *where, layout.small, anchor="middle"))
        title = say("score-title", who=say("seat-name", seat=seat), place=ranks[seat], count=points[seat])
        scene.spot(f"score-{seat}", group(*drawn), title)
