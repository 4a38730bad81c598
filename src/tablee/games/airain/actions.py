"""The actions of Les Guerres d'Airain, declared: numbers, constructors, parts and written forms follow."""

from tablee.core.actions import Actions, Part
from tablee.games.airain.box import MAX_COPIES, MAX_SEATS, PROVINCES, TROOP_TYPES, TYPE_NAMES, TYPES

ACTIONS = Actions(__name__)


def province_name(province: int) -> str:
    """Return the id of a province: `P01` and so on."""
    return f"P{province + 1:02}"


CARD = Part("card", range(TYPES), TYPE_NAMES)
A_PROVINCE = Part("province", range(PROVINCES), [province_name(province) for province in range(PROVINCES)])

RECRUIT, recruit, _ = ACTIONS.block("recruit")
END_GAME, end_game, _ = ACTIONS.block("end-game")
DRAW_BLIND, draw_blind, _ = ACTIONS.block("draw-blind")
PASS_WAR, pass_war, _ = ACTIONS.block("pass-war")
# Conquer this province, or, after a card was taken, declare war for it.
PROVINCE, choose_province, province_chosen = ACTIONS.block("province", A_PROVINCE)
DRAW_ROW, draw_row, card_drawn = ACTIONS.block("draw-row", CARD)
# Discard a card of this type for a hero drawn from the row.
HERO_DISCARD, hero_discard, card_discarded = ACTIONS.block("hero-discard", CARD)
# Take a card from the batch, to declare war with it; heroes cannot be taken.
TAKE, take_card, card_taken = ACTIONS.block("take", Part("card", range(TROOP_TYPES), TYPE_NAMES[:TROOP_TYPES]))
# Pay with so many hand cards of the type at the cursor.
COUNT, count_cards, cards_counted = ACTIONS.block("count", Part("count", range(MAX_COPIES + 1)))

DEAL, deal_card, card_dealt = ACTIONS.block("deal", CARD, chance=True)
TURN_TROOP, turn_troop, troop_turned = ACTIONS.block("turn-troop", CARD, chance=True)
TURN_PROVINCE, turn_province, province_turned = ACTIONS.block("turn-province", A_PROVINCE, chance=True)
FIRST_PLAYER, first_player, player_found = ACTIONS.block("first-player", Part("seat", range(MAX_SEATS)), chance=True)
BLIND_DRAW, blind_draw, card_drawn_blind = ACTIONS.block("blind-draw", CARD, chance=True)


def reveals(before: object, action: int) -> bool:
    """A card discarded for a hero was hidden and has been seen: it cannot go back into the hand unseen."""
    return HERO_DISCARD <= action < TAKE
