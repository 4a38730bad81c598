"""The pieces that meeples are, and which of them may come next out of a player's supplies.

Piece ids: the first meeple of a seat on a terrain is `troop-SEAT-TERRAIN`, with the count of all; those behind it are
`band-SEAT-TERRAIN-K`. On a space that waits for its tile the place is `pN` instead of a terrain. A meeple on a building
is `defender-OWNER-SITE-SEAT-K`. Those of a seat are alike, so a page lets whichever has gone become the one that comes.
Meeples in the warehouse and in the stock are only counted: a picture says under what names it expects them.
"""

from typing import NamedTuple

from tablee.core.position import Position
from tablee.games.meeple_war import actions as act
from tablee.games.meeple_war.box import FIRST_SITE, SITES, TERRAINS, Phase
from tablee.games.meeple_war.rules.building_actions import most_placed


class Trip(NamedTuple):
    """So many meeples of the active seat, at most, may come out of a supply to a place, as `link` has it."""

    supply: str  # as `Layout.home` has it
    end: int
    most: int


def alike(seat: int) -> str:
    """Return the kind of a meeple's piece."""
    return f"meeple-{seat}"


def band(seat: int, place: int | str, k: int) -> str:
    """Return the id of the k-th meeple of a seat in a place."""
    return f"band-{seat}-{place}-{k:02}" if k else f"troop-{seat}-{place}"


def defender(owner: int, site: int, seat: int, k: int) -> str:
    """Return the id of the k-th meeple of a seat on a building."""
    return f"defender-{owner}-{site}-{seat}-{k}"


def names_ahead(position: Position) -> dict[str, str]:
    """Return the ids that meeples of the active seat may have next, and the supply they would come from."""
    return {_name_at(position, trip.end, i): trip.supply for trip in _trips(position) for i in range(trip.most)}


def _name_at(position: Position, end: int, i: int) -> str:
    """Return the id of the i-th meeple to arrive in a place."""
    state, seat = position.state, int(position.state.active)
    if 0 <= end < TERRAINS:
        return band(seat, end, int(state.here[end, seat]) + i)
    owner, site = divmod(end - FIRST_SITE, SITES)
    return defender(owner, site, seat, int(state.defence[owner, site, seat]) + i)


def _trips(position: Position) -> list[Trip]:
    """Return where meeples may come by the answer to the question at hand."""
    state, phase, me = position.state, Phase(position.state.phase), int(position.state.active)
    if phase in (Phase.DEPLOY, Phase.REINFORCE_AMOUNT):
        end = int(position.box.front[position.seats - 2, me] if phase == Phase.DEPLOY else state.chosen)
        return [Trip("warehouse", end, most_placed(state))]
    if phase in (Phase.STEALTH, Phase.VILLAGE):
        return [Trip("warehouse", parts[0], 1) for parts in _legal(position, (act.TERRAIN, act.VILLAGE))]
    if phase == Phase.BOMBARD and state.stock[me]:
        targets = _legal(position, (act.TARGET,))
        return [Trip("stock", FIRST_SITE + SITES * owner + site, 1) for owner, site in targets]
    return []


def _legal(position: Position, blocks: tuple[int, ...]) -> list[list[int]]:
    """Return the parts of the choices of some kinds."""
    split = [act.parts_of(action) for action in position.legal() if action >= act.TOKEN_AT]
    return [parts for block, parts in split if block in blocks]
