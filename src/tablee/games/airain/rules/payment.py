"""Which cards pay for a province. `feasible` tests whether a payment is legal or can still become legal.

Numbers per troop kind are packed into the five lanes of one integer (see `box.LANE`), so that comparing a requirement
with a hand takes a few operations. A `tally` is a tuple of what `feasible` needs to know about the cards:

    symbols, cards             troop symbols and troop cards paid, in lanes
    singles, doubles           single and double hero cards paid
    more                       troop symbols of hand cards not yet decided, in lanes
    more_singles, more_doubles hero cards in hand not yet decided

`0 + n` converts an int8 to a full integer, so that all seven numbers of a compiled tally have the same type.
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
    """Return the number in the lane of one kind."""
    return (lanes >> (LANE * kind)) & ((1 << LANE) - 1)


def total(lanes):
    """Add up the five lanes (no sum exceeds 63, so no lane overflows)."""
    return lane_of(lanes * ONES, KINDS - 1)


def holds(lanes, less):
    """Tell whether no lane of `less` is greater than that of the other number (a borrow would clear the unused bit)."""
    return (((lanes | SPARE) - less) & SPARE) == SPARE


def minus(lanes, less):
    """Subtract lane by lane; a negative result becomes zero."""
    difference = (lanes | SPARE) - less
    kept = difference & SPARE
    return difference & (kept - (kept >> (LANE - 1)))


# --- cards -----------------------------------------------------------------------------------------------------


def kind_of(card):
    """GA-003: return the troop kind of a card type; heroes come last."""
    return int(card) >> 1


def symbols_of(card):
    """GA-003, GA-077: return the symbols of a card type: two for a double card, one for a single card."""
    return 2 - (int(card) & 1)


def tally_of(state, seat, cursor):
    """GA-003, GA-046: return the tally of the cards paid so far and the hand cards of the types from `cursor` on."""
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
    """GA-046: return the tally of a payment that has not yet begun."""
    hand = state.hand
    more = 0
    for kind in range(KINDS):
        more += (2 * int(hand[seat, 2 * kind]) + int(hand[seat, 2 * kind + 1])) << (LANE * kind)
    return 0, 0, 0, 0, more, 0 + int(hand[seat, SINGLE_HERO]), 0 + int(hand[seat, DOUBLE_HERO])


def paying(tally, card, n):
    """GA-003: return the tally with `n` more cards of one type paid."""
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
    """GA-008, GA-046, GA-056, GA-065: tell whether the cards paid, with some undecided cards, pay legally.

    The payment must be legal for at least one kind as the choice group; this may be a kind that the province requires
    anyway. If no card is undecided, this tests a complete payment. `taken` is the type of the card taken in a war, or
    -1.
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
    """GA-046, GA-047, GA-048, GA-049, GA-050, GA-051, GA-065 (A-10): test one kind for the choice group.

    The symbols paid and undecided must cover the requirement; heroes stand in for any troop. To make sure that each
    card supplies at least one symbol, there must not be more cards paid than symbols required, neither of one kind nor
    in total. With free overpaying, it is enough that a card taken in a war is of a required kind.
    """
    if total(minus(need, symbols)) > wild:
        return False
    if box.overpay == FREE:
        return taken < 0 or lane_of(need, kind_of(taken)) > 0
    return holds(need, cards) and heroes + total(cards) <= total(need)


def feasible_in_pairs(box, need, taken, tally):
    """GA-049 (A-09, doubleHero = sameTroop): a double hero counts twice for one kind, or once.

    Each double hero is paired with a kind or counted like a single hero; one such assignment must pass the test.
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
