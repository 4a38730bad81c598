"""What Les Guerres d'Airain says: labels of choices, log lines, prompts, and why an action is refused.

`told` is given the true position and returns only what one viewer may read; everything else speaks of an observation.
"""

from collections.abc import Iterable
from functools import reduce
from typing import Any, NamedTuple

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.faces import Words
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.airain import actions as act
from tablee.games.airain.box import BY_PROVINCES, DOUBLE_HERO, KIND_NAMES, TOP_POINTS, Ending, Phase, Then
from tablee.games.airain.rules.ending import factions_of, majority_bonus, most_of_each, printed_points, set_bonus
from tablee.games.airain.rules.recruiting import can_recruit, seat_dealt_to
from tablee.games.airain.rules.wars import is_barred

FACTION_WORDS = ("sun", "moon", "oak", "tide")
TASKS = {
    Phase.TURN_START: "turn-start",
    Phase.DRAW: "draw",
    Phase.HERO_DISCARD: "hero-discard",
    Phase.WAR_CHOICE: "war-choice",
    Phase.WAR_PROVINCE: "war-province",
    Phase.PAYMENT: "payment",
}
CHAIN = (Phase.WAR_CHOICE, Phase.WAR_PROVINCE, Phase.PAYMENT)
ENDINGS = {Ending.PILE_EMPTY: "pile-empty", Ending.CANNOT_REPLACE: "cannot-replace", Ending.DECLARED: "declared"}

# --- cards and provinces ---------------------------------------------------------------------------------------


