"""Compare `feasible` with a slow test that tries every assignment of symbols, for whole payments and single steps."""

from collections import Counter
from functools import cache
from itertools import product

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.games.airain.box import DOUBLE_HERO, FREE, KINDS, SAME_TROOP, TROOP_TYPES, TYPES
from tablee.games.airain.rules.payment import feasible, paying
from tablee.games.airain.tests import scene
from tablee.games.airain.tests.scene import GAME, cards, counts

BOXES = {
    (overpay, heroes): GAME.box({"overpay": overpay, "doubleHero": heroes})[0]
    for overpay in ("contributing", "free")
    for heroes in ("independent", "sameTroop")
}
NOTHING = (0, 0, 0, 0, 0, 0, 0)
MANY = settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FEW = settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def readings(box, province):
    """Yield the requirement of a province once for each kind that can fill its choice group."""
    fixed = box.fixed[province].tolist()
    for kind in range(box.readings[province]):
        yield tuple(n + (int(box.choice[province]) if k == kind else 0) for k, n in enumerate(fixed))


def supplies(card, same, idle):
    """Return every way to use one card: how many of its symbols count for each kind."""
    ways = {(0,) * KINDS} if idle else set()
    kinds = [card // 2] if card < TROOP_TYPES else range(KINDS)
    for first in kinds:
        ways.add(tuple(int(k == first) for k in range(KINDS)))
        if card % 2 == 0:
            for second in kinds:
                if card < TROOP_TYPES or not same or first == second:
                    ways.add(tuple((k == first) + (k == second) for k in range(KINDS)))
    return ways


def legal_by_assignment(box, province, paid, taken):
    """Tell whether a payment is legal by trying, card by card, every way to use or waste its symbols."""
    same, free = box.double_hero == SAME_TROOP, box.overpay == FREE
    if taken >= 0:
        paid = (taken, *paid)

    @cache
    def fills(i, missing):
        if i == len(paid):
            return not any(missing)
        must_count = not free or (i == 0 and taken >= 0)
        for way in supplies(paid[i], same, idle=not must_count):
            left = tuple(m - w for m, w in zip(missing, way, strict=True))
            if min(left) >= 0 and fills(i + 1, left):
                return True
        return False

    return any(fills(0, need) for need in readings(box, province))


def tally(paid, undecided, taken):
    """Return the tally of the cards paid (including the one taken) and the undecided ones."""
    made = NOTHING if taken < 0 else paying(NOTHING, taken, 1)
    for card in paid:
        made = paying(made, card, 1)
    more = NOTHING
    for card in undecided:
        more = paying(more, card, 1)
    return (*made[:4], more[0], more[2], more[3])


@st.composite
def cases(draw, most):
    """Draw a box, a province, cards that pay or nearly pay for it, and perhaps a card taken."""
    box = BOXES[draw(st.sampled_from(sorted(BOXES)))]
    province = draw(st.integers(0, 40))
    need = draw(st.sampled_from(list(readings(box, province))))
    held = Counter()
    for kind in range(KINDS):
        missing = need[kind]
        while missing > 0:
            card = draw(st.sampled_from([2 * kind, 2 * kind + 1, 2 * kind + 1, DOUBLE_HERO, DOUBLE_HERO + 1]))
            held[card] += 1
            missing -= 2 - card % 2
    for card in draw(st.lists(st.integers(0, TYPES - 1), max_size=2)):
        held[card] += draw(st.sampled_from([-1, 1]))
    held = {card: min(n, int(box.deck[card])) for card, n in held.items() if n > 0}
    dealt = [card for card in sorted(held) for _ in range(held[card])][:most]
    taken = -1
    if troops := sorted({card for card in dealt if card < TROOP_TYPES}):
        taken = draw(st.sampled_from([-1, *troops]))
    if taken >= 0:
        dealt.remove(taken)
    return box, province, tuple(dealt), taken


@MANY
@given(cases(most=10))
def test_the_closed_formula_equals_exhaustive_assignment(case):
    """GA-046, GA-047, GA-048, GA-049, GA-050, GA-051, GA-056, GA-065: both tests allow the same payments."""
    box, province, paid, taken = case
    found = feasible(box, province, taken, tally(paid, (), taken))
    assert found == legal_by_assignment(box, province, paid, taken)


@MANY
@given(cases(most=14))
def test_the_closed_formula_equals_the_long_one(case):
    """GA-051: the formula with bounds on the symbols that heroes supply.

    They supply at least the missing symbols and one per hero card. They supply at most their own symbols, and at most
    what remains of the requirement if each troop card supplies one symbol.
    """
    _, province, paid, taken = case
    box = BOXES["contributing", "independent"]
    played = paid if taken < 0 else (*paid, taken)
    symbols, number = [0] * KINDS, [0] * KINDS
    wild = heroes = 0
    for card in played:
        if card < TROOP_TYPES:
            symbols[card // 2] += 2 - card % 2
            number[card // 2] += 1
        else:
            wild += 2 - card % 2
            heroes += 1
    legal = False
    for need in readings(box, province):
        lowest = sum(max(0, d - n) for d, n in zip(need, symbols, strict=True))
        highest = sum(d - m for d, m in zip(need, number, strict=True))
        fits = all(m <= d for d, m in zip(need, number, strict=True))
        legal |= fits and max(lowest, heroes) <= min(highest, wild)
    assert feasible(box, province, taken, tally(paid, (), taken)) == legal


def subsets(held):
    """Yield every choice of cards from a hand, as tuples."""
    numbers = Counter(held)
    types = sorted(numbers)
    for chosen in product(*(range(numbers[t] + 1) for t in types)):
        yield tuple(t for t, n in zip(types, chosen, strict=True) for _ in range(n))


@FEW
@given(cases(most=8), st.integers(0, TYPES))
def test_a_step_is_feasible_exactly_if_it_can_be_completed(case, cursor):
    """GA-046, GA-066: a step is offered if and only if it can lead to a legal payment."""
    box, province, held, taken = case
    paid = tuple(t for t in held if t < cursor)
    undecided = tuple(t for t in held if t >= cursor)
    completable = any(legal_by_assignment(box, province, (*paid, *s), taken) for s in subsets(undecided))
    assert feasible(box, province, taken, tally(paid, undecided, taken)) == completable


@FEW
@given(cases(most=7))
def test_every_legal_payment_has_one_chain(case):
    """GA-046, GA-051, GA-065, GA-066: each legal payment has one sequence of counts; none has a dead end."""
    box, province, held, taken = case
    hand = " ".join(scene.TYPE_NAMES[t] for t in held)
    name = f"P{province + 1:02}"
    options = {
        "overpay": "free" if box.overpay == FREE else "contributing",
        "doubleHero": "sameTroop" if box.double_hero == SAME_TROOP else "independent",
    }
    wanted = {s for s in subsets(held) if legal_by_assignment(box, province, s, taken)}
    if taken < 0:
        position = scene.given([hand, ""], provinces=name, row="", **options)
        first = []
    else:
        position = scene.given(["", hand], provinces=name, row="", **options)
        scene.window(position, scene.TYPE_NAMES[taken], scene.ANN)
        scene.settle(position)
        first = [f"take {scene.TYPE_NAMES[taken]}"]
        if first[0] not in position.choices():
            assert not wanted
            return
        position.do(*first)
    if f"province {name}" not in position.choices():
        assert not wanted
        return
    found = list(scene.payments(position.do(f"province {name}")))
    assert len(found) == len(set(found))
    extra = () if taken < 0 else (taken,)
    assert set(found) == {written((*s, *extra)) for s in wanted}


def written(held):
    """Return cards as a string, as in `scene`."""
    return cards(counts(" ".join(scene.TYPE_NAMES[t] for t in held)))


def test_the_assignment_knows_a_double_hero():
    """GA-049: check `legal_by_assignment` itself on the worked examples EX-18 and EX-27."""
    split = (3, 5, DOUBLE_HERO)
    assert legal_by_assignment(BOXES["contributing", "independent"], 1, split, -1)
    assert not legal_by_assignment(BOXES["contributing", "sameTroop"], 1, split, -1)
    assert legal_by_assignment(BOXES["contributing", "sameTroop"], 1, (3, 3, DOUBLE_HERO), -1)
