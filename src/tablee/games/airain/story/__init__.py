"""The story of Les Guerres d'Airain: what each action changed, as events.

Hands are hidden, and so is a payment until it is complete. So events are worked out from the two positions alone, never
from the action: whoever sees the same positions is told the same. The steps of a payment under way are no events; the
conquest tells all of them together.
"""

from tablee.core.position import Position
from tablee.core.story import Event, Story
from tablee.games.airain.box import Phase
from tablee.games.airain.story.conquests import conquest
from tablee.games.airain.story.ending import next_turn
from tablee.games.airain.story.recruiting import (
    choose,
    deal,
    discard_for_hero,
    draw,
    first,
    take,
    together,
    turn_province,
    turn_troop,
)
from tablee.games.airain.story.telling import Telling
from tablee.games.airain.story.wars import answer, window

WAR_PHASES = (Phase.WAR_CHOICE, Phase.WAR_PROVINCE, Phase.PAYMENT)
STEPS = {
    Phase.DEAL: deal,
    Phase.TURN_TROOP: turn_troop,
    Phase.TURN_PROVINCE: turn_province,
    Phase.FIRST_PLAYER: first,
    Phase.TURN_START: choose,
    Phase.DRAW: take,
    Phase.BLIND_DRAW: draw,
    Phase.HERO_DISCARD: discard_for_hero,
}


def events(before: Position, action: int | None, after: Position) -> list[Event]:
    """Return what happened between two positions that one viewer sees. The action is not needed."""
    told = Telling(before, after)
    phase = Phase(told.old.phase)
    if phase in STEPS:
        STEPS[phase](told)
    if told.old.asked >= 0 and phase in WAR_PHASES:
        answer(told)
    conquest(told)
    window(told)
    next_turn(told)
    return told.made


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
    added_up=frozenset({"deal", "draw", "take", "turn-troop"}),
    together=together,
    # Nobody has to conquer or to declare war. That a payment can be completed in one way only does not change this.
    never_forced=frozenset(
        {"war"}
    ),  # it was chosen, though the last card that pays for it may have been an only choice
    sounds={
        "deal": "card",
        "draw": "card",
        "take": "card",
        "turn-troop": "card",
        "turn-province": "card",
        "discard": "card",
        "offer": "card",
        "leftover": "card",
        "reshuffle": "card",
        "war": "clash",
        "conquer": "horn",
        "majority": "bell",
        "set": "bell",
        "last": "bell",
        "end": "bell",
        "end-game": "bell",
        "lost": "fall",
    },
)
