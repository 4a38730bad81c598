"""One draw of chance, bound to a game by `tablee.core.binder`: the promises count what `sample` gives."""

from tablee.core.contract import sample


def draw(boxes, states, i, rng, out, weight):
    """Return one outcome of the chance event of slot `i`."""
    return sample(boxes[0], states[i], rng, out, weight)
