"""Small functions used by all rules: sets as bits, adding and removing meeples, asking a question."""

from tablee.core.binder import outlined
from tablee.games.meeple_war.box import Phase

MUST_ASK = -1  # returned by `only_answer` if there are several answers
NO_ANSWER = -2  # returned by `only_answer` if no answer is left


def bit(i):
    """Return the set that holds only `i`."""
    return 1 << int(i)


def has(mask, i):
    """Tell whether a set holds `i`."""
    return (int(mask) >> int(i)) & 1


@outlined
def first_from(mask, i):
    """Return the smallest member not below `i`, or -1."""
    rest = int(mask) >> int(i)
    if rest == 0:
        return -1
    at = int(i)
    while not rest & 0xFF:
        rest >>= 8
        at += 8
    while not rest & 1:
        rest >>= 1
        at += 1
    return at


def is_single(mask):
    """Tell whether a set has exactly one member."""
    return mask != 0 and mask & (mask - 1) == 0


def count(mask):
    """Return how many members a set has."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def clockwise(state, i):
    """MW-025: return the i-th seat clockwise from the active player."""
    return (int(state.active) + i) % int(state.seats)


def place_clockwise(state, seat):
    """MW-025: return how many seats clockwise from the active player a seat is."""
    return (int(seat) - int(state.active)) % int(state.seats)


def put(state, t, p, n):
    """MW-010, MW-071: put n meeples of a player on a terrain. Any number of meeples may share a terrain."""
    if n > 0:
        state.here[t, p] += n
        state.occupied[p] |= bit(t)


def remove(state, t, p, n):
    """MW-010: remove n meeples of a player from a terrain."""
    state.here[t, p] -= n
    if state.here[t, p] == 0:
        state.occupied[p] &= ~bit(t)


def withdraw(state, t, p, n):
    """MW-084, MW-096: remove meeples that entered a terrain and were sacrificed or took the tunnel.

    Ready and pinned meeples are removed only if no others are left, which happens only if placement
    counts as entry (OPT-13).
    """
    remove(state, t, p, n)
    if p == state.active:
        over = int(state.ready[t]) + int(state.pinned[t]) - int(state.here[t, p])
        if over > 0:
            pinned = min(over, int(state.pinned[t]))
            state.pinned[t] -= pinned
            state.ready[t] -= over - pinned


@outlined
def enemies_of(state, p):
    """Return the terrains with meeples of any other player."""
    found = 0
    for other in range(state.seats):
        if other != p:
            found |= int(state.occupied[other])
    return found


@outlined
def shared(state):
    """MW-120: return the terrains with meeples of two or more players."""
    once = 0
    twice = 0
    for p in range(state.seats):
        mine = int(state.occupied[p])
        twice |= once & mine
        once |= mine
    return twice


def ask(state, phase, seat):
    """Ask a seat a question; -1 asks chance."""
    state.phase = phase
    state.asked = seat


def run(state):
    """Continue the turn without a question."""
    state.phase = Phase.RUN
