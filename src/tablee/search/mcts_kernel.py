"""The one search kernel: open-loop information-set Monte-Carlo tree search for any number of seats.

With room for one node only and equal shares it is flat Monte-Carlo; with playouts of no length besides, it is a
one-ply search on `value`. So every bot is this function with other numbers, compiled once per game.
"""

import numpy as np

from tablee.core.contract import (
    CHANCE,
    NOBODY,
    apply,
    deal,
    hide,
    legal,
    playout_choice,
    rank,
    sample,
    score,
    to_act,
    value,
)
from tablee.core.fields import record
from tablee.search.tree_memory import NONE, add_node, best_edge, credit, find, forget_choices, hash_of, new_edge

PLAN = record(
    ("iterations", np.int64, 0, "how many to do"),
    ("playout", np.int64, 0, "decisions of a playout before `value` is asked"),
    ("turn_end", np.int64, 0, "at most so many more, until another seat decides: `value` may not grasp half a turn"),
    ("exploration", np.float64, 0, "weight of the confidence bound"),
    ("breadth", np.float64, 0, "choices tried at once; beyond it, as many as the root of breadth x visits"),
    ("points_share", np.float64, 0, "part of a result that goes by points instead of places"),
)


def grow(boxes, states, seat, plan, tree, rng, out, weight, stop):
    """Do some iterations from what `seat` sees in slot 0, in slot 1; return how many were done.

    An iteration guesses what is hidden, walks down the tree, each seat choosing for itself, adds a node, plays on, and
    credits every edge it took with each seat's result.
    """
    box = boxes[0]
    state = states[1]
    for done in range(plan[0].iterations):
        if stop[0]:
            return done
        states[1] = states[0]
        deal(box, state, seat, rng)
        depth = 0
        in_tree = True
        left = plan[0].playout
        last = NOBODY
        actor = to_act(box, state)
        while actor != NOBODY:
            if actor == CHANCE:
                apply(box, state, sample(box, state, rng, out, weight))
                actor = to_act(box, state)
                continue
            n = legal(box, state, out)
            action = out[0]
            if n > 1:
                edge = NONE
                if in_tree:
                    tree.seen[0] = states[1]
                    hide(box, tree.seen[0], actor)
                    key = hash_of(tree.words)
                    place = find(tree, key)
                    node = tree.slots[place]
                    if node == NONE:
                        add_node(tree, place, key)
                    elif depth < len(tree.path):
                        edge = best_edge(tree, node, actor, out, n, plan)
                        if edge == NONE:
                            edge = new_edge(tree, node, out, n, playout_choice(box, state, out, n, rng), rng)
                        forget_choices(tree, out, n)
                    in_tree = edge != NONE
                if in_tree:
                    action = tree.edges[edge].action
                    tree.path[depth] = edge
                    depth += 1
                elif left > 0 or (actor == last and left > -plan[0].turn_end):
                    action = out[playout_choice(box, state, out, n, rng)]
                    left -= 1
                else:
                    break
                last = actor
            apply(box, state, action)
            actor = to_act(box, state)
        if actor == NOBODY:
            reward(box, state, plan[0].points_share, out, weight, tree.result)
        else:
            value(box, state, tree.result)
            scale_value(plan[0].points_share, tree.result)
        credit(tree, depth)
    return plan[0].iterations


def reward(box, state, points_share, places, points, result):
    """Write each seat's result of a finished game: a win shared by the first, and a little by points; they sum to 1."""
    rank(box, state, places)
    score(box, state, points)
    first = 0
    total = 0
    seats = len(result)
    for seat in range(seats):
        first += places[seat] == 1
        points[seat] = max(0, points[seat]) + 1
        total += points[seat]
    for seat in range(seats):
        won = 1.0 / first if places[seat] == 1 else 0.0
        result[seat] = won + points_share * (points[seat] / total - won)


def scale_value(points_share, result):
    """Bring chances to the scale of `reward`, as if all had equal points: no hope is worth more than a win."""
    seats = len(result)
    for seat in range(seats):
        result[seat] += points_share * (1.0 / seats - result[seat])
