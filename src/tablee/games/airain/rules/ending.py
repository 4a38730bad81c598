"""The end of the game, victory points and places."""

from tablee.games.airain.box import (
    BY_PROVINCES,
    FACTIONS,
    LANE,
    PROVINCES,
    REPLACEMENT_FAILS,
    Ending,
    Phase,
)
from tablee.games.airain.rules.conquering import in_province_pile, in_province_row
from tablee.games.airain.rules.payment import lane_of

PLACE_BITS = 3  # `rank` uses the low bits for a place and the other bits for the number it compares

# --- the end ---------------------------------------------------------------------------------------------------


def ending_of_turn(box, state):
    """GA-002, GA-054, GA-080, GA-081, GA-082 (A-11): return how this turn ends the game, if it does.

    A turn with a conquest ends the game if the province pile is empty or, with endTrigger = cannotReplace, if too
    few provinces are left to fill the row.
    """
    if not state.conquered:
        return Ending.NONE
    if box.end_trigger == REPLACEMENT_FAILS:
        return Ending.CANNOT_REPLACE if in_province_row(state) < box.province_row else Ending.NONE
    return Ending.PILE_EMPTY if in_province_pile(box, state) == 0 else Ending.NONE


def end_game(state, ending):
    """GA-002, GA-080, GA-083, GA-084: end the game at once; players may have had different numbers of turns."""
    state.ending = ending
    state.phase = Phase.GAME_END
    state.conquered = 0
    state.discarder = -1


# --- victory points --------------------------------------------------------------------------------------------


def factions_of(box, state, seat):
    """GA-006, GA-091: return how many provinces of each faction a seat owns, in lanes."""
    owner = state.owner
    lanes = 0
    for province in range(PROVINCES):
        if owner[province] == seat:
            lanes += 1 << (LANE * int(box.faction[province]))
    return lanes


def most_of_each(box, state):
    """GA-095: return the most provinces of each faction that one seat owns, in lanes."""
    most = 0
    for seat in range(state.seats):
        mine = factions_of(box, state, seat)
        for faction in range(FACTIONS):
            ahead = lane_of(mine, faction) - lane_of(most, faction)
            if ahead > 0:
                most += ahead << (LANE * faction)
    return most


def printed_points(box, state, seat):
    """GA-084, GA-090: return the points printed on a seat's provinces; cards in hand are worth nothing."""
    owner = state.owner
    points = 0
    for province in range(PROVINCES):
        if owner[province] == seat:
            points += int(box.points[province])
    return points


def set_bonus(box, mine):
    """GA-091, GA-092, GA-093, GA-094: return the bonus for the number of complete sets of the four factions."""
    sets = FACTIONS
    for faction in range(FACTIONS):
        sets = min(sets, lane_of(mine, faction))
    return int(box.sets[sets])


def majority_bonus(box, mine, most):
    """GA-095, GA-096, GA-097: return the bonus for factions of which no seat owns more; tied seats all get it."""
    points = 0
    for faction in range(FACTIONS):
        if lane_of(mine, faction) > 0 and lane_of(mine, faction) == lane_of(most, faction):
            points += int(box.majority)
    return points


def points_of(box, state, seat, most):
    """GA-090, GA-092, GA-095: return the total of a seat; `most` is the result of `most_of_each`."""
    mine = factions_of(box, state, seat)
    return printed_points(box, state, seat) + set_bonus(box, mine) + majority_bonus(box, mine, most)


def score(box, state, out):
    """GA-001, GA-090: write the present points of every seat."""
    most = most_of_each(box, state)
    for seat in range(state.seats):
        out[seat] = points_of(box, state, seat, most)


def standing(box, state, seat, most):
    """GA-098 (A-17): return the number by which seats are compared: points or, with the option, also provinces.

    With tieBreak = provinces, seats with equal points are compared by their number of provinces, then by their number
    of the most valuable provinces.
    """
    points = points_of(box, state, seat, most)
    if box.tie_break != BY_PROVINCES:
        return points
    provinces = 0
    top_cards = 0
    for province in range(PROVINCES):
        if state.owner[province] == seat:
            provinces += 1
            top_cards += box.points[province] == box.top_points
    return (points * (PROVINCES + 1) + provinces) * (PROVINCES + 1) + top_cards


def rank(box, state, out):
    """GA-001, GA-098 (A-29): write each seat's place; equal seats share a place and the next place is skipped."""
    most = most_of_each(box, state)
    for seat in range(state.seats):
        out[seat] = standing(box, state, seat, most) << PLACE_BITS
    for seat in range(state.seats):
        place = 1
        for other in range(state.seats):
            place += out[other] >> PLACE_BITS > out[seat] >> PLACE_BITS
        out[seat] += place
    for seat in range(state.seats):
        out[seat] &= (1 << PLACE_BITS) - 1
