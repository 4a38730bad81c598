"""What a player of Les Guerres d'Airain reads: the board as text, and why an action is refused."""

from collections.abc import Iterable

from tablee.core.position import Position
from tablee.games.airain.actions import (
    COUNT,
    DEAL,
    DRAW_BLIND,
    DRAW_ROW,
    END_GAME,
    HERO_DISCARD,
    PASS_WAR,
    PROVINCE,
    RECRUIT,
    TAKE,
    province_name,
)
from tablee.games.airain.box import KIND_LETTERS, TYPE_NAMES, Ending, Phase

TODO = {
    Phase.TURN_START: "recruit or conquer a province",
    Phase.DRAW: "draw a troop card",
    Phase.HERO_DISCARD: "discard a card for the hero",
    Phase.WAR_CHOICE: "pass, or take a card of the batch and declare war",
    Phase.WAR_PROVINCE: "choose the province to conquer with the card taken",
    Phase.PAYMENT: "pay for the province, card type by card type",
}
ENDINGS = {
    Ending.NONE: "",
    Ending.PILE_EMPTY: "The game is over: the province pile is empty.",
    Ending.CANNOT_REPLACE: "The game is over: a conquered province cannot be replaced.",
    Ending.DECLARED: "The game is over: it was declared ended for want of troops.",
}
FACTION_NAMES = ("Sun", "Moon", "Oak", "Tide")
CHAIN = (Phase.WAR_CHOICE, Phase.WAR_PROVINCE, Phase.PAYMENT)

# --- why an action is refused ---------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> str:
    """Say what stands against an action that is not legal."""
    phase = Phase(position.state.phase)
    if action >= DEAL:
        return "Cards and the first player are drawn, not chosen."
    if phase not in TODO:
        return "Now a card is drawn."
    if action == END_GAME and phase == Phase.TURN_START:
        return f"The game may be ended only when fewer than {position.box.draws} troop cards are left to draw."
    if action == RECRUIT and phase == Phase.TURN_START:
        return f"Fewer than {position.box.draws} troop cards are left to draw, so nobody can recruit."
    if action == DRAW_BLIND and phase == Phase.DRAW:
        return "The troop pile is empty."
    if PROVINCE <= action < DRAW_ROW:
        return _why_not_province(position, seat, phase, action - PROVINCE)
    if DRAW_ROW <= action < HERO_DISCARD and phase == Phase.DRAW:
        return f"There is no {TYPE_NAMES[action - DRAW_ROW]} in the troop row."
    if HERO_DISCARD <= action < TAKE and phase == Phase.HERO_DISCARD:
        return f"There is no {TYPE_NAMES[action - HERO_DISCARD]} in your hand."
    if TAKE <= action < COUNT and phase == Phase.WAR_CHOICE:
        return _why_not_take(position, action - TAKE)
    if action >= COUNT and phase == Phase.PAYMENT:
        return _why_not_count(position, seat, action - COUNT)
    return f"Now it is time to {TODO[phase]}."


def _why_not_province(position: Position, seat: int, phase: Phase, province: int) -> str:
    state = position.state
    if phase == Phase.WAR_CHOICE:
        return "A war begins with taking a card of the batch; the province comes after it."
    if phase not in (Phase.TURN_START, Phase.WAR_PROVINCE):
        return f"Now it is time to {TODO[phase]}."
    if province >= position.box.provinces:
        return f"There is no province {province_name(province)} in this box."
    if province not in state.province_row:
        owner = int(state.owner[province])
        where = f"seat {owner} has conquered it" if owner >= 0 else "it is still in the pile"
        return f"{province_name(province)} is not in the province row: {where}."
    asked = f"{province_name(province)} ({requirement(position, province)})"
    if phase == Phase.WAR_PROVINCE:
        taken = TYPE_NAMES[state.taken]
        return f"The {taken} taken and your hand do not pay {asked}, or the card taken would not count."
    return f"Your hand cannot pay {asked}."


def _why_not_take(position: Position, card: int) -> str:
    state, name = position.state, TYPE_NAMES[card]
    if not state.batch[card]:
        return f"There is no {name} in the batch."
    barred = card == state.circling and state.batch[card] == 1 and state.circled_by >> state.asked & 1
    if barred:
        return f"You discarded that {name} earlier in this war, and at this table it may not be taken back."
    return f"With that {name} and your hand you can pay no face-up province in which it counts."


