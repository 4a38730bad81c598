"""What a player does in a turn of Déstorsion, in order: dice, a dwarf, the Master, his effects (ids: `ledger.md`)."""

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
    """DT-011, DT-019: the values in ascending order; equal dice leave one assignment, which is not asked."""
    state.dice[0] = PAIRS[pair, 0]
    state.dice[1] = PAIRS[pair, 1]
    if state.dice[0] == state.dice[1]:
        assign_dice(box, state, state.dice[0], state.dice[1], Side.NONE)
    else:
        state.phase = Phase.ASSIGN


def three_dice_fall(state, triple):
    """DT-019, DT-023: the values in ascending order; where the third die goes is always a choice."""
    for i in range(3):
        state.dice[i] = TRIPLES[triple, i]
    state.phase = Phase.ASSIGN


def list_assignments(state, out):
    """DT-020, DT-021, DT-022, DT-023, DT-028: any two of the dice, the third to either side; equal ones once."""
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
    """DT-011, DT-020, DT-046, DT-047: one die for a dwarf, one for the Master; a stuck player loses the first."""
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
    """DT-024, DT-027, DT-029: only the two assigned dice are compared, a lost one included."""
    return state.dwarf_die == state.master_die


def n_changes(state):
    """DT-024: return how many changes there are to try; only equal dice can be changed."""
    return 3 if is_double(state) else 1


def may_change(box, value, change):
    """DT-025, DT-026: equal dice may be kept, raised without limit, or lowered, but not below 1."""
    return change != LOWER or value - box.double_change >= 1


def changed(box, value, change):
    """DT-024: the die after the double-roll change."""
    if change == RAISE:
        return value + box.double_change
    if change == LOWER:
        return value - box.double_change
    return value


# --- moving a dwarf --------------------------------------------------------------------------------------------


def dice_floor(box, state, d):
    """DT-036, DT-037, DT-039, DT-067: the square below which dice cannot bring a dwarf on this lap."""
    return box.floor if state.lap[d] else box.first_lap_floor


def may_go_back(box, state, d):
    """DT-035, DT-036, DT-038, DT-040: any dwarf that would move back at least one square."""
    return state.sq[d] > dice_floor(box, state, d)


def may_sling(state, d):
    """DT-053, DT-054: only the active player's own dwarf, if it started the turn standing on a slingshot."""
    return state.armed and d == state.active


def list_dwarf_moves(box, state, out):
    """DT-012, DT-013, DT-024, DT-033, DT-053 (B-11): any dwarf, each change of a double, with and without slingshot."""
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
    """DT-034, DT-035: forward always, backward where the dwarf can go back."""
    out[n] = move_dwarf(d, FORWARD, change, sling)
    out[n + 1] = move_dwarf(d, BACKWARD, change, sling)  # always written, counted only if legal: no branch
    return n + 1 + back


def dwarf_value(box, state, change, sling):
    """DT-030, DT-032, DT-055: the die, then the change, then the slingshot, then the third die."""
    value = changed(box, state.dwarf_die, change)
    if sling:
        value *= box.slingshot_factor
    if state.bonus_to == Side.DWARF:
        value += state.bonus_die
    return value


def move_dwarf_by_dice(box, state, d, direction, value):
    """DT-013, DT-034, DT-069: move the dwarf, then the Master unless the dwarf left."""
    if run(box, state, d, direction, value):
        leave(box, state, d)
    else:
        ask_master(box, state)


def run(box, state, d, direction, value):
    """DT-034, DT-037, DT-038, DT-039: forward by the whole value, or back no further than the floor.

    Returns whether the dwarf leaves the dungeon.
    """
    mark_moved(state, d)
    if direction == FORWARD:
        return forward(box, state, d, value)
    state.sq[d] = max(dice_floor(box, state, d), state.sq[d] - value)
    return False


def mark_moved(state, d):
    """DT-051, DT-095: a moved dwarf stands until the end of the turn decides its posture."""
    state.moved[d] = 1
    state.lying[d] = 0


