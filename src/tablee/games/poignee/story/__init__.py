"""The story of Pour une poignée de meeples: what each action changed, as events.

The rules carry out an action and everything that follows without a decision: tokens, leftover meeples, arrests,
explosions, the meeple that goes inside, gold bars, the last round. The story names each of these steps, in the order
of the rules.
"""

from tablee.core.position import Position
from tablee.core.story import Event, Story
from tablee.games.poignee.actions import ACTIONS, YES
from tablee.games.poignee.box import CORNERS, SHOWDOWN
from tablee.games.poignee.rules.sowing import space_without_token
from tablee.games.poignee.story import beginning, ending, resolving, showdown, sowing
from tablee.games.poignee.story.telling import Telling


def events(before: Position, action: int | None, after: Position) -> list[Event]:
    """Return what happened between two positions. Nothing is hidden, so the action is always known."""
    assert action is not None
    told = Telling(before, after)
    match ACTIONS.parts(action):
        case ("deal", {"meeple": kind}):
            beginning.deal(told, kind)
        case ("start", _):
            beginning.start_player(told)
        case ("corner", {"corner": corner}):
            beginning.corner(told, CORNERS[corner])
        case ("take", {"location": location}):
            sowing.take_meeples(told, location)
        case ("place", {"meeple": kind, "space": space}):
            sowing.place(told, kind, space)
        case ("name", _):
            sowing.token(told, space_without_token(before.state), "named")
            sowing.left_over(told)
        case ("resolve", {"item": item}) if item == SHOWDOWN:
            showdown.begin(told)
        case ("resolve", {"item": item}):
            resolving.resolve(told, item)
        case ("build", {"answer": answer}):
            resolving.build(told, answer == YES)
        case ("upgrade", {"answer": answer}):
            resolving.upgrade(told, answer == YES)
        case ("reroll", {"answer": answer}):
            showdown.reroll(told, answer == YES)
        case ("draw", {"piece": piece}):
            resolving.draw(told, piece)
        case ("die", {"value": value}):
            showdown.roll(told, value)
    ending.end(told)
    return told.made


STORY = Story(
    events,
    bookkeeping={
        "phase": "the prompt says what is decided next",
        "origin": "the taking of the meeples says where they come from",
        "direction": "the placement that fixes the direction says so",
        "last": "the last placement says which space was reached",
        "visited": "the placements show how much of the lap is done",
        "acting": "the resolution says which meeple acts",
        "draw_seat": "the event that brings draws says who draws",
        "draw_left": "the event that brings draws says how many",
    },
    added_up=frozenset({"deal", "draw"}),
    never_forced=frozenset({"offer", "idle", "act", "showdown"}),  # that one meeple is left to resolve is no news
    sounds={
        "place": "step",
        "divert": "step",
        "take": "step",
        "deal": "step",
        "token": "step",
        "enter": "step",
        "lure": "step",
        "draw": "step",
        "draw/gold": "coins",
        "reward": "coins",
        "draw/crate": "thud",
        "crate": "thud",
        "arrest": "thud",
        "lost": "thud",
        "roll": "dice",
        "duel": "shot",
        "both": "shot",
        "explode": "blast",
        "bury": "fall",
        "build": "build",
        "upgrade": "build",
        "showdown": "bell",
        "last-round": "bell",
        "corner": "card",
    },
)
