"""Why an action is refused: one sentence that names the rule it would break."""

from collections.abc import Callable
from typing import Any

from tablee.core.actions import Choice
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.position import Position
from tablee.core.texts import Message, forbidden, message
from tablee.games.meeple_war.actions import ACTIONS, BUILDING_NAMES, NODE_NAMES, TOKEN_NAMES
from tablee.games.meeple_war.box import ANY_VILLAGE, ASKED, EDGES, TREE, Kind, Phase
from tablee.games.meeple_war.facts.explained import PHASE_RULES
from tablee.games.meeple_war.facts.places import cities, edge_between, link_to_site, terrains
from tablee.games.meeple_war.rules.building_actions import most_placed
from tablee.games.meeple_war.rules.common import enemies_of, has
from tablee.games.meeple_war.rules.land import forest_of, is_wooded
from tablee.games.meeple_war.rules.movement import largest_group
from tablee.games.meeple_war.words.names import seat_name, way
from tablee.games.meeple_war.words.prompts import question

INTERJECTIONS = ("interjection", "interjected-tree")
AMOUNT_PHASES = (Phase.DEPLOY, Phase.REINFORCE_AMOUNT, Phase.MOVE_AMOUNT)
OUT_OF_REACH = {Phase.FLYING: "why-flying", Phase.STEALTH: "why-stealth", Phase.BURN: "why-burn"}
ASKED_IN: dict[str, tuple[Phase, ...]] = {
    "begin": (Phase.OPEN,),
    "pass": (Phase.OPEN_ASKED,),
    "perform": (Phase.PERFORM,),
    "decline": (Phase.VILLAGE, Phase.PERFORM),
    "end": (Phase.MOVE_FROM,),
    "none": (Phase.ALTAR,),
    "warehouse": (Phase.SOURCE,),
    "token": (Phase.OPEN, Phase.OPEN_ASKED, Phase.QUEUE, Phase.MOVE_FROM),
    "token-at": (Phase.TOKEN_PLACE,),
    "tree-at": (Phase.TOKEN_PLACE,),
    "village": (Phase.VILLAGE,),
    "worker": (Phase.FORK, Phase.PRODUCTIVITY_FORK),
    "productivity": (Phase.PRODUCTIVITY,),
    "action": (Phase.QUEUE,),
    "building": (Phase.BUILDING,),
    "site": (Phase.SITE,),
    "terrain": (Phase.REINFORCE, Phase.FLYING, Phase.STEALTH, Phase.BURN),
    "amount": AMOUNT_PHASES,
    "scare": (Phase.SCARE_PICK,),
    "resolve": (Phase.SCARE_RESOLVE, Phase.COMBAT),
    "victim": (Phase.VICTIM,),
    "target": (Phase.BOMBARD,),
    "target-meeple": (Phase.CONVERT,),
    "upgrade": (Phase.UPGRADE,),
    "from": (Phase.MOVE_FROM,),
    "to-terrain": (Phase.MOVE_TO,),
    "to-space": (Phase.MOVE_TO,),
    "to-building": (Phase.MOVE_TO,),
    "tunnel": (Phase.TUNNEL,),
    "strike": (Phase.ALTAR,),
    "explore": (Phase.EXPLORE,),
    "rotation": (Phase.ROTATE,),
    "source": (Phase.SOURCE,),
}
DRAWN_IN = {"tile": Phase.DRAW, "first-player": Phase.FIRST_PLAYER, "back": Phase.BACK}


def why(position: Position, seat: int, action: int) -> Message:
    """Say why an action is not legal."""
    kind, parts = ACTIONS.parts(action)
    if position.to_act == NOBODY:
        return forbidden("why-over", "MW-023")
    if ACTIONS.block_of(action).chance:
        return forbidden("why-drawn", *PHASE_RULES[DRAWN_IN[kind]])
    rules = PHASE_RULES[Phase(position.state.phase)]
    if position.to_act == CHANCE:
        return forbidden("why-draw-first", *rules)
    if kind in INTERJECTIONS:
        return _interjection(position, seat, action)
    if seat != position.to_act:
        return forbidden("why-only-tokens", "MW-140")
    if Phase(position.state.phase) not in ASKED_IN[kind]:
        return forbidden("why-question", *rules, question=question(position))
    refusal = REASONS[kind](position, *parts.values()) if kind in REASONS else None
    return refusal or forbidden("why-no-answer", *rules, question=question(position))


def out_of_turn(position: Position, seat: int, action: int) -> Message | None:
    """MW-140: say why a seat cannot place this token out of turn. Other actions must wait for its turn."""
    return why(position, seat, action) if ACTIONS.parts(action).kind in INTERJECTIONS else None


