"""The log line of an action, with the points, losses and buildings that it changed."""

from functools import reduce
from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.meeple_war.actions import ACTIONS, BACK_NAMES, KIND_NAMES
from tablee.games.meeple_war.box import Building, Phase
from tablee.games.meeple_war.facts.losses import NOWHERE, Loss, losses, only_way
from tablee.games.meeple_war.facts.places import beyond, is_terrain, site_of
from tablee.games.meeple_war.rules.movement import way_action
from tablee.games.meeple_war.words.choices import label
from tablee.games.meeple_war.words.names import building_name, building_on, place, seat_name

CONTINUED_IN = {  # decisions that are logged together with the next one
    Phase.BUILDING: (Phase.SITE,),
    Phase.REINFORCE: (Phase.REINFORCE_AMOUNT,),
    Phase.MOVE_FROM: (Phase.MOVE_TO, Phase.MOVE_AMOUNT, Phase.TOKEN_PLACE),
    Phase.MOVE_TO: (Phase.MOVE_AMOUNT,),
    Phase.OPEN: (Phase.TOKEN_PLACE,),
    Phase.OPEN_ASKED: (Phase.TOKEN_PLACE,),
    Phase.QUEUE: (Phase.TOKEN_PLACE,),
}


def told(before: Position, action: int, viewer: int = NOBODY) -> Message | None:
    """Say what happened when an action was taken in `before`, and everything that it changed.

    A decision that only leads to the next one of its chain has no line of its own. The line of the last decision covers
    the whole chain.
    """
    match ACTIONS.parts(action):
        case "back", {"back": back}:
            return message("log-back", back=BACK_NAMES[back])
        case "first-player", {"seat": seat}:
            return message("log-first-player", who=seat_name(seat))
    after = before.copy()
    after.engine.act(after.boxes, after.states, 0, action)
    if _is_continued(before, after):
        return None
    news = [_lost(after, loss) for loss in losses(before, action, after)] + changes(before, after)
    return reduce(lambda line, more: message("log-and", line=line, news=more), news, _event(before, action))


def _is_continued(before: Position, after: Position) -> bool:
    """Tell whether the same seat completes this decision with its next one."""
    continued = after.frozen[1].phase in CONTINUED_IN.get(Phase(before.frozen[1].phase), ())
    return continued and after.to_act == before.to_act


def _event(before: Position, action: int) -> Message:
    """Say who did what, or which tile was drawn."""
    actor, named, chain = before.to_act, None, _chain(before)
    match ACTIONS.parts(action):
        case "tile", {"kind": kind, "forest": forest}:
            return message("log-tile", kind=KIND_NAMES[kind], forest="yes" if forest else "no")
        case (("interjection" | "interjected-tree"), {"seat": seat}):
            actor = seat
        case "from", {"terrain": t}:
            named, chain = _only_move(before, t), {"from": place(before, t)}
    named = named or label(before, action)
    return Message(f"log-{named.id}", named.args | chain | {"who": seat_name(actor)})


def _only_move(before: Position, t: int) -> Message:
    """MW-062: say where a single meeple went that had only one way."""
    trial = before.copy()
    trial.state.move_from = t
    return label(trial, way_action(trial.state, t, only_way(trial, t)))


def _lost(after: Position, loss: Loss) -> Message:
    """MW-122: say how many meeples a seat lost, and where."""
    args = {"who": seat_name(loss.seat), "count": loss.meeples}
    if loss.terrain == NOWHERE:
        return message("news-lost", **args)
    return message("news-lost-at", place=place(after, loss.terrain), **args)


def _chain(before: Position) -> dict[str, Message]:
    """Return what earlier decisions of the chain have chosen."""
    state = before.frozen[1]
    match Phase(state.phase):
        case Phase.SITE:
            return {"chosen": building_name(state.chosen)}
        case Phase.REINFORCE_AMOUNT:
            return {"target": place(before, state.chosen)}
        case Phase.MOVE_TO:
            return {"from": place(before, state.move_from)}
        case Phase.MOVE_AMOUNT:
            return {"from": place(before, state.move_from), "target": _destination(before)}
    return {}


def _destination(before: Position) -> Message:
    """Name where the present move goes."""
    end = beyond(before, before.state.move_from, before.state.move_way)
    if is_terrain(end):
        return place(before, end)
    if at := site_of(end):
        return message("building-of", building=building_on(before, *at), owner=seat_name(at[0]))
    return message("unexplored")


def changes(before: Position, after: Position) -> list[Message]:
    """MW-133, MW-180: return messages about points, bravery, and buildings finished or destroyed."""
    was, now, news = before.frozen[1], after.frozen[1], []
    finished, finished_before = _finished(now), _finished(was)
    for seat in range(before.seats):
        won = now.mountain[seat] + now.owed[seat] - was.mountain[seat] - was.owed[seat]
        bolder = now.bravery[seat] - was.bravery[seat]
        destroyed = now.destroyed[seat] & ~was.destroyed[seat]
        if won:
            news.append(message("news-points", who=seat_name(seat), count=won))
        if bolder > 0:
            news.append(message("news-bravery", who=seat_name(seat), count=bolder))
        for kind in range(len(Building)):
            if destroyed >> kind & 1:
                news.append(message("news-destroyed", who=seat_name(seat), building=building_name(kind)))
            elif kind in finished[seat] - finished_before[seat]:
                news.append(message("news-finished", who=seat_name(seat), building=building_name(kind)))
    return news


def _finished(state: Any) -> list[set[int]]:
    """Return the finished buildings of each seat."""
    return [
        {kind for kind, side in zip(kinds, sides, strict=True) if side}
        for kinds, sides in zip(state.building, state.side, strict=True)
    ]
