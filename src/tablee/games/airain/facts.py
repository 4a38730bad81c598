"""Facts about a position that board and words both need: names, requirements, payments, wars, points.

Most functions need only what a seat sees of a position; `purchase` needs the hand of the paying seat.
"""

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from tablee.core.frozen import Frozen, Grid, Readable
from tablee.core.position import Position
from tablee.games.airain.actions import ACTIONS
from tablee.games.airain.box import (
    DOUBLE_HERO,
    FACTIONS,
    KINDS,
    REPLACEMENT_FAILS,
    SINGLE_HERO,
    TROOP_TYPES,
    TYPES,
    Ending,
    Phase,
    Then,
)
from tablee.games.airain.rules.conquering import in_province_pile, payer
from tablee.games.airain.rules.ending import (
    ending_of_turn,
    factions_of,
    majority_bonus,
    most_of_each,
    printed_points,
    set_bonus,
)
from tablee.games.airain.rules.payment import feasible, lane_of, paying, whole_hand
from tablee.games.airain.rules.recruiting import can_recruit
from tablee.games.airain.rules.wars import is_barred, left_of

HERO = KINDS  # number of the hero, after the five troop kinds
ALIKE = HERO + 1  # stands for the choice group of a requirement, which is not a kind

# --- cards and provinces ---------------------------------------------------------------------------------------


def kind_of(card: int) -> int:
    """GA-003: return the kind of a card type: one of the troops, or `HERO`."""
    return card // 2


def symbols_of(card: int) -> int:
    """GA-003: return how many symbols a card type shows; the double card of each kind comes before the single one."""
    return 2 - card % 2


def is_hero(card: int) -> bool:
    """Tell whether a card type is a hero, single or double."""
    return card >= DOUBLE_HERO


def symbols_by_kind(counts: Sequence[int]) -> list[int]:
    """Return the symbols on cards of each type, by kind; heroes last."""
    found = [0] * (KINDS + 1)
    for card, n in enumerate(counts):
        found[kind_of(card)] += n * symbols_of(card)
    return found


def province_name(position: Readable, province: int) -> str:
    """Return the name printed on a province of this box."""
    return _printed(position.frozen[0].province_name[province])


def faction_name(position: Readable, faction: int) -> str:
    """Return the name of a faction in the component data; the texts translate the names of the printed game."""
    return _printed(position.frozen[0].faction_name[faction])


@lru_cache(maxsize=1 << 9)
def _printed(letters: tuple[int, ...]) -> str:
    return bytes(letters).rstrip(b"\0").decode()


def requirement(position: Readable, province: int) -> tuple[tuple[int, int], ...]:
    """GA-007, GA-008: return what a province asks for, as kinds and numbers; a choice group comes last, as `ALIKE`."""
    box = position.frozen[0]
    found = tuple((kind, n) for kind, n in enumerate(box.fixed[province]) if n)
    return (*found, (ALIKE, box.choice[province])) if box.choice[province] else found


def province_row(position: Position) -> list[int]:
    """Return the face-up provinces."""
    return [province for province in position.frozen[1].province_row if province >= 0]


def provinces_in_pile(position: Position) -> int:
    """GA-082: return how many provinces are left in the pile."""
    left: int = in_province_pile(*position.frozen)
    return left


# --- recruiting ------------------------------------------------------------------------------------------------


def may_recruit(position: Position) -> bool:
    """GA-036: tell whether enough troop cards are left to recruit."""
    enough: bool = can_recruit(*position.frozen)
    return enough


# --- what a hand can pay ---------------------------------------------------------------------------------------


def shortage(position: Position, province: int, seat: int) -> int:
    """GA-046, GA-065: return how many symbols a seat lacks to pay for a province; 0 if it can pay.

    For the seat asked whether it declares war, this counts the card it has taken or the most helpful card on offer.
    """
    box, state = position.frozen
    hand = state.hand[seat]
    if state.asked != seat:
        return symbols_short(box, province, hand)
    offered = [card for card in range(TROOP_TYPES) if state.batch[card] and not is_own_troop(position, card)]
    if state.taken >= 0:
        offered = [state.taken]
    return min((symbols_short(box, province, hand, card) for card in offered), default=1)


