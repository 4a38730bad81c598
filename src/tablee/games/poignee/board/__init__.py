"""The board of Pour une poignée de meeples: the town around its Main Street, and what to click for each action."""

from tablee.core.drawing.scene import Scene
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.poignee.actions import (
    ACTIONS,
    ANSWERS,
    BUILDING_NAMES,
    LOCATION_NAMES,
    RESOLUTION_NAMES,
    SPACE_NAMES,
)
from tablee.games.poignee.board.buildings import draw_buildings
from tablee.games.poignee.board.figures import SEAT_COLOURS
from tablee.games.poignee.board.layout import layout_of
from tablee.games.poignee.board.meeples import draw_meeples
from tablee.games.poignee.board.places import PLACES, draw_places
from tablee.games.poignee.board.scenery import SCENERY
from tablee.games.poignee.board.sky import draw_sky, stage
from tablee.games.poignee.board.street import Waiting, draw_dice, draw_ground, draw_spaces
from tablee.games.poignee.board.supplies import draw_players
from tablee.games.poignee.board.text import text_board
from tablee.games.poignee.board.tray import draw_tray
from tablee.games.poignee.box import BUILDINGS, CORNERS, Direction, Meeple
from tablee.games.poignee.facts import RESOLVING, effect, kind_name, next_spaces


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw the board as a seat sees it. Nothing is hidden: seats differ only in which player is marked as "you"."""
    layout = layout_of(position.seats, narrow)
    scene = Scene(layout.width, layout.height, say("board-title"))
    box, state = position.frozen
    draw_sky(scene, layout, stage(position))
    draw_ground(scene, layout, Direction(state.direction))
    draw_buildings(scene, layout, position.only("owner", "side"), say)
    blasts = state.crates_exploded, state.crates_drawn, box.crates
    draw_spaces(scene, layout, tuple(next_spaces(position)), _waiting(position), state.acting, blasts, say)
    draw_places(scene, layout, position.only(*PLACES), say)
    draw_tray(scene, layout, position, seat, say)
    draw_players(scene, layout, position, seat, say)
    draw_meeples(scene, layout, position, say)
    draw_dice(scene, layout, position.only("dice", "controller"), say)
    return scene


def _waiting(position: Position) -> tuple[Waiting, ...]:
    """Return the meeples on doors."""
    state = position.frozen[1]
    now = state.phase in RESOLVING
    return tuple(
        Waiting(door, kind, effect(position, door) if now else None)
        for door, kind in enumerate(state.space[:BUILDINGS])
        if kind != Meeple.NONE
    )


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the ids of what the seat to act clicks, in order, to take an action."""
    kind, parts = ACTIONS.parts(action)
    match kind:
        case "corner":
            return (BUILDING_NAMES[CORNERS[parts["corner"]]],)
        case "take":
            return (LOCATION_NAMES[parts["location"]],)
        case "place":
            return _path_of_placement(position, parts["meeple"], parts["space"])
        case "name":
            return (f"seat-{parts['seat']}",)
        case "resolve":
            return (RESOLUTION_NAMES[parts["item"]],)
        case _:
            return (ANSWERS[parts["answer"]],)


def _path_of_placement(position: Position, kind: int, space: int) -> tuple[str, ...]:
    """Return the meeple and the space to click.

    The space is left out if only one is possible. Otherwise the meeple is left out if the hand has only one kind.
    """
    hand, there = f"hand-{kind_name(kind)}", SPACE_NAMES[space]
    if len(next_spaces(position)) == 1:
        return (hand,)
    kinds = sum(1 for count in position.frozen[1].hand if count)
    return (there,) if kinds == 1 else (hand, there)


def also(position: Position, action: int) -> tuple[str, ...]:
    """Return the space of a placement where `path` leaves it out, because only one is possible."""
    kind, parts = ACTIONS.parts(action)
    return (SPACE_NAMES[parts["space"]],) if kind == "place" and len(next_spaces(position)) == 1 else ()


def family(piece: str) -> str:
    """Return the kind of a piece from its id; tiles and cubes of different owners are different kinds."""
    kind = piece.partition("-")[0]
    return piece.rpartition("-")[0] if kind in ("tile", "cube") else kind


TONE = {  # the page's colours, light and dark
    "paper": "#f8e9d2/#201712",
    "board": "#fff8ec/#2c211a",
    "raised": "#ffffff/#3a2d24",
    "line": "#e2cba8/#54412f",
    "edge": "#96744b/#b3936c",
    "muted": "#6e5a44/#c4ae95",
    "accent": "#8f3a12/#f4a869",
}
BOARD = Board(draw, path, SEAT_COLOURS, family=family, text=text_board, scenery=SCENERY, also=also, tone=TONE)
