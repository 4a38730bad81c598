"""Why an answer is refused, question by question: one plain sentence that names the rule in the way."""

from collections.abc import Callable
from typing import Any

from tablee.core.position import Position
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.box import EDGES, FIRST_SITE, SITES, Kind, Phase
from tablee.games.meeple_war.rules.destruction import free_defences
from tablee.games.meeple_war.rules.land import edge_to, forest_of, is_wooded
from tablee.games.meeple_war.rules.movement import largest_group

QUESTIONS = {
    Phase.OPEN: "whether to begin the turn or place a token first",
    Phase.OPEN_ASKED: "whether to place an upgrade token before the turn begins, or pass",
    Phase.TOKEN_PLACE: "where to put the token",
    Phase.VILLAGE: "where a Village deploys a meeple",
    Phase.FORK: "which branch a worker takes",
    Phase.QUEUE: "which building acts next",
    Phase.PERFORM: "whether to perform the action or decline it",
    Phase.BUILDING: "which building to construct",
    Phase.SITE: "on which site to construct it",
    Phase.DEPLOY: "how many meeples to deploy",
    Phase.REINFORCE: "which terrain to reinforce",
    Phase.REINFORCE_AMOUNT: "how many meeples to send",
    Phase.FLYING: "to which terrain a meeple flies",
    Phase.STEALTH: "where the stealth flyer lands",
    Phase.SCARE_PICK: "which meeple to scare, and where to",
    Phase.SCARE_RESOLVE: "which terrain to resolve next",
    Phase.VICTIM: "whose meeple the weapon forge kills",
    Phase.BURN: "which terrain to burn",
    Phase.BOMBARD: "which building to bombard",
    Phase.CONVERT: "which meeple on a defence to convert",
    Phase.PRODUCTIVITY: "which worker takes a second step",
    Phase.PRODUCTIVITY_FORK: "which branch the worker takes",
    Phase.UPGRADE: "which upgrade token to take",
    Phase.MOVE_FROM: "from which terrain to move, or the end of movement",
    Phase.MOVE_TO: "where these meeples go",
    Phase.MOVE_AMOUNT: "how many of them go",
    Phase.TUNNEL: "how many pass through the mine tunnel",
    Phase.ALTAR: "whom the altar strikes, or none",
    Phase.EXPLORE: "which space to explore next",
    Phase.ROTATE: "how to turn the tile drawn",
    Phase.COMBAT: "which combat comes next",
    Phase.SOURCE: "where the meeple needed comes from",
}
AMOUNT_PHASES = (Phase.DEPLOY, Phase.REINFORCE_AMOUNT, Phase.MOVE_AMOUNT)
ASKED_IN: dict[int, tuple[Phase, ...]] = {
    act.BEGIN: (Phase.OPEN,),
    act.PASS: (Phase.OPEN_ASKED,),
    act.PERFORM: (Phase.PERFORM,),
    act.DECLINE: (Phase.VILLAGE, Phase.PERFORM),
    act.END: (Phase.MOVE_FROM,),
    act.NONE: (Phase.ALTAR,),
    act.WAREHOUSE: (Phase.SOURCE,),
    act.TOKEN: (Phase.OPEN, Phase.OPEN_ASKED, Phase.QUEUE, Phase.MOVE_FROM),
    act.TOKEN_AT: (Phase.TOKEN_PLACE,),
    act.TREE_AT: (Phase.TOKEN_PLACE,),
    act.VILLAGE: (Phase.VILLAGE,),
    act.WORKER: (Phase.FORK, Phase.PRODUCTIVITY_FORK),
    act.PRODUCTIVITY: (Phase.PRODUCTIVITY,),
    act.ACTION: (Phase.QUEUE,),
    act.BUILDING: (Phase.BUILDING,),
    act.SITE: (Phase.SITE,),
    act.TERRAIN: (Phase.REINFORCE, Phase.FLYING, Phase.STEALTH, Phase.BURN),
    act.AMOUNT: AMOUNT_PHASES,
    act.SCARE: (Phase.SCARE_PICK,),
    act.RESOLVE: (Phase.SCARE_RESOLVE, Phase.COMBAT),
    act.VICTIM: (Phase.VICTIM,),
    act.TARGET: (Phase.BOMBARD,),
    act.TARGET_MEEPLE: (Phase.CONVERT,),
    act.UPGRADE: (Phase.UPGRADE,),
    act.FROM: (Phase.MOVE_FROM,),
    act.TO_TERRAIN: (Phase.MOVE_TO,),
    act.TO_SPACE: (Phase.MOVE_TO,),
    act.TO_BUILDING: (Phase.MOVE_TO,),
    act.TUNNEL: (Phase.TUNNEL,),
    act.STRIKE: (Phase.ALTAR,),
    act.EXPLORE: (Phase.EXPLORE,),
    act.ROTATION: (Phase.ROTATE,),
    act.SOURCE: (Phase.SOURCE,),
}