def _why_not_count(position: Position, seat: int, n: int) -> str:
    state, card = position.state, int(position.state.cursor)
    name, held = TYPE_NAMES[card], int(state.hand[seat, card])
    if n > held:
        return f"You have only {held} {name} in hand."
    asked = f"{province_name(int(state.province))} ({requirement(position, int(state.province))})"
    possible = [action - COUNT for action in position.legal()]
    if n < min(possible):
        return f"With {n} {name} the cards left do not suffice for {asked}."
    if n > max(possible):
        return f"With {n} {name} some card paid would supply no symbol that counts for {asked}."
    return f"{n} {name} fit no way to fill the choice group of {asked}."


def out_of_turn(position: Position, seat: int, action: int) -> str:
    """Say which rule keeps a seat from acting in a war window; an open declaration is not betrayed."""
    state = position.state
    if state.asked < 0 or Phase(state.phase) not in CHAIN or not (action == PASS_WAR or TAKE <= action < COUNT):
        return ""
    if seat == state.discarder:
        return "Nobody may declare war on their own discard."
    return "The seats are asked for war one after the other, from the discarder's left."


def requirement(position: Position, province: int) -> str:
    """Write what a province asks for: `4 A + 2 alike`."""
    box = position.box
    parts = [f"{n} {KIND_LETTERS[kind]}" for kind, n in enumerate(box.fixed[province]) if n]
    if box.choice[province]:
        parts.append(f"{box.choice[province]} alike")
    return " + ".join(parts)


# --- the board as text ----------------------------------------------------------------------------------------


def text_board(position: Position, seat: int) -> str:
    """Draw provinces, troops, seats and hand as `seat` sees them."""
    state = position.state
    lines = [f"Provinces (pile {_province_pile(position)})"]
    lines += [f"  {_province(position, int(p))}" for p in state.province_row if p >= 0]
    lines.append("")
    lines.append(f"Troop row   {_cards(state.troop_row)}   (pile {state.pile_size}, discard {sum(state.discard_pile)})")
    if any(state.batch):
        lines.append(f"Batch       {_cards(state.batch)}   discarded by seat {state.discarder}")
    if any(state.discard_pile):
        lines.append(f"Discard     {_cards(state.discard_pile)}")
    lines.append("")
    lines.append(f"{'':14}points  {'  '.join(FACTION_NAMES)}  hand")
    lines += [_seat_line(position, seat, other) for other in range(position.seats)]
    if seat >= 0:
        lines.append("")
        lines.append(f"Your hand   {_cards(state.hand[seat])}")
    lines.append(_situation(position, seat))
    return "\n".join(lines)


def _cards(counts: Iterable[int]) -> str:
    """Write cards by type: `AA A×3 K`."""
    parts = [f"{TYPE_NAMES[t]}×{n}" if n > 1 else TYPE_NAMES[t] for t, n in enumerate(counts) if n]
    return " ".join(parts) or "none"


def _province(position: Position, province: int) -> str:
    box = position.box
    card = position.game.data["provinces"]["cards"][province]
    faction = FACTION_NAMES[box.faction[province]]
    return f"{card['id']} {card['name']:<12} {faction:<5} {box.points[province]} VP   {requirement(position, province)}"


def _province_pile(position: Position) -> int:
    state = position.state
    return int(position.box.provinces - sum(state.province_row >= 0) - sum(state.owner >= 0))


def _seat_line(position: Position, seat: int, other: int) -> str:
    box, state = position.box, position.state
    acting = ">" if position.to_act == other else " "
    label = f"{acting}seat {other}{' (you)' if other == seat else ''}"
    owned = [sum((state.owner == other) & (box.faction == faction)) for faction in range(len(FACTION_NAMES))]
    counts = "".join(f"{n:>{len(name) + 2}}" for n, name in zip(owned, FACTION_NAMES, strict=True))
    known = f"   known: {_cards(state.known[other])}" if any(state.known[other]) and other != seat else ""
    turn = "   on turn" if other == state.active and state.phase != Phase.GAME_END else ""
    return f"{label:<14}{position.scores()[other]:>6}{counts}{state.hand_size[other]:>6}{known}{turn}"


def _situation(position: Position, seat: int) -> str:
    """Say what is being decided, and what is paid so far."""
    state, phase = position.state, Phase(position.state.phase)
    if phase == Phase.GAME_END:
        return ENDINGS[Ending(state.ending)]
    if phase not in TODO:
        return "A card is to be drawn." if phase != Phase.FIRST_PLAYER else "The first player is to be drawn."
    said = f"Seat {position.to_act} is to {TODO[phase]}."
    if phase == Phase.PAYMENT:
        province = int(state.province)
        said += f" {province_name(province)} ({requirement(position, province)}): paid {_cards(state.paid)};"
        said += f" how many {TYPE_NAMES[state.cursor]}?"
    elif phase == Phase.WAR_PROVINCE:
        said += f" Taken: {TYPE_NAMES[state.taken]}."
    return said
