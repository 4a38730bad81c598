"""The players' supplies: cubes, bars, marquees left, showdown token."""

from typing import NamedTuple

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.scene import Markup, Scene, el, group, layer, text_at
from tablee.core.frozen import Frozen
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.board.figures import badge, bar, cloth, gold, star, stone
from tablee.games.poignee.board.layout import Layout, Point, sack_at
from tablee.games.poignee.box import CORNERS, HIDDEN, Phase, Side


def draw_players(scene: Scene, layout: Layout, position: Position, viewer: int, say: Say) -> None:
    """Draw a panel for each player."""
    (box, state), points = position.frozen, position.scores()
    sold = 0
    for seat in range(position.seats):
        held = Supply(
            seat,
            points[seat],
            state.gold[seat],
            state.stone[seat],
            state.bars[seat],
            state.tiles[seat],
            you=seat == viewer,
            acts=position.to_act == seat,
            active=state.active == seat and state.phase != Phase.GAME_OVER,
        )
        in_bag = (state.bag_gold > 0, state.bag_stone > 0)
        on_street = state.controller.index(seat) if seat in state.controller else -1
        _draw_player(scene, layout, box, held, in_bag, sold, _coming(position, seat), on_street, say)
        sold += held.bars
    if state.start_seat >= 0:
        at = layout.players[state.start_seat]
        look = el("path", d=star(layout.text * 0.7), fill="@gold", stroke="@ink", stroke_width=1.2)
        x, y = _token_at(layout, at)
        x, y = (x, at.y + 64) if layout.narrow else (x - 35, y)
        who, last = (say("seat-name", seat=(state.start_seat - i) % position.seats) for i in (0, 1))
        scene.piece("start", x, y, look, say("start-player", who=who, last=last), rules=("PM-015", "PM-122"))


class Supply(NamedTuple):
    """What a player has, and whether it is the viewer, must decide now, and is on turn."""

    seat: int
    points: int
    gold: int
    stone: int
    bars: int
    tiles: int
    you: bool
    acts: bool
    active: bool


@layer
def _draw_player(
    scene: Scene,
    layout: Layout,
    box: Frozen,
    held: Supply,
    in_bag: tuple[bool, bool],
    sold: int,
    coming: tuple[int, ...],
    on_street: int,
    say: Say,
) -> None:
    """Draw a player's panel and what lies on it."""
    at = layout.players[held.seat]
    _draw_panel(scene, layout, held, at, say)
    _draw_cubes(scene, layout, box, held, at, in_bag, say)
    _draw_bars(scene, layout, box, held, at, sold, say)
    _draw_tiles(scene, layout, box, held, at, coming, say)
    _draw_token(scene, layout, held.seat, at, on_street, say)


def _head(layout: Layout, at: Rect) -> Point:
    return at.x + layout.badge + 12, at.y + (28 if layout.narrow else 22)


def _token_at(layout: Layout, at: Rect) -> Point:
    return at.x + at.width - (34 if layout.narrow else 30), at.y + (110 if layout.narrow else 68)


def _row(layout: Layout, at: Rect, i: int) -> float:
    return at.y + ((74, 112) if layout.narrow else (54, 80))[i]


def _draw_panel(scene: Scene, layout: Layout, held: Supply, at: Rect, say: Say) -> None:
    seat = held.seat
    name, worth = say("seat-name", seat=seat), say("points-short", count=held.points)
    frame = {"stroke": "@accent", "stroke_width": 2.5} if held.acts else {"stroke": "@line", "stroke_width": 1.5}
    parts = [at.draw(rx=10, fill="@board", **frame)]
    if held.active:
        parts.append(Rect(at.x, at.y, 6, at.height).draw(rx=3, fill="@accent"))
    x, y = _head(layout, at)
    label = name
    if held.you:
        label = say("you-name") if layout.narrow else say("your-name", name=name)
    left, right = x + layout.badge + 8, at.x + at.width - 12
    room = right - text_width(worth, layout.text) - 10 - left
    size = max(fitted(label, room, layout.text + 1), layout.small)
    parts += [
        group(badge(seat, layout.badge), at=(x, y)),
        text_at(label, left, y, size, anchor="start", font_weight="bold", room=room),
        text_at(worth, right, y, layout.text, anchor="end", font_weight="bold"),
        *_cube_counts(layout, held, at),
    ]
    x, y = _stack(layout, at)
    left = x + layout.cube * 1.5
    parts += [
        group(cloth(layout.cube * 2, layout.cube * 1.2, seat), at=(x, y)),
        text_at(str(held.tiles), left, y, layout.text, anchor="start", font_weight="bold"),
    ]
    title = say(
        "player-title",
        name=name,
        gold=held.gold,
        stone=held.stone,
        bars=held.bars,
        tiles=held.tiles,
        count=held.points,
    )
    scene.spot(f"seat-{seat}", group(*parts), title, rules=("PM-125",))


