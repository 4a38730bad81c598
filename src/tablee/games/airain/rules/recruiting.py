"""Set-up, the troop pile and row, recruiting."""

from tablee.games.airain.box import (
    DOUBLE_HERO,
    END_OF_RECRUIT,
    IMMEDIATE,
    TYPES,
    Phase,
    Then,
)
from tablee.games.airain.rules.wars import war_possible

# --- set-up ----------------------------------------------------------------------------------------------------


def lay_out(box, state, seats):
    """GA-004, GA-010: put all troop cards into the pile; the next step deals the hands."""
    state.seats = seats
    state.phase = Phase.DEAL
    state.active = -1
    state.discarder = -1
    state.asked = -1
    state.taken = -1
    state.province = -1
    state.circling = -1
    for card in range(TYPES):
        state.troop_pile[card] = box.deck[card]
        state.pile_size += box.deck[card]
    for i in range(len(state.province_row)):
        state.province_row[i] = -1
    for province in range(len(state.owner)):
        state.owner[province] = -1


def seat_dealt_to(box, state):
    """GA-010: return the seat whose hand is being dealt; -1 when all hands are complete."""
    for seat in range(state.seats):
        if state.hand_size[seat] < box.hand:
            return seat
    return -1


def deal_card(box, state, card):
    """GA-010, GA-011, GA-013: deal a card; a hero costs nothing. After the last hand, the row is filled."""
    from_pile_to_hand(state, seat_dealt_to(box, state), card)
    if seat_dealt_to(box, state) < 0:
        state.then = Then.PROVINCES


def from_pile_to_hand(state, seat, card):
    """GA-010, GA-031, GA-033: move a card from the pile to a hand, unseen by others; a hero then costs nothing."""
    state.troop_pile[card] -= 1
    state.pile_size -= 1
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1


# --- pile and row ----------------------------------------------------------------------------------------------


def in_row(state):
    """GA-011: return the number of face-up troop cards."""
    row = state.troop_row
    cards = 0
    for card in range(TYPES):
        cards += row[card]
    return cards


def in_discard(state):
    """GA-040: return the number of cards in the discard pile, without the batch."""
    pile = state.discard_pile
    cards = 0
    for card in range(TYPES):
        cards += pile[card]
    return cards


def reshuffle(state):
    """GA-040 (A-22): if the pile is empty, the discard pile becomes the pile."""
    if state.pile_size == 0:
        for card in range(TYPES):
            state.troop_pile[card] = state.discard_pile[card]
            state.pile_size += state.discard_pile[card]
            state.discard_pile[card] = 0


def row_is_short(box, state):
    """GA-011, GA-035 (A-05): tell whether a card must now be turned up from the pile into the row."""
    return not state.suspended and state.pile_size > 0 and in_row(state) < box.troop_row


def turn_up_troop(state, card):
    """GA-011, GA-013, GA-035: move a card from the pile to the row; a hero turned up costs nothing."""
    state.troop_pile[card] -= 1
    state.pile_size -= 1
    state.troop_row[card] += 1


def card_at(state, ticket):
    """GA-004, GA-031: return the type of the card at this index of the pile sorted by type; used for random draws."""
    pile = state.troop_pile
    card = 0
    while ticket >= pile[card]:
        ticket -= pile[card]
        card += 1
    return card


# --- recruiting ------------------------------------------------------------------------------------------------


def can_recruit(box, state):
    """GA-036 (A-21, A-26): tell whether pile, row and discard pile together have enough cards for a recruitment."""
    return state.pile_size >= box.draws or state.pile_size + in_row(state) + in_discard(state) >= box.draws


def recruit(box, state):
    """GA-030: begin a recruitment with its first draw."""
    state.draw_no = 1
    state.suspended = box.row_refill == END_OF_RECRUIT
    state.phase = Phase.DRAW


def draw_from_row(state, card):
    """GA-031, GA-032, GA-042: take a face-up card from the row; each hero, single or double, costs a discard."""
    seat = state.active
    state.troop_row[card] -= 1
    state.hand[seat, card] += 1
    state.hand_size[seat] += 1
    state.known[seat, card] += 1
    state.then = Then.HERO_DISCARD if card >= DOUBLE_HERO else Then.NEXT_DRAW


def draw_blind(state, card):
    """GA-031, GA-033: draw from the pile; only the drawer sees the card."""
    from_pile_to_hand(state, state.active, card)
    state.then = Then.NEXT_DRAW


def discard_for_hero(box, state, card):
    """GA-032, GA-034, GA-041, GA-043 (A-07, A-08): move a hand card to the batch; it may be the hero.

    The war window opens after the last draw or, with heroWarTiming = immediate, at once. The row is topped up before
    the window opens; after the last draw it is topped up even if no window opens.
    """
    leave_hand(state, state.active, card, 1)
    state.batch[card] += 1
    state.discarder = state.active
    if box.hero_war_timing == IMMEDIATE:
        if war_possible(state) or state.draw_no == box.draws:
            state.suspended = 0
        state.then = Then.WAR
    else:
        state.then = Then.NEXT_DRAW


def leave_hand(state, seat, card, n):
    """GA-032, GA-046: remove cards from a hand; cards that everybody knows are assumed to go first."""
    state.hand[seat, card] -= n
    state.hand_size[seat] -= n
    state.known[seat, card] = max(0, state.known[seat, card] - n)


def next_draw(box, state):
    """GA-030, GA-035, GA-043: begin the next draw; after the last one, top up the row and open the war window."""
    if state.draw_no < box.draws:
        state.draw_no += 1
        state.phase = Phase.DRAW
    else:
        state.draw_no = 0
        state.suspended = 0
        state.then = Then.WAR
