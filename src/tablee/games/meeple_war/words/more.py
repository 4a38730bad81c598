"""What a choice would bring: a second line below its label."""

from tablee.core.contract import NOBODY
from tablee.core.position import Position
from tablee.core.texts import Message, joined, message
from tablee.games.meeple_war.actions import ACTIONS, BEGIN
from tablee.games.meeple_war.box import TREE, Act, Kind, Phase, Side
from tablee.games.meeple_war.facts.advice import ruinous_sites
from tablee.games.meeple_war.facts.effects import obstacle
from tablee.games.meeple_war.facts.forecast import combat_on
from tablee.games.meeple_war.facts.places import beyond, defences, front, is_terrain, kind_of, next_end, routes, site_of
from tablee.games.meeple_war.rules.building_actions import has_effect
from tablee.games.meeple_war.rules.workers import successors_of
from tablee.games.meeple_war.words.names import act_name, act_on_space, effect, effect_of_token, seat_name


def more(position: Position, action: int) -> Message | None:
    """Say what a choice would bring, if its label does not."""
    return (
        _in_the_city(position, action)
        or _on_terrains(position, action)
        or _in_fights(position, action)
        or _of_the_rest(position, action)
    )


def idle(position: Position, action: int) -> bool:
    """MW-140: tell whether an only choice changes nothing: the start of a turn for which others may hold tokens."""
    return action == BEGIN


# --- the city --------------------------------------------------------------------------------------------------


def _in_the_city(position: Position, action: int) -> Message | None:
    """Explain choices about workers, buildings and their actions."""
    state = position.frozen[1]
    me = state.active
    match ACTIONS.parts(action):
        case "worker", {"site": site, "node": node}:
            kind = state.building[me, site]
            end, steps = next_end(position, kind, node)
            return does(position, *_act(position, kind, end), now=not steps)
        case "action", {"site": site}:
            return does(position, *_act(position, state.building[me, site], state.queued[site]))
        case "perform", _:
            return does(position, state.acting, state.act_x)
        case "productivity", {"site": site}:
            return _second_step(position, site)
        case "building", {"building": kind}:
            return building_plan(position, kind)
        case "site", {"site": site}:
            return _over(position, site)
        case (("target" | "to-building"), {"owner": owner, "site": site}):
            return _defended(position, owner, site)
        case "target-meeple", {"owner": owner, "site": site}:
            held, room = defences(position, owner, site)
            return message("more-defences", held=held, room=room)
    return None


def _act(position: Position, kind: int, node: int) -> tuple[int, int]:
    box = position.frozen[0]
    return box.act[kind, node], box.act_x[kind, node]


def does(position: Position, act: int, x: int, *, now: bool = True) -> Message:
    """MW-056: say what a building action does and, if it comes now, why it would have no effect."""
    box, state = position.frozen
    supply = {Act.ASSEMBLE: state.stock, Act.DEPLOY: state.warehouse, Act.REINFORCE: state.warehouse}.get(Act(act))
    if now and supply and supply[state.active]:
        x = min(x, supply[state.active])
    text = message("act-does", act=Act(act).name.lower(), x=x)
    if now and act != Act.RECYCLING and not has_effect(box, state, act):
        return message("more-no-effect", does=text, reason=message("no-effect", reason=obstacle(state, act)))
    return text


def _second_step(position: Position, site: int) -> Message:
    """MW-170: say where the second step of a worker leads."""
    box, state = position.frozen
    kind = state.building[state.active, site]
    if state.side[state.active, site] == Side.CONSTRUCTION:
        return message("more-build-step", done=state.node[state.active, site] + 1, steps=box.build[kind])
    ways = int(successors_of(box, state, site))
    if ways & (ways - 1):
        return message("more-fork")
    node = ways.bit_length() - 1
    if node == 0:
        return message("more-start")
    end, steps = next_end(position, kind, node)
    return message("more-reach", act=act_on_space(position, kind, end), steps=steps)


def building_plan(position: Position, kind: int) -> Message:
    """MW-007, MW-008: say how long a building takes, how it is defended, and which actions it will have."""
    box = position.frozen[0]
    ends = [(row[-1], len(row) - 1) for row in routes(position, kind)]
    acts = [message("more-track", steps=steps, act=act_on_space(position, kind, end)) for end, steps in ends]
    site, finished = box.defences[kind]
    return message("more-building", turns=box.build[kind], site=site, finished=finished, acts=joined(acts))


def _over(position: Position, site: int) -> Message | None:
    """MW-151, MW-152, MW-153, MW-155: say what happens to a building that is built over."""
    state = position.frozen[1]
    me = state.active
    kind = state.building[me, site]
    if kind < 0:
        return None
    enemies = sum(n for seat, n in enumerate(state.defence[me, site]) if seat != me)
    lost = message("more-lost", act=act_on_space(position, kind, state.queued[site])) if state.queued[site] else ""
    ruin = "yes" if site in ruinous_sites(position) else "no"
    return message("more-over", ruin=ruin, count=enemies, lost=lost)


def _defended(position: Position, owner: int, site: int) -> Message:
    """MW-133: say how many defences are taken, and whether one more would be the last."""
    held, room = defences(position, owner, site)
    return message("more-last-defence" if held + 1 == room else "more-defences", held=held, room=room)


