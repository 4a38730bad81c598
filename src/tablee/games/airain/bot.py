"""The value of a position, the playout policy, the features and the search settings, for bots and machine learning."""

from tablee.core.chances import make_chances
from tablee.core.faces import SearchSettings
from tablee.core.rng import below
from tablee.games.airain.box import (
    DOUBLE_HERO,
    FACTIONS,
    KINDS,
    LANE,
    LANE_LIMIT,
    MAX_SEATS,
    SINGLE_HERO,
    TROOP_TYPES,
    TYPES,
    Phase,
)
from tablee.games.airain.rules.conquering import in_province_pile
from tablee.games.airain.rules.ending import (
    factions_of,
    majority_bonus,
    most_of_each,
    points_of,
    printed_points,
    set_bonus,
)
from tablee.games.airain.rules.payment import kind_of, lane_of, minus, symbols_of, total, whole_hand

PROVINCE_FEATURES = KINDS + FACTIONS + 4
ROW_FEATURES = 5
PHASES = len(Phase)
N_FEATURES = MAX_SEATS * (TYPES + FACTIONS + 6) + 5 * TYPES + ROW_FEATURES * PROVINCE_FEATURES + 4 + PHASES


STEEPNESS = 0.0285  # weight of one point of `strength` at the start of the game; it grows towards the end
URGENCY = 0.0476  # the smaller this is, the more a point weighs near the end
SYMBOL_WORTH = 4.3  # points that a troop symbol in hand is worth at the start; the worth falls to 0 at the end
HERO_WORTH = 3.0  # points that a hero's symbol in hand is worth at the start; the worth falls to 0 at the end
PAYABLE = 0.2  # a face-up province that the hand can pay for counts with this share of its gain
ONE_SHORT = 0.17  # this share of its gain counts if the hand lacks one symbol to pay for it
TWO_SHORT = 0.17  # this share of its gain counts if the hand lacks two symbols to pay for it
IN_WAR = 0.15  # these gains count more by this share for a seat that may still declare war
SET_PART = 4.86  # weight of the bonus for the next set, times the share of its factions that the seat already has
BEHIND = 20.0  # points subtracted at the start for each province a seat is behind the leader of a faction
FAR_BEHIND = 3  # a seat further behind in a faction is counted as this many provinces behind
SENSE = 0.9  # probability that a payment in a playout keeps double cards and heroes in hand if possible


def value(box, state, out):
    """Estimate each seat's chance to win from points, prospects of sets and majorities, and the hand."""
    left = in_province_pile(box, state) / (box.provinces - box.province_row)
    steep = STEEPNESS / (left + URGENCY)
    most = most_of_each(box, state)
    for seat in range(state.seats):
        out[seat] = steep * strength(box, state, seat, most, left)
    make_chances(out, state.seats)


def strength(box, state, seat, most, left):
    """Return the points a seat has and may soon get; `left` is the share of the game that is still to come."""
    mine = factions_of(box, state, seat)
    points = printed_points(box, state, seat) + set_bonus(box, mine) + majority_bonus(box, mine, most)
    future = prospects(box, mine, most) + hand_worth(box, state, seat)
    return points + left * future + within_reach(box, state, seat, mine, most)


def prospects(box, mine, most):
    """Estimate the worth of the next complete set, minus a penalty for factions in which others lead."""
    sets = FACTIONS
    behind = 0
    for faction in range(FACTIONS):
        sets = min(sets, lane_of(mine, faction))
        behind += min(FAR_BEHIND, lane_of(most, faction) - lane_of(mine, faction))
    worth = -BEHIND * behind
    if sets < FACTIONS:
        begun = 0
        for faction in range(FACTIONS):
            begun += lane_of(mine, faction) > sets
        worth += SET_PART * (begun / FACTIONS) * (box.sets[sets + 1] - box.sets[sets])
    return worth


def hand_worth(box, state, seat):
    """Estimate the worth of the symbols in hand."""
    hand = state.hand
    troops = 0
    for card in range(TROOP_TYPES):
        troops += int(hand[seat, card]) * symbols_of(card)
    return SYMBOL_WORTH * troops + HERO_WORTH * (int(hand[seat, SINGLE_HERO]) + 2 * int(hand[seat, DOUBLE_HERO]))


def within_reach(box, state, seat, mine, most):
    """Estimate the worth of face-up provinces that the hand can pay for, or nearly; in a war, a batch card helps."""
    _, _, _, _, symbols, singles, doubles = whole_hand(state, seat)
    wild = singles + 2 * doubles
    in_war = may_declare(state, seat)
    worth = 0.0
    for place in range(box.province_row):
        province = state.province_row[place]
        if province >= 0:
            short = missing(box, province, symbols, wild)
            if in_war and short > 0:
                short = missing_in_war(box, state, province, symbols, wild)
            if short <= 2:
                part = PAYABLE if short == 0 else (ONE_SHORT if short == 1 else TWO_SHORT)
                worth += part * gain(box, province, mine, most)
    return worth * (1.0 + IN_WAR) if in_war else worth


