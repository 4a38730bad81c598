"""The players' supplies: cubes, bars, marquees left, showdown token."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, text_at
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.board.figures import badge, bar, cloth, gold, star, stone
from tablee.games.poignee.board.layout import Layout, Point, sack_at
from tablee.games.poignee.box import CORNERS, HIDDEN, Phase, Side


def draw_players(scene: Scene, layout: Layout, position: Position, viewer: int, say: Say) -> None:
    """Draw a panel for each player."""
    points = position.scores()
    sold = 0
    for seat, at in enumerate(layout.players):
        _draw_panel(scene, layout, position, seat, at, points[seat], viewer, say)
        _draw_cubes(scene, layout, position, seat, at, say)
        sold = _draw_bars(scene, layout, position, seat, at, sold, say)
        _draw_tiles(scene, layout, position, seat, at, say)
        _draw_token(scene, layout, position, seat, at, say)
    if position.state.start_seat >= 0:
        at = layout.players[position.state.start_seat]
        look = el("path", d=star(layout.text * 0.7), fill="@gold", stroke="@ink", stroke_width=1.2)
        x, y = at.x + at.width - 26, _row(layout, at, 0)
        scene.piece("start", x, y, look, say("start-player"), rules=("PM-015", "PM-122"))


def _head(layout: Layout, at: Rect) -> Point:
    return at.x + (28 if layout.narrow else 26), at.y + (30 if layout.narrow else 24)


def _row(layout: Layout, at: Rect, i: int) -> float:
    return at.y + ((74, 112) if layout.narrow else (54, 80))[i]


def _draw_panel(
    scene: Scene, layout: Layout, position: Position, seat: int, at: Rect, points: int, viewer: int, say: Say
) -> None:
    state, name, worth = position.state, say("seat-name", seat=seat), say("points", count=points)
    to_act = position.to_act == seat
    frame = {"stroke": "@accent", "stroke_width": 2.5} if to_act else {"stroke": "@line", "stroke_width": 1.5}
    parts = [at.draw(rx=10, fill="@board", **frame)]
    if state.active == seat and state.phase != Phase.GAME_OVER:
        parts.append(Rect(at.x, at.y, 6, at.height).draw(rx=3, fill="@accent"))
    x, y = _head(layout, at)
    label = say("your-name", name=name) if seat == viewer else name
    left, right = x + layout.text * 1.25, at.x + at.width - 12
    size = fitted(label, right - text_width(worth, layout.text) - 10 - left, layout.text + 1)
    parts += [
        group(badge(seat, layout.text * 0.78), at=(x, y)),
        text_at(label, left, y, size, anchor="start", font_weight="bold"),
        text_at(worth, right, y, layout.text, anchor="end", font_weight="bold"),
        *_cube_counts(layout, position, seat, at),
    ]
    x, y = _stack(layout, at)
    left = x + layout.cube * 1.5
    parts += [
        group(cloth(layout.cube * 2, layout.cube * 1.2, seat), at=(x, y)),
        text_at(str(state.tiles[seat]), left, y, layout.text, anchor="start", font_weight="bold"),
    ]
    title = say(
        "player-title", name=name, gold=state.gold[seat], stone=state.stone[seat],
        bars=state.bars[seat], tiles=state.tiles[seat], points=worth,
    )  # fmt: skip
    scene.spot(f"seat-{seat}", group(*parts), title, rules=("PM-125",))


def _cube_counts(layout: Layout, position: Position, seat: int, at: Rect) -> list[Markup]:
    """Return the numbers of gold and stone cubes; the cube beside a zero is faint."""
    parts, left = [], _cubes_left(layout, at)
    held = (position.state.gold[seat], position.state.stone[seat])
    for i, (count, look) in enumerate(zip(held, (gold, stone), strict=True)):
        y, ink = _row(layout, at, i), "@ink" if count else "@muted"
        parts.append(text_at(str(count), left, y, layout.large, anchor="end", fill=ink, font_weight="bold"))
        if not count:
            parts.append(el("g", group(look(layout.cube), at=(left + layout.cube, y)), opacity=0.35))
    return parts


def _cubes_left(layout: Layout, at: Rect) -> float:
    return at.x + (38 if layout.narrow else 34)


def _stack(layout: Layout, at: Rect) -> Point:
    return at.x + at.width * 0.58 + layout.cube, _row(layout, at, 1)


def _draw_cubes(scene: Scene, layout: Layout, position: Position, seat: int, at: Rect, say: Say) -> None:
    """Draw a player's cubes, and one more of each kind at the bag.

    That cube has the id of the next cube the player gets, so the browser shows it coming out of the bag.
    """
    box, state = position.box, position.state
    kinds = (("gold", gold, state.gold[seat], state.bag_gold), ("stone", stone, state.stone[seat], state.bag_stone))
    for i, (kind, look, held, in_bag) in enumerate(kinds):
        x, y = _cubes_left(layout, at) + layout.cube, _row(layout, at, i)
        room = at.x + at.width * 0.56 - x
        pitch = min(layout.cube * 1.12, (room - layout.cube) / max(held - 1, 1))
        title = say("cube-title", kind=kind, place="supply", count=box.cube_points)
        for n in range(held):
            id_, drawn = f"cube-{kind}-{seat}-{n:02}", look(layout.cube)
            scene.piece(id_, x + n * pitch, y, drawn, title, ref=f"seat-{seat}", rules=("PM-125",))
        if in_bag or box.bag_counts == HIDDEN:
            title = say("cube-title", kind=kind, place="bag", count=box.cube_points)
            x, y = sack_at(layout)
            id_ = f"cube-{kind}-{seat}-{held:02}"
            scene.piece(id_, x, y + 8, look(layout.cube), title, ref="sack", rules=("PM-082",))


def _draw_bars(scene: Scene, layout: Layout, position: Position, seat: int, at: Rect, sold: int, say: Say) -> int:
    """Draw a player's bars, numbered from `sold`; return the number of the next player's first bar."""
    held: int = position.state.bars[seat]
    size = layout.cube * 2
    left, room = at.x + at.width * 0.58, at.width * 0.27
    pitch = min(size * 1.1, (room - size) / max(held - 1, 1))
    for n in range(held):
        x = left + size / 2 + n * pitch
        title = say("bar-title", price=0, count=position.box.bar_points)
        y = _row(layout, at, 0)
        scene.piece(f"bar-{sold + n}", x, y, bar(size), title, ref=f"seat-{seat}", rules=("PM-126",))
    return sold + held


def _draw_tiles(scene: Scene, layout: Layout, position: Position, seat: int, at: Rect, say: Say) -> None:
    """Draw, on the player's stack, each marquee that may be built now, with the id it will have on the building."""
    state, box = position.state, position.box
    x, y = _stack(layout, at)
    coming: list[int] = []
    if state.active == seat and state.phase == Phase.BUILD:
        coming = [state.acting]
    elif state.active == seat and state.phase == Phase.SETUP_CORNER:
        coming = [b for b in CORNERS if state.side[b] == Side.NONE]
    title = say("tiles-title", count=state.tiles[seat], points=box.tile_points[Side.BASIC])
    look, rules = cloth(layout.cube * 2, layout.cube * 1.2, seat), ("PM-059",)
    if state.phase == Phase.SETUP_CORNER:
        rules = ("PM-011",)
    for b in coming:
        scene.piece(f"tile-{seat}-B{b}", x, y, look, title, ref=f"seat-{seat}", rules=rules)


def _draw_token(scene: Scene, layout: Layout, position: Position, seat: int, at: Rect, say: Say) -> None:
    """Draw a showdown token: in the supply, or beside the meeple it controls."""
    controllers = list(position.state.controller)
    x, y, place = at.x + at.width - 26, _row(layout, at, 1), "supply"
    if seat in controllers:
        i = controllers.index(seat)
        x, y = layout.showdown[i]
        x, y, place = x + layout.door * 0.62, y + layout.door * 0.55, "street"
    token = group(
        el("circle", r=layout.text * 0.95, fill="@raised", stroke="@bad", stroke_width=2),
        badge(seat, layout.text * 0.62),
    )
    title = say("token-title", who=say("seat-name", seat=seat), place=place)
    ref = f"seat-{seat}" if place == "supply" else ""
    scene.piece(f"token-{seat}", x, y, token, title, ref=ref, rules=("PM-040",))
