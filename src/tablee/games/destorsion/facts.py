"""What board, words and bots all ask of a position of Déstorsion."""

from tablee.core.position import Position
from tablee.games.destorsion.box import Phase


def points_of(position: Position, d: int) -> int:
    """Return what a dwarf has on its score board: the square and the lap marker, or the way out."""
    box, state = position.box, position.state
    if has_left(position, d):
        return int(box.exit_points)
    return int(state.sq[d]) + int(box.lap_points) * int(state.lap[d])


def has_left(position: Position, d: int) -> bool:
    """Tell whether a dwarf has left the dungeon."""
    state = position.state
    return bool(state.phase == Phase.GAME_END and state.leaver == d)
