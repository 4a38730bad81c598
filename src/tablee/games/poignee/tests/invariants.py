"""What must hold in every position of Pour une poignée de meeples."""

from types import SimpleNamespace
from typing import Any

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.fields import to_json
from tablee.core.position import Position
from tablee.games.poignee.box import (
    BUILDINGS,
    MAX_SEATS,
    MEEPLES,
    ONCE,
    SHOWDOWN,
    Direction,
    Ending,
    Location,
    Meeple,
    Phase,
    Side,
    Space,
)

SETUP = (Phase.DEAL, Phase.START, Phase.SETUP_CORNER)
CHANCE_PHASES = (Phase.DEAL, Phase.START, Phase.DRAW, Phase.ROLL, Phase.ROLL_AGAIN)
ROLLING = (Phase.ROLL, Phase.REROLL, Phase.ROLL_AGAIN)
COUNTS = ("gold", "stone", "bars", "tiles", "saloon", "hand", "draw_left", "dice", "reasons")
SINGLE_COUNTS = (
    "bank",
    "jail",
    "bag_gold",
    "bag_stone",
    "crates_jail",
    "crates_bag",
    "crates_drawn",
    "visited",
)


def check(position: Position, before: Position | None) -> None:
    """Assert the invariants of a position, and those of the step that led to it."""
    box, state = plain(position.boxes[0]), plain(position.states[0])
    check_components(box, state)
    check_street(state)
    check_players(box, state)
    check_phase(position, state)
    if before is not None:
        check_step(box, plain(before.states[0]), state)


def plain(record: Any) -> SimpleNamespace:
    """Return a record as plain numbers and lists, which are much faster to read one by one."""
    return SimpleNamespace(**to_json(record))


def check_components(box: SimpleNamespace, state: SimpleNamespace) -> None:
    """Assert that every component is in exactly one place."""
    assert state.bag_gold + sum(state.gold) == box.bag_gold
    assert state.bag_stone + sum(state.stone) == box.bag_stone
    crates = state.crates_jail + state.crates_bag + state.crates_drawn + state.crates_exploded
    assert crates == box.crates
    assert state.bank + sum(state.bars) == box.bars
    for kind in range(MEEPLES):
        found = sum(inside[kind] for inside in state.inside) + state.saloon[kind] + state.hand[kind]
        found += state.space.count(kind) + state.graveyard.count(kind) + state.boxed.count(kind)
        found += state.jail if kind == Meeple.ROBBER else 0  # the jail cell holds only robbers
        assert found == box.meeples[kind]
    assert min(min(getattr(state, field)) for field in COUNTS) >= 0  # no count is negative
    assert min(getattr(state, field) for field in SINGLE_COUNTS) >= 0
    assert min(min(inside) for inside in state.inside) >= 0
    filled = len(state.graveyard) - state.graveyard.count(Meeple.NONE)
    assert filled <= box.tombs
    assert Meeple.NONE not in state.graveyard[:filled]
    assert filled == box.tombs or set(state.boxed) == {Meeple.NONE}
    assert Meeple.MADAME not in state.graveyard + state.boxed


def check_street(state: SimpleNamespace) -> None:
    """Assert that tiles, spaces and tokens are consistent."""
    assert all(Meeple.NONE <= kind <= Meeple.MADAME for kind in state.space)
    assert Meeple.MADAME not in state.space[Space.W :]
    for i, space in enumerate((Space.W, Space.E)):  # a meeple there has a token, unless a controller is being named
        naming = state.phase == Phase.NAME_CONTROLLER and state.controller[1 - i] == state.active
        assert (state.space[space] != Meeple.NONE and not naming) == (state.controller[i] >= 0)
        assert state.controller[i] < state.seats
    assert state.controller[0] < 0 or state.controller[0] != state.controller[1]  # the two controllers differ
    for owner, side in zip(state.owner, state.side, strict=True):
        assert (owner >= 0) == (side != Side.NONE)
        assert -1 <= owner < state.seats


