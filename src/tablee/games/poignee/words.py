"""What Pour une poignée de meeples says: labels of choices, log lines, prompts, and why an action is refused."""

from functools import reduce

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.faces import Words
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.poignee.actions import ACTIONS, ANSWERS, BUILDING_NAMES, LOCATION_NAMES, PIECES, SPACE_NAMES
from tablee.games.poignee.box import (
    CORNERS,
    NEITHER,
    SHOWDOWN,
    Direction,
    Ending,
    Location,
    Meeple,
    Phase,
    Space,
)
from tablee.games.poignee.facts import (
    SOWING,
    boxed,
    cubes,
    direction_fixed_by,
    effect,
    explosions_between,
    is_rematch_offered,
    kind_name,
    next_spaces,
    points_by_source,
    shooter_rolling,
    shooters,
    winner_after,
)
from tablee.games.poignee.rules.sowing import space_without_token

ASKED_IN = {  # the phases in which each kind of action can be chosen
    "corner": (Phase.SETUP_CORNER,),
    "take": (Phase.TAKE,),
    "place": (Phase.SOW,),
    "name": (Phase.NAME_CONTROLLER,),
    "resolve": (Phase.RESOLVE,),
    "build": (Phase.BUILD,),
    "upgrade": (Phase.UPGRADE,),
    "reroll": (Phase.REROLL,),
    "deal": (Phase.DEAL,),
    "start": (Phase.START,),
    "draw": (Phase.DRAW,),
    "die": (Phase.ROLL, Phase.ROLL_AGAIN),
}


def seat_name(seat: int) -> Message:
    """Return the name of a seat."""
    return message("seat-name", seat=seat)


def a_meeple(kind: int) -> Message:
    """Return the name of a kind of meeple with the indefinite article."""
    return message("a-meeple", kind=kind_name(kind))


def the_meeple(kind: int) -> Message:
    """Return the name of a kind of meeple with the definite article."""
    return message("the-meeple", kind=kind_name(kind))


def task_of(phase: Phase) -> Message:
    """Return what is to be done in a phase."""
    return message("task", task=_task(phase))


def _task(phase: Phase) -> str:
    return phase.name.lower().replace("_", "-")


def _yes(condition: bool) -> str:
    """Return a condition as the word by which the texts select a variant."""
    return "yes" if condition else "no"


# --- choices ---------------------------------------------------------------------------------------------------


def label(position: Position, action: int) -> Message:
    """Say what an action would do."""
    (kind, parts), state = ACTIONS.parts(action), position.frozen[1]
    match kind:
        case "corner":
            return message("corner", place=CORNERS[parts["corner"]])
        case "take":
            return message("take", place=parts["location"])
        case "place":
            return _place(position, parts["meeple"], parts["space"])
        case "name":
            return message(
                "name", who=seat_name(parts["seat"]), meeple=the_meeple(state.space[space_without_token(state)])
            )
        case "resolve" if parts["item"] == SHOWDOWN:
            west, east = map(the_meeple, shooters(position))
            return message("resolve-showdown", west=west, east=east)
        case "resolve":
            return _resolve(position, parts["item"])
        case "reroll":
            return message("reroll", answer=ANSWERS[parts["answer"]])
        case _:
            return _offer(position, kind, ANSWERS[parts["answer"]])


def _place(position: Position, kind: int, space: int) -> Message:
    """Name the meeple, the space, and the direction if this placement fixes it."""
    way = direction_fixed_by(position, space).name.lower()
    diverted = _yes(kind == Meeple.MADAME and space >= Space.W)
    return message("place", meeple=a_meeple(kind), space=space, place=space, way=way, diverted=diverted)


def _resolve(position: Position, door: int) -> Message:
    what = effect(position, door)
    done = message("effect", effect=what.kind, who=seat_name(what.seat), count=what.number)
    return message("resolve", meeple=the_meeple(position.frozen[1].space[door]), place=door, done=done)


def _offer(position: Position, question: str, answer: str) -> Message:
    """Name the building to be built or upgraded, and its cost."""
    box, state = position.frozen
    building = state.acting
    gold, stone = box.cost_gold[building], box.cost_stone[building]
    return message(question, answer=answer, place=building, gold=gold, stone=stone)


