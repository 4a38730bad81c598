"""The texts of Déstorsion: labels of choices, what is told, prompts, and why an action is refused."""

from typing import Any

from tablee.core.faces import Table, Words
from tablee.core.names import person
from tablee.core.position import Position
from tablee.core.story import Event
from tablee.core.texts import Message, forbidden, joined, listed, message, victory
from tablee.games.destorsion import actions as act
from tablee.games.destorsion.box import Phase, Side, Square
from tablee.games.destorsion.facts import (
    can_lower,
    dice_floor,
    is_double,
    landing,
    lay_on,
    points_by_round,
    yes,
)
from tablee.games.destorsion.words.questions import loss, more, stakes

PHASES = {  # the phase in which each kind of decision is made
    "roll": Phase.DICE_COUNT,
    "assign": Phase.ASSIGN,
    "dwarf": Phase.MOVE_DWARF,
    "master": Phase.MOVE_MASTER,
    "order": Phase.ORDER,
    "effect-a": Phase.EFFECT_A,
    "effect-a none": Phase.EFFECT_A,
    "effect-b": Phase.EFFECT_B,
    "effect-b none": Phase.EFFECT_B,
}
# Events that the heading of a turn mentions. The move of a dwarf by an effect is mentioned like one by dice.
IN_HEADINGS = frozenset(("die", "first", "roll", "move", "lap", "master", "tie", "lie", "rise", "round", "win"))
PHASE_RULES = {  # the rules that explain what is asked in each phase
    Phase.FIRST_PLAYER: ("DT-007",),
    Phase.ROLL: ("DT-014",),
    Phase.DICE_COUNT: ("DT-015",),
    Phase.ASSIGN: ("DT-020", "DT-010"),
    Phase.MOVE_DWARF: ("DT-034", "DT-010"),
    Phase.MOVE_MASTER: ("DT-070", "DT-010"),
    Phase.ORDER: ("DT-079",),
    Phase.EFFECT_A: ("DT-075",),
    Phase.EFFECT_B: ("DT-076",),
}


# --- choices, and what happened ------------------------------------------------------------------------------------


def label(position: Position, action: int) -> Message:
    """Say what a decision would do."""
    match act.ACTIONS.parts(action):
        case ("roll", {"dice": count}):
            return message("roll", count=count)
        case ("assign", {"dwarf": dwarf, "master": master, "side": side}):
            return _assignment(position, dwarf, master, Side(side).name.lower())
        case ("dwarf" | "effect-b", {"target": target, "direction": direction}):
            return _move(position, action, target, direction)
        case ("master", {"direction": direction}):
            return message("move-master", way=act.DIRECTIONS[direction], to=landing(position, action).name)
        case ("order", {"first": first}):
            return message("order", effect="ab"[first])
        case ("effect-a", {"target": target}):
            return _move(position, action, target, act.BACKWARD)
        case _:
            return message("no-effect")


def _assignment(position: Position, dwarf: int, master: int, side: str) -> Message:
    """DT-022, DT-023, DT-047: name the dice and what they move. A stuck player is told which dice are lost."""
    state = position.frozen[1]
    third = sum(state.dice) - dwarf - master
    return message("assign-stuck" if state.stuck else "assign", dwarf=dwarf, master=master, side=side, third=third)


def _move(position: Position, action: int, target: int, direction: int) -> Message:
    """Say where a dwarf would go. Moves of the same dwarf to the same square read the same: they are the same."""
    own, way = yes(target == position.frozen[1].active), act.DIRECTIONS[direction]
    return message("move-dwarf", seat=target, own=own, way=way, to=landing(position, action).name)


def tell(seen: Position, event: Event, viewer: int) -> Message:
    """Say what happened."""
    return message(f"log-{event.kind}", **_told(event, viewer))


def brief(seen: Position, event: Event, viewer: int) -> Message | None:
    """Say what happened in a few words, for the heading of a turn. Steps that lead to another one are left out."""
    kind = "move" if event.kind == "send" else event.kind
    return message(f"brief-{kind}", **_told(event, viewer)) if kind in IN_HEADINGS else None


