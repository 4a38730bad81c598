"""The two records of Les Guerres d'Airain: the box (components and options) and the state of a game."""

from collections.abc import Mapping
from enum import IntEnum
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from tablee.core.errors import BadData
from tablee.core.faces import Components
from tablee.core.fields import struct

MAX_SEATS = 5
KINDS = 5  # number of troop kinds, without the hero
TYPES = 12  # number of card types: a double and a single card for each troop kind and for the hero
TROOP_TYPES = 10  # number of card types other than heroes
DOUBLE_HERO, SINGLE_HERO = 10, 11
PROVINCES = 41  # the most provinces a variant may have; the printed game has exactly this many
FACTIONS = 4
MAX_PROVINCE_ROW = 8  # the longest row a variant may have
MAX_COPIES = 12  # the most cards of one type, and so the highest count in a payment
MAX_DOUBLE_HEROES = 4
MOST_POINTS = 20  # the most points a province may have
MOST_CARDS = 127  # the most troop cards, because an int8 holds the size of the pile
NAME_BYTES = 32  # bytes of a printed name: UTF-8, padded with zeros

TYPE_NAMES = ("SS", "S", "AA", "A", "LL", "L", "MM", "M", "KK", "K", "HH", "H")
KIND_LETTERS = ("S", "A", "L", "M", "K", "H")
KIND_NAMES = ("swordsman", "archer", "lancer", "mage", "knight", "hero")

# One integer holds a number for each troop kind, side by side in lanes of six bits; one bit of each lane is unused.
LANE = 6  # width of a lane in bits
LANE_LIMIT = 31  # the largest number a lane holds
ONES = sum(1 << LANE * kind for kind in range(KINDS))
SPARE = ONES << (LANE - 1)


class Phase(IntEnum):
    """What is being decided, or drawn by chance."""

    DEAL = 0
    TURN_TROOP = 1
    TURN_PROVINCE = 2
    FIRST_PLAYER = 3
    TURN_START = 4
    DRAW = 5
    BLIND_DRAW = 6
    HERO_DISCARD = 7
    WAR_CHOICE = 8
    WAR_PROVINCE = 9
    PAYMENT = 10
    GAME_END = 11


class Then(IntEnum):
    """What follows when the troop row has been topped up and an empty troop pile reshuffled."""

    NOTHING = 0
    PROVINCES = 1
    HERO_DISCARD = 2
    NEXT_DRAW = 3
    WAR = 4
    CONQUEST = 5
    TURN_END = 6


class Ending(IntEnum):
    """How the game ended."""

    NONE = 0
    PILE_EMPTY = 1
    CANNOT_REPLACE = 2
    DECLARED = 3


# Values of the options that the rules compare with; each comment names the option.
END_OF_RECRUIT = 1  # rowRefill
IMMEDIATE = 1  # heroWarTiming
SAME_TROOP = 1  # doubleHero
FREE = 1  # overpay
REPLACEMENT_FAILS = 1  # endTrigger
BY_PROVINCES = 1  # tieBreak
FORBIDDEN = 1  # ownTroopBack

BOX = struct(
    ("deck", np.int8, TYPES, "troop cards of each type"),
    ("provinces", np.int8, 0, "number of province cards"),
    ("faction", np.int8, PROVINCES, "faction of each province, 0..3"),
    ("faction_name", np.uint8, (FACTIONS, NAME_BYTES), "printed name of each faction"),
    ("points", np.int8, PROVINCES, "victory points of each province"),
    ("top_points", np.int8, 0, "points of the most valuable provinces, whose number breaks ties"),
    ("province_name", np.uint8, (PROVINCES, NAME_BYTES), "printed name of each province"),
    ("fixed", np.int8, (PROVINCES, KINDS), "symbols required of each kind, without the choice group"),
    ("choice", np.int8, PROVINCES, "size of the choice group, 0 = none"),
    ("readings", np.int8, PROVINCES, "number of kinds that can fill the choice group; 1 without a group"),
    ("need", np.int64, (PROVINCES, KINDS), "requirement, in lanes, for each kind that fills the choice group"),
    ("need_fixed", np.int64, PROVINCES, "requirement, in lanes, without the choice group"),
    ("hand", np.int8, 0, "troop cards dealt to each player"),
    ("troop_row", np.int8, 0, "face-up troop cards"),
    ("province_row", np.int8, 0, "face-up provinces"),
    ("draws", np.int8, 0, "troop cards drawn in one recruitment"),
    ("sets", np.int8, FACTIONS + 1, "bonus for 0..4 complete sets"),
    ("majority", np.int8, 0, "bonus for the most cards of a faction"),
    ("row_refill", np.int8, 0, "option: immediate, END_OF_RECRUIT"),
    ("hero_war_timing", np.int8, 0, "option: after the recruitment, IMMEDIATE"),
    ("double_hero", np.int8, 0, "option: independent, SAME_TROOP"),
    ("overpay", np.int8, 0, "option: contributing, FREE"),
    ("end_trigger", np.int8, 0, "option: pile empty, REPLACEMENT_FAILS"),
    ("tie_break", np.int8, 0, "option: shared, BY_PROVINCES"),
    ("own_troop_back", np.int8, 0, "option: allowed, FORBIDDEN"),
)

