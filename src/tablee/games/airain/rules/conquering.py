"""Conquering: the payment step by step, and what a conquest does."""

from tablee.games.airain.actions import choose_province, count_cards
from tablee.games.airain.box import PROVINCES, TYPES, Phase, Then
from tablee.games.airain.rules.payment import feasible, paying, tally_of, whole_hand
from tablee.games.airain.rules.recruiting import leave_hand
from tablee.games.airain.rules.wars import declare_war

# --- provinces -------------------------------------------------------------------------------------------------


def in_province_row(state):
    """GA-012: return the number of face-up provinces."""
    row = state.province_row
    provinces = 0
    while provinces < len(row) and row[provinces] >= 0:
        provinces += 1
    return provinces


def in_province_pile(box, state):
    """GA-082: return the number of provinces that are neither conquered nor face up."""
    owner = state.owner
    provinces = box.provinces - in_province_row(state)
    for province in range(PROVINCES):
        provinces -= owner[province] >= 0
    return provinces


def row_bits(state):
    """GA-012, GA-045: return the face-up provinces as a bit mask."""
    row = state.province_row
    bits = 0
    place = 0
    while place < len(row) and row[place] >= 0:
        bits |= 1 << int(row[place])
        place += 1
    return bits


def turn_up_province(state, province):
    """GA-012, GA-053: add a province to the row, which is sorted by number."""
    place = in_province_row(state)
    while place > 0 and state.province_row[place - 1] > province:
        state.province_row[place] = state.province_row[place - 1]
        place -= 1
    state.province_row[place] = province


def remove_from_row(state, province):
    """GA-052: remove a province from the row."""
    last = len(state.province_row) - 1
    for place in range(last):
        if state.province_row[place] >= province:
            state.province_row[place] = state.province_row[place + 1]
    state.province_row[last] = -1


# --- the payment, type by type ---------------------------------------------------------------------------------


def list_conquests(box, state, out, n):
    """GA-045, GA-046: list the provinces the active seat can pay for; `out` already holds `n` other actions."""
    tally = whole_hand(state, state.active)
    for place in range(box.province_row):
        province = state.province_row[place]
        if province >= 0 and feasible(box, province, -1, tally):
            out[n] = choose_province(province)
            n += 1
    return n


def payer(state):
    """GA-022, GA-045, GA-068: return who pays: the active seat on its turn, the declarer in a war."""
    return state.asked if state.asked >= 0 else state.active


def begin_payment(box, state, province):
    """GA-045, GA-065, GA-068: begin to pay for a province; in a war, the card taken is the first one paid."""
    state.province = province
    if state.taken >= 0:
        state.paid[state.taken] = 1
    state.phase = Phase.PAYMENT
    settle_forced_counts(box, state)


def list_counts(box, state, out):
    """GA-046, GA-050, GA-051: list how many hand cards of the type at the cursor may be paid."""
    seat = payer(state)
    card = state.cursor
    rest = tally_of(state, seat, card + 1)
    n = 0
    for cards in range(state.hand[seat, card] + 1):
        if feasible(box, state.province, state.taken, paying(rest, card, cards)):
            out[n] = count_cards(cards)
            n += 1
    return n


def pay_cards(box, state, n):
    """GA-046: add `n` hand cards of the type at the cursor to the payment."""
    state.paid[state.cursor] += n
    state.cursor += 1
    settle_forced_counts(box, state)


def settle_forced_counts(box, state):
    """GA-046: pay types with only one possible count unasked; after the last type the payment is complete."""
    seat = payer(state)
    while state.cursor < TYPES:
        if state.hand[seat, state.cursor] > 0:
            only = only_count(box, state, seat)
            if only < 0:
                return
            state.paid[state.cursor] += only
        state.cursor += 1
    complete_payment(box, state, seat)


def only_count(box, state, seat):
    """GA-046: return the only possible count of the type at the cursor, or -1 if there are several."""
    card = state.cursor
    rest = tally_of(state, seat, card + 1)
    only = -1
    for cards in range(state.hand[seat, card] + 1):
        if feasible(box, state.province, state.taken, paying(rest, card, cards)):
            if only >= 0:
                return -1
            only = cards
    return only


# --- the conquest ----------------------------------------------------------------------------------------------


def complete_payment(box, state, seat):
    """GA-046, GA-065, GA-069: make the payment public, in a war take the card, and continue with the conquest."""
    for card in range(TYPES):
        from_hand = state.paid[card] - (card == state.taken)
        state.known[seat, card] = max(state.known[seat, card], from_hand)
    if state.taken >= 0:
        declare_war(box, state)
    state.then = Then.CONQUEST


def conquer(box, state):
    """GA-045, GA-046, GA-052, GA-053, GA-054, GA-055, GA-068, GA-069: take the province; the payment is the new batch.

    A replacement is turned up if the province pile is not empty. If a seat was recruiting, its recruitment ends.
    """
    seat = payer(state)
    for card in range(TYPES):
        leave_hand(state, seat, card, state.paid[card] - (card == state.taken))
        state.batch[card] = state.paid[card]
        state.paid[card] = 0
    state.discarder = seat
    state.asked = -1
    state.owner[state.province] = seat
    remove_from_row(state, state.province)
    state.province = -1
    state.taken = -1
    state.cursor = 0
    state.draw_no = 0
    state.conquered = 1
    if in_province_pile(box, state) > 0:
        state.phase = Phase.TURN_PROVINCE
    else:
        state.then = Then.WAR
