"""What the lab counts as used in Les Guerres d'Airain besides what actions name: the factions of provinces."""

from tablee.games.airain.box import FACTIONS
from tablee.games.airain.rules.ending import factions_of
from tablee.games.airain.rules.payment import lane_of

PARTS = [("faction", str(faction + 1)) for faction in range(FACTIONS)]


def in_use(box, state, seat, out):
    """Write the factions of which the seat owns a province, in the order of `data.toml`."""
    owned = factions_of(box, state, seat)
    n = 0
    for faction in range(FACTIONS):
        if lane_of(owned, faction):
            out[n] = faction
            n += 1
    return n
