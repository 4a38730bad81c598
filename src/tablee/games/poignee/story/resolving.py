"""The story of step 3 of the turn: what the meeples on doors do, draws from the bag, explosions."""

from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.story import Change
from tablee.games.poignee.actions import BUILDING_NAMES, CRATE, PIECES, SPACE_NAMES
from tablee.games.poignee.box import PER_ACTION, SHOWDOWN, Meeple, Phase, Side
from tablee.games.poignee.facts import PREY, draws_per_prey, effect, idle_reason, kind_name
from tablee.games.poignee.story.ending import triggers
from tablee.games.poignee.story.telling import Telling

ACTS = {  # the rules by which each kind of meeple brings draws
    Meeple.MINER: ("PM-069", "PM-070", "PM-072"),
    Meeple.ROBBER: ("PM-073",),
    Meeple.DEPUTY: ("PM-075",),
    Meeple.MADAME: ("PM-077",),
}
IDLE = {  # the rules by which a meeple does nothing
    "no-tile": ("PM-060",),
    "poor": ("PM-058",),
    "owner-poor": ("PM-062",),
    "done": ("PM-064",),
    "unowned": ("PM-071",),
    "no-prey": ("PM-054",),
}


def resolve(told: Telling, door: int) -> None:
    """PM-048, PM-053, PM-054: the active player resolves a meeple on a door."""
    if told.after.state.phase in (Phase.BUILD, Phase.UPGRADE):
        offer(told, door)
    elif reason := idle_reason(told.before, told.before.state.space[door], door):
        idle(told, door, reason)
    else:
        act(told, door)


def offer(told: Telling, door: int) -> None:
    """PM-057, PM-061, PM-063: the active player may build, or the tile's owner may upgrade."""
    building = told.after.state.phase == Phase.BUILD
    seat = told.who if building else int(told.before.state.owner[door])
    details = site(told, door, Side.BASIC if building else Side.UPGRADED)
    details |= {"offer": "build" if building else "upgrade"}
    why = ("PM-057",) if building else ("PM-061", "PM-063")
    told.add("offer", whom=seat, what="builder", start=SPACE_NAMES[door], why=why, details=details)


def idle(told: Telling, door: int, reason: str) -> None:
    """PM-054: a meeple that cannot act goes inside."""
    owner = int(told.before.state.owner[door])
    details = site(told, door, Side.BASIC) | {"reason": reason}
    enter(told, "idle", door, whom=owner, why=(*IDLE[reason], "PM-050"), details=details)
    triggers(told)


def act(told: Telling, door: int) -> None:
    """PM-069, PM-073, PM-075, PM-077: a meeple brings draws. They follow, unless the bag is empty."""
    kind, what = Meeple(told.before.state.space[door]), effect(told.before, door)
    prey = int(told.before.state.inside[door, PREY[kind]]) if kind in PREY else 0
    told.add(
        "act",
        what.seat,
        what=kind_name(kind),
        count=int(what.number),
        start=SPACE_NAMES[door],
        end=f"seat-{what.seat}",
        why=ACTS[kind],
        details={"place": door, "prey": prey, "each": draws_per_prey(told.before, kind)},
    )
    if told.resolved:
        lose(told, int(what.number))
        finish(told, door)


def build(told: Telling, yes: bool) -> None:
    """PM-053, PM-057, PM-058, PM-059: the active player builds, or not. The builder goes inside."""
    door = told.before.state.acting
    paid = pay(told, told.who, door) + told.take("tiles", "owner", "side") if yes else ()
    kind, why = ("build", ("PM-057", "PM-058")) if yes else ("decline", ("PM-053",))
    details = site(told, door, Side.BASIC) | {"offer": "build"}
    enter(told, kind, door, whom=told.who, why=why, big=yes, changes=paid, details=details)
    triggers(told)


def upgrade(told: Telling, yes: bool) -> None:
    """PM-061, PM-062, PM-063: the owner upgrades, or not. The builder goes inside."""
    door = told.before.state.acting
    owner = int(told.before.state.owner[door])
    paid = pay(told, owner, door) + told.take("side") if yes else ()
    kind, why = ("upgrade", ("PM-061", "PM-062")) if yes else ("decline", ("PM-053",))
    details = site(told, door, Side.UPGRADED) | {"offer": "upgrade", "own": owner == told.who}
    enter(told, kind, door, owner, whom=told.who, why=why, big=yes, changes=paid, details=details)
    triggers(told)


def site(told: Telling, door: int, side: Side) -> dict[str, Any]:
    """Return the details of a building: what it costs to build or upgrade, and its points then."""
    gold, stone = int(told.box.cost_gold[door]), int(told.box.cost_stone[door])
    return {"place": int(door), "gold": gold, "stone": stone, "points": int(told.box.tile_points[side])}


