"""What depends on a question, and what each choice would bring: sentences below the prompt and below the choices."""

from typing import Any

from tablee.core.names import YOU, person
from tablee.core.position import Position
from tablee.core.texts import Message, joined, message
from tablee.games.poignee.actions import ACTIONS, FACES, YES
from tablee.games.poignee.box import (
    BUILDINGS,
    HIDDEN,
    NEITHER,
    NO_SPACE,
    SHOWDOWN,
    Direction,
    Location,
    Meeple,
    Phase,
    Side,
    Space,
)
from tablee.games.poignee.facts import (
    Effect,
    direction_fixed_by,
    effect_of,
    idle_reason,
    kind_name,
    left_to_resolve,
    next_price,
    next_spaces,
    shooters,
    where_the_last_falls,
    winner_by_dice,
)
from tablee.games.poignee.rules.showdown import better_shooter
from tablee.games.poignee.rules.sowing import space_without_token

DRAWING = ("draw", "arrest", "lure")  # effects by which somebody draws


def stakes(position: Position, viewer: int) -> Message | None:
    """Say what depends on the question that is asked. Of a showdown everybody is told, of the rest who decides."""
    phase, actor = Phase(position.frozen[1].phase), position.to_act
    if phase == Phase.REROLL:
        return _of_reroll(position, viewer)
    if viewer != actor:
        return None
    match phase:
        case Phase.SETUP_CORNER:
            return message("stakes-corner", points=position.frozen[0].tile_points[Side.BASIC])
        case Phase.TAKE:
            return _of_taking(position, actor)
        case Phase.SOW:
            return _of_sowing(position)
        case Phase.NAME_CONTROLLER:
            return _of_naming(position)
        case Phase.RESOLVE:
            return message("stakes-resolve") if _order_matters(position) else None
        case Phase.BUILD | Phase.UPGRADE:
            return _of_building(position, actor)
        case _:
            return None


def _of_taking(position: Position, seat: int) -> Message | None:
    """PM-112, PM-122: say how much gold the next bar needs, and whether this is the seat's last turn."""
    box, state = position.frozen
    price, gold = next_price(position), state.gold[seat]
    last = message("stakes-last-turn") if state.by_turn >= 0 else None
    if not price:
        return last
    missing = max(price - gold, 0)
    bar = message("stakes-bar", gold=gold, missing=missing, price=price, points=box.bar_points)
    return message("sentences", first=last, rest=bar) if last else bar


def _of_sowing(position: Position) -> Message:
    """PM-032, PM-033, PM-034: say what the placement decides, or where the rest of the hand will go."""
    state = position.frozen[1]
    count, spaces = sum(state.hand), next_spaces(position)
    if len(spaces) > 1:
        how = "one" if count == 1 else "anywhere" if state.visited == 0 and state.origin >= BUILDINGS else "side"
        return message("stakes-way", how=how)
    last = where_the_last_falls(position, state.origin, state.direction, count) if state.direction else NO_SPACE
    following = _space("to-space", spaces[0])
    if count == 1 or last == NO_SPACE:
        return message("stakes-next", next=following, count=count)
    return message("stakes-sow", next=following, last=_space("to-space", last))


def _space(text: str, space: int) -> Message:
    return message(text, space=space, place=space)


def _order_matters(position: Position) -> bool:
    """PM-048: tell whether draws that are still to come could pay for a builder's marquee."""
    space, left = position.frozen[1].space, left_to_resolve(position)
    doors = [door for door in left if door != SHOWDOWN]
    draws = SHOWDOWN in left or any(effect_of(position, space[d], d).kind in DRAWING for d in doors)
    return draws and any(space[door] == Meeple.BUILDER for door in doors)


def _of_naming(position: Position) -> Message:
    """PM-041, PM-090: say whom the meeple will fight, and who shoots better."""
    box, state = position.frozen
    space = space_without_token(state)
    kind, own = state.space[space], state.space[Space.W + Space.E - space]
    better = "equal" if box.skill[kind] == box.skill[own] else "own" if box.skill[own] > box.skill[kind] else "other"
    return message("stakes-name", kind=kind_name(kind), own=message("noun", kind=kind_name(own)), better=better)