def _no_terrain(state: Any, *terrains: int) -> str:
    for t in terrains:
        if t >= state.n_terrains:
            return f"There is no terrain {t}: the map has {state.n_terrains}, counted from 0."
    return ""


def _no_seat(position: Position, *seats: int) -> str:
    for seat in seats:
        if seat >= position.seats:
            return f"There is no seat {seat} at this table."
    return ""


# --- movement --------------------------------------------------------------------------------------------------


def _from(position: Position, t: int) -> str:
    """MW-059, MW-062: why nobody moves from here."""
    state = position.state
    if refusal := _no_terrain(state, t):
        return refusal
    if state.here[t, state.active] == 0:
        return f"Seat {state.active} has no meeple on terrain {t}."
    if state.ready[t] == 0:
        pinned = int(state.pinned[t]) == int(state.here[t, state.active])
        return (
            f"The meeples on terrain {t} were placed among enemies and may not move this turn."
            if pinned
            else f"The meeples on terrain {t} have already moved, or may not move this turn."
        )
    return f"The meeples on terrain {t} have nowhere to go."


def _to_terrain(position: Position, to: int) -> str:
    """MW-063, MW-067, MW-079, MW-097: why a terrain cannot be reached."""
    state = position.state
    t = int(state.move_from)
    if refusal := _no_terrain(state, to):
        return refusal
    for edge in range(EDGES):
        if state.link[t, edge] == to and is_wooded(state, t, edge):
            return f"There is forest between terrain {t} and terrain {to}."
    if t == to:
        return "A move goes to another terrain."
    return f"Terrain {to} does not share a side with terrain {t}, and no cave or tunnel leads there."


def _to_space(position: Position, q: int, r: int) -> str:
    """MW-064, MW-067, MW-073, MW-078: why a space cannot be entered."""
    box, state = position.box, position.state
    q, r, t = q - act.REACH, r - act.REACH, int(state.move_from)
    for owner in range(position.seats):
        for site in range(SITES):
            hex_of_site = (box.site_q[position.seats - 2, owner, site], box.site_r[position.seats - 2, owner, site])
            if hex_of_site == (q, r):
                return (
                    "That is a site of a city: nobody may enter an empty site, and a building is entered by its name."
                )
    for u in range(state.n_terrains):
        if (state.q[u], state.r[u]) == (q, r):
            return f"There is already terrain {u} on that space."
    edge = int(edge_to(q - int(state.q[t]), r - int(state.r[t])))
    if edge < 0:
        return f"That space does not share a side with terrain {t}."
    if is_wooded(state, t, edge) and not state.nature:
        return f"There is forest on that side of terrain {t}."
    return "There is no tile left in the pile for one more space."


def _to_building(position: Position, owner: int, site: int) -> str:
    """MW-067, MW-068, MW-073, MW-074: why a building cannot be attacked."""
    state, t = position.state, int(position.state.move_from)
    if refusal := _no_seat(position, owner):
        return refusal
    if owner == state.active:
        return "A player can never move meeples onto an own building."
    edges = [edge for edge in range(EDGES) if state.link[t, edge] == FIRST_SITE + owner * SITES + site]
    if not edges:
        return f"Site {site} of seat {owner} does not share a side with terrain {t}."
    if state.building[owner, site] < 0:
        return f"Site {site} of seat {owner} is empty, and nobody may enter an empty site of a city."
    if is_wooded(state, t, edges[0]) and not state.nature:
        return f"There is forest on that side of terrain {t}."
    return "All defences of that building are occupied."


