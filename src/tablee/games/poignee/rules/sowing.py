"""Steps 1 and 2 of the turn: taking the meeples of a location and sowing them along the street."""

from tablee.games.poignee.actions import name, place, take
from tablee.games.poignee.box import (
    BUILDINGS,
    MEEPLES,
    NO_LOCATION,
    NO_MEEPLE,
    NO_SPACE,
    ORIGIN,
    SKIP,
    SPACES,
    STILL_OPEN,
    Direction,
    Location,
    Meeple,
    Phase,
    Space,
)
from tablee.games.poignee.rules.resolving import next_resolution

# --- taking -------------------------------------------------------------------------------------------------


def list_locations(state, out):
    """PM-017, PM-018, PM-019, PM-021: list every location that holds a meeple; nobody may pass."""
    n = 0
    for building in range(BUILDINGS):
        meeples = 0
        for kind in range(MEEPLES):
            meeples += state.inside[building, kind]
        out[n] = take(building)
        n += meeples > 0
    meeples = 0
    for kind in range(MEEPLES):
        meeples += state.saloon[kind]
    out[n] = take(Location.SALOON)
    n += meeples > 0
    out[n] = take(Location.JAIL)
    n += state.jail > 0
    return n


def take_all(state, location):
    """PM-016, PM-020, PM-024: all meeples of the location go into the hand; only taking the jail moves dynamite."""
    state.origin = location
    state.phase = Phase.SOW
    if location == Location.JAIL:
        state.hand[Meeple.ROBBER] = state.jail
        state.jail = 0
        release_crate(state)
    elif location == Location.SALOON:
        for kind in range(MEEPLES):
            state.hand[kind] = state.saloon[kind]
            state.saloon[kind] = 0
    else:
        state.last = location
        for kind in range(MEEPLES):
            state.hand[kind] = state.inside[location, kind]
            state.inside[location, kind] = 0


def release_crate(state):
    """PM-022, PM-023: move a crate from the jail slots into the bag, if any is left."""
    if state.crates_jail > 0:
        state.crates_jail -= 1
        state.crates_bag += 1


# --- where the next meeple goes -----------------------------------------------------------------------------


def starts_anywhere(state):
    """PM-033: tell whether this is the first meeple from the saloon or the jail."""
    return state.origin >= BUILDINGS and state.visited == 0


def lap(box, state):
    """PM-038 (A-03): return how many spaces a lap has; a building's own door is the last, unless an option skips it."""
    if box.origin_door_after_lap == SKIP and state.origin < BUILDINGS:
        return SPACES - 1
    return SPACES


def next_free(box, state, direction):
    """PM-025, PM-026, PM-035, PM-036, PM-037: return the nearest free space left in this lap, or NO_SPACE."""
    space = state.last
    for _ in range(lap(box, state) - state.visited):
        space = box.neighbour[direction - 1, space]
        if state.space[space] == NO_MEEPLE:
            return space
    return NO_SPACE


def space_madame_left(state):
    """PM-046 (A-04): after a whole lap, return the one showdown space still free, or NO_SPACE.

    After a lap, a space can be free only because Madame was put there and left it.
    """
    if state.space[Space.W] == NO_MEEPLE:
        return Space.W
    if state.space[Space.E] == NO_MEEPLE:
        return Space.E
    return NO_SPACE


def next_in_sequence(box, state):
    """PM-025, PM-038, PM-046 (A-04): return the next free space of the lap, else the one Madame left, or NO_SPACE."""
    space = next_free(box, state, state.direction)
    return space if space != NO_SPACE else space_madame_left(state)


def slot_is_open(box, state):
    """PM-046 (A-04): tell whether Madame just left a showdown space that, by an option, the next meeple must go on."""
    return box.madame_showdown_slot == STILL_OPEN and state.last >= Space.W and state.space[state.last] == NO_MEEPLE


def list_placements(box, state, out):
    """PM-029, PM-030, PM-031, PM-032, PM-033, PM-034 (A-21, A-40): list every kind in the hand on every possible space.

    From the saloon or the jail, the first meeple goes on any free space and the second on either side of it. From a
    building, the first goes on either side of its door. Every later meeple has only one possible space. So choosing a
    space also chooses the direction.
    """
    if starts_anywhere(state):
        n = 0
        for space in range(SPACES):
            if state.space[space] == NO_MEEPLE:
                n = list_hand_onto(state, space, out, n)
        return n
    if slot_is_open(box, state):
        return list_hand_onto(state, state.last, out, 0)
    if state.direction != Direction.OPEN:
        return list_hand_onto(state, next_in_sequence(box, state), out, 0)
    n = list_hand_onto(state, next_free(box, state, Direction.CLOCKWISE), out, 0)
    return list_hand_onto(state, next_free(box, state, Direction.COUNTERCLOCKWISE), out, n)


