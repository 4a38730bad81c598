"""The actions of Les Guerres d'Airain. Each block defines action numbers, a constructor, a reader and written forms.

A reader such as `card_taken(action)` returns the argument of an action; it works only for actions of its own block.
"""

from tablee.core.actions import Actions, Part
from tablee.games.airain.box import MAX_COPIES, MAX_SEATS, PROVINCES, TROOP_TYPES, TYPE_NAMES, TYPES

ACTIONS = Actions(__name__)


def province_id(province: int) -> str:
    """Return the id of a province: `P01` and so on."""
    return f"P{province + 1:02}"


CARD = Part("card", range(TYPES), TYPE_NAMES)
PROVINCE_CARD = Part("province", range(PROVINCES), [province_id(province) for province in range(PROVINCES)])

# --- decisions of a seat ---------------------------------------------------------------------------------------

RECRUIT, recruit, _ = ACTIONS.block("recruit")
END_GAME, end_game, _ = ACTIONS.block("end-game")
DRAW_BLIND, draw_blind, _ = ACTIONS.block("draw-blind")
PASS_WAR, pass_war, _ = ACTIONS.block("pass-war")
# Conquer this province or, after taking a card, declare war for it.
PROVINCE, choose_province, province_chosen = ACTIONS.block("province", PROVINCE_CARD)
DRAW_ROW, draw_row, card_drawn = ACTIONS.block("draw-row", CARD)
# Discard a card of this type as the price of a hero drawn from the row.
HERO_DISCARD, hero_discard, card_discarded = ACTIONS.block("hero-discard", CARD)
# Take a card from the batch to declare war; heroes cannot be taken.
TAKE, take_card, card_taken = ACTIONS.block("take", Part("card", range(TROOP_TYPES), TYPE_NAMES[:TROOP_TYPES]))
# Pay this many hand cards of the type at the cursor.
COUNT, count_cards, cards_counted = ACTIONS.block("count", Part("count", range(MAX_COPIES + 1)))

# --- chance ----------------------------------------------------------------------------------------------------

DEAL, deal_card, card_dealt = ACTIONS.block("deal", CARD, chance=True)
TURN_TROOP, turn_troop, troop_turned = ACTIONS.block("turn-troop", CARD, chance=True)
TURN_PROVINCE, turn_province, province_turned = ACTIONS.block("turn-province", PROVINCE_CARD, chance=True)
FIRST_PLAYER, first_player, player_drawn = ACTIONS.block("first-player", Part("seat", range(MAX_SEATS)), chance=True)
BLIND_DRAW, blind_draw, card_drawn_blind = ACTIONS.block("blind-draw", CARD, chance=True)


def card_outcome(block: int, card: int) -> int:
    """Return the chance action for a card type in one of three blocks: DEAL, TURN_TROOP or BLIND_DRAW."""
    return block + card


def reveals(before: object, action: int) -> bool:
    """Tell whether an action shows others a hidden card and so cannot be undone. Only a discard for a hero does so."""
    return ACTIONS.block_of(action).name == "hero-discard"
