"""The actions of Meeple War. Each block gives its first number, a constructor, and a reader of its parts.

An interjection is the only action that names its seat: in its number, but not in its written form.
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

REACH = 30  # |q| and |r| of every terrain and pending space are below this: setup tiles within 2, at most 27 more
AMOUNTS = 13  # 0..12: one of a player's 13 meeples is always on the ladder
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
    """Return the edges of a tile that bear forest, as written: `024`, or `-` for none."""
    return "".join(str(edge) for edge in range(EDGES) if mask >> edge & 1) or "-"


ACTIONS = Actions(__name__)

BEGIN, _, _ = ACTIONS.block("begin")
PASS, _, _ = ACTIONS.block("pass")
PERFORM, _, _ = ACTIONS.block("perform")
DECLINE, _, _ = ACTIONS.block("decline")
END, _, _ = ACTIONS.block("end")
NONE, _, _ = ACTIONS.block("none")
WAREHOUSE, _, _ = ACTIONS.block("warehouse")
# Name a token of one's own, the tree or an upgrade; its place is the next decision.
TOKEN, token, token_named = ACTIONS.block("token", Part("kind", range(TOKENS), TOKEN_NAMES))
# Put the upgrade token on a terrain.
TOKEN_AT, token_at, upgraded_terrain = ACTIONS.block("token-at", A_TERRAIN)
# Put the tree token on an edge of a terrain.
TREE_AT, tree_at, cleared_edge = ACTIONS.block("token-at", A_TERRAIN, EDGE, name="tree-at")
# Deploy one meeple by a Village bonus.
VILLAGE, village, village_terrain = ACTIONS.block("village", A_TERRAIN)
# Move the worker of a site to a space.
WORKER, worker, worker_step = ACTIONS.block("worker", A_SITE, Part("node", range(NODES), NODE_NAMES))
# Advance the worker of a site once more.
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
# Resolve this terrain next.
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
# Move meeples from a terrain.
FROM, move_from, terrain_left = ACTIONS.block("from", A_TERRAIN)
# Move them to a terrain.
TO_TERRAIN, to_terrain, terrain_entered = ACTIONS.block("to-terrain", A_TERRAIN)
# Move them to an empty space.
TO_SPACE, to_space, _ = ACTIONS.block("to-space", Part("q", COORDINATE), Part("r", COORDINATE))
# Move them onto an enemy building.
TO_BUILDING, to_building, _ = ACTIONS.block("to-building", OWNER, A_SITE)
# Send so many meeples through the tunnel to a mine end.
TUNNEL, tunnel, tunnel_passage = ACTIONS.block("tunnel", A_TERRAIN, MEEPLES)
# Let the altar destroy a meeple of a player on a terrain.
STRIKE, strike, meeple_struck = ACTIONS.block("strike", A_TERRAIN, OWNER)
# Explore a pending space.
EXPLORE, explore, space_explored = ACTIONS.block("explore", Part("space", range(MAX_PENDING)))
# Lay the tile drawn, turned by so many edges.
ROTATION, rotation, rotation_chosen = ACTIONS.block("rotation", Part("rotation", range(EDGES)))
# Take the meeple needed from a terrain.
SOURCE, source, source_terrain = ACTIONS.block("source", A_TERRAIN)
# Put an upgrade token on a terrain out of turn.
INTERJECT, interjection, upgrade_interjected = ACTIONS.block(
    "token", SEAT_OUT_OF_TURN, UPGRADE_KIND, A_TERRAIN, name="interjection", interjection=True
)
# Put the tree token on an edge of a terrain out of turn.
INTERJECT_TREE, interjected_tree, tree_interjected = ACTIONS.block(
    "token tree", SEAT_OUT_OF_TURN, A_TERRAIN, EDGE, name="interjected-tree", interjection=True
)

# The tile drawn, by what is printed on it.
TILE, tile, tile_drawn = ACTIONS.block(
    "tile",
    Part("kind", range(len(Kind)), KIND_NAMES),
    Part("forest", range(MASKS), list(map(edges_written, range(MASKS)))),
    chance=True,
)
# The seat that begins.
FIRST_PLAYER, first_player, first_player_drawn = ACTIONS.block(
    "first-player", Part("seat", range(MAX_SEATS)), chance=True
)
# The back of the next tile, SETUP_BACK or ORDINARY_BACK.
BACK, back, back_shown = ACTIONS.block("back", Part("back", range(len(BACK_NAMES)), BACK_NAMES), chance=True)
