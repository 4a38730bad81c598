"""The names of squares, and which of them a figure could reach."""

from tablee.core.position import Position
from tablee.games.destorsion.actions import ACTIONS, FORWARD, effect_a_none, effect_b_none
from tablee.games.destorsion.board.layout import Previews
from tablee.games.destorsion.box import Phase
from tablee.games.destorsion.facts import Landing, landing, master_reached, reached

MOVES = (Phase.MOVE_DWARF, Phase.MOVE_MASTER, Phase.EFFECT_A, Phase.EFFECT_B)
DECLINED = (effect_a_none(), effect_b_none())


def square_name(d: int, end: Landing) -> str:
    """Return the name of the score-board square where a dwarf's move ends."""
    return f"sq-{d}-{end.name}"


def room_name(end: Landing) -> str:
    """Return the name of the dungeon square where the Master's move ends."""
    return f"room-{end.name}"


def end_of_move(position: Position, action: int) -> str:
    """Return the name of the square where the figure that an action moves would stop."""
    kind, parts = ACTIONS.parts(action)
    end = landing(position, action)
    return room_name(end) if kind == "master" else square_name(parts["target"], end)


def previews(position: Position) -> Previews:
    """Return the squares that can be reached: by each die before the dice are assigned, then by each legal move."""
    state = position.frozen[1]
    if state.phase in MOVES:
        return {end_of_move(position, action): () for action in position.legal() if action not in DECLINED}
    found: Previews = {}
    if state.phase == Phase.ASSIGN:
        for value in sorted({value for value in state.dice if value}):
            for end in ends_of_dice(position, value, value):
                found[end] = (*found.get(end, ()), value)
    return found


def ends_of_dice(position: Position, dwarf: int, master: int) -> tuple[str, ...]:
    """Return the squares to which one value brings the active player's dwarf forward, and another the Master."""
    state = position.frozen[1]
    room, square = master_reached(position, FORWARD, master), reached(position, state.active, FORWARD, dwarf)
    ends = [room_name(room)] if room else []
    if square and not state.stuck:
        ends.append(square_name(state.active, square))
    return tuple(ends)


def places_of_dice(dice: list[int], dwarf: int, master: int) -> tuple[int, int]:
    """Return which of the dice is the dwarf's and which the Master's."""
    first = dice.index(dwarf)
    return first, next(i for i, value in enumerate(dice) if i != first and value == master)
