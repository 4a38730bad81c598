"""The texts of Dice Race: labels of choices, what is told, prompts, reasons for refusals. Sentences are in texts/."""

from tablee.core.faces import Words
from tablee.core.names import person
from tablee.core.position import Position
from tablee.core.story import Event
from tablee.core.texts import Message, forbidden, message, victory

from .actions import ACTIONS
from .box import Phase
from .facts import leader

IN_HEADINGS = ("roll", "run", "stumble", "win")  # events that the heading of a turn mentions


def label(position: Position, action: int) -> Message:
    """Return the label of an action: what it would do."""
    return message("roll", count=ACTIONS.parts(action).parts["count"])


def tell(seen: Position, event: Event, viewer: int) -> Message:
    """Return the sentence that tells a viewer of an event. The texts say "you" if `who` is the viewer."""
    return message(f"log-{event.kind}", who=person(event.who, viewer), count=event.count, **event.details)


def brief(seen: Position, event: Event, viewer: int) -> Message | None:
    """Return an event in a few words, for the heading of a turn, which names the seat; None to leave it out."""
    return message(f"brief-{event.kind}", **event.details) if event.kind in IN_HEADINGS else None


def prompt(position: Position, viewer: int) -> Message:
    """Return the prompt: who must do what."""
    if position.state.phase == Phase.GAME_END:
        return message("won", **victory([leader(position)], viewer))
    if position.state.phase == Phase.ROLL:
        return message("prompt-chance")
    seat = position.state.active
    return message("prompt", seat=seat, you="yes" if seat == viewer else "no")


def why(position: Position, seat: int, action: int) -> Message:
    """Return the reason why an action is not legal, with the ids of the rules that forbid it."""
    if position.state.phase == Phase.GAME_END:
        return forbidden("why-over", "DR-006")
    return forbidden("why-chance", "DR-003")


WORDS = Words(label, prompt, why, tell, brief)
