"""The functions that every game implements, and the actors `CHANCE` and `NOBODY`.

Generic code, such as playouts and the search, imports these functions. `tablee.core.binder` replaces them by those of
a game; without a game they raise `Unbound`. A game need not define the functions that have a default here.

`box` and `state` are NumPy records: `box` holds the printed components and the table options, `state` holds everything
that changes. `out` and `weight` are buffers of the caller, of int64 if nothing else is said, with at least one entry
per action of the game (`Game.buffer_size`). The functions do not allocate memory, print, or keep anything between two
calls. The only source of random numbers is the generator `rng`, for the functions that receive it.
"""

from tablee.core.rng import below, pick

CHANCE = -1  # `to_act` returns this if the next action is drawn at random
NOBODY = -2  # `to_act` returns this if the game is over


class Unbound(RuntimeError):
    """A contract function was called without a game bound to it."""


def setup(box, state, seats):
    """Turn `state`, which is all zeros, into the first position of a game for `seats` players."""
    raise Unbound("setup")


def to_act(box, state):
    """Return the seat to act, `CHANCE`, or `NOBODY`."""
    raise Unbound("to_act")


def legal(box, state, out):
    """Write the legal actions of the seat to act, each once; return how many. No other code decides what is legal."""
    raise Unbound("legal")


def chance(box, state, out, weight):
    """Write every outcome of the current chance event, and its integer weight of at least 1; return how many."""
    raise Unbound("chance")


def apply(box, state, action):
    """Carry out one legal action of a seat or of chance, and all automatic steps that follow from it."""
    raise Unbound("apply")


def score(box, state, out):
    """Write the current points of each seat."""
    raise Unbound("score")


def rank(box, state, out):
    """Write the place of each seat, 1 for the best, after the rulebook's tie-breaks. Tied seats get the same place."""
    raise Unbound("rank")


def interject(box, state, seat, out):
    """Write the actions that `seat` may take now besides its legal ones, in turn or out of turn; return how many.

    These actions belong to blocks declared with `interjection=True`.
    """
    return 0


def hide(box, state, seat):
    """Erase from `state` what `seat` may not know. The seat `NOBODY` stands for a spectator."""


def deal(box, state, seat, rng):
    """Fill in what `hide` erased, at random. Everything that agrees with what `seat` knows must be equally likely."""


def sample(box, state, rng, out, weight):
    """Draw one outcome of the current chance event. A game may define a faster version with the same probabilities."""
    return out[pick(rng, weight, chance(box, state, out, weight))]


def value(box, state, out):
    """Write a quick estimate of each seat's chance to win, as float64. The chances must sum to 1.

    This function is not called after the end of the game.
    """
    raise Unbound("value")


def features(box, state, seat, out):
    """Write what `seat` sees as float32 numbers for machine learning, mostly from 0 to 1; return how many."""
    raise Unbound("features")


def playout_choice(box, state, out, n, rng):
    """Choose one of the `n` actions in `out` for a playout; return its index. The default is uniformly random."""
    return below(rng, n)


def in_use(box, state, seat, out):
    """Write the components that `seat` makes use of in this position, each once, as numbers; return how many.

    `Game.parts` names them, and the lab counts a use whenever one is new in this list. Components that actions name,
    such as the province in `conquer P12`, need not be written: the lab counts them from the actions.
    """
    return 0


REQUIRED = ("setup", "to_act", "legal", "chance", "apply", "score", "rank", "value", "features")
DEFAULTED = ("sample", "interject", "hide", "deal", "playout_choice", "in_use")
