"""The board of Les Guerres d'Airain as text, for a terminal."""

from collections.abc import Iterable

from tablee.core.position import Position
from tablee.games.airain.actions import province_id
from tablee.games.airain.box import FACTIONS, KIND_LETTERS, TYPE_NAMES, Ending, Phase
from tablee.games.airain.facts import (
    ALIKE,
    faction_name,
    province_name,
    province_row,
    provinces_in_pile,
    requirement,
    standing,
)

TASKS = {
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
    Ending.DECLARED: "The game is over: a player ended it for lack of troops.",
}


def text_board(position: Position, seat: int) -> str:
    """Draw provinces, troops, seats and hand as `seat` sees them."""
    state = position.state
    lines = [f"Provinces (pile {provinces_in_pile(position)})"]
    lines += [f"  {_province(position, province)}" for province in province_row(position)]
    lines.append("")
    lines.append(f"Troop row   {_cards(state.troop_row)}   (pile {state.pile_size}, discard {sum(state.discard_pile)})")
    if any(state.batch):
        lines.append(f"Batch       {_cards(state.batch)}   discarded by seat {state.discarder}")
    if any(state.discard_pile):
        lines.append(f"Discard     {_cards(state.discard_pile)}")
    lines.append("")
    lines.append(f"{'':14}points  {'  '.join(_factions(position))}  hand")
    lines += [_seat_line(position, seat, other) for other in range(position.seats)]
    if seat >= 0:
        lines.append("")
        lines.append(f"Your hand   {_cards(state.hand[seat])}")
    lines.append(_situation(position))
    return "\n".join(lines)


def _cards(counts: Iterable[int]) -> str:
    """Write cards by type, such as `AA A×3 K`."""
    parts = [f"{TYPE_NAMES[t]}×{n}" if n > 1 else TYPE_NAMES[t] for t, n in enumerate(counts) if n]
    return " ".join(parts) or "none"


def _factions(position: Position) -> list[str]:
    return [faction_name(position, faction) for faction in range(FACTIONS)]


def _province(position: Position, province: int) -> str:
    box = position.box
    name, faction = province_name(position, province), faction_name(position, box.faction[province])
    return f"{province_id(province)} {name:<12} {faction:<5} {box.points[province]} VP   {_needs(position, province)}"


def _seat_line(position: Position, seat: int, other: int) -> str:
    state, has = position.state, standing(position, other)
    acting = ">" if position.to_act == other else " "
    label = f"{acting}seat {other}{' (you)' if other == seat else ''}"
    counts = "".join(f"{n:>{len(name) + 2}}" for n, name in zip(has.mine, _factions(position), strict=True))
    known = f"   known: {_cards(state.known[other])}" if any(state.known[other]) and other != seat else ""
    turn = "   on turn" if other == state.active and state.phase != Phase.GAME_END else ""
    return f"{label:<14}{position.scores()[other]:>6}{counts}{state.hand_size[other]:>6}{known}{turn}"


def _situation(position: Position) -> str:
    """Say what is being decided and what has been paid so far."""
    state, phase = position.state, Phase(position.state.phase)
    if phase == Phase.GAME_END:
        return ENDINGS[Ending(state.ending)]
    if phase not in TASKS:
        return "A card is to be drawn." if phase != Phase.FIRST_PLAYER else "The first player is to be drawn."
    said = f"Seat {position.to_act} is to {TASKS[phase]}."
    if phase == Phase.PAYMENT:
        needs = _needs(position, state.province)
        said += f" {province_id(state.province)} ({needs}): paid {_cards(state.paid)};"
        said += f" how many {TYPE_NAMES[state.cursor]}?"
    elif phase == Phase.WAR_PROVINCE:
        said += f" Taken: {TYPE_NAMES[state.taken]}."
    return said


def _needs(position: Position, province: int) -> str:
    """Write the requirement of a province, such as `4 A + 2 alike`."""
    needs = requirement(position, province)
    return " + ".join(f"{n} {'alike' if kind == ALIKE else KIND_LETTERS[kind]}" for kind, n in needs)
