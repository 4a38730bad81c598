"""The story of the set-up: the deal, the start player, the corner tiles."""

from tablee.core.contract import NOBODY
from tablee.core.story import turn
from tablee.games.poignee.actions import BUILDING_NAMES
from tablee.games.poignee.box import Phase, Side
from tablee.games.poignee.facts import kind_name
from tablee.games.poignee.story.telling import Telling

STARTS = ("random", "host", "first-seat")  # how the start player is determined, by the option `startPlayer`


def deal(told: Telling, kind: int) -> None:
    """PM-006: a meeple is dealt into a building. After the last one, the start player may be known already."""
    changes = told.take("inside", "hand")
    building = int(next(change.fact[1] for change in changes if change.fact[0] == "inside"))
    told.add(
        "deal",
        NOBODY,
        what=kind_name(kind),
        count=1,
        end=BUILDING_NAMES[building],
        why=("PM-006",),
        changes=changes,
        details={"place": building},
    )
    if told.after.state.phase == Phase.SETUP_CORNER:
        start_player(told)


def start_player(told: Telling) -> None:
    """PM-009, PM-010: the start player is known, and the player to the right places the first tile."""
    seat, details = told.after.state.start_seat, {"how": STARTS[told.box.start_player]}
    changes = told.take("start_seat", "active")
    told.add("start", seat, end=f"seat-{seat}", why=("PM-009",), changes=changes, details=details)


def corner(told: Telling, building: int) -> None:
    """PM-010, PM-011: a player places the first tile. The start player is the last, and has the first turn."""
    changes = told.take("owner", "side", "tiles", "active")
    told.add(
        "corner",
        what="tile",
        start=f"seat-{told.who}",
        end=BUILDING_NAMES[building],
        why=("PM-010", "PM-011"),
        changes=changes,
        details={"place": building, "points": int(told.box.tile_points[Side.BASIC])},
    )
    if told.after.state.phase == Phase.TAKE:
        told.made.append(turn(told.who))
