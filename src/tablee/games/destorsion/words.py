"""The texts of Déstorsion: labels of choices, log lines, prompts, and why an action is refused."""

from functools import reduce
from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.faces import Table, Words
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.destorsion import actions as act
from tablee.games.destorsion.box import Phase, Side, Square
from tablee.games.destorsion.facts import (
    can_lower,
    dice_floor,
    is_double,
    landing,
    lay_on,
    next_roller,
    points_by_round,
    points_of,
)

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
ROLLS = {"two-dice": act.PAIRS, "three-dice": act.TRIPLES}


def yes(told: object) -> str:
    """Return "yes" or "no", as the texts expect it."""
    return "yes" if told else "no"


# --- choices and log -------------------------------------------------------------------------------------------


def label(position: Position, action: int) -> Message:
    """Say what a decision would do."""
    match act.ACTIONS.parts(action):
        case ("roll", {"dice": count}):
            return message("roll", count=count)
        case ("assign", {"dwarf": dwarf, "master": master, "side": side}):
            return _assignment(position, dwarf, master, Side(side).name.lower())
        case ("dwarf", {"target": target, "direction": direction, "sling": sling}):
            unarmed = target == position.frozen[1].active and lay_on(position) == Square.SLINGSHOT
            shot = "lost" if unarmed else yes(sling)
            return message("move-dwarf", sling=shot, **_move(position, action, target, direction))
        case ("master", {"direction": direction}):
            return message("move-master", way=act.DIRECTIONS[direction], to=landing(position, action).name)
        case ("order", {"first": first}):
            return message("order", effect="ab"[first])
        case ("effect-a", {"target": target}):
            return message("send", **_move(position, action, target, act.BACKWARD))
        case ("effect-b", {"target": target, "direction": direction}):
            return message("send", **_move(position, action, target, direction))
        case _:
            return message("no-effect")


def _assignment(position: Position, dwarf: int, master: int, side: str) -> Message:
    """DT-023, DT-047: name the dice and what they move. A stuck player is told that the dwarf die is lost."""
    if not position.state.stuck:
        return message("assign", dwarf=dwarf, master=master, side=side)
    third = sum(position.state.dice) - dwarf - master
    return message("assign-stuck", dwarf=dwarf, master=master, side=side, third=third)


def _move(position: Position, action: int, target: int, direction: int) -> dict[str, Any]:
    """Return the arguments of a text about a dwarf's move: seat, direction, square reached, lap marker."""
    end = landing(position, action)
    way = act.DIRECTIONS[direction]
    return {"seat": target, "way": way, "to": end.name, "lap": yes(end.gets_marker), "last": position.frozen[0].squares}


def told(before: Position, action: int, viewer: int = NOBODY) -> Message:
    """Return the log line of an action taken in `before`: what happened, and its consequences.

    All viewers see the same line, since nothing is hidden.
    """
    line, after = _told(before, action), before.copy()
    after.play(after.to_act, action)
    if before.box.rounds > 1 and (after.is_over or after.state.round_no > before.state.round_no):
        return _round_over(line, before, after)
    if act.ACTIONS.parts(action)[0] == "master" and landing(before, action).out and not after.is_over:
        return _tie_at_exit(line, before)
    return line


def _round_over(line: Message, before: Position, after: Position) -> Message:
    """DT-111, DT-112, DT-113, DT-115, DT-116: add the points of the round that ended, the totals, and what follows."""
    old, new, number = before.state.total, after.state.total, before.state.round_no
    gained = [message("round-points", seat=d, gained=new[d] - old[d], total=new[d]) for d in range(after.seats)]
    then = "end" if after.is_over else "extra" if number >= after.box.rounds else "next"
    scores = reduce(lambda first, rest: message("listed", first=first, rest=rest), gained)
    return message("log-round-over", line=line, number=number, scores=scores, then=then, after=number + 1)


def _tie_at_exit(line: Message, before: Position) -> Message:
    """DT-103, DT-104: say who shares the lead, and where the Master goes back to."""
    points = [points_of(before, d) for d in range(before.seats)]
    first, *rest = [message("seat-name", seat=d) for d, vp in enumerate(points) if vp == max(points)]
    for name in rest[:-1]:
        first = message("listed", first=first, rest=name)
    names = message("and", first=first, rest=rest[-1])
    return message("log-tie", line=line, names=names, square=before.box.return_square)


