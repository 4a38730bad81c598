"""The story of Les Guerres d'Airain: what each action changed, as events.

Hands are hidden, and so is a payment until it is complete. So events are worked out from the two positions alone, never
from the action: whoever sees the same positions is told the same. The steps of a payment under way are no events; the
conquest tells all of them together.
"""

from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.position import Position
from tablee.core.story import Account, Change, Event, Story, turn
from tablee.games.airain.actions import province_id
from tablee.games.airain.box import (
    FACTIONS,
    REPLACEMENT_FAILS,
    TROOP_TYPES,
    TYPE_NAMES,
    TYPES,
    Ending,
    Phase,
    Then,
)
from tablee.games.airain.facts import (
    card_taken,
    cards_paid,
    changed,
    hero_price,
    is_hero,
    is_plain_payment,
    may_recruit,
    province_row,
    provinces_in_pile,
    standing,
    winners,
)
from tablee.games.airain.rules.wars import left_of

WAR_PHASES = (Phase.WAR_CHOICE, Phase.WAR_PROVINCE, Phase.PAYMENT)


def events(before: Position, action: int | None, after: Position) -> list[Event]:
    """Return what happened between two positions that one viewer sees. The action is not needed."""
    told, old = Telling(before, after), before.state
    match old.phase:
        case Phase.DEAL:
            told.deal()
        case Phase.TURN_TROOP:
            told.turn_troop()
        case Phase.TURN_PROVINCE:
            told.turn_province()
        case Phase.FIRST_PLAYER:
            told.add("first", after.state.active)
        case Phase.TURN_START:
            told.choose()
        case Phase.DRAW:
            told.take()
        case Phase.BLIND_DRAW:
            told.draw()
        case Phase.HERO_DISCARD:
            told.discard_for_hero()
    if old.asked >= 0 and old.phase in WAR_PHASES:
        told.answer()
    told.conquest()
    told.window()
    told.next_turn()
    return told.made