def _of_building(position: Position, seat: int) -> Message:
    """PM-058, PM-062, PM-069, PM-070: say what a marquee is worth, and what would be left after paying for it."""
    box, state = position.frozen
    b, upgrade = state.acting, state.phase == Phase.UPGRADE
    side = Side.UPGRADED if upgrade else Side.BASIC
    left = {"gold": state.gold[seat] - box.cost_gold[b], "stone": state.stone[seat] - box.cost_stone[b]}
    numbers = {"points": box.tile_points[side], "draws": box.tile_draws[side], **left}
    if not upgrade:
        return message("stakes-build", **numbers)
    before = {"basic": box.tile_points[Side.BASIC], "basic_draws": box.tile_draws[Side.BASIC]}
    return message("stakes-upgrade", **numbers, **before)


def _of_reroll(position: Position, viewer: int) -> Message:
    """PM-091, PM-092, PM-094, PM-095, PM-100: say who leads and why, what a reroll needs, and what is at stake."""
    box, state = position.frozen
    better, ahead = better_shooter(box, state), winner_by_dice(position)
    kinds, seats = shooters(position), state.controller
    args = {
        "tie": "yes" if state.dice[0] == state.dice[1] else "no",
        "high": max(state.dice),
        "low": min(state.dice),
        "own": state.dice[better],
        "least": state.dice[1 - better],
        "leads": "yes" if better == ahead else "no",
        "leader": duellist(seats[ahead], kinds[ahead], viewer),
        "better": duellist(seats[better], kinds[better], viewer),
    }
    won = message("stakes-reward", who=person(seats[better], viewer), count=box.reward[kinds[1 - better]])
    lost = message("stakes-reward", who=person(seats[1 - better], viewer), count=box.reward[kinds[better]])
    return message("stakes-reroll", won=won, lost=lost, **args)


def duellist(seat: int, kind: int, viewer: int) -> Message:
    """Name a meeple in a showdown and its controller."""
    return message("duellist", who=person(seat, viewer), kind=kind_name(kind))


# --- more about a choice ---------------------------------------------------------------------------------------


def more(position: Position, action: int) -> Message | None:
    """Say more about a choice than its label; the reader is the seat to act."""
    kind, parts = ACTIONS.parts(action)
    match kind:
        case "take":
            return _of_location(position, parts["location"])
        case "place":
            return _of_placement(position, parts["meeple"], parts["space"])
        case "resolve" if parts["item"] == SHOWDOWN:
            return _of_showdown(position)
        case "resolve":
            return _of_door(position, parts["item"])
        case "build" | "upgrade" if parts["answer"] != YES:
            return message("more-decline")
        case "reroll":
            return _of_answer(position, parts["answer"] == YES)
        case _:
            return None


def idle(position: Position, action: int) -> bool:
    """PM-054: tell whether an action only lets a meeple that can do nothing go inside."""
    kind, parts = ACTIONS.parts(action)
    if kind != "resolve" or parts["item"] == SHOWDOWN:
        return False
    return bool(idle_reason(position, position.frozen[1].space[parts["item"]], parts["item"]))


def some(counts: tuple[int, ...]) -> Message | str:
    """Return the meeples of each kind in a sentence: "2 builders and a miner"."""
    return joined([message("some-meeples", kind=kind_name(k), count=n) for k, n in enumerate(counts) if n])


def _of_location(position: Position, location: int) -> Message:
    """PM-020, PM-022, PM-025, PM-033: say which meeples are taken, and where the last one would stop."""
    state = position.frozen[1]
    if location == Location.JAIL:
        robbers = message("some-meeples", kind="robber", count=state.jail)
        return message("more-take", place=location, meeples=robbers, crate="yes" if state.crates_jail else "no")
    held = state.saloon if location == Location.SALOON else state.inside[location]
    if location == Location.SALOON:
        return message("more-take", place=location, meeples=some(held), crate="no")
    ends = [where_the_last_falls(position, location, way, sum(held)) for way in (Direction.CLOCKWISE, 2)]
    if NO_SPACE in ends:
        return message("more-take", place=location, meeples=some(held), crate="far")
    count = sum(held)
    clockwise, back = (_space("to-space" if count == 1 else "short-space", end) for end in ends)
    return message("more-take-building", meeples=some(held), count=count, clockwise=clockwise, back=back)


