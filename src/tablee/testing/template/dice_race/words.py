"""The texts of Dice Race: labels of choices, log lines, prompts and reasons for refusals. Sentences are in texts/."""

from tablee.core.contract import NOBODY
from tablee.core.faces import Words
from tablee.core.position import Position
from tablee.core.texts import Message, forbidden, message

from .actions import ACTIONS, DIE
from .box import Phase
from .facts import leader


def label(position: Position, action: int) -> Message:
    """Return the label of an action: what it would do."""
    return message("roll", count=ACTIONS.parts(action).parts["count"])


def told(before: Position, action: int, viewer: int = NOBODY) -> Message:
    """Return the log line of an action taken in the position `before`. It is the same for every viewer."""
    seat = before.state.active
    if action < DIE:
        return message("log-roll", seat=seat, count=ACTIONS.parts(action).parts["count"])
    values = ACTIONS.forms[action].split()[1:]
    stumbles = "yes" if len(values) > len(set(values)) else "no"
    return message("log-dice", seat=seat, dice=", ".join(values), stumbles=stumbles)


def prompt(position: Position, viewer: int) -> Message:
    """Return the prompt: who must do what."""
    if position.state.phase == Phase.GAME_END:
        return message("won", seat=leader(position))
    if position.state.phase == Phase.ROLL:
        return message("prompt-chance")
    seat = position.state.active
    return message("prompt", seat=seat, you="yes" if seat == viewer else "no")


def why(position: Position, seat: int, action: int) -> Message:
    """Return the reason why an action is not legal, with the ids of the rules that forbid it."""
    if position.state.phase == Phase.GAME_END:
        return forbidden("why-over", "DR-006")
    return forbidden("why-chance", "DR-003")


WORDS = Words(label, told, prompt, why)
