"""The actions of Meeple War: dense numbers, named constructors, written forms.

A block of numbers per kind, seats' first, chance's after. Inside a block the parts count like the digits of a
number, the last one fastest; the constructors below are the only place that knows. An interjection is the only
action that names its seat, in its number but not in its written form.
"""

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
SPAN = 2 * REACH + 1
AMOUNTS = 13  # 0..12: a player never has more meeples outside the ladder
MASKS = 1 << EDGES
TOKENS = UPGRADES + 1

BEGIN = 0
PASS = BEGIN + 1
PERFORM = PASS + 1
DECLINE = PERFORM + 1
END = DECLINE + 1
NONE = END + 1
WAREHOUSE = NONE + 1
TOKEN = WAREHOUSE + 1  # 6: the tree, five upgrades
TOKEN_AT = TOKEN + TOKENS  # 36: terrain, for an upgrade
TREE_AT = TOKEN_AT + TERRAINS  # 36 x 6: terrain, edge
VILLAGE = TREE_AT + TERRAINS * EDGES  # 36: terrain
WORKER = VILLAGE + TERRAINS  # 4 x 7: site, node
PRODUCTIVITY = WORKER + SITES * NODES  # 4: site
ACTION = PRODUCTIVITY + SITES  # 4: site
BUILDING = ACTION + SITES  # 10
SITE = BUILDING + BUILDINGS  # 4
TERRAIN = SITE + SITES  # 36
AMOUNT = TERRAIN + TERRAINS  # 13
SCARE = AMOUNT + AMOUNTS  # 36 x 4 x 36: terrain, owner, destination
RESOLVE = SCARE + TERRAINS * MAX_SEATS * TERRAINS  # 36: terrain
VICTIM = RESOLVE + TERRAINS  # 4: owner
TARGET = VICTIM + MAX_SEATS  # 4 x 4: owner, site
TARGET_MEEPLE = TARGET + MAX_SEATS * SITES  # 4 x 4 x 4: owner, site, owner of the meeple
UPGRADE = TARGET_MEEPLE + MAX_SEATS * SITES * MAX_SEATS  # 5: kind
FROM = UPGRADE + UPGRADES  # 36: terrain
TO_TERRAIN = FROM + TERRAINS  # 36
TO_SPACE = TO_TERRAIN + TERRAINS  # 61 x 61: q, r
TO_BUILDING = TO_SPACE + SPAN * SPAN  # 4 x 4: owner, site
TUNNEL = TO_BUILDING + MAX_SEATS * SITES  # 36 x 13: mine end, amount
STRIKE = TUNNEL + TERRAINS * AMOUNTS  # 36 x 4: terrain, owner
EXPLORE = STRIKE + TERRAINS * MAX_SEATS  # 12: pending space
ROTATION = EXPLORE + MAX_PENDING  # 6
SOURCE = ROTATION + EDGES  # 36: terrain
INTERJECT = SOURCE + TERRAINS  # 4 x 5 x 36: seat, kind, terrain
INTERJECT_TREE = INTERJECT + MAX_SEATS * UPGRADES * TERRAINS  # 4 x 36 x 6: seat, terrain, edge
TILE = INTERJECT_TREE + MAX_SEATS * TERRAINS * EDGES  # chance, 11 x 64: kind, forest edges
FIRST_PLAYER = TILE + len(Kind) * MASKS  # chance, 4: seat
BACK = FIRST_PLAYER + MAX_SEATS  # chance, 2
N_ACTIONS = BACK + 2

MAX_CHOICES = 512  # interjections: 5 kinds on 36 terrains and 216 edges at most


def token(kind: int) -> int:
    """Place a token of one's own: TREE or an upgrade kind. Where follows."""
    return TOKEN + kind


def token_at(terrain: int) -> int:
    """Put the upgrade token on a terrain."""
    return TOKEN_AT + terrain


def tree_at(terrain: int, edge: int) -> int:
    """Put the tree token on an edge of a terrain."""
    return TREE_AT + terrain * EDGES + edge


def village(terrain: int) -> int:
    """Deploy one meeple by a Village bonus."""
    return VILLAGE + terrain


def worker(site: int, node: int) -> int:
    """Move the worker of a site to a space."""
    return WORKER + site * NODES + node


def productivity(site: int) -> int:
    """Advance the worker of a site once more."""
    return PRODUCTIVITY + site


def action(site: int) -> int:
    """Perform the queued action of a site."""
    return ACTION + site


def building(kind: int) -> int:
    """Construct this building."""
    return BUILDING + kind


def on_site(site: int) -> int:
    """Construct on this site."""
    return SITE + site


def terrain(t: int) -> int:
    """Name the terrain of a building action."""
    return TERRAIN + t


def amount(n: int) -> int:
    """Name a number of meeples."""
    return AMOUNT + n


def scare(t: int, owner: int, destination: int) -> int:
    """Scare one meeple of a player from a terrain to a neighbouring one."""
    return SCARE + (t * MAX_SEATS + owner) * TERRAINS + destination


def resolve(t: int) -> int:
    """Resolve this terrain next."""
    return RESOLVE + t


def victim(owner: int) -> int:
    """Whose meeple the weapon forge kills."""
    return VICTIM + owner


def target(owner: int, site: int) -> int:
    """Bombard a building."""
    return TARGET + owner * SITES + site


def target_meeple(owner: int, site: int, meeple: int) -> int:
    """Convert a meeple of one player on a building."""
    return TARGET_MEEPLE + (owner * SITES + site) * MAX_SEATS + meeple


