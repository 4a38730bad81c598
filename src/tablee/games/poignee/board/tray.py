"""The tray: the mining bag, whose turn it is, the hand while sowing, what the meeples do, and the final score."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, Scene, group, layer, text_at
from tablee.core.drawing.shapes import panel
from tablee.core.frozen import Frozen, Part
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.board.figures import badge, bar, cloth, crate, gold, sack, stone
from tablee.games.poignee.board.layout import Layout, hand_chips, sack_at
from tablee.games.poignee.board.legend import SIGN, about_kind, draw_legend, draw_showdown, signs_of
from tablee.games.poignee.board.questions import draw_question
from tablee.games.poignee.box import HIDDEN, SHOWDOWN, Phase
from tablee.games.poignee.facts import (
    QUESTIONS,
    SOWING,
    is_showdown_due,
    kind_name,
    left_to_resolve,
    points_by_source,
    shooter_rolling,
    shooters,
)

MAY = {Phase.BUILD: "may-build", Phase.UPGRADE: "may-upgrade", Phase.REROLL: "may-reroll"}


def draw_tray(scene: Scene, layout: Layout, position: Position, viewer: int, say: Say) -> None:
    """Draw the tray; what is in it depends on the phase."""
    box, state = position.frozen
    phase = Phase(state.phase)
    _draw_bag(scene, layout, position.only("bag_gold", "bag_stone", "crates_bag"), say)
    who, doing = _heading(position)
    last_round = state.by_turn >= 0 and phase != Phase.GAME_OVER
    you = who == viewer >= 0
    text = say(doing[0], you="yes" if you else "no", **doing[1])
    _draw_heading(scene, layout, who, you, text, last_round, say)
    if phase == Phase.GAME_OVER:
        _draw_score(scene, layout, position, say)
    elif phase in SOWING:
        _draw_hand(scene, layout, box, state.hand, say)
    elif phase in QUESTIONS:
        draw_question(scene, layout, position, say)
    elif phase not in (Phase.DEAL, Phase.START):
        draw_legend(scene, layout, position.only(), say)
        if is_showdown_due(position) and state.acting != SHOWDOWN:
            (west, east), seats = shooters(position), state.controller
            names = [_duellist(seat, kind, say) for seat, kind in zip(seats, (west, east), strict=True)]
            title = say("showdown-title", west=names[0], east=names[1])
            draw_showdown(scene, layout, west, east, title, say("showdown"))


def _duellist(seat: int, kind: int, say: Say) -> str:
    return say("duellist", who=say("seat-name", seat=seat), kind=kind_name(kind))


# --- the bag ---------------------------------------------------------------------------------------------------


@layer
def _draw_bag(scene: Scene, layout: Layout, position: Part, say: Say) -> None:
    scene.background(panel(*layout.tray))
    box, state = position.frozen
    hidden = box.bag_counts == HIDDEN
    counts = [state.bag_gold, state.bag_stone, state.crates_bag]
    title = say("bag-closed") if hidden else say("bag-title", gold=counts[0], stone=counts[1], crates=counts[2])
    scene.piece("sack", *sack_at(layout), sack(62 if layout.narrow else 92), title, rules=("PM-082",))
    if hidden:
        return
    icons = (gold(layout.cube * 1.3), stone(layout.cube * 1.3), crate(layout.cube * 1.4))
    for i, (icon, number) in enumerate(zip(icons, counts, strict=True)):
        if layout.narrow:
            x, y = layout.bag.x + 98 + 80 * i, layout.bag.centre[1]
        else:
            x, y = layout.bag.x + 146, layout.bag.centre[1] + (i - 1) * 34
        scene.background(group(icon, at=(x, y)))
        scene.background(text_at(str(number), x + 20, y, layout.large, anchor="start", font_weight="bold"))


# --- whose turn it is, and for what ----------------------------------------------------------------------------


def _heading(position: Position) -> tuple[int, tuple[str, dict[str, int]]]:
    """Return the seat concerned, or -1, and the message that says what it does."""
    state = position.frozen[1]
    phase = Phase(state.phase)
    if phase == Phase.GAME_OVER:
        return -1, ("final-score", {})
    if phase in (Phase.DEAL, Phase.START):
        return -1, ("setting-up", {})
    if phase in SOWING:
        return state.active, ("sows", {"count": sum(state.hand)})
    if phase == Phase.DRAW:
        return state.draw_seat[0], ("draws-left", {"count": state.draw_left[0]})
    if phase in (Phase.ROLL, Phase.ROLL_AGAIN):
        return state.controller[shooter_rolling(position)], ("rolls", {})
    if phase in QUESTIONS:
        return position.to_act, (MAY[phase], {})
    if phase == Phase.RESOLVE:
        return state.active, ("resolves", {"count": len(left_to_resolve(position))})
    return state.active, ("takes-meeples" if phase == Phase.TAKE else "chooses-corner", {})


@layer
def _draw_heading(scene: Scene, layout: Layout, who: int, you: bool, doing: str, last_round: bool, say: Say) -> None:
    """Draw who does what, in one line or, on a narrow board, in two; in the last round, say so."""
    head = layout.heading
    name = say("you-name") if you else say("seat-name", seat=who) if who >= 0 else ""
    bold = {"anchor": "start", "font_weight": "bold"}
    x, y = head.x, head.centre[1]
    if who >= 0:
        scene.background(group(badge(who, layout.badge), at=(x + layout.badge, y)))
        x += layout.badge * 2 + 8
    last = say("last-round-short" if layout.narrow else "last-round")
    room = text_width(last, layout.small) + 8 if last_round else 0.0
    if layout.narrow:
        width = head.x + head.width - x
        if name:
            scene.background(text_at(name, x, y - 16, layout.text, room=width - room, **bold))
        size = fitted(doing, width, layout.text, bold=False)
        scene.background(text_at(doing, x, y + 14 if name else y, size, anchor="start"))
        y -= 16
    else:
        text = f"{name} {doing}" if name else doing
        scene.background(text_at(text, x, y, fitted(text, head.x + head.width - x - room, layout.large), **bold))
    if last_round:
        x = head.x + head.width
        scene.background(text_at(last, x, y, layout.small, anchor="end", fill="@accent", font_weight="bold"))


# --- the hand --------------------------------------------------------------------------------------------------


@layer
def _draw_hand(scene: Scene, layout: Layout, box: Frozen, hand: tuple[int, ...], say: Say) -> None:
    """Draw a frame for each kind of meeple in the hand; the meeples stand in it, above what they do."""
    for kind, chip in hand_chips(layout, tuple(hand)).items():
        (x, y), step = chip.does.centre, layout.small * SIGN
        signs = [group(sign, at=(x + (i - 1) * step, y)) for i, sign in enumerate(signs_of(box, kind, layout.small))]
        look = group(chip.frame.draw(rx=10, fill="@raised", stroke="@line", stroke_width=1.5), *signs)
        title = say(
            "hand-title", meeples=say("some-meeples", kind=kind_name(kind), count=hand[kind]), **about_kind(box, kind)
        )
        scene.spot(f"hand-{kind_name(kind)}", look, title, rules=("PM-025", "PM-029"))


# --- the end ---------------------------------------------------------------------------------------------------


def _draw_score(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    """Draw where each seat's points come from; the winners are framed."""
    step = layout.work.width / position.seats
    ranks, points, sources = position.ranks(), position.scores(), points_by_source(position)
    for seat in range(position.seats):
        at = Rect(layout.work.x + seat * step, layout.work.y, step - 8, layout.work.height - 6)
        parts = [made[seat] for made in sources]
        title = say(
            "score-title", who=say("seat-name", seat=seat), place=ranks[seat], count=points[seat],
            gold=parts[0], bars=parts[1], marquees=parts[2],
        )  # fmt: skip
        look = _score(layout, parts, at, seat, points[seat], ranks[seat] == 1)
        scene.spot(f"score-{seat}", look, title, rules=("PM-125", "PM-130"))


def _score(layout: Layout, parts: list[int], at: Rect, seat: int, points: int, won: bool) -> Markup:
    top, right = at.y + (34 if layout.narrow else 24), at.x + at.width - 14
    drawn = [
        at.draw(rx=8, fill="@raised", stroke="@accent" if won else "@line", stroke_width=4 if won else 1.5),
        group(badge(seat, layout.badge), at=(at.x + 12 + layout.badge, top)),
        text_at(str(points), right, top, layout.large * 1.3, anchor="end", font_weight="bold"),
    ]
    icons = (gold(layout.cube), bar(layout.cube * 1.6), cloth(layout.cube * 1.7, layout.cube, seat))
    across = at.width / 3
    for i, (icon, made) in enumerate(zip(icons, parts, strict=True)):
        x, y = at.x + across * (i + 0.5), at.y + at.height - (36 if layout.narrow else 22)
        drawn.append(group(icon, at=(x - across * 0.2, y) if not layout.narrow else (x, y - 14)))
        where = (x + across * 0.16, y) if not layout.narrow else (x, y + 14)
        drawn.append(text_at(str(made), *where, layout.small, anchor="middle"))
    return group(*drawn)