def _amount(position: Position, n: int) -> str:
    """MW-062, MW-065, MW-159, MW-160: why so many are too many."""
    state = position.state
    if state.phase != Phase.MOVE_AMOUNT:
        most = min(int(state.act_x), int(state.warehouse[state.active]))
        return f"At most {most} can be placed: the action's number, and what the warehouse holds."
    if n == 0:
        return "A move takes at least one meeple."
    most, ready = largest_group(position.box, state), int(state.ready[state.move_from])
    if most < ready:
        return f"Only {most} can go there, though {ready} are ready."
    return f"Only {ready} of the meeples on terrain {state.move_from} are ready to move."


def _tunnel(position: Position, mine: int, n: int) -> str:
    """MW-096, MW-098: why so many do not pass there."""
    state = position.state
    if mine != state.tunnel_end:
        return f"The question is how many go to the mine end on terrain {state.tunnel_end}."
    return f"Only {state.tunnel_left} meeples may pass."


# --- exploration, combat, altars -------------------------------------------------------------------------------


def _explore(position: Position, space: int) -> str:
    """MW-111: why there is nothing to explore."""
    return f"No explorers wait on space {space}."


def _rotation(position: Position, k: int) -> str:
    """MW-118: why the tile is not turned so."""
    if not position.box.type_forest[position.state.drawn]:
        return "A tile without forest is laid as it is."
    return "The explorers must come from an open edge of the tile, or it looks the same as a smaller number."


def _resolve(position: Position, t: int) -> str:
    """MW-104, MW-120: why there is no combat."""
    return _no_terrain(position.state, t) or f"There is nothing to resolve on terrain {t}."


def _victim(position: Position, owner: int) -> str:
    """MW-128: why the weapon does not kill there."""
    return _no_seat(position, owner) or f"Seat {owner} is not an enemy in this combat."


def _strike(position: Position, t: int, owner: int) -> str:
    """MW-085, MW-090: why the altar does not strike there."""
    state = position.state
    if refusal := _no_terrain(state, t) or _no_seat(position, owner):
        return refusal
    if owner == state.asked:
        return "An altar strikes enemy meeples only."
    if state.here[t, owner] == 0:
        return f"Seat {owner} has no meeple on terrain {t}."
    return f"Terrain {t} is out of the altar's range."


# --- building actions ------------------------------------------------------------------------------------------


def _worker(position: Position, site: int, node: int) -> str:
    """MW-044, MW-047: why the worker does not go there."""
    state = position.state
    if site != state.site:
        return f"The question is about the worker on site {state.site}."
    return f"The track does not lead from the worker's space to {act.NODE_NAMES[node]}."


def _productivity(position: Position, site: int) -> str:
    """MW-170: why this worker does not step again."""
    if position.state.building[position.state.active, site] < 0:
        return f"There is no worker on site {site}."
    return "That worker has not moved this turn, or has already taken a second step."


def _action(position: Position, site: int) -> str:
    """MW-053: why the site does nothing."""
    return f"No action is waiting on site {site}."


def _building(position: Position, kind: int) -> str:
    """MW-150, MW-156: why the building is not available."""
    name, state = act.BUILDING_NAMES[kind], position.state
    if int(state.destroyed[state.active]) >> kind & 1:
        return f"{name} was destroyed and is out of the game."
    return f"{name} already stands in the city."


def _site(position: Position, site: int) -> str:
    """MW-155: why the site is barred."""
    return "The City Square is protected and cannot be built over."


def _terrain(position: Position, t: int) -> str:
    """MW-160, MW-161, MW-162, MW-166: why the action does not reach this terrain."""
    state = position.state
    if refusal := _no_terrain(state, t):
        return refusal
    return {
        Phase.REINFORCE: f"Seat {state.active} has no meeple on terrain {t} to reinforce.",
        Phase.FLYING: f"Terrain {t} has no own meeple, or was picked already.",
        Phase.STEALTH: f"No terrain next to terrain {t} holds an enemy meeple.",
        Phase.BURN: f"There is no enemy meeple on terrain {t}.",
    }[Phase(state.phase)]


