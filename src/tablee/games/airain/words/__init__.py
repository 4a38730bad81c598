"""What Les Guerres d'Airain says: labels of choices, what happened, prompts, points, and why an action is refused.

All functions take what a seat sees.
"""

from tablee.core.contract import CHANCE
from tablee.core.faces import Words
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.airain.box import BY_PROVINCES, Phase
from tablee.games.airain.facts import standing
from tablee.games.airain.words.names import label, outcome, task
from tablee.games.airain.words.refusals import out_of_turn, why
from tablee.games.airain.words.stakes import more, stakes
from tablee.games.airain.words.telling import brief, tell

# --- prompts ---------------------------------------------------------------------------------------------------


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what; a payment under way is mentioned only to the seat that pays."""
    if position.state.phase == Phase.GAME_END:
        return message("won", **outcome(position, viewer))
    seat = position.to_act
    if seat == CHANCE:
        return message("prompt-chance")
    you = "yes" if viewer == seat else "no"
    return message("prompt", seat=seat, you=you, **task(position, viewer == seat))


# --- points ----------------------------------------------------------------------------------------------------


def sources(position: Position) -> list[tuple[Message, list[int]]]:
    """GA-090, GA-092, GA-095: return each seat's points by source: provinces, complete sets, majorities."""
    made = [standing(position, seat) for seat in range(position.seats)]
    return [
        (message("source-printed"), [seat.printed for seat in made]),
        (message("source-sets"), [seat.sets for seat in made]),
        (message("source-majorities"), [seat.majorities for seat in made]),
    ]


def tie_breaks(position: Position) -> list[tuple[Message, list[int]]]:
    """GA-098 (A-17): return the numbers that break a tie in points, if the option tieBreak is set to provinces."""
    box, state = position.box, position.state
    if box.tie_break != BY_PROVINCES:
        return []
    owned = [box.points[state.owner == seat].tolist() for seat in range(position.seats)]
    return [
        (message("tie-provinces"), [len(points) for points in owned]),
        (message("tie-best-provinces", points=box.top_points), [points.count(box.top_points) for points in owned]),
    ]


WORDS = Words(
    label,
    prompt,
    why,
    tell,
    brief,
    out_of_turn=out_of_turn,
    stakes=stakes,
    more=more,
    sources=sources,
    tie_breaks=tie_breaks,
)
