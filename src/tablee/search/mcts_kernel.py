"""The search kernel: open-loop information-set Monte-Carlo tree search for any number of seats.

Every bot that searches runs `grow`, compiled once per game, with its own plan. A tree limited to one node with a
huge exploration weight is flat Monte-Carlo search. If its playouts also have length 0, it is a one-ply search on
`value`.
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
from tablee.core.fields import struct
from tablee.search.tree_memory import NONE, add_node, best_edge, credit, find, forget_choices, hash_of, new_edge

PLAN = struct(
    ("iterations", np.int64, 0, "iterations to run"),
    ("playout", np.int64, 0, "playout decisions before `value` is called"),
    ("turn_end", np.int64, 0, "limit on extra decisions to finish the turn; `value` is only valid between turns"),
    ("exploration", np.float64, 0, "weight of the confidence bound"),
    ("breadth", np.float64, 0, "choices tried from the start; more are added up to sqrt(breadth * visits)"),
    ("points_share", np.float64, 0, "part of a result that depends on points instead of places"),
)


def grow(boxes, states, seat, plan, tree, rng, out, weight, stop):
    """Run iterations from the observation of `seat` in `states[0]`, playing in `states[1]`; return how many were run.

    An iteration deals the hidden information at random, descends the tree with each seat maximizing its own result,
    adds a node, plays out, and adds each seat's result to every edge it took. `tree` is a `tree_memory.Memory`.
    Set `stop[0]` to end early.
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
        playout_left = plan[0].playout
        last_actor = NOBODY
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
                elif playout_left > 0 or (actor == last_actor and playout_left > -plan[0].turn_end):
                    action = out[playout_choice(box, state, out, n, rng)]
                    playout_left -= 1
                else:
                    break
                last_actor = actor
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
    """Write each seat's result of a finished game into `result`. The results sum to 1.

    Winners share 1 - `points_share`; every seat gets its share of all points, scaled by `points_share`.
    """
    rank(box, state, places)
    score(box, state, points)
    winners = 0
    total = 0
    seats = len(result)
    for seat in range(seats):
        winners += places[seat] == 1
        points[seat] = max(0, points[seat]) + 1
        total += points[seat]
    for seat in range(seats):
        won = 1.0 / winners if places[seat] == 1 else 0.0
        result[seat] = won + points_share * (points[seat] / total - won)


def scale_value(points_share, result):
    """Scale estimated chances like the results of `reward`, assuming equal points.

    Otherwise a position that `value` takes for a sure win could be worth more than a won game, and the bot would put
    off the end.
    """
    seats = len(result)
    for seat in range(seats):
        result[seat] += points_share * (1.0 / seats - result[seat])
