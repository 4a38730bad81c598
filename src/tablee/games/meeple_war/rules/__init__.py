"""The rules of Meeple War, by chapter. Ids are those of `ledger.md`.

| chapter | rulebook |
|---|---|
| `setup` | components, set-up, the introductory game |
| `turn` | the order of the turn, and the functions that the game contract requires |
| `choices` | the legal answers to every question |
| `bonuses`, `workers`, `building_actions`, `scare` | phases 1, 2 and 3 |
| `movement`, `special_places` | phase 4; caves, altars, the mine tunnel |
| `exploration`, `combat`, `destruction` | phase 5 |
| `improvements` | upgrade tokens and the tree |
| `ending` | points, the end of the game, the final ranking |
| `land`, `meeples`, `common` | the map, the meeples and where they are, small helper functions |
"""

from tablee.games.meeple_war.rules.ending import rank, score
from tablee.games.meeple_war.rules.turn import apply, chance, interject, legal, setup, to_act

__all__ = ["apply", "chance", "interject", "legal", "rank", "score", "setup", "to_act"]
