"""Why a building action would have no effect."""

from typing import Any

from tablee.games.meeple_war.box import Act
from tablee.games.meeple_war.rules.meeples import has_source

OBSTACLES = {
    Act.CONSTRUCT: "buildings",
    Act.ASSEMBLE: "stock",
    Act.DEPLOY: "warehouse",
    Act.REINFORCE: "warehouse",
    Act.FLYING: "nobody",
    Act.STEALTH: "peace",
    Act.SCARE: "fear",
    Act.BURN: "peace",
    Act.BOMBARD: "target",
    Act.CONVERT: "defender",
    Act.PRODUCTIVITY: "worker",
    Act.UPGRADE: "tokens",
}


def obstacle(state: Any, act: int) -> str:
    """MW-056: return a word for the reason why an action of the active player has no effect."""
    me = state.active
    if act in (Act.FLYING, Act.STEALTH) and not state.warehouse[me]:
        return "warehouse"
    if act in (Act.BOMBARD, Act.CONVERT) and not has_source(state, me):
        return "meeple"
    return OBSTACLES[Act(act)]
