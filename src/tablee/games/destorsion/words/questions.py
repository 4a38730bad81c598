"""What depends on a question: a sentence below the prompt, and a line below each choice."""

from functools import reduce
from typing import Any

from tablee.core.names import person
from tablee.core.position import Position
from tablee.core.texts import Message, joined, message
from tablee.games.destorsion import actions as act
from tablee.games.destorsion.box import AUTOMATIC, Phase, Side, Square
from tablee.games.destorsion.facts import (
    Landing,
    effects_of,
    is_double,
    landing,
    lay_on,
    leaders,
    master_reached,
    points_of,
    reached,
    yes,
)
from tablee.games.destorsion.rules import movement

CHANGES = {act.LOWER: "lowered", act.RAISE: "raised"}


def loss(position: Position) -> str:
    """DT-046, DT-058: return what the active player loses this turn because the dwarf was lying.

    The answer is "no" once the loss no longer matters.
    """
    state = position.frozen[1]
    if state.phase > (Phase.MOVE_MASTER if state.stuck else Phase.MOVE_DWARF):
        return "no"
    return {Square.PLAIN: "no", Square.HOLLOW: "hollow", Square.SLINGSHOT: "slingshot"}[lay_on(position)]


# --- what depends on the question ------------------------------------------------------------------------------


def stakes(position: Position, viewer: int) -> Message | None:
    """Say to the player who is asked what depends on the question."""
    state = position.frozen[1]
    if viewer < 0 or viewer != state.active:
        return None
    said = _asked(position, viewer)
    return reduce(lambda first, rest: message("stakes-both", first=first, rest=rest), said) if said else None


def _asked(position: Position, viewer: int) -> list[Message]:
    """Return the sentences about the question of this phase."""
    box, state = position.frozen
    match Phase(state.phase):
        case Phase.DICE_COUNT:
            names = [message("person", who=person(d, viewer)) for d in leaders(position)]
            gap = points_of(position, leaders(position)[0]) - points_of(position, viewer)
            return [message("stakes-count", count=gap, names=joined(names)), *_posture(position)]
        case Phase.ASSIGN:
            three = [message("stakes-three")] if state.n_dice == 3 else []
            return [*_posture(position), *three] or [message("stakes-assign", back=_ways_back(position))]
        case Phase.MOVE_DWARF:
            bonus = state.bonus_die if state.bonus_to == Side.DWARF else 0
            moves = [act.dwarf_move_of(action) for action in position.legal()]
            back = "yes" if any(direction == act.BACKWARD for _, direction, *_ in moves) else "no"
            value = message("stakes-dwarf", value=state.dwarf_die + bonus, back=back, floor=box.first_lap_floor)
            return [value, *_double(position, state.dwarf_die), *_posture(position)]
        case Phase.MOVE_MASTER:
            return _asked_master(position)
        case Phase.ORDER | Phase.EFFECT_A | Phase.EFFECT_B:
            return [message("stakes-effect", effect=_effects_due(position), square=state.master, step=box.effect_step)]
        case _:
            return []


def _ways_back(position: Position) -> str:
    """DT-036, DT-072: say whether a dwarf or the Master could go back by one of the dice, or only the Master, or no."""
    box, state = position.frozen
    if any(movement.may_go_back(box, state, d) for d in range(position.seats)):
        return "all"
    return "master" if master_reached(position, act.BACKWARD, 1) else "no"


def _posture(position: Position) -> list[Message]:
    """DT-046, DT-053, DT-058: say what it means for this turn where the active player's dwarf stands or lies."""
    box, state = position.frozen
    if state.armed:
        return [message("stakes-sling", must=yes(box.slingshot == AUTOMATIC), factor=box.slingshot_factor)]
    return _lost(position)


def _lost(position: Position) -> list[Message]:
    """DT-046, DT-058: say what getting up costs."""
    return [message("stakes-loss", lost=lost)] if (lost := loss(position)) != "no" else []


def _double(position: Position, value: int) -> list[Message]:
    """DT-024, DT-025: say what a die of a double may become."""
    box = position.frozen[0]
    if not is_double(position):
        return []
    changes = [change for change in CHANGES if movement.may_change(box, value, change)]
    first, *rest = (movement.changed(box, value, change) for change in changes)
    others = message("or", first=first, rest=rest[0]) if rest else first
    return [message("stakes-double", value=value, others=others)]


def _asked_master(position: Position) -> list[Message]:
    """DT-070, DT-101: say how far the Master goes, and what follows if he can leave now."""
    box, state = position.frozen
    value = state.master_die + (state.bonus_die if state.bonus_to == Side.MASTER else 0)
    said = [*_lost(position), message("stakes-master", value=value), *_double(position, state.master_die)]
    if state.master + value + (box.double_change if is_double(position) else 0) > box.dungeon_squares:
        said.append(message("stakes-exit", **_master_out(position)))
    return said


def _effects_due(position: Position) -> str:
    """DT-079: name the effects that are due, in their order."""
    state = position.frozen[1]
    if state.phase == Phase.ORDER:
        return "ab"
    if state.phase == Phase.EFFECT_A:
        return "a-then-b" if state.due_b else "last"
    return "b-then-a" if state.due_a else "last"