def pay(told: Telling, seat: int, door: int) -> tuple[Change, ...]:
    """PM-058, PM-062: return the changes by which a seat pays the printed cost into the bag."""
    gold, stone = int(told.box.cost_gold[door]), int(told.box.cost_stone[door])
    paid = told.by(-gold, "gold", seat) + told.by(gold, "bag_gold")
    return paid + told.by(-stone, "stone", seat) + told.by(stone, "bag_stone")


def enter(told: Telling, event: str, door: int, who: int | None = None, **more: Any) -> None:
    """PM-050: add an event with which the meeple on a door goes inside."""
    kind = int(told.before.state.space[door])
    more["changes"] = more.get("changes", ()) + told.account.take("space", door) + told.by(1, "inside", door, kind)
    told.add(event, who, what=kind_name(kind), start=SPACE_NAMES[door], end=BUILDING_NAMES[door], **more)


def finish(told: Telling, item: int) -> None:
    """PM-076, PM-078, PM-106, PM-050: robbers are arrested or builders lured, crates explode, the meeple enters."""
    if item != SHOWDOWN:
        kind = told.before.state.space[item]
        if kind == Meeple.DEPUTY:
            remove(told, "arrest", item, Meeple.ROBBER, "jail", told.by(inside(told, item, Meeple.ROBBER), "jail"))
        elif kind == Meeple.MADAME:
            came = told.by(inside(told, item, Meeple.BUILDER), "saloon", Meeple.BUILDER.value)
            remove(told, "lure", item, Meeple.BUILDER, "saloon", came)
    explode(told)
    if item != SHOWDOWN:
        enter(told, "enter", item, NOBODY, why=("PM-050",), details={"place": int(item)})
    triggers(told)


def inside(told: Telling, building: int, kind: Meeple) -> int:
    """Return how many meeples of a kind are inside a building."""
    return int(told.before.state.inside[building, kind])


def remove(told: Telling, event: str, building: int, kind: Meeple, to: str, came: tuple[Change, ...]) -> None:
    """PM-076, PM-078: the meeples of a kind inside a building go to the jail or to the saloon."""
    count = inside(told, building, kind)
    told.add(
        event,
        what=kind_name(kind),
        count=count,
        start=BUILDING_NAMES[building],
        end=to,
        why=("PM-076",) if event == "arrest" else ("PM-078",),
        big=event == "arrest",
        changes=told.by(-count, "inside", building, kind.value) + came,
        details={"place": int(building)},
    )


# --- drawing and dynamite --------------------------------------------------------------------------------------------


def draw(told: Telling, piece: int) -> None:
    """PM-083, PM-084: a piece is drawn. After the last one, the resolution is finished."""
    state = told.before.state
    seat, name = int(state.draw_seat[0]), PIECES[piece]
    if piece == CRATE:
        changes = told.by(-1, "crates_bag") + told.by(1, "crates_drawn")
    else:
        changes = told.by(-1, f"bag_{name}") + told.by(1, name, seat)
    if told.resolved:
        changes += told.take("dice")  # they lay on the table until the reward of a showdown was drawn
    told.add(
        "draw",
        seat,
        what=name,
        count=1,
        start="sack",
        end="explosion" if piece == CRATE else f"seat-{seat}",
        why=("PM-084",) if piece == CRATE else ("PM-083",),
        big=piece == CRATE,
        changes=changes,
        details={"own": seat == told.who},
    )
    if told.resolved:
        lose(told, int(sum(state.draw_left)) - 1)
        finish(told, state.acting)


def lose(told: Telling, draws: int) -> None:
    """PM-086: draws from an empty bag are lost."""
    if draws:
        told.add("lost", NOBODY, count=draws, start="sack", why=("PM-086",))


def explode(told: Telling) -> None:
    """PM-106, PM-109, PM-111: the crates drawn explode one by one or, by an option, together."""
    while crates := told.count("crates_drawn"):
        together = crates if told.box.multi_dynamite == PER_ACTION else 1
        changes = told.by(-together, "crates_drawn") + told.by(together, "crates_exploded")
        losses = []
        for seat in range(told.before.seats):
            if lost := told.count("stone", seat) // 2:
                changes += told.by(-lost, "stone", seat) + told.by(lost, "bag_stone")
                losses.append((seat, lost, told.count("stone", seat)))
        details = {"losses": losses, "number": told.count("crates_exploded"), "crates": int(told.box.crates)}
        told.add(
            "explode",
            NOBODY,
            what="crate",
            count=together,
            end="explosion",
            why=("PM-106", "PM-111"),
            big=True,
            changes=changes,
            details=details,
        )
