"""The actions of Pour une poignée de meeples: dense numbers, named constructors, written forms.

A block of numbers per kind, seats' first, chance's after. The constructors below are the only place that
knows.
"""

import numpy as np

from tablee.games.poignee.box import (
    BUILDINGS,
    CORNERS,
    FIGHTERS,
    MAX_SEATS,
    MEEPLES,
    SPACES,
    Location,
    Meeple,
    Space,
)

FACES = 6
NO, YES = 0, 1
GOLD, STONE, CRATE = 0, 1, 2
CORNER_BUILDING = np.array(CORNERS, np.int64)

CORNER = 0  # 4: the corner buildings in clockwise order
TAKE = CORNER + len(CORNERS)  # 14: Location
PLACE = TAKE + BUILDINGS + 2  # 5 x 14: Meeple, Space
NAME = PLACE + MEEPLES * SPACES  # 4: seat
RESOLVE = NAME + MAX_SEATS  # 13: door, or the showdown
BUILD = RESOLVE + BUILDINGS + 1  # 2: no, yes
UPGRADE = BUILD + 2  # 2: no, yes
REROLL = UPGRADE + 2  # 2: no, yes
DEAL = REROLL + 2  # chance, 4: Meeple other than Madame
START = DEAL + FIGHTERS  # chance, 4: seat
DRAW = START + MAX_SEATS  # chance, 3: gold, stone, crate
DIE = DRAW + 3  # chance, 6
N_ACTIONS = DIE + FACES

MAX_CHOICES = MEEPLES * SPACES


def corner(index: int) -> int:
    """Put the starting tile on a corner, 0 to 3."""
    return CORNER + index


def take(location: int) -> int:
    """Take all meeples of a location."""
    return TAKE + location


def place(kind: int, space: int) -> int:
    """Put a meeple of the hand on a space."""
    return PLACE + kind * SPACES + space


def name(seat: int) -> int:
    """Name the controller of the meeple just put on a showdown space."""
    return NAME + seat


def resolve(item: int) -> int:
    """Resolve the meeple on a door, or the showdown."""
    return RESOLVE + item


def build(answer: int) -> int:
    """Build, or do not."""
    return BUILD + answer


def upgrade(answer: int) -> int:
    """Upgrade the own tile, or do not."""
    return UPGRADE + answer


def reroll(answer: int) -> int:
    """Roll the better shooter's die again, or keep it."""
    return REROLL + answer


def deal_meeple(kind: int) -> int:
    """Chance: the next meeple dealt into a building."""
    return DEAL + kind


def start(seat: int) -> int:
    """Chance: the start player."""
    return START + seat


def draw_piece(piece: int) -> int:
    """Chance: one piece out of the bag."""
    return DRAW + piece


def die(value: int) -> int:
    """Chance: one die of a showdown."""
    return DIE + value - 1


ANSWERS = ("no", "yes")
PIECES = ("gold", "stone", "crate")


def location_name(location: int) -> str:
    """Return what a location is called in written forms."""
    return Location(location).name if location < BUILDINGS else Location(location).name.lower()


def written(action: int) -> str:
    """Return the written form of an action."""
    if action < TAKE:
        return f"corner B{CORNERS[action - CORNER]}"
    if action < PLACE:
        return f"take {location_name(action - TAKE)}"
    if action < NAME:
        kind, space = divmod(action - PLACE, SPACES)
        return f"place {Meeple(kind).name.lower()} {Space(space).name}"
    if action < RESOLVE:
        return f"name {action - NAME}"
    if action < BUILD:
        item = action - RESOLVE
        return "resolve showdown" if item == BUILDINGS else f"resolve D{item}"
    if action < UPGRADE:
        return f"build {ANSWERS[action - BUILD]}"
    if action < REROLL:
        return f"upgrade {ANSWERS[action - UPGRADE]}"
    if action < DEAL:
        return f"reroll {ANSWERS[action - REROLL]}"
    if action < START:
        return f"deal {Meeple(action - DEAL).name.lower()}"
    if action < DRAW:
        return f"start {action - START}"
    if action < DIE:
        return f"draw {PIECES[action - DRAW]}"
    return f"die {action - DIE + 1}"