def upgrade(kind: int) -> int:
    """Take an upgrade token."""
    return UPGRADE + kind - 1


def move_from(t: int) -> int:
    """Move meeples from a terrain."""
    return FROM + t


def to_terrain(t: int) -> int:
    """Move them to a terrain."""
    return TO_TERRAIN + t


def to_space(q: int, r: int) -> int:
    """Move them to an empty space."""
    return TO_SPACE + (q + REACH) * SPAN + r + REACH


def to_building(owner: int, site: int) -> int:
    """Move them onto an enemy building."""
    return TO_BUILDING + owner * SITES + site


def tunnel(mine: int, n: int) -> int:
    """Pass so many meeples to a mine end."""
    return TUNNEL + mine * AMOUNTS + n


def strike(t: int, owner: int) -> int:
    """Let the altar destroy a meeple of a player on a terrain."""
    return STRIKE + t * MAX_SEATS + owner


def explore(space: int) -> int:
    """Explore a pending space."""
    return EXPLORE + space


def rotation(k: int) -> int:
    """Lay the tile drawn, turned by k edges."""
    return ROTATION + k


def source(t: int) -> int:
    """Take the meeple needed from a terrain."""
    return SOURCE + t


def interjection(seat: int, kind: int, t: int) -> int:
    """Put an upgrade token on a terrain out of turn."""
    return INTERJECT + (seat * UPGRADES + kind - 1) * TERRAINS + t


def interjected_tree(seat: int, t: int, edge: int) -> int:
    """Put the tree token on an edge of a terrain out of turn."""
    return INTERJECT_TREE + (seat * TERRAINS + t) * EDGES + edge


def tile(kind: int, forest: int) -> int:
    """Chance: the tile drawn, by what is printed on it."""
    return TILE + kind * MASKS + forest


def first_player(seat: int) -> int:
    """Chance: the seat that begins."""
    return FIRST_PLAYER + seat


def back(which: int) -> int:
    """Chance: the back of the next tile, SETUP_BACK or ORDINARY_BACK."""
    return BACK + which


WORDS = ("begin", "pass", "perform", "decline", "end", "none", "warehouse")
NODE_NAMES = ("S", "A", "B", "C", "m1", "m2", "m3")
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
BUILDING_NAMES = tuple(building.name for building in Building)
TOKEN_NAMES = ("tree", *KIND_NAMES[1:TOKENS])

# block, its written form, how far each part counts (the first part takes what is left), how it is named
_PLAIN = (
    (TOKEN_AT, "token-at", ()),
    (TREE_AT, "token-at", (EDGES,)),
    (VILLAGE, "village", ()),
    (WORKER, "worker", (NODES,)),
    (PRODUCTIVITY, "productivity", ()),
    (ACTION, "action", ()),
    (BUILDING, "building", ()),
    (SITE, "site", ()),
    (TERRAIN, "terrain", ()),
    (AMOUNT, "amount", ()),
    (SCARE, "scare", (MAX_SEATS, TERRAINS)),
    (RESOLVE, "resolve", ()),
    (VICTIM, "victim", ()),
    (TARGET, "target", (SITES,)),
    (TARGET_MEEPLE, "target", (SITES, MAX_SEATS)),
    (UPGRADE, "upgrade", ()),
    (FROM, "from", ()),
    (TO_TERRAIN, "to-terrain", ()),
    (TO_SPACE, "to-space", (SPAN,)),
    (TO_BUILDING, "to-building", (SITES,)),
    (TUNNEL, "tunnel", (AMOUNTS,)),
    (STRIKE, "strike", (MAX_SEATS,)),
    (EXPLORE, "explore", ()),
    (ROTATION, "rotation", ()),
    (SOURCE, "source", ()),
    (INTERJECT, "token", (UPGRADES, TERRAINS)),
    (INTERJECT_TREE, "token tree", (TERRAINS, EDGES)),
    (TILE, "tile", (MASKS,)),
    (FIRST_PLAYER, "first-player", ()),
    (BACK, "back", ()),
)


def parts_of(number: int) -> tuple[int, list[int]]:
    """Return the block of an action and its parts."""
    block, _, sizes = next(entry for entry in reversed(_PLAIN) if entry[0] <= number)
    rest, parts = number - block, []
    for size in reversed(sizes):
        rest, part = divmod(rest, size)
        parts.append(part)
    return block, [rest, *reversed(parts)]


def written(number: int) -> str:
    """Return the written form of an action."""
    if number < TOKEN:
        return WORDS[number]
    if number < TOKEN_AT:
        return f"token {TOKEN_NAMES[number - TOKEN]}"
    block, parts = parts_of(number)
    form = next(name for start, name, _ in _PLAIN if start == block)
    words = [str(part) for part in parts]
    if block == WORKER:
        words[1] = NODE_NAMES[parts[1]]
    elif block == BUILDING:
        words[0] = BUILDING_NAMES[parts[0]]
    elif block == UPGRADE:
        words[0] = TOKEN_NAMES[parts[0] + 1]
    elif block == TO_SPACE:
        words = [str(part - REACH) for part in parts]
    elif block == INTERJECT:
        words = [TOKEN_NAMES[parts[1] + 1], words[2]]
    elif block == INTERJECT_TREE:
        words = words[1:]
    elif block == TILE:
        edges = "".join(str(edge) for edge in range(EDGES) if parts[1] >> edge & 1)
        words = [KIND_NAMES[parts[0]], edges or "-"]
    elif block == BACK:
        words = [("setup", "ordinary")[parts[0]]]
    return " ".join([form, *words])
