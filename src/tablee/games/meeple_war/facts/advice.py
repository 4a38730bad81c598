"""Which choice is ruinous, and the default answer for an absent player."""

from tablee.core.position import Position
from tablee.games.meeple_war.actions import ACTIONS
from tablee.games.meeple_war.box import SITES, Building, Phase

LAST_BY_DEFAULT = (  # phases whose default is the last answer: decline, end, none, pass, or the last branch of a fork
    Phase.VILLAGE,
    Phase.MOVE_FROM,
    Phase.ALTAR,
    Phase.OPEN_ASKED,
    Phase.FORK,
    Phase.PRODUCTIVITY_FORK,
    Phase.PERFORM,
)


def is_ruinous(position: Position, action: int) -> bool:
    """MW-155: tell whether an action builds over the player's own City Square.

    After that, the player can never construct anything again.
    """
    match ACTIONS.parts(action):
        case "site", {"site": site}:
            return site in ruinous_sites(position)
    return False


def ruinous_sites(position: Position) -> list[int]:
    """MW-155: return the sites that the active player should not build over."""
    state = position.frozen[1]
    if state.phase != Phase.SITE:
        return []
    return [site for site in range(SITES) if state.building[state.active, site] == Building.SQ]


def default_answer(position: Position) -> int:
    """Return the answer given for an absent player: it does as little as the rules allow and places no token."""
    state, answers = position.state, position.legal()
    if state.phase in LAST_BY_DEFAULT:
        return answers[-1]
    if state.phase == Phase.SITE:
        free = (a for a in answers if state.building[state.active, ACTIONS.parts(a).parts["site"]] < 0)
        return next(free, answers[0])
    return answers[0]
