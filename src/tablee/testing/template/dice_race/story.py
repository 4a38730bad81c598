"""The story of Dice Race: what each action changed, as events. The log, captions and arrows are made from them."""

from tablee.core.position import Position
from tablee.core.story import Account, Event, Story, turn

from .box import Phase
from .facts import last_roll, leader


def events(before: Position, action: int | None, after: Position) -> list[Event]:
    """Return what happened between two positions, in order. Each event accounts for the facts that it changes."""
    seat = before.state.active
    if before.state.phase == Phase.CHOOSE:
        return [turn(seat), Event("choose", seat, what="die", count=after.state.asked, why=("DR-003",))]
    account = Account(before, after)
    rolled = last_roll(after)
    told = [
        Event("roll", seat, what="die", changes=account.take("dice"), details={"dice": ", ".join(map(str, rolled))}),
        _moved(account, before.state.square[seat], after.state.square[seat], seat, len(rolled) > len(set(rolled))),
    ]
    if after.is_over:
        told.append(Event("win", leader(after), why=("DR-006",), big=True, changes=account.take("ending")))
    return told


def _moved(account: Account, was: int, now: int, seat: int, stumbles: bool) -> Event:
    """Return the event of a runner that moved, or stumbled."""
    return Event(
        "stumble" if stumbles else "run",
        seat,
        what="runner",
        count=abs(now - was),
        start=f"square-{was}",
        end=f"square-{now}",
        why=("DR-005",) if stumbles else ("DR-004",),
        changes=account.take("square", seat),
        details={"from": was, "to": now},
    )


STORY = Story(
    events,
    bookkeeping={
        "phase": "the prompt says what is decided next",
        "active": "the first event of a turn names the seat",
        "asked": "the event of the choice says how many dice are rolled",
    },
    sounds={"roll": "dice", "run": "step", "stumble": "fall"},
)
