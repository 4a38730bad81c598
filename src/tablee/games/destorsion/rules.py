"""The rules of Déstorsion, in the order of the rulebook. Ids are those of docs/rules/destorsion.md."""

from tablee.core.binder import outlined
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.rng import below
from tablee.games.destorsion.actions import (
    ASSIGN,
    BACKWARD,
    DIE,
    DWARF,
    EFFECT_A,
    EFFECT_B,
    FACES,
    FORWARD,
    KEEP,
    LOWER,
    MASTER,
    NO_TARGET,
    ORDER,
    PAIR_OF,
    PAIR_WEIGHT,
    PAIRS,
    RAISE,
    ROLL,
    THREE_DICE,
    TRIPLE_OF,
    TRIPLE_WEIGHT,
    TRIPLES,
    TWO_DICE,
    assign,
    die,
    effect_a,
    effect_b,
    move_dwarf,
    move_master,
    order,
    roll,
)
from tablee.games.destorsion.box import AUTOMATIC, FREE, LOWEST, MANDATORY, ROTATE, Ending, Phase, Side, Square

# --- set-up and first player -----------------------------------------------------------------------------------


def setup(box, state, seats):
    """DT-001, DT-111: take seats; the first round begins."""
    state.seats = seats
    state.round_no = 1
    state.starter = -1
    state.winner = -1
    begin_round(box, state)


@outlined
def begin_round(box, state):
    """DT-004, DT-005, DT-006, DT-111: Master and dwarfs, standing, on the start spots, lap markers beside."""
    state.master = 0
    for d in range(state.seats):
        state.sq[d] = 0
        state.lap[d] = 0
        state.lying[d] = 0
    choose_starter(box, state)


def choose_starter(box, state):
    """DT-007 (B-14): a roll decides; in later rounds the seat to the left, or the lowest total, if so agreed."""
    if state.round_no > 1 and box.round_start == ROTATE:
        start_round(box, state, left_of(state, state.starter))
        return
    lowest = state.total[0]
    for seat in range(state.seats):
        lowest = min(lowest, state.total[seat])
    rolling = 0
    last = 0
    for seat in range(state.seats):
        takes_part = state.round_no == 1 or box.round_start != LOWEST or state.total[seat] == lowest
        state.contender[seat] = takes_part
        if takes_part:
            rolling += 1
            last = seat
    if rolling == 1:
        start_round(box, state, last)
    else:
        state.phase = Phase.FIRST_PLAYER
        state.active = -1


def roll_for_first(box, state, value):
    """DT-007, DT-008: the highest die starts; those tied for it roll again."""
    state.rolled[next_roller(state)] = value
    if next_roller(state) >= 0:
        return
    highest = 0
    for seat in range(state.seats):
        highest = max(highest, state.rolled[seat])
    tied = 0
    best = 0
    for seat in range(state.seats):
        state.contender[seat] = state.rolled[seat] == highest
        state.rolled[seat] = 0
        if state.contender[seat]:
            tied += 1
            best = seat
    if tied == 1:
        start_round(box, state, best)


def next_roller(state):
    """DT-007: seats roll in seat order; -1 when all have."""
    for seat in range(state.seats):
        if state.contender[seat] and state.rolled[seat] == 0:
            return seat
    return -1


def start_round(box, state, seat):
    """DT-007: the seat found takes the first turn."""
    for other in range(state.seats):
        state.contender[other] = 0
    state.starter = seat
    state.active = seat
    begin_turn(box, state)


def left_of(state, seat):
    """DT-009: play goes clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


# --- the turn --------------------------------------------------------------------------------------------------


def vp(box, state, d):
    """DT-002, DT-016: the square, plus the lap marker's points."""
    return state.sq[d] + box.lap_points * state.lap[d]


def lead(box, state):
    """DT-015: the highest victory points of all."""
    best = 0
    for d in range(state.seats):
        best = max(best, vp(box, state, d))
    return best


@outlined
def begin_turn(box, state):
    """DT-010, DT-045, DT-053, DT-058: get up if lying; a hollow costs the dwarf move, a slingshot its use."""
    me = state.active
    state.stuck = 0
    state.armed = 0
    for d in range(state.seats):
        state.moved[d] = 0
    for i in range(3):
        state.dice[i] = 0
    state.dwarf_die = 0
    state.master_die = 0
    state.bonus_die = 0
    state.bonus_to = Side.NONE
    state.b_first = 0
    kind = box.kind[state.sq[me]]
    if state.lying[me]:
        state.lying[me] = 0
        state.stuck = kind == Square.HOLLOW
    else:
        state.armed = kind == Square.SLINGSHOT
    count_dice(box, state)


