"""What Déstorsion says: labels of choices, log lines, prompts, and why an action is refused."""

from tablee.core.contract import NOBODY
from tablee.core.faces import Words
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.destorsion import actions as act
from tablee.games.destorsion.board import landing
from tablee.games.destorsion.box import FACES, Phase

KINDS = (
    (act.ASSIGN, Phase.DICE_COUNT),
    (act.DWARF, Phase.ASSIGN),
    (act.MASTER, Phase.MOVE_DWARF),
    (act.ORDER, Phase.MOVE_MASTER),
    (act.EFFECT_A, Phase.ORDER),
    (act.EFFECT_B, Phase.EFFECT_A),
    (act.DIE, Phase.EFFECT_B),
)
SIDES = ("none", "dwarf", "master")
DIRECTIONS = ("forward", "backward")


def phase_of(action: int) -> Phase | None:
    """Return the phase a seat's action belongs to; None for chance."""
    return next((phase for limit, phase in KINDS if action < limit), None)


# --- choices and log -------------------------------------------------------------------------------------------


def label(position: Position, action: int) -> Message:
    """Say what an action would do."""
    phase = phase_of(action)
    if phase == Phase.DICE_COUNT:
        return message("roll", count=action - act.ROLL + 2)
    if phase == Phase.ASSIGN:
        dice, side = divmod(action - act.ASSIGN, 3)
        return message("assign", dwarf=dice // FACES + 1, master=dice % FACES + 1, side=SIDES[side])
    if phase == Phase.MOVE_DWARF:
        target, square = landing(position, action)
        move, sling = divmod(action - act.DWARF, 2)
        direction = DIRECTIONS[move % 6 // 3]
        lap = "yes" if _passes_the_line(position, action) else "no"
        return message("move-dwarf", seat=target, way=direction, to=square, sling="yes" if sling else "no", lap=lap)
    if phase == Phase.MOVE_MASTER:
        direction = DIRECTIONS[(action - act.MASTER) // 3]
        return message("move-master", way=direction, to=landing(position, action)[1])
    if phase == Phase.ORDER:
        return message("order", effect="ab"[action - act.ORDER])
    if action in (act.effect_a(act.NO_TARGET), act.effect_b(act.NO_TARGET, act.FORWARD)):
        return message("no-effect")
    target, square = landing(position, action)
    forward = phase == Phase.EFFECT_B and (action - act.EFFECT_B) % 2 == act.FORWARD
    lap = "yes" if forward and _passes_the_line(position, action) else "no"
    return message("send", seat=target, way=DIRECTIONS[0 if forward else 1], to=square, lap=lap)


def _passes_the_line(position: Position, action: int) -> bool:
    """Tell whether a move brings the lap marker: forward, to a lower square."""
    target, square = landing(position, action)
    if square == "exit" or int(square) >= position.state.sq[target]:
        return False
    if action < act.MASTER:
        return (action - act.DWARF) // 2 % 6 // 3 == act.FORWARD
    return True


def told(before: Position, action: int, viewer: int = NOBODY) -> Message:
    """Say what happened: the log line of an action taken in `before`. Nothing is hidden from any viewer."""
    state = before.state
    if action >= act.TWO_DICE:
        values = act.ACTIONS.forms[action].split()[1:]
        return message("log-dice", seat=int(state.active), dice=", ".join(values))
    if action >= act.DIE:
        waiting = (d for d in range(before.seats) if state.contender[d] and not state.rolled[d])
        return message("log-first-die", seat=next(waiting), value=action - act.DIE + 1)
    done = label(before, action)
    actor = int(state.active)
    own = "yes" if done.args.get("seat") == actor else "no"
    return Message(f"log-{done.id}", done.args | {"actor": actor, "own": own})


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what."""
    state = position.state
    if state.phase == Phase.GAME_END:
        return message("won", seat=int(state.winner))
    if state.phase in (Phase.ROLL, Phase.FIRST_PLAYER):
        return message("prompt-dice")
    task = Phase(state.phase).name.lower().replace("_", "-")
    return message("prompt", seat=int(state.active), you="yes" if viewer == state.active else "no", task=task)


# --- why an action is refused ----------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> Message:
    """Say what stands against an action that is not legal."""
    state, phase, wanted = position.state, Phase(position.state.phase), phase_of(action)
    if phase == Phase.GAME_END:
        return message("why-over")
    if phase in (Phase.ROLL, Phase.FIRST_PLAYER):
        return message("why-roll", count=1 if phase == Phase.FIRST_PLAYER else int(state.n_dice))
    if wanted is None:
        return message("why-dice")
    if wanted == Phase.MOVE_DWARF and phase == Phase.MOVE_MASTER and state.stuck:
        return message("why-stuck")
    if phase != wanted:
        return message("why-phase", task=phase.name.lower().replace("_", "-"))
    if phase == Phase.ASSIGN:
        dice = ", ".join(str(d) for d in state.dice[: state.n_dice])
        return message("why-assign", dice=dice, third="yes" if state.n_dice == 3 else "no")
    if phase == Phase.MOVE_DWARF:
        return _why_not_dwarf(position, action)
    if phase == Phase.MOVE_MASTER:
        change = (action - act.MASTER) % 3
        return _why_not_change(position, change, int(state.master_die)) or message("why-master-floor")
    target = action - act.EFFECT_A if phase == Phase.EFFECT_A else (action - act.EFFECT_B) // 2
    return _why_no_dwarf(position, target) or message("why-effect", seat=target, square=int(state.sq[target]))


def _why_not_dwarf(position: Position, action: int) -> Message:
    state = position.state
    move, sling = divmod(action - act.DWARF, 2)
    target, move = divmod(move, 6)
    direction, change = divmod(move, 3)
    refusal = _why_no_dwarf(position, target) or _why_not_change(position, change, int(state.dwarf_die))
    if refusal:
        return refusal
    if sling and target != state.active:
        return message("why-sling-other")
    if sling and not state.armed:
        return message("why-sling-unarmed")
    floor = int(position.box.floor if state.lap[target] else position.box.first_lap_floor)
    if direction == act.BACKWARD and state.sq[target] <= floor:
        return message("why-floor", seat=target, floor=floor)
    return message("why-sling-always")


def _why_no_dwarf(position: Position, target: int) -> Message | None:
    if target == act.NO_TARGET or target < position.seats:
        return None
    return message("why-no-dwarf", seat=target)


def _why_not_change(position: Position, change: int, value: int) -> Message | None:
    if change == act.KEEP:
        return None
    if position.state.dwarf_die != position.state.master_die:
        return message("why-no-double")
    return message("why-below-one") if change == act.LOWER and value <= position.box.double_change else None


WORDS = Words(label, told, prompt, why)
