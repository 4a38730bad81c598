"""A chance draw for tests. `tablee.core.binder` binds it to a game, whose `sample` then makes the draw."""

from tablee.core.contract import sample


def draw(boxes, states, i, rng, out, weight):
    """Draw one outcome of the chance event in `states[i]`."""
    return sample(boxes[0], states[i], rng, out, weight)