def _of_placement(position: Position, kind: int, space: int) -> Message | None:
    """PM-032, PM-034: say what the meeple could do there, and where the last one would stop if this sets the way."""
    state = position.frozen[1]
    what = _of_fighter(position, space, kind) if space >= Space.W else _would(position, kind, space)
    way, count = direction_fixed_by(position, space), sum(state.hand)
    last = where_the_last_falls(position, state.origin, way, count) if way else NO_SPACE
    if last == NO_SPACE:
        return what
    end = message("more-last", count=count, last=_space("short-space", last))
    return message("sentences", first=what, rest=end) if what else end


def _of_fighter(position: Position, space: int, kind: int) -> Message | None:
    """PM-040, PM-041, PM-044, PM-055: say whom a meeple on a showdown space would fight, and for whom."""
    state = position.frozen[1]
    if kind == Meeple.MADAME:
        return None
    other = state.space[Space.W + Space.E - space]
    if other == Meeple.NONE:
        return message("more-fighter", token="alone")
    rival = state.controller[Space.E - space]
    token = "own" if rival != state.active else "named" if position.seats > 2 else "other"
    foe = duellist(rival, other, state.active)
    return message("more-fighter", token=token, foe=foe, whom=person(1 - state.active, state.active))


def _would(position: Position, kind: int, door: int) -> Message:
    """Say what a meeple of a kind would do if it were resolved on a door now."""
    if reason := idle_reason(position, kind, door):
        return _reason("more-nothing", position, reason, kind, door)
    return message("more-acts", done=effect_text(effect_of(position, kind, door), position.to_act))


def effect_text(what: Effect, reader: int) -> Message:
    """Say what an effect is, with "you" for its reader."""
    who: Any = YOU if what.seat == reader else message("seat-name", seat=what.seat)
    return message("effect", effect=what.kind, who=who, count=what.number)


def _reason(text: str, position: Position, reason: str, kind: int, door: int) -> Message:
    box, state = position.frozen
    owner = state.owner[door]
    whom: Any = YOU if owner == position.to_act else message("seat-name", seat=owner)
    cost = {"gold": box.cost_gold[door], "stone": box.cost_stone[door]}
    return message(text, reason=reason, kind=kind_name(kind), whom=whom, **cost)


def _of_door(position: Position, door: int) -> Message | None:
    """PM-054, PM-058, PM-062, PM-084: say what a marquee costs, how risky draws are, or why nothing would happen."""
    box, state = position.frozen
    kind = state.space[door]
    if reason := idle_reason(position, kind, door):
        return _reason("more-reason", position, reason, kind, door)
    what = effect_of(position, kind, door)
    if what.kind in ("build", "upgrade"):
        cost = {"gold": box.cost_gold[door], "stone": box.cost_stone[door]}
        before = {"basic": box.tile_points[Side.BASIC]} if what.kind == "upgrade" else {}
        return message("more-upgrade" if before else "more-site", points=what.number, **before, **cost)
    return _of_bag(position)


def _of_bag(position: Position) -> Message | None:
    """PM-084: say how much dynamite is among the pieces in the bag, unless the table hides it."""
    box, state = position.frozen
    if box.bag_counts == HIDDEN or not state.crates_bag:
        return None
    pieces = state.bag_gold + state.bag_stone + state.crates_bag
    return message("more-bag", crates=state.crates_bag, pieces=pieces)


def _of_showdown(position: Position) -> Message:
    """PM-090, PM-100: say who shoots better, and what the winner draws."""
    box, state = position.frozen
    kinds, seats, reader = shooters(position), state.controller, position.to_act
    won = [message("stakes-reward", who=person(seats[i], reader), count=box.reward[kinds[1 - i]]) for i in range(2)]
    better = better_shooter(box, state)
    if better == NEITHER:
        return message("more-showdown", better="none", won=won[0], lost=won[1])
    first = duellist(seats[better], kinds[better], reader)
    return message("more-showdown", better=first, won=won[better], lost=won[1 - better])


def _of_answer(position: Position, again: bool) -> Message:
    """PM-091, PM-092: say with which dice a reroll wins, or who wins if the die is kept."""
    box, state = position.frozen
    better, ahead = better_shooter(box, state), winner_by_dice(position)
    if again:
        least = state.dice[1 - better]
        return message("more-reroll", least=least, chances=FACES + 1 - least)
    leader = duellist(state.controller[ahead], shooters(position)[ahead], position.to_act)
    reward = box.reward[shooters(position)[1 - ahead]]
    who = person(state.controller[ahead], position.to_act)
    return message("more-keep", leader=leader, reward=message("stakes-reward", who=who, count=reward))
