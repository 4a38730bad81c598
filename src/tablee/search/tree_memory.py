"""The memory of a search tree: a node per information set, an edge per choice tried there.

A node stores no state. Its key is a hash of the position as the seat to decide sees it. Positions that differ only in
what is hidden from that seat share a node, and so do transpositions. In the search, each seat therefore uses its own
hand and nothing that is hidden from it.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from tablee.core.fields import struct
from tablee.core.rng import HALF, LOW, MULTIPLIER, below

NONE = -1
WIDENESS = 0.8  # constant factor of the confidence bound

NODE = struct(
    ("key", np.uint64, 0, "hash of the observation of the seat to decide"),
    ("first", np.int32, 0, "first edge, or NONE"),
    ("visits", np.int32, 0, "iterations that chose an edge here"),
)

EDGE = struct(
    ("action", np.int32, 0, "the action taken along this edge"),
    ("following", np.int32, 0, "next edge of the same node, or NONE"),
    ("visits", np.int32, 0, "iterations that took it"),
    ("available", np.int32, 0, "iterations in which the action was legal; this may depend on hidden information"),
)

USED = struct(
    ("nodes", np.int64, 0, "nodes in use"),
    ("edges", np.int64, 0, "edges in use"),
    ("iterations", np.int64, 0, "iterations done"),
    ("depth", np.int64, 0, "edges in the longest path so far"),
)


class Memory(NamedTuple):
    """The arrays of one tree and the scratch space of an iteration. Allocated by Python, filled by the kernel."""

    nodes: Any  # an array of NODE records
    edges: Any  # an array of EDGE records
    worth: Any  # per edge: the sum of each seat's results
    slots: Any  # hash table: node index by key, or NONE; its length is a power of two
    used: Any  # one USED record: how much of the tree is in use
    seen: Any  # one state: the observation of the seat to decide
    words: Any  # the bytes of `seen` as uint64, zero-padded
    path: Any  # the edges taken in this iteration
    untried: Any  # per action: 1 if it is legal here and has no edge yet; all 0 between decisions
    result: Any  # each seat's result of this iteration


def hash_of(words):
    """Hash a zero-padded record. No step overflows 64 bits, so plain and compiled code agree.

    Every word is mixed twice, because one multiplication mixes only the low half. If the high half stayed unmixed, a
    change in one word could be cancelled by a change in the next.
    """
    key = MULTIPLIER
    for i in range(len(words)):
        key = key ^ words[i]
        key = (key & LOW) * MULTIPLIER + (key >> HALF)
        key = (key & LOW) * MULTIPLIER + (key >> HALF)
    return (key & LOW) * MULTIPLIER + (key >> HALF)


def find(tree, key):
    """Return the index in `slots` of the node with this key, or of the free slot where it belongs (linear probing)."""
    mask = len(tree.slots) - 1
    place = np.int64(key & np.uint64(mask))
    while tree.slots[place] != NONE and tree.nodes[tree.slots[place]].key != key:
        place = (place + 1) & mask
    return place


def add_node(tree, place, key):
    """Add a node without edges, if there is room."""
    n = tree.used[0].nodes
    if n < len(tree.nodes):
        node = tree.nodes[n]
        node.key = key
        node.first = NONE
        node.visits = 0
        tree.slots[place] = n
        tree.used[0].nodes = n + 1


def best_edge(tree, node, actor, out, n, plan):
    """Return the edge with the highest upper confidence bound for `actor`, or NONE if a new edge should be added.

    Only edges whose action is among the `n` legal ones in `out` compete. The exploration term uses the square root of
    the availability count instead of its logarithm: results improve as the subtree grows, so choices that looked bad
    at first must be tried again. Marks the choices without an edge in `untried`; `forget_choices` clears them.
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
            visits = max(1, edge.visits)  # 0 visits: this iteration added the edge, then reached its node again
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
    """Add an edge for the choice at index `wish`, or, if it already has one, for a random choice without an edge.

    Returns the edge, or NONE if there is no room.
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
    """Clear the marks that `best_edge` made in `untried`."""
    for i in range(n):
        tree.untried[out[i]] = 0


def credit(tree, depth):
    """Backpropagate: add the result of an iteration to every edge on its path."""
    for i in range(depth):
        e = tree.path[i]
        tree.edges[e].visits += 1
        for seat in range(len(tree.result)):
            tree.worth[e, seat] += tree.result[seat]
    tree.used[0].iterations += 1
    tree.used[0].depth = max(tree.used[0].depth, depth)
