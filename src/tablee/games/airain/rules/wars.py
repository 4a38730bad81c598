"""Wars: the window after a discard, who is asked, and declaring war."""

from tablee.games.airain.actions import PASS_WAR, choose_province, take_card
from tablee.games.airain.box import FORBIDDEN, TROOP_TYPES, TYPES, Phase, Then
from tablee.games.airain.rules.payment import feasible, paying, whole_hand

# --- the window ------------------------------------------------------------------------------------------------


def left_of(state, seat):
    """GA-063, GA-075: return the next seat in turn order."""
    return seat + 1 if seat + 1 < state.seats else 0


def war_possible(state):
    """GA-060, GA-064, GA-081: tell whether the batch holds a card other than heroes and a province is face up."""
    if state.province_row[0] < 0:
        return False
    troops = 0
    for card in range(TROOP_TYPES):
        troops += state.batch[card]
    return troops > 0


def open_window(state):
    """GA-034, GA-055, GA-060, GA-061, GA-063, GA-071 (A-19): begin to ask seats, left of the discarder."""
    if war_possible(state):
        state.asked = left_of(state, state.discarder)
        state.phase = Phase.WAR_CHOICE
    else:
        close_window(state)


def pass_war(state):
    """GA-061, GA-074: ask the next seat; after the last pass the war is over."""
    state.asked = left_of(state, state.asked)
    if state.asked == state.discarder:
        close_window(state)


def close_window(state):
    """GA-043, GA-074: discard the batch; then end the turn, or continue an interrupted recruitment."""
    discard_batch(state)
    state.asked = -1
    state.circling = -1
    state.circled_by = 0
    if state.draw_no:
        state.discarder = -1
        state.then = Then.NEXT_DRAW
    else:
        state.then = Then.TURN_END


def discard_batch(state):
    """GA-067, GA-074: move the batch to the discard pile."""
    for card in range(TYPES):
        state.discard_pile[card] += state.batch[card]
        state.batch[card] = 0


def last_discarder(state):
    """GA-075, GA-076: return the last seat that discarded, or the active seat if nobody did."""
    return state.discarder if state.discarder >= 0 else state.active


# --- declaring -------------------------------------------------------------------------------------------------


def is_barred(box, state, card):
    """GA-070, GA-072 (A-18): tell whether ownTroopBack = forbidden stops the seat asked from taking this type.

    A card taken in a war is part of the next batch. A seat that discarded it earlier in this war may not take it back,
    unless the batch has another card of its type.
    """
    return (
        box.own_troop_back == FORBIDDEN
        and card == state.circling
        and state.batch[card] == 1
        and (state.circled_by >> state.asked) & 1 == 1
    )


def may_take(box, state, card, hand):
    """GA-062, GA-064, GA-065, GA-066, GA-073, GA-077: tell whether this card may be taken to pay for a province."""
    if state.batch[card] == 0 or is_barred(box, state, card):
        return False
    tally = paying(hand, card, 1)
    for place in range(box.province_row):
        province = state.province_row[place]
        if province >= 0 and feasible(box, province, card, tally):
            return True
    return False


def list_war_choices(box, state, out):
    """GA-061, GA-066: list passing and the cards that can be taken; a seat that can only pass is asked too."""
    out[0] = PASS_WAR
    n = 1
    hand = whole_hand(state, state.asked)
    for card in range(TROOP_TYPES):
        if may_take(box, state, card, hand):
            out[n] = take_card(card)
            n += 1
    return n


def list_war_provinces(box, state, out):
    """GA-065, GA-066, GA-068: list the face-up provinces the taken card helps to pay for."""
    tally = paying(whole_hand(state, state.asked), state.taken, 1)
    n = 0
    for place in range(box.province_row):
        province = state.province_row[place]
        if province >= 0 and feasible(box, province, state.taken, tally):
            out[n] = choose_province(province)
            n += 1
    return n


def declare_war(box, state):
    """GA-062, GA-067 (A-20): keep only the card taken in the batch; the other cards go to the discard pile."""
    if box.own_troop_back == FORBIDDEN:
        remember_discarders(state)
    state.batch[state.taken] -= 1
    discard_batch(state)
    state.batch[state.taken] = 1


def remember_discarders(state):
    """GA-070 (A-18): record which seats discarded the card taken in this war.

    If the batch holds several cards of the type, the card taken is assumed not to have been
    discarded earlier in this war.
    """
    if state.taken != state.circling or state.batch[state.taken] > 1:
        state.circling = state.taken
        state.circled_by = 0
    state.circled_by |= 1 << state.discarder
