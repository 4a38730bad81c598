"""The story of a showdown: dice, who leads and why, burials, rewards."""

from tablee.core.contract import NOBODY
from tablee.games.poignee.box import NEITHER, SHOWDOWN, Phase, Space
from tablee.games.poignee.facts import boxed, buried, kind_name, shooter_rolling, shooters, winner_by_dice
from tablee.games.poignee.rules.showdown import better_shooter
from tablee.games.poignee.story.resolving import finish, lose
from tablee.games.poignee.story.telling import Telling


def duellists(told: Telling) -> list[tuple[int, str]]:
    """Return the controller and the kind of the meeples on W and on E."""
    seats = told.before.state.controller
    return [(int(seats[i]), kind_name(kind)) for i, kind in enumerate(shooters(told.before))]


def begin(told: Telling) -> None:
    """PM-055, PM-090, PM-091: a showdown begins. The better shooter may reroll."""
    west, east = duellists(told)
    details = {"west": west, "east": east, "better": better_one(told)}
    why = ("PM-055", "PM-090")
    told.add("showdown", what="showdown", start="W", end="E", why=why, big=True, details=details)


def better_one(told: Telling) -> tuple[int, str] | None:
    """PM-090, PM-093: return the controller and the kind of the better shooter; None if the skills are equal."""
    shooter = better_shooter(told.box, told.before.state)
    return None if shooter == NEITHER else duellists(told)[shooter]


def roll(told: Telling, value: int) -> None:
    """PM-089, PM-091, PM-092: a die is rolled. Then the other one is, or somebody leads, or it is decided."""
    state, shooter = told.before.state, shooter_rolling(told.before)
    seat, kind = duellists(told)[shooter]
    again = state.phase == Phase.ROLL_AGAIN
    told.add(
        "roll",
        seat,
        what=kind,
        count=value,
        end=die_of(told, shooter),
        why=("PM-092",) if again else ("PM-089",),
        changes=told.account.set(value, "dice", shooter),
        details={"again": again, "was": int(state.dice[shooter])},
    )
    dice = [value if i == shooter else int(state.dice[i]) for i in range(2)]
    if told.after.state.phase == Phase.REROLL:
        lead(told, dice)
    elif all(dice):
        settle(told, dice)


def die_of(told: Telling, shooter: int) -> str:
    """Return the ref of a shooter's die or, if both dice are gone because no reward is left to draw, of its space."""
    name = "WE"[shooter]
    return f"die-{name}" if told.after.state.dice[shooter] else name


def lead(told: Telling, dice: list[int]) -> None:
    """PM-091, PM-094, PM-095: somebody leads. The better shooter may reroll, whoever leads."""
    ahead = winner(told, dice)
    leader, better = duellists(told)[ahead], better_shooter(told.box, told.before.state)
    details = {"leader": leader, "better": better_one(told), "leads": better == ahead, "own": dice[better]}
    details |= {"high": max(dice), "low": min(dice), "tie": dice[0] == dice[1]}
    why = ("PM-091", "PM-095") if dice[0] == dice[1] else ("PM-091", "PM-094")
    told.add("lead", leader[0], what=leader[1], end="WE"[ahead], why=why, details=details)


def winner(told: Telling, dice: list[int]) -> int:
    """PM-094, PM-095, PM-096: return who wins with these dice: 0 for W, 1 for E, or NEITHER."""
    trial = told.before.copy()
    trial.state.dice[:] = dice
    return winner_by_dice(trial)


def reroll(told: Telling, yes: bool) -> None:
    """PM-091: the controller of the better shooter rerolls, or keeps the die and so ends the showdown."""
    state = told.before.state
    shooter = int(better_shooter(told.box, state))
    seat, kind = duellists(told)[shooter]
    dice = [int(value) for value in state.dice]
    end = die_of(told, shooter)
    told.add("again" if yes else "keep", seat, what=kind, count=dice[shooter], end=end, why=("PM-091",))
    if not yes:
        settle(told, dice)


def settle(told: Telling, dice: list[int]) -> None:
    """PM-094, PM-096, PM-097, PM-099, PM-100: the winner goes to the saloon, the loser to a tomb."""
    won, pair, kinds = winner(told, dice), duellists(told), shooters(told.before)
    details = {"high": max(dice), "low": min(dice), "tie": dice[0] == dice[1]}
    back = told.take("dice", "controller")
    if won == NEITHER:
        told.add("both", NOBODY, what=pair[0][1], why=("PM-096",), big=True, changes=back, details=details)
        bury(told, 0, 0)
        bury(told, 1, 1)
    else:
        back += told.account.take("space", Space.W + won) + told.by(1, "saloon", int(kinds[won]))
        why = ("PM-095", "PM-099") if details["tie"] else ("PM-094", "PM-099")
        told.add(
            "duel",
            pair[won][0],
            whom=pair[1 - won][0],
            what=pair[won][1],
            start="WE"[won],
            end="saloon",
            why=why,
            big=True,
            changes=back,
            details=details | {"winner": pair[won], "loser": pair[1 - won]},
        )
        bury(told, 1 - won, 0)
    reward(told, won)
    if told.resolved:
        finish(told, SHOWDOWN)


def bury(told: Telling, shooter: int, earlier: int) -> None:
    """PM-097, PM-098: a defeated meeple goes to the first free tomb, or to the box if none is free."""
    seat, kind = duellists(told)[shooter]
    tomb = len(buried(told.before)) + earlier
    in_tomb = tomb < told.box.tombs
    if in_tomb:
        laid = told.account.take("graveyard", tomb)
    else:
        laid = told.account.take("boxed", len(boxed(told.before)) + tomb - told.box.tombs)
    told.add(
        "bury",
        seat,
        what=kind,
        count=tomb + 1 if in_tomb else 0,
        start="WE"[shooter],
        end="graveyard",
        why=("PM-097",) if in_tomb else ("PM-098",),
        changes=told.account.take("space", Space.W + shooter) + laid,
        details={"shooter": (seat, kind), "tombs": int(told.box.tombs)},
    )


def reward(told: Telling, won: int) -> None:
    """PM-096, PM-100, PM-101: the winner draws for the loser; after a double kill both draw, the active one first."""
    state, kinds = told.before.state, shooters(told.before)
    winners = [won] if won != NEITHER else sorted((0, 1), key=lambda i: state.controller[i] != told.who)
    owed = 0
    for shooter in winners:
        loser = kinds[1 - shooter]
        if draws := int(told.box.reward[loser]):
            told.add(
                "reward",
                int(state.controller[shooter]),
                what=kind_name(loser),
                count=draws,
                end=f"seat-{state.controller[shooter]}",
                why=("PM-100",),
            )
            owed += draws
    if told.resolved:
        lose(told, owed)
