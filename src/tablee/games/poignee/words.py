"""What Pour une poignée de meeples says: labels of choices, what happened, prompts, and why an action is refused."""

from functools import reduce
from typing import Any

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.faces import Words
from tablee.core.names import person
from tablee.core.position import Position
from tablee.core.story import Event
from tablee.core.texts import Message, forbidden, joined, listed, message, victory
from tablee.games.poignee.actions import ACTIONS, ANSWERS, LOCATION_NAMES, PIECES, SPACE_NAMES
from tablee.games.poignee.box import (
    CORNERS,
    SHOWDOWN,
    Direction,
    Location,
    Meeple,
    Phase,
    Space,
)
from tablee.games.poignee.facts import (
    QUESTIONS,
    cubes,
    direction_fixed_by,
    effect,
    is_rematch_offered,
    kind_name,
    left_to_resolve,
    next_spaces,
    points_by_source,
    shooters,
)
from tablee.games.poignee.rules.showdown import better_shooter
from tablee.games.poignee.rules.sowing import space_without_token
from tablee.games.poignee.stakes import effect_text, idle, more, stakes

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
PHASE_RULES = {  # the rules that explain what is decided or drawn in each phase
    Phase.DEAL: ("PM-006",),
    Phase.START: ("PM-009",),
    Phase.DRAW: ("PM-082",),
    Phase.ROLL: ("PM-089",),
    Phase.ROLL_AGAIN: ("PM-092",),
    Phase.SETUP_CORNER: ("PM-010", "PM-011"),
    Phase.TAKE: ("PM-018", "PM-020"),
    Phase.SOW: ("PM-025", "PM-029"),
    Phase.NAME_CONTROLLER: ("PM-041",),
    Phase.RESOLVE: ("PM-047", "PM-048"),
    Phase.BUILD: ("PM-057",),
    Phase.UPGRADE: ("PM-061", "PM-063"),
    Phase.REROLL: ("PM-091",),
    Phase.GAME_OVER: ("PM-122",),
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


def task_of(position: Position) -> Message:
    """Return what is to be done now."""
    state = position.frozen[1]
    task = _task(Phase(state.phase))
    if state.phase == Phase.RESOLVE:
        left = left_to_resolve(position)
        task = "resolve-any" if SHOWDOWN not in left else "resolve-showdown" if len(left) == 1 else task
    if state.phase == Phase.NAME_CONTROLLER:
        space = space_without_token(state)
        return message("task", task=task, kind=kind_name(state.space[space]), space=space, place=space)
    return message("task", task=task)


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
            meeple = state.space[space_without_token(state)]
            who = seat_name(parts["seat"])
            return message("name", who=who, meeple=the_meeple(meeple), kind=kind_name(meeple))
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
    done = effect_text(effect(position, door), position.to_act)
    kind = position.frozen[1].space[door]
    return message("resolve", kind=kind_name(kind), place=door, done=done)


def _offer(position: Position, question: str, answer: str) -> Message:
    """Name the building to be built or upgraded, and its cost."""
    box, state = position.frozen
    building = state.acting
    gold, stone = box.cost_gold[building], box.cost_stone[building]
    return message(question, answer=answer, place=building, gold=gold, stone=stone)


# --- what happened ---------------------------------------------------------------------------------------------

# Events that the heading of a turn mentions. The other ones lead to them, or follow from them.
IN_HEADINGS = frozenset(
    (
        *("start", "corner", "take", "crate", "divert", "left-over", "build", "upgrade", "draw", "lost"),
        *("arrest", "lure", "explode", "duel", "both", "bar", "last-round", "win"),
    )
)

DUELLISTS = frozenset(("west", "east", "better", "leader", "winner", "loser", "shooter"))  # details of duels


def tell(seen: Position, event: Event, viewer: int) -> Message:
    """Say what happened."""
    return message(f"log-{event.kind}", **_told(event, viewer))


def brief(seen: Position, event: Event, viewer: int) -> Message | None:
    """Say what happened in a few words, for the heading of a turn."""
    return message(f"brief-{event.kind}", **_told(event, viewer)) if event.kind in IN_HEADINGS else None


def _told(event: Event, viewer: int) -> dict[str, Any]:
    """Return the arguments of a text about an event."""
    args: dict[str, Any] = {"kind": event.what, "count": event.count}
    args |= {name: _yes(value) if isinstance(value, bool) else value for name, value in event.details.items()}
    for name, seat in (("who", event.who), ("whom", event.whom), ("last", args.get("last", NOBODY))):
        if seat >= 0:
            args[name] = person(seat, viewer)
    for name in DUELLISTS & args.keys():
        args[name] = _duellist(args[name], viewer) if args[name] else "none"
    if "meeples" in args:
        args["meeples"] = joined([message("some-meeples", kind=kind, count=n) for kind, n in args["meeples"]])
    if "losses" in args:
        args["losers"] = len(args["losses"])
        lost = [message("loss", who=person(d, viewer), lost=n, left=left) for d, n, left in args.pop("losses")]
        args["losses"] = listed(lost) if lost else ""
    if "scores" in args:
        args["scores"] = listed([message("score-of", who=person(d, viewer), count=n) for d, n in args["scores"]])
        args["winners"] = len(args["seats"])
        args["names"] = joined([message("person", who=person(d, viewer)) for d in args.pop("seats")])
    return args


def _duellist(who: tuple[int, str], viewer: int) -> Message:
    """Name a meeple in a showdown and its controller."""
    seat, kind = who
    return message("duellist", who=person(seat, viewer), kind=kind)


# --- prompts ---------------------------------------------------------------------------------------------------


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what."""
    phase, actor = Phase(position.frozen[1].phase), position.to_act
    if phase == Phase.GAME_OVER:
        return _won(position, viewer)
    if actor == CHANCE:
        return message("prompt-chance", task=_task(phase))
    if phase in QUESTIONS:
        return _question(position, viewer == actor)
    return message("prompt", who=seat_name(actor), you=_yes(viewer == actor), task=task_of(position))


def _question(position: Position, asked: bool) -> Message:
    """Ask whether to build, to upgrade or to reroll."""
    box, state = position.frozen
    asked_in = {Phase.BUILD: "prompt-build", Phase.UPGRADE: "prompt-upgrade", Phase.REROLL: "prompt-reroll"}
    args: dict[str, Any] = {"who": seat_name(position.to_act), "you": _yes(asked)}
    if state.phase == Phase.REROLL:
        better = better_shooter(box, state)
        args |= {"count": state.dice[better], "kind": kind_name(shooters(position)[better])}
    else:
        door = state.acting
        args |= {"place": door, "gold": box.cost_gold[door], "stone": box.cost_stone[door]}
    return message(asked_in[Phase(state.phase)], **args)


def _won(position: Position, viewer: int) -> Message:
    ranks, points = position.ranks(), position.scores()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    most = points[winners[0]]
    tied = _yes(points.count(most) > len(winners))
    settled = _yes(is_rematch_offered(position))
    return message("won", **victory(winners, viewer), count=most, tied=tied, rematch=settled)


# --- why an action is refused ----------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> Message:
    """Say why an action is not legal. Places have their names, and those of written actions, such as `B3`."""
    phase, kind = Phase(position.state.phase), ACTIONS.parts(action).kind
    if phase == Phase.GAME_OVER:
        return forbidden("why-over", *PHASE_RULES[phase])
    if ACTIONS.block_of(action).chance and seat != CHANCE:
        return forbidden("why-chance", *PHASE_RULES[ASKED_IN[kind][0]])
    if phase not in ASKED_IN[kind]:
        offer = kind if kind in ("build", "upgrade") else "no"
        return forbidden("why-not-asked", *PHASE_RULES[phase], offer=offer, task=task_of(position))
    return _why_not_offered(position, action)


def _coded_place(location: int) -> Message:
    return message("coded-place", place=int(location), code=LOCATION_NAMES[location])


def _coded_space(space: int) -> Message:
    return message("coded-space", space=int(space), place=int(space), code=SPACE_NAMES[space])


def _why_not_offered(position: Position, action: int) -> Message:
    """Say why an action is not offered although its kind is asked for. Yes and no are always offered."""
    kind, parts = ACTIONS.parts(action)
    match kind:
        case "corner":
            return forbidden("why-corner", "PM-012", place=_coded_place(CORNERS[parts["corner"]]))
        case "take":
            location = Location(parts["location"])
            empty = {Location.SALOON: "saloon", Location.JAIL: "jail"}.get(location, "building")
            return forbidden("why-empty", "PM-019", empty=empty, place=_coded_place(location.value))
        case "place":
            return _why_not_place(position, parts["meeple"], parts["space"])
        case "name" if parts["seat"] < position.seats:
            return forbidden("why-own-token", "PM-041")
        case "name" | "start":
            return forbidden("why-no-seat", "PM-001", seat=parts["seat"])
        case "resolve" if parts["item"] == SHOWDOWN:
            return forbidden("why-no-showdown", "PM-087")
        case "resolve":
            return forbidden("why-no-meeple", "PM-047", space=_coded_space(parts["item"]))
        case "deal":
            return forbidden("why-all-dealt", "PM-006", kind=kind_name(parts["meeple"]))
        case _:
            return forbidden("why-not-in-bag", "PM-082", piece=PIECES[parts["piece"]])


def _why_not_place(position: Position, kind: int, space: int) -> Message:
    state, name = position.state, _coded_space(space)
    if state.hand[kind] == 0:
        return forbidden("why-not-in-hand", "PM-025", kind=kind_name(kind))
    there = state.space[space]
    if there != Meeple.NONE:
        rule = "PM-028" if space >= Space.W else "PM-027"
        return forbidden("why-taken", rule, space=name, meeple=a_meeple(there), holder=the_meeple(there))
    free = next_spaces(position)
    ahead = reduce(lambda one, other: message("or", one=one, other=other), map(_coded_space, free))
    if state.visited == 0 and space == state.origin:
        return forbidden("why-own-door", "PM-031", next=ahead)
    if state.last in free:
        return forbidden("why-left-open", "PM-046", next=ahead)
    if space == state.last and state.visited > 0:
        return forbidden("why-used", "PM-046", space=name, next=ahead)
    if len(free) > 1:
        return forbidden("why-jump", "PM-035", next=ahead)
    return forbidden("why-sequence", "PM-035", space=name, way=Direction(state.direction).name.lower(), next=ahead)


def out_of_turn(position: Position, seat: int, action: int) -> Message | None:
    """PM-063, PM-091: say why an upgrade or a reroll is another seat's decision."""
    kind, phase, actor = ACTIONS.parts(action).kind, position.state.phase, position.to_act
    if phase == Phase.UPGRADE and kind == "upgrade":
        return forbidden("why-not-owner", "PM-063", place=_coded_place(position.state.acting), seat=actor)
    if phase == Phase.REROLL and kind == "reroll":
        return forbidden("why-not-controller", "PM-091", seat=actor)
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
    label,
    prompt,
    why,
    tell,
    brief,
    out_of_turn=out_of_turn,
    stakes=stakes,
    more=more,
    idle=idle,
    sources=sources,
    tie_breaks=tie_breaks,
    rematch=rematch,
)