# --- terrains --------------------------------------------------------------------------------------------------


def _on_terrains(position: Position, action: int) -> Message | None:
    """Explain choices that name a terrain to go to, to place meeples on, or to set on fire."""
    state = position.frozen[1]
    match ACTIONS.parts(action):
        case "terrain", {"terrain": t} if state.phase == Phase.BURN:
            return message("more-burn", who=_armies(position, t), count=_enemies(position, t))
        case (("terrain" | "village" | "to-terrain"), {"terrain": t}):
            return _there(position, t)
        case "scare", {"owner": owner, "destination": to}:
            return _there(position, to, scared=owner)
        case "from", {"terrain": t}:
            return message("more-ready", count=state.ready[t])
        case "source", {"terrain": t}:
            return message("more-source", count=state.here[t, state.asked] - 1)
        case "to-space", _:
            return message("more-space", count=state.pile_size)
        case "explore", {"space": i}:
            return message("more-explorers", count=state.pending_n[i])
        case "strike", {"terrain": t, "owner": owner}:
            return message("more-strike", count=state.here[t, owner])
    return None


def _armies(position: Position, t: int, but: int = NOBODY) -> Message | str:
    """List the meeples on a terrain, except those of the active player and of one more seat."""
    here, me = position.frozen[1].here[t], position.frozen[1].active
    return joined(
        [message("part-there", who=seat_name(s), count=n) for s, n in enumerate(here) if n and s not in (me, but)]
    )


def _enemies(position: Position, t: int) -> int:
    state = position.frozen[1]
    return sum(n for seat, n in enumerate(state.here[t]) if seat != state.active)


def _there(position: Position, t: int, scared: int = NOBODY) -> Message | None:
    """Say whom meeples would meet on a terrain, and what it is good for."""
    state = position.frozen[1]
    me = state.active
    met = [s for s, n in enumerate(state.here[t]) if n and s != (me if scared == NOBODY else scared)]
    bonus = effect(position, t) if kind_of(position, t) != Kind.BLANK else None
    if not met:
        return bonus
    if scared != NOBODY:
        own = message("part-yours", count=state.here[t, me]) if me in met else None
        others = [message("part-there", who=seat_name(s), count=state.here[t, s]) for s in met if s != me]
        return message("more-fight-now", who=joined([*([own] if own else []), *others]))
    return message("more-fight", who=_armies(position, t))


# --- fights ----------------------------------------------------------------------------------------------------


def _in_fights(position: Position, action: int) -> Message | None:
    """MW-121: explain choices on which a combat depends: how it would end as things stand."""
    state = position.frozen[1]
    match ACTIONS.parts(action):
        case "amount", {"amount": n} if n:
            return _with(position, n)
        case "resolve", {"terrain": t}:
            return _forecast(position, t, {}, NOBODY)
        case "victim", {"owner": owner}:
            return _forecast(position, state.battle, {}, owner)
    return None


def _with(position: Position, n: int) -> Message | None:
    """Say what so many meeples would do where they go."""
    state = position.frozen[1]
    me, end = state.active, state.chosen
    if state.phase == Phase.DEPLOY:
        end = front(position, me)
    elif state.phase == Phase.MOVE_AMOUNT:
        end = beyond(position, state.move_from, state.move_way)
        if at := site_of(end):
            held, room = defences(position, *at)
            return message("more-fills" if held + n == room else "more-defences", held=held + n, room=room)
    return _forecast(position, end, {me: n}, NOBODY) if is_terrain(end) else None


def _forecast(position: Position, t: int, coming: dict[int, int], victim: int) -> Message | None:
    """Say how a combat would end."""
    found, me = combat_on(position, t, coming, victim), position.to_act
    if found is None:
        return None
    armies = [
        message("part-yours", count=n) if seat == me else message("part-there", who=seat_name(seat), count=n)
        for seat, n in found.armies
    ]
    outcome = "nobody" if found.winner == NOBODY else "you" if found.winner == me else "other"
    who = seat_name(found.winner) if outcome == "other" else ""
    text = message("more-combat", armies=joined(armies), outcome=outcome, who=who, count=found.left)
    return message("more-bravery", combat=text, count=found.bravery) if found.bravery else text


# --- the rest --------------------------------------------------------------------------------------------------


def _of_the_rest(position: Position, action: int) -> Message | None:
    """Explain tokens and the end of the movement."""
    state = position.frozen[1]
    match ACTIONS.parts(action):
        case (("upgrade" | "token"), {"kind": kind}):
            return message("tree-does") if kind == TREE else effect_of_token(position, kind)
        case "token-at", {"terrain": t}:
            return message("more-token", who=_all_there(position, t)) if any(state.here[t]) else None
        case "end", _ if any(state.ready):
            return message("more-end", count=sum(state.ready))
        case "decline", _ if state.phase == Phase.PERFORM:
            return message("more-decline", act=act_name(state.acting, state.act_x))
    return None


def _all_there(position: Position, t: int) -> Message | str:
    here, me = position.frozen[1].here[t], position.to_act
    return joined(
        [
            message("part-yours", count=n) if s == me else message("part-there", who=seat_name(s), count=n)
            for s, n in enumerate(here)
            if n
        ]
    )