def check_players(box: SimpleNamespace, state: SimpleNamespace) -> None:
    """Assert that the supplies of the players are possible, and that unused seats own nothing."""
    for seat in range(state.seats):
        built = state.owner.count(seat)
        assert state.tiles[seat] + built == box.tiles
        assert built >= 1 or state.phase in SETUP
    for seat in range(state.seats, MAX_SEATS):
        assert state.gold[seat] == state.stone[seat] == state.bars[seat] == state.tiles[seat] == 0


def check_phase(position: Position, state: SimpleNamespace) -> None:
    """Assert that fields that belong to certain phases are empty in all others."""
    phase, actor = Phase(state.phase), position.to_act
    assert (actor == CHANCE) == (phase in CHANCE_PHASES)
    assert (actor == NOBODY) == (phase == Phase.GAME_OVER) == (state.ending != Ending.NONE)
    sowing = phase in (Phase.SOW, Phase.NAME_CONTROLLER)
    assert sowing == (state.origin != Location.NONE)
    if not sowing:
        assert (state.direction, state.last, state.visited) == (Direction.OPEN, Space.NONE, 0)
        assert phase == Phase.DEAL or sum(state.hand) == 0
    acting = phase in (Phase.BUILD, Phase.UPGRADE, Phase.DRAW, *ROLLING)
    assert acting == (state.acting >= 0)
    assert (phase == Phase.DRAW) == (state.draw_left[0] > 0)
    assert phase == Phase.DRAW or state.crates_drawn == 0
    assert phase in ROLLING or state.acting == SHOWDOWN or state.dice == [0, 0]
    for seat, left in zip(state.draw_seat, state.draw_left, strict=True):
        assert (left > 0) == (seat >= 0)
    if phase not in (Phase.DEAL, Phase.SOW, Phase.NAME_CONTROLLER):
        assert sum(state.hand) == 0
    if 0 <= state.acting < SHOWDOWN:  # the meeple stays on its door until its action is over
        assert state.space[state.acting] >= 0
    if phase in (Phase.TAKE, Phase.GAME_OVER):  # nothing is left to resolve
        assert max(state.space[: Space.W]) < 0
        assert min(state.space[Space.W :]) < 0
    if actor not in (CHANCE, NOBODY):  # a player who is asked has a legal action
        assert position.legal()
    assert (state.by_turn >= 0) == (max(state.reasons) > 0) == (state.first_reason != Ending.NONE)
    assert state.first_reason == Ending.NONE or state.reasons[state.first_reason - 1]
    assert state.ending in (Ending.NONE, state.first_reason)


def check_step(box: SimpleNamespace, old: SimpleNamespace, new: SimpleNamespace) -> None:
    """Assert that one action has changed only what it may change."""
    assert old.phase != Phase.GAME_OVER
    for i in range(3):  # an end trigger stays true
        assert not old.reasons[i] or new.reasons[i] == old.reasons[i]
    assert new.bank <= old.bank  # the bank, the crates in the jail and the free tombs never increase
    assert new.crates_jail <= old.crates_jail
    assert new.graveyard.count(Meeple.NONE) <= old.graveyard.count(Meeple.NONE)
    for b in range(BUILDINGS):  # a tile never turns back and never changes its owner
        assert new.side[b] >= old.side[b]
        assert old.owner[b] < 0 or new.owner[b] == old.owner[b]
    if old.acting >= 0 and new.acting < 0 and old.acting != SHOWDOWN:
        assert new.space[old.acting] == Meeple.NONE
    if old.phase in SETUP or new.phase not in (Phase.TAKE, Phase.GAME_OVER):
        return
    if box.gold_bar_exchange != ONCE:  # the player has bought every bar that the gold could pay
        assert new.bank == 0 or new.gold[old.active] < box.price[box.bars - new.bank]
    following = (old.active + 1) % new.seats
    if new.phase == Phase.TAKE:
        assert new.active == following
    else:
        assert following == new.start_seat