def _told(event: Event, viewer: int) -> dict[str, Any]:
    """Return the arguments of a text about an event. `whom` owns the dwarf that it is about."""
    args: dict[str, Any] = {"count": event.count, "forced": yes(event.forced)}
    args |= {name: yes(value) if isinstance(value, bool) else value for name, value in event.details.items()}
    if event.who >= 0:
        owner = event.whom if event.whom >= 0 else event.who
        args |= {"who": person(event.who, viewer), "whom": person(owner, viewer), "own": yes(event.who == owner)}
    if "dice" in args:
        args["dice"] = joined([str(value) for value in args["dice"]])
    if "seats" in args:
        args["names"] = joined([message("person", who=person(d, viewer)) for d in args.pop("seats")])
    if "scores" in args:
        args["scores"] = listed(
            [
                message("round-points", who=person(d, viewer), gained=gained, total=total)
                for d, gained, total in args["scores"]
            ]
        )
    return args


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what."""
    state = position.frozen[1]
    if state.phase == Phase.GAME_END:
        return message("won", **victory([state.winner], viewer))
    if state.phase in (Phase.ROLL, Phase.FIRST_PLAYER):
        return message("prompt-dice")
    return message("prompt", seat=state.active, you=yes(viewer == state.active), **_task(position))


def _task(position: Position) -> dict[str, Any]:
    """Return what the active player must do."""
    box, state = position.frozen
    task = Phase(state.phase).name.lower().replace("_", "-")
    if state.phase == Phase.ASSIGN and state.n_dice == 3:
        task = "assign-three"
    return {"task": task, "step": box.effect_step, "lost": loss(position)}


# --- why an action is refused ----------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> Message:
    """Say why an action is not legal."""
    state, phase = position.state, Phase(position.state.phase)
    kind, parts = act.ACTIONS.parts(action)
    if phase == Phase.GAME_END:
        return forbidden("why-over", "DT-100" if position.box.rounds == 1 else "DT-115")
    rules = PHASE_RULES[phase]
    if phase in (Phase.ROLL, Phase.FIRST_PLAYER):
        return forbidden("why-roll", *rules, count=1 if phase == Phase.FIRST_PLAYER else state.n_dice)
    if kind not in PHASES:
        return forbidden("why-dice", "DT-014")
    if kind == "dwarf" and phase == Phase.MOVE_MASTER and state.stuck:
        return forbidden("why-stuck", "DT-046")
    if phase != PHASES[kind]:
        return forbidden("why-phase", *rules, **_task(position))
    if kind == "assign":
        dice = ", ".join(map(str, state.dice[: state.n_dice]))
        third = state.n_dice == 3
        return forbidden("why-assign", "DT-021" if third else "DT-020", dice=dice, third=yes(third))
    if kind == "dwarf":
        return _why_not_dwarf(position, **parts)
    if kind == "master":
        floor = forbidden("why-master-floor", "DT-072", floor=position.box.floor)
        return _why_not_change(position, parts["change"]) or floor
    target = parts["target"]
    too_low = forbidden("why-effect", "DT-082", seat=target, square=state.sq[target])
    return _why_no_dwarf(position, target) or too_low


def _why_not_dwarf(position: Position, target: int, direction: int, change: int, sling: int) -> Message:
    state = position.state
    if refusal := _why_no_dwarf(position, target) or _why_not_change(position, change):
        return refusal
    if sling and target != state.active:
        return forbidden("why-sling-other", "DT-054")
    if sling and lay_on(position) == Square.SLINGSHOT:
        return forbidden("why-sling-laid", "DT-058")
    if sling and not state.armed:
        return forbidden("why-sling-unarmed", "DT-053")
    floor = dice_floor(position, target)
    if direction == act.BACKWARD and state.sq[target] <= floor:
        return forbidden("why-floor", "DT-039" if state.lap[target] else "DT-036", seat=target, floor=floor)
    return forbidden("why-sling-always", "DT-053", factor=position.box.slingshot_factor)


def _why_no_dwarf(position: Position, target: int) -> Message | None:
    return forbidden("why-no-dwarf", "DT-001", seat=target) if target >= position.seats else None


def _why_not_change(position: Position, change: int) -> Message | None:
    """Say why a die cannot be changed. Return None if it can."""
    if change == act.KEEP:
        return None
    if not is_double(position):
        return forbidden("why-no-double", "DT-024", change=position.box.double_change)
    return forbidden("why-below-one", "DT-025") if change == act.LOWER and not can_lower(position) else None


# --- the result ------------------------------------------------------------------------------------------------


def sources(position: Position) -> Table:
    """DT-112, DT-113, DT-115, DT-116: return the points of each round, if there are several rounds."""
    rounds = position.box.rounds
    if rounds == 1:
        return []
    return [(round_name(i, rounds), points) for i, points in enumerate(points_by_round(position), 1)]


def round_name(number: int, rounds: int) -> Message:
    """DT-111, DT-116: name a round. Rounds after the last planned one are extra rounds."""
    return message("round-name", number=number) if number <= rounds else message("extra-rounds")


WORDS = Words(label, prompt, why, tell, brief, stakes=stakes, more=more, sources=sources)
