"""The titles of drawn things. Pages show them on cards: what a thing is and whose, then what it does, line by line."""

from tablee.core.frozen import Part
from tablee.core.texts import Message, Say, joined, listed, message
from tablee.games.meeple_war.box import Node, Side
from tablee.games.meeple_war.facts.places import STRUCTURES, Site, kind_of, next_end, routes
from tablee.games.meeple_war.words.names import (
    act_on_space,
    building_name,
    effect,
    effect_of_token,
    place,
    seat_name,
    token_name,
)


def lines(*parts: str) -> str:
    """Join the lines of a title, without those that are empty."""
    return "\n".join(part for part in parts if part)


# --- the map ---------------------------------------------------------------------------------------------------


def terrain_title(land: Part, t: int, say: Say) -> str:
    """Say what a terrain is and what it does."""
    return lines(place(land, t)(say), effect(land, t)(say))


def troop_title(land: Part, t: int, seat: int, count: int, ready: int | None, say: Say) -> str:
    """Say whose meeples stand on a terrain, whether they control it, and how many may still move, if this is known."""
    most, control = land.frozen[0].control, ""
    if kind_of(land, t) in STRUCTURES:
        control = say("troop-control", missing=max(most - count, 0))
    moving = say("troop-ready", count=ready) if ready is not None else ""
    return lines(say("troop-title", who=_name(seat, say), count=count, place=place(land, t)(say)), control, moving)


def _name(seat: int, say: Say) -> str:
    return seat_name(seat)(say)


# --- buildings -------------------------------------------------------------------------------------------------


def building_title(box: Part, owner: int, site: int, built: Site, say: Say) -> str:
    """Say what stands on a site, who is on its defences, what its track leads to, and where its worker is."""
    first = {"who": _name(owner, say), "site": site + 1}
    if built.kind < 0:
        return say("site-empty", **first)
    first["building"] = building_name(built.kind)(say)
    finished = built.side == Side.FINISHED
    return lines(
        say("site-building" if finished else "site-construction", **first),
        _defences(box, built)(say),
        _worker(box, built)(say),
        say("site-actions", acts=_said(actions_of(box, built.kind), say)),
    )


def worker_title(box: Part, owner: int, built: Site, say: Say) -> str:
    """Say whose worker it is, and where it stands."""
    title = say("worker-title", who=_name(owner, say), building=building_name(built.kind)(say))
    return lines(title, _worker(box, built)(say))


def _said(text: Message | str, say: Say) -> str:
    return text if isinstance(text, str) else text(say)


def actions_of(box: Part, kind: int) -> Message | str:
    """MW-007, MW-055: list the actions of a building with the steps that lead to them."""
    return listed(
        [message("more-track", steps=len(row) - 1, act=act_on_space(box, kind, row[-1])) for row in routes(box, kind)]
    )


def _defences(box: Part, built: Site) -> Message:
    """MW-133: say how many defences are taken, and by whom."""
    held = [message("part-there", who=seat_name(seat), count=n) for seat, n in enumerate(built.defence) if n]
    args = {"held": sum(built.defence), "room": box.frozen[0].defences[built.kind, built.side]}
    return message("site-held", who=joined(held), **args) if held else message("site-free", **args)


def _worker(box: Part, built: Site) -> Message:
    """MW-043, MW-049: say where the worker of a building is."""
    args = {"act": "", "steps": box.frozen[0].build[built.kind], "done": built.node, "where": "building"}
    if built.side == Side.FINISHED:
        end, steps = next_end(box, built.kind, built.node) if built.node != Node.S else (Node.S, 0)
        act = act_on_space(box, built.kind, end) if built.node != Node.S else ""
        args |= {"act": act, "steps": steps, "where": "start" if not act else "way" if steps else "act"}
    return message("worker-at", **args)


# --- tokens ----------------------------------------------------------------------------------------------------


def upgrade_title(box: Part, kind: int, say: Say, *, where: str, owner: int = -1) -> str:
    """Say what an upgrade token does: one left (`supply`), one that a player holds (`hand`), or one on a terrain."""
    name, who = token_name(kind)(say), _name(owner, say) if owner >= 0 else ""
    return lines(say("upgrade-title", where=where, name=name, who=who), effect_of_token(box, kind)(say))


def tree_title(seat: int, say: Say, *, placed: bool) -> str:
    """Say what a tree token does, or did."""
    title = say("tree-title", token="tree", who=_name(seat, say))
    return lines(title, say("tree-done" if placed else "tree-does"))
