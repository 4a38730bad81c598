"""What must hold in every position of Les Guerres d'Airain."""

import numpy as np

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.position import Position
from tablee.games.airain.box import END_OF_RECRUIT, FACTIONS, REPLACEMENT_FAILS, TROOP_TYPES, Ending, Phase, Then
from tablee.games.airain.facts import province_row, provinces_in_pile

CHAIN = (Phase.WAR_PROVINCE, Phase.PAYMENT)
CHAIN_FIELDS = ("phase", "taken", "province", "cursor", "paid")


def check(position: Position, before: Position | None) -> None:
    """Assert the invariants of a position, and those of the step that led to it."""
    check_components(position)
    check_table(position)
    check_war(position)
    check_points(position)
    if position.to_act not in (CHANCE, NOBODY):
        assert position.legal()
    if before is not None:
        check_step(before, position)


def check_components(position: Position) -> None:
    """Assert that every card is in one place, and that sizes and known cards agree with the hands."""
    box, state = position.box, position.state
    places = state.troop_pile + state.troop_row + state.discard_pile + state.batch + state.hand.sum(axis=0)
    assert (places == box.deck).all()
    for cards in (state.troop_pile, state.troop_row, state.discard_pile, state.batch, state.hand, state.paid):
        assert cards.min() >= 0
    assert state.pile_size == sum(state.troop_pile)
    assert (state.hand_size == state.hand.sum(axis=1)).all()
    assert (state.known >= 0).all()
    assert (state.known <= state.hand).all()
    assert not state.hand[position.seats :].any()
    row = province_row(position)
    assert row == sorted(set(row)) == state.province_row[: len(row)].tolist()
    assert all(state.owner[p] < 0 for p in row)
    assert (state.owner < position.seats).all()


def check_table(position: Position) -> None:
    """Assert that at a decision the pile and both rows are filled as far as possible, and a new turn is reset."""
    box, state = position.box, position.state
    phase = Phase(state.phase)
    row, discard = sum(state.troop_row), sum(state.discard_pile)
    assert row <= box.troop_row
    assert (state.then != Then.NOTHING) == (phase == Phase.TURN_TROOP)
    assert (state.ending != Ending.NONE) == (phase == Phase.GAME_END)
    assert not state.suspended or box.row_refill == END_OF_RECRUIT
    if position.to_act == CHANCE:
        return
    assert state.pile_size > 0 or discard == 0
    if not state.suspended:
        assert row == box.troop_row or state.pile_size == discard == 0
    pile = provinces_in_pile(position)
    assert sum(state.province_row >= 0) == box.province_row or pile == 0
    if phase == Phase.TURN_START:
        assert not state.batch.any()
        assert pile > 0 or box.end_trigger == REPLACEMENT_FAILS
        assert (state.discarder, state.asked, state.draw_no, state.conquered) == (-1, -1, 0, 0)


def check_war(position: Position) -> None:
    """Assert that a batch has a discarder, who is not asked to declare war, and that other phases have no payment."""
    state = position.state
    phase = Phase(state.phase)
    assert not state.batch.any() or state.discarder >= 0
    if state.asked >= 0:
        assert state.asked != state.discarder
        assert state.batch[:TROOP_TYPES].any()
    assert (state.asked >= 0) >= (phase in (Phase.WAR_CHOICE, Phase.WAR_PROVINCE))
    complete = state.then == Then.CONQUEST
    assert (state.province >= 0) == (phase == Phase.PAYMENT or complete)
    assert state.province < 0 or state.province in state.province_row
    assert (state.taken >= 0) <= (phase in CHAIN or complete)
    if phase != Phase.PAYMENT and not complete:
        assert (state.cursor, sum(state.paid)) == (0, 0)
    if phase == Phase.PAYMENT:
        assert len(position.legal()) >= 2  # the player is not asked for a count if only one number is possible
    if state.circling < 0:
        assert state.circled_by == 0


def check_points(position: Position) -> None:
    """Assert that seats have points of provinces, sets and majorities only."""
    box, state = position.box, position.state
    owned = np.array(
        [[sum((state.owner == s) & (box.faction == f)) for f in range(FACTIONS)] for s in range(position.seats)]
    )
    majorities = 0
    for seat, points in enumerate(position.scores()):
        sets = box.sets[min(FACTIONS, *owned[seat])]
        majority = points - sum(box.points[state.owner == seat]) - sets
        assert majority in [n * box.majority for n in range(FACTIONS + 1)]
        majorities += majority
    assert majorities >= box.majority * sum(owned.max(axis=0) > 0)


def check_step(before: Position, after: Position) -> None:
    """Assert that an action changes at most one owner and one hand; a payment step changes only payment fields."""
    old, new = before.state, after.state
    lost = (old.owner >= 0) & (new.owner != old.owner)
    assert not lost.any()  # tableaus never shrink
    won = np.flatnonzero(new.owner != old.owner)
    assert len(won) <= 1
    grown = new.hand_size - old.hand_size
    if len(won):
        seat = new.owner[won[0]]
        assert grown[seat] < 0  # the payment left the hand of the conqueror, and only that hand
        assert sum(grown != 0) == 1
        assert won[0] in old.province_row
    else:
        assert sum(grown != 0) <= 1
        assert abs(grown).max() <= 1
    if Phase(new.phase) in CHAIN:
        for name in old.dtype.names:
            assert name in CHAIN_FIELDS or (old[name] == new[name]).all()
    conquests = sum(new.owner >= 0)
    assert conquests == sum(old.owner >= 0) + len(won)