def _told(before: Position, action: int) -> Message:
    """Say what a player or chance did."""
    actor = before.state.active
    match act.ACTIONS.parts(action):
        case ("die", {"value": value}):
            return message("log-first-die", seat=next_roller(before), value=value)
        case ("two-dice" | "three-dice" as kind, {"roll": roll}):
            return message("log-dice", seat=actor, dice=", ".join(map(str, ROLLS[kind][roll])), lost=_lost(before))
    done = label(before, action)
    return message(f"log-{done.id}", **done.args, actor=actor, own=yes(done.args.get("seat") == actor))


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what."""
    state = position.frozen[1]
    if state.phase == Phase.GAME_END:
        return message("won", seat=state.winner)
    if state.phase in (Phase.ROLL, Phase.FIRST_PLAYER):
        return message("prompt-dice")
    return message("prompt", seat=state.active, you=yes(viewer == state.active), **_task(position))


def _task(position: Position) -> dict[str, Any]:
    """Return what the active player must do."""
    task = Phase(position.state.phase).name.lower().replace("_", "-")
    return {"task": task, "step": position.box.effect_step, "lost": _lost(position)}


def _lost(position: Position) -> str:
    """DT-046, DT-058: return what the active player loses this turn because the dwarf was lying.

    The answer is "no" once the loss no longer matters.
    """
    if position.state.phase > (Phase.MOVE_MASTER if position.state.stuck else Phase.MOVE_DWARF):
        return "no"
    return {Square.PLAIN: "no", Square.HOLLOW: "hollow", Square.SLINGSHOT: "slingshot"}[lay_on(position)]


# --- why an action is refused ----------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> Message:
    """Say why an action is not legal."""
    state, phase = position.state, Phase(position.state.phase)
    kind, parts = act.ACTIONS.parts(action)
    if phase == Phase.GAME_END:
        return message("why-over")
    if phase in (Phase.ROLL, Phase.FIRST_PLAYER):
        return message("why-roll", count=1 if phase == Phase.FIRST_PLAYER else state.n_dice)
    if kind not in PHASES:
        return message("why-dice")
    if kind == "dwarf" and phase == Phase.MOVE_MASTER and state.stuck:
        return message("why-stuck")
    if phase != PHASES[kind]:
        return message("why-phase", **_task(position))
    if kind == "assign":
        dice = ", ".join(map(str, state.dice[: state.n_dice]))
        return message("why-assign", dice=dice, third=yes(state.n_dice == 3))
    if kind == "dwarf":
        return _why_not_dwarf(position, **parts)
    if kind == "master":
        floor = message("why-master-floor", floor=position.box.floor)
        return _why_not_change(position, parts["change"]) or floor
    target = parts["target"]
    return _why_no_dwarf(position, target) or message("why-effect", seat=target, square=state.sq[target])


def _why_not_dwarf(position: Position, target: int, direction: int, change: int, sling: int) -> Message:
    state = position.state
    if refusal := _why_no_dwarf(position, target) or _why_not_change(position, change):
        return refusal
    if sling and target != state.active:
        return message("why-sling-other")
    if sling and lay_on(position) == Square.SLINGSHOT:
        return message("why-sling-laid")
    if sling and not state.armed:
        return message("why-sling-unarmed")
    floor = dice_floor(position, target)
    if direction == act.BACKWARD and state.sq[target] <= floor:
        return message("why-floor", seat=target, floor=floor)
    return message("why-sling-always", factor=position.box.slingshot_factor)


def _why_no_dwarf(position: Position, target: int) -> Message | None:
    return message("why-no-dwarf", seat=target) if target >= position.seats else None


def _why_not_change(position: Position, change: int) -> Message | None:
    """Say why a die cannot be changed. Return None if it can."""
    if change == act.KEEP:
        return None
    if not is_double(position):
        return message("why-no-double", change=position.box.double_change)
    return message("why-below-one") if change == act.LOWER and not can_lower(position) else None


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


WORDS = Words(label, told, prompt, why, sources=sources)
