"""What a player does in a turn: assign dice, move a dwarf, move the Master, apply effects (ids: `ledger.md`)."""

from tablee.core.binder import outlined
from tablee.games.destorsion.actions import (
    B_FIRST,
    BACKWARD,
    FORWARD,
    KEEP,
    LOWER,
    PAIRS,
    RAISE,
    TRIPLES,
    assign,
    effect_a,
    effect_a_none,
    effect_b,
    effect_b_none,
    move_dwarf,
    move_master,
)
from tablee.games.destorsion.box import AUTOMATIC, FREE, Phase, Side
from tablee.games.destorsion.rules.turns import end_turn, leave, master_past_exit

# --- assigning the dice ----------------------------------------------------------------------------------------


def two_dice_fall(box, state, pair):
    """DT-011, DT-019: store the dice in ascending order.

    Two equal dice have only one assignment, so the player is not asked.
    """
    state.dice[0] = PAIRS[pair, 0]
    state.dice[1] = PAIRS[pair, 1]
    if state.dice[0] == state.dice[1]:
        assign_dice(box, state, state.dice[0], state.dice[1], Side.NONE)
    else:
        state.phase = Phase.ASSIGN


def three_dice_fall(state, triple):
    """DT-019, DT-023: store the dice in ascending order. Where the third die goes is always a choice."""
    for i in range(3):
        state.dice[i] = TRIPLES[triple, i]
    state.phase = Phase.ASSIGN


def list_assignments(state, out):
    """DT-020, DT-021, DT-022, DT-023, DT-028: list the assignments.

    Any two of the dice are assigned, and the third is added to the dwarf's or the Master's movement.
    Equal assignments are listed once.
    """
    n = 0
    for i in range(state.n_dice):
        if i > 0 and state.dice[i] == state.dice[i - 1]:
            continue
        last = 0
        for j in range(state.n_dice):
            if j == i or state.dice[j] == last:
                continue
            last = state.dice[j]
            if state.n_dice == 2:
                out[n] = assign(state.dice[i], state.dice[j], Side.NONE)
                n += 1
            else:
                out[n] = assign(state.dice[i], state.dice[j], Side.DWARF)
                out[n + 1] = assign(state.dice[i], state.dice[j], Side.MASTER)
                n += 2
    return n


def assign_dice(box, state, dwarf_die, master_die, side):
    """DT-011, DT-020, DT-046, DT-047: assign one die to a dwarf, one to the Master.

    A stuck player loses the dwarf's die.
    """
    state.dwarf_die = dwarf_die
    state.master_die = master_die
    state.bonus_to = side
    if side != Side.NONE:
        state.bonus_die = state.dice[0] + state.dice[1] + state.dice[2] - dwarf_die - master_die
    if state.stuck:
        ask_master(box, state)
    else:
        state.phase = Phase.MOVE_DWARF


def is_double(state):
    """DT-024, DT-027, DT-029: tell whether the two assigned dice are equal. A lost die counts too."""
    return state.dwarf_die == state.master_die


def n_changes(state):
    """DT-024: return how many changes of a die to try (keep, lower, raise). Only equal dice can be changed."""
    return 3 if is_double(state) else 1


def may_change(box, value, change):
    """DT-025, DT-026: tell whether a die may be kept, raised or lowered. Only lowering below 1 is forbidden."""
    return change != LOWER or value - box.double_change >= 1


def changed(box, value, change):
    """DT-024: return the value of a die after the change for a double."""
    if change == RAISE:
        return value + box.double_change
    if change == LOWER:
        return value - box.double_change
    return value


# --- moving a dwarf --------------------------------------------------------------------------------------------


def dice_floor(box, state, d):
    """DT-036, DT-037, DT-039, DT-067: return the lowest square to which dice can move a dwarf back."""
    return box.floor if state.lap[d] else box.first_lap_floor


def may_go_back(box, state, d):
    """DT-035, DT-036, DT-038, DT-040: tell whether dice would move a dwarf back at least one square."""
    return state.sq[d] > dice_floor(box, state, d)