def count_dice(box, state):
    """DT-014, DT-015, DT-017, DT-018 (B-10): two dice; three are allowed, or due, to those far enough behind."""
    state.n_dice = 2
    state.phase = Phase.ROLL
    if lead(box, state) - vp(box, state, state.active) >= box.third_die_gap:
        if box.third_die == MANDATORY:
            state.n_dice = 3
        else:
            state.n_dice = 0
            state.phase = Phase.DICE_COUNT


# --- assigning the dice ----------------------------------------------------------------------------------------


def dice_fall(box, state, action):
    """DT-019: dice are interchangeable, so a roll is its values in ascending order. One way to assign needs no asking."""
    if action < THREE_DICE:
        state.dice[0] = PAIRS[action - TWO_DICE, 0]
        state.dice[1] = PAIRS[action - TWO_DICE, 1]
        if state.dice[0] == state.dice[1]:
            assign_dice(box, state, state.dice[0], state.dice[1], Side.NONE)
            return
    else:
        for i in range(3):
            state.dice[i] = TRIPLES[action - THREE_DICE, i]
    state.phase = Phase.ASSIGN


def list_assignments(state, out):
    """DT-020, DT-021, DT-022, DT-023, DT-028: two different dice in either order, the third to either side."""
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
    """DT-011, DT-020, DT-046, DT-047: the dice are given out; a stuck player's dwarf die is lost."""
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
    """DT-024: only equal dice can be changed."""
    return 3 if is_double(state) else 1


def may_change(box, state, value, change):
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
    """DT-036, DT-037, DT-039, DT-067: how far back dice can bring a dwarf on this lap."""
    return box.floor if state.lap[d] else box.first_lap_floor


def may_go_back(box, state, d):
    """DT-035, DT-036, DT-038, DT-040: any dwarf, if the move brings it back at least one square."""
    return state.sq[d] > dice_floor(box, state, d)


def may_sling(state, d):
    """DT-053, DT-054: the own dwarf, if it started the turn standing on a slingshot."""
    return state.armed and d == state.active


def list_dwarf_moves(box, state, out):
    """DT-012, DT-013, DT-033, DT-034: any dwarf forward, or back where it can; changes and slingshot where allowed."""
    n = 0
    for change in range(n_changes(state)):
        if not may_change(box, state, state.dwarf_die, change):
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
    out[n + 1] = move_dwarf(d, BACKWARD, change, sling)
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
    """DT-034, DT-037, DT-038, DT-039: forward the whole value, or back, stopping at the floor."""
    state.moved[d] = 1
    if direction == FORWARD:
        left = forward(box, state, d, value)
    else:
        left = False
        state.sq[d] = max(dice_floor(box, state, d), state.sq[d] - value)
    if left:
        leave(box, state, d)
    else:
        ask_master(box, state)


