"""Step 4 of the turn, the end of the game, the score."""

from tablee.core.binder import outlined
from tablee.games.poignee.box import BUILDINGS, NO_MEEPLE, ONCE, Ending, Phase

# --- gold bars ----------------------------------------------------------------------------------------------


def price_of_bar(box, state):
    """PM-003, PM-114: the cheapest bar left."""
    return box.price[box.bars - state.bank]


def exchange_gold(box, state):
    """PM-112, PM-113, PM-115, PM-116, PM-117, PM-118 (A-01, A-15): a bar that can be paid for must be."""
    me = state.active
    while state.bank > 0 and state.gold[me] >= price_of_bar(box, state):
        price = price_of_bar(box, state)
        state.gold[me] -= price
        state.bag_gold += price
        state.bank -= 1
        state.bars[me] += 1
        if box.gold_bar_exchange == ONCE:
            return


# --- the end ------------------------------------------------------------------------------------------------


def note_end_triggers(box, state):
    """PM-119, PM-120, PM-121 (R2): bank empty, last tomb filled, last crate used; once true, true for good."""
    if state.bank == 0:
        note_reason(state, Ending.BANK)
    if state.graveyard[box.tombs - 1] != NO_MEEPLE:
        note_reason(state, Ending.GRAVEYARD)
    if state.crates_exploded >= box.crates:
        note_reason(state, Ending.DYNAMITE)


def note_reason(state, ending):
    """PM-119, PM-120, PM-121 (R2): keep the trigger, and the turn in which the first of all came true."""
    state.reasons[ending - 1] = 1
    if state.by_turn < 0:
        state.by_turn = state.active


@outlined
def end_turn(box, state):
    """PM-015, PM-016, PM-122, PM-123, PM-124: bars, then the next seat; the end waits for the whole round."""
    exchange_gold(box, state)
    note_end_triggers(box, state)
    following = (state.active + 1) % state.seats
    if state.by_turn >= 0 and following == state.start_seat:
        end_game(state)
    else:
        state.active = following
        state.phase = Phase.TAKE


def end_game(state):
    """PM-122, PM-123 (A-23, R2): the game is over; of several triggers the first in the ledger's order is told."""
    state.phase = Phase.GAME_OVER
    for i in range(len(state.reasons)):
        if state.reasons[i] and state.ending == Ending.NONE:
            state.ending = i + 1


# --- scoring ------------------------------------------------------------------------------------------------


def points(box, state, seat):
    """PM-014, PM-117, PM-125, PM-126, PM-127, PM-128 (A-28): gold, bars, own tiles; nothing else."""
    total = state.gold[seat] * box.cube_points + state.bars[seat] * box.bar_points
    for building in range(BUILDINGS):
        if state.owner[building] == seat:
            total += box.tile_points[state.side[building]]
    return total


def score(box, state, out):
    """PM-125, PM-126, PM-127: each seat's points as they stand."""
    for seat in range(state.seats):
        out[seat] = points(box, state, seat)


def is_ahead(box, state, seat, other):
    """PM-129, PM-130: more points, or as many and more cubes."""
    gap = points(box, state, seat) - points(box, state, other)
    if gap == 0:
        gap = state.gold[seat] + state.stone[seat] - state.gold[other] - state.stone[other]
    return gap > 0


def rank(box, state, out):
    """PM-129, PM-130, PM-131 (A-25, A-43): one place behind all who are ahead; full ties share a place."""
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            if is_ahead(box, state, other, seat):
                place += 1
        out[seat] = place