def may_sling(state, d):
    """DT-053, DT-054: tell whether a dwarf may use the slingshot.

    It must be the active player's own, and must have started the turn standing on a slingshot.
    """
    return state.armed and d == state.active


def list_dwarf_moves(box, state, out):
    """DT-012, DT-013, DT-024, DT-033, DT-053 (B-11): list the moves of all dwarfs.

    Each change of a double is listed, with and without the slingshot.
    """
    n = 0
    for change in range(n_changes(state)):
        if not may_change(box, state.dwarf_die, change):
            continue
        for d in range(state.seats):
            back = may_go_back(box, state, d)
            sling = may_sling(state, d)
            if not (sling and box.slingshot == AUTOMATIC):
                n = list_directions(d, change, 0, back, out, n)
            if sling:
                n = list_directions(d, change, 1, back, out, n)
    return n


def list_directions(d, change, sling, back, out, n):
    """DT-034, DT-035: list the move forward and, if the dwarf can go back, the move backward."""
    out[n] = move_dwarf(d, FORWARD, change, sling)
    out[n + 1] = move_dwarf(d, BACKWARD, change, sling)  # always written, counted only if legal: this avoids a branch
    return n + 1 + back


def dwarf_value(box, state, change, sling):
    """DT-030, DT-032, DT-055: return the value of a dwarf's move: die, then change, then slingshot, then third die."""
    value = changed(box, state.dwarf_die, change)
    if sling:
        value *= box.slingshot_factor
    if state.bonus_to == Side.DWARF:
        value += state.bonus_die
    return value


def move_dwarf_by_dice(box, state, d, direction, value):
    """DT-013, DT-034, DT-069: move a dwarf, then ask for the Master's move unless the dwarf left."""
    if run(box, state, d, direction, value):
        leave(box, state, d)
    else:
        ask_master(box, state)


def run(box, state, d, direction, value):
    """DT-034, DT-037, DT-038, DT-039: move a dwarf forward by the whole value, or back as far as the floor allows.

    Return whether the dwarf leaves the dungeon.
    """
    mark_moved(state, d)
    if direction == FORWARD:
        return forward(box, state, d, value)
    state.sq[d] = max(dice_floor(box, state, d), state.sq[d] - value)
    return False


def mark_moved(state, d):
    """DT-051, DT-095: mark a dwarf as moved. It stands until the end of the turn decides its posture."""
    state.moved[d] = 1
    state.lying[d] = 0


def forward(box, state, d, value):
    """DT-062, DT-063, DT-064, DT-065, DT-066, DT-068: move a dwarf forward.

    The first time it passes the last square, it gets the lap marker and goes on from square 1; the second time, it
    leaves the dungeon and keeps the last square it stood on. Return whether the dwarf leaves.
    """
    to = state.sq[d] + value
    if to > box.squares:
        if state.lap[d]:
            return True
        state.lap[d] = 1
        to -= box.squares
    state.sq[d] = to
    return False


# --- moving the Master -----------------------------------------------------------------------------------------


@outlined
def ask_master(box, state):
    """DT-013, DT-072: ask for the Master's move. If there is no choice, it is made at once."""
    if state.master <= box.floor and not is_double(state):
        move_master_by_dice(box, state, FORWARD, KEEP)
    else:
        state.phase = Phase.MOVE_MASTER


def list_master_moves(box, state, out):
    """DT-070, DT-072: list the Master's moves forward and, if he is beyond the floor, backward, for each change."""
    n = 0
    back = state.master > box.floor
    for change in range(n_changes(state)):
        if may_change(box, state.master_die, change):
            out[n] = move_master(FORWARD, change)
            out[n + 1] = move_master(BACKWARD, change)  # always written, counted only if legal, as in `list_directions`
            n += 1 + back
    return n


