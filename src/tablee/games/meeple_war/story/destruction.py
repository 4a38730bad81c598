"""What is destroyed: meeples, which return to their supply, and buildings, which give victory points."""

from collections.abc import Iterator

from tablee.core.contract import NOBODY
from tablee.core.story import Event
from tablee.games.meeple_war.rules.meeples import is_recycling
from tablee.games.meeple_war.story.steps import Changes, Step, all_sites, building


def to_supply(step: Step, seat: int, count: int, *, recycling: bool = True) -> Changes:
    """MW-122, MW-131, MW-168: return the change that puts destroyed meeples in stock or in the warehouse."""
    return step.add(count, "warehouse" if recycling and is_recycling(step.box, step.old, seat) else "stock", seat)


def destroyed(step: Step) -> Iterator[Event]:
    """MW-133, MW-134, MW-135: full buildings are destroyed. Every meeple on them is a victory point."""
    if not step.changed("destroyed"):
        return
    seats = step.seats
    for owner, site in all_sites(seats, step.me):
        kind = int(step.old.building[owner, site])
        if kind < 0 or not (step.new.destroyed[owner] & ~step.old.destroyed[owner]) >> kind & 1:
            continue
        scored, changes = [], step.add(1 << kind, "destroyed", owner) + step.add(1, "workers", owner)
        changes += step.take(("building", owner, site), ("side", owner, site), ("node", owner, site))
        for seat in range(seats):
            held = step.value("defence", owner, site, seat)  # with a meeple that came in this step
            if held:
                changes += step.add(-held, "defence", owner, site, seat) + step.add(held, "mountain", seat)
                scored.append((seat, held))
        details = {"building": kind, "scored": scored}
        ref = building(owner, site)
        yield Event(
            "destroyed",
            NOBODY,
            owner,
            "building",
            end=ref,
            why=("MW-133", "MW-134"),
            big=True,
            changes=changes,
            details=details,
        )
