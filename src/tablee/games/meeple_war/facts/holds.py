"""Before which actions the table stops, so that seats that hold a token can place it out of turn."""

from tablee.core.position import Position
from tablee.games.meeple_war.actions import BEGIN
from tablee.games.meeple_war.box import Phase
from tablee.games.meeple_war.story import events

# If the next turn starts in one of these phases, a later action opens it, or the game is over.
NOT_YET = (Phase.OPEN, Phase.OPEN_ASKED, Phase.GAME_OVER)


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
    return any(event.kind == "combat" for event in events(position, action, after))
