"""What Meeple War says: labels of choices, log lines, prompts, and why an action is refused. Nothing is hidden."""

from functools import reduce
from typing import Any

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.faces import Words
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war import advice, refusals
from tablee.games.meeple_war.advice import is_ruinous
from tablee.games.meeple_war.box import (
    ACTIVE_WINS,
    EDGES,
    FIRST_PENDING,
    FIRST_SITE,
    NODES,
    SITES,
    TERRAINS,
    Act,
    Building,
    Ending,
    Phase,
)
from tablee.games.meeple_war.losses import NOWHERE, Loss, beyond, losses
from tablee.games.meeple_war.rules.ending import meeples_out
from tablee.games.meeple_war.rules.land import edge_to
from tablee.games.meeple_war.rules.movement import way_action, ways_from

PLAIN_ANSWERS = ("begin", "pass", "perform", "decline", "end", "none", "from-warehouse")
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

GOES_ON = {  # questions whose answer is told together with the next one
    Phase.BUILDING: (Phase.SITE,),
    Phase.REINFORCE: (Phase.REINFORCE_AMOUNT,),
    Phase.MOVE_FROM: (Phase.MOVE_TO, Phase.MOVE_AMOUNT, Phase.TOKEN_PLACE),
    Phase.MOVE_TO: (Phase.MOVE_AMOUNT,),
    Phase.OPEN: (Phase.TOKEN_PLACE,),
    Phase.OPEN_ASKED: (Phase.TOKEN_PLACE,),
    Phase.QUEUE: (Phase.TOKEN_PLACE,),
}

# --- names -----------------------------------------------------------------------------------------------------


def seat_name(seat: int) -> Message:
    """Name a seat."""
    return message("seat-name", seat=int(seat))


def kind_of(position: Position, t: int) -> str:
    """Return the kind a terrain has now, an upgrade included."""
    state = position.state
    return act.KIND_NAMES[int(state.upgrade[t]) or int(state.kind[t])]


def place(position: Position, t: int) -> Message:
    """Name a terrain: its kind and number."""
    return message("place", kind=kind_of(position, int(t)), number=int(t))


def token_name(kind: int) -> Message:
    """Name a token."""
    return message("token-name", token=act.TOKEN_NAMES[kind])


def way(edge: int) -> Message:
    """Name an edge by its direction."""
    return message("way", edge=int(edge))


def building_name(kind: int) -> Message:
    """Name a building by kind."""
    return message("building-name", building=act.BUILDING_NAMES[kind])


def building_on(position: Position, owner: int, site: int) -> Message:
    """Name the building on a site."""
    return building_name(int(position.state.building[owner, site]))


def act_name(position: Position, kind: int, node: int) -> Message:
    """Name the action of an end space."""
    box = position.box
    return message("act-name", act=Act(box.act[kind, node]).name.lower(), x=int(box.act_x[kind, node]))


def joined(parts: list[Message]) -> Message:
    """Return several names as one list."""
    return reduce(lambda first, rest: message("listed", first=first, rest=rest), parts)


def way_on(position: Position, kind: int, node: int) -> tuple[int, int]:
    """Return the end space a track leads to from a space without an action, and how many steps away it is."""
    steps = 0
    while position.box.act[kind, node] == Act.NONE:
        following = int(position.box.successors[kind, node])
        node = next(n for n in range(NODES) if following >> n & 1)
        steps += 1
    return node, steps


# --- choices ---------------------------------------------------------------------------------------------------


def label(position: Position, action: int) -> Message:
    """Say what an action would do."""
    state = position.state
    if action == act.PERFORM:
        return message("perform", act=message("act-name", act=Act(state.acting).name.lower(), x=int(state.act_x)))
    if action < act.TOKEN:
        return message(PLAIN_ANSWERS[action])
    if action < act.TOKEN_AT:
        return message("place-token", token=token_name(action - act.TOKEN))
    block, parts = act.parts_of(action)
    return _at_home(position, block, parts) or _on_the_map(position, block, parts) or _of_tokens(position, block, parts)


