"""Step 4 of the turn, the end of the game, the score."""

from tablee.core.binder import outlined
from tablee.games.poignee.box import BUILDINGS, NO_MEEPLE, ONCE, Ending, Phase

# --- gold bars ----------------------------------------------------------------------------------------------


def price_of_bar(box, state):
    """PM-003, PM-114: return the price of the cheapest bar left."""
    return box.price[box.bars - state.bank]


def exchange_gold(box, state):
    """PM-112, PM-113, PM-115, PM-116, PM-118 (A-01, A-15): the active player must buy bars while able to pay."""
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
    """PM-119, PM-120, PM-121: record whether the bank is empty, the graveyard full or the last crate exploded."""
    if state.bank == 0:
        note_reason(state, Ending.BANK)
    if state.graveyard[box.tombs - 1] != NO_MEEPLE:
        note_reason(state, Ending.GRAVEYARD)
    if state.crates_exploded >= box.crates:
        note_reason(state, Ending.DYNAMITE)


def note_reason(state, ending):
    """PM-119, PM-120, PM-121: record a true trigger; if it is the first, also record that, and whose turn it is."""
    state.reasons[ending - 1] = 1
    if state.by_turn < 0:
        state.by_turn = state.active
        state.first_reason = ending


@outlined
def end_turn(box, state):
    """PM-015, PM-016, PM-122, PM-123, PM-124: buy bars, then pass the turn on, or end the game after a whole round."""
    exchange_gold(box, state)
    note_end_triggers(box, state)
    following = (state.active + 1) % state.seats
    if state.by_turn >= 0 and following == state.start_seat:
        end_game(state)
    else:
        state.active = following
        state.phase = Phase.TAKE


def end_game(state):
    """PM-122, PM-123 (A-23): end the game; `ending` becomes the trigger that came true first."""
    state.phase = Phase.GAME_OVER
    state.ending = state.first_reason


# --- scoring ------------------------------------------------------------------------------------------------


def points(box, state, seat):
    """PM-014, PM-117, PM-125, PM-126, PM-127, PM-128 (A-28): return a seat's points for gold, bars and own tiles."""
    total = state.gold[seat] * box.cube_points + state.bars[seat] * box.bar_points
    for building in range(BUILDINGS):
        if state.owner[building] == seat:
            total += box.tile_points[state.side[building]]
    return total


def score(box, state, out):
    """PM-125, PM-126, PM-127: write each seat's points."""
    for seat in range(state.seats):
        out[seat] = points(box, state, seat)


def is_ahead(box, state, seat, other):
    """PM-129, PM-130: tell whether a seat has more points than another, or as many and more cubes."""
    gap = points(box, state, seat) - points(box, state, other)
    if gap == 0:
        gap = state.gold[seat] + state.stone[seat] - state.gold[other] - state.stone[other]
    return gap > 0


def rank(box, state, out):
    """PM-129, PM-130, PM-131 (A-25, A-43): a seat's place is one more than the number of seats ahead of it."""
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            if is_ahead(box, state, other, seat):
                place += 1
        out[seat] = place
