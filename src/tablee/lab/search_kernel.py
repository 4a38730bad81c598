"""The choice of a bot that searches, in the compiled loop of the lab."""

import numpy as np

from tablee.core.binder import outlined
from tablee.core.contract import hide
from tablee.core.rng import below
from tablee.lab.luck_kernel import SAME
from tablee.search.mcts_kernel import grow
from tablee.search.tree_memory import NONE, find, hash_of

PATIENCE = 3  # as in `search.bots`: a choice is repeated at most this often in positions that look alike


@outlined
def searched_choice(boxes, states, desk, minds, actor, player, n, out, spare, more):
    """Return the choice of a bot that searches, from what its seat sees."""
    plans, tree, searched, stop = minds
    desk.n_tied = 1
    rng = desk.bot_rng[player]
    searched[0] = states[1]
    hide(boxes[0], searched[0], actor)
    tree.seen[0] = searched[0]
    key = hash_of(tree.words)
    tree.slots[:] = NONE
    tree.used[0].nodes = 0
    tree.used[0].edges = 0
    plan = plans[player : player + 1]
    plan[0].iterations = desk.iterations[player] * (n if desk.per_choice[player] else 1)
    grow(boxes, searched, actor, plan, tree, rng, spare, more, stop)
    action = best_choice(desk, tree, tree.slots[find(tree, key)], key, actor, player, n, out)
    desk.repeated[repetition(desk, key, action)] += 1
    return action


def best_choice(desk, tree, node, key, actor, player, n, out):
    """Return the best choice at the root that was not repeated too often; of all choices if there is no other.

    A bot that goes by the mean draws among equal ones, which are left in `tied`.
    """
    for patience in (PATIENCE, 1 << 30):
        highest = -1.0
        ties = 0
        for i in range(n):
            if desk.repeated[repetition(desk, key, out[i])] >= patience:
                continue
            worth = worth_of(desk, tree, node, actor, player, out[i])
            if worth > highest + SAME:
                highest = worth
                ties = 0
            if worth > highest - SAME and ties < len(desk.tied):
                desk.tied[ties] = out[i]
                ties += 1
        if ties:
            break
    desk.n_tied = ties if desk.by_mean[player] else 1
    return desk.tied[below(desk.bot_rng[player], ties) if desk.n_tied > 1 else 0]


def worth_of(desk, tree, node, actor, player, action):
    """Return what a bot thinks of an action: its mean result, or its visits and then its mean result."""
    edge = NONE if node == NONE else tree.nodes[node].first
    while edge != NONE and tree.edges[edge].action != action:
        edge = tree.edges[edge].following
    if edge == NONE or not tree.edges[edge].visits:
        return 0.0
    visits = tree.edges[edge].visits
    mean = tree.worth[edge, actor] / visits
    return mean if desk.by_mean[player] else visits + 0.5 * mean


def repetition(desk, key, action):
    """Return the place in the table of repetitions for this choice in positions that look like this one."""
    mask = len(desk.repeated_key) - 1
    mixed = key ^ (np.uint64(action) * np.uint64(0x9E3779B9))
    place = np.int64(mixed & np.uint64(mask))
    for _ in range(mask):
        if desk.repeated_game[place] != desk.begun:
            desk.repeated_game[place] = desk.begun
            desk.repeated_key[place] = mixed
            desk.repeated[place] = 0
            return place
        if desk.repeated_key[place] == mixed:
            return place
        place = (place + 1) & mask
    return place
