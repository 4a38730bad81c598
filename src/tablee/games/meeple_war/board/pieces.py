"""The ids and kinds of the pieces that represent meeples.

The first meeple of a seat on a terrain is `troop-SEAT-TERRAIN` and shows how many there are; those behind it are
`band-SEAT-TERRAIN-K`. On a pending space the place is `pN` instead of a terrain number. A meeple on a building is
`defender-OWNER-SITE-SEAT-K`. All meeples of a seat have the same kind, so a meeple that vanishes in one place is
animated as moving to a place where another appears. Meeples in the warehouse and in stock are not pieces: `expected`
names those that may come from there next.
"""

from tablee.core.position import Position
from tablee.games.meeple_war.facts.arrivals import arrivals
from tablee.games.meeple_war.facts.places import site_of


def meeple_kind(seat: int) -> str:
    """Return the kind of a meeple's piece."""
    return f"meeple-{seat}"


def troop(seat: int, place: int | str, k: int) -> str:
    """Return the id of the k-th meeple of a seat in a place."""
    return f"band-{seat}-{place}-{k:02}" if k else f"troop-{seat}-{place}"


def defender(owner: int, site: int, seat: int, k: int) -> str:
    """Return the id of the k-th meeple of a seat on a building."""
    return f"defender-{owner}-{site}-{seat}-{k}"


def expected(position: Position) -> dict[str, str]:
    """Return the ids of meeples that may appear with the next answer, each with the supply it would come from."""
    return {
        _arriving(position, arrival.end, i): arrival.supply
        for arrival in arrivals(position)
        for i in range(arrival.most)
    }


def _arriving(position: Position, end: int, i: int) -> str:
    """Return the id of the i-th meeple of the active player that arrives in a place."""
    state = position.frozen[1]
    if at := site_of(end):
        return defender(*at, state.active, state.defence[(*at, state.active)] + i)
    return troop(state.active, end, state.here[end, state.active] + i)


def family(piece: str) -> str:
    """Return what a piece represents: `band-0-12-01` and `defender-1-2-0-1` are both meeples of seat 0."""
    word, *rest = piece.split("-")
    if word in ("troop", "band", "defender"):
        return f"meeple {rest[2] if word == 'defender' else rest[0]}"
    return word
