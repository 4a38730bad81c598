"""Pour une poignée de meeples drawn: the town round its Main Street; and where to click for each action."""

from tablee.core.drawing.lettering import fitted, wrapped
from tablee.core.drawing.scene import Markup, Scene, el, group, words
from tablee.core.drawing.shapes import die, panel
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee import actions as act
from tablee.games.poignee.box import BUILDINGS, CORNERS, SHOWDOWN, SPACES, Direction, Location, Side, Space
from tablee.games.poignee.figures import SEAT_COLOURS, Rect, awning, doors, explosion, meeple, price, target
from tablee.games.poignee.layout import Layout, Plot, layout_of
from tablee.games.poignee.places import draw_places
from tablee.games.poignee.standing import Standing, everybody, next_spaces, where, word
from tablee.games.poignee.supplies import draw_players
from tablee.games.poignee.text_board import text_board
from tablee.games.poignee.tray import draw_tray


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw what a seat sees (here: what everybody sees)."""
    layout = layout_of(position.seats, narrow)
    scene = Scene(layout.width, layout.height, say("board-title"))
    _draw_ground(scene, layout, position)
    for building, plot in enumerate(layout.plots):
        _draw_building(scene, layout, position, building, plot, say)
    _draw_spaces(scene, layout, position, say)
    draw_places(scene, layout, position, say)
    draw_tray(scene, layout, position, say)
    draw_players(scene, layout, position, seat, say)
    for standing in everybody(position, layout):
        _draw_meeple(scene, standing, say)
    _draw_dice(scene, layout, position, say)
    return scene


# --- the street ------------------------------------------------------------------------------------------------


def _draw_ground(scene: Scene, layout: Layout, position: Position) -> None:
    town, street = layout.town, layout.street
    scene.draw(panel(*town, fill="@board"), street.look(fill="@sand"))
    for walk in layout.walks:
        scene.draw(walk.look(fill="@wood", opacity=0.45))
        planks = []
        for i in range(1, 48):
            at = (walk.height if layout.narrow else walk.width) * i / 48
            across = f"M{walk.x:.0f} {walk.y + at:.1f}h{walk.width:.0f}"
            along = f"M{walk.x + at:.1f} {walk.y:.0f}v{walk.height:.0f}"
            planks.append(across if layout.narrow else along)
        scene.draw(el("path", d="".join(planks), stroke="@board", stroke_width=1, opacity=0.6))
    _draw_tracks(scene, layout, Direction(position.state.direction))


def _draw_tracks(scene: Scene, layout: Layout, direction: Direction) -> None:
    """Draw two wheel tracks along the street; while a sowing goes one way, chevrons in each lane show it."""
    (x0, y0), (x1, y1) = layout.showdown
    gap, middle = layout.door * 0.5, layout.boom
    clear = layout.door * 1.9  # round the showdown spaces, and round the circle in the middle
    for lane in (-1, 1):
        marks = []
        length = (y1 - y0) if layout.narrow else (x1 - x0)
        steps = int(length / 26)
        for i in range(1, steps):
            along = length * i / steps
            if along < clear or along > length - clear or abs(along - length / 2) < clear * 0.7:
                continue
            x, y = (middle[0] - lane * gap, y0 + along) if layout.narrow else (x0 + along, middle[1] + lane * gap)
            marks.append(_mark(x, y, lane, direction, layout.narrow))
        line = (
            {"stroke": "@edge", "opacity": 0.45} if direction == Direction.OPEN else {"stroke": "@glow", "opacity": 0.9}
        )
        scene.draw(el("path", d="".join(marks), fill="none", stroke_width=2.5, stroke_linecap="round", **line))


def _mark(x: float, y: float, lane: int, direction: Direction, narrow: bool) -> str:
    """Return a dash of a track, or a chevron: the lane north of the middle leads east when going clockwise."""
    if direction == Direction.OPEN:
        return f"M{x:.1f} {y - 5:.1f}v10" if narrow else f"M{x - 5:.1f} {y:.1f}h10"
    ahead = -5.0 if (lane > 0) == (direction == Direction.CLOCKWISE) else 5.0
    if narrow:
        return f"M{x - 6:.1f} {y - ahead:.1f}l6 {2 * ahead:.1f}l6 {-2 * ahead:.1f}"
    return f"M{x - ahead:.1f} {y - 6:.1f}l{2 * ahead:.1f} 6l{-2 * ahead:.1f} 6"


def _draw_spaces(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    ahead = next_spaces(position)
    for space in range(SPACES):
        name = Space(space).name
        title = say("space-title", space=space, place=space)
        scene.spot(name, group(_space(layout, space, space in ahead), at=where(layout, space)), title)
    burst = explosion(46 if layout.narrow else 40)
    scene.spot("explosion", group(burst, at=layout.boom), say("explosion-title", count=_exploded(position)))


def _exploded(position: Position) -> int:
    return int(position.state.crates_exploded)


def _space(layout: Layout, space: int, is_next: bool) -> Markup:
    """Return a door or a showdown space; where the next meeple may go is outlined."""
    if space >= Space.W:
        radius = layout.door * 0.78
        ring = el("circle", r=radius + 7, fill="none", stroke="@glow", stroke_width=3, stroke_dasharray="6 5")
        return group(target(radius), ring) if is_next else target(radius)
    half = layout.door / 2
    mat = Rect(-half, -half, layout.door, layout.door)
    line = {"stroke": "@glow", "stroke_width": 3, "stroke_dasharray": "6 5"} if is_next else {"stroke": "@edge"}
    return group(mat.look(rx=8, fill="@board", **line), doors(layout.door))


def _draw_dice(scene: Scene, layout: Layout, position: Position, say: Say) -> None:
    for i, name in enumerate("WE"):
        if value := int(position.state.dice[i]):
            title = say("die-title", value=value, who=_seat(int(position.state.controller[i]), say))
            scene.piece(f"die-{name}", *layout.dice[i], die(value, layout.door * 0.9), title)


def _draw_meeple(scene: Scene, standing: Standing, say: Say) -> None:
    kind = say("kind", kind=word(standing.kind))
    look = meeple(standing.kind, standing.size)
    title = say("meeple-title", kind=kind, place=_place_name(standing.place, say))
    scene.piece(standing.id, standing.x, standing.y, look, title, ref=standing.ref, kind=word(standing.kind))


def _place_name(place: str, say: Say) -> str:
    if place[1:].isdigit():
        return say("place-name", place=int(place[1:])) if place[0] == "B" else say("door-name", place=int(place[1:]))
    names = {"saloon": Location.SALOON, "jail": Location.JAIL}
    if place in names:
        return say("place-name", place=int(names[place]))
    return say("spot-name", spot=place.lower())


def _seat(seat: int, say: Say) -> str:
    return say("seat-name", seat=seat)


# --- buildings -------------------------------------------------------------------------------------------------


def _draw_building(scene: Scene, layout: Layout, position: Position, b: int, plot: Plot, say: Say) -> None:
    box, state = position.box, position.state
    of_gold, of_stone, side = int(box.cost_gold[b]), int(box.cost_stone[b]), Side(state.side[b])
    name = say("place-name", place=b)
    cost = group(price(of_gold, of_stone, layout.price), at=plot.cost)
    if side == Side.UPGRADED:
        cost = el("g", cost, opacity=0.35)
    parts = [
        plot.body.look(rx=7, fill="@raised", stroke="@edge", stroke_width=1.5),
        plot.sign.look(rx=5, fill="@wood", stroke="@edge", stroke_width=1.5),
        _sign(layout, plot, name),
        cost,
        _empty_awning(layout, plot, b in CORNERS),
    ]
    title = say(
        "building-title", name=name, gold=of_gold, stone=of_stone, tile=side.name.lower(),
        owner=_seat(int(state.owner[b]), say), points=int(box.tile_points[side]), draws=int(box.tile_draws[side]),
    )  # fmt: skip
    scene.spot(f"B{b}", group(*parts), title)
    if side != Side.NONE:
        owner = int(state.owner[b])
        better = side == Side.UPGRADED
        look = awning(*plot.awning[2:], owner, int(box.tile_points[side]), better, 18.0)
        scene.piece(f"tile-{owner}-B{b}", *plot.awning.centre, look, title, ref=f"B{b}")


def _sign(layout: Layout, plot: Plot, name: str) -> Markup:
    """Return a building's name, as large as its sign allows; beside the price a long one takes two lines."""
    sign, (x, y) = plot.sign, plot.sign.centre
    if not layout.narrow:
        return words(name, x, y, fitted(name, sign.width - 6, layout.text), font_weight="bold")
    room, lines = sign.width - 63, [name]
    size = fitted(name, room, layout.text)
    if size < layout.small:
        size = sign.height * 0.48
        lines = wrapped(name, room, size)
    ys = (y + (i - (len(lines) - 1) / 2) * size for i in range(len(lines)))
    look = {"anchor": "start", "font_weight": "bold"}
    return group(*(words(line, sign.x + 7, at, size, **look) for line, at in zip(lines, ys, strict=True)))


