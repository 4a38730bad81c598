"""Phase 5, third step: destroy the buildings whose defences are all occupied."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import MAX_SEATS, SITES
from tablee.games.meeple_war.rules.common import bit, clockwise


@outlined
def free_defences(box, state, owner, site):
    """MW-007, MW-074, MW-077: return how many defences of a building are empty, on the side that is up."""
    free = int(box.defences[state.building[owner, site], state.side[owner, site]])
    held = state.defence[owner, site]
    for p in range(MAX_SEATS):
        free -= int(held[p])
    return free


@outlined
def destroy_building(state, owner, site):
    """MW-022, MW-133, MW-134, MW-135, MW-136: destroy a building for good.

    Every meeple on it becomes a victory point of its owner. The worker returns to stock.
    """
    for p in range(state.seats):
        state.mountain[p] += state.defence[owner, site, p]
        state.defence[owner, site, p] = 0
    state.destroyed[owner] |= bit(state.building[owner, site])
    state.building[owner, site] = -1
    state.side[owner, site] = 0
    state.node[owner, site] = -1
    state.workers[owner] += 1
    state.changed = 1


def destroy_full_buildings(box, state):
    """MW-133, MW-137: destroy all full buildings together, owners clockwise from the active player."""
    for i in range(state.seats):
        owner = clockwise(state, i)
        for site in range(SITES):
            if state.building[owner, site] >= 0 and free_defences(box, state, owner, site) == 0:
                destroy_building(state, owner, site)
