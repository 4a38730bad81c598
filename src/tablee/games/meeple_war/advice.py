"""What to be warned of in Meeple War, what is answered for an absent seat, and why an action is refused, in English."""

from typing import Any

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.position import Position
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.box import SITES, TREE, Building, Phase
from tablee.games.meeple_war.refusals import ASKED_IN, QUESTIONS, REASONS

LAST_BY_DEFAULT = (  # decline, end, none, pass; the last branch of a fork
    Phase.VILLAGE,
    Phase.MOVE_FROM,
    Phase.ALTAR,
    Phase.OPEN_ASKED,
    Phase.FORK,
    Phase.PRODUCTIVITY_FORK,
    Phase.PERFORM,
)


def is_ruinous(position: Position, action: int) -> bool:
    """MW-155: tell whether an action builds over the own City Square, after which nothing can be constructed again."""
    state = position.state
    if state.phase != Phase.SITE or not act.SITE <= action < act.SITE + SITES:
        return False
    return bool(state.building[state.active, action - act.SITE] == Building.SQ)


def default_answer(position: Position) -> int:
    """MW-190: return the answer given for a seat that is absent: as little as the rules allow, and no token."""
    phase, answers = position.state.phase, position.legal()
    if phase in LAST_BY_DEFAULT:
        return answers[-1]
    if phase == Phase.SITE:
        city = position.state.building[position.state.active]
        return next((a for a in answers if city[a - act.SITE] < 0), answers[0])
    return answers[0]


def why(position: Position, seat: int, action: int) -> str:
    """Say in one sentence what stands against an action that is not legal."""
    phase = Phase(position.state.phase)
    if position.to_act == NOBODY:
        return "The game is over."
    if action >= act.TILE:
        return "Tiles, their backs and the first player are drawn, not chosen."
    if position.to_act == CHANCE:
        return "A draw comes first."
    if action >= act.INTERJECT:
        return _why_not_out_of_turn(position, seat, action)
    if seat != position.to_act:
        return "Out of turn only tokens can be placed."
    block, parts = act.parts_of(action) if action >= act.TOKEN_AT else (min(action, act.TOKEN), [action])
    if phase not in ASKED_IN[block]:
        return f"The question now is {QUESTIONS[phase]}."
    if block == act.TOKEN:
        return _why_not_token(position.state, seat, action - act.TOKEN, phase)
    return REASONS[block](position, *parts) or f"The question now is {QUESTIONS[phase]}, and this is no answer to it."


def _why_not_token(state: Any, seat: int, kind: int, phase: Phase) -> str:
    """MW-140, MW-145: why a token cannot be named now."""
    name = act.TOKEN_NAMES[kind]
    if kind == TREE and phase == Phase.OPEN_ASKED:
        return "When a turn opens only upgrade tokens are asked for."
    if kind == TREE:
        return "The tree token has been used." if state.tree_at[seat] >= 0 else "There is no forest on the map."
    if not int(state.hand[seat]) >> kind & 1:
        return f"Seat {seat} does not hold the {name} token."
    return "There is no blank terrain without an upgrade."


def _why_not_out_of_turn(position: Position, seat: int, action: int) -> str:
    """MW-140, MW-141, MW-145: why a token cannot be placed by interjection."""
    block, parts = act.parts_of(action)
    if seat == position.to_act:
        return (
            "The seat that is asked places its tokens by 'token', when a turn opens, between actions, or on the move."
        )
    if block == act.INTERJECT_TREE:
        if position.state.tree_at[seat] >= 0:
            return "The tree token has been used."
        return REASONS[act.TREE_AT](position, *parts[1:]) or f"That is the tree token of seat {parts[0]}."
    if not int(position.state.hand[seat]) >> (parts[1] + 1) & 1:
        return f"Seat {seat} does not hold the {act.TOKEN_NAMES[parts[1] + 1]} token."
    return REASONS[act.TOKEN_AT](position, parts[2])
