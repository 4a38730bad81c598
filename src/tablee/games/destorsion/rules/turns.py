"""The set-up, rounds and turns of Déstorsion, and how they end. Rule ids are those of `ledger.md`."""

from tablee.core.binder import outlined
from tablee.games.destorsion.box import KEPT_ROUNDS, LOWEST, MANDATORY, MAX_SEATS, ROTATE, Ending, Phase, Side, Square

# --- set-up and first player -----------------------------------------------------------------------------------


def setup(box, state, seats):
    """DT-001, DT-110, DT-111: seat the players and begin the first round.

    The variant of three rounds is open to any number of players.
    """
    state.seats = seats
    state.round_no = 1
    state.starter = -1
    state.leaver = -1
    state.winner = -1
    begin_round(box, state)


@outlined
def begin_round(box, state):
    """DT-004, DT-005, DT-006, DT-111: put the Master and the dwarfs on the start spots, without lap markers."""
    state.master = 0
    for d in range(state.seats):
        state.sq[d] = 0
        state.lap[d] = 0
        state.lying[d] = 0
    clear_turn(state)
    choose_starter(box, state)


def clear_turn(state):
    """DT-010: reset the fields of the last turn, so that equal positions have equal bytes."""
    state.stuck = 0
    state.armed = 0
    for d in range(MAX_SEATS):
        state.moved[d] = 0
    for i in range(3):
        state.dice[i] = 0
    state.n_dice = 0
    state.dwarf_die = 0
    state.master_die = 0
    state.bonus_die = 0
    state.bonus_to = Side.NONE
    state.b_first = 0


def choose_starter(box, state):
    """DT-007 (B-14): find who starts the round.

    A roll decides. With an option, the next seat or the seat with the lowest total starts later rounds.
    """
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
        state.starter = -1


def roll_for_first(box, state, value):
    """DT-007, DT-008: record a die. The seat with the highest die starts; seats that tie for the highest roll again."""
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
    """DT-007: return the next seat to roll, in seat order, or -1 if all have rolled."""
    for seat in range(state.seats):
        if state.contender[seat] and state.rolled[seat] == 0:
            return seat
    return -1


def start_round(box, state, seat):
    """DT-007: give the first turn of the round to this seat."""
    for other in range(state.seats):
        state.contender[other] = 0
    state.starter = seat
    state.active = seat
    begin_turn(box, state)


def left_of(state, seat):
    """DT-009: return the next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


# --- the turn --------------------------------------------------------------------------------------------------


def vp(box, state, d):
    """DT-002, DT-016: return the victory points of a dwarf: its square plus the points of the lap marker."""
    return state.sq[d] + box.lap_points * state.lap[d]


def lead(box, state):
    """DT-015: return the leader's victory points."""
    best = 0
    for d in range(state.seats):
        best = max(best, vp(box, state, d))
    return best


@outlined
def begin_turn(box, state):
    """DT-010, DT-045, DT-050, DT-053, DT-058: begin a turn.

    A lying dwarf gets up, which costs the dwarf move or the slingshot.
    """
    me = state.active
    clear_turn(state)
    kind = box.kind[state.sq[me]]
    if state.lying[me]:
        state.lying[me] = 0
        state.stuck = kind == Square.HOLLOW
    else:
        state.armed = kind == Square.SLINGSHOT
    count_dice(box, state)


def count_dice(box, state):
    """DT-014, DT-015, DT-017, DT-018 (B-10): decide how many dice are rolled.

    Players roll two dice. A player far enough behind may roll three or, with thirdDie = mandatory, must do so.
    """
    state.n_dice = 2
    state.phase = Phase.ROLL
    if lead(box, state) - vp(box, state, state.active) >= box.third_die_gap:
        if box.third_die == MANDATORY:
            state.n_dice = 3
        else:
            state.n_dice = 0
            state.phase = Phase.DICE_COUNT


def choose_dice(state, count):
    """DT-015: record whether a player far behind rolls two or three dice."""
    state.n_dice = count
    state.phase = Phase.ROLL


# --- end of the turn -------------------------------------------------------------------------------------------


@outlined
def end_turn(box, state):
    """DT-009, DT-049, DT-059, DT-094, DT-095: decide the posture of the moved dwarfs, then pass to the next seat."""
    for d in range(state.seats):
        if state.moved[d]:
            state.lying[d] = ends_lying(box, state, d)
    state.active = left_of(state, state.active)
    begin_turn(box, state)


def ends_lying(box, state, d):
    """DT-044, DT-052, DT-056, DT-057, DT-061, DT-091, DT-092, DT-093: tell whether a dwarf lies after its move.

    Only the final square of a move counts. A dwarf lies down in a hollow. On a slingshot it lies down unless it belongs
    to the active player.
    """
    kind = box.kind[state.sq[d]]
    return kind == Square.HOLLOW or (kind == Square.SLINGSHOT and d != state.active)


# --- end of the game -------------------------------------------------------------------------------------------


def leave(box, state, d):
    """DT-003, DT-068, DT-069, DT-100, DT-112: let a dwarf leave. Its owner wins at once, whoever moved it."""
    state.ending = Ending.EXIT
    end_round(box, state, d)


def master_past_exit(box, state):
    """DT-003, DT-101, DT-103, DT-104, DT-105, DT-113, DT-114: end the game or send the Master back.

    A sole leader wins. A tie sends the Master back. In the three-round variant the round ends in either case.
    """
    if box.rounds == 1 and sole_best(box, state, False) < 0:
        state.master = box.return_square
        end_turn(box, state)
    else:
        state.ending = Ending.MASTER
        end_round(box, state, -1)


def sole_best(box, state, by_total):
    """DT-101, DT-116: return the seat that leads alone, or -1 if several are tied.

    With `by_total` the totals are compared, otherwise the points of this round.
    """
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
    """DT-111, DT-112, DT-113, DT-115, DT-116: add the points. After the last round, a sole leader wins."""
    state.leaver = leaver
    for d in range(state.seats):
        points = box.exit_points if d == leaver else vp(box, state, d)
        state.total[d] += points
        if state.round_no <= KEPT_ROUNDS:
            state.noted[state.round_no - 1, d] = points
    state.due_a = 0
    state.due_b = 0
    if box.rounds == 1:
        state.winner = leaver if leaver >= 0 else sole_best(box, state, False)
    elif state.round_no >= box.rounds:
        state.winner = sole_best(box, state, True)
    if state.winner >= 0:
        state.phase = Phase.GAME_END
    else:
        state.round_no += 1
        begin_round(box, state)


def score(box, state, out):
    """DT-002, DT-115 (B-26): write the points of the finished rounds, plus those of a round still running."""
    for d in range(state.seats):
        out[d] = state.total[d]
        if state.phase != Phase.GAME_END:
            out[d] += vp(box, state, d)


def rank(box, state, out):
    """DT-101, DT-115 (B-26): write the places.

    The winner alone is first. The others follow by points, and seats with equal points share a place.
    """
    running = state.phase != Phase.GAME_END
    for d in range(state.seats):
        mine = state.total[d] + running * vp(box, state, d)
        place = 1
        for other in range(state.seats):
            theirs = state.total[other] + running * vp(box, state, other)
            if d != state.winner and (other == state.winner or theirs > mine):
                place += 1
        out[d] = place
