"""Functions that set up positions of Les Guerres d'Airain for tests; `AA` is a card, `P01` a province."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

import numpy as np

import tablee
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.log import Step, lines
from tablee.core.names import named
from tablee.core.position import Position
from tablee.core.story import Event, happened
from tablee.games.airain.box import PROVINCES, TYPE_NAMES, TYPES, Phase, Then
from tablee.games.airain.rules.turn import advance

ANN, BEN, CLEO, DAN = range(4)
BLUE, GREEN, RED, YELLOW = range(4)
NAMES = ("Ann", "Ben", "Cleo", "Dan")
GAME = tablee.game("airain")
# Provinces to fill the row with: no hand in a test can pay for them.
HARD = [f"P{n}" for n in (36, 37, 38, 39, 40, 31, 32, 33, 34, 35)]


def counts(cards: str) -> np.ndarray:
    """Return the number of cards of each type in a string such as `A A KK`."""
    found = np.zeros(TYPES, np.int8)
    for name in cards.split():
        found[TYPE_NAMES.index(name)] += 1
    return found


def cards(numbers: Iterable[int]) -> str:
    """Return cards as a string, in the fixed order of the types."""
    return " ".join(name for name, n in zip(TYPE_NAMES, numbers, strict=True) for _ in range(n))


def number(province: str) -> int:
    """Return the number of a province called P01 … P41."""
    return int(province[1:]) - 1


def given(
    hands: Sequence[str],
    *,
    provinces: str = "",
    active: int = ANN,
    row: str = "S A L M K",
    pile: str | None = None,
    discard: str = "",
    owned: Mapping[int, str] | None = None,
    left: int | None = None,
    only: bool = False,
    compiled: bool = False,
    **options: str,
) -> Position:
    """Return the position at the start of a turn.

    All cards that are not mentioned are in the pile or, if the pile is given, in the last hand. Unless `only` is set,
    the province row is filled with provinces that nobody can pay for. If `left` is given, the pile has that many
    provinces and the seats own the others.
    """
    position = GAME.start(len(hands), options, compiled=compiled)
    state = position.state
    state.troop_row[:], state.discard_pile[:] = counts(row), counts(discard)
    for seat, hand in enumerate(hands):
        state.hand[seat] = counts(hand)
    state.troop_pile[:] = 0
    rest = position.box.deck - state.troop_row - state.discard_pile - state.hand.sum(axis=0)
    if pile is None:
        state.troop_pile[:] = rest
    else:
        state.troop_pile[:] = counts(pile)
        state.hand[len(hands) - 1] += (rest - state.troop_pile).astype(np.int8)
    assert state.hand.min() >= 0
    assert state.troop_pile.min() >= 0
    state.pile_size = sum(state.troop_pile)
    state.hand_size[:] = state.hand.sum(axis=1)
    lay_out_provinces(state, provinces.split(), owned or {}, left, only)
    state.active, state.phase = active, Phase.TURN_START
    return position


def lay_out_provinces(state, up: list[str], owned: Mapping[int, str], left: int | None, only: bool) -> None:
    """Put provinces into the row and into the seats' tableaus."""
    for seat, names in owned.items():
        for name in names.split():
            state.owner[number(name)] = seat
    free = [name for name in HARD if name not in up and state.owner[number(name)] < 0]
    if not only:
        up = up + free[: 5 - len(up)]
    state.province_row[: len(up)] = sorted(number(name) for name in up)
    if left is not None:
        rest = [p for p in range(PROVINCES) if state.owner[p] < 0 and p not in state.province_row]
        for i, province in enumerate(rest[left:]):
            state.owner[province] = i % state.seats


def window(position: Position, batch: str, discarder: int) -> Position:
    """Open a war window with a batch that `discarder` has just paid; its cards are taken out of the pile."""
    state = position.state
    state.batch[:] = counts(batch)
    state.troop_pile[:] -= state.batch
    state.pile_size -= sum(state.batch)
    state.discarder, state.conquered, state.then = discarder, 1, Then.WAR
    advance(position.box, state)
    return position


def short_of_troops(batch: str = "A A", row: str = "S") -> Position:
    """Return a war window of Ann's batch with an empty pile; Ben, who is asked, holds M M M and can pay for P07."""
    position = given(["", "M M M", ""], provinces="P07", row=row, pile="")
    state = position.state
    state.batch[:] = counts(batch)
    state.hand[CLEO] -= state.batch
    state.hand_size[CLEO] -= sum(state.batch)
    state.discarder, state.conquered, state.asked, state.phase = ANN, 1, BEN, Phase.WAR_CHOICE
    return position


def settle(position: Position) -> Position:
    """Resolve chance until a seat is to act: turn up the first possible troop and the last possible province."""
    while position.to_act == CHANCE:
        position.play(CHANCE, position.legal()[-1 if position.state.phase == Phase.TURN_PROVINCE else 0])
    return position


def pass_all(position: Position) -> Position:
    """Let every seat asked pass until the window closes; chance acts in between."""
    while settle(position).state.phase == Phase.WAR_CHOICE:
        position.do("pass-war")
    return position


def pay(position: Position, paid: str) -> Position:
    """Choose the counts of a payment so that exactly these hand cards are paid."""
    wanted = counts(paid)
    while position.state.phase == Phase.PAYMENT:
        position.do(f"count {wanted[position.state.cursor]}")
    return position


def conquer(position: Position, province: str, paid: str) -> Position:
    """Conquer a province with these cards in the active seat's turn, and check that exactly these were paid."""
    pay(position.do(f"province {province}"), paid)
    assert cards(position.state.batch) == cards(counts(paid))
    return position


def declare(position: Position, taken: str, province: str, added: str) -> Position:
    """Declare war: take a card, choose a province, add hand cards."""
    pay(position.do(f"take {taken}", f"province {province}"), added)
    settle(position)
    assert cards(position.state.batch) == cards(counts(f"{taken} {added}"))
    return position


def payments(position: Position) -> Iterator[str]:
    """Yield the cards of every payment that is still possible, one payment for each sequence of counts."""
    if position.state.phase != Phase.PAYMENT:
        shown = position.state.paid if position.state.then == Then.CONQUEST else position.state.batch
        yield cards(shown)
        return
    assert position.legal()
    for action in position.legal():
        further = position.copy()
        further.play(further.to_act, action)
        yield from payments(further)


def is_payment(paid: str, province: str, **options: str) -> bool:
    """Tell whether exactly these cards pay for a province, by listing all payments of a hand with only these cards."""
    position = given([paid, ""], provinces=province, row="", pile=None, **options)
    if f"province {province}" not in position.choices():
        return False
    return cards(counts(paid)) in Counter(payments(position.do(f"province {province}")))


def story(position: Position, form: str, viewer: int = NOBODY) -> list[Event]:
    """Return what happens, in a viewer's eyes, if an action is taken; the position does not change."""
    action, after = position.read(position.to_act, form), position.copy()
    after.play(after.to_act, action)
    return happened(position, position.to_act, action, after, viewer)


def sentences(position: Position, form: str, viewer: int = NOBODY, language: str = "en") -> list[str]:
    """Return what a viewer is told if an action is taken."""
    step = Step(0, story(position, form, viewer), position.copy().do(form).seen_by(viewer))
    return [named(line.text(GAME.say(language)), NAMES, language) for line in lines(step, viewer)]