def _village(position: Position, t: int) -> str:
    """MW-034: why the Village does not deploy there."""
    return (
        _no_terrain(position.state, t)
        or f"Terrain {t} is neither the own front nor a Village that granted the bonus this turn."
    )


def _scare(position: Position, t: int, owner: int, to: int) -> str:
    """MW-163: why the meeple is not scared so."""
    state = position.state
    if refusal := _no_terrain(state, t, to) or _no_seat(position, owner):
        return refusal
    if owner == state.active:
        return "Only enemy meeples can be scared."
    edges = [edge for edge in range(EDGES) if state.link[t, edge] == to]
    if not edges:
        return f"Terrain {to} does not share a side with terrain {t}."
    if is_wooded(state, t, edges[0]) and not state.nature:
        return f"There is forest between terrain {t} and terrain {to}."
    return f"Seat {owner} has no meeple on terrain {t} that is not picked already."


def _target(position: Position, owner: int, site: int) -> str:
    """MW-167: why the building is no target."""
    if refusal := _no_seat(position, owner):
        return refusal
    if owner == position.state.active:
        return "Only enemy buildings can be bombarded."
    if position.state.building[owner, site] < 0:
        return f"There is no building on site {site} of seat {owner}."
    return f"That building has {free_defences(position.box, position.state, owner, site)} empty defences."


def _target_meeple(position: Position, owner: int, site: int, meeple: int) -> str:
    """MW-169: why there is nobody to convert."""
    if refusal := _no_seat(position, owner, meeple):
        return refusal
    if meeple == position.state.active:
        return "An own meeple cannot be converted."
    return f"Seat {meeple} has no meeple on site {site} of seat {owner}."


def _upgrade(position: Position, kind: int) -> str:
    """MW-172: why the token cannot be taken."""
    return f"The {act.TOKEN_NAMES[kind + 1]} token has been taken."


def _source(position: Position, t: int) -> str:
    """MW-183: why no meeple comes from there."""
    return _no_terrain(position.state, t) or f"Seat {position.state.asked} has no meeple on terrain {t}."


# --- tokens ----------------------------------------------------------------------------------------------------


def _token_at(position: Position, t: int) -> str:
    """MW-141: why the upgrade cannot lie there."""
    state = position.state
    if refusal := _no_terrain(state, t):
        return refusal
    if state.phase == Phase.TOKEN_PLACE and state.token == 0:
        return "The tree token goes on an edge with forest."
    if state.kind[t] != Kind.BLANK:
        return f"Terrain {t} is not blank."
    return f"Terrain {t} already has an upgrade."


def _tree_at(position: Position, t: int, edge: int) -> str:
    """MW-145: why the tree cannot lie there."""
    state = position.state
    if refusal := _no_terrain(state, t):
        return refusal
    if state.phase == Phase.TOKEN_PLACE and state.token > 0:
        return "An upgrade token goes on a terrain, not on an edge."
    if not forest_of(state, t) >> edge & 1:
        return f"There is no forest on edge {edge} of terrain {t}."
    return ""


def _warehouse(position: Position, _: int) -> str:
    """MW-183: why no meeple comes from the warehouse."""
    return "The warehouse is empty."


REASONS: dict[int, Callable[..., str]] = {
    act.WAREHOUSE: _warehouse,
    act.TOKEN_AT: _token_at,
    act.TREE_AT: _tree_at,
    act.VILLAGE: _village,
    act.WORKER: _worker,
    act.PRODUCTIVITY: _productivity,
    act.ACTION: _action,
    act.BUILDING: _building,
    act.SITE: _site,
    act.TERRAIN: _terrain,
    act.AMOUNT: _amount,
    act.SCARE: _scare,
    act.RESOLVE: _resolve,
    act.VICTIM: _victim,
    act.TARGET: _target,
    act.TARGET_MEEPLE: _target_meeple,
    act.UPGRADE: _upgrade,
    act.FROM: _from,
    act.TO_TERRAIN: _to_terrain,
    act.TO_SPACE: _to_space,
    act.TO_BUILDING: _to_building,
    act.TUNNEL: _tunnel,
    act.STRIKE: _strike,
    act.EXPLORE: _explore,
    act.ROTATION: _rotation,
    act.SOURCE: _source,
}
