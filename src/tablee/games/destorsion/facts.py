"""Facts about a position of Déstorsion that the board and the texts both need."""

from functools import lru_cache
from types import SimpleNamespace
from typing import NamedTuple

from tablee.core.frozen import Frozen
from tablee.core.position import Position
from tablee.games.destorsion import actions as act
from tablee.games.destorsion.box import Phase, Square
from tablee.games.destorsion.rules import movement, turns


def yes(told: object) -> str:
    """Return "yes" or "no", as the texts expect it."""
    return "yes" if told else "no"


def points_of(position: Position, d: int) -> int:
    """DT-002, DT-112: return a dwarf's points in this round: square and lap marker, or the points for leaving."""
    box, state = position.frozen
    points: int = box.exit_points if has_left(position, d) else turns.vp(box, state, d)
    return points


def leaders(position: Position) -> list[int]:
    """DT-103: return the seats whose dwarfs have the most points in this round."""
    points = [points_of(position, d) for d in range(position.seats)]
    return [d for d, own in enumerate(points) if own == max(points)]


def points_by_round(position: Position) -> list[list[int]]:
    """DT-112, DT-113, DT-116: return all players' points in each round begun.

    Extra rounds are one entry. In a round still running, the points are the present ones.
    """
    box, state = position.frozen
    rounds = box.rounds
    seats = range(position.seats)
    found = [[state.noted[i][d] for d in seats] for i in range(min(state.round_no, rounds))]
    running = [0 if state.phase == Phase.GAME_END else points_of(position, d) for d in seats]
    if state.round_no > rounds:
        found.append([state.total[d] - sum(noted[d] for noted in found) for d in seats])
    found[-1] = [noted + now for noted, now in zip(found[-1], running, strict=True)]
    return found


def effects_of(box: Frozen, square: int) -> str:
    """DT-075, DT-076: name the effects of a dungeon square: "none", "a", or "ab" for both."""
    return "ab" if box.effect_b[square] else "a" if box.effect_a[square] else "none"


def has_left(position: Position, d: int) -> bool:
    """DT-068: tell whether a dwarf has left the dungeon. The state keeps the last square it stood on."""
    state = position.frozen[1]
    left: bool = state.phase == Phase.GAME_END and state.leaver == d
    return left


def lay_on(position: Position) -> Square:
    """DT-045, DT-046, DT-058: return the kind of square on which the active player's dwarf is shown lying.

    It is PLAIN if the dwarf stands. In the state, the dwarf stands from the start of the turn; `stuck` and `armed` tell
    what getting up costs.
    """
    box, state = position.frozen
    me = state.active
    if me < 0 or state.phase == Phase.GAME_END or state.moved[me]:
        return Square.PLAIN
    if state.stuck:
        return Square.HOLLOW
    on_slingshot = box.kind[state.sq[me]] == Square.SLINGSHOT
    return Square.SLINGSHOT if on_slingshot and not state.armed else Square.PLAIN


def is_lying(position: Position, d: int) -> bool:
    """DT-045, DT-058: tell whether a dwarf is shown lying.

    The active player's dwarf is shown lying until it is moved or the turn is over.
    """
    state = position.frozen[1]
    getting_up = d == state.active and lay_on(position) != Square.PLAIN
    return bool(state.lying[d]) or getting_up


def next_roller(position: Position) -> int:
    """DT-007: return the seat that rolls its die for the first turn next."""
    seat: int = turns.next_roller(position.state)
    return seat


def dice_floor(position: Position, d: int) -> int:
    """DT-037, DT-039: return the lowest square to which dice can move a dwarf back on this lap."""
    floor: int = movement.dice_floor(position.box, position.state, d)
    return floor


def is_double(position: Position) -> bool:
    """DT-024: tell whether the two assigned dice are equal."""
    equal: bool = movement.is_double(position.state)
    return equal


def can_lower(position: Position) -> bool:
    """DT-025: tell whether the dice of a double are high enough to be lowered."""
    enough: bool = movement.may_change(position.box, position.state.dwarf_die, act.LOWER)
    return enough


# --- where a move ends -----------------------------------------------------------------------------------------


class Landing(NamedTuple):
    """Where a move ends."""

    square: int
    out: bool = False  # the figure goes past the last square and leaves; `square` has no meaning then
    gets_marker: bool = False  # the dwarf passes the last square of its first lap

    @property
    def name(self) -> str:
        """Return the square's number or "exit", as used in the names of drawn squares and in texts."""
        return "exit" if self.out else str(self.square)


def landing(position: Position, action: int) -> Landing:
    """DT-034, DT-070, DT-075, DT-076: return where the figure that an action moves would stop."""
    return _landing(*position.frozen, action)


@lru_cache(maxsize=1 << 10)
def _landing(box: Frozen, state: Frozen, action: int) -> Landing:
    trial = _dwarfs(state)
    match act.ACTIONS.parts(action):
        case ("dwarf", {"target": d, "direction": direction, "change": change, "sling": sling}):
            out = movement.run(box, trial, d, direction, movement.dwarf_value(box, state, change, sling))
        case ("master", {"direction": direction, "change": change}):
            return _master_at(box, movement.master_landing(box, state, direction, change))
        case ("effect-a", {"target": d}):
            out = movement.send(box, trial, d, act.BACKWARD)
        case ("effect-b", {"target": d, "direction": direction}):
            out = movement.send(box, trial, d, direction)
        case (kind, _):
            raise ValueError(f"{kind!r} moves nothing")
    return Landing(trial.sq[d], out, trial.lap[d] > state.lap[d])


def _dwarfs(state: Frozen) -> SimpleNamespace:
    """Return the fields that a dwarf's move reads and changes, so that a move can be tried."""
    return SimpleNamespace(sq=list(state.sq), lap=list(state.lap), lying=list(state.lying), moved=list(state.moved))


def reached(position: Position, d: int, direction: int, value: int) -> Landing | None:
    """DT-034, DT-036: return where a value would take a dwarf by dice, or None if it cannot go back."""
    return _reached(*position.frozen, d, direction, value)


@lru_cache(maxsize=1 << 10)
def _reached(box: Frozen, state: Frozen, d: int, direction: int, value: int) -> Landing | None:
    if direction == act.BACKWARD and not movement.may_go_back(box, state, d):
        return None
    trial = _dwarfs(state)
    out = movement.run(box, trial, d, direction, value)
    return Landing(trial.sq[d], out, trial.lap[d] > state.lap[d])


def master_reached(position: Position, direction: int, value: int) -> Landing | None:
    """DT-070, DT-071, DT-072: return where a value would take the Master, or None if he cannot go back."""
    box, state = position.frozen
    if direction == act.FORWARD:
        return _master_at(box, state.master + value)
    return _master_at(box, max(box.floor, state.master - value)) if state.master > box.floor else None


def _master_at(box: Frozen, square: int) -> Landing:
    """DT-101: return the Master's landing. Beyond the last square of the dungeon board he is out."""
    return Landing(square, square > box.dungeon_squares)