class Telling:
    """The events of one action, while they are collected in the order of the rules."""

    def __init__(self, before: Position, after: Position) -> None:
        self.before, self.after, self.box = before, after, before.box
        self.old, self.new = before.state, after.state
        self.account = Account(before, after)
        self.pile: int = self.old.pile_size  # these four follow the rules step by step
        self.discard: list[int] = self.old.discard_pile.tolist()
        self.batch: list[int] = self.old.batch.tolist()
        self.discarder: int = self.old.discarder
        self.conquered = next(iter(changed(self.old.owner, self.new.owner)), -1)  # a province, or -1
        self.made: list[Event] = []

    def add(self, kind: str, who: int = NOBODY, **more: Any) -> None:
        """Add an event."""
        self.made.append(Event(kind, who, **more))

    # --- facts that change -------------------------------------------------------------------------------------

    def rest(self, *fields: str) -> tuple[Change, ...]:
        """Return the changes of several fields that are still open."""
        return tuple(change for field in fields for change in self.account.take(field))

    def cards_of(self, seat: int) -> tuple[Change, ...]:
        """Return the changes of a seat's hand: its size, the cards everybody knows, the cards if the viewer has it."""
        return tuple(c for field in ("hand_size", "known", "hand") for c in self.account.take(field, seat))

    def set_pile(self, cards: int) -> tuple[Change, ...]:
        """Change the number of cards in the troop pile."""
        self.pile = cards
        return self.account.set(cards, "pile_size")

    def set_cards(self, field: str, cards: list[int]) -> tuple[Change, ...]:
        """Change the cards of the batch or of the discard pile."""
        if field == "batch":
            self.batch = cards
        else:
            self.discard = cards
        return tuple(change for card in range(TYPES) for change in self.account.set(cards[card], field, card))

    def set_discarder(self, seat: int) -> tuple[Change, ...]:
        """Change who discarded last."""
        self.discarder = seat
        return self.account.set(seat, "discarder")

    # --- set-up, pile and row ----------------------------------------------------------------------------------

    def deal(self) -> None:
        """GA-010: a seat is dealt a card. Only the seat itself sees which."""
        (seat,) = changed(self.old.hand_size, self.new.hand_size)
        self.from_pile("deal", seat, ("GA-010",))

    def draw(self) -> None:
        """GA-031: the active seat draws blind. Only the seat itself sees the card."""
        self.from_pile("draw", self.old.active, ("GA-031",))

    def from_pile(self, kind: str, seat: int, why: tuple[str, ...]) -> None:
        """GA-010, GA-031: a card goes from the pile to a hand."""
        drawn = changed(self.old.hand[seat], self.new.hand[seat])
        self.add(
            kind,
            seat,
            what="troop",
            count=1,
            start="troop-pile",
            end=f"hand-size-{seat}",
            why=why,
            changes=self.set_pile(self.pile - 1) + self.cards_of(seat),
            details={"card": drawn[0]} if drawn else {},
        )
        self.reshuffle()

    def turn_troop(self) -> None:
        """GA-011, GA-035: a card is turned up from the pile into the row."""
        (card,) = changed(self.old.troop_row, self.new.troop_row)
        setup = self.old.active < 0
        self.add(
            "turn-troop",
            what="troop",
            count=1,
            start="troop-pile",
            end=f"row-{TYPE_NAMES[card]}",
            why=("GA-011" if setup else "GA-035",),
            changes=self.set_pile(self.pile - 1) + self.rest("troop_row"),
            details={"card": card, "setup": setup},
        )
        self.reshuffle()

    def reshuffle(self, unseen: int = 0) -> None:
        """GA-040: if the pile is empty, the discard pile and cards the viewer could not see become the pile."""
        count = sum(self.discard) + unseen
        if self.pile == 0 and count:
            changes = self.set_cards("discard_pile", [0] * TYPES) + self.set_pile(count)
            self.add(
                "reshuffle",
                what="troop",
                count=count,
                start="discard-pile",
                end="troop-pile",
                why=("GA-040",),
                forced=True,
                changes=changes,
            )

    def turn_province(self) -> None:
        """GA-012, GA-053, GA-080: a province is turned up. With the last one, the end of the game is near."""
        (province,) = set(province_row(self.after)) - set(province_row(self.before))
        setup = self.old.active < 0
        self.add(
            "turn-province",
            what="province",
            start="province-pile",
            end=f"province-{province_id(province)}",
            why=("GA-012" if setup else "GA-053",),
            changes=self.rest("province_row"),
            details={"province": province, "setup": setup},
        )
        if provinces_in_pile(self.after) == 0:
            how = "replace" if self.box.end_trigger == REPLACEMENT_FAILS else "empty"
            self.add("last", end="province-pile", why=("GA-080",), forced=True, big=True, details={"trigger": how})

    # --- the turn ----------------------------------------------------------------------------------------------

    def choose(self) -> None:
        """GA-030, GA-083: the active seat begins to recruit, or ends the game."""
        seat = self.old.active
        if self.new.phase == Phase.DRAW:
            self.add("recruit", seat, what="troop", count=self.box.draws, start="troop-pile", why=("GA-030",))
        elif self.new.ending == Ending.DECLARED:
            self.add("end-game", seat, count=self.box.draws, why=("GA-083",), big=True, changes=self.rest("ending"))

    def take(self) -> None:
        """GA-031, GA-032: the active seat takes a card from the row. A blind draw is told when the card is drawn."""
        seat, row = self.old.active, self.old.troop_row
        for card in changed(row, self.new.troop_row):
            self.add(
                "take",
                seat,
                what="troop",
                count=1,
                start=f"row-{TYPE_NAMES[card]}",
                end=f"hand-size-{seat}",
                why=("GA-031", "GA-032") if is_hero(card) else ("GA-031",),
                forced=self.pile == 0 and sum(1 for n in row if n) == 1,
                changes=self.rest("troop_row") + self.cards_of(seat),
                details={"card": card, "price": is_hero(card)},
            )

    def discard_for_hero(self) -> None:
        """GA-032, GA-041: the active seat discards a card as the price of a hero."""
        seat, card = self.old.active, hero_price(self.before, self.after)
        batch = [n + (i == card) for i, n in enumerate(self.batch)]
        self.add(
            "discard",
            seat,
            what="troop",
            count=1,
            start=f"hand-size-{seat}",
            end=f"batch-{TYPE_NAMES[card]}" if self.new.batch[card] else "discard-pile",
            why=("GA-032",),
            changes=self.cards_of(seat) + self.set_cards("batch", batch) + self.set_discarder(seat),
            details={"card": card},
        )

    # --- wars --------------------------------------------------------------------------------------------------

    def answer(self) -> None:
        """GA-061, GA-062, GA-067: the seat asked declares war or declines; before it has paid, nothing is told."""
        seat = self.old.asked
        if self.conquered >= 0 or self.new.then == Then.CONQUEST:
            self.declare(seat)
        elif self.new.asked != seat:
            changes = self.rest("asked")
            self.add("pass", seat, whom=self.discarder, end=f"order-{seat}", why=("GA-061",), changes=changes)

    def declare(self, seat: int) -> None:
        """GA-062, GA-067: a seat takes a card to declare war; the other cards on offer go to the discard pile."""
        taken, province = (
            card_taken(self.before, self.after),
            self.conquered if self.conquered >= 0 else self.new.province,
        )
        shown = self.account.take("known", seat) if self.conquered < 0 else ()
        self.add(
            "war",
            seat,
            whom=self.discarder,
            what="troop",
            count=1,
            start=f"batch-{TYPE_NAMES[taken]}" if taken >= 0 else "",
            end=f"province-{province_id(province)}",
            why=("GA-062",),
            big=True,
            changes=shown,
            details={"province": province} | ({"card": taken} if taken >= 0 else {}),
        )
        left = [n - (card == taken) for card, n in enumerate(self.batch)]
        count = sum(self.batch) - 1
        if count == 0:
            return
        if taken >= 0:
            changes = self.set_cards("batch", [int(card == taken) for card in range(TYPES)])
            changes += self.set_cards("discard_pile", _sum(self.discard, left))
            self.leftover(count, changes, {"cards": left})
            self.reshuffle()
        else:
            self.leftover(count, (), {})
            self.reshuffle(count)

    def leftover(self, count: int, changes: tuple[Change, ...], details: dict[str, Any]) -> None:
        """GA-067: cards on offer that were not taken go to the discard pile."""
        self.add(
            "leftover",
            whom=self.discarder,
            what="troop",
            count=count,
            end="discard-pile",
            why=("GA-067",),
            forced=True,
            changes=changes,
            details=details,
        )

    # --- conquests ---------------------------------------------------------------------------------------------

    def conquest(self) -> None:
        """GA-045, GA-052, GA-068, GA-069: a seat conquers a province. The cards paid are on offer."""
        province = self.conquered
        if province < 0:
            return
        seat, war = int(self.new.owner[province]), self.old.asked >= 0
        taken = card_taken(self.before, self.after) if war else -1
        paid = cards_paid(self.before, self.after, seat, taken)
        count = int(self.old.hand_size[seat] - self.new.hand_size[seat]) + war
        changes = self.rest("owner", "province_row") + self.cards_of(seat)
        changes += self.account.set(-1, "asked") + self.set_discarder(seat)
        changes += self.set_cards("batch", paid or [0] * TYPES)
        details: dict[str, Any] = {"province": province, "war": war, "gained": self.gained(seat)}
        details["left"] = int(self.new.hand_size[seat])
        if paid:
            details["plain"] = is_plain_payment(self.before, province, paid)
            details["cards"] = [n - (card == taken) for card, n in enumerate(paid)]
        if taken >= 0:
            details["card"] = taken
        self.add(
            "conquer",
            seat,
            what="province",
            count=count,
            start=f"province-{province_id(province)}",
            end=f"faction-{seat}-{self.box.faction[province]}",
            why=("GA-068" if war else "GA-045",),
            changes=changes,
            details=details,
        )
        self.bonuses(seat, int(self.box.faction[province]))
        self.after_conquest(province)
        if not paid:
            self.close_unseen(count)

    def gained(self, seat: int) -> int:
        """GA-090, GA-092, GA-095: return how many points more a seat has than before."""
        return self.after.scores()[seat] - self.before.scores()[seat]

    def bonuses(self, seat: int, faction: int) -> None:
        """GA-090, GA-092, GA-095, GA-096: tell what the province means for sets, majorities and points."""
        was = [standing(self.before, s) for s in range(self.after.seats)]
        now = [standing(self.after, s) for s in range(self.after.seats)]
        if now[seat].sets != was[seat].sets:
            details = {"bonus": now[seat].sets, "before": was[seat].sets}
            self.add(
                "set", seat, count=min(FACTIONS, *now[seat].mine), end=f"sets-{seat}", why=("GA-092",), details=details
            )
        details = {"faction": faction, "bonus": int(self.box.majority), "owned": now[seat].mine[faction]}
        for s in range(self.after.seats):
            end = f"faction-{s}-{faction}"
            if now[s].leads(faction) and not was[s].leads(faction):
                level = [o for o in range(self.after.seats) if o != s and now[o].leads(faction)]
                rules = ("GA-095", "GA-096") if level else ("GA-095",)
                self.add("majority", s, end=end, why=rules, details=details | {"seats": level})
            elif was[s].leads(faction) and not now[s].leads(faction):
                self.add("lost", s, whom=seat, end=end, why=("GA-095",), forced=True, big=True, details=details)
        scores = zip(self.before.scores(), self.after.scores(), strict=True)
        moved = [(s, new - old, new) for s, (old, new) in enumerate(scores) if new != old]
        self.add("points", seat, end=f"score-{seat}", why=("GA-090",), details={"scores": moved})

    def after_conquest(self, province: int) -> None:
        """GA-053, GA-054, GA-075: the province may not be replaced, and a recruitment may be over."""
        if provinces_in_pile(self.before) == 0:
            count = len(province_row(self.after))
            details = {"province": province, "left": count}
            self.add("not-replaced", end="province-pile", why=("GA-054",), forced=True, details=details)
        lost = self.box.draws - self.old.draw_no
        if self.old.draw_no and lost:
            self.add("forfeit", self.old.active, what="troop", count=lost, why=("GA-075",), forced=True)

    # --- the cards on offer ------------------------------------------------------------------------------------

    def window(self) -> None:
        """GA-060, GA-063, GA-074: others are asked whether they declare war, or the cards on offer are discarded."""
        if self.new.asked >= 0 and (self.old.asked < 0 or self.conquered >= 0):
            order = [(self.discarder + n) % self.after.seats for n in range(1, self.after.seats)]
            details = {"cards": self.batch[:TROOP_TYPES], "heroes": any(self.batch[TROOP_TYPES:]), "seats": order}
            changes = self.rest("asked")
            rules = ("GA-060", "GA-061", "GA-063")
            self.add("offer", order[0], whom=self.discarder, what="troop", why=rules, changes=changes, details=details)
        elif any(self.batch) and not any(self.new.batch):
            self.close()

    def close(self) -> None:
        """GA-064, GA-074: nobody declares war, or nobody can; the cards on offer go to the discard pile."""
        cards = self.batch
        changes = self.set_cards("batch", [0] * TYPES) + self.set_cards("discard_pile", _sum(self.discard, cards))
        how = "passed" if any(cards[:TROOP_TYPES]) else "heroes"
        self.no_war(how, sum(cards), changes, {"cards": cards})
        self.reshuffle()

    def close_unseen(self, count: int) -> None:
        """GA-040, GA-074: the cards just paid are discarded at once, and the viewer cannot tell them from others."""
        self.no_war("heroes", count, self.rest("discard_pile"), {})
        self.reshuffle(self.new.pile_size)

    def no_war(self, how: str, count: int, changes: tuple[Change, ...], details: dict[str, Any]) -> None:
        """GA-064, GA-074: cards go to the discard pile, because nobody wanted one or nobody could take one."""
        if not province_row(self.after):
            how = "no-province"
        self.add(
            "no-war",
            whom=self.discarder,
            what="troop",
            count=count,
            end="discard-pile",
            why=("GA-064" if how == "heroes" else "GA-074",),
            forced=how != "passed",
            changes=changes + self.rest("discarder"),
            details={"how": how, **details},
        )

    # --- the end of a turn -------------------------------------------------------------------------------------

    def next_turn(self) -> None:
        """GA-036, GA-075, GA-076: the game ends, or a turn begins, to the left of whoever discarded last."""
        if self.new.phase == Phase.GAME_END:
            self.end()
        if self.new.phase != Phase.TURN_START or self.old.phase == Phase.TURN_START:
            return
        seat, last = self.new.active, self.discarder
        if self.old.active >= 0 and seat != left_of(self.new, self.old.active):
            self.add("next", seat, whom=last, why=("GA-075",), forced=True)
        self.made.append(turn(seat, self.rest("active", "discarder")))
        if not may_recruit(self.after):
            self.add("shortage", seat, count=self.box.draws, why=("GA-036",), forced=True)

    def end(self) -> None:
        """GA-080, GA-083, GA-098: the game is over."""
        ending = Ending(self.new.ending)
        if ending != Ending.DECLARED:
            how = {"ending": ending.name.lower().replace("_", "-")}
            self.add("end", why=("GA-080",), forced=True, big=True, changes=self.rest("ending"), details=how)
        made = [standing(self.after, seat) for seat in range(self.after.seats)]
        parts = [(s.printed, s.sets, s.majorities) for s in made]
        self.add("result", why=("GA-090",), details={"results": parts})
        first, scores = winners(self.after), self.after.scores()
        tied = len(first) == 1 and scores.count(max(scores)) > 1
        who = first[0] if len(first) == 1 else NOBODY
        changes, details = self.rest("discarder"), {"seats": first, "tied": tied}
        self.add("win", who, count=max(scores), why=("GA-098",), big=True, changes=changes, details=details)


def _sum(first: list[int], second: list[int]) -> list[int]:
    """Add cards to cards, type by type."""
    return [a + b for a, b in zip(first, second, strict=True)]


STORY = Story(
    events,
    bookkeeping={
        "phase": "the prompt says what is decided next",
        "then": "it orders steps that are told themselves",
        "draw_no": "the draws themselves are told",
        "suspended": "cards that are turned up are told",
        "conquered": "the conquests themselves are told",
        "taken": "the declaration of war tells it",
        "province": "the conquest tells it, once it is paid",
        "cursor": "a step of the payment; the conquest tells the cards",
        "paid": "the conquest tells the cards, once all are chosen",
        "circling": "the declarations of war tell which card goes round",
        "circled_by": "the declarations of war tell who discarded it",
    },
    added_up=frozenset({"deal", "draw", "turn-troop"}),
)
