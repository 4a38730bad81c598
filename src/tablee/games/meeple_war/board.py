"""Meeple War drawn: the map, a panel for every seat, the tray; and where to click for each action."""

from tablee.core.drawing.scene import Scene
from tablee.core.faces import Board
from tablee.core.position import Position
from tablee.core.texts import Say
from tablee.games.meeple_war.city_view import draw_panel
from tablee.games.meeple_war.clicks import lit, path
from tablee.games.meeple_war.figures import SEAT_COLOURS
from tablee.games.meeple_war.land_view import draw_map
from tablee.games.meeple_war.layout import Layout
from tablee.games.meeple_war.text_board import text_board
from tablee.games.meeple_war.tray import draw_tray


def draw(position: Position, seat: int, say: Say, *, narrow: bool = False) -> Scene:
    """Draw what a seat sees (here: what everybody sees), with what it may click lit."""
    layout = Layout(position, seat, narrow)
    scene = Scene(layout.width, layout.height, say("board-title"))
    clickable = lit(position, seat)
    draw_map(scene, layout, position, say, clickable)
    draw_tray(scene, layout, position, seat, say)
    for owner in range(position.seats):
        draw_panel(scene, layout, position, owner, seat, say, clickable)
    return scene


def family(piece: str) -> str:
    """Return what a piece is on the table: `band-0-12-01` is a meeple of seat 0, `defender-1-2-0` one of seat 0."""
    word, *rest = piece.split("-")
    if word in ("troop", "band", "defender"):
        return f"meeple {rest[2] if word == 'defender' else rest[0]}"
    return piece.rpartition("-")[0] if word in ("tile", "cube") else word


BOARD = Board(draw, path, SEAT_COLOURS, family=family, text=text_board)
