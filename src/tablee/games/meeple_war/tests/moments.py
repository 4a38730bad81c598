"""Positions for pictures of questions that no recorded game asks, by the name of the phase."""

from tablee.core.position import Position
from tablee.games.meeple_war.box import Building, Kind, Node, Stage
from tablee.games.meeple_war.tests.scene import (
    DEPLOY_2,
    FLYING,
    PRODUCTIVITY,
    SCARE_1,
    SCARE_3,
    UPGRADE,
    A,
    B,
    C,
    at,
    build,
    do,
    front,
    given,
    hand,
    keep,
    perform,
    resume,
    stand,
)


def moments() -> dict[str, Position]:
    """Return a position for each of them."""
    return {
        "open": holding_a_token(),
        "open_asked": holding_a_token(token_timing="asked"),
        "perform": perform(given(2, actions_may_be_declined="yes"), DEPLOY_2),
        "flying": few_who_fly(),
        "scare_resolve": scared_to_two_places(),
        "victim": three_armies(),
        "productivity": working_again(),
        "productivity_fork": do(working_again(), "productivity 0"),
        "upgrade": perform(given(2), UPGRADE),
        "combat": two_battles(),
    }


def holding_a_token(**options: str) -> Position:
    position = given(2, **options)
    stand(position, front(position, A), A, 2)
    hand(position, A, Kind.WORKSHOP)
    return resume(position, Stage.OPEN)


def few_who_fly() -> Position:
    position = given(2)
    for q in (-1, 0, 1):
        stand(position, at(position, q, 0), A)
    keep(position, A, warehouse=2)
    return perform(position, FLYING)


def scared_to_two_places() -> Position:
    position = given(2)
    start, west, east = (at(position, q, 0) for q in (0, -1, 1))
    stand(position, start, B, 2)
    for t in (west, east):
        stand(position, t, A)
    perform(position, SCARE_3)
    return do(position, *(f"scare {start} {B} {t}" for t in (west, east)))


def three_armies() -> Position:
    position = given(3)
    t, beside = at(position, 0, 0), at(position, 1, 0)
    for seat in (A, B):
        stand(position, t, seat, 2)
    position.state.pinned[t] = 2
    stand(position, beside, C)
    position.state.weapon = 1
    return do(perform(position, SCARE_1), f"scare {beside} {C} {t}")


def working_again() -> Position:
    position = given(2)
    build(position, A, 1, Building.MA, node=Node.M1)
    position = perform(position, PRODUCTIVITY)
    position.state.node[A, 0] = 0
    return position


def two_battles() -> Position:
    position = given(2)
    for q in (0, 1):
        for seat in (A, B):
            stand(position, at(position, q, 0), seat)
    return resume(position, Stage.COMBAT)