def _asked(state: Any, id_: str, **args: Any) -> Message:
    """Return a refusal by the rules that explain the present question."""
    return forbidden(id_, *PHASE_RULES[Phase(state.phase)], **args)


def _no_terrain(state: Any, *numbers: int) -> Message | None:
    for t in numbers:
        if t >= state.n_terrains:
            return _asked(state, "why-no-terrain", t=t, n=state.n_terrains)
    return None


def _no_seat(position: Position, *seats: int) -> Message | None:
    for seat in seats:
        if seat >= position.seats:
            return forbidden("why-no-seat", "MW-001", seat=seat)
    return None


# --- movement --------------------------------------------------------------------------------------------------


def _from(position: Position, t: int) -> Message:
    """MW-059, MW-062: say why no meeple can move from here."""
    state = position.state
    if refusal := _no_terrain(state, t):
        return refusal
    here = state.here[t, state.active]
    if here == 0:
        return _asked(state, "why-no-meeple", seat=state.active, t=t)
    if state.ready[t] == 0:
        id_, rule = ("why-pinned", "MW-059") if state.pinned[t] == here else ("why-moved", "MW-062")
        return forbidden(id_, rule, t=t)
    return forbidden("why-nowhere", "MW-062", t=t)


def _to_terrain(position: Position, to: int) -> Message:
    """MW-063, MW-067, MW-079, MW-097, MW-102: say why a terrain cannot be reached."""
    state = position.state
    t = state.move_from
    if refusal := _no_terrain(state, to):
        return refusal
    for edge in range(EDGES):
        if state.link[t, edge] == to and is_wooded(state, t, edge):
            return forbidden("why-forest-between", "MW-067", t=t, to=to)
    if t == to:
        return forbidden("why-same-terrain", "MW-063")
    if state.kind[t] == Kind.MINE and state.kind[to] == Kind.MINE:
        held = has(enemies_of(state, state.active), t)
        return forbidden("why-tunnel-held", "MW-097", t=t) if held else forbidden("why-tunnel-used", "MW-102", t=t)
    return forbidden("why-not-next", "MW-066", t=t, to=to)


def _to_space(position: Position, q: int, r: int) -> Message:
    """MW-064, MW-066, MW-067, MW-073, MW-078: say why a space cannot be entered."""
    state, t, land = position.state, position.state.move_from, terrains(position)
    if (q, r) in cities(position):
        return forbidden("why-city-site", "MW-073")
    if (q, r) in land:
        return forbidden("why-already-terrain", "MW-064", t=land.index((q, r)))
    edge = edge_between(land[t], (q, r))
    if edge < 0:
        return forbidden("why-space-not-next", "MW-066", t=t)
    if is_wooded(state, t, edge) and not state.nature:
        return forbidden("why-forest-side", "MW-067", t=t)
    return forbidden("why-pile-empty", "MW-078")


def _to_building(position: Position, owner: int, site: int) -> Message:
    """MW-067, MW-068, MW-073, MW-074: say why a building cannot be attacked."""
    state, t = position.state, position.state.move_from
    if refusal := _no_seat(position, owner):
        return refusal
    if state.building[owner, site] < 0:
        return forbidden("why-empty-site", "MW-073", site=site, seat=owner)
    if owner == state.active:
        return forbidden("why-own-building", "MW-068")
    edges = [edge for edge in range(EDGES) if state.link[t, edge] == link_to_site(owner, site)]
    if not edges:
        return forbidden("why-site-not-next", "MW-066", site=site, seat=owner, t=t)
    if is_wooded(state, t, edges[0]) and not state.nature:
        return forbidden("why-forest-side", "MW-067", t=t)
    return forbidden("why-full", "MW-074")


def _amount(position: Position, n: int) -> Message:
    """MW-062, MW-065, MW-102, MW-159, MW-160: say why the number is not allowed."""
    state = position.state
    if state.phase != Phase.MOVE_AMOUNT:
        return _asked(state, "why-at-most", n=most_placed(state))
    if n == 0:
        return forbidden("why-at-least", "MW-062")
    most, ready = largest_group(position.box, state), state.ready[state.move_from]
    if most < ready:
        return forbidden("why-room", "MW-074", "MW-102", n=most, ready=ready)
    return forbidden("why-ready", "MW-062", n=ready, t=state.move_from)


def _tunnel(position: Position, mine: int, n: int) -> Message:
    """MW-096, MW-098: say why this number of meeples cannot take the tunnel to that mine."""
    state = position.state
    if mine != state.tunnel_end:
        return forbidden("why-tunnel-end", "MW-098", t=state.tunnel_end)
    return forbidden("why-tunnel-left", "MW-096", n=state.tunnel_left)


# --- exploration, combat, altars -------------------------------------------------------------------------------


