"""What the lab counts as used in Pour une poignée de meeples besides what actions name: buildings and meeples."""

from tablee.games.poignee.box import BUILDINGS, MEEPLES, Location, Meeple

PARTS = [
    *(("building", Location(building).name) for building in range(BUILDINGS)),
    *(("meeple", Meeple(kind).name.lower()) for kind in range(MEEPLES)),
]


def in_use(box, state, seat, out):
    """Write the buildings with the seat's tile, and the kind of the meeple on a door that it is resolving."""
    n = 0
    for building in range(BUILDINGS):
        if state.owner[building] == seat:
            out[n] = building
            n += 1
    if state.active == seat and 0 <= state.acting < BUILDINGS and state.space[state.acting] >= 0:
        out[n] = BUILDINGS + state.space[state.acting]
        n += 1
    return n