def forward(box, state, d, value):
    """DT-062, DT-063, DT-064, DT-065, DT-066, DT-068: beyond the last square, square 1 and the lap marker.

    Returns whether the dwarf leaves the dungeon, the second time; it then keeps the last square it stood on.
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
    """DT-013, DT-072: the Master must move; a move without a choice is made at once."""
    if state.master <= box.floor and not is_double(state):
        move_master_by_dice(box, state, FORWARD, KEEP)
    else:
        state.phase = Phase.MOVE_MASTER


def list_master_moves(box, state, out):
    """DT-070, DT-072: forward, or back if beyond the floor, with each change of a double."""
    n = 0
    back = state.master > box.floor
    for change in range(n_changes(state)):
        if may_change(box, state.master_die, change):
            out[n] = move_master(FORWARD, change)
            out[n + 1] = move_master(BACKWARD, change)  # as in `list_directions`
            n += 1 + back
    return n


def master_landing(box, state, direction, change):
    """DT-031, DT-070, DT-071: the die, then the change, then the third die; back no further than the floor."""
    value = changed(box, state.master_die, change)
    if state.bonus_to == Side.MASTER:
        value += state.bonus_die
    if direction == BACKWARD:
        return max(box.floor, state.master - value)
    return state.master + value


@outlined
def move_master_by_dice(box, state, direction, change):
    """DT-070, DT-101, DT-102: move the Master; beyond the last square the game or the round may end."""
    state.master = master_landing(box, state, direction, change)
    if state.master > box.dungeon_squares:
        master_past_exit(box, state)
    else:
        find_effects(box, state)


# --- the Master's effects --------------------------------------------------------------------------------------


def find_effects(box, state):
    """DT-073, DT-074, DT-079 (B-09): only the square where the Master stops counts, in either direction."""
    state.due_a = box.effect_a[state.master]
    state.due_b = box.effect_b[state.master]
    if state.due_a and state.due_b and box.effect_order == FREE:
        state.phase = Phase.ORDER
    else:
        next_effect(box, state)


@outlined
def next_effect(box, state):
    """DT-048, DT-079, DT-084: ask for the next effect due, A before B unless chosen otherwise, or end the turn."""
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
    """DT-042, DT-080, DT-082: any dwarf beyond the floor; the higher floor for dice does not count."""
    return state.sq[d] > box.floor


def anyone_can_be_sent_back(box, state):
    """DT-082: whether effect A has a target."""
    for d in range(state.seats):
        if can_be_sent_back(box, state, d):
            return True
    return False


def choose_order(box, state, first):
    """DT-079 (B-09): the player chose which effect comes first."""
    state.b_first = first == B_FIRST
    next_effect(box, state)


def list_effect_a(box, state, out):
    """DT-075, DT-077: one dwarf back, or none."""
    n = 0
    for d in range(state.seats):
        if can_be_sent_back(box, state, d):
            out[n] = effect_a(d)
            n += 1
    out[n] = effect_a_none()
    return n + 1


def list_effect_b(box, state, out):
    """DT-076, DT-077, DT-078: one dwarf forward or back, the target of effect A included, or none."""
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
    """DT-075: the target goes back."""
    state.due_a = 0
    send(box, state, target, BACKWARD)
    next_effect(box, state)


def decline_effect_a(box, state):
    """DT-077: no dwarf is moved by effect A."""
    state.due_a = 0
    next_effect(box, state)


def settle_effect_b(box, state, target, direction):
    """DT-076, DT-083: the target goes forward or back; if it leaves the dungeon, nothing else happens."""
    state.due_b = 0
    if send(box, state, target, direction):
        leave(box, state, target)
    else:
        next_effect(box, state)


def decline_effect_b(box, state):
    """DT-077: no dwarf is moved by effect B."""
    state.due_b = 0
    next_effect(box, state)


def send(box, state, d, direction):
    """DT-041, DT-060, DT-081, DT-083: by the effect's step, never doubled, and back no further than the floor.

    Returns whether the dwarf leaves the dungeon.
    """
    mark_moved(state, d)
    if direction == FORWARD:
        return forward(box, state, d, box.effect_step)
    state.sq[d] = max(box.floor, state.sq[d] - box.effect_step)
    return False
