"""Hiding what a seat may not know (other hands, the troop pile, a payment under way), and re-dealing hidden cards."""

from tablee.core.rng import below
from tablee.games.airain.box import TYPES, Phase
from tablee.games.airain.rules.recruiting import card_at


def hide(box, state, seat):
    """GA-010, GA-031: erase other hands, the pile and a payment that another seat is composing.

    The sizes of hands and pile stay. The cards that everybody knows to be in a hand stay in `known`.
    """
    for other in range(state.seats):
        if other != seat:
            for card in range(TYPES):
                state.hand[other, card] = 0
    for card in range(TYPES):
        state.troop_pile[card] = 0
    if state.phase == Phase.WAR_PROVINCE or state.phase == Phase.PAYMENT:
        hide_payment(state, seat)


def hide_payment(state, seat):
    """GA-046, GA-065: reset a payment under way, so that others see a decision that has not yet begun."""
    deciding = state.asked if state.asked >= 0 else state.active
    if deciding == seat:
        return
    state.phase = Phase.WAR_CHOICE if state.asked >= 0 else Phase.TURN_START
    state.taken = -1
    state.province = -1
    state.cursor = 0
    for card in range(TYPES):
        state.paid[card] = 0


def deal(box, state, seat, rng):
    """GA-004, GA-010: fill other hands from the unseen cards, known cards first; the rest becomes the pile."""
    for card in range(TYPES):
        unseen = box.deck[card] - state.troop_row[card] - state.discard_pile[card] - state.batch[card]
        for other in range(state.seats):
            unseen -= state.hand[other, card] if other == seat else state.known[other, card]
        state.troop_pile[card] = unseen
    left = unseen_cards(state)
    for other in range(state.seats):
        if other != seat:
            missing = state.hand_size[other]
            for card in range(TYPES):
                state.hand[other, card] = state.known[other, card]
                missing -= state.known[other, card]
            for _ in range(missing):
                card = card_at(state, below(rng, left))
                state.troop_pile[card] -= 1
                state.hand[other, card] += 1
                left -= 1


def unseen_cards(state):
    """GA-004: return the number of cards in the pile while hands are re-dealt."""
    cards = 0
    for card in range(TYPES):
        cards += state.troop_pile[card]
    return cards
