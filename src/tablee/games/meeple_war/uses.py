"""What the lab counts as used in Meeple War besides what actions name: the kinds of terrain where meeples stand."""

from tablee.games.meeple_war.box import Kind

KINDS = len(Kind)
PARTS = [("terrain", kind.name.lower()) for kind in Kind]


def in_use(box, state, seat, out):
    """Write the kinds of terrain, or of upgrade tokens on them, where the seat has meeples."""
    found = 0
    for terrain in range(state.n_terrains):
        if state.here[terrain, seat] > 0:
            found |= 1 << (state.upgrade[terrain] if state.upgrade[terrain] else state.kind[terrain])
    n = 0
    for kind in range(KINDS):
        if found >> kind & 1:
            out[n] = kind
            n += 1
    return n
