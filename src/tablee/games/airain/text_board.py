"""The board of Les Guerres d'Airain as text, for a terminal."""

from collections.abc import Iterable

from tablee.core.position import Position
from tablee.games.airain.actions import province_name
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


def requirement(position: Position, province: int) -> str:
    """Write what a province asks for: `4 A + 2 alike`."""
    box = position.box
    parts = [f"{n} {KIND_LETTERS[kind]}" for kind, n in enumerate(box.fixed[province]) if n]
    if box.choice[province]:
        parts.append(f"{box.choice[province]} alike")
    return " + ".join(parts)