# --- log -------------------------------------------------------------------------------------------------------


def told(before: Position, action: int, viewer: int = NOBODY) -> Message:
    """Return the log line of an action taken in `before`. The game has no hidden information."""
    after = _aftermath(before, action)
    if ACTIONS.block_of(action).chance:
        return _told_of_chance(before, action, after)
    done = label(before, action)
    return Message(f"log-{done.id}", done.args | {"actor": seat_name(before.to_act), "after": after})


def _told_of_chance(before: Position, action: int, after: Message) -> Message:
    kind, parts = ACTIONS.parts(action)
    box, state = before.frozen
    match kind:
        case "deal":
            dealt = sum(box.meeples[: Meeple.MADAME]) - sum(state.hand)
            return message("log-deal", meeple=a_meeple(parts["meeple"]), place=dealt // box.per_building)
        case "start":
            return message("log-start", who=seat_name(parts["seat"]))
        case "draw":
            who = seat_name(state.draw_seat[0])
            return message("log-draw", who=who, piece=PIECES[parts["piece"]], after=after)
        case _:
            shooter = shooter_rolling(before)
            who, meeple = seat_name(state.controller[shooter]), the_meeple(shooters(before)[shooter])
            return message("log-die", who=who, meeple=meeple, value=parts["value"], after=after)


def _aftermath(before: Position, action: int) -> Message:
    """Say what an action caused: leftover meeples, the end of a showdown, explosions, bars, the end of the game."""
    after = before.copy()
    after.play(before.to_act, action)
    old, new = before.frozen[1], after.frozen[1]
    trigger = Ending.NONE
    if old.by_turn < 0 <= new.by_turn:
        trigger = next(ending for ending in Ending if ending and new.reasons[ending - 1])
    return message(
        "aftermath",
        leftover=_left_over(before, after, action),
        duel=_duel(before, after, action),
        explosions=explosions_between(before, after),
        bars=old.bank - new.bank,
        buyer=seat_name(max(0, old.active)),
        trigger=trigger.name.lower(),
        over=_yes(new.phase == Phase.GAME_OVER),
    )


def _left_over(before: Position, after: Position, action: int) -> int:
    """PM-039: return how many meeples were left in the hand when no space was left for them."""
    if before.frozen[1].phase not in SOWING or after.frozen[1].phase in SOWING:
        return 0
    in_hand: int = sum(before.frozen[1].hand)
    return in_hand - 1 if ACTIONS.parts(action).kind == "place" else in_hand


def _duel(before: Position, after: Position, action: int) -> Message:
    """PM-097, PM-098: if the action ended a showdown, say who won and where the loser was put."""
    west_before, west_after = before.frozen[1].space[Space.W], after.frozen[1].space[Space.W]
    if before.frozen[1].acting != SHOWDOWN or west_before == Meeple.NONE or west_after != Meeple.NONE:
        return message("no-duel")
    pair, won = shooters(before), winner_after(before, action)
    without_tomb = len(boxed(after)) - len(boxed(before))
    if won == NEITHER:
        return message("duel-both", one=the_meeple(pair[0]), other=the_meeple(pair[1]), boxed=without_tomb)
    who = seat_name(before.state.controller[won])
    return message("duel-won", who=who, lost=the_meeple(pair[1 - won]), boxed=without_tomb)


# --- prompts ---------------------------------------------------------------------------------------------------


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what."""
    phase, actor = Phase(position.frozen[1].phase), position.to_act
    if phase == Phase.GAME_OVER:
        return _won(position)
    if actor == CHANCE:
        return message("prompt-chance", task=_task(phase))
    return message("prompt", who=seat_name(actor), you=_yes(viewer == actor), task=task_of(phase))


def _won(position: Position) -> Message:
    ranks, points = position.ranks(), position.scores()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    who = reduce(lambda one, other: message("and", one=one, other=other), map(seat_name, winners))
    most = points[winners[0]]
    tied = _yes(points.count(most) > len(winners))
    settled = _yes(is_rematch_offered(position))
    return message("won", who=who, winners=len(winners), count=most, tied=tied, rematch=settled)


# --- why an action is refused ----------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> Message:
    """Say why an action is not legal. Places are named as in written actions, such as `B3`."""
    phase, kind = Phase(position.state.phase), ACTIONS.parts(action).kind
    if phase == Phase.GAME_OVER:
        return message("why-over")
    if ACTIONS.block_of(action).chance and seat != CHANCE:
        return message("why-chance")
    if phase not in ASKED_IN[kind]:
        offer = kind if kind in ("build", "upgrade") else "no"
        return message("why-not-asked", offer=offer, task=task_of(phase))
    return _why_not_offered(position, action)


def _why_not_offered(position: Position, action: int) -> Message:
    """Say why an action is not offered although its kind is asked for. Yes and no are always offered."""
    kind, parts = ACTIONS.parts(action)
    match kind:
        case "corner":
            return message("why-corner", place=BUILDING_NAMES[CORNERS[parts["corner"]]])
        case "take":
            location = Location(parts["location"])
            empty = {Location.SALOON: "saloon", Location.JAIL: "jail"}.get(location, "building")
            return message("why-empty", empty=empty, place=LOCATION_NAMES[location])
        case "place":
            return _why_not_place(position, parts["meeple"], parts["space"])
        case "name" if parts["seat"] < position.seats:
            return message("why-own-token")
        case "name" | "start":
            return message("why-no-seat", seat=parts["seat"])
        case "resolve" if parts["item"] == SHOWDOWN:
            return message("why-no-showdown")
        case "resolve":
            return message("why-no-meeple", space=SPACE_NAMES[parts["item"]])
        case "deal":
            return message("why-all-dealt", kind=kind_name(parts["meeple"]))
        case _:
            return message("why-not-in-bag", piece=PIECES[parts["piece"]])


def _why_not_place(position: Position, kind: int, space: int) -> Message:
    state, name = position.state, SPACE_NAMES[space]
    if state.hand[kind] == 0:
        return message("why-not-in-hand", kind=kind_name(kind))
    there = state.space[space]
    if there != Meeple.NONE:
        return message("why-taken", space=name, meeple=a_meeple(there), holder=the_meeple(there))
    free = next_spaces(position)
    ahead = reduce(
        lambda one, other: message("or", one=one, other=other), (message("space", space=SPACE_NAMES[s]) for s in free)
    )
    if state.visited == 0 and space == state.origin:
        return message("why-own-door", next=ahead)
    if state.last in free:
        return message("why-left-open", next=ahead)
    if space == state.last and state.visited > 0:
        return message("why-used", space=name, next=ahead)
    if len(free) > 1:
        return message("why-jump", next=ahead)
    return message("why-sequence", space=name, way=Direction(state.direction).name.lower(), next=ahead)


def out_of_turn(position: Position, seat: int, action: int) -> Message | None:
    """PM-063, PM-091: say why an upgrade or a reroll is another seat's decision."""
    kind, phase, actor = ACTIONS.parts(action).kind, position.state.phase, position.to_act
    if phase == Phase.UPGRADE and kind == "upgrade":
        return message("why-not-owner", place=BUILDING_NAMES[position.state.acting], seat=actor)
    if phase == Phase.REROLL and kind == "reroll":
        return message("why-not-controller", seat=actor)
    return None


# --- points ----------------------------------------------------------------------------------------------------


def sources(position: Position) -> list[tuple[Message, list[int]]]:
    """PM-125, PM-126, PM-127: return the label of each source of points, and what each seat gets from it."""
    found = points_by_source(position)
    return [
        (message("source-gold"), found.gold),
        (message("source-bars"), found.bars),
        (message("source-marquees"), found.marquees),
    ]


def tie_breaks(position: Position) -> list[tuple[Message, list[int]]]:
    """PM-130: return each seat's number of cubes, which breaks a tie in points."""
    return [(message("tie-cubes"), cubes(position))]


def rematch(position: Position) -> Message | None:
    """PM-131 (A-25): after a complete tie, propose another game if the option `finalTie` says so."""
    return message("rematch-settles") if is_rematch_offered(position) else None


WORDS = Words(
    label, told, prompt, why, out_of_turn=out_of_turn, sources=sources, tie_breaks=tie_breaks, rematch=rematch
)
