"""The functions every game is made of, and the three actors.

Generic code (playouts, search, environments) imports these names; `tablee.core.binder` puts a game's own
functions in their place. Called unbound they say so. A game need not define those that have a default here.

`box` and `state` are NumPy records: what is printed, and what changes. `out` and `weight` are int64 buffers owned by
the caller, with one entry per action of the game (`Game.buffer_size`). No function here allocates, prints, draws a
random number (except `deal`, from the generator it is given) or keeps anything between two calls.
"""

from tablee.core.rng import below, pick

CHANCE = -1  # to_act: the next action is drawn, not chosen
NOBODY = -2  # to_act: the game is over


class Unbound(RuntimeError):
    """A contract function was called without a game bound to it."""


def setup(box, state, seats):
    """Make `state`, all zeros, the position before the first decision of a game of `seats` players."""
    raise Unbound("setup")


def to_act(box, state):
    """Return the seat to act, `CHANCE`, or `NOBODY`."""
    raise Unbound("to_act")


def legal(box, state, out):
    """Write every legal action of the seat to act, each once; return how many. The only statement of legality."""
    raise Unbound("legal")


def chance(box, state, out, weight):
    """Write every outcome of the chance event at hand and its integer weight >= 1; return how many."""
    raise Unbound("chance")


def apply(box, state, action):
    """Carry out one legal action, a seat's or chance's, and everything that follows without being asked."""
    raise Unbound("apply")


def score(box, state, out):
    """Write the points of each seat as they stand."""
    raise Unbound("score")


def rank(box, state, out):
    """Write the place of each seat, 1 first, with the rulebook's tie-breaks; equal places are shared."""
    raise Unbound("rank")


def interject(box, state, seat, out):
    """Write the actions that `seat` may take at this moment besides those of `legal`, in or out of turn.

    Returns how many. They belong to blocks declared with `interjection=True`.
    """
    return 0


def hide(box, state, seat):
    """Erase from `state` what `seat` may not know. Seat `NOBODY` is a spectator."""


def deal(box, state, seat, rng):
    """Fill what `hide` erased with a guess drawn evenly from all that agrees with what `seat` knows."""


def sample(box, state, rng, out, weight):
    """Return one outcome of the chance event at hand. A game may draw it more quickly, by the very same odds."""
    return out[pick(rng, weight, chance(box, state, out, weight))]


def value(box, state, out):
    """Write a quick estimate of each seat's chance to win, float64; they sum to 1. Not asked after the end."""
    raise Unbound("value")


def features(box, state, seat, out):
    """Write what `seat` sees as float32 numbers, mostly in 0..1, for learning; return how many."""
    raise Unbound("features")


def playout_choice(box, state, out, n, rng):
    """Choose one of the `n` actions in `out` for a quick playout; return its index. By default any, all alike."""
    return below(rng, n)


REQUIRED = ("setup", "to_act", "legal", "chance", "apply", "score", "rank", "value", "features")
DEFAULTED = ("sample", "interject", "hide", "deal", "playout_choice")
