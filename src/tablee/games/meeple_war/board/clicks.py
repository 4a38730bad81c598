"""Where to click for an action: the names of the drawn things, in order.

The names are `terrain-T`, `edge-T-E` (forest), `space-Q-R` (unexplored) and `site-OWNER-SITE`. A decision about meeples
names their terrain or building, because that is larger. If meeples of several seats could be meant, the names are
`troop-OWNER-T` and `defender-OWNER-SITE-SEAT`. Actions without a place on the map are buttons.
"""

from typing import Any

from tablee.core.position import Position
from tablee.games.meeple_war.actions import ACTIONS
from tablee.games.meeple_war.box import Phase
from tablee.games.meeple_war.facts.advice import ruinous_sites
from tablee.games.meeple_war.facts.places import pending_hex

IN_TRAY = frozenset(  # the first words of the names of buttons in the tray
    (
        *("begin", "pass", "perform", "decline", "end", "none", "warehouse"),
        *("token", "branch", "build", "amount", "victim", "upgrade", "rotation"),
    )
)


def path(position: Position, action: int) -> tuple[str, ...]:
    """Return the names of the drawn things to click, in order, for an action or an interjection."""
    return _on_the_map(position, action) or _of_meeples(position, action) or _in_the_tray(position, action)


def _on_the_map(position: Position, action: int) -> tuple[str, ...]:
    """Return the clicks for actions that name terrains, spaces or buildings; nothing for other actions."""
    match ACTIONS.parts(action):
        case (("token-at" | "village" | "terrain" | "resolve" | "from" | "to-terrain" | "source"), {"terrain": t}):
            return (f"terrain-{t}",)
        case "tree-at", {"terrain": t, "edge": edge}:
            return (f"edge-{t}-{edge}",)
        case (("productivity" | "action" | "site"), {"site": site}):
            return (f"site-{position.frozen[1].active}-{site}",)
        case (("target" | "to-building"), {"owner": owner, "site": site}):
            return (f"site-{owner}-{site}",)
        case "to-space", {"q": q, "r": r}:
            return (f"space-{q}-{r}",)
        case "explore", {"space": i}:
            q, r = pending_hex(position, i)
            return (f"space-{q}-{r}",)
        case "interjection", {"seat": seat, "kind": kind, "terrain": t}:
            return f"token-{seat}-{kind}", f"terrain-{t}"
        case "interjected-tree", {"seat": seat, "terrain": t, "edge": edge}:
            return f"token-{seat}-0", f"edge-{t}-{edge}"
    return ()


def _of_meeples(position: Position, action: int) -> tuple[str, ...]:
    """Return the clicks for actions that name meeples; nothing for other actions."""
    state = position.frozen[1]
    match ACTIONS.parts(action):
        case "scare", {"terrain": t, "owner": owner, "destination": to}:
            return _troop(state, owner, t), f"terrain-{to}"
        case "strike", {"terrain": t, "owner": owner}:
            return (_troop(state, owner, t),)
        case "target-meeple", {"owner": owner, "site": site, "meeple": seat}:
            by_seat = names_defenders(state, owner, site)
            return (f"defender-{owner}-{site}-{seat}" if by_seat else f"site-{owner}-{site}",)
    return ()


def _troop(state: Any, owner: int, t: int) -> str:
    return f"troop-{owner}-{t}" if names_troops(state, t) else f"terrain-{t}"


def names_troops(state: Any, t: int) -> bool:
    """Tell whether a decision about meeples on a terrain names one of several troops, and not the terrain."""
    if state.phase not in (Phase.SCARE_PICK, Phase.ALTAR):
        return False
    return _enemies(state.here[t], state.asked) > 1


def names_defenders(state: Any, owner: int, site: int) -> bool:
    """Tell whether a decision about meeples on a building names those of one of several seats, and not the building."""
    if state.phase != Phase.CONVERT:
        return False
    return _enemies(state.defence[owner, site], state.asked) > 1


def _enemies(counts: tuple[int, ...], me: int) -> int:
    """Return how many other seats have meeples in a place."""
    return sum(count > 0 for seat, count in enumerate(counts) if seat != me)


def _in_the_tray(position: Position, action: int) -> tuple[str, ...]:
    """Return the button for an action that has no place on the map."""
    match ACTIONS.parts(action):
        case "token", {"kind": kind}:
            return (f"token-{position.frozen[1].asked}-{kind}",)
        case "worker", {"node": node}:
            return (f"branch-{node}",)
        case "building", {"building": kind}:
            return (f"build-{kind}",)
        case (("amount" | "tunnel"), {"amount": n}):
            return (f"amount-{n}",)
        case "victim", {"owner": owner}:
            return (f"victim-{owner}",)
        case "upgrade", {"kind": kind}:
            return (f"upgrade-{kind}",)
        case "rotation", {"rotation": k}:
            return (f"rotation-{k}",)
        case kind, _:
            return (kind,)  # begin, pass, perform, decline, end, none, warehouse


def enterable(position: Position, seat: int) -> tuple[str, ...]:
    """MW-064: return the names of the unexplored spaces that a seat may choose now."""
    if position.to_act != seat or position.frozen[1].phase != Phase.MOVE_TO:
        return ()
    refs = {path(position, action)[0] for action in position.legal()}
    return tuple(sorted(ref for ref in refs if ref.startswith("space-")))


def warned(position: Position, seat: int) -> tuple[int, ...]:
    """MW-155: return the sites of the active player that the seat which is asked should better not choose."""
    return tuple(ruinous_sites(position)) if position.to_act == seat else ()