STATE = struct(
    ("seats", np.int8, 0, "number of players, 2..5"),
    ("phase", np.int8, 0, "Phase: what is being decided or drawn"),
    ("then", np.int8, 0, "Then: what follows the chance event TURN_TROOP, NOTHING at any other time"),
    ("active", np.int8, 0, "seat whose turn it is; -1 during set-up"),
    ("draw_no", np.int8, 0, "number of the draw in this recruitment, from 1; 0 = not recruiting"),
    ("suspended", np.int8, 0, "1 while the row is not topped up (option rowRefill)"),
    ("conquered", np.int8, 0, "1 once a province was conquered since the turn began"),
    ("discarder", np.int8, 0, "last seat that discarded this turn, -1 = nobody"),
    ("asked", np.int8, 0, "seat asked whether it declares war, or declaring it; -1 = nobody"),
    ("hand", np.int8, (MAX_SEATS, TYPES), "cards of each type in each hand; blank for others"),
    ("hand_size", np.int8, MAX_SEATS, "cards in each hand"),
    ("known", np.int8, (MAX_SEATS, TYPES), "cards that everybody knows to be in each hand"),
    ("troop_pile", np.int8, TYPES, "unseen cards of each type in the pile; blank for everybody"),
    ("pile_size", np.int8, 0, "cards in the troop pile"),
    ("troop_row", np.int8, TYPES, "face-up troop cards of each type"),
    ("discard_pile", np.int8, TYPES, "discarded cards of each type"),
    ("batch", np.int8, TYPES, "cards discarded last, open to war"),
    ("province_row", np.int8, MAX_PROVINCE_ROW, "face-up provinces, ascending, then -1"),
    ("owner", np.int8, PROVINCES, "seat that conquered each province, -1 = nobody yet"),
    ("taken", np.int8, 0, "type of the card taken by the declarer; -1 = none"),
    ("province", np.int8, 0, "province being paid for; -1 = none"),
    ("cursor", np.int8, 0, "card type being counted in the payment, 12 = complete"),
    ("paid", np.int8, TYPES, "cards of each type in the payment so far, the one taken included"),
    ("circling", np.int8, 0, "type of the card taken last in this war (option ownTroopBack); -1 = none"),
    ("circled_by", np.int8, 0, "seats that discarded that very card, one bit each"),
    ("ending", np.int8, 0, "Ending of the game"),
)


def _pairings() -> tuple[list[int], list[int], list[int]]:
    """List every way to assign up to four double heroes to kinds, each hero as a pair of symbols of one kind.

    Return three lists: the pairs of each kind, in lanes, for each way; the number of pairs of each way; and, for each
    number of heroes, how many ways use at most that many.
    """
    lanes, pairs, up_to = [], [], []
    for n in range(MAX_DOUBLE_HEROES + 1):
        for kinds in combinations_with_replacement(range(KINDS), n):
            lanes.append(sum(1 << LANE * kind for kind in kinds))
            pairs.append(n)
        up_to.append(len(lanes))
    return lanes, pairs, up_to


PAIRINGS, PAIRS_IN, PAIRINGS_UP_TO = (np.array(column, np.int64) for column in _pairings())

# --- filling the box -------------------------------------------------------------------------------------------


def fill_box(box: Any, data: Mapping[str, Any]) -> None:
    """GA-003, GA-004, GA-005, GA-007, GA-008, GA-092, GA-095: write the printed components."""
    _fill_deck(box, data["troops"])
    _fill_provinces(box, data["provinces"]["cards"], data["factions"]["names"])
    box.hand = data["set_up"]["hand"]
    box.troop_row = data["set_up"]["troop_row"]
    box.province_row = data["set_up"]["province_row"]
    box.draws = data["recruiting"]["draws"]
    sets = data["victory_points"]["sets"]
    if not isinstance(sets, list) or len(sets) != len(box.sets):
        raise BadData(f"The set bonuses must be {len(box.sets)} numbers, not {sets}.", "victory_points.sets")
    box.sets = sets
    box.majority = data["victory_points"]["majority"]
    if not 1 <= box.province_row <= min(MAX_PROVINCE_ROW, box.provinces - 1):
        raise BadData(f"There cannot be {box.province_row} face-up provinces.", "set_up.province_row")
    deck = sum(box.deck.tolist())
    if not MAX_SEATS * box.hand + box.troop_row <= deck <= MOST_CARDS:
        problem = f"{deck} troop cards are too many, or not enough to deal hands of {box.hand} cards and the row."
        raise BadData(problem, "set_up.hand")
    if min(box.hand, box.troop_row) < 1 or not 1 <= box.draws <= box.troop_row:
        problem = "Hand, row and recruitment need at least one card, and a recruitment at most as many as the row."
        raise BadData(problem, "recruiting.draws")