def forward(box, state, d, value):
    """DT-062, DT-063, DT-064, DT-065, DT-066, DT-068: past the last square comes square 1 and the lap marker, once.

    Returns whether the dwarf leaves the dungeon; it then keeps the last square it stood on.
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
    """DT-013, DT-072: the Master must move; where only one way is left it needs no asking."""
    if state.master <= box.floor and not is_double(state):
        move_master_by_dice(box, state, FORWARD, KEEP)
    else:
        state.phase = Phase.MOVE_MASTER


def list_master_moves(box, state, out):
    """DT-070, DT-072: forward, or back from beyond square 1, with the changes of a double."""
    n = 0
    back = state.master > box.floor
    for change in range(n_changes(state)):
        if may_change(box, state, state.master_die, change):
            out[n] = move_master(FORWARD, change)
            out[n + 1] = move_master(BACKWARD, change)
            n += 1 + back
    return n


@outlined
def move_master_by_dice(box, state, direction, change):
    """DT-031, DT-070, DT-071, DT-102: the die, the change, the third die; back no further than square 1."""
    value = changed(box, state.master_die, change)
    if state.bonus_to == Side.MASTER:
        value += state.bonus_die
    if direction == BACKWARD:
        state.master = max(box.floor, state.master - value)
    else:
        state.master += value
    if state.master > box.dungeon_squares:
        master_past_exit(box, state)
    else:
        find_effects(box, state)


# --- the Master's effects --------------------------------------------------------------------------------------


def find_effects(box, state):
    """DT-073, DT-074, DT-079 (B-09): only the square where he ends counts, whichever way he came."""
    state.due_a = box.effect_a[state.master]
    state.due_b = box.effect_b[state.master]
    if state.due_a and state.due_b and box.effect_order == FREE:
        state.phase = Phase.ORDER
    else:
        next_effect(box, state)


@outlined
def next_effect(box, state):
    """DT-048, DT-079, DT-084: A before B unless the player chose otherwise; then the turn ends."""
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
    """DT-042, DT-080, DT-082: any dwarf beyond square 1; the first-lap floor does not count here."""
    return state.sq[d] > box.floor


def anyone_can_be_sent_back(box, state):
    """DT-082: whether effect A has a target at all."""
    for d in range(state.seats):
        if can_be_sent_back(box, state, d):
            return True
    return False


def list_effect_a(box, state, out):
    """DT-075, DT-077: one dwarf back, or none."""
    n = 0
    for d in range(state.seats):
        if can_be_sent_back(box, state, d):
            out[n] = effect_a(d)
            n += 1
    out[n] = effect_a(NO_TARGET)
    return n + 1


def list_effect_b(box, state, out):
    """DT-076, DT-077, DT-078: one dwarf back or forward, the same as for A or another, or none."""
    n = 0
    for d in range(state.seats):
        out[n] = effect_b(d, FORWARD)
        n += 1
        if can_be_sent_back(box, state, d):
            out[n] = effect_b(d, BACKWARD)
            n += 1
    out[n] = effect_b(NO_TARGET, FORWARD)
    return n + 1


def settle_effect_a(box, state, target):
    """DT-075: the dwarf named goes back."""
    state.due_a = 0
    if target != NO_TARGET:
        send_back(box, state, target)
    next_effect(box, state)


def settle_effect_b(box, state, target, direction):
    """DT-060, DT-076, DT-083: the dwarf named goes back or forward, never doubled; it may pass the last square."""
    state.due_b = 0
    if target != NO_TARGET:
        if direction == BACKWARD:
            send_back(box, state, target)
        else:
            state.moved[target] = 1
            if forward(box, state, target, box.effect_step):
                leave(box, state, target)
                return
    next_effect(box, state)


def send_back(box, state, d):
    """DT-041, DT-081: back by the effect's step, stopping at square 1."""
    state.moved[d] = 1
    state.sq[d] = max(box.floor, state.sq[d] - box.effect_step)


# --- end of the turn -------------------------------------------------------------------------------------------


@outlined
def end_turn(box, state):
    """DT-009, DT-094, DT-095: postures of the dwarfs moved, from their final squares; the player to the left follows."""
    for d in range(state.seats):
        if state.moved[d]:
            state.lying[d] = ends_lying(box, state, d)
    state.active = left_of(state, state.active)
    begin_turn(box, state)


def ends_lying(box, state, d):
    """DT-044, DT-049, DT-050, DT-051, DT-052, DT-056, DT-057, DT-059, DT-061, DT-091, DT-092, DT-093.

    A moved dwarf lies in a hollow, and on a slingshot unless it is the active player's own; squares passed over
    and dwarfs not moved change nothing.
    """
    kind = box.kind[state.sq[d]]
    return kind == Square.HOLLOW or (kind == Square.SLINGSHOT and d != state.active)


# --- end of the game -------------------------------------------------------------------------------------------


def leave(box, state, d):
    """DT-003, DT-068, DT-069, DT-100, DT-112: the owner wins at once, whoever moved the dwarf."""
    state.ending = Ending.EXIT
    end_round(box, state, d)


def master_past_exit(box, state):
    """DT-003, DT-101, DT-103, DT-104, DT-105, DT-113, DT-114: the sole leader wins; a tie sends the Master back.

    In the three-round variant the round simply ends.
    """
    if box.rounds == 1 and sole_best(state, box, False) < 0:
        state.master = box.return_square
        end_turn(box, state)
    else:
        state.ending = Ending.MASTER
        end_round(box, state, -1)


def sole_best(state, box, by_total):
    """DT-101, DT-116: the one seat ahead of all others in points (of the round, or in total), or -1."""
    best = 0
    alone = True
    for d in range(1, state.seats):
        if by_total:
            gap = state.total[d] - state.total[best]
        else:
            gap = vp(box, state, d) - vp(box, state, best)
        if gap == 0:
            alone = False
        elif gap > 0:
            best = d
            alone = True
    return best if alone else -1


