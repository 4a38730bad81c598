"""Where to click for an action: the names of the drawn things, in order.

The names are `terrain-T`, `edge-T-E` (forest), `space-Q-R` (unexplored) and `site-OWNER-SITE`. If a decision is about
meeples, they are `troop-OWNER-T` and `defender-OWNER-SITE-SEAT`. Actions without a place on the map are buttons.
"""

from collections.abc import Mapping

from tablee.core.position import Position
from tablee.games.meeple_war.actions import ACTIONS
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
    return _on_the_map(position, action) or _of_meeples(action) or _in_the_tray(position, action)


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


def _of_meeples(action: int) -> tuple[str, ...]:
    """Return the clicks for actions that name meeples; nothing for other actions."""
    match ACTIONS.parts(action):
        case "scare", {"terrain": t, "owner": owner, "destination": to}:
            return f"troop-{owner}-{t}", f"terrain-{to}"
        case "strike", {"terrain": t, "owner": owner}:
            return (f"troop-{owner}-{t}",)
        case "target-meeple", {"owner": owner, "site": site, "meeple": seat}:
            return (f"defender-{owner}-{site}-{seat}",)
    return ()


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


Glow = Mapping[str, str]  # the colours of the rims of things that may be clicked, by name


def glowing(position: Position, seat: int) -> Glow:
    """Return the rims of what a seat may click first: they have a warning colour if a click would be ruinous."""
    if position.to_act != seat or seat < 0:
        return {}
    ruinous = {f"site-{position.frozen[1].active}-{site}" for site in ruinous_sites(position)}
    refs = {path(position, action)[0] for action in position.legal()}
    return {ref: "@bad" if ref in ruinous else "@glow" for ref in refs}
