"""Setup: the board, the deal, the start player, the corner tiles."""

from tablee.core.rng import below
from tablee.games.poignee.actions import CORNER_BUILDING, corner, deal_meeple
from tablee.games.poignee.box import (
    BUILDINGS,
    FIGHTERS,
    HOST_CHOOSES,
    MAX_BOXED,
    MAX_TOMBS,
    NO_LOCATION,
    NO_MEEPLE,
    NO_SPACE,
    NOTHING,
    RANDOM,
    SPACES,
    Meeple,
    Phase,
    Side,
)


def setup(box, state, seats):
    """PM-001, PM-002, PM-003, PM-004, PM-005, PM-006, PM-007, PM-008: write the position before the deal."""
    state.seats = seats
    state.phase = Phase.DEAL
    for seat in range(seats):
        state.tiles[seat] = box.tiles
    state.bank = box.bars
    state.crates_jail = box.crates
    state.saloon[Meeple.MADAME] = box.meeples[Meeple.MADAME]
    for kind in range(FIGHTERS):
        state.hand[kind] = box.meeples[kind]
    state.bag_gold = box.bag_gold
    state.bag_stone = box.bag_stone
    empty_the_street(state)
    state.start_seat = agreed_start_seat(box)


def agreed_start_seat(box):
    """PM-009 (A-18): return the start player if the options fix one, -1 if chance decides."""
    if box.start_player == RANDOM:
        return -1
    if box.start_player == HOST_CHOOSES:
        return box.first_seat - 1
    return 0


def empty_the_street(state):
    """PM-008: clear the tiles, the spaces, the tombs, the box and everything that describes a turn in progress."""
    for building in range(BUILDINGS):
        state.owner[building] = -1
    for space in range(SPACES):
        state.space[space] = NO_MEEPLE
    for tomb in range(MAX_TOMBS):
        state.graveyard[tomb] = NO_MEEPLE
    for slot in range(MAX_BOXED):
        state.boxed[slot] = NO_MEEPLE
    for i in range(2):
        state.controller[i] = -1
        state.draw_seat[i] = -1
    state.active = -1
    state.origin = NO_LOCATION
    state.last = NO_SPACE
    state.acting = NOTHING
    state.by_turn = -1


def undealt(state):
    """PM-006: return how many meeples are still to be dealt."""
    left = 0
    for kind in range(FIGHTERS):
        left += state.hand[kind]
    return left


def list_deals(state, out, weight):
    """PM-006: list the kinds still to be dealt, each weighted by the number of its meeples left."""
    n = 0
    for kind in range(FIGHTERS):
        if state.hand[kind] > 0:
            out[n] = deal_meeple(kind)
            weight[n] = state.hand[kind]
            n += 1
    return n


def sample_deal(state, rng):
    """PM-006: draw one of the meeples not yet dealt, all equally likely."""
    ticket = below(rng, undealt(state))
    kind = 0
    while ticket >= state.hand[kind]:
        ticket -= state.hand[kind]
        kind += 1
    return deal_meeple(kind)


def deal_one(box, state, kind):
    """PM-006, PM-009 (A-18): deal a meeple into the first building not yet full; after the last, find who starts."""
    building = (BUILDINGS * box.per_building - undealt(state)) // box.per_building
    state.inside[building, kind] += 1
    state.hand[kind] -= 1
    if undealt(state) > 0:
        return
    if state.start_seat < 0:
        state.phase = Phase.START
    else:
        place_first_corner(state)


def find_start_player(state, seat):
    """PM-009: make the seat that chance has drawn the start player."""
    state.start_seat = seat
    place_first_corner(state)


def place_first_corner(state):
    """PM-010: ask the seat to the right of the start player to place the first corner tile."""
    state.active = (state.start_seat + state.seats - 1) % state.seats
    state.phase = Phase.SETUP_CORNER


def list_corners(state, out):
    """PM-011, PM-012 (A-16): list each corner building without a tile."""
    n = 0
    for i in range(len(CORNER_BUILDING)):
        if state.owner[CORNER_BUILDING[i]] < 0:
            out[n] = corner(i)
            n += 1
    return n


def place_corner_tile(state, building):
    """PM-010, PM-011, PM-014, PM-015: place a free basic tile; the seat to the right is next, the start player last."""
    state.owner[building] = state.active
    state.side[building] = Side.BASIC
    state.tiles[state.active] -= 1
    if state.active == state.start_seat:
        state.phase = Phase.TAKE
    else:
        state.active = (state.active + state.seats - 1) % state.seats
