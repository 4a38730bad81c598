"""The actions of Les Guerres d'Airain: dense numbers, named constructors, written forms.

A block of numbers per kind, seats' first, chance's after; the constructors below are the only place that knows.
"""

from tablee.games.airain.box import MAX_COPIES, MAX_SEATS, PROVINCES, TROOP_TYPES, TYPE_NAMES, TYPES

RECRUIT = 0
END_GAME = 1
DRAW_BLIND = 2
PASS_WAR = 3
PROVINCE = 4  # 41
DRAW_ROW = PROVINCE + PROVINCES  # 12 card types
HERO_DISCARD = DRAW_ROW + TYPES  # 12
TAKE = HERO_DISCARD + TYPES  # 10: no heroes
COUNT = TAKE + TROOP_TYPES  # 13: 0 to 12 cards
DEAL = COUNT + MAX_COPIES + 1  # chance, 12
TURN_TROOP = DEAL + TYPES  # chance, 12
TURN_PROVINCE = TURN_TROOP + TYPES  # chance, 41
FIRST_PLAYER = TURN_PROVINCE + PROVINCES  # chance, 5
BLIND_DRAW = FIRST_PLAYER + MAX_SEATS  # chance, 12
N_ACTIONS = BLIND_DRAW + TYPES

MAX_CHOICES = PROVINCES


def choose_province(province: int) -> int:
    """Conquer this province, or, after a card was taken, declare war for it."""
    return PROVINCE + province


def draw_row(card: int) -> int:
    """Draw a card of this type from the row."""
    return DRAW_ROW + card


def hero_discard(card: int) -> int:
    """Discard a card of this type for a hero drawn from the row."""
    return HERO_DISCARD + card


def take_card(card: int) -> int:
    """Take a card of this type from the batch, to declare war with it."""
    return TAKE + card


def count_cards(n: int) -> int:
    """Pay with so many hand cards of the type at the cursor."""
    return COUNT + n


def turn_province(province: int) -> int:
    """Chance: this province is turned up."""
    return TURN_PROVINCE + province


def first_player(seat: int) -> int:
    """Chance: this seat begins."""
    return FIRST_PLAYER + seat


WORDS = ("recruit", "end-game", "draw-blind", "pass-war")


def province_name(province: int) -> str:
    """Return the id of a province: `P01` and so on."""
    return f"P{province + 1:02}"


def written(action: int) -> str:
    """Return the written form of an action."""
    if action < PROVINCE:
        return WORDS[action]
    if action < DRAW_ROW:
        return f"province {province_name(action - PROVINCE)}"
    if action < HERO_DISCARD:
        return f"draw-row {TYPE_NAMES[action - DRAW_ROW]}"
    if action < TAKE:
        return f"hero-discard {TYPE_NAMES[action - HERO_DISCARD]}"
    if action < COUNT:
        return f"take {TYPE_NAMES[action - TAKE]}"
    if action < DEAL:
        return f"count {action - COUNT}"
    if action < TURN_TROOP:
        return f"deal {TYPE_NAMES[action - DEAL]}"
    if action < TURN_PROVINCE:
        return f"turn-troop {TYPE_NAMES[action - TURN_TROOP]}"
    if action < FIRST_PLAYER:
        return f"turn-province {province_name(action - TURN_PROVINCE)}"
    if action < BLIND_DRAW:
        return f"first-player {action - FIRST_PLAYER}"
    return f"blind-draw {TYPE_NAMES[action - BLIND_DRAW]}"


def reveals(before: object, action: int) -> bool:
    """A card discarded for a hero was hidden and has been seen: it cannot go back into the hand unseen."""
    return HERO_DISCARD <= action < TAKE
