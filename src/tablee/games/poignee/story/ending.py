"""The story of the end of a turn: gold bars, the last round, the result."""

from tablee.core.contract import NOBODY
from tablee.core.story import turn
from tablee.games.poignee.box import Ending, Phase
from tablee.games.poignee.story.telling import Telling

SETTING_UP = (Phase.DEAL, Phase.START, Phase.SETUP_CORNER)
ENDINGS = {Ending.BANK: "PM-119", Ending.GRAVEYARD: "PM-120", Ending.DYNAMITE: "PM-121"}
PLACES = {Ending.BANK: "bank", Ending.GRAVEYARD: "graveyard", Ending.DYNAMITE: "explosion"}


def triggers(told: Telling, *, turn_over: bool = False) -> None:
    """PM-119, PM-120, PM-121, PM-122: an end trigger comes true. The first one makes this round the last."""
    for ending, rule in ENDINGS.items():
        if ending == Ending.BANK and not turn_over and told.before.state.bank > 0:
            continue  # the last bar is bought at the end of the turn
        if changes := told.account.take("reasons", ending - 1):
            first = told.take("by_turn", "first_reason")
            last = (told.after.state.start_seat - 1) % told.after.seats
            details = {"reason": ending.name.lower(), "last": int(last), "now": last == told.who}
            kind, why = ("last-round", (rule, "PM-122")) if first else ("also", (rule,))
            at = PLACES[ending]
            told.add(kind, NOBODY, end=at, why=why, big=bool(first), changes=changes + first, details=details)


def end(told: Telling) -> None:
    """PM-112, PM-122, PM-129: if the turn is over, tell of gold bars, and of the next turn or the result."""
    old, new = told.before.state, told.after.state
    over = new.phase == Phase.GAME_OVER
    if old.phase in SETTING_UP or (new.active == told.who and not over):
        return
    while told.count("bank") > new.bank:
        bar(told)
    triggers(told, turn_over=True)
    if over:
        win(told)
    else:
        told.made.append(turn(int(new.active), told.take("active")))


def bar(told: Telling) -> None:
    """PM-112, PM-113: the active player must buy the cheapest bar."""
    price = int(told.box.price[told.box.bars - told.count("bank")])
    paid = told.by(-price, "gold", told.who) + told.by(price, "bag_gold")
    told.add(
        "bar",
        what="bar",
        count=1,
        start="bank",
        end=f"seat-{told.who}",
        why=("PM-112", "PM-113"),
        forced=True,
        changes=paid + told.by(-1, "bank") + told.by(1, "bars", told.who),
        details={"price": price, "points": int(told.box.bar_points)},
    )


def win(told: Telling) -> None:
    """PM-129, PM-130, PM-131: the game is over."""
    ranks, points = told.after.ranks(), told.after.scores()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    most = points[winners[0]]
    order = sorted(range(told.after.seats), key=lambda seat: ranks[seat])
    details = {
        "seats": winners,
        "tied": points.count(most) > len(winners),
        "scores": [(seat, points[seat]) for seat in order],
    }
    who = winners[0] if len(winners) == 1 else NOBODY
    why = ("PM-129", "PM-130") if details["tied"] else ("PM-129",)
    changes = told.take("ending")
    told.add("win", who, count=most, end=f"seat-{winners[0]}", why=why, big=True, changes=changes, details=details)
