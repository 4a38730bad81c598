"""The actions of Meeple War, declared: numbers, constructors, parts and written forms follow.

An interjection is the only action that names its seat, in its number but not in its written form.
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

REACH = 30  # every terrain and pending space has |q|, |r| below this: setup tiles within 2, at most 27 more
AMOUNTS = 13  # 0..12: a player never has more meeples outside the ladder
MASKS = 1 << EDGES
TOKENS = UPGRADES + 1

NODE_NAMES = ("S", "A", "B", "C", "m1", "m2", "m3")
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
BUILDING_NAMES = tuple(building.name for building in Building)
TOKEN_NAMES = ("tree", *KIND_NAMES[1:TOKENS])

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

BEGIN, begin, _ = ACTIONS.block("begin")
PASS, pass_turn, _ = ACTIONS.block("pass")
PERFORM, perform, _ = ACTIONS.block("perform")
DECLINE, decline, _ = ACTIONS.block("decline")
END, end, _ = ACTIONS.block("end")
NONE, none, _ = ACTIONS.block("none")
WAREHOUSE, warehouse, _ = ACTIONS.block("warehouse")
# Place a token of one's own: the tree or an upgrade. Where follows.
TOKEN, token, token_kind = ACTIONS.block("token", Part("kind", range(TOKENS), TOKEN_NAMES))
# Put the upgrade token on a terrain.
TOKEN_AT, token_at, token_terrain = ACTIONS.block("token-at", A_TERRAIN)
# Put the tree token on an edge of a terrain.
TREE_AT, tree_at, tree_edge = ACTIONS.block("token-at", A_TERRAIN, EDGE, name="tree-at")
# Deploy one meeple by a Village bonus.
VILLAGE, village, village_terrain = ACTIONS.block("village", A_TERRAIN)
# Move the worker of a site to a space.
WORKER, worker, worker_step = ACTIONS.block("worker", A_SITE, Part("node", range(NODES), NODE_NAMES))
# Advance the worker of a site once more.
PRODUCTIVITY, productivity, productive_site = ACTIONS.block("productivity", A_SITE)
# Perform the queued action of a site.
ACTION, action, queued_site = ACTIONS.block("action", A_SITE)
# Construct this building.
BUILDING, building, building_kind = ACTIONS.block("building", Part("building", range(BUILDINGS), BUILDING_NAMES))
# Construct on this site.
SITE, on_site, site_chosen = ACTIONS.block("site", A_SITE)
# Name the terrain of a building action.
TERRAIN, terrain, terrain_named = ACTIONS.block("terrain", A_TERRAIN)
# Name a number of meeples.
AMOUNT, amount, amount_named = ACTIONS.block("amount", MEEPLES)
# Scare one meeple of a player from a terrain to a neighbouring one.
SCARE, scare, scare_parts = ACTIONS.block("scare", A_TERRAIN, OWNER, Part("destination", range(TERRAINS)))
# Resolve this terrain next.
RESOLVE, resolve, terrain_resolved = ACTIONS.block("resolve", A_TERRAIN)
# Whose meeple the weapon forge kills.
VICTIM, victim, victim_owner = ACTIONS.block("victim", OWNER)
# Bombard a building.
TARGET, target, target_parts = ACTIONS.block("target", OWNER, A_SITE)
# Convert a meeple of one player on a building.
TARGET_MEEPLE, target_meeple, target_meeple_parts = ACTIONS.block(
    "target", OWNER, A_SITE, Part("meeple", range(MAX_SEATS)), name="target-meeple"
)
# Take an upgrade token.
UPGRADE, upgrade, upgrade_kind = ACTIONS.block("upgrade", UPGRADE_KIND)
# Move meeples from a terrain.
FROM, move_from, terrain_left = ACTIONS.block("from", A_TERRAIN)
# Move them to a terrain.
TO_TERRAIN, to_terrain, terrain_entered = ACTIONS.block("to-terrain", A_TERRAIN)
# Move them to an empty space.
TO_SPACE, to_space, space_entered = ACTIONS.block("to-space", Part("q", COORDINATE), Part("r", COORDINATE))
# Move them onto an enemy building.
TO_BUILDING, to_building, building_entered = ACTIONS.block("to-building", OWNER, A_SITE)
# Pass so many meeples to a mine end.
TUNNEL, tunnel, tunnel_parts = ACTIONS.block("tunnel", A_TERRAIN, MEEPLES)
# Let the altar destroy a meeple of a player on a terrain.
STRIKE, strike, strike_parts = ACTIONS.block("strike", A_TERRAIN, OWNER)
# Explore a pending space.
EXPLORE, explore, space_explored = ACTIONS.block("explore", Part("space", range(MAX_PENDING)))
# Lay the tile drawn, turned by so many edges.
ROTATION, rotation, rotation_chosen = ACTIONS.block("rotation", Part("rotation", range(EDGES)))
# Take the meeple needed from a terrain.
SOURCE, source, source_terrain = ACTIONS.block("source", A_TERRAIN)
# Put an upgrade token on a terrain out of turn.
INTERJECT, interjection, interjection_parts = ACTIONS.block(
    "token", SEAT_OUT_OF_TURN, UPGRADE_KIND, A_TERRAIN, name="interjection"
)
# Put the tree token on an edge of a terrain out of turn.
INTERJECT_TREE, interjected_tree, interjected_tree_parts = ACTIONS.block(
    "token tree", SEAT_OUT_OF_TURN, A_TERRAIN, EDGE, name="interjected-tree"
)

# The tile drawn, by what is printed on it.
TILE, tile, tile_drawn = ACTIONS.block(
    "tile",
    Part("kind", range(len(Kind)), KIND_NAMES),
    Part("forest", range(MASKS), list(map(edges_written, range(MASKS)))),
    chance=True,
)
# The seat that begins.
FIRST_PLAYER, first_player, player_found = ACTIONS.block("first-player", Part("seat", range(MAX_SEATS)), chance=True)
# The back of the next tile, SETUP_BACK or ORDINARY_BACK.
BACK, back, back_shown = ACTIONS.block("back", Part("back", range(2), ("setup", "ordinary")), chance=True)


def parts_of(number: int) -> tuple[int, list[int]]:
    """Return the block of an action and its parts, each counted from 0."""
    block = ACTIONS.block_of(number)
    values = ACTIONS.parts(number).parts
    return block.start, [values[part.name] - part.values.start for part in block.parts]