def _explore(position: Position, space: int) -> Message:
    """MW-111: say why there is nothing to explore."""
    return forbidden("why-no-explorers", "MW-111", n=space)


def _rotation(position: Position, k: int) -> Message:
    """MW-118: say why the tile cannot be laid in this rotation."""
    return _asked(
        position.state, "why-open-edge" if position.box.type_forest[position.state.drawn] else "why-no-rotation"
    )


def _resolve(position: Position, t: int) -> Message:
    """MW-104, MW-120: say why there is no combat."""
    return _no_terrain(position.state, t) or _asked(position.state, "why-no-combat", t=t)


def _victim(position: Position, owner: int) -> Message:
    """MW-128: say why the weapon cannot kill a meeple of this player."""
    return _no_seat(position, owner) or forbidden("why-no-enemy", "MW-128", seat=owner)


def _strike(position: Position, t: int, owner: int) -> Message:
    """MW-085, MW-090: say why the altar cannot strike there."""
    state = position.state
    if refusal := _no_terrain(state, t) or _no_seat(position, owner):
        return refusal
    if owner == state.asked:
        return forbidden("why-altar-enemy", "MW-085")
    if state.here[t, owner] == 0:
        return _asked(state, "why-no-meeple", seat=owner, t=t)
    return forbidden("why-altar-range", "MW-085", t=t)


# --- building actions ------------------------------------------------------------------------------------------


def _worker(position: Position, site: int, node: int) -> Message:
    """MW-044, MW-047: say why the worker cannot go there."""
    asked = position.state.site
    return (
        forbidden("why-worker-site", "MW-047", site=asked)
        if site != asked
        else forbidden("why-track", "MW-044", node=NODE_NAMES[node])
    )


def _productivity(position: Position, site: int) -> Message:
    """MW-170: say why this worker cannot take a second step."""
    if position.state.building[position.state.active, site] < 0:
        return forbidden("why-no-worker", "MW-170", site=site)
    return forbidden("why-second-step", "MW-170")


def _action(position: Position, site: int) -> Message:
    """MW-053: say why the site has no action to perform."""
    return forbidden("why-no-action", "MW-053", site=site)


def _building(position: Position, kind: int) -> Message:
    """MW-150, MW-156: say why the building is not available."""
    gone = position.state.destroyed[position.state.active] >> kind & 1
    id_, rule = ("why-destroyed", "MW-156") if gone else ("why-stands", "MW-150")
    return forbidden(id_, rule, building=BUILDING_NAMES[kind])


def _site(position: Position, site: int) -> Message:
    """MW-155: say why the site is not allowed."""
    return forbidden("why-protected", "MW-155")


def _terrain(position: Position, t: int) -> Message:
    """MW-160, MW-161, MW-162, MW-166: say why the building action cannot be used on this terrain."""
    state = position.state
    if refusal := _no_terrain(state, t):
        return refusal
    if state.phase == Phase.REINFORCE:
        return _asked(state, "why-reinforce", seat=state.active, t=t)
    return _asked(state, OUT_OF_REACH[Phase(state.phase)], t=t)


def _village(position: Position, t: int) -> Message:
    """MW-034 (OPT-10): say why a Village bonus cannot deploy to this terrain."""
    id_ = "why-no-village" if position.box.village_target == ANY_VILLAGE else "why-village"
    return _no_terrain(position.state, t) or _asked(position.state, id_, t=t)


def _scare(position: Position, t: int, owner: int, to: int) -> Message:
    """MW-163: say why the meeple cannot be scared there."""
    state = position.state
    if refusal := _no_terrain(state, t, to) or _no_seat(position, owner):
        return refusal
    if owner == state.active:
        return forbidden("why-scare-own", "MW-163")
    edges = [edge for edge in range(EDGES) if state.link[t, edge] == to]
    if not edges:
        return forbidden("why-terrain-not-next", "MW-163", t=t, to=to)
    if is_wooded(state, t, edges[0]):
        return forbidden("why-forest-between", "MW-163", t=t, to=to)
    return forbidden("why-scared-all", "MW-163", seat=owner, t=t)


def _target(position: Position, owner: int, site: int) -> Message:
    """MW-167: say why the building cannot be bombarded."""
    if refusal := _no_seat(position, owner):
        return refusal
    if owner == position.state.active:
        return forbidden("why-bombard-own", "MW-167")
    if position.state.building[owner, site] < 0:
        return forbidden("why-no-building", "MW-167", site=site, seat=owner)
    return forbidden("why-full", "MW-167")


