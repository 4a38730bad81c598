"""The story of steps 1 and 2 of the turn: taking meeples and sowing them."""

from tablee.games.poignee.actions import LOCATION_NAMES, SPACE_NAMES
from tablee.games.poignee.box import MEEPLES, ORIGIN, Location, Meeple, Phase, Space
from tablee.games.poignee.facts import SOWING, direction_fixed_by, is_showdown_due, kind_name
from tablee.games.poignee.rules.sowing import slot_is_open
from tablee.games.poignee.story.telling import Telling


def take_meeples(told: Telling, location: int) -> None:
    """PM-020, PM-022: the meeples of a location are taken. If it is the jail, a crate goes into the bag."""
    hand = [int(count) for count in told.after.state.hand]
    told.add(
        "take",
        what="meeple",
        count=sum(hand),
        start=LOCATION_NAMES[location],
        why=("PM-020",),
        changes=told.take("hand", "inside", "saloon", "jail"),
        details={"place": location, "meeples": by_kind(hand)},
    )
    if changes := told.take("crates_jail", "crates_bag"):
        details = {"left": int(told.after.state.crates_jail)}
        told.add(
            "crate",
            what="crate",
            count=1,
            start="jail",
            end="sack",
            why=("PM-022",),
            changes=changes,
            details=details,
        )


def place(told: Telling, kind: int, space: int) -> None:
    """PM-025, PM-032, PM-034, PM-040, PM-044: a meeple of the hand is put on a space."""
    state = told.before.state
    diverted = kind == Meeple.MADAME and space >= Space.W
    changes = told.by(-1, "hand", kind)
    changes += told.by(1, "saloon", kind) if diverted else told.account.set(kind, "space", space)
    details = {"space": space, "place": space, "way": direction_fixed_by(told.before, space).name.lower()}
    told.add(
        "divert" if diverted else "place",
        what=kind_name(kind),
        count=1,
        start=SPACE_NAMES[space] if diverted else LOCATION_NAMES[state.origin],
        end="saloon" if diverted else SPACE_NAMES[space],
        why=("PM-044",) if diverted else ("PM-025",),
        changes=changes,
        details=details | {"skipped": skipped(told, space)},
    )
    if space >= Space.W and not diverted and told.after.state.phase != Phase.NAME_CONTROLLER:
        own = told.after.state.controller[space - Space.W] == told.who
        token(told, space, "own" if own else "other")
    left_over(told)


def skipped(told: Telling, space: int) -> str:
    """PM-026, PM-046: return which occupied showdown space lies between the last placement and this one, if any."""
    state = told.before.state
    if state.last < 0 or space == state.last or slot_is_open(told.box, state):
        return "none"
    for row in (0, 1) if state.direction == 0 else (state.direction - 1,):
        passed, here = [], int(told.box.neighbour[row, state.last])
        while here != space and state.space[here] != Meeple.NONE:
            passed.append(here)
            here = int(told.box.neighbour[row, here])
        if here == space:
            return SPACE_NAMES[passed[0]].lower() if len(passed) == 1 and passed[0] >= Space.W else "none"
    return "none"


def token(told: Telling, space: int, how: str) -> None:
    """PM-040, PM-041, PM-042: a meeple on a showdown space gets a controller: own, the only other, or named."""
    state, here = told.after.state, space - Space.W
    seat = int(state.controller[here])
    told.add(
        "token",
        whom=seat,
        what=kind_name(state.space[space]),
        start=f"seat-{seat}",
        end=SPACE_NAMES[space],
        why=("PM-040",) if how == "own" else ("PM-041", "PM-042"),
        forced=how == "other",
        changes=told.account.take("controller", here),
        details={"how": how, "space": space, "due": is_showdown_due(told.after)},
    )


def left_over(told: Telling) -> None:
    """PM-039: meeples that find no space when the sowing is over go to the saloon, or back by an option."""
    if told.after.state.phase in SOWING:
        return
    hand = [told.count("hand", kind) for kind in range(MEEPLES)]
    if not any(hand):
        return
    back = told.box.sow_overflow == ORIGIN
    place = told.before.state.origin if back else Location.SALOON
    told.add(
        "left-over",
        what="meeple",
        count=sum(hand),
        end=LOCATION_NAMES[place],
        why=("PM-039",),
        changes=told.take("hand", "saloon", "inside", "jail"),
        details={"place": int(place), "meeples": by_kind(hand)},
    )


def by_kind(counts: list[int]) -> list[tuple[str, int]]:
    """Return the kinds of which there are meeples, each with its number."""
    return [(kind_name(kind), count) for kind, count in enumerate(counts) if count]