def _at_home(position: Position, block: int, parts: list[int]) -> Message | None:
    """Say what workers and building actions would do."""
    state, first = position.state, parts[0]
    me, phase = int(state.active), Phase(state.phase)
    if block == act.WORKER:
        return _branch(position, *parts)
    if block == act.PRODUCTIVITY:
        return message("productivity", building=building_on(position, me, first))
    if block == act.ACTION:
        kind, node = int(state.building[me, first]), int(state.queued[first])
        return message("queued-action", building=building_name(kind), act=act_name(position, kind, node))
    if block == act.BUILDING:
        return message("construct", building=building_name(first))
    if block == act.SITE:
        return _on_site(position, first)
    if block == act.TERRAIN:
        return message(BY_TERRAIN.get(phase, "reinforce"), place=place(position, first))
    if block == act.AMOUNT:
        return message(BY_AMOUNT.get(phase, "move-amount"), count=first)
    if block == act.UPGRADE:
        return message("take-upgrade", token=token_name(first + 1))
    if block == act.TARGET:
        return message("bombard", building=building_on(position, *parts), owner=seat_name(first))
    if block == act.TARGET_MEEPLE:
        owner, site, meeple = parts
        building = building_on(position, owner, site)
        return message("convert", building=building, owner=seat_name(owner), meeple=seat_name(meeple))
    if block == act.VILLAGE:
        return message("village-bonus", place=place(position, first))
    return None


def _branch(position: Position, site: int, node: int) -> Message:
    kind = int(position.state.building[position.state.active, site])
    end, steps = way_on(position, kind, node)
    args = {"building": building_name(kind), "act": act_name(position, kind, end)}
    return message("branch-on", count=steps, **args) if steps else message("branch", **args)


def _on_site(position: Position, site: int) -> Message:
    state = position.state
    kind = int(state.building[state.active, site])
    if advice.is_ruinous(position, act.on_site(site)):
        return message("on-site-ruinous", site=site + 1)
    if kind >= 0:
        return message("on-site-over", site=site + 1, building=building_name(kind))
    return message("on-site", site=site + 1)


def _on_the_map(position: Position, block: int, parts: list[int]) -> Message | None:
    """Say what moves, explorations and combats would do."""
    state, first = position.state, parts[0]
    if block == act.SCARE:
        t, owner, to = parts
        return message("scare", owner=seat_name(owner), place=place(position, t), to=place(position, to))
    if block == act.RESOLVE:
        return message("resolve", place=place(position, first))
    if block == act.VICTIM:
        return message("victim", owner=seat_name(first))
    if block == act.FROM:
        return message("move-from", place=place(position, first))
    if block == act.TO_TERRAIN:
        return message("to-terrain", place=place(position, first))
    if block == act.TO_SPACE:
        t, q, r = int(state.move_from), first - act.REACH, parts[1] - act.REACH
        return message("to-space", way=way(int(edge_to(q - int(state.q[t]), r - int(state.r[t])))))
    if block == act.TO_BUILDING:
        return message("to-building", building=building_on(position, *parts), owner=seat_name(first))
    if block == act.TUNNEL:
        return message("tunnel", count=parts[1], place=place(position, first))
    if block == act.STRIKE:
        return message("strike", place=place(position, first), owner=seat_name(parts[1]))
    if block == act.EXPLORE:
        return message("explore", number=first + 1)
    if block == act.ROTATION:
        edges = [edge for edge in range(EDGES) if turned(position, first) >> edge & 1]
        return message("rotation", ways=joined([way(edge) for edge in edges])) if edges else message("rotation-open")
    return message("source", place=place(position, first)) if block == act.SOURCE else None


def turned(position: Position, k: int) -> int:
    """Return the forest edges of the tile drawn, turned by k."""
    mask = int(position.box.type_forest[position.state.drawn])
    return (mask << k | mask >> (EDGES - k)) & 63


def _of_tokens(position: Position, block: int, parts: list[int]) -> Message:
    """Say where a token would go."""
    if block == act.TOKEN_AT:
        return message("token-at", token=token_name(int(position.state.token)), place=place(position, parts[0]))
    if block == act.INTERJECT:
        return message("token-at", token=token_name(parts[1] + 1), place=place(position, parts[2]))
    t, edge = parts[-2:]
    return message("tree-at", place=place(position, t), way=way(edge))