@outlined
def end_round(box, state, leaver):
    """DT-111, DT-112, DT-113, DT-115, DT-116: add up; after the last round a sole leader wins, a tie plays on."""
    for d in range(state.seats):
        state.total[d] += box.exit_points if d == leaver else vp(box, state, d)
    state.due_a = 0
    state.due_b = 0
    if box.rounds == 1:
        state.winner = leaver if leaver >= 0 else sole_best(state, box, False)
    elif state.round_no >= box.rounds:
        state.winner = sole_best(state, box, True)
    if state.winner >= 0:
        state.phase = Phase.GAME_END
    else:
        state.round_no += 1
        begin_round(box, state)


def score(box, state, out):
    """DT-002, DT-115 (B-26): the rounds played, and the points on the board while a round is running."""
    for d in range(state.seats):
        out[d] = state.total[d]
        if state.phase != Phase.GAME_END:
            out[d] += vp(box, state, d)


def rank(box, state, out):
    """DT-101, DT-115 (B-26, R2): the winner alone is first, the others follow by points, equal ones sharing."""
    running = state.phase != Phase.GAME_END
    for d in range(state.seats):
        mine = state.total[d] + running * vp(box, state, d)
        place = 1
        for other in range(state.seats):
            theirs = state.total[other] + running * vp(box, state, other)
            if d != state.winner and (other == state.winner or theirs > mine):
                place += 1
        out[d] = place


# --- the contract ----------------------------------------------------------------------------------------------


def to_act(box, state):
    """DT-010: the active player decides everything; dice are chance."""
    if state.phase == Phase.GAME_END:
        return NOBODY
    if state.phase == Phase.FIRST_PLAYER or state.phase == Phase.ROLL:
        return CHANCE
    return state.active


def legal(box, state, out):
    """DT-013: list what the active player may do in this phase; there is no passing."""
    phase = state.phase
    if phase == Phase.ASSIGN:
        return list_assignments(state, out)
    if phase == Phase.MOVE_DWARF:
        return list_dwarf_moves(box, state, out)
    if phase == Phase.MOVE_MASTER:
        return list_master_moves(box, state, out)
    if phase == Phase.EFFECT_A:
        return list_effect_a(box, state, out)
    if phase == Phase.EFFECT_B:
        return list_effect_b(box, state, out)
    if phase == Phase.DICE_COUNT:
        out[0] = roll(2)
        out[1] = roll(3)
        return 2
    out[0] = order(0)
    out[1] = order(1)
    return 2


def chance(box, state, out, weight):
    """DT-007, DT-014, DT-019: one die, or two or three interchangeable dice with the weight of their orderings."""
    if state.phase == Phase.FIRST_PLAYER:
        for i in range(FACES):
            out[i] = die(i + 1)
            weight[i] = 1
        return FACES
    if state.n_dice == 2:
        for i in range(len(PAIR_WEIGHT)):
            out[i] = TWO_DICE + i
            weight[i] = PAIR_WEIGHT[i]
        return len(PAIR_WEIGHT)
    for i in range(len(TRIPLE_WEIGHT)):
        out[i] = THREE_DICE + i
        weight[i] = TRIPLE_WEIGHT[i]
    return len(TRIPLE_WEIGHT)


def sample(box, state, rng, out, weight):
    """DT-019: as `chance`, by drawing one of the equally likely ordered rolls."""
    if state.phase == Phase.FIRST_PLAYER:
        return die(below(rng, FACES) + 1)
    if state.n_dice == 2:
        return TWO_DICE + PAIR_OF[below(rng, len(PAIR_OF))]
    return THREE_DICE + TRIPLE_OF[below(rng, len(TRIPLE_OF))]


def apply(box, state, action):
    """Carry out one action and all that follows without being asked."""
    if action < ASSIGN:
        state.n_dice = action - ROLL + 2
        state.phase = Phase.ROLL
    elif action < DWARF:
        dice, side = divmod(action - ASSIGN, 3)
        assign_dice(box, state, dice // FACES + 1, dice % FACES + 1, side)
    elif action < MASTER:
        move, sling = divmod(action - DWARF, 2)
        target, move = divmod(move, 6)
        direction, change = divmod(move, 3)
        move_dwarf_by_dice(box, state, target, direction, dwarf_value(box, state, change, sling))
    elif action < ORDER:
        direction, change = divmod(action - MASTER, 3)
        move_master_by_dice(box, state, direction, change)
    elif action < EFFECT_A:
        state.b_first = action - ORDER
        next_effect(box, state)
    elif action < EFFECT_B:
        settle_effect_a(box, state, action - EFFECT_A)
    elif action < DIE:
        target, direction = divmod(action - EFFECT_B, 2)
        settle_effect_b(box, state, target, direction)
    elif action < TWO_DICE:
        roll_for_first(box, state, action - DIE + 1)
    else:
        dice_fall(box, state, action)