def _empty_awning(layout: Layout, plot: Plot, corner: bool) -> Markup:
    """Return the place of the marquee; that of a corner, where the first ones go, is a little darker."""
    frame = plot.awning.inset(3)
    return frame.look(
        rx=5,
        fill="@line" if corner else "@board",
        stroke="@edge",
        stroke_width=1.2,
        stroke_dasharray="5 4",
        opacity=0.8,
    )


# --- where to click --------------------------------------------------------------------------------------------


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the drawn things to click, in order, for an action of the seat to act.

    When sowing, a click is saved wherever there is nothing to choose: only one kind in the hand, or only one space.
    """
    if action < act.TAKE:
        return (f"B{CORNERS[action - act.CORNER]}",)
    if action < act.PLACE:
        place = Location(action - act.TAKE)
        return (place.name if place < BUILDINGS else place.name.lower(),)
    if action < act.NAME:
        kind, space = divmod(action - act.PLACE, SPACES)
        hand, there = f"hand-{word(kind)}", Space(space).name
        if len(next_spaces(position)) == 1:
            return (hand,)
        kinds = sum(1 for count in position.state.hand if count)
        return (there,) if kinds == 1 else (hand, there)
    if action < act.RESOLVE:
        return (f"seat-{action - act.NAME}",)
    if action < act.BUILD:
        item = action - act.RESOLVE
        return ("showdown" if item == SHOWDOWN else f"D{item}",)
    return ("yes" if (action - act.BUILD) % 2 == act.YES else "no",)


def family(piece: str) -> str:
    """Return what a piece is on the table: tiles and cubes have an owner."""
    word = piece.partition("-")[0]
    return piece.rpartition("-")[0] if word in ("tile", "cube") else word


BOARD = Board(draw, path, SEAT_COLOURS, family=family, text=text_board)