# --- the log ---------------------------------------------------------------------------------------------------


def told(before: Position, action: int, viewer: int = NOBODY) -> Message | None:
    """Say what happened when an action was taken in `before`, with the points and buildings it changed.

    A first answer that only leads to the next question is not told; the last one says it all.
    """
    if action >= act.BACK:
        return message("log-back", back=("setup", "ordinary")[action - act.BACK])
    if action >= act.FIRST_PLAYER:
        return message("log-first-player", who=seat_name(action - act.FIRST_PLAYER))
    after = before.copy()
    after.engine.act(after.boxes, after.states, 0, action)
    if action >= act.TILE:
        kind, forest = act.parts_of(action)[1]
        what = message("log-tile", kind=act.KIND_NAMES[kind], forest="yes" if forest else "no")
    elif after.state.phase in GOES_ON.get(Phase(before.state.phase), ()) and after.to_act == before.to_act:
        return None
    else:
        actor = act.parts_of(action)[1][0] if action >= act.INTERJECT else before.to_act
        named, chain = label(before, action), _chain(before)
        if named.id == "move-from":
            named, chain = _lone_move(before, *act.parts_of(action)[1])
        what = Message(f"log-{named.id}", named.args | chain | {"who": seat_name(actor)})
    news = [_lost(after, loss) for loss in losses(before, action, after)] + changes(before, after)
    return reduce(lambda line, more: message("log-and", line=line, news=more), news, what)


def _lone_move(before: Position, t: int) -> tuple[Message, dict[str, Message]]:
    """Say where a single meeple went that had a single way."""
    trial = before.copy()
    trial.state.move_from = t
    way = int(ways_from(trial.box, trial.state, t, False)).bit_length() - 1
    return label(trial, int(way_action(trial.state, t, way))), {"from": place(before, t)}


def _lost(after: Position, loss: Loss) -> Message:
    args = {"who": seat_name(loss.seat), "count": loss.meeples}
    if loss.terrain == NOWHERE:
        return message("news-lost", **args)
    return message("news-lost-at", place=place(after, loss.terrain), **args)


def _chain(before: Position) -> dict[str, Message]:
    """Return what earlier answers of a chain have fixed."""
    state, phase = before.state, Phase(before.state.phase)
    if phase == Phase.SITE:
        return {"chosen": building_name(int(state.chosen))}
    if phase == Phase.REINFORCE_AMOUNT:
        return {"target": place(before, int(state.chosen))}
    if phase == Phase.MOVE_TO:
        return {"from": place(before, int(state.move_from))}
    if phase == Phase.MOVE_AMOUNT:
        return {"from": place(before, int(state.move_from)), "target": _destination(before)}
    return {}


def _destination(before: Position) -> Message:
    """Name where the move at hand goes."""
    end = beyond(before, int(before.state.move_from), int(before.state.move_way))
    if 0 <= end < TERRAINS:
        return place(before, end)
    if FIRST_SITE <= end < FIRST_PENDING:
        owner, site = divmod(end - FIRST_SITE, SITES)
        return message("building-of", building=building_on(before, owner, site), owner=seat_name(owner))
    return message("unexplored")


def changes(before: Position, after: Position) -> list[Message]:
    """Return what an action brought about by itself: points, bravery, buildings finished and destroyed."""
    was, now, news = before.state, after.state, []
    won = (now.mountain.astype(int) + now.owed - was.mountain - was.owed).tolist()
    bolder = (now.bravery.astype(int) - was.bravery).tolist()
    destroyed = (now.destroyed & ~was.destroyed).tolist()
    finished, finished_before = _finished(now), _finished(was)
    for seat in range(before.seats):
        if won[seat]:
            news.append(message("news-points", who=seat_name(seat), count=won[seat]))
        if bolder[seat] > 0:
            news.append(message("news-bravery", who=seat_name(seat), count=bolder[seat]))
        for kind in range(len(Building)):
            if destroyed[seat] >> kind & 1:
                news.append(message("news-destroyed", who=seat_name(seat), building=building_name(kind)))
            elif kind in finished[seat] - finished_before[seat]:
                news.append(message("news-finished", who=seat_name(seat), building=building_name(kind)))
    return news


