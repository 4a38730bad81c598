"""Which choice is ruinous, and what is answered for an absent seat."""

from tablee.core.position import Position
from tablee.games.meeple_war.actions import ACTIONS
from tablee.games.meeple_war.box import SITES, Building, Phase

LAST_BY_DEFAULT = (  # the last answer is decline, end, none or pass, or the last branch of a fork
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
    match ACTIONS.parts(action):
        case "site", {"site": site}:
            return site in ruinous_sites(position)
    return False


def ruinous_sites(position: Position) -> list[int]:
    """MW-155: return the sites of the active player that should not be built over."""
    state = position.state
    if state.phase != Phase.SITE:
        return []
    return [site for site in range(SITES) if state.building[state.active, site] == Building.SQ]


def default_answer(position: Position) -> int:
    """Return the answer given for a seat that is absent: as little as the rules allow, and no token."""
    state, answers = position.state, position.legal()
    if state.phase in LAST_BY_DEFAULT:
        return answers[-1]
    if state.phase == Phase.SITE:
        free = (a for a in answers if state.building[state.active, ACTIONS.parts(a).parts["site"]] < 0)
        return next(free, answers[0])
    return answers[0]