class _OneHand(NamedTuple):
    """A state with nothing but one hand."""

    hand: Grid


@lru_cache(maxsize=1 << 12)
def symbols_short(box: Frozen, province: int, hand: tuple[int, ...], taken: int = -1) -> int:
    """GA-046, GA-065: return how many symbols a hand lacks to pay for a province, with the card taken in a war."""
    tally = whole_hand(_OneHand(Grid((hand,))), 0)
    if feasible(box, province, taken, paying(tally, taken, 1) if taken >= 0 else tally):
        return 0
    held = symbols_by_kind(hand)
    if taken >= 0:
        held[kind_of(taken)] += symbols_of(taken)
    wild, spare = held.pop(), [have - n for have, n in zip(held, box.fixed[province], strict=True)]
    lacking = sum(-more for more in spare if more < 0)
    for_group = max(0, box.choice[province] - max(0, *spare))
    short: int = max(1, lacking + for_group - wild)
    return short


# --- a payment under way ---------------------------------------------------------------------------------------


def is_composing(position: Position, seat: int) -> bool:
    """Tell whether this seat is composing a payment, or has completed one that waits for the row to be topped up."""
    state = position.frozen[1]
    deciding: int = payer(state)
    under_way: bool = state.phase in (Phase.WAR_PROVINCE, Phase.PAYMENT) or state.then == Then.CONQUEST
    return under_way and deciding == seat


def paid_from_hand(position: Position, seat: int) -> list[int]:
    """Return how many hand cards of each type are in this seat's payment; the card taken in a war is not counted."""
    state = position.frozen[1]
    if not is_composing(position, seat):
        return [0] * TYPES
    return [max(0, n - (card == state.taken)) for card, n in enumerate(state.paid)]


def counts_offered(position: Position) -> list[int]:
    """GA-046: return the numbers of cards that may be paid at this step of a payment."""
    return [ACTIONS.parts(action).parts["count"] for action in position.legal()]


def slots(position: Position) -> list[tuple[int, str]]:
    """Return each symbol that the province being paid for requires: its kind, and `paid`, `hero` or `missing`.

    Troops fill the symbols of their own kind first. The kind with the most symbols left fills the choice group, and
    heroes fill what is still missing.
    """
    state = position.frozen[1]
    return slots_of(position, state.province, state.paid)


def slots_of(position: Readable, province: int, cards: Sequence[int]) -> list[tuple[int, str]]:
    """GA-046, GA-047: return the same for any province and any cards paid."""
    have = symbols_by_kind(cards)
    wild, spare = have.pop(), have[:]
    found: list[tuple[int, str]] = []
    for kind, n in requirement(position, province):
        if kind != ALIKE:
            spare[kind] -= n
        paid = have[kind] if kind != ALIKE else max(0, *spare)
        found += [(kind, "paid" if i < paid else "missing") for i in range(n)]
    for i, (kind, status) in enumerate(found):
        if status == "missing" and wild:
            found[i], wild = (kind, "hero"), wild - 1
    return found


class Purchase(NamedTuple):
    """A completed payment, as it becomes public: `taken` is the card type taken in a war, or -1."""

    province: int
    cards: tuple[int, ...]
    taken: int


def purchase(before: Position, action: int) -> Purchase | None:
    """Return the payment that an action and the forced steps after it complete; None if it is not yet complete."""
    after = before.copy()
    after.play(before.to_act, action)
    was, now, seat = before.frozen[1], after.frozen[1], before.to_act
    if now.phase in (Phase.WAR_PROVINCE, Phase.PAYMENT):
        return None
    province = ACTIONS.parts(action).parts.get("province", was.province)
    if now.then == Then.CONQUEST:  # the cards paid are still in the hand, because the row is topped up first
        return Purchase(province, now.paid, was.taken)
    left = [had - has for had, has in zip(was.hand[seat], now.hand[seat], strict=True)]
    return Purchase(province, tuple(n + (card == was.taken) for card, n in enumerate(left)), was.taken)