def may_declare(state, seat):
    """GA-061, GA-063: tell whether a war window is open and the seat is still to be asked."""
    if state.phase != Phase.WAR_CHOICE:
        return False
    return (seat - state.asked) % state.seats < (state.discarder - state.asked) % state.seats


def missing(box, province, symbols, wild):
    """Count the symbols that a hand lacks to pay for a province."""
    least = LANE_LIMIT
    for kind in range(box.readings[province]):
        least = min(least, total(minus(box.need[province, kind], symbols)))
    return max(0, least - wild)


def missing_in_war(box, state, province, symbols, wild):
    """Count the symbols that a hand still lacks if it takes the best card of the batch."""
    least = LANE_LIMIT
    for card in range(TROOP_TYPES):
        if state.batch[card]:
            with_it = symbols + (symbols_of(card) << (LANE * kind_of(card)))
            least = min(least, missing(box, province, with_it, wild))
    return least


def gain(box, province, mine, most):
    """Return the points a province would bring now, including a set it completes and a majority it reaches."""
    faction = int(box.faction[province])
    points = int(box.points[province]) + set_bonus(box, mine + (1 << (LANE * faction))) - set_bonus(box, mine)
    if lane_of(mine, faction) + 1 == max(1, lane_of(most, faction)):
        points += int(box.majority)
    return points


def playout_choice(box, state, out, n, rng):
    """Choose at random, except that payments mostly use single cards and keep double cards and heroes.

    Preferences for wars, draws and discards were tried as well, but the bot then won fewer games.
    """
    if state.phase == Phase.PAYMENT and below(rng, 1024) < SENSE * 1024.0:
        return n - 1 if state.cursor < TROOP_TYPES and symbols_of(state.cursor) == 1 else 0
    return below(rng, n)


def features(box, state, seat, out):
    """Write what `seat` sees as numbers of about 0..1: the seats (itself first), cards, face-up provinces, phase."""
    n = 0
    most = most_of_each(box, state)
    for i in range(MAX_SEATS):
        who = (max(seat, 0) + i) % state.seats
        n = seat_features(box, state, who, i < state.seats, most, out, n)
    for card in range(TYPES):
        out[n + card] = state.hand[seat, card] / 12.0 if seat >= 0 else 0.0
        out[n + TYPES + card] = state.troop_row[card] / 5.0
        out[n + 2 * TYPES + card] = state.discard_pile[card] / 12.0
        out[n + 3 * TYPES + card] = state.batch[card] / 12.0
        out[n + 4 * TYPES + card] = state.paid[card] / 12.0
    n += 5 * TYPES
    for place in range(ROW_FEATURES):
        n = province_features(box, state, state.province_row[place], out, n)
    out[n] = state.pile_size / 80.0
    out[n + 1] = state.draw_no / 2.0
    out[n + 2] = state.cursor / 12.0
    out[n + 3] = (state.taken + 1) / 12.0
    n += 4
    for phase in range(PHASES):
        out[n + phase] = state.phase == phase
    return n + PHASES


def seat_features(box, state, who, seated, most, out, n):
    """Write what is public about one seat: known cards, provinces by faction, points, and its role in the turn."""
    for card in range(TYPES):
        out[n + card] = seated * state.known[who, card] / 12.0
    n += TYPES
    owned = factions_of(box, state, who)
    for faction in range(FACTIONS):
        out[n + faction] = seated * lane_of(owned, faction) / 11.0
    n += FACTIONS
    out[n] = seated
    out[n + 1] = seated * state.hand_size[who] / 20.0
    out[n + 2] = seated * points_of(box, state, who, most) / 60.0
    out[n + 3] = seated * (state.active == who)
    out[n + 4] = seated * (state.asked == who)
    out[n + 5] = seated * (state.discarder == who)
    return n + 6


def province_features(box, state, province, out, n):
    """Write the province in one place of the row: requirement, choice group, faction, points."""
    there = province >= 0
    for kind in range(KINDS):
        out[n + kind] = box.fixed[province, kind] / 8.0 if there else 0.0
    n += KINDS
    for faction in range(FACTIONS):
        out[n + faction] = there and box.faction[province] == faction
    n += FACTIONS
    out[n] = there
    out[n + 1] = box.choice[province] / 3.0 if there else 0.0
    out[n + 2] = box.points[province] / 4.0 if there else 0.0
    out[n + 3] = there and state.province == province
    return n + 4


SEARCH = SearchSettings(
    N_FEATURES,
    playout=0,  # no playouts: `value` is a better estimate than a random playout
    exploration=1.0,  # hands are re-dealt for every iteration, so results vary widely
    iteration_cap=3_000,  # more iterations search the bot's own turn deeper but not the replies to it, and play worse
)