def master_landing(box, state, direction, change):
    """DT-031, DT-070, DT-071: return where die, change and third die move the Master, at least to the floor."""
    value = changed(box, state.master_die, change)
    if state.bonus_to == Side.MASTER:
        value += state.bonus_die
    if direction == BACKWARD:
        return max(box.floor, state.master - value)
    return state.master + value


@outlined
def move_master_by_dice(box, state, direction, change):
    """DT-070, DT-101, DT-102: move the Master. Beyond the last square, the game or the round may end."""
    state.master = master_landing(box, state, direction, change)
    if state.master > box.dungeon_squares:
        master_past_exit(box, state)
    else:
        find_effects(box, state)


# --- the Master's effects --------------------------------------------------------------------------------------


def find_effects(box, state):
    """DT-073, DT-074, DT-079 (B-09): record which effects the square has on which the Master stops."""
    state.due_a = box.effect_a[state.master]
    state.due_b = box.effect_b[state.master]
    if state.due_a and state.due_b and box.effect_order == FREE:
        state.phase = Phase.ORDER
    else:
        next_effect(box, state)


@outlined
def next_effect(box, state):
    """DT-048, DT-079, DT-084: ask for the next effect, or end the turn.

    Effect A comes before B, unless the player chose otherwise.
    """
    if state.due_b and state.b_first:
        state.phase = Phase.EFFECT_B
    elif state.due_a and anyone_can_be_sent_back(box, state):
        state.phase = Phase.EFFECT_A
    elif state.due_b:
        state.due_a = 0
        state.phase = Phase.EFFECT_B
    else:
        state.due_a = 0
        end_turn(box, state)


def can_be_sent_back(box, state, d):
    """DT-042, DT-080, DT-082: tell whether an effect can move a dwarf back.

    The higher floor for dice does not apply.
    """
    return state.sq[d] > box.floor


def anyone_can_be_sent_back(box, state):
    """DT-082: tell whether effect A can move any dwarf."""
    for d in range(state.seats):
        if can_be_sent_back(box, state, d):
            return True
    return False


def choose_order(box, state, first):
    """DT-079 (B-09): record which effect the player wants to apply first."""
    state.b_first = first == B_FIRST
    next_effect(box, state)


def list_effect_a(box, state, out):
    """DT-075, DT-077: list the dwarfs that can be moved back, and the choice to move none."""
    n = 0
    for d in range(state.seats):
        if can_be_sent_back(box, state, d):
            out[n] = effect_a(d)
            n += 1
    out[n] = effect_a_none()
    return n + 1


def list_effect_b(box, state, out):
    """DT-076, DT-077, DT-078: list the dwarfs that can be moved forward or back, and the choice to move none.

    The dwarf that effect A moved is included.
    """
    n = 0
    for d in range(state.seats):
        out[n] = effect_b(d, FORWARD)
        n += 1
        if can_be_sent_back(box, state, d):
            out[n] = effect_b(d, BACKWARD)
            n += 1
    out[n] = effect_b_none()
    return n + 1


def settle_effect_a(box, state, target):
    """DT-075: move the target of effect A back."""
    state.due_a = 0
    send(box, state, target, BACKWARD)
    next_effect(box, state)


def decline_effect_a(box, state):
    """DT-077: move no dwarf by effect A."""
    state.due_a = 0
    next_effect(box, state)


def settle_effect_b(box, state, target, direction):
    """DT-076, DT-083: move the target of effect B. If it leaves the dungeon, nothing else happens."""
    state.due_b = 0
    if send(box, state, target, direction):
        leave(box, state, target)
    else:
        next_effect(box, state)


def decline_effect_b(box, state):
    """DT-077: move no dwarf by effect B."""
    state.due_b = 0
    next_effect(box, state)


def send(box, state, d, direction):
    """DT-041, DT-060, DT-081, DT-083: move a dwarf by an effect; the move is not doubled and stops at the floor.

    Return whether the dwarf leaves the dungeon.
    """
    mark_moved(state, d)
    if direction == FORWARD:
        return forward(box, state, d, box.effect_step)
    state.sq[d] = max(box.floor, state.sq[d] - box.effect_step)
    return False
