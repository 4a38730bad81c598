"""The two records of Pour une poignée de meeples: the box (components and options) and the state of a game."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from tablee.core.errors import BadData
from tablee.core.faces import Components
from tablee.core.fields import struct

MAX_SEATS = 4
BUILDINGS = 12
SPACES = 14
MEEPLES = 5
FIGHTERS = 4  # the kinds that can fight: all but Madame
CORNERS = (0, 5, 6, 11)
MAX_BARS = 12  # room for a variant with a larger bank
MAX_TOMBS = 12  # room for a variant with a larger graveyard
MOST_PIECES = 127  # the largest int8; limits the pieces in the bag and the draws of one action
MAX_BOXED = 8  # after the last tomb is filled, at most four showdowns are left, and each can kill two meeples


class Meeple(IntEnum):
    """The five kinds of meeple; NONE stands for no meeple on a space or in a tomb."""

    NONE = -1
    BUILDER = 0
    MINER = 1
    ROBBER = 2
    DEPUTY = 3
    MADAME = 4


class Location(IntEnum):
    """Where meeples can be taken from; a building and its door have the same number."""

    NONE = -1
    B0 = 0
    B1 = 1
    B2 = 2
    B3 = 3
    B4 = 4
    B5 = 5
    B6 = 6
    B7 = 7
    B8 = 8
    B9 = 9
    B10 = 10
    B11 = 11
    SALOON = 12
    JAIL = 13


class Space(IntEnum):
    """Where meeples are sown: the doors and the two showdown spaces."""

    NONE = -1
    D0 = 0
    D1 = 1
    D2 = 2
    D3 = 3
    D4 = 4
    D5 = 5
    D6 = 6
    D7 = 7
    D8 = 8
    D9 = 9
    D10 = 10
    D11 = 11
    W = 12
    E = 13


NO_MEEPLE = -1  # an empty space or tomb
NO_LOCATION = -1  # value of `origin` while nobody is sowing
NO_SPACE = -1  # value of `last` before the sowing has begun
NOTHING = -1  # value of `acting` while nothing is being resolved
SHOWDOWN = 12  # value of `acting` in a showdown; 0..11 are the doors
NEITHER = -1  # the result if neither shooter is better, or neither wins the showdown


class Side(IntEnum):
    """The visible side of a marquee tile."""

    NONE = 0
    BASIC = 1
    UPGRADED = 2


class Direction(IntEnum):
    """The direction of a sowing; OPEN until it is chosen."""

    OPEN = 0
    CLOCKWISE = 1
    COUNTERCLOCKWISE = 2


class Phase(IntEnum):
    """What is decided next; the first five are decided by chance."""

    DEAL = 0
    START = 1
    DRAW = 2
    ROLL = 3
    ROLL_AGAIN = 4
    SETUP_CORNER = 5
    TAKE = 6
    SOW = 7
    NAME_CONTROLLER = 8
    RESOLVE = 9
    BUILD = 10
    UPGRADE = 11
    REROLL = 12
    GAME_OVER = 13


class Ending(IntEnum):
    """The trigger that ended the game: the first to come true or, of several at one time, the first in this list."""

    NONE = 0
    BANK = 1
    GRAVEYARD = 2
    DYNAMITE = 3


# The option values that the code asks for, as numbers; each comment names the option.
ONCE = 1  # goldBarExchange
ORIGIN = 1  # sowOverflow
SKIP = 1  # originDoorAfterLap
STILL_OPEN = 1  # madameShowdownSlot
PER_ACTION = 1  # multiDynamite
RANDOM, HOST_CHOOSES = 0, 1  # startPlayer
REMATCH = 1  # finalTie
HIDDEN = 1  # bagCounts

BOX = struct(
    ("cost_gold", np.int8, BUILDINGS, "gold to build or upgrade"),
    ("cost_stone", np.int8, BUILDINGS, "stone to build or upgrade"),
    ("neighbour", np.int8, (2, SPACES), "next Space clockwise, next Space counterclockwise"),
    ("meeples", np.int8, MEEPLES, "meeples of each kind"),
    ("per_building", np.int8, 0, "meeples dealt into each building"),
    ("skill", np.int8, MEEPLES, "shooting skill, higher is better"),
    ("reward", np.int8, MEEPLES, "draws for defeating this meeple"),
    ("robber_draws", np.int8, 0, "draws per miner inside"),
    ("deputy_draws", np.int8, 0, "draws per robber inside"),
    ("madame_draws", np.int8, 0, "draws per builder inside"),
    ("tile_draws", np.int8, 3, "draws that a miner brings the owner, by Side"),
    ("tile_points", np.int16, 3, "points at the end, by Side"),
    ("cube_points", np.int16, 0, "points of a gold cube"),
    ("bar_points", np.int16, 0, "points of a gold bar"),
    ("bag_gold", np.int8, 0, "gold cubes in all"),
    ("bag_stone", np.int8, 0, "stone cubes in all"),
    ("crates", np.int8, 0, "dynamite crates in all"),
    ("tombs", np.int8, 0, "tombs of the graveyard"),
    ("bars", np.int8, 0, "gold bars in all"),
    ("price", np.int8, MAX_BARS, "gold for each bar, in the order of sale"),
    ("tiles", np.int8, 0, "marquee tiles of a player"),
    ("gold_bar_exchange", np.int8, 0, "option: repeat, ONCE"),
    ("sow_overflow", np.int8, 0, "option: saloon, ORIGIN"),
    ("origin_door_after_lap", np.int8, 0, "option: allow, SKIP"),
    ("madame_showdown_slot", np.int8, 0, "option: used, STILL_OPEN"),
    ("multi_dynamite", np.int8, 0, "option: per crate, PER_ACTION"),
    ("start_player", np.int8, 0, "option: RANDOM, HOST_CHOOSES, first seat"),
    ("first_seat", np.int8, 0, "option: the host's choice, from 1"),
    ("final_tie", np.int8, 0, "option, display only: shared, REMATCH"),
    ("bag_counts", np.int8, 0, "option, display only: shown, HIDDEN"),
)

STATE = struct(
    ("seats", np.int8, 0, "number of players, 2..4"),
    ("phase", np.int8, 0, "Phase: what is being decided"),
    ("ending", np.int8, 0, "Ending, once the game is over"),
    ("start_seat", np.int8, 0, "seat of the start player, -1 = not yet known"),
    ("active", np.int8, 0, "seat whose turn it is, or that places a corner tile; -1 before that"),
    ("gold", np.int8, MAX_SEATS, "gold cubes of each player"),
    ("stone", np.int8, MAX_SEATS, "stone cubes of each player"),
    ("bars", np.int8, MAX_SEATS, "gold bars of each player"),
    ("tiles", np.int8, MAX_SEATS, "marquee tiles in each player's supply"),
    ("inside", np.int8, (BUILDINGS, MEEPLES), "meeples of each kind inside each building"),
    ("owner", np.int8, BUILDINGS, "seat whose tile is on the building, -1 = no tile"),
    ("side", np.int8, BUILDINGS, "Side of that tile"),
    ("space", np.int8, SPACES, "Meeple on each Space: doors 0..11, W, E"),
    ("controller", np.int8, 2, "seat whose token lies on W, on E; -1 = none"),
    ("saloon", np.int8, MEEPLES, "meeples of each kind in the saloon"),
    ("jail", np.int8, 0, "robbers in the jail cell"),
    ("graveyard", np.int8, MAX_TOMBS, "Meeple in each tomb, in order of burial"),
    ("boxed", np.int8, MAX_BOXED, "Meeples put into the box because no tomb was free, in order"),
    ("crates_jail", np.int8, 0, "dynamite on the jail slots"),
    ("crates_bag", np.int8, 0, "dynamite in the bag"),
    ("crates_drawn", np.int8, 0, "dynamite drawn whose explosion is still to come"),
    ("crates_exploded", np.int8, 0, "dynamite in the explosion circle"),
    ("bag_gold", np.int8, 0, "gold cubes in the bag"),
    ("bag_stone", np.int8, 0, "stone cubes in the bag"),
    ("bank", np.int8, 0, "gold bars left in the bank"),
    ("hand", np.int8, MEEPLES, "meeples still to be sown, or, during the deal, still to be dealt"),
    ("origin", np.int8, 0, "Location they were taken from"),
    ("direction", np.int8, 0, "Direction of the sowing"),
    ("last", np.int8, 0, "Space the sowing has reached; a building's own door before its first meeple"),
    ("visited", np.int8, 0, "spaces of the lap used or passed so far, 0..14"),
    ("acting", np.int8, 0, "what is being resolved: door 0..11, SHOWDOWN = 12, or -1"),
    ("draw_seat", np.int8, 2, "seat that draws now, seat that draws next; -1 = nobody"),
    ("draw_left", np.int8, 2, "pieces each of them still has to draw"),
    ("dice", np.int8, 2, "dice of W and E, 0 = not rolled"),
    ("reasons", np.int8, 3, "1 for each end trigger that came true: bank, graveyard, dynamite"),
    ("first_reason", np.int8, 0, "Ending that came true first"),
    ("by_turn", np.int8, 0, "seat in whose turn it came true, -1 = none yet"),
)


def fill_box(box: Any, data: Mapping[str, Any]) -> None:
    """PM-002, PM-003, PM-004, PM-007, PM-069, PM-070, PM-125, PM-126, PM-127: write and check the components."""
    fill_meeples(box, data["meeples"])
    fill_street(box, data["street"]["loop"], data["buildings"])
    fill_deal(box, data["deal"]["meeples_per_building"])
    for side in (Side.BASIC, Side.UPGRADED):
        tile = data["marquee"][side.name.lower()]
        box.tile_points[side], box.tile_draws[side] = tile["points"], tile["draws"]
    box.cube_points, box.bar_points = data["scoring"]["gold_cube"], data["scoring"]["gold_bar"]
    box.bag_gold, box.bag_stone = data["bag"]["gold"], data["bag"]["stone"]
    box.crates, box.tombs = data["jail"]["crates"], data["graveyard"]["tombs"]
    box.tiles = data["player"]["tiles"]
    prices = data["bank"]["prices"]
    if not 1 <= len(prices) <= MAX_BARS or min(prices) < 1 or prices != sorted(prices):
        problem = f"The bank must have 1 to {MAX_BARS} bars with positive prices in ascending order, not {prices}."
        raise BadData(problem, "bank.prices")
    box.bars = len(prices)
    box.price[: len(prices)] = prices
    if not 1 <= box.tombs <= MAX_TOMBS:
        raise BadData(f"The graveyard must have 1 to {MAX_TOMBS} tombs, not {box.tombs}.", "graveyard.tombs")
    if box.crates < 1 or box.tiles < 1 or min(box.bag_gold, box.bag_stone) < 0:
        raise BadData("There must be at least one crate and one tile per player, and no negative number of cubes.")
    if box.bag_gold + box.bag_stone + box.crates > MOST_PIECES:
        raise BadData(f"The bag can hold at most {MOST_PIECES} pieces, crates included.", "bag.gold")


def fill_meeples(box: Any, meeples: Mapping[str, Any]) -> None:
    """PM-006, PM-073, PM-075, PM-077, PM-090, PM-100: write the numbers, draws, skills and rewards of the meeples."""
    for kind in range(MEEPLES):
        meeple = meeples[Meeple(kind).name.lower()]
        box.meeples[kind] = meeple["count"]
        if kind < FIGHTERS:
            box.skill[kind], box.reward[kind] = meeple["skill"], meeple["reward"]
    if box.meeples[Meeple.MADAME] != 1:
        raise BadData(f"There must be one Madame, not {box.meeples[Meeple.MADAME]}.")
    for name, prey in (("robber", "miner"), ("deputy", "robber"), ("madame", "builder")):
        draws = meeples[name][f"draws_per_{prey}"]
        if not 0 <= draws * meeples[prey]["count"] <= MOST_PIECES:
            problem = f"All {prey}s inside one building together must bring 0 to {MOST_PIECES} draws."
            raise BadData(problem, f"meeples.{name}.draws_per_{prey}")
        box[f"{name}_draws"] = draws
    if len(set(box.skill)) != MEEPLES or min(box.reward) < 0:
        problem = "The kinds that can fight must have different, non-zero skills, and no reward may be negative."
        raise BadData(problem, "meeples.builder.skill")


def fill_deal(box: Any, dealt: int) -> None:
    """PM-006: write how many meeples each building is dealt; the deal must use up all meeples but Madame."""
    if dealt < 1 or box.meeples[:FIGHTERS].sum() != BUILDINGS * dealt:
        problem = f"{BUILDINGS} buildings with {dealt} meeples each do not use up the meeples exactly."
        raise BadData(problem, "deal.meeples_per_building")
    box.per_building = dealt


def fill_street(box: Any, loop: list[str], buildings: list[Mapping[str, Any]]) -> None:
    """PM-011, PM-026, PM-058: write the order of the spaces around the street and the costs, and check the corners."""
    if sorted(loop) != sorted(space.name for space in Space if space >= 0):
        raise BadData("The loop must name each of the doors D0 to D11, W and E once.")
    for here, there in zip(loop, loop[1:] + loop[:1], strict=True):
        box.neighbour[Direction.CLOCKWISE - 1, Space[here]] = Space[there]
        box.neighbour[Direction.COUNTERCLOCKWISE - 1, Space[there]] = Space[here]
    corners = [b for b, building in enumerate(buildings) if building["corner"]]
    if len(buildings) != BUILDINGS or corners != list(CORNERS):
        raise BadData(f"There must be {BUILDINGS} buildings, and the corners must be {CORNERS}.")
    for b, building in enumerate(buildings):
        if min(building["gold"], building["stone"]) < 0:
            raise BadData(f"Building B{b} cannot cost less than nothing.")
        box.cost_gold[b], box.cost_stone[b] = building["gold"], building["stone"]


def check_options(options: Mapping[str, str | int], seats: int) -> str:
    """PM-009: return what is wrong with the options, or ""; a start seat chosen by the host must exist."""
    seat = options["firstSeat"]
    if options["startPlayer"] == "host chooses" and isinstance(seat, int) and seat > seats:
        return f"Option 'firstSeat' names seat {seat}, but the table has {seats} seats."
    return ""


COMPONENTS = Components(
    BOX,
    STATE,
    fill_box,
    {
        "phase": Phase,
        "ending": Ending,
        "first_reason": Ending,
        "side": Side,
        "space": Meeple,
        "graveyard": Meeple,
        "boxed": Meeple,
        "origin": Location,
        "direction": Direction,
        "last": Space,
    },
    check_options,
)
