"""The actions of Meeple War. Each block of actions has a first number, a constructor, and a function that reads
the parts of an action.

Only an interjection names its seat. The seat is part of its number, but not of its written form.
"""

from tablee.core.actions import Actions, Part
from tablee.games.meeple_war.box import (
    BUILDINGS,
    EDGES,
    MAX_PENDING,
    MAX_SEATS,
    NODES,
    SITES,
    TERRAINS,
    UPGRADES,
    Building,
    Kind,
)

REACH = 30  # |q| and |r| are always less: setup tiles are within 2, and at most 27 tiles are added
AMOUNTS = 13  # 0 to 12, since one of a player's 13 meeples is always on the bravery ladder
MASKS = 1 << EDGES
TOKENS = UPGRADES + 1

NODE_NAMES = ("S", "A", "B", "C", "m1", "m2", "m3")
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
BUILDING_NAMES = tuple(building.name for building in Building)
TOKEN_NAMES = ("tree", *KIND_NAMES[1:TOKENS])
BACK_NAMES = ("setup", "ordinary")

A_TERRAIN = Part("terrain", range(TERRAINS))
A_SITE = Part("site", range(SITES))
OWNER = Part("owner", range(MAX_SEATS))
EDGE = Part("edge", range(EDGES))
UPGRADE_KIND = Part("kind", range(1, TOKENS), TOKEN_NAMES[1:])
MEEPLES = Part("amount", range(AMOUNTS))
COORDINATE = range(-REACH, REACH + 1)
SEAT_OUT_OF_TURN = Part("seat", range(MAX_SEATS), None)


def edges_written(mask: int) -> str:
    """Return the written form of a set of forest edges: `024`, or `-` for none."""
    return "".join(str(edge) for edge in range(EDGES) if mask >> edge & 1) or "-"


ACTIONS = Actions(__name__)

BEGIN, _, _ = ACTIONS.block("begin")
PASS, _, _ = ACTIONS.block("pass")
PERFORM, _, _ = ACTIONS.block("perform")
DECLINE, _, _ = ACTIONS.block("decline")
END, _, _ = ACTIONS.block("end")
NONE, _, _ = ACTIONS.block("none")
WAREHOUSE, _, _ = ACTIONS.block("warehouse")
# Choose a token to place: the tree or an upgrade. The next decision is where to place it.
TOKEN, token, token_named = ACTIONS.block("token", Part("kind", range(TOKENS), TOKEN_NAMES))
# Put the upgrade token on a terrain.
TOKEN_AT, token_at, upgraded_terrain = ACTIONS.block("token-at", A_TERRAIN)
# Put the tree token on an edge of a terrain.
TREE_AT, tree_at, cleared_edge = ACTIONS.block("token-at", A_TERRAIN, EDGE, name="tree-at")
# Deploy one meeple with a Village bonus.
VILLAGE, village, village_terrain = ACTIONS.block("village", A_TERRAIN)
# Move the worker of a site to a space.
WORKER, worker, worker_step = ACTIONS.block("worker", A_SITE, Part("node", range(NODES), NODE_NAMES))
# Advance the worker of a site a second time (Productivity).
PRODUCTIVITY, productivity, productive_site = ACTIONS.block("productivity", A_SITE)
# Perform the queued action of a site.
ACTION, site_action, acting_site = ACTIONS.block("action", A_SITE)
# Construct this building.
BUILDING, building, building_chosen = ACTIONS.block("building", Part("building", range(BUILDINGS), BUILDING_NAMES))
# Construct on this site.
SITE, on_site, site_chosen = ACTIONS.block("site", A_SITE)
# Name the terrain of a building action.
TERRAIN, terrain, terrain_named = ACTIONS.block("terrain", A_TERRAIN)
# Name a number of meeples.
AMOUNT, amount, amount_named = ACTIONS.block("amount", MEEPLES)
# Scare one meeple of a player from a terrain to a neighbouring one.
SCARE, scare, scare_picked = ACTIONS.block("scare", A_TERRAIN, OWNER, Part("destination", range(TERRAINS)))
# Resolve the combat on this terrain next.
RESOLVE, resolve, terrain_resolved = ACTIONS.block("resolve", A_TERRAIN)
# Name the player whose meeple the weapon forge kills.
VICTIM, victim, victim_named = ACTIONS.block("victim", OWNER)
# Bombard a building.
TARGET, target, building_targeted = ACTIONS.block("target", OWNER, A_SITE)
# Convert a meeple of one player on a building.
TARGET_MEEPLE, target_meeple, meeple_targeted = ACTIONS.block(
    "target", OWNER, A_SITE, Part("meeple", range(MAX_SEATS)), name="target-meeple"
)
# Take an upgrade token.
UPGRADE, upgrade, upgrade_taken = ACTIONS.block("upgrade", UPGRADE_KIND)
# Choose the terrain from which a group of meeples moves.
FROM, move_from, terrain_left = ACTIONS.block("from", A_TERRAIN)
# Move the group to a terrain.
TO_TERRAIN, to_terrain, terrain_entered = ACTIONS.block("to-terrain", A_TERRAIN)
# Move the group to an empty space.
TO_SPACE, to_space, _ = ACTIONS.block("to-space", Part("q", COORDINATE), Part("r", COORDINATE))
# Move the group onto an enemy building.
TO_BUILDING, to_building, _ = ACTIONS.block("to-building", OWNER, A_SITE)
# Send a number of meeples through the tunnel to a mine end.
TUNNEL, tunnel, tunnel_passage = ACTIONS.block("tunnel", A_TERRAIN, MEEPLES)
# Let the altar destroy a meeple of a player on a terrain.
STRIKE, strike, meeple_struck = ACTIONS.block("strike", A_TERRAIN, OWNER)
# Explore a pending space.
EXPLORE, explore, space_explored = ACTIONS.block("explore", Part("space", range(MAX_PENDING)))
# Lay the tile drawn, turned by this number of edges.
ROTATION, rotation, rotation_chosen = ACTIONS.block("rotation", Part("rotation", range(EDGES)))
# Take the meeple that a player needs from this terrain.
SOURCE, source, source_terrain = ACTIONS.block("source", A_TERRAIN)
# Put an upgrade token on a terrain out of turn.
INTERJECT, interjection, upgrade_interjected = ACTIONS.block(
    "token", SEAT_OUT_OF_TURN, UPGRADE_KIND, A_TERRAIN, name="interjection", interjection=True
)
# Put the tree token on an edge of a terrain out of turn.
INTERJECT_TREE, interjected_tree, tree_interjected = ACTIONS.block(
    "token tree", SEAT_OUT_OF_TURN, A_TERRAIN, EDGE, name="interjected-tree", interjection=True
)

# Chance: the tile drawn, named by what is printed on it.
TILE, tile, tile_drawn = ACTIONS.block(
    "tile",
    Part("kind", range(len(Kind)), KIND_NAMES),
    Part("forest", range(MASKS), list(map(edges_written, range(MASKS)))),
    chance=True,
)
# Chance: the seat that begins.
FIRST_PLAYER, first_player, first_player_drawn = ACTIONS.block(
    "first-player", Part("seat", range(MAX_SEATS)), chance=True
)
# Chance: the back of the next tile, SETUP_BACK or ORDINARY_BACK.
BACK, back, back_shown = ACTIONS.block("back", Part("back", range(len(BACK_NAMES)), BACK_NAMES), chance=True)