def troop(card: int, count: int = 1) -> dict[str, Any]:
    """Return what a sentence needs to name cards of one type."""
    return {"kind": KIND_NAMES[card // 2], "size": "single" if card % 2 else "double", "count": count}


def joined(link: str, parts: Iterable[Message]) -> Message:
    """Return several sentences as one, linked by the message `link`."""
    return reduce(lambda first, rest: message(link, first=first, rest=rest), parts)


def cards_named(counts: Iterable[int]) -> Message:
    """Name cards by type: `1 double archer, 2 archers`."""
    named = [message("cards", **troop(card, int(n))) for card, n in enumerate(counts) if n]
    return joined("listed", named) if named else message("no-cards")


def province_called(position: Position, province: int) -> str:
    """Return the name printed on a province."""
    return str(position.game.data["provinces"]["cards"][province]["name"])


def needs_of(position: Position, province: int, *, in_full: bool = False) -> Message:
    """Say what a province asks for: `4 archers + 2 alike`."""
    box = position.box
    parts = [message("cards", **troop(2 * k + 1, int(n))) for k, n in enumerate(box.fixed[province]) if n]
    if box.choice[province]:
        parts.append(message("alike-title" if in_full else "alike", count=int(box.choice[province])))
    return joined("plus", parts)


def province_args(position: Position, province: int) -> dict[str, Any]:
    """Return what a sentence needs to speak of a province."""
    box = position.box
    faction, count = FACTION_WORDS[box.faction[province]], int(box.points[province])
    needs = needs_of(position, province)
    return {"name": province_called(position, province), "faction": faction, "count": count, "needs": needs}


# --- choices ---------------------------------------------------------------------------------------------------


class Purchase(NamedTuple):
    """A payment that an action completes: all of it that becomes public."""

    province: int
    cards: list[int]
    taken: int


def purchase(before: Position, action: int) -> Purchase | None:
    """Return what an action pays in the end, forced steps included, by trying it out; None if the chain goes on."""
    after = before.copy()
    after.play(before.to_act, action)
    was, now, seat = before.state, after.state, before.to_act
    if now.phase in (Phase.WAR_PROVINCE, Phase.PAYMENT):
        return None
    province, taken = int(action - act.PROVINCE if action < act.DRAW_ROW else was.province), int(was.taken)
    if now.then == Then.CONQUEST:  # the row is topped up first: the cards still lie in the hand
        return Purchase(province, [int(n) for n in now.paid], taken)
    left = was.hand[seat] - now.hand[seat]
    return Purchase(province, [int(n) + (card == taken) for card, n in enumerate(left)], taken)


def label(position: Position, action: int) -> Message:
    """Say what an action would do."""
    if action < act.PROVINCE:
        draws = int(position.box.draws)
        return (message("recruit", count=draws), message("end-game"), message("draw-blind"), message("pass"))[action]
    if action < act.DRAW_ROW:
        war = "yes" if position.state.taken >= 0 else "no"
        return message("choose-province", war=war, **province_args(position, action - act.PROVINCE))
    if action < act.HERO_DISCARD:
        card = action - act.DRAW_ROW
        return message("draw-row", price="yes" if card >= DOUBLE_HERO else "no", **troop(card))
    if action < act.TAKE:
        return message("hero-discard", **troop(action - act.HERO_DISCARD))
    if action < act.COUNT:
        return message("take", **troop(action - act.TAKE))
    done = purchase(position, action)
    if done is None:
        return message("pay", **troop(int(position.state.cursor), action - act.COUNT))
    return message("pay-last", province=province_called(position, done.province), cards=cards_named(done.cards))


# --- the log ---------------------------------------------------------------------------------------------------


def told(before: Position, action: int, viewer: int = NOBODY) -> Message | None:
    """Say what happened when an action was taken in `before`, the true position, as far as a viewer may read it.

    Dealt cards and blind draws are named to their owner only. The steps of a payment are told to nobody but the seat
    that takes them; its last step is told to all as one event: province, cards paid and, in a war, the card taken.
    """
    if action >= act.DEAL:
        return _told_chance(before, action, viewer)
    seat = before.to_act
    if act.PROVINCE <= action < act.DRAW_ROW or action >= act.TAKE:
        return _told_step(before, action, seat, viewer)
    done = label(before, action)
    return Message(f"log-{done.id}", done.args | {"seat": seat})


def _told_step(before: Position, action: int, seat: int, viewer: int) -> Message | None:
    done = None if act.TAKE <= action < act.COUNT else purchase(before, action)
    if done is not None:
        args = province_args(before, done.province) | {"seat": seat, "cards": cards_named(done.cards)}
        if done.taken < 0:
            return message("log-conquer", **args)
        return message("log-war", **args, taken=message("the-card", **troop(done.taken)))
    if viewer != seat:
        return None
    step = label(before, action)
    return Message(f"log-{step.id}", step.args | {"seat": seat})


def _told_chance(before: Position, action: int, viewer: int) -> Message | None:
    if action < act.TURN_TROOP or action >= act.BLIND_DRAW:
        dealt = action < act.TURN_TROOP
        seat = int(seat_dealt_to(before.box, before.state) if dealt else before.state.active)
        if viewer != seat:
            return None
        card = action - (act.DEAL if dealt else act.BLIND_DRAW)
        return message("log-deal" if dealt else "log-blind-draw", seat=seat, **troop(card))
    if action < act.TURN_PROVINCE:
        return message("log-turn-troop", **troop(action - act.TURN_TROOP))
    if action < act.FIRST_PLAYER:
        return message("log-turn-province", **province_args(before, action - act.TURN_PROVINCE))
    return message("log-first-player", seat=action - act.FIRST_PLAYER)


# --- prompts ---------------------------------------------------------------------------------------------------


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what; a payment being put together is spoken of to nobody but its seat."""
    state = position.state
    if state.phase == Phase.GAME_END:
        return result(position)
    seat = position.to_act
    if seat == CHANCE:
        return message("prompt-chance")
    you = "yes" if viewer == seat else "no"
    return message("prompt", seat=seat, you=you, **_task(position, viewer == seat))


def result(position: Position) -> Message:
    """Say who has won."""
    winners = [seat for seat, place in enumerate(position.ranks()) if place == 1]
    names = joined("and", [message("seat-name", seat=seat) for seat in winners])
    ending = ENDINGS[Ending(position.state.ending)]
    return message("won", names=names, winners=len(winners), count=position.scores()[winners[0]], ending=ending)


def _task(position: Position, own: bool) -> dict[str, Any]:
    box, state, phase = position.box, position.state, Phase(position.state.phase)
    if not own and phase in (Phase.WAR_PROVINCE, Phase.PAYMENT):
        phase = Phase.WAR_CHOICE if state.asked >= 0 else Phase.TURN_START
    if phase == Phase.TURN_START:
        return {"task": "turn-start" if can_recruit(box, state) else "shortage"}
    if phase == Phase.DRAW:
        return {"task": "draw", "draw": int(state.draw_no), "draws": int(box.draws)}
    if phase == Phase.WAR_PROVINCE:
        return {"task": "war-province", "card": message("the-card", **troop(int(state.taken)))}
    if phase == Phase.PAYMENT:
        cards = message("of-cards", **troop(int(state.cursor), 2))
        return {"task": "payment", "cards": cards, "province": province_called(position, int(state.province))}
    return {"task": TASKS[phase]}


# --- why an action is refused ----------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> Message:
    """Say what stands against an action that is not legal."""
    phase, draws = Phase(position.state.phase), int(position.box.draws)
    if action >= act.DEAL:
        return message("why-not-drawn") if seat == CHANCE else message("why-chance")
    if phase not in TASKS:
        return message("why-wait")
    if action == act.END_GAME and phase == Phase.TURN_START:
        return message("why-no-end", count=draws)
    if action == act.RECRUIT and phase == Phase.TURN_START:
        return message("why-no-recruit", count=draws)
    if action == act.DRAW_BLIND and phase == Phase.DRAW:
        return message("why-pile-empty")
    if act.PROVINCE <= action < act.DRAW_ROW:
        return _why_not_province(position, phase, action - act.PROVINCE)
    if act.DRAW_ROW <= action < act.HERO_DISCARD and phase == Phase.DRAW:
        return message("why-not-there", place="row", **troop(action - act.DRAW_ROW))
    if act.HERO_DISCARD <= action < act.TAKE and phase == Phase.HERO_DISCARD:
        return message("why-not-there", place="hand", **troop(action - act.HERO_DISCARD))
    if act.TAKE <= action < act.COUNT and phase == Phase.WAR_CHOICE:
        return _why_not_take(position, action - act.TAKE)
    if action >= act.COUNT and phase == Phase.PAYMENT:
        return _why_not_count(position, seat, action - act.COUNT)
    return message("why-phase", **_task(position, True))


def _why_not_province(position: Position, phase: Phase, province: int) -> Message:
    state = position.state
    if phase == Phase.WAR_CHOICE:
        return message("why-take-first")
    if phase not in (Phase.TURN_START, Phase.WAR_PROVINCE):
        return message("why-phase", **_task(position, True))
    if province >= position.box.provinces:
        return message("why-no-province", id=act.province_name(province))
    args = province_args(position, province)
    if province not in state.province_row:
        owner = int(state.owner[province])
        return message("why-conquered", seat=owner, **args) if owner >= 0 else message("why-in-pile", **args)
    if phase == Phase.WAR_PROVINCE:
        return message("why-taken-too-little", card=message("the-card", **troop(int(state.taken))), **args)
    return message("why-hand-too-little", **args)


def _why_not_take(position: Position, card: int) -> Message:
    state = position.state
    if not state.batch[card]:
        return message("why-not-there", place="batch", **troop(card))
    return message("why-own-troop" if is_barred(position.box, state, card) else "why-no-war", **troop(card))


def _why_not_count(position: Position, seat: int, n: int) -> Message:
    state, card = position.state, int(position.state.cursor)
    held = int(state.hand[seat, card])
    if n > held:
        return message("why-too-few-held", **troop(card, held))
    args = {"cards": message("cards", **troop(card, n)), **province_args(position, int(state.province))}
    possible = [action - act.COUNT for action in position.legal()]
    if n < min(possible):
        return message("why-paid-too-little", **args)
    return message("why-idle-card" if n > max(possible) else "why-not-alike", **args)


def out_of_turn(position: Position, seat: int, action: int) -> Message | None:
    """Say which rule keeps a seat from acting in a war window; an open declaration is not betrayed."""
    state = position.state
    if state.asked < 0 or Phase(state.phase) not in CHAIN:
        return None
    if action != act.PASS_WAR and not act.TAKE <= action < act.COUNT:
        return None
    return message("why-own-discard" if seat == state.discarder else "why-war-order")


# --- points ----------------------------------------------------------------------------------------------------


def sources(position: Position) -> list[tuple[Message, list[int]]]:
    """Return what everybody's points are made of: printed on provinces, complete sets, majorities."""
    box, state = position.box, position.state
    most = most_of_each(box, state)
    lanes = [factions_of(box, state, seat) for seat in range(position.seats)]
    return [
        (message("source-printed"), [int(printed_points(box, state, seat)) for seat in range(position.seats)]),
        (message("source-sets"), [int(set_bonus(box, mine)) for mine in lanes]),
        (message("source-majorities"), [int(majority_bonus(box, mine, most)) for mine in lanes]),
    ]


def tie_breaks(position: Position) -> list[tuple[Message, list[int]]]:
    """GA-098 (A-17): return what decides between equal points, if anything was agreed."""
    box, state, seats = position.box, position.state, range(position.seats)
    if box.tie_break != BY_PROVINCES:
        return []
    best = box.points == TOP_POINTS
    return [
        (message("tie-provinces"), [int((state.owner == seat).sum()) for seat in seats]),
        (message("tie-best-provinces", points=TOP_POINTS), [int(best[state.owner == seat].sum()) for seat in seats]),
    ]


WORDS = Words(label, told, prompt, why, out_of_turn=out_of_turn, sources=sources, tie_breaks=tie_breaks)
