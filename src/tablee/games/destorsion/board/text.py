"""The board of Déstorsion as text, for a terminal."""

from typing import Any

from tablee.core.position import Position
from tablee.games.destorsion.box import Phase, Side, Square
from tablee.games.destorsion.facts import is_lying, points_by_round, points_of

COLOURS = ("Red", "Blue", "Green", "Yellow")
MARGIN = 27  # columns to the left of square 1
MARKS = {Square.PLAIN: "·", Square.HOLLOW: "u", Square.SLINGSHOT: "Y"}


def text_board(position: Position, seat: int) -> str:
    """Draw all tracks in 80 columns: R is a standing dwarf, r a lying one, u a hollow, Y a slingshot."""
    box, state = position.box, position.state
    rooms, squares = box.dungeon_squares, box.squares
    lines = []
    for first in range(1, rooms + 1, squares):
        row = range(first, min(first + squares, rooms + 1))
        label = "Dungeon, the Master is M" if first == 1 else "A: one effect, B: both"
        start = "M" if first == 1 and state.master == 0 else " "
        lines.append(f"{'':{MARGIN}}" + _numbers(row))
        lines.append(f"{label:<{MARGIN - 2}}{start:>2}" + "".join(f"{_room(box, state, i):>2}" for i in row))
    if state.master > rooms:
        lines.append(f"The Master is out, {state.master - rooms} beyond the exit.")
    lines.append("")
    lines.append(f"{'':{MARGIN}}" + _numbers(range(1, squares + 1)))
    for d in range(position.seats):
        points = points_of(position, d)
        label = f"{_mark(state, d)}{d} {COLOURS[d]}{' (you)' if d == seat else ''}"
        lap = "lap 2" if state.lap[d] else "lap 1"
        track = "".join(f"{_square(position, d, i):>2}" for i in range(squares + 1))
        lines.append(f"{label:<14}{points:>2} VP {lap}{track}")
    if box.rounds > 1:
        extra = state.round_no > box.rounds
        lines.append(f"Round {state.round_no}" + (", an extra one" if extra else f" of {box.rounds}"))
        noted = points_by_round(position)
        for d in range(position.seats):
            rounds = " + ".join(str(points[d]) for points in noted)
            lines.append(f"  {COLOURS[d]:<7}{rounds}; total of the rounds played {state.total[d]}")
    if dice := [str(d) for d in state.dice if d]:
        lines.append(f"Dice: {' '.join(dice)}" + _assigned(state))
    return "\n".join(lines)


def _numbers(row: range) -> str:
    """Return the numbers above a row: the first square and every fifth one."""
    return "".join(f"{i:>2}" if i % 5 == 0 or i == 1 else "  " for i in row)


def _mark(state: Any, d: int) -> str:
    """Return a mark for the winner, or for the player whose turn it is."""
    if state.phase == Phase.GAME_END:
        return "*" if d == state.winner else " "
    return ">" if d == state.active else " "


def _room(box: Any, state: Any, i: int) -> str:
    if state.master == i:
        return "M"
    return "B" if box.effect_b[i] else "A" if box.effect_a[i] else "·"


def _square(position: Position, d: int, i: int) -> str:
    if position.state.sq[d] == i:
        letter = COLOURS[d][0]
        return letter.lower() if is_lying(position, d) else letter
    if i == 0:
        return "|"
    return MARKS[Square(position.box.kind[i])]


def _assigned(state: Any) -> str:
    """Say what each die moves, once the dice are assigned."""
    if not state.dwarf_die:
        return ""
    lost = " (lost: the dwarf gets up from its hollow)" if state.stuck else ""
    dwarf = "wasted" if state.stuck else "to the dwarf"
    to = {Side.NONE: "", Side.DWARF: dwarf, Side.MASTER: "to the Master"}[Side(state.bonus_to)]
    third = f", third die {state.bonus_die} {to}" if to else ""
    return f"   dwarf {state.dwarf_die}{lost}, Master {state.master_die}{third}"
