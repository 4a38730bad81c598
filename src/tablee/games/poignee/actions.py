"""The actions of Pour une poignée de meeples: a block for each kind, first players' decisions, then chance."""

import numpy as np

from tablee.core.actions import Actions, Part
from tablee.games.poignee.box import BUILDINGS, CORNERS, FIGHTERS, MAX_SEATS, MEEPLES, SPACES, Location, Meeple, Space

FACES = 6
NO, YES = 0, 1
GOLD, STONE, CRATE = 0, 1, 2
CORNER_BUILDING = np.array(CORNERS, np.int64)  # the building on each corner, as an array for the compiled rules

# The words that stand for numbers in written actions. The board also uses them as the ids of what can be clicked.
ANSWERS = ("no", "yes")
PIECES = ("gold", "stone", "crate")
MEEPLE_NAMES = [Meeple(kind).name.lower() for kind in range(MEEPLES)]
BUILDING_NAMES = [Location(building).name for building in range(BUILDINGS)]
LOCATION_NAMES = [*BUILDING_NAMES, "saloon", "jail"]
SPACE_NAMES = [Space(space).name for space in range(SPACES)]
RESOLUTION_NAMES = [*SPACE_NAMES[:BUILDINGS], "showdown"]

SEAT = Part("seat", range(MAX_SEATS))
ANSWER = Part("answer", range(2), ANSWERS)

ACTIONS = Actions(__name__)

# Put the starting tile on a corner building; corners are counted clockwise.
CORNER, corner, corner_chosen = ACTIONS.block(
    "corner", Part("corner", range(len(CORNERS)), [BUILDING_NAMES[b] for b in CORNERS])
)
# Take all meeples of a location.
TAKE, take, location_taken = ACTIONS.block("take", Part("location", range(BUILDINGS + 2), LOCATION_NAMES))
# Put a meeple from the hand on a space.
PLACE, place, placement = ACTIONS.block(
    "place", Part("meeple", range(MEEPLES), MEEPLE_NAMES), Part("space", range(SPACES), SPACE_NAMES)
)
# Name the controller of the meeple just put on a showdown space.
NAME, name, seat_named = ACTIONS.block("name", SEAT)
# Resolve the meeple on a door, or the showdown.
RESOLVE, resolve, item_resolved = ACTIONS.block("resolve", Part("item", range(BUILDINGS + 1), RESOLUTION_NAMES))
BUILD, build, build_answer = ACTIONS.block("build", ANSWER)
UPGRADE, upgrade, upgrade_answer = ACTIONS.block("upgrade", ANSWER)
# Roll the better shooter's die again, or keep it.
REROLL, reroll, reroll_answer = ACTIONS.block("reroll", ANSWER)

# Deal the next meeple into a building; Madame is not dealt.
DEAL, deal_meeple, meeple_dealt = ACTIONS.block(
    "deal", Part("meeple", range(FIGHTERS), MEEPLE_NAMES[:FIGHTERS]), chance=True
)
START, start, start_player = ACTIONS.block("start", SEAT, chance=True)
DRAW, draw_piece, piece_drawn = ACTIONS.block("draw", Part("piece", range(len(PIECES)), PIECES), chance=True)
DIE, die, die_shown = ACTIONS.block("die", Part("value", range(1, FACES + 1)), chance=True)
