"""Phase 2: workers and the tracks of their buildings."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import SITES, Act, Node, Phase, Side, Stage
from tablee.games.meeple_war.rules.common import ask, first_from, is_single, run
from tablee.games.meeple_war.rules.meeples import to_stock


def successors_of(box, state, site):
    """MW-047, MW-048: return where the worker of a site may go next. From an end space it goes to the start."""
    me = state.active
    return int(box.successors[state.building[me, site], state.node[me, site]])


@outlined
def is_at_fork(box, state, site):
    """MW-047: tell whether the worker stands on a track space with several successors."""
    me = state.active
    if state.building[me, site] < 0 or state.side[me, site] == Side.CONSTRUCTION:
        return False
    return not is_single(successors_of(box, state, site))


def next_worker(box, state):
    """MW-043, MW-044, MW-046, MW-047: ask for the branch at each fork in site order, then move all workers."""
    for site in range(SITES):
        if state.fork_to[site] < 0 and is_at_fork(box, state, site):
            state.site = site
            ask(state, Phase.FORK, state.active)
            return
    for site in range(SITES):
        if state.building[state.active, site] >= 0:
            step_worker(box, state, site, state.fork_to[site])
        state.fork_to[site] = -1
    state.stage = Stage.ACTIONS


def choose_branch(state, node):
    """MW-047: note the branch chosen for the worker at a fork."""
    state.fork_to[state.site] = node
    state.site = -1
    run(state)


@outlined
def step_worker(box, state, site, to):
    """MW-043, MW-045, MW-048, MW-053, MW-055: move a worker one space. If an action is there, it is queued.

    `to` is the branch chosen, or -1 if there is only one way.
    """
    me = int(state.active)
    state.steps[site] += 1
    if state.side[me, site] == Side.CONSTRUCTION:
        state.node[me, site] += 1
        if state.node[me, site] == box.build[state.building[me, site]]:
            finish_building(state, me, site)
        return
    if to < 0:
        to = first_from(successors_of(box, state, site), 0)
    state.node[me, site] = to
    act = box.act[state.building[me, site], to]
    if act != Act.NONE and act != Act.RECYCLING:
        state.queued[site] = to


@outlined
def finish_building(state, p, site):
    """MW-049, MW-050, MW-051, MW-052: turn over a finished building.

    The meeples on its defences return to their owners' stock without giving points.
    """
    state.side[p, site] = Side.FINISHED
    state.node[p, site] = Node.S
    state.changed = 1
    for owner in range(state.seats):
        n = int(state.defence[p, site, owner])
        state.defence[p, site, owner] = 0
        to_stock(state, owner, n)