# --- what a viewer can tell from two positions -----------------------------------------------------------------


def changed(old: Sequence[int], new: Sequence[int]) -> list[int]:
    """Return the places at which two sequences differ."""
    return [i for i, (was, now) in enumerate(zip(old, new, strict=True)) if was != now] if old != new else []


def less(cards: Sequence[int], without: Sequence[int]) -> list[int]:
    """Subtract cards from cards, type by type."""
    return [n - m for n, m in zip(cards, without, strict=True)]


def hero_price(before: Position, after: Position) -> int:
    """GA-032, GA-064: return the card type that was discarded for a hero.

    If the batch is gone at once, there were only heroes in it. Everybody knows that the hand held the hero just taken.
    So either a known hero is gone, or it was a hero of the other type.
    """
    old, new, seat = before.frozen[1], after.frozen[1], before.frozen[1].active
    if any(new.batch):
        return changed(old.batch, new.batch)[0]
    gone = changed(old.known[seat], new.known[seat])
    return gone[0] if gone else SINGLE_HERO if old.known[seat, DOUBLE_HERO] else DOUBLE_HERO


def card_taken(before: Position, after: Position) -> int:
    """GA-062: return the card type that was taken to declare war, or -1 if the viewer cannot tell.

    The payer sees it, and so do all others while the row is topped up. Otherwise it is in the payment, and missing
    among the cards that went to the discard pile. If those were shuffled into an empty pile, it may be unknown.
    """
    old, new = before.frozen[1], after.frozen[1]
    if max(old.taken, new.taken) >= 0:
        return int(max(old.taken, new.taken))
    found = [card for card in range(TROOP_TYPES) if old.batch[card] and (new.batch[card] or not any(new.batch))]
    if old.pile_size and any(new.batch):
        went = less(new.discard_pile, old.discard_pile)
        found = [card for card in found if went[card] < old.batch[card]]
    return found[0] if len(found) == 1 else -1


def cards_paid(before: Position, after: Position, seat: int, taken: int) -> list[int]:
    """GA-046, GA-069: return the cards that a seat paid for a province, or an empty list if the viewer cannot tell.

    They are on offer now, unless no war is possible with them and they are on the discard pile already. The card type
    `taken` in a war is one of them.
    """
    old, new = before.frozen[1], after.frozen[1]
    paid = list(old.paid if old.then == Then.CONQUEST else new.batch)
    if any(paid):
        return paid
    from_hand = less(old.hand[seat], new.hand[seat])
    if not any(from_hand) and old.pile_size:
        from_hand = less(less(new.discard_pile, old.discard_pile), old.batch)
    known = any(from_hand) and (taken >= 0 or old.asked < 0)
    return [n + (card == taken) for card, n in enumerate(from_hand)] if known else []


# --- wars and points -------------------------------------------------------------------------------------------


def war_order(position: Position) -> list[tuple[int, str]]:
    """GA-063: return the seats in the order they are asked, each `passed`, `asked` or `waiting`."""
    state, seats = position.frozen[1], position.seats
    order = [(state.discarder + n) % seats for n in range(1, seats)]
    now = order.index(state.asked)
    return [(seat, "passed" if i < now else "asked" if i == now else "waiting") for i, seat in enumerate(order)]


def still_asked(position: Position) -> list[int]:
    """GA-063: return the seats that will be asked if the seat asked does not declare war."""
    return [seat for seat, status in war_order(position) if status == "waiting"]


class Without(IntEnum):
    """What follows if nobody declares war any more."""

    TURN = 0  # the next turn
    DRAW = 1  # the recruitment goes on
    END = 2  # the game is over


