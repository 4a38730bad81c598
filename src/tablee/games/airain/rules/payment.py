"""Which cards pay a province: the exact test, for a whole payment or for one still being put together.

Numbers per troop kind travel in the five lanes of one integer (see `box.LANE`), so that a requirement is compared
with a hand in a few steps. A `tally` is what the test needs to know of the cards:

    symbols, cards             lanes: troop symbols and troop cards paid
    singles, doubles           hero cards paid, by size
    more                       lanes: troop symbols in hand that are not decided upon yet
    more_singles, more_doubles hero cards in hand that are not decided upon yet

(`0 + n` where a tally is made widens a byte: compiled, a tally is always seven numbers of one type.)
"""

from tablee.games.airain.box import (
    DOUBLE_HERO,
    FREE,
    KINDS,
    LANE,
    ONES,
    PAIRINGS,
    PAIRINGS_UP_TO,
    PAIRS_IN,
    SAME_TROOP,
    SINGLE_HERO,
    SPARE,
    TROOP_TYPES,
)

# --- lanes -----------------------------------------------------------------------------------------------------


def lane_of(lanes, kind):
    """Return the number of one kind."""
    return (lanes >> (LANE * kind)) & ((1 << LANE) - 1)


def total(lanes):
    """Add up the five lanes (none of the sums passes 63, so no lane runs over)."""
    return lane_of(lanes * ONES, KINDS - 1)


def holds(lanes, less):
    """Tell whether no lane of `less` is greater: a borrow would take a spare bit away."""
    return (((lanes | SPARE) - less) & SPARE) == SPARE


def minus(lanes, less):
    """Subtract lane by lane, a lane below zero counting as zero."""
    difference = (lanes | SPARE) - less
    kept = difference & SPARE
    return difference & (kept - (kept >> (LANE - 1)))


# --- cards -----------------------------------------------------------------------------------------------------


def kind_of(card):
    """GA-003: the troop kind of a card type; heroes come last."""
    return int(card) >> 1


def symbols_of(card):
    """GA-003, GA-077: a double card counts for two symbols, a single card for one."""
    return 2 - (int(card) & 1)


def tally_of(state, seat, cursor):
    """GA-003, GA-046: add up the cards paid so far, and the hand cards of the types from `cursor` on."""
    paid, hand = state.paid, state.hand
    symbols = 0
    cards = 0
    more = 0
    for kind in range(KINDS):
        double, single = 2 * kind, 2 * kind + 1
        lane = LANE * kind
        symbols += (2 * int(paid[double]) + int(paid[single])) << lane
        cards += (int(paid[double]) + int(paid[single])) << lane
        if double >= cursor:
            more += (2 * int(hand[seat, double])) << lane
        if single >= cursor:
            more += int(hand[seat, single]) << lane
    singles = 0 + int(paid[SINGLE_HERO])
    doubles = 0 + int(paid[DOUBLE_HERO])
    more_singles = int(hand[seat, SINGLE_HERO]) * (cursor <= SINGLE_HERO)
    more_doubles = int(hand[seat, DOUBLE_HERO]) * (cursor <= DOUBLE_HERO)
    return symbols, cards, singles, doubles, more, more_singles, more_doubles


def whole_hand(state, seat):
    """GA-046: the tally of a payment not yet begun."""
    hand = state.hand
    more = 0
    for kind in range(KINDS):
        more += (2 * int(hand[seat, 2 * kind]) + int(hand[seat, 2 * kind + 1])) << (LANE * kind)
    return 0, 0, 0, 0, more, 0 + int(hand[seat, SINGLE_HERO]), 0 + int(hand[seat, DOUBLE_HERO])


def paying(tally, card, n):
    """GA-003: the tally with `n` more cards of one type paid."""
    symbols, cards, singles, doubles, more, more_singles, more_doubles = tally
    if card < TROOP_TYPES:
        lane = LANE * kind_of(card)
        symbols += (int(n) * symbols_of(card)) << lane
        cards += int(n) << lane
    elif card == DOUBLE_HERO:
        doubles += n
    else:
        singles += n
    return symbols, cards, singles, doubles, more, more_singles, more_doubles


# --- the test --------------------------------------------------------------------------------------------------


def feasible(box, province, taken, tally):
    """GA-008, GA-046, GA-056, GA-065: the cards paid can be completed to a legal payment from those undecided.

    One kind for the choice group must do, also a kind the province requires anyway. With nothing undecided this is
    the test of a payment. `taken` is the type of the card taken in a war, or -1.
    """
    symbols, cards, singles, doubles, more, more_singles, more_doubles = tally
    wild = singles + 2 * doubles + more_singles + 2 * more_doubles
    if total(minus(box.need_fixed[province], symbols + more)) > wild:
        return False
    for kind in range(box.readings[province]):
        need = box.need[province, kind]
        if box.double_hero == SAME_TROOP:
            if feasible_in_pairs(box, need, taken, tally):
                return True
        elif feasible_for(box, need, taken, symbols + more, wild, cards, singles + doubles):
            return True
    return False


def feasible_for(box, need, taken, symbols, wild, cards, heroes):
    """GA-046, GA-047, GA-048, GA-049, GA-050, GA-051, GA-065 (A-10): the test for one kind of the choice group.

    All symbols within reach cover the requirement, heroes standing in for any troop; of the cards paid, no kind has
    more than it is asked for, and all together are no more than the symbols asked: so each of them supplies one.
    With free overpaying only a card taken in a war must be of a kind that is asked for.
    """
    if total(minus(need, symbols)) > wild:
        return False
    if box.overpay == FREE:
        return taken < 0 or lane_of(need, kind_of(taken)) > 0
    return holds(need, cards) and heroes + total(cards) <= total(need)


def feasible_in_pairs(box, need, taken, tally):
    """GA-049 (A-09, doubleHero = sameTroop): a double hero counts twice for one kind, or only once.

    Some number of double heroes, each put on a kind or split off to count like a single hero, must do.
    """
    symbols, cards, singles, doubles, more, more_singles, more_doubles = tally
    for heroes in range(doubles, doubles + more_doubles + 1):
        for i in range(PAIRINGS_UP_TO[heroes]):
            pairs = 2 * PAIRINGS[i]
            if box.overpay != FREE and not holds(need, pairs):
                continue
            wild = singles + heroes - PAIRS_IN[i]
            if feasible_for(box, minus(need, pairs), taken, symbols + more, wild + more_singles, cards, wild):
                return True
    return False