def _target_meeple(position: Position, owner: int, site: int, meeple: int) -> Message:
    """MW-169: say why the building has no such meeple to convert."""
    if refusal := _no_seat(position, owner, meeple):
        return refusal
    if meeple == position.state.active:
        return forbidden("why-convert-own", "MW-169")
    return forbidden("why-no-defender", "MW-169", seat=meeple, site=site, owner=seat_name(owner))


def _upgrade(position: Position, kind: int) -> Message:
    """MW-172: say why the token cannot be taken."""
    return forbidden("why-token-taken", "MW-172", token=_token_word(kind))


def _source(position: Position, t: int) -> Message:
    """MW-183: say why no meeple can be taken from this terrain."""
    state = position.state
    return _no_terrain(state, t) or _asked(state, "why-no-meeple", seat=state.asked, t=t)


def _warehouse(position: Position) -> Message:
    """MW-183: say why no meeple can be taken from the warehouse."""
    return forbidden("why-warehouse-empty", "MW-183")


# --- tokens ----------------------------------------------------------------------------------------------------


def _token_word(kind: int) -> Message:
    return message("token-word", token=TOKEN_NAMES[kind])


def _token(position: Position, kind: int) -> Message:
    """MW-140, MW-145: say why a token cannot be named now."""
    state, seat = position.state, position.to_act
    if kind == TREE and state.phase == Phase.OPEN_ASKED:
        return forbidden("why-open-upgrades", "MW-140")
    if kind == TREE:
        return forbidden("why-tree-used" if state.tree_at[seat] >= 0 else "why-no-forest", "MW-145")
    if not has(state.hand[seat], kind):
        return forbidden("why-token-not-held", "MW-140", seat=seat, token=_token_word(kind))
    return forbidden("why-no-blank", "MW-141")


def _token_at(position: Position, t: int) -> Message | None:
    """MW-141: say why the token chosen cannot lie on this terrain."""
    return forbidden("why-tree-edge", "MW-145") if position.state.token == TREE else _no_blank(position.state, t)


def _tree_at(position: Position, t: int, edge: int) -> Message | None:
    """MW-145: say why the token chosen cannot lie on this edge."""
    return (
        forbidden("why-upgrade-edge", "MW-141") if position.state.token != TREE else _no_forest(position.state, t, edge)
    )


def _no_blank(state: Any, t: int) -> Message | None:
    """MW-141: say why an upgrade cannot lie there."""
    if refusal := _no_terrain(state, t):
        return refusal
    if state.kind[t] != Kind.BLANK:
        return forbidden("why-not-blank", "MW-141", t=t)
    return forbidden("why-upgraded", "MW-141", t=t) if state.upgrade[t] else None


def _no_forest(state: Any, t: int, edge: int) -> Message | None:
    """MW-145: say why a tree cannot lie there."""
    if refusal := _no_terrain(state, t):
        return refusal
    return None if has(forest_of(state, t), edge) else forbidden("why-no-forest-edge", "MW-145", way=way(edge), t=t)


def _interjection(position: Position, seat: int, action: int) -> Message:
    """MW-140, MW-141, MW-145 (OPT-26): say why a token cannot be placed out of turn."""
    if position.box.token_timing == ASKED:
        return forbidden("why-tokens-asked", "MW-140")
    choice = ACTIONS.parts(action)
    return _not_placed(position.state, seat, choice) or forbidden(
        "why-other-token", "MW-140", seat=choice.parts["seat"]
    )


def _not_placed(state: Any, seat: int, choice: Choice) -> Message | None:
    """MW-141, MW-145: say why a token cannot lie where the seat wants to put it."""
    match choice:
        case "interjected-tree", {"terrain": t, "edge": edge}:
            return forbidden("why-tree-used", "MW-145") if state.tree_at[seat] >= 0 else _no_forest(state, t, edge)
        case "interjection", {"kind": kind, "terrain": t} if has(state.hand[seat], kind):
            return _no_blank(state, t)
    return forbidden("why-token-not-held", "MW-140", seat=seat, token=_token_word(choice.parts["kind"]))


REASONS: dict[str, Callable[..., Message | None]] = {
    "warehouse": _warehouse,
    "token": _token,
    "token-at": _token_at,
    "tree-at": _tree_at,
    "village": _village,
    "worker": _worker,
    "productivity": _productivity,
    "action": _action,
    "building": _building,
    "site": _site,
    "terrain": _terrain,
    "amount": _amount,
    "scare": _scare,
    "resolve": _resolve,
    "victim": _victim,
    "target": _target,
    "target-meeple": _target_meeple,
    "upgrade": _upgrade,
    "from": _from,
    "to-terrain": _to_terrain,
    "to-space": _to_space,
    "to-building": _to_building,
    "tunnel": _tunnel,
    "strike": _strike,
    "explore": _explore,
    "rotation": _rotation,
    "source": _source,
}
