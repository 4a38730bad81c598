"""Which meeples of the active player the next answer may take from stock or the warehouse, and where they go."""

from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.meeple_war.actions import ACTIONS
from tablee.games.meeple_war.box import Phase
from tablee.games.meeple_war.facts.places import front, link_to_site
from tablee.games.meeple_war.rules.building_actions import most_placed


class Arrival(NamedTuple):
    """At most `most` meeples may come from a supply to a place. The place is numbered as in the state's `link`."""

    supply: str  # "warehouse" or "stock"
    end: int
    most: int


def arrivals(position: Position) -> list[Arrival]:
    """MW-034, MW-159, MW-160, MW-162, MW-167: return the arrivals that answers to the present question may cause."""
    state = position.frozen[1]
    me = state.active
    match Phase(state.phase):
        case Phase.DEPLOY:
            return [Arrival("warehouse", front(position, me), most_placed(state))]
        case Phase.REINFORCE_AMOUNT:
            return [Arrival("warehouse", state.chosen, most_placed(state))]
        case Phase.STEALTH | Phase.VILLAGE:
            named = [choice.parts for choice in map(ACTIONS.parts, position.legal())]
            return [Arrival("warehouse", parts["terrain"], 1) for parts in named if "terrain" in parts]
        case Phase.BOMBARD if state.stock[me]:
            return [Arrival("stock", link_to_site(**ACTIONS.parts(target).parts), 1) for target in position.legal()]
    return []