def list_hand_onto(state, space, out, n):
    """PM-029 (A-20): list one action for each kind of meeple in the hand."""
    for kind in range(MEEPLES):
        out[n] = place(kind, space)
        n += state.hand[kind] > 0
    return n


# --- placing ------------------------------------------------------------------------------------------------


def place_meeple(box, state, kind, space):
    """PM-025, PM-027, PM-028, PM-040, PM-044: put one meeple on one space; on a showdown space it gets a token."""
    go_to(box, state, space)
    state.hand[kind] -= 1
    if space >= Space.W and kind == Meeple.MADAME:
        divert_madame(state)
    else:
        state.space[space] = kind
        if space >= Space.W:
            put_token(state, space)
    if state.phase != Phase.NAME_CONTROLLER:
        continue_sowing(box, state)


def go_to(box, state, space):
    """PM-032, PM-034, PM-038, PM-046: advance to a space and count the spaces passed; this fixes an open direction.

    For a meeple that goes back to the space Madame left, this advances only to the end of the lap.
    """
    if starts_anywhere(state):
        state.last = space
        state.visited = 1
        return
    if slot_is_open(box, state):
        return
    if state.direction == Direction.OPEN:
        if next_free(box, state, Direction.CLOCKWISE) == space:
            state.direction = Direction.CLOCKWISE
        else:
            state.direction = Direction.COUNTERCLOCKWISE
    while state.last != space and state.visited < lap(box, state):
        state.last = box.neighbour[state.direction - 1, state.last]
        state.visited += 1


def divert_madame(state):
    """PM-044, PM-045, PM-104 (A-22): Madame goes to the saloon at once, without token, action or showdown."""
    state.saloon[Meeple.MADAME] += 1


def put_token(state, space):
    """PM-040, PM-041, PM-088 (A-07): use the active player's token, or another player's if that one is in use.

    With two players nobody is asked, because only the opponent's token can be used.
    """
    here = space - Space.W
    if state.controller[1 - here] != state.active:
        state.controller[here] = state.active
    elif state.seats == 2:
        state.controller[here] = 1 - state.active
    else:
        state.phase = Phase.NAME_CONTROLLER


def list_controllers(state, out):
    """PM-041, PM-088: list every other seat, because all their tokens are free."""
    n = 0
    for seat in range(state.seats):
        if seat != state.active:
            out[n] = name(seat)
            n += 1
    return n


def space_without_token(state):
    """PM-041: return the showdown space whose meeple waits for a controller to be named."""
    return Space.W if state.controller[0] < 0 else Space.E


def name_controller(box, state, seat):
    """PM-042, PM-043: the named seat controls the meeple, and the sowing continues."""
    state.controller[space_without_token(state) - Space.W] = seat
    continue_sowing(box, state)


# --- continuing ---------------------------------------------------------------------------------------------


def hand_is_empty(state):
    """PM-025: tell whether every meeple has been sown."""
    meeples = 0
    for kind in range(MEEPLES):
        meeples += state.hand[kind]
    return meeples == 0


def continue_sowing(box, state):
    """PM-025, PM-038, PM-043, PM-046: ask for the next placement, until the hand is empty or no space is left."""
    state.phase = Phase.SOW
    if not hand_is_empty(state):
        if slot_is_open(box, state) or state.direction == Direction.OPEN:
            return
        if next_in_sequence(box, state) != NO_SPACE:
            return
        put_leftovers_away(box, state)
    state.origin = NO_LOCATION
    state.direction = Direction.OPEN
    state.last = NO_SPACE
    state.visited = 0
    next_resolution(box, state)


def put_leftovers_away(box, state):
    """PM-039 (A-02): leftover meeples go to the saloon and do not act; by an option they go back to their origin."""
    back = box.sow_overflow == ORIGIN
    for kind in range(MEEPLES):
        if back and state.origin < BUILDINGS:
            state.inside[state.origin, kind] += state.hand[kind]
        elif back and state.origin == Location.JAIL:
            state.jail += state.hand[kind]
        else:
            state.saloon[kind] += state.hand[kind]
        state.hand[kind] = 0