def _finished(state: Any) -> list[set[int]]:
    """Return the finished buildings of each seat."""
    return [
        {kind for kind, side in zip(kinds, sides, strict=True) if side}
        for kinds, sides in zip(state.building.tolist(), state.side.tolist(), strict=True)
    ]


# --- prompts ---------------------------------------------------------------------------------------------------


def prompt(position: Position, viewer: int) -> Message:
    """Say who must choose what."""
    state, seat = position.state, position.to_act
    if seat == NOBODY:
        return result(position)
    if seat == CHANCE:
        return message("prompt-chance")
    phase = Phase(state.phase)
    question = message("question", phase=phase.name.lower())
    details = message("prompt-of", question=question, what=_about(position)) if _about(position) else question
    return message("prompt", seat=seat, you="yes" if viewer == seat else "no", question=details)


def _about(position: Position) -> Message | None:
    """Name what a question is about, where it is not plain."""
    state, phase = position.state, Phase(position.state.phase)
    me = int(state.active)
    if phase in (Phase.FORK, Phase.PRODUCTIVITY_FORK):
        return building_on(position, me, int(state.site))
    if phase == Phase.SITE:
        return building_name(int(state.chosen))
    if phase in (Phase.MOVE_TO, Phase.MOVE_AMOUNT):
        return message("ready-on", place=place(position, int(state.move_from)), count=int(state.ready[state.move_from]))
    if phase == Phase.REINFORCE_AMOUNT:
        return place(position, int(state.chosen))
    if phase == Phase.TUNNEL:
        return place(position, int(state.tunnel_end))
    if phase == Phase.TOKEN_PLACE:
        return token_name(int(state.token))
    if phase in (Phase.FLYING, Phase.SCARE_PICK):
        return message("picks-left", count=int(state.left))
    return None


def result(position: Position) -> Message:
    """Say who has won, and how the game ended."""
    winners = [seat for seat, rank in enumerate(position.ranks()) if rank == 1]
    ending = Ending(position.state.ending).name.lower()
    names = joined([seat_name(seat) for seat in winners])
    return message("won", names=names, winners=len(winners), count=position.scores()[winners[0]], ending=ending)


def sources(position: Position) -> list[tuple[Message, list[int]]]:
    """MW-185: return what everybody's points are made of: the Mountain of Fame, with points still owed, and forts."""
    state = position.state
    earned = [int(state.mountain[seat]) + int(state.owed[seat]) for seat in range(position.seats)]
    forts = [total - own for total, own in zip(position.scores(), earned, strict=True)]
    return [(message("source-mountain"), earned), (message("source-forts"), forts)]


def tie_breaks(position: Position) -> list[tuple[Message, list[int]]]:
    """MW-187 (OPT-05): return what decides between equal points, unless whoever ended the game has won anyway."""
    box, state, seats = position.box, position.state, range(position.seats)
    if box.end_winner == ACTIVE_WINS and state.ending == Ending.SIX_POINTS:
        return []
    return [
        (message("tie-bravery"), [int(state.bravery[seat]) for seat in seats]),
        (message("tie-meeples-out"), [int(meeples_out(state, seat)) for seat in seats]),
    ]


def why(position: Position, seat: int, action: int) -> Message:
    """Say what stands against an action that is not legal."""
    return refusals.why(position, seat, action)


def out_of_turn(position: Position, seat: int, action: int) -> Message | None:
    """MW-140: say why a seat that has no token to place cannot place this one; anything else has to wait its turn."""
    return why(position, seat, action) if act.INTERJECT <= action < act.TILE else None


WORDS = Words(
    label, told, prompt, why, out_of_turn=out_of_turn, sources=sources, tie_breaks=tie_breaks, ruinous=is_ruinous
)