def _fill_deck(box: Any, troops: Mapping[str, Any]) -> None:
    """GA-004: write how many double and single cards each troop kind has."""
    for kind, name in enumerate(KIND_NAMES):
        troop = troops[name]
        singles, doubles = troop["split"]["singles"], troop["split"]["doubles"]
        if min(singles, doubles) < 0 or singles + doubles != troop["cards"]:
            problem = f"The {name} has {troop['cards']} cards, but its split is {singles} + {doubles}."
            raise BadData(problem, f"troops.{name}.cards")
        if max(singles, doubles) > MAX_COPIES or singles + 2 * doubles > LANE_LIMIT:
            raise BadData(f"The {name} has more cards than a payment can count.", f"troops.{name}.split")
        box.deck[2 * kind], box.deck[2 * kind + 1] = doubles, singles
    if box.deck[DOUBLE_HERO] > MAX_DOUBLE_HEROES:
        raise BadData(f"There can be at most {MAX_DOUBLE_HEROES} double heroes.", "troops.hero.split.doubles")


def _fill_provinces(box: Any, cards: list[Mapping[str, Any]], factions: list[str]) -> None:
    """GA-005, GA-006: write names, factions, points and requirements."""
    if not 1 < len(cards) <= PROVINCES or len(factions) != FACTIONS:
        raise BadData(f"There must be 2 to {PROVINCES} provinces of {FACTIONS} factions.")
    box.provinces = len(cards)
    box.faction_name = [_name(faction) for faction in factions]
    for i, card in enumerate(cards):
        if card["id"] != f"P{i + 1:02}":
            raise BadData(f"Province {i + 1} must be called P{i + 1:02}, not {card['id']!r}.")
        if card["faction"] not in factions:
            problem = f"{card['id']} belongs to no faction in the list: {card['faction']!r}."
            raise BadData(problem, f"provinces.cards.{i}.faction")
        if not 0 <= card["vp"] <= MOST_POINTS:
            raise BadData(f"{card['id']} must be worth 0 to {MOST_POINTS} points, not {card['vp']}.")
        box.province_name[i] = _name(card["name"])
        box.faction[i] = factions.index(card["faction"])
        box.points[i] = card["vp"]
        _fill_requirement(box, i, card)
    box.top_points = max(card["vp"] for card in cards)


def _fill_requirement(box: Any, i: int, card: Mapping[str, Any]) -> None:
    """GA-007, GA-008: write the symbols a province requires."""
    needs = card["needs"]
    if odd := set(needs) - {*KIND_LETTERS[:KINDS], "choice", "from", "note"}:
        raise BadData(f"{card['id']} asks for {', '.join(sorted(odd))}, which no troop shows.")
    symbols = [needs.get(letter, 0) for letter in KIND_LETTERS[:KINDS]]
    choice = needs.get("choice", 0)
    if not 1 <= sum(symbols) + choice <= LANE_LIMIT or min(*symbols, choice) < 0:
        problem = f"{sum(symbols) + choice} symbols; 1 to {LANE_LIMIT} are possible, and none negative."
        raise BadData(f"{card['id']} asks for {problem}", f"provinces.cards.{i}.needs")
    box.fixed[i], box.choice[i] = symbols, choice
    box.readings[i] = KINDS if choice else 1
    lanes = sum(n << LANE * kind for kind, n in enumerate(symbols))
    box.need_fixed[i] = lanes
    box.need[i] = [lanes + (choice << LANE * kind) for kind in range(KINDS)]


def _name(text: str) -> list[int]:
    """Return a printed name as bytes padded with zeros; `facts` decodes it."""
    letters = text.encode()
    if not 1 <= len(letters) <= NAME_BYTES:
        raise BadData(f"A name must have 1 to {NAME_BYTES} bytes, not {len(letters)}: {text!r}.")
    return list(letters.ljust(NAME_BYTES, b"\0"))


COMPONENTS = Components(BOX, STATE, fill_box, {"phase": Phase, "then": Then, "ending": Ending})
