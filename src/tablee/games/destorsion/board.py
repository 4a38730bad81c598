"""What a player of Déstorsion reads in a terminal: the board as text, and why an action is refused."""

from typing import Any

from tablee.core.position import Position
from tablee.games.destorsion.actions import (
    ASSIGN,
    BACKWARD,
    DIE,
    DWARF,
    EFFECT_A,
    EFFECT_B,
    KEEP,
    LOWER,
    MASTER,
    NO_TARGET,
    ORDER,
)
from tablee.games.destorsion.box import Phase, Square

COLOURS = ("Red", "Blue", "Green", "Yellow")
MARGIN = 27  # columns before square 1
MARKS = {Square.PLAIN: "·", Square.HOLLOW: "u", Square.SLINGSHOT: "Y"}
TODO = {
    Phase.DICE_COUNT: "choose how many dice to roll",
    Phase.ASSIGN: "assign the dice",
    Phase.MOVE_DWARF: "move a dwarf",
    Phase.MOVE_MASTER: "move the Master",
    Phase.ORDER: "choose which effect comes first",
    Phase.EFFECT_A: "settle effect A",
    Phase.EFFECT_B: "settle effect B",
}
KINDS = (
    (ASSIGN, Phase.DICE_COUNT),
    (DWARF, Phase.ASSIGN),
    (MASTER, Phase.MOVE_DWARF),
    (ORDER, Phase.MOVE_MASTER),
    (EFFECT_A, Phase.ORDER),
    (EFFECT_B, Phase.EFFECT_A),
    (DIE, Phase.EFFECT_B),
)


# --- why an action is refused ----------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> str:
    """Say what stands against an action that is not legal."""
    state, phase = position.state, Phase(position.state.phase)
    wanted = next((phase for limit, phase in KINDS if action < limit), None)
    if wanted is None:
        return "Dice are rolled, not chosen."
    if phase != wanted:
        return f"Now it is time to {TODO[phase]}." if phase in TODO else "Now the dice are rolled."
    if phase == Phase.ASSIGN:
        dice = ", ".join(str(d) for d in state.dice[: state.n_dice])
        third = " and the third goes to 'dwarf' or 'master'" if state.n_dice == 3 else ""
        return f"The dice show {dice}: one goes to a dwarf, another to the Master{third}."
    if phase == Phase.MOVE_DWARF:
        move, sling = divmod(action - DWARF, 2)
        target, move = divmod(move, 6)
        direction, change = divmod(move, 3)
        return _why_not_dwarf(position, target, direction, change, bool(sling))
    if phase == Phase.MOVE_MASTER:
        direction, change = divmod(action - MASTER, 3)
        return _why_not_change(state, change, int(state.master_die)) or "The Master cannot go below square 1."
    target = action - EFFECT_A if phase == Phase.EFFECT_A else (action - EFFECT_B) // 2
    return _why_no_seat(position, target) or f"Dwarf {target} cannot be sent back from square {state.sq[target]}."


def _why_not_dwarf(position: Position, target: int, direction: int, change: int, sling: bool) -> str:
    state = position.state
    if refusal := _why_no_seat(position, target) or _why_not_change(state, change, int(state.dwarf_die)):
        return refusal
    if sling and target != state.active:
        return "A slingshot serves only the player's own dwarf."
    if sling and not state.armed:
        return "The dwarf did not start this turn standing on a slingshot."
    if direction == BACKWARD:
        floor = 1 if state.lap[target] else int(position.box.first_lap_floor)
        if state.sq[target] <= floor:
            return f"Dice cannot move dwarf {target} back: it is not beyond square {floor}."
    return "At this table a slingshot always doubles."


def _why_no_seat(position: Position, target: int) -> str:
    if target == NO_TARGET or target < position.seats:
        return ""
    return f"There is no dwarf {target}."


def _why_not_change(state: Any, change: int, value: int) -> str:
    if change == KEEP:
        return ""
    if state.dwarf_die != state.master_die:
        return "Only two equal dice can be changed by 2."
    return "A die cannot be lowered below 1." if change == LOWER and value <= 2 else ""


# --- the board as text -----------------------------------------------------------------------------------------


def text_board(position: Position, seat: int) -> str:
    """Draw the dungeon track and the score boards, in 80 columns; R stands, r lies, u is a hollow, Y a slingshot."""
    box, state = position.box, position.state
    rooms, squares = int(box.dungeon_squares), int(box.squares)
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
        points = int(state.sq[d]) + int(box.lap_points) * int(state.lap[d])
        label = f"{_mark(state, d)}{d} {COLOURS[d]}{' (you)' if d == seat else ''}"
        lap = "lap 2" if state.lap[d] else "lap 1"
        track = "".join(f"{_square(box, state, d, i):>2}" for i in range(squares + 1))
        lines.append(f"{label:<14}{points:>2} VP {lap}{track}")
    if int(box.rounds) > 1:
        totals = ", ".join(f"{COLOURS[d]} {state.total[d]}" for d in range(position.seats))
        lines.append(f"Round {state.round_no}; totals of the rounds played: {totals}")
    if dice := [str(d) for d in state.dice if d]:
        lines.append(f"Dice: {' '.join(dice)}" + _assigned(state))
    return "\n".join(lines)


def _numbers(row: range) -> str:
    """Number every fifth square, and the first."""
    return "".join(f"{i:>2}" if i % 5 == 0 or i == 1 else "  " for i in row)


def _mark(state: Any, d: int) -> str:
    """Point at the winner, or at the player whose turn it is."""
    if state.phase == Phase.GAME_END:
        return "*" if d == state.winner else " "
    return ">" if d == state.active else " "


def _room(box: Any, state: Any, i: int) -> str:
    if state.master == i:
        return "M"
    return "B" if box.effect_b[i] else "A" if box.effect_a[i] else "·"


def _square(box: Any, state: Any, d: int, i: int) -> str:
    if state.sq[d] == i:
        letter = COLOURS[d][0]
        return letter.lower() if state.lying[d] else letter
    if i == 0:
        return "|"
    return MARKS[Square(box.kind[i])]


def _assigned(state: Any) -> str:
    if not state.dwarf_die:
        return ""
    third = {
        0: "",
        1: f", third die {state.bonus_die} to the dwarf",
        2: f", third die {state.bonus_die} to the Master",
    }
    lost = " (lost: the dwarf just got up)" if state.stuck else ""
    return f"   dwarf {state.dwarf_die}{lost}, Master {state.master_die}{third[int(state.bonus_to)]}"
