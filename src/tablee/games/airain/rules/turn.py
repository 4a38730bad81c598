"""The functions of `tablee.core.contract` (who acts, what is legal, chance outcomes), and the sequence of steps."""

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.rng import below
from tablee.games.airain.actions import (
    BLIND_DRAW,
    COUNT,
    DEAL,
    DRAW_BLIND,
    DRAW_ROW,
    END_GAME,
    FIRST_PLAYER,
    HERO_DISCARD,
    PASS_WAR,
    RECRUIT,
    TAKE,
    TURN_PROVINCE,
    TURN_TROOP,
    card_dealt,
    card_discarded,
    card_drawn,
    card_drawn_blind,
    card_outcome,
    card_taken,
    cards_counted,
    draw_row,
    first_player,
    hero_discard,
    player_drawn,
    province_chosen,
    province_turned,
    troop_turned,
    turn_province,
)
from tablee.games.airain.box import TYPES, Ending, Phase, Then
from tablee.games.airain.rules.conquering import (
    begin_payment,
    conquer,
    in_province_row,
    list_conquests,
    list_counts,
    pay_cards,
    payer,
    row_bits,
    turn_up_province,
)
from tablee.games.airain.rules.ending import end_game, ending_of_turn
from tablee.games.airain.rules.recruiting import (
    can_recruit,
    card_at,
    deal_card,
    discard_for_hero,
    draw_blind,
    draw_from_row,
    lay_out,
    next_draw,
    recruit,
    reshuffle,
    row_is_short,
    turn_up_troop,
)
from tablee.games.airain.rules.wars import (
    last_discarder,
    left_of,
    list_war_choices,
    list_war_provinces,
    open_window,
    pass_war,
)

# --- the sequence of steps -------------------------------------------------------------------------------------


def setup(box, state, seats):
    """GA-010: lay out the cards before the first deal."""
    lay_out(box, state, seats)


def advance(box, state):
    """GA-035, GA-040: reshuffle and top up the row, then take the next step, until a decision or a draw is due."""
    while state.then != Then.NOTHING:
        reshuffle(state)
        if row_is_short(box, state):
            state.phase = Phase.TURN_TROOP
            return
        step = state.then
        state.then = Then.NOTHING
        if step == Then.NEXT_DRAW:
            next_draw(box, state)
        elif step == Then.WAR:
            open_window(state)
        elif step == Then.TURN_END:
            end_turn(box, state)
        elif step == Then.CONQUEST:
            conquer(box, state)
        elif step == Then.HERO_DISCARD:
            state.phase = Phase.HERO_DISCARD
        else:
            state.phase = Phase.TURN_PROVINCE


def add_province(box, state, province):
    """GA-012, GA-053: add a province to the row; after set-up, the next war window opens only then."""
    turn_up_province(state, province)
    if state.active >= 0:
        state.then = Then.WAR
    elif in_province_row(state) == box.province_row:
        state.phase = Phase.FIRST_PLAYER


def begin_turn(state, seat):
    """GA-020: begin the turn of a seat."""
    state.active = seat
    state.discarder = -1
    state.conquered = 0
    state.phase = Phase.TURN_START


def end_turn(box, state):
    """GA-075, GA-076, GA-080: end the game, or begin the turn of the seat to the left of the last discarder."""
    ending = ending_of_turn(box, state)
    if ending != Ending.NONE:
        end_game(state, ending)
    else:
        begin_turn(state, left_of(state, last_discarder(state)))


# --- the contract ----------------------------------------------------------------------------------------------


def to_act(box, state):
    """GA-020, GA-022, GA-061: return who acts: chance, the active seat or, in a war window, the seat asked."""
    phase = state.phase
    if phase == Phase.GAME_END:
        return NOBODY
    if phase < Phase.TURN_START or phase == Phase.BLIND_DRAW:
        return CHANCE
    return payer(state)


def legal(box, state, out):
    """GA-020, GA-021: list what the seat to act may do in this phase."""
    phase = state.phase
    if phase == Phase.WAR_CHOICE:
        return list_war_choices(box, state, out)
    if phase == Phase.DRAW:
        return list_draws(state, out)
    if phase == Phase.TURN_START:
        return list_turn(box, state, out)
    if phase == Phase.PAYMENT:
        return list_counts(box, state, out)
    if phase == Phase.WAR_PROVINCE:
        return list_war_provinces(box, state, out)
    return list_discards(state, out)


