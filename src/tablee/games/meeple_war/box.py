"""The two records of Meeple War: the box (what is printed, and the table options) and the state (what changes)."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

from tablee.core.errors import BadData
from tablee.core.faces import Components
from tablee.core.fields import struct

MAX_SEATS = 4
TERRAINS = 36  # the map has a slot for every tile in the box
TYPES = 24  # the most different terrain faces that a variant may have; the printed game has fewer
EDGES = 6
SITES = 4  # building sites of a city
BUILDINGS = 10
NODES = 7  # spaces of an action track
MAX_SCARED = 6  # the most meeples that one Scare can move
MAX_PENDING = 12  # the most pending spaces: one for each of a player's 13 meeples, except the one on the ladder
FIRST_SITE = TERRAINS  # numbers of `link` from here on are city sites; smaller ones are terrains
FIRST_PENDING = FIRST_SITE + MAX_SEATS * SITES
EMPTY = -1
SETUP_BACK, ORDINARY_BACK = 0, 1
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # (dq, dr) across each edge: E NE NW W SW SE


class Kind(IntEnum):
    """What is printed on a terrain; WORKSHOP to SHIELD are also the kinds of upgrade tokens."""

    BLANK = 0
    WORKSHOP = 1
    VILLAGE = 2
    DRUID = 3
    WEAPON = 4
    SHIELD = 5
    WOODEN = 6
    STONE = 7
    CAVE = 8
    ALTAR = 9
    MINE = 10


TREE = 0  # the number of the tree token; upgrade tokens are numbered by Kind, 1 to 5
UPGRADES = 5


class Building(IntEnum):
    """The ten buildings."""

    SQ = 0
    LG = 1
    MA = 2
    AC = 3
    PS = 4
    BS = 5
    UN = 6
    AB = 7
    FA = 8
    CA = 9


class Node(IntEnum):
    """The spaces of an action track; the start is S."""

    S = 0
    A = 1
    B = 2
    C = 3
    M1 = 4
    M2 = 5
    M3 = 6


class Act(IntEnum):
    """What an end space of an action track does."""

    NONE = 0
    CONSTRUCT = 1
    ASSEMBLE = 2
    DEPLOY = 3
    REINFORCE = 4
    FLYING = 5
    STEALTH = 6
    SCARE = 7
    BURN = 8
    BOMBARD = 9
    RECYCLING = 10
    CONVERT = 11
    PRODUCTIVITY = 12
    UPGRADE = 13


class Side(IntEnum):
    """Which side of a building is up."""

    CONSTRUCTION = 0
    FINISHED = 1


class Stage(IntEnum):
    """The parts of a turn: the opening, four phases of the rulebook, and the three steps of the fifth phase."""

    OPEN = 0
    BONUS = 1
    WORKERS = 2
    ACTIONS = 3
    MOVES = 4
    EXPLORE = 5
    COMBAT = 6
    DESTROY = 7


class Phase(IntEnum):
    """The question being asked; RUN is used only within the rules, between two questions."""

    RUN = 0
    FIRST_PLAYER = 1
    BACK = 2
    OPEN = 3
    OPEN_ASKED = 4
    TOKEN_PLACE = 5
    VILLAGE = 6
    FORK = 7
    QUEUE = 8
    PERFORM = 9
    BUILDING = 10
    SITE = 11
    DEPLOY = 12
    REINFORCE = 13
    REINFORCE_AMOUNT = 14
    FLYING = 15
    STEALTH = 16
    SCARE_PICK = 17
    SCARE_RESOLVE = 18
    VICTIM = 19
    BURN = 20
    BOMBARD = 21
    CONVERT = 22
    PRODUCTIVITY = 23
    PRODUCTIVITY_FORK = 24
    UPGRADE = 25
    MOVE_FROM = 26
    MOVE_TO = 27
    MOVE_AMOUNT = 28
    TUNNEL = 29
    ALTAR = 30
    EXPLORE = 31
    DRAW = 32
    ROTATE = 33
    COMBAT = 34
    SOURCE = 35
    GAME_OVER = 36


class Ending(IntEnum):
    """How the game ended."""

    NONE = 0
    SIX_POINTS = 1
    STALEMATE = 2
    ROUND_LIMIT = 3
    DEADLOCK = 4


class Scared(IntEnum):
    """What has happened to a meeple picked by Scare."""

    NONE = 0
    PICKED = 1
    ARRIVED = 2
    PASSED = 3
    RESOLVED = 4
    DEAD = 5


class Battle(IntEnum):
    """The steps of a combat."""

    NONE = 0
    FIGHT = 1
    FOLLOW_UP = 2


# Values of table options, as the box stores them, each with the name of its option
VISIBLE = 1  # pile_backs
RANDOM_FIRST = 0  # first_player; the value s + 1 stands for seat s
ACTIVE_WINS = 1  # end_winner
LIVE_CONTROL = 1  # fort_vp_of_others
LIVE = 1  # shield_timing
ALWAYS = 1  # reinforce_at_gate
ANY_VILLAGE = 1  # village_target
TERRAIN_PATH = 1  # distance_mode
ONE_OR_TWO = 1  # cave_range
OWNER_CHOICE = 1  # tunnel_when_scared
ONE_BY_ONE = 1  # scare_resolution
AS_DEFENDER, NO_SCORE, SCARED_OWNER_ONLY = 0, 1, 2  # scare_resident_scores
BOTH_TILES = 1  # tree_clears
IMMEDIATE = 1  # destruction_by_movement
PER_ALTAR = 1  # altar_limit
ASKED = 1  # token_timing
OFF = 0  # stalemate_rounds, round_limit
NO_AFTER_YES = 1  # for options whose values are yes and no, in this order
YES_AFTER_NO = 1  # for options whose values are no and yes, or off and on, in this order

DEADLOCK_ROUNDS = 1000  # with both round limits off, this many rounds without a question end the game

BOX = struct(
    ("meeples", np.int8, 0, "meeples of a player"),
    ("workers", np.int8, 0, "workers of a player"),
    ("start_warehouse", np.int8, 0, "meeples assembled at the start"),
    ("control", np.int8, 0, "meeples that control a terrain"),
    ("vp_to_end", np.int8, 0, "victory points that end the game"),
    ("bravery_per_vp", np.int8, 0, "bravery points that make a victory point"),
    ("defender_kills", np.int8, 0, "enemies that a defender must kill for a bravery point"),
    ("altar_range", np.int8, 0, "how far an altar strikes"),
    ("cave_distance", np.int8, 0, "how far a cave leads"),
    ("fort_flags", np.int8, len(Kind), "flags of each Kind of fort, 0 for other kinds"),
    ("n_types", np.int8, 0, "different terrain faces"),
    ("type_kind", np.int8, TYPES, "Kind of each face"),
    ("type_forest", np.int8, TYPES, "forest edges of each face at rotation 0, as a bit mask"),
    ("type_count", np.int8, TYPES, "tiles with this face"),
    ("type_setup", np.int8, TYPES, "how many of these tiles have the setup back"),
    ("build", np.int8, BUILDINGS, "worker moves needed to finish the building"),
    ("defences", np.int8, (BUILDINGS, 2), "defences by Side"),
    ("successors", np.int8, (BUILDINGS, NODES), "next spaces of each track space, one bit per Node"),
    ("act", np.int8, (BUILDINGS, NODES), "Act of each track space"),
    ("act_x", np.int8, (BUILDINGS, NODES), "its number X"),
    ("partners", np.int8, (MAX_SEATS, 2), "buildings of the introductory game by turn order"),
    ("square_site", np.int8, 0, "site of the City Square at the start"),
    ("partner_sites", np.int8, 2, "sites of the introductory buildings"),
    ("map_size", np.int8, 3, "number of setup tiles with 2, 3, 4 players"),
    ("map_q", np.int8, (3, TERRAINS), "their hexes, in the order of terrain numbers"),
    ("map_r", np.int8, (3, TERRAINS), "same"),
    ("map_type", np.int8, (3, TERRAINS), "their faces"),
    ("front", np.int8, (3, MAX_SEATS), "terrain in front of each city's gate"),
    ("site_q", np.int8, (3, MAX_SEATS, SITES), "hexes of the city sites"),
    ("site_r", np.int8, (3, MAX_SEATS, SITES), "same"),
    ("pile_backs", np.int8, 0, "option: hidden, VISIBLE"),
    ("first_player", np.int8, 0, "option: RANDOM_FIRST, or seat + 1"),
    ("introductory_game", np.int8, 0, "option: off, on"),
    ("end_winner", np.int8, 0, "option: most points, ACTIVE_WINS"),
    ("fort_vp_of_others", np.int8, 0, "option: none, LIVE_CONTROL"),
    ("shield_timing", np.int8, 0, "option: at the start of each turn, LIVE"),
    ("shield_blocks_weapon", np.int8, 0, "option: no, yes"),
    ("reinforce_at_gate", np.int8, 0, "option: fallback, ALWAYS"),
    ("village_target", np.int8, 0, "option: granting, ANY_VILLAGE"),
    ("distance_mode", np.int8, 0, "option: spaces, TERRAIN_PATH"),
    ("cave_range", np.int8, 0, "option: exactly two, ONE_OR_TWO"),
    ("altar_on_placement", np.int8, 0, "option: no, yes"),
    ("tunnel_on_exploration", np.int8, 0, "option: yes, no"),
    ("tunnel_when_scared", np.int8, 0, "option: none, OWNER_CHOICE"),
    ("scare_resolution", np.int8, 0, "option: together, ONE_BY_ONE"),
    ("scare_resident_scores", np.int8, 0, "option: AS_DEFENDER, NO_SCORE, SCARED_OWNER_ONLY"),
    ("actions_may_be_declined", np.int8, 0, "option: no, yes"),
    ("tree_clears", np.int8, 0, "option: one tile, BOTH_TILES"),
    ("recycle_own_sacrifice", np.int8, 0, "option: yes, no"),
    ("destruction_by_movement", np.int8, 0, "option: in the resolution, IMMEDIATE"),
    ("placed_next_to_enemy_pinned", np.int8, 0, "option: yes, no"),
    ("stalemate_rounds", np.int8, 0, "option: OFF, 6, 12"),
    ("protect_city_square", np.int8, 0, "option: off, on"),
    ("token_timing", np.int8, 0, "option: free, ASKED"),
    ("round_limit", np.int16, 0, "option: OFF, or rounds"),
    ("altar_limit", np.int8, 0, "option: once per altar and player, or PER_ALTAR"),
)

STATE = struct(
    ("occupied", np.int64, MAX_SEATS, "terrains with meeples of each seat, as a bit mask"),
    ("wooded", np.int64, 0, "terrains with forest left, as a bit mask"),
    ("plains", np.int64, 0, "blanks without an upgrade, as a bit mask"),
    ("mines", np.int64, 0, "mine ends, as a bit mask"),
    ("granted", np.int64, 0, "villages whose bonus is being used, as a bit mask; 0 with ANY_VILLAGE"),
    ("altar_used", np.int64, MAX_SEATS, "altars used by each seat this turn, as a bit mask"),
    ("entered", np.int64, 0, "altars and mines just entered, whose effect comes next, as a bit mask"),
    ("picked", np.int64, 0, "terrains picked for Flying troops, as a bit mask"),
    ("round_no", np.int32, 0, "round being played, from 1"),
    ("seats", np.int8, 0, "number of players, 2..4"),
    ("phase", np.int8, 0, "Phase: the question being asked"),
    ("stage", np.int8, 0, "Stage of the turn"),
    ("ending", np.int8, 0, "Ending"),
    ("active", np.int8, 0, "seat with the hammer; -1 before the first player is known"),
    ("asked", np.int8, 0, "seat that is asked; -1 while chance acts and at the end"),
    ("first", np.int8, 0, "first player; -1 before it is known"),
    ("quiet", np.int8, 0, "rounds in a row without change; always 0 without the stalemate option"),
    ("changed", np.int8, 0, "1 once something has changed in this round; always 0 without the stalemate option"),
    # the map
    ("n_terrains", np.int8, 0, "terrains on the map; their numbers are 0 .. n_terrains-1"),
    ("q", np.int8, TERRAINS, "axial coordinates"),
    ("r", np.int8, TERRAINS, "same"),
    ("kind", np.int8, TERRAINS, "Kind of each terrain"),
    ("forest", np.int8, TERRAINS, "forest edges as laid, as a bit mask"),
    ("cleared", np.int8, TERRAINS, "edges cleared by tree tokens, as a bit mask"),
    ("upgrade", np.int8, TERRAINS, "Kind of the upgrade token on it, 0 = none"),
    ("link", np.int8, (TERRAINS, EDGES), "beyond it: terrain, FIRST_SITE + 4 x owner + site, FIRST_PENDING + i, EMPTY"),
    ("here", np.int8, (TERRAINS, MAX_SEATS), "meeples of each seat on each terrain"),
    ("pile", np.int8, (TYPES, 2), "unseen tiles by face and back (all under ORDINARY_BACK while backs are hidden)"),
    ("pile_size", np.int8, 0, "unseen tiles"),
    ("top_back", np.int8, 0, "back of the next tile, -1 = not shown"),
    # the players
    ("stock", np.int8, MAX_SEATS, "meeples in stock"),
    ("warehouse", np.int8, MAX_SEATS, "meeples assembled"),
    ("mountain", np.int8, MAX_SEATS, "meeples on the Mountain of Fame"),
    ("owed", np.int8, MAX_SEATS, "victory points without a meeple yet"),
    ("bravery", np.int8, MAX_SEATS, "position on the bravery ladder"),
    ("workers", np.int8, MAX_SEATS, "workers in stock"),
    ("available", np.int16, MAX_SEATS, "buildings that can be constructed, as a bit mask"),
    ("destroyed", np.int16, MAX_SEATS, "buildings out of the game, as a bit mask"),
    ("hand", np.int8, MAX_SEATS, "upgrade tokens held, one bit per Kind"),
    ("supply", np.int8, 0, "upgrade tokens left, one bit per Kind"),
    ("tree_at", np.int16, MAX_SEATS, "where the tree token is, as 6 x terrain + edge; -1 = in hand"),
    ("building", np.int8, (MAX_SEATS, SITES), "Building on each site, -1 = none"),
    ("side", np.int8, (MAX_SEATS, SITES), "Side that is up"),
    ("node", np.int8, (MAX_SEATS, SITES), "space of the worker: construction steps done, or Node; -1 = no building"),
    ("defence", np.int8, (MAX_SEATS, SITES, MAX_SEATS), "meeples of each seat on the defences"),
    # this turn
    ("fort_vp", np.int8, 0, "fort points of the active player"),
    ("weapon", np.int8, 0, "1 if the active player has the weapon forge"),
    ("nature", np.int8, 0, "1 if the active player's meeples cross forests"),
    ("shield", np.int8, 0, "other seats that had a shield forge when the turn began, as a bit mask; 0 with LIVE"),
    ("workshops", np.int8, 0, "Assemble bonuses left"),
    ("villages", np.int8, 0, "Village bonuses left"),
    ("queued", np.int8, SITES, "Node of the action waiting on each site, 0 = none"),
    ("steps", np.int8, SITES, "spaces the worker of each site moved this turn, 0..2"),
    ("pinned", np.int8, TERRAINS, "active player's meeples that were placed among enemies and may not move"),
    ("ready", np.int8, TERRAINS, "active player's meeples that may still move"),
    ("tunnelled", np.int8, TERRAINS, "of the meeples free to move, those that used the tunnel (altar_on_placement)"),
    ("placed", np.int8, TERRAINS, "until phase 4, meeples placed on a mine and free to move (altar_on_placement)"),
    ("entrants", np.int8, TERRAINS, "active player's meeples that entered an altar or mine held by enemies"),
    ("pinned_entrants", np.int8, TERRAINS, "of the pinned meeples, those that count as entrants (altar_on_placement)"),
    ("pending_q", np.int8, MAX_PENDING, "pending spaces in order of entry"),
    ("pending_r", np.int8, MAX_PENDING, "same"),
    ("pending_n", np.int8, MAX_PENDING, "explorers on each pending space, 0 = none or explored"),
    ("pending_from", np.int8, MAX_PENDING, "edges that the explorers came from, as a bit mask"),
    ("pending_passed", np.int8, MAX_PENDING, "of the explorers, those that used the tunnel this turn"),
    ("n_pending", np.int8, 0, "number of pending spaces entered this turn"),
    # the present chain of questions
    ("anchor", np.int8, 0, "Phase to return to after a token placement, 0 = none"),
    ("token", np.int8, 0, "token to be placed: TREE or Kind, -1 = none"),
    ("fork_to", np.int8, SITES, "Node chosen for each worker, -1 = not yet"),
    ("site", np.int8, 0, "site the question is about, -1 = none"),
    ("acting", np.int8, 0, "Act being performed"),
    ("act_x", np.int8, 0, "its number X"),
    ("chosen", np.int8, 0, "building, terrain or 4 x owner + site chosen so far, -1 = none"),
    ("convert", np.int8, 0, "owner of the meeple to be converted, -1 = none"),
    ("left", np.int8, 0, "picks left (Flying troops, Scare)"),
    ("scared", np.int8, MAX_SCARED, "Scared: what has happened to each pick"),
    ("scared_owner", np.int8, MAX_SCARED, "owner of the meeple, 0 if none"),
    ("scared_from", np.int8, MAX_SCARED, "terrain it was scared from, 0 if none"),
    ("scared_to", np.int8, MAX_SCARED, "terrain it stands on now, 0 if none"),
    ("move_from", np.int8, 0, "terrain where the move starts, -1 = none"),
    ("move_way", np.int8, 0, "way of the move: an edge, or 6 + terrain for caves and tunnels; -1 = none"),
    ("entered_n", np.int8, 0, "meeples that entered each terrain of `entered`"),
    ("entered_passed", np.int8, 0, "of these meeples, those that used the tunnel this turn"),
    ("tunnel", np.int8, 0, "mine from which meeples may now take the tunnel, -1 = none"),
    ("tunnel_end", np.int8, 0, "mine end that the question is about, -1 = none"),
    ("tunnel_left", np.int8, 0, "meeples that may still take the tunnel"),
    ("passing", np.int8, TERRAINS, "meeples that will go to each of the other mine ends"),
    ("altar", np.int8, 0, "altar whose strike is being decided, -1 = none"),
    ("explored", np.int8, 0, "pending space being explored, -1 = none"),
    ("drawn", np.int8, 0, "face of the tile drawn, -1 = none"),
    ("battle", np.int8, 0, "terrain whose combat is being resolved, -1 = none"),
    ("battle_step", np.int8, 0, "Battle: the step of that combat"),
    ("fought", np.int8, 0, "1 once rounds of that combat were fought"),
    ("due", np.int8, MAX_SEATS, "victory points from bravery that still need a meeple"),
    ("dead", np.int8, MAX_SEATS, "losses of the combat, while it is fought"),
)

_FORTS = {"wooden": Kind.WOODEN, "stone": Kind.STONE}


def fill_box(box: Any, data: Mapping[str, Any]) -> None:
    """MW-002, MW-003, MW-007, MW-008, MW-009: write the printed components into the box.

    MW-004, MW-005, MW-006, MW-012, MW-015, MW-055: terrains, maps and buildings have functions of their own.
    """
    player, constants = data["player"], data["constants"]
    for key in ("meeples", "workers", "start_warehouse"):
        box[key] = player[key]
    for key in ("control", "vp_to_end", "bravery_per_vp", "altar_range", "cave_distance"):
        box[key] = constants[key]
    box["defender_kills"] = constants["defender_kills_per_bravery"]
    if not 2 + player["start_warehouse"] <= player["meeples"] <= MAX_PENDING + 1:
        fewest = 2 + player["start_warehouse"]
        problem = f"A player has {fewest} to {MAX_PENDING + 1} meeples, not {player['meeples']}."
        raise BadData(problem, "player.meeples")
    if [Kind[k.upper()] for k in data["upgrades"]["kinds"]] != list(range(1, UPGRADES + 1)):
        raise BadData("The five upgrades are workshop, village, druid, weapon and shield.")
    for name, kind in _FORTS.items():
        box["fort_flags"][kind] = data["flags"][name]
    _fill_tiles(box, data["tiles"])
    _fill_buildings(box, data["buildings"], data["introductory"]["partners"])
    city = data["city"]
    starting = [city["square"], *data["introductory"]["sites"]]
    if len(city["sites"]) != SITES or len(set(starting)) != 3 or not all(0 <= site < SITES for site in starting):
        raise BadData(f"A city has {SITES} sites; the City Square and its two partners stand on different ones.")
    box["square_site"], box["partner_sites"] = starting[0], starting[1:]
    for players in (2, 3, 4):
        _fill_map(box, players, data["maps"][str(players)], list(data["tiles"]), city["sites"])


def _fill_tiles(box: Any, tiles: Mapping[str, Any]) -> None:
    """MW-004, MW-005, MW-006: write the 36 terrains. Only blanks have forest, and every tile has an open edge."""
    if sum(tile["count"] for tile in tiles.values()) != TERRAINS or len(tiles) > TYPES:
        raise BadData(f"There are {TERRAINS} terrains of at most {TYPES} different faces.")
    box["n_types"] = len(tiles)
    faces = set()
    for i, (name, tile) in enumerate(tiles.items()):
        kind, forest = Kind[tile["kind"].upper()], sum(1 << edge for edge in set(tile["forest"]))
        if forest and kind != Kind.BLANK:
            raise BadData(f"{name} has forest, but only blank terrains may have it.")
        if not 0 <= forest < (1 << EDGES) - 1 or (kind, forest) in faces:
            raise BadData(f"The face {name} needs an open edge, and must differ from the others.")
        faces.add((kind, forest))
        box["type_kind"][i], box["type_forest"][i] = kind, forest
        box["type_count"][i], box["type_setup"][i] = tile["count"], tile["setup_backs"]


def _fill_buildings(box: Any, buildings: Mapping[str, Any], partners: Any) -> None:
    """MW-007, MW-008, MW-055: write tracks and defences. An end space leads back to the start."""
    if list(buildings) != [b.name for b in Building]:
        raise BadData(f"The buildings are {', '.join(b.name for b in Building)}, in this order.")
    for b, (name, building) in enumerate(buildings.items()):
        box["build"][b] = building["build"]
        box["defences"][b] = building["defences"]
        if building["build"] < 1 or min(building["defences"]) < 1:
            raise BadData(f"{name} needs a construction track and defences.")
        for node, following in building["next"].items():
            for after in following:
                box["successors"][b, Node[node.upper()]] |= 1 << Node[after.upper()]
        for node, said in building["act"].items():
            place = Node[node.upper()]
            if box["successors"][b, place]:
                raise BadData(f"{name} has an action on {node}, which is not an end space.")
            box["successors"][b, place] = 1 << Node.S
            box["act"][b, place] = Act[said[0].upper()]
            box["act_x"][b, place] = said[1] if len(said) > 1 else 0
            if said[0] == "scare" and not 1 <= said[1] <= MAX_SCARED:
                raise BadData(f"{name} cannot scare {said[1]} meeples: the limit is {MAX_SCARED}.")
    for turn, pair in enumerate(partners):
        box["partners"][turn] = [Building[name] for name in pair]


def _fill_map(box: Any, players: int, said: Mapping[str, Any], faces: list[str], sites: list[list[int]]) -> None:
    """MW-012, MW-015: write the setup tiles, sorted by r, then q, and the sites of the cities.

    The sites are given as steps from the terrain in front of the gate.
    """
    i = players - 2
    hexes = sorted((r, q, face) for face in said if face in faces for q, r in said[face])
    taken = {(q, r) for r, q, _ in hexes}
    box["map_size"][i] = len(hexes)
    for t, (r, q, face) in enumerate(hexes):
        box["map_q"][i, t], box["map_r"][i, t], box["map_type"][i, t] = q, r, faces.index(face)
    for f, face in enumerate(faces):
        if sum(1 for _, _, other in hexes if other == face) > box["type_setup"][f]:
            raise BadData(f"The map for {players} players uses more {face} tiles than have the setup back.")
    if len(said["cities"]) != players or len(taken) != len(hexes):
        raise BadData(f"The map for {players} players needs {players} cities, and one tile per hex.")
    for seat, city in enumerate(said["cities"]):
        q, r = city["front"]
        box["front"][i, seat] = [(b, a) for a, b, _ in hexes].index((q, r))
        out = city["direction"]
        for site, steps in enumerate(sites):
            x, y = q, r
            for turn in steps:
                dq, dr = DIRECTIONS[(out + turn) % EDGES]
                x, y = x + dq, y + dr
            if (x, y) in taken:
                raise BadData(f"City {seat} of the map for {players} players overlaps something.")
            taken.add((x, y))
            box["site_q"][i, seat, site], box["site_r"][i, seat, site] = x, y


def check_options(options: Mapping[str, str | int], seats: int) -> str:
    """Return what is wrong with the options: a first player for whom the table has no seat."""
    chosen = str(options["first_player"])
    if chosen != "random" and int(chosen.removeprefix("seat-")) >= seats:
        return f"There is no {chosen} at a table of {seats}: first_player is random or one of the seats."
    return ""


COMPONENTS = Components(BOX, STATE, fill_box, {"phase": Phase, "stage": Stage, "ending": Ending}, check_options)
