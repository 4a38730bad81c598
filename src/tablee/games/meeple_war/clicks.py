"""Where to click in Meeple War: the drawn things an action names, in order.

Refs: `terrain-T`, `edge-T-E` (forest), `space-Q-R` (unexplored), `site-OWNER-SITE`; `troop-OWNER-T` and
`defender-OWNER-SITE-SEAT` where a question is about meeples; everything without a place on the map is in the tray.
"""

from tablee.core.position import Position
from tablee.games.meeple_war import actions as act

WORDS = {
    act.BEGIN: "begin",
    act.PASS: "pass",
    act.PERFORM: "perform",
    act.DECLINE: "decline",
    act.END: "end",
    act.NONE: "none",
    act.WAREHOUSE: "warehouse",
}
ON_A_TERRAIN = (
    act.TOKEN_AT,
    act.VILLAGE,
    act.TERRAIN,
    act.RESOLVE,
    act.FROM,
    act.TO_TERRAIN,
    act.SOURCE,
)
ON_AN_OWN_SITE = (act.PRODUCTIVITY, act.ACTION, act.SITE)
ON_A_SITE = (act.TARGET, act.TO_BUILDING)
IN_THE_TRAY = {act.BUILDING: "build", act.AMOUNT: "amount", act.VICTIM: "victim", act.ROTATION: "rotation"}


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the drawn things to click, in order, for an action of the seat to act, or for an interjection."""
    state = position.state
    if action in WORDS:
        return (WORDS[action],)
    if action < act.TOKEN_AT:
        return (f"token-{int(state.asked)}-{action - act.TOKEN}",)
    block, parts = act.parts_of(action)
    if block in ON_A_TERRAIN:
        return (f"terrain-{parts[0]}",)
    if block in ON_AN_OWN_SITE:
        return (f"site-{int(state.active)}-{parts[0]}",)
    if block in ON_A_SITE:
        return (f"site-{parts[0]}-{parts[1]}",)
    if block in IN_THE_TRAY:
        return (f"{IN_THE_TRAY[block]}-{parts[0]}",)
    return _elsewhere(position, block, parts)


def _elsewhere(position: Position, block: int, parts: list[int]) -> tuple[str, ...]:
    state = position.state
    if block == act.TREE_AT:
        return (f"edge-{parts[0]}-{parts[1]}",)
    if block == act.WORKER:
        return (f"branch-{parts[1]}",)
    if block == act.SCARE:
        return (f"troop-{parts[1]}-{parts[0]}", f"terrain-{parts[2]}")
    if block == act.TARGET_MEEPLE:
        return ("defender-{}-{}-{}".format(*parts),)
    if block == act.UPGRADE:
        return (f"upgrade-{parts[0] + 1}",)
    if block == act.TO_SPACE:
        return (f"space-{parts[0] - act.REACH}-{parts[1] - act.REACH}",)
    if block == act.TUNNEL:
        return (f"amount-{parts[1]}",)
    if block == act.STRIKE:
        return (f"troop-{parts[1]}-{parts[0]}",)
    if block == act.EXPLORE:
        return (f"space-{int(state.pending_q[parts[0]])}-{int(state.pending_r[parts[0]])}",)
    if block == act.INTERJECT:
        return (f"token-{parts[0]}-{parts[1] + 1}", f"terrain-{parts[2]}")
    return (f"token-{parts[0]}-0", f"edge-{parts[1]}-{parts[2]}")


def lit(position: Position, seat: int) -> frozenset[str]:
    """Return what a seat may click first now, to be lit."""
    if position.to_act != seat or seat < 0:
        return frozenset()
    return frozenset(path(position, action)[0] for action in position.legal())