def list_turn(box, state, out):
    """GA-020, GA-021, GA-023, GA-036, GA-037, GA-038, GA-039, GA-045 (A-06, A-25): list the choices of a turn.

    A player recruits or conquers one province; there is no passing and no hand limit. A player who cannot recruit may
    end the game, and must do so if no conquest is possible either.
    """
    out[0] = RECRUIT if can_recruit(box, state) else END_GAME
    return list_conquests(box, state, out, 1)


def list_draws(state, out):
    """GA-031: list a blind draw from the pile and the cards of the row."""
    n = 0
    if state.pile_size > 0:
        out[0] = DRAW_BLIND
        n = 1
    for card in range(TYPES):
        if state.troop_row[card]:
            out[n] = draw_row(card)
            n += 1
    return n


def list_discards(state, out):
    """GA-032, GA-041: list the card types in hand."""
    n = 0
    for card in range(TYPES):
        if state.hand[state.active, card]:
            out[n] = hero_discard(card)
            n += 1
    return n


def chance(box, state, out, weight):
    """GA-004, GA-010, GA-011, GA-012, GA-031: list the outcomes; a card type's weight is its copies in the pile."""
    phase = state.phase
    if phase == Phase.TURN_PROVINCE:
        return list_provinces(box, state, out, weight)
    if phase == Phase.FIRST_PLAYER:
        for seat in range(state.seats):
            out[seat] = first_player(seat)
            weight[seat] = 1
        return state.seats
    pile, block = state.troop_pile, block_of_cards(phase)
    n = 0
    for card in range(TYPES):  # the loop has no branches, because it takes much of the running time
        out[n] = card_outcome(block, card)
        weight[n] = pile[card]
        n += pile[card] > 0
    return n


def block_of_cards(phase):
    """GA-010, GA-011, GA-031: return the block of chance actions that this phase uses."""
    if phase == Phase.DEAL:
        return DEAL
    return BLIND_DRAW if phase == Phase.BLIND_DRAW else TURN_TROOP


def list_provinces(box, state, out, weight):
    """GA-012, GA-053: list the provinces of the pile, all equally likely."""
    owner, face_up = state.owner, row_bits(state)
    n = 0
    for province in range(box.provinces):
        out[n] = turn_province(province)
        weight[n] = 1
        n += owner[province] < 0 and not (face_up >> province) & 1
    return n


def sample(box, state, rng, out, weight):
    """GA-004, GA-012: draw an outcome with the probabilities of `chance`, without listing all outcomes."""
    phase = state.phase
    if phase == Phase.TURN_PROVINCE:
        owner, face_up = state.owner, row_bits(state)
        province = below(rng, box.provinces)
        while owner[province] >= 0 or (face_up >> province) & 1:
            province = below(rng, box.provinces)
        return turn_province(province)
    if phase == Phase.FIRST_PLAYER:
        return first_player(below(rng, state.seats))
    return card_outcome(block_of_cards(phase), card_at(state, below(rng, state.pile_size)))


def apply(box, state, action):
    """Carry out one action and every automatic step after it."""
    if action < DEAL:
        apply_decision(box, state, action)
    else:
        apply_chance(box, state, action)
    advance(box, state)


def apply_decision(box, state, action):
    """GA-020, GA-030, GA-045, GA-061: carry out a seat's decision."""
    if action == RECRUIT:
        recruit(box, state)
    elif action == END_GAME:
        end_game(state, Ending.DECLARED)
    elif action == DRAW_BLIND:
        state.phase = Phase.BLIND_DRAW
    elif action == PASS_WAR:
        pass_war(state)
    elif action < DRAW_ROW:
        begin_payment(box, state, province_chosen(action))
    elif action < HERO_DISCARD:
        draw_from_row(state, card_drawn(action))
    elif action < TAKE:
        discard_for_hero(box, state, card_discarded(action))
    elif action < COUNT:
        state.taken = card_taken(action)
        state.phase = Phase.WAR_PROVINCE
    else:
        pay_cards(box, state, cards_counted(action))


def apply_chance(box, state, action):
    """GA-010, GA-011, GA-012, GA-031: carry out a chance outcome."""
    if action < TURN_TROOP:
        deal_card(box, state, card_dealt(action))
    elif action < TURN_PROVINCE:
        turn_up_troop(state, troop_turned(action))
    elif action < FIRST_PLAYER:
        add_province(box, state, province_turned(action))
    elif action < BLIND_DRAW:
        begin_turn(state, player_drawn(action))
    else:
        draw_blind(state, card_drawn_blind(action))
