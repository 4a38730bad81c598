"""The tree of a search: nodes found by what the seat to decide would see, edges for the choices tried there.

No state is kept in a node. Its key is a hash of the position as the seat to decide there would see it: what it knows
divides nodes, what is hidden from it does not, and positions reached in several orders are one node. So every seat is
thought to use what it knows, its own hand above all, and nothing else.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from tablee.core.fields import record
from tablee.core.rng import HALF, LOW, MULTIPLIER, below

NONE = -1
WIDENESS = 0.8  # scale of the confidence bound

NODE = record(
    ("key", np.uint64, 0, "hash of what the seat to decide sees here"),
    ("first", np.int32, 0, "first edge, or NONE"),
    ("visits", np.int32, 0, "iterations that chose here"),
)

EDGE = record(
    ("action", np.int32, 0, "the choice"),
    ("following", np.int32, 0, "next edge of the same node, or NONE"),
    ("visits", np.int32, 0, "iterations that took it"),
    ("available", np.int32, 0, "iterations that could have taken it: what is hidden may forbid a choice"),
)

USED = record(
    ("nodes", np.int64, 0, "nodes in use"),
    ("edges", np.int64, 0, "edges in use"),
    ("iterations", np.int64, 0, "iterations done"),
    ("depth", np.int64, 0, "the longest way down so far"),
)


class Memory(NamedTuple):
    """The arrays of one tree, and the scratch of those who walk in it. Allocated by Python, filled by the kernel."""

    nodes: Any  # NODE
    edges: Any  # EDGE
    worth: Any  # per edge: each seat's results, added up
    slots: Any  # where a key's node is, or NONE; a power of two long
    used: Any  # USED
    seen: Any  # one state: the position as the seat to decide would see it
    words: Any  # the zero-padded memory of `seen`
    path: Any  # edges taken in this iteration
    untried: Any  # per action of the game: 1 if legal here and without an edge; all 0 between decisions
    result: Any  # each seat's result of this iteration


def hash_of(words):
    """Hash a zero-padded record; every step fits into 64 bits, compiled or not.

    A step multiplies the low half only, so each word gets two: a single one would carry a change of its high half
    unmixed into the low half of the next word, where a like change undoes it.
    """
    key = MULTIPLIER
    for i in range(len(words)):
        key = key ^ words[i]
        key = (key & LOW) * MULTIPLIER + (key >> HALF)
        key = (key & LOW) * MULTIPLIER + (key >> HALF)
    return (key & LOW) * MULTIPLIER + (key >> HALF)


def find(tree, key):
    """Return the place in `slots` that holds the node with this key, or where it would go."""
    mask = len(tree.slots) - 1
    place = np.int64(key & np.uint64(mask))
    while tree.slots[place] != NONE and tree.nodes[tree.slots[place]].key != key:
        place = (place + 1) & mask
    return place


def add_node(tree, place, key):
    """Make a node, if there is room."""
    n = tree.used[0].nodes
    if n < len(tree.nodes):
        node = tree.nodes[n]
        node.key = key
        node.first = NONE
        node.visits = 0
        tree.slots[place] = n
        tree.used[0].nodes = n + 1


def best_edge(tree, node, actor, out, n, plan):
    """Return the edge to follow from a node, or NONE if one more of the `n` choices in `out` is to be tried.

    Upper confidence bound on the actor's own results; an edge competes only where its action is legal. The bound grows
    with the fourth root of the tries, not with their logarithm: results improve while the tree below learns, and
    what did badly at first has to be tried again. Leaves the choices without an edge marked in `untried`.
    """
    for i in range(n):
        tree.untried[out[i]] = 1
    here = tree.nodes[node]
    here.visits += 1
    known = 0
    best = NONE
    highest = -1.0
    e = here.first
    while e != NONE:
        edge = tree.edges[e]
        if tree.untried[edge.action]:
            tree.untried[edge.action] = 0
            known += 1
            edge.available += 1
            visits = max(1, edge.visits)  # 0 if this very iteration made it and came round again
            bound = tree.worth[e, actor] / visits
            bound += plan[0].exploration * WIDENESS * math.sqrt(math.sqrt(edge.available) / visits)
            if bound > highest:
                highest = bound
                best = e
        e = edge.following
    breadth = plan[0].breadth
    if known < n and tree.used[0].edges < len(tree.edges):
        if known < breadth or known * known < breadth * here.visits:
            return NONE
    return best


def new_edge(tree, node, out, n, wish, rng):
    """Give a node an edge for the choice wished for, or for any untried one if that has been tried; return it.

    Returns NONE if there is no room.
    """
    e = tree.used[0].edges
    if e == len(tree.edges):
        return NONE
    edge = tree.edges[e]
    edge.action = out[wish]
    if not tree.untried[edge.action]:
        left = 0
        for i in range(n):
            left += tree.untried[out[i]]
        ticket = below(rng, left)
        for i in range(n):
            ticket -= tree.untried[out[i]]
            if ticket < 0:
                edge.action = out[i]
                break
    edge.following = tree.nodes[node].first
    edge.visits = 0
    edge.available = 1
    for seat in range(tree.worth.shape[1]):
        tree.worth[e, seat] = 0.0
    tree.nodes[node].first = e
    tree.used[0].edges = e + 1
    return e


def forget_choices(tree, out, n):
    """Clear the marks that `best_edge` left."""
    for i in range(n):
        tree.untried[out[i]] = 0


def credit(tree, depth):
    """Add the result of an iteration to every edge on its way."""
    for i in range(depth):
        e = tree.path[i]
        tree.edges[e].visits += 1
        for seat in range(len(tree.result)):
            tree.worth[e, seat] += tree.result[seat]
    tree.used[0].iterations += 1
    tree.used[0].depth = max(tree.used[0].depth, depth)