def without_war(position: Position) -> tuple[Without, int]:
    """GA-043, GA-075, GA-080: return what follows if nobody declares war any more, and whose turn it then is."""
    box, state = position.frozen
    if 0 < state.draw_no < box.draws:
        return Without.DRAW, state.active
    if ending_of_turn(box, state) != Ending.NONE:
        return Without.END, -1
    return Without.TURN, left_of(state, state.discarder)


def ends_the_game(position: Position) -> bool:
    """GA-054, GA-080: tell whether the next conquest ends the game, after the war that may follow."""
    left = provinces_in_pile(position)
    return left == 0 if position.frozen[0].end_trigger == REPLACEMENT_FAILS else left <= 1


def is_own_troop(position: Position, card: int) -> bool:
    """GA-070 (A-18): tell whether the option ownTroopBack forbids the seat asked to take a card type."""
    barred: bool = is_barred(*position.frozen, card)
    return barred


def winners(position: Position) -> list[int]:
    """GA-098: return the seats in first place."""
    return [seat for seat, place in enumerate(position.ranks()) if place == 1]


class Standing(NamedTuple):
    """What a seat has conquered: provinces by faction, the most any seat has of each faction, and points by source."""

    seat: int
    mine: tuple[int, ...]
    most: tuple[int, ...]
    printed: int
    sets: int
    majorities: int

    def leads(self, faction: int) -> bool:
        """GA-095, GA-096, GA-097: tell whether the seat has provinces of a faction and no other seat has more."""
        return 0 < self.mine[faction] == self.most[faction]


def standing(conquests: Readable, seat: int) -> Standing:
    """GA-090, GA-092, GA-095: return what a seat has conquered and where its points come from."""
    box, state = conquests.frozen
    return _standing(box, state.seats, state.owner, seat)


class _Owned(NamedTuple):
    """A state with nothing but the owners of the provinces."""

    seats: int
    owner: tuple[int, ...]


@lru_cache(maxsize=1 << 12)
def _standing(box: Frozen, seats: int, owner: tuple[int, ...], seat: int) -> Standing:
    state = _Owned(seats, owner)
    mine, most = factions_of(box, state, seat), most_of_each(box, state)
    return Standing(
        seat,
        mine=tuple(lane_of(mine, faction) for faction in range(FACTIONS)),
        most=tuple(lane_of(most, faction) for faction in range(FACTIONS)),
        printed=printed_points(box, state, seat),
        sets=set_bonus(box, mine),
        majorities=majority_bonus(box, mine, most),
    )


class Prospect(NamedTuple):
    """What a province would bring a seat now: points by source, and the seats that would lose a majority."""

    printed: int
    sets: int
    majority: int
    losers: tuple[int, ...]

    @property
    def points(self) -> int:
        """Return all points together."""
        return self.printed + self.sets + self.majority


def prospect(conquests: Readable, province: int, seat: int) -> Prospect:
    """GA-090, GA-092, GA-095, GA-096: return what a province would bring a seat that conquered it now."""
    box, state = conquests.frozen
    return _prospect(box, state.seats, state.owner, province, seat)


@lru_cache(maxsize=1 << 12)
def _prospect(box: Frozen, seats: int, owner: tuple[int, ...], province: int, seat: int) -> Prospect:
    won = (*owner[:province], seat, *owner[province + 1 :])
    faction, state, later = box.faction[province], _Owned(seats, owner), _Owned(seats, won)
    was, now = (factions_of(box, s, seat) for s in (state, later))
    top, new_top = (lane_of(most_of_each(box, s), faction) for s in (state, later))
    mine, led = lane_of(now, faction), 0 < lane_of(was, faction) == top
    gains = mine == new_top and not led
    losers = tuple(
        other
        for other in range(seats)
        if other != seat and new_top > top and 0 < lane_of(factions_of(box, state, other), faction) == top
    )
    return Prospect(
        printed=box.points[province],
        sets=set_bonus(box, now) - set_bonus(box, was),
        majority=box.majority if gains else 0,
        losers=losers,
    )