def _master_out(position: Position) -> dict[str, Any]:
    """DT-101, DT-103, DT-113: return what follows if the Master goes beyond the exit now."""
    box, state = position.frozen
    first = leaders(position)
    if box.rounds > 1:
        return {"what": "round"}
    if len(first) > 1:
        return {"what": "tie", "square": box.return_square}
    return {"what": "wins", "seat": first[0], "whose": "own" if first[0] == state.active else "other"}


# --- more about a choice ---------------------------------------------------------------------------------------


def more(position: Position, action: int) -> Message | None:
    """Say what a choice would lead to."""
    box, state = position.frozen
    match act.ACTIONS.parts(action):
        case ("assign", {"dwarf": dwarf, "master": master, "side": side}):
            return _ends(position, dwarf, master, side)
        case ("dwarf", {"target": d, "direction": direction, "change": change, "sling": sling}):
            value = movement.dwarf_value(box, state, change, sling)
            said = _changed(position, state.dwarf_die, change) + ([message("what-then", what="sling")] if sling else [])
        case ("effect-a", {"target": d}):
            said, direction, value = [], act.BACKWARD, box.effect_step
        case ("effect-b", {"target": d, "direction": direction}):
            said, value = [], box.effect_step
        case ("master", {"direction": direction, "change": change}):
            return _listed(_changed(position, state.master_die, change) + _after_master(position, action))
        case _:
            return None
    end = landing(position, action)
    if direction == act.BACKWARD and state.sq[d] - value < end.square:
        said = [message("what-then", what="limit")]  # the same for every value of the die
    return _listed(said + _after_dwarf(position, d, end))


def _listed(said: list[Message]) -> Message | None:
    """Join phrases by semicolons."""
    return reduce(lambda first, rest: message("phrases", first=first, rest=rest), said) if said else None


def _changed(position: Position, die: int, change: int) -> list[Message]:
    """DT-024: say how a die of a double is changed."""
    if change == act.KEEP:
        return []
    value = movement.changed(position.frozen[0], die, change)
    return [message("what-then", what=CHANGES[change], value=value)]


def _after_dwarf(position: Position, d: int, end: Landing) -> list[Message]:
    """DT-044, DT-056, DT-057, DT-063, DT-068: say what follows if a dwarf's move ends there."""
    box, state = position.frozen
    own = d == state.active
    if end.out:
        what, points = ("wins", 0) if box.rounds == 1 else ("scores", box.exit_points)
        return [message("what-then", what=what, points=points, seat=d, whose="own" if own else "other")]
    said = [message("what-then", what="lap", points=box.lap_points)] if end.gets_marker else []
    if box.kind[end.square] == Square.HOLLOW:
        said.append(message("what-then", what="hollow"))
    elif box.kind[end.square] == Square.SLINGSHOT:
        said.append(message("what-then", what="slingshot" if own else "laid"))
    return said


def _after_master(position: Position, action: int) -> list[Message]:
    """DT-075, DT-076, DT-101: say what follows if the Master's move ends there."""
    box, end = position.frozen[0], landing(position, action)
    if end.out:
        return [message("what-then", **_master_out(position))]
    effect = effects_of(box, end.square)
    return [] if effect == "none" else [message("what-then", what=effect, step=box.effect_step)]


def _ends(position: Position, dwarf: int, master: int, side: int) -> Message:
    """DT-030, DT-031: say where the dice would take the active player's dwarf and the Master."""
    box, state = position.frozen
    third = sum(state.dice) - dwarf - master
    value = master + (third if side == Side.MASTER else 0)
    ends = [master_reached(position, way, value) for way in (act.FORWARD, act.BACKWARD)]
    forward, back = (_room(position, end) for end in ends)
    second = message("ends-master", forward=forward, back=back)
    if state.stuck:
        return second
    me, bonus = state.active, third if side == Side.DWARF else 0
    slung = [dwarf * box.slingshot_factor] if state.armed else []
    plain = [] if slung and box.slingshot == AUTOMATIC else [dwarf]
    ways = [reached(position, me, act.FORWARD, v + bonus) for v in plain + slung]
    back = _square(position, reached(position, me, act.BACKWARD, (plain + slung)[0] + bonus))
    forward, *other = (_square(position, end) for end in ways)
    first = message("ends-dwarf", forward=forward, slung=other[0] if other else "no", back=back)
    return message("two-ends", first=first, rest=second)


def _square(position: Position, end: Landing | None) -> Message | str:
    """Name a square of the player's own board, and what is special about it; "no" if there is none."""
    if end is None:
        return "no"
    kind = "plain" if end.out else Square(position.frozen[0].kind[end.square]).name.lower()
    on = "exit" if end.out else kind if kind != "plain" else "lap" if end.gets_marker else "plain"
    return message("end-of-move", on=on, to=end.square)


def _room(position: Position, end: Landing | None) -> Message | str:
    """Name a dungeon square, and its effects; "no" if there is none."""
    box = position.frozen[0]
    if end is None:
        return "no"
    effect = "exit" if end.out else effects_of(box, end.square)
    return message("end-of-move", on=effect, to=end.square, effect=effect, step=box.effect_step)
