"""What to be warned of in Meeple War, and what is answered for an absent seat."""

from tablee.core.position import Position
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.box import SITES, Building, Phase

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
