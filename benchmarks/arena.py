"""Play whole games between search settings in compiled code, without returning to Python. Used by `tune.py`."""

from tablee.core.contract import CHANCE, NOBODY, apply, hide, legal, rank, sample, setup, to_act
from tablee.core.rng import below
from tablee.search.mcts_kernel import grow
from tablee.search.tree_memory import NONE, find, hash_of

RANDOM, MCTS, GREEDY = range(3)


def play_game(boxes, states, sides, plans, kinds, trees, rng, out, weight, stop, kept, every, limit):
    """Play a game in `states[0]`, which must be zeroed; return how many positions were kept.

    Returns -1 if the game takes more than `limit` decisions. At the end `out` holds each seat's place.

    Seat `s` is played by side `sides[s]`. Side `k` searches with `boxes[k + 1]` and `plans[k]`, using `states[1:]` as
    working memory. `trees[0]` is for MCTS, `trees[1]` for greedy search. At every `every`-th
    change of the seat to act, the position is copied to `kept`.
    """
    box = boxes[0]
    state = states[0]
    setup(box, state, len(sides))
    last = NOBODY
    changes = 0
    n_kept = 0
    decisions = 0
    actor = to_act(box, state)
    while actor != NOBODY:
        if actor == CHANCE:
            apply(box, state, sample(box, state, rng, out, weight))
            actor = to_act(box, state)
            continue
        decisions += 1
        if decisions > limit:
            return -1
        changes += actor != last
        if actor != last and changes % every == 0 and n_kept < len(kept):
            kept[n_kept] = states[0]
            n_kept += 1
        last = actor
        n = legal(box, state, out)
        action = out[0]
        side = sides[actor]
        if n > 1 and kinds[side] == RANDOM:
            action = out[below(rng, n)]
        elif n > 1:
            by_mean = kinds[side] == GREEDY
            tree = trees[1] if by_mean else trees[0]
            tree.slots[:] = NONE
            tree.used[0].nodes = 0
            tree.used[0].edges = 0
            states[1] = states[0]
            hide(box, states[1], actor)
            tree.seen[0] = states[1]
            key = hash_of(tree.words)
            plans[side].iterations *= n if by_mean else 1
            grow(boxes[side + 1 :], states[1:], actor, plans[side:], tree, rng, out, weight, stop)
            plans[side].iterations //= n if by_mean else 1
            best = -1.0
            e = tree.nodes[tree.slots[find(tree, key)]].first
            while e != NONE:
                mean = tree.worth[e, actor] / max(1, tree.edges[e].visits)
                worth = mean if by_mean else tree.edges[e].visits + mean
                if worth > best:
                    best = worth
                    action = tree.edges[e].action
                e = tree.edges[e].following
        apply(box, state, action)
        actor = to_act(box, state)
    rank(box, state, out)
    return n_kept
