"""Before which actions a token placed out of turn may still matter: there the table stops for those who hold one."""

from tablee.core.position import Position
from tablee.games.meeple_war.actions import BEGIN
from tablee.games.meeple_war.box import Phase
from tablee.games.meeple_war.facts.losses import losses

NO_COMBAT = (Phase.BURN, Phase.ALTAR, Phase.BOMBARD, Phase.CONVERT)  # meeples die there too, but nobody fights
NOT_YET = (Phase.OPEN, Phase.OPEN_ASKED, Phase.GAME_OVER)  # the turn opens with an action of its own, or never


def is_moment(position: Position, action: int) -> bool:
    """MW-140, MW-145: tell whether an action opens a turn, explores a space, or leads to a combat."""
    state = position.state
    if state.phase == Phase.OPEN:
        return action == BEGIN
    after = position.copy()
    after.play(position.to_act, action)
    now = after.state
    if now.phase == Phase.DRAW:
        return True
    if now.active != state.active and now.phase not in NOT_YET:
        return True
    return state.phase not in NO_COMBAT and bool(losses(position, action, after))
