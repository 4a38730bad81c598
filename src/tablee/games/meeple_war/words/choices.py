"""The labels of actions, which say what each choice would do."""

from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.meeple_war.actions import ACTIONS
from tablee.games.meeple_war.box import Phase
from tablee.games.meeple_war.facts.advice import ruinous_sites
from tablee.games.meeple_war.facts.places import drawn_forest, edge_between, edges_in, next_end, terrain_hex
from tablee.games.meeple_war.words.names import (
    act_name,
    act_on_space,
    building_name,
    building_on,
    joined,
    place,
    seat_name,
    token_name,
    way,
)

BY_TERRAIN = {
    Phase.REINFORCE: "reinforce",
    Phase.FLYING: "fly",
    Phase.STEALTH: "stealth",
    Phase.BURN: "burn",
}
BY_AMOUNT = {
    Phase.DEPLOY: "deploy-amount",
    Phase.REINFORCE_AMOUNT: "reinforce-amount",
    Phase.MOVE_AMOUNT: "move-amount",
}


def label(position: Position, action: int) -> Message:
    """Say what an action would do."""
    return (
        _in_the_city(position, action)
        or _of_buildings(position, action)
        or _of_moves(position, action)
        or _of_the_rest(position, action)
    )


def _in_the_city(position: Position, action: int) -> Message | None:
    """Label actions about workers and construction."""
    state = position.frozen[1]
    me = state.active
    match ACTIONS.parts(action):
        case "worker", {"site": site, "node": node}:
            return _branch(position, site, node)
        case "productivity", {"site": site}:
            return message("productivity", building=building_on(position, me, site))
        case "action", {"site": site}:
            kind, node = state.building[me, site], state.queued[site]
            return message("queued-action", building=building_name(kind), act=act_on_space(position, kind, node))
        case "perform", _:
            return message("perform", act=act_name(state.acting, state.act_x))
        case "building", {"building": kind}:
            return message("construct", building=building_name(kind))
        case "site", {"site": site}:
            return _on_site(position, site)
    return None


def _branch(position: Position, site: int, node: int) -> Message:
    """MW-047: name the end space that a branch leads to."""
    state = position.frozen[1]
    kind = state.building[state.active, site]
    end, steps = next_end(position, kind, node)
    args = {"building": building_name(kind), "act": act_on_space(position, kind, end)}
    return message("branch-on", count=steps, **args) if steps else message("branch", **args)


def _on_site(position: Position, site: int) -> Message:
    """MW-151, MW-155: name a site to build on, and the building that would be lost there."""
    state = position.frozen[1]
    kind = state.building[state.active, site]
    if site in ruinous_sites(position):
        return message("on-site-ruinous", site=site + 1)
    if kind >= 0:
        return message("on-site-over", site=site + 1, building=building_name(kind))
    return message("on-site", site=site + 1)


def _of_buildings(position: Position, action: int) -> Message | None:
    """Label building actions and the Village bonus."""
    phase = Phase(position.frozen[1].phase)
    match ACTIONS.parts(action):
        case "terrain", {"terrain": t}:
            return message(BY_TERRAIN.get(phase, "reinforce"), place=place(position, t))
        case "amount", {"amount": n}:
            return message(BY_AMOUNT.get(phase, "move-amount"), count=n)
        case "village", {"terrain": t}:
            return message("village-bonus", place=place(position, t))
        case "upgrade", {"kind": kind}:
            return message("take-upgrade", token=token_name(kind))
        case "target", {"owner": owner, "site": site}:
            return message("bombard", building=building_on(position, owner, site), owner=seat_name(owner))
        case "target-meeple", {"owner": owner, "site": site, "meeple": meeple}:
            building = building_on(position, owner, site)
            return message("convert", building=building, owner=seat_name(owner), meeple=seat_name(meeple))
        case "scare", {"terrain": t, "owner": owner, "destination": to}:
            return message("scare", owner=seat_name(owner), place=place(position, t), to=place(position, to))
    return None


def _of_moves(position: Position, action: int) -> Message | None:
    """Label moves, explorations and combats."""
    match ACTIONS.parts(action):
        case "from", {"terrain": t}:
            return message("move-from", place=place(position, t))
        case "to-terrain", {"terrain": t}:
            return message("to-terrain", place=place(position, t))
        case "to-space", {"q": q, "r": r}:
            edge = edge_between(terrain_hex(position, position.state.move_from), (q, r))
            return message("to-space", way=way(edge))
        case "to-building", {"owner": owner, "site": site}:
            return message("to-building", building=building_on(position, owner, site), owner=seat_name(owner))
        case "tunnel", {"terrain": t, "amount": n}:
            return message("tunnel", count=n, place=place(position, t))
        case "strike", {"terrain": t, "owner": owner}:
            return message("strike", place=place(position, t), owner=seat_name(owner))
        case "explore", {"space": i}:
            return message("explore", number=i + 1)
        case "rotation", {"rotation": k}:
            ways = [way(edge) for edge in edges_in(drawn_forest(position, k))]
            return message("rotation", ways=joined(ways)) if ways else message("rotation-open")
        case "resolve", {"terrain": t}:
            return message("resolve", place=place(position, t))
        case "victim", {"owner": owner}:
            return message("victim", owner=seat_name(owner))
    return None


def _of_the_rest(position: Position, action: int) -> Message:
    """Label tokens, sources of a meeple, and actions without parts."""
    match ACTIONS.parts(action):
        case "token", {"kind": kind}:
            return message("place-token", token=token_name(kind))
        case "token-at", {"terrain": t}:
            return message("token-at", token=token_name(position.state.token), place=place(position, t))
        case "interjection", {"kind": kind, "terrain": t}:
            return message("token-at", token=token_name(kind), place=place(position, t))
        case (("tree-at" | "interjected-tree"), {"terrain": t, "edge": edge}):
            return message("tree-at", place=place(position, t), way=way(edge))
        case "source", {"terrain": t}:
            return message("source", place=place(position, t))
        case "warehouse", _:
            return message("from-warehouse")
        case kind, _:
            return message(kind)  # begin, pass, decline, end, none
