"""Drawing from the bag, piece by piece, and what dynamite does."""

from tablee.core.rng import below
from tablee.games.poignee.actions import CRATE, GOLD, STONE, draw_piece
from tablee.games.poignee.box import PER_ACTION

# --- the bag ------------------------------------------------------------------------------------------------


def pieces_in_bag(state):
    """PM-082: return how many cubes and crates are in the bag."""
    return state.bag_gold + state.bag_stone + state.crates_bag


def owe_draws(state, seat, count):
    """PM-082 (A-42): record how many pieces a seat has to draw; a seat recorded earlier draws first."""
    if count == 0:
        return
    place = 0 if state.draw_left[0] == 0 else 1
    state.draw_seat[place] = seat
    state.draw_left[place] = count


def draws_are_owed(state):
    """PM-082: tell whether a piece is still to be drawn."""
    return state.draw_left[0] > 0


def list_pieces(state, out, weight):
    """PM-082: list the kinds of piece in the bag, each weighted by the number of its pieces."""
    n = 0
    if state.bag_gold > 0:
        out[n] = draw_piece(GOLD)
        weight[n] = state.bag_gold
        n += 1
    if state.bag_stone > 0:
        out[n] = draw_piece(STONE)
        weight[n] = state.bag_stone
        n += 1
    if state.crates_bag > 0:
        out[n] = draw_piece(CRATE)
        weight[n] = state.crates_bag
        n += 1
    return n


def sample_piece(state, rng):
    """PM-082: draw one of the pieces in the bag, all equally likely."""
    ticket = below(rng, pieces_in_bag(state))
    if ticket < state.bag_gold:
        return draw_piece(GOLD)
    if ticket < state.bag_gold + state.bag_stone:
        return draw_piece(STONE)
    return draw_piece(CRATE)


def draw_one(state, piece):
    """PM-083, PM-084, PM-085 (A-06): give a cube to the seat drawing; a crate counts as a draw and explodes later."""
    seat = state.draw_seat[0]
    if piece == GOLD:
        state.bag_gold -= 1
        state.gold[seat] += 1
    elif piece == STONE:
        state.bag_stone -= 1
        state.stone[seat] += 1
    else:
        state.crates_bag -= 1
        state.crates_drawn += 1
    state.draw_left[0] -= 1
    if state.draw_left[0] == 0:
        next_to_draw(state)


def next_to_draw(state):
    """PM-096 (A-09): let the second seat draw; only after a double kill do two seats draw."""
    state.draw_seat[0] = state.draw_seat[1]
    state.draw_left[0] = state.draw_left[1]
    state.draw_seat[1] = -1
    state.draw_left[1] = 0


def lose_draws(state):
    """PM-086 (A-19): cancel the draws that are left when the bag is empty."""
    for i in range(2):
        state.draw_seat[i] = -1
        state.draw_left[i] = 0


# --- dynamite -----------------------------------------------------------------------------------------------


def explode(box, state):
    """PM-106, PM-109, PM-110, PM-111 (A-05, A-24): one explosion per crate drawn or, by an option, one in all."""
    explosions = state.crates_drawn
    if box.multi_dynamite == PER_ACTION:
        explosions = min(explosions, 1)
    for _ in range(explosions):
        return_half_the_stone(state)
    state.crates_exploded += state.crates_drawn
    state.crates_drawn = 0


def return_half_the_stone(state):
    """PM-106, PM-107, PM-108 (A-12): every player returns half of their stone to the bag, rounded down."""
    for seat in range(state.seats):
        lost = state.stone[seat] // 2
        state.stone[seat] -= lost
        state.bag_stone += lost
