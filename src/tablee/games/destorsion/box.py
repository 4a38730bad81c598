"""The two records of Déstorsion: the box (what is printed, and the table options) and the state (what changes)."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from tablee.core.errors import BadData
from tablee.core.faces import Components
from tablee.core.fields import struct

MAX_SEATS = 4
MAX_SQUARES = 60  # the longest track that a variant may have
MOST_POINTS = 127  # the largest number that a field of one byte holds
FACES = 6
KEPT_ROUNDS = 3  # number of rounds whose points are stored separately; extra rounds only count in the total


class Square(IntEnum):
    """What is printed on a square of a score board."""

    PLAIN = 0
    HOLLOW = 1
    SLINGSHOT = 2


class Phase(IntEnum):
    """What is being decided, in the order of a turn."""

    FIRST_PLAYER = 0
    DICE_COUNT = 1
    ROLL = 2
    ASSIGN = 3
    MOVE_DWARF = 4
    MOVE_MASTER = 5
    ORDER = 6
    EFFECT_A = 7
    EFFECT_B = 8
    GAME_END = 9


class Ending(IntEnum):
    """How the game or its last round ended."""

    NONE = 0
    EXIT = 1
    MASTER = 2


class Side(IntEnum):
    """Where the third die goes."""

    NONE = 0
    DWARF = 1
    MASTER = 2


# Values of table options, in the order of `data.toml`.
OPTIONAL, MANDATORY = 0, 1  # option thirdDie
AUTOMATIC = 1  # option slingshot
FREE = 1  # option effectOrder
ROLL_STARTS, ROTATE, LOWEST = 0, 1, 2  # option roundStart

BOX = struct(
    ("squares", np.int8, 0, "squares of a score board"),
    ("kind", np.int8, MAX_SQUARES + 1, "Square printed on each square; 0 is the start spot"),
    ("floor", np.int8, 0, "lowest square to which a dwarf or the Master can go back"),
    ("first_lap_floor", np.int8, 0, "lowest square to which dice can move a dwarf back on its first lap"),
    ("lap_points", np.int8, 0, "points of the lap marker"),
    ("exit_points", np.int8, 0, "points of a dwarf that left the dungeon"),
    ("dungeon_squares", np.int8, 0, "squares of the dungeon board"),
    ("return_square", np.int8, 0, "square to which the Master returns after a tie at the exit"),
    ("effect_a", np.int8, MAX_SQUARES + 1, "1 on dungeon squares with effect A"),
    ("effect_b", np.int8, MAX_SQUARES + 1, "1 on dungeon squares with effect B"),
    ("effect_step", np.int8, 0, "number of squares that an effect moves a dwarf"),
    ("third_die_gap", np.int8, 0, "how many points behind the leader a player must be to roll a third die"),
    ("double_change", np.int8, 0, "number by which equal dice may be raised or lowered"),
    ("slingshot_factor", np.int8, 0, "number by which a slingshot multiplies the die"),
    ("third_die", np.int8, 0, "option: OPTIONAL, MANDATORY"),
    ("slingshot", np.int8, 0, "option: OPTIONAL, AUTOMATIC"),
    ("effect_order", np.int8, 0, "option: A then B, FREE"),
    ("rounds", np.int8, 0, "option: 1 or 3"),
    ("round_start", np.int8, 0, "option: ROLL_STARTS, ROTATE, LOWEST"),
)

STATE = struct(
    ("seats", np.int8, 0, "number of players, 2..4"),
    ("phase", np.int8, 0, "Phase: what is being decided"),
    ("active", np.int8, 0, "seat whose turn it is; -1 while players roll for the first turn"),
    ("sq", np.int8, MAX_SEATS, "square of each dwarf, 0 = start spot"),
    ("lap", np.int8, MAX_SEATS, "1 once the dwarf has its lap marker"),
    ("lying", np.int8, MAX_SEATS, "1 if the dwarf lies"),
    ("master", np.int8, 0, "square of the Master, 0 = start spot; beyond the last square if he has left"),
    ("contender", np.int8, MAX_SEATS, "1 for seats that roll for the first turn"),
    ("rolled", np.int8, MAX_SEATS, "die that each of these seats rolled, 0 = not yet rolled"),
    ("stuck", np.int8, 0, "1 if the active player's dwarf got up from a hollow this turn"),
    ("armed", np.int8, 0, "1 if the active player's dwarf started the turn standing on a slingshot"),
    ("moved", np.int8, MAX_SEATS, "1 for dwarfs that were moved this turn"),
    ("n_dice", np.int8, 0, "number of dice this turn, 2 or 3; 0 before it is known"),
    ("dice", np.int8, 3, "dice rolled, in ascending order; 0 = none"),
    ("dwarf_die", np.int8, 0, "die assigned to a dwarf, 0 = not yet"),
    ("master_die", np.int8, 0, "die assigned to the Master, 0 = not yet"),
    ("bonus_die", np.int8, 0, "the third die, 0 = none"),
    ("bonus_to", np.int8, 0, "Side the third die was added to"),
    ("due_a", np.int8, 0, "1 while effect A is still to be applied"),
    ("due_b", np.int8, 0, "1 while effect B is still to be applied"),
    ("b_first", np.int8, 0, "1 if the player applies effect B first"),
    ("round_no", np.int8, 0, "round being played, from 1"),
    ("starter", np.int8, 0, "seat that began this round, -1 = not yet known"),
    ("total", np.int16, MAX_SEATS, "points of the finished rounds"),
    ("noted", np.uint8, (KEPT_ROUNDS, MAX_SEATS), "points of each of the first three rounds, once finished"),
    ("leaver", np.int8, 0, "seat whose dwarf left in the last finished round, -1 = none"),
    ("winner", np.int8, 0, "seat that won, -1 = none yet"),
    ("ending", np.int8, 0, "Ending of the last finished round"),
)


def fill_box(box: Any, data: Mapping[str, Any]) -> None:
    """DT-001, DT-043: write the printed components into the box. All score boards are alike."""
    board, dungeon, dice = data["score_board"], data["dungeon_board"], data["dice"]
    check_numbers(board, dungeon, dice)
    for key in ("squares", "floor", "first_lap_floor", "lap_points", "exit_points"):
        box[key] = board[key]
    for key in ("third_die_gap", "double_change", "slingshot_factor"):
        box[key] = dice[key]
    box["dungeon_squares"] = dungeon["squares"]
    box["return_square"], box["effect_step"] = dungeon["return_square"], dungeon["effect_step"]
    for kind, key in ((Square.HOLLOW, "hollows"), (Square.SLINGSHOT, "slingshots")):
        for square in board[key]["squares"]:
            if not 1 <= square <= board["squares"] or box["kind"][square] != Square.PLAIN:
                raise BadData(f"Square {square} cannot be one of the {key}.", f"score_board.{key}.squares")
            box["kind"][square] = kind
    for key in ("effect_a", "effect_b"):
        for square in dungeon[key]:
            if not 1 <= square <= dungeon["squares"]:
                raise BadData(f"There is no dungeon square {square} for {key}.", f"dungeon_board.{key}")
            box[key][square] = 1


def check_numbers(board: Mapping[str, Any], dungeon: Mapping[str, Any], dice: Mapping[str, Any]) -> None:
    """DT-025, DT-037, DT-041, DT-062: refuse a variant in which a figure could move off the boards."""
    raised = FACES + dice["double_change"]
    longest = raised * dice["slingshot_factor"] + FACES  # the longest move; it must not pass the end of the track twice
    squares, rooms = board["squares"], dungeon["squares"]
    bounds = (
        ("score_board.squares", squares, max(longest, dungeon["effect_step"]), MAX_SQUARES),
        ("score_board.floor", board["floor"], 1, 1),
        ("score_board.first_lap_floor", board["first_lap_floor"], 1, squares),
        ("score_board.lap_points", board["lap_points"], 0, MOST_POINTS),
        ("score_board.exit_points", board["exit_points"], 0, MOST_POINTS),
        ("dungeon_board.squares", rooms, 1, MAX_SQUARES),
        ("dungeon_board.return_square", dungeon["return_square"], 1, rooms),
        ("dungeon_board.effect_step", dungeon["effect_step"], 3, 3),  # fixed by the written form `effect-b 0 +3`
        ("dice.double_change", dice["double_change"], 2, 2),  # fixed by the written form `dwarf 0 forward +2`
        ("dice.slingshot_factor", dice["slingshot_factor"], 1, MAX_SQUARES),
        ("dice.third_die_gap", dice["third_die_gap"], 1, MOST_POINTS),
    )
    for name, value, least, most in bounds:
        if not least <= value <= most:
            needed = f"{least}" if least == most else f"{least} to {most}"
            raise BadData(f"{name} must be {needed}, not {value}.", name)


COMPONENTS = Components(
    BOX,
    STATE,
    fill_box,
    {"phase": Phase, "ending": Ending, "bonus_to": Side},
)
