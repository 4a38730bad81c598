"""Positions in phases that no recorded game reaches, for the snapshots of pictures."""

from tablee.core.position import Position
from tablee.games.meeple_war.box import Building, Kind, Node, Stage
from tablee.games.meeple_war.tests.scene import A, B, C, given

PASSING = ("run",)  # phases between two questions, in which nobody is asked


def moments() -> dict[str, Position]:
    """Return the positions by the name of their phase."""
    return {
        "open": holding_a_token(),
        "open_asked": holding_a_token(token_timing="asked"),
        "perform": given(2, actions_may_be_declined="yes").perform("deploy 2"),
        "flying": few_who_fly(),
        "scare_resolve": scared_to_two_places(),
        "victim": three_armies(),
        "productivity": working_again(),
        "productivity_fork": working_again().do("productivity 0"),
        "upgrade": given(2).perform("upgrade"),
        "combat": two_battles(),
    }


def holding_a_token(**options: str) -> Position:
    position = given(2, **options)
    position.stand(position.front(A), A, 2)
    position.hand(A, Kind.WORKSHOP)
    return position.resume(Stage.OPEN)


def few_who_fly() -> Position:
    position = given(2)
    for q in (-1, 0, 1):
        position.stand(position.at(q, 0), A)
    position.keep(A, warehouse=2)
    return position.perform("flying")


def scared_to_two_places() -> Position:
    position = given(2)
    start, west, east = (position.at(q, 0) for q in (0, -1, 1))
    position.stand(start, B, 2)
    for t in (west, east):
        position.stand(t, A)
    position.perform("scare 3")
    return position.do(*(f"scare {start} {B} {t}" for t in (west, east)))


def three_armies() -> Position:
    position = given(3)
    t, beside = position.at(0, 0), position.at(1, 0)
    for seat in (A, B):
        position.stand(t, seat, 2)
    position.state.pinned[t] = 2
    position.stand(beside, C)
    position.state.weapon = 1
    return position.perform("scare 1").do(f"scare {beside} {C} {t}")


def working_again() -> Position:
    position = given(2)
    position.build(A, 1, Building.MA, node=Node.M1)
    position = position.perform("productivity")
    position.state.node[A, 0] = 0
    return position


def two_battles() -> Position:
    position = given(2)
    for q in (0, 1):
        for seat in (A, B):
            position.stand(position.at(q, 0), seat)
    return position.resume(Stage.COMBAT)
