"""The board of Déstorsion: how a position is drawn, and what to click for each action."""

from tablee.core.drawing.scene import Scene
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.destorsion.actions import ACTIONS
from tablee.games.destorsion.board.layout import Sheet, layout_of
from tablee.games.destorsion.board.notes import draw_notes
from tablee.games.destorsion.board.scenery import SCENERY
from tablee.games.destorsion.board.spots import end_of_move, ends_of_dice, places_of_dice, previews
from tablee.games.destorsion.board.text import text_board
from tablee.games.destorsion.board.tracks import draw_dungeon, draw_score_board, draw_tracks
from tablee.games.destorsion.board.tray import draw_tray
from tablee.games.destorsion.box import Side


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw the position. All seats see the same, since nothing is hidden."""
    layout = layout_of(position.frozen[0], position.seats, narrow)
    scene = Scene(layout.width, layout.height, say("board-title"))
    sheet = Sheet(scene, layout, position, previews(position), say)
    draw_dungeon(sheet)
    for d in range(position.seats):
        draw_score_board(sheet, d)
    draw_tracks(sheet)
    draw_tray(sheet)
    draw_notes(sheet)
    return scene


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the names of the drawn things to click, in order, for an action of the active player."""
    state = position.frozen[1]
    match ACTIONS.parts(action):
        case ("roll", {"dice": count}):
            return (f"roll-{count}",)
        case ("assign", {"dwarf": dwarf, "master": master, "side": side}):
            first, second = places_of_dice([value for value in state.dice if value], dwarf, master)
            if state.stuck:  # the dwarf's die is lost, so the player clicks only the Master's die
                first, second = second, first
            if side == Side.NONE:
                return (f"die-{first}",)
            return (f"die-{first}", f"die-{second}", f"side-{Side(side).name.lower()}")
        case ("dwarf" | "master" | "effect-a" | "effect-b", _):
            return (end_of_move(position, action),)  # every figure has a track of its own, so the square is enough
        case ("order", {"first": first}):
            return (f"order-{'ab'[first]}",)
        case _:
            return ("none",)


def also(position: Position, action: int) -> tuple[str, ...]:
    """Return the squares to which two dice would bring dwarf and Master, as `previews` marks them, or who moves."""
    match ACTIONS.parts(action):
        case ("assign", {"dwarf": dwarf, "master": master}):
            return ends_of_dice(position, dwarf, master)
        case ("dwarf" | "effect-a" | "effect-b", {"target": target}):
            return (f"dwarf-{target}",)
        case ("master", _):
            return ("master",)
        case _:
            return ()


TONE = {  # the page's colours, light and dark
    "paper": "#e9e6e1/#131217",
    "board": "#f7f5f1/#1e1d24",
    "raised": "#ffffff/#2b2932",
    "line": "#d2ccc3/#403d49",
    "edge": "#837869/#9c95a6",
    "muted": "#625c54/#b4aebb",
    "accent": "#8f3d0c/#f6a65c",
}
BOARD = Board(draw, path, text=text_board, scenery=SCENERY, also=also, tone=TONE)