def _cube_counts(layout: Layout, held: Supply, at: Rect) -> list[Markup]:
    """Return the numbers of gold and stone cubes; the cube beside a zero is faint."""
    parts, left = [], _cubes_left(layout, at)
    for i, (count, look) in enumerate(((held.gold, gold), (held.stone, stone))):
        y, ink = _row(layout, at, i), "@ink" if count else "@muted"
        parts.append(text_at(str(count), left, y, layout.large, anchor="end", fill=ink, font_weight="bold"))
        if not count:
            parts.append(el("g", group(look(layout.cube), at=(left + layout.cube, y)), opacity=0.35))
    return parts


def _cubes_left(layout: Layout, at: Rect) -> float:
    return at.x + (38 if layout.narrow else 34)


def _stack(layout: Layout, at: Rect) -> Point:
    return at.x + at.width * 0.58 + layout.cube, _row(layout, at, 1)


def _draw_cubes(
    scene: Scene, layout: Layout, box: Frozen, supply: Supply, at: Rect, bag: tuple[bool, bool], say: Say
) -> None:
    """Draw a player's cubes, and one more of each kind at the bag.

    That cube has the id of the next cube the player gets, so the browser shows it coming out of the bag.
    """
    seat = supply.seat
    kinds = (("gold", gold, supply.gold, bag[0]), ("stone", stone, supply.stone, bag[1]))
    for i, (kind, look, held, in_bag) in enumerate(kinds):
        x, y = _cubes_left(layout, at) + layout.cube, _row(layout, at, i)
        room = at.x + at.width * 0.56 - x
        pitch = min(layout.cube * 1.12, (room - layout.cube) / max(held - 1, 1))
        title = say("cube-title", kind=kind, place="supply", count=box.cube_points, who=say("seat-name", seat=seat))
        for n in range(held):
            id_, drawn = f"cube-{kind}-{seat}-{n:02}", look(layout.cube)
            scene.piece(id_, x + n * pitch, y, drawn, title, rules=("PM-125",))
        if in_bag or box.bag_counts == HIDDEN:
            title = say("cube-title", kind=kind, place="bag", count=box.cube_points, who="")
            x, y = sack_at(layout)
            id_ = f"cube-{kind}-{seat}-{held:02}"
            scene.piece(id_, x, y + 8, look(layout.cube), title, ref="sack", rules=("PM-082",))


def _draw_bars(scene: Scene, layout: Layout, box: Frozen, supply: Supply, at: Rect, sold: int, say: Say) -> None:
    """Draw a player's bars, numbered from `sold`."""
    seat, held = supply.seat, supply.bars
    size = layout.cube * 2
    left, room = at.x + at.width * 0.58, at.width * 0.27
    pitch = min(size * 1.1, (room - size) / max(held - 1, 1))
    for n in range(held):
        x = left + size / 2 + n * pitch
        title = say("bar-title", price=0, count=box.bar_points, who=say("seat-name", seat=seat))
        y = _row(layout, at, 0)
        scene.piece(f"bar-{sold + n}", x, y, bar(size), title, rules=("PM-126",))


def _coming(position: Position, seat: int) -> tuple[int, ...]:
    """Return the buildings on which a player may build a marquee now."""
    state = position.frozen[1]
    if state.active == seat and state.phase == Phase.BUILD:
        return (state.acting,)
    if state.active == seat and state.phase == Phase.SETUP_CORNER:
        return tuple(b for b in CORNERS if state.side[b] == Side.NONE)
    return ()


def _draw_tiles(
    scene: Scene, layout: Layout, box: Frozen, supply: Supply, at: Rect, coming: tuple[int, ...], say: Say
) -> None:
    """Draw, on the player's stack, each marquee that may be built now, with the id it will have on the building."""
    seat = supply.seat
    x, y = _stack(layout, at)
    points, who = box.tile_points[Side.BASIC], say("seat-name", seat=seat)
    title = say("tiles-title", count=supply.tiles, points=points, who=who)
    look, rules = cloth(layout.cube * 2, layout.cube * 1.2, seat), ("PM-011", "PM-059")
    for b in coming:
        scene.piece(f"tile-{seat}-B{b}", x, y, look, title, rules=rules)


def _draw_token(scene: Scene, layout: Layout, seat: int, at: Rect, on_street: int, say: Say) -> None:
    """Draw a showdown token: in the supply, or beside the meeple it controls."""
    (x, y), place, radius = _token_at(layout, at), "supply", layout.badge
    if on_street >= 0:
        x, y = layout.showdown[on_street]
        x, y, place = x + layout.duel * 0.85, y + layout.duel * 0.8, "street"
    token = group(
        el("circle", r=radius * 1.32, fill="@raised", stroke="@bad", stroke_width=2.5),
        badge(seat, radius),
    )
    title = say("token-title", who=say("seat-name", seat=seat), place=place)
    scene.piece(f"token-{seat}", x, y, token, title, rules=("PM-040",))
