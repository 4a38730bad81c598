"""What Les Guerres d'Airain says: labels of choices, log lines, prompts, points, and why an action is refused.

`told` takes the true position and returns only what the viewer may know; all other functions take what a seat sees.
"""

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.faces import Words
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.airain.actions import ACTIONS
from tablee.games.airain.box import BY_PROVINCES, Phase
from tablee.games.airain.facts import purchase, receiver, standing
from tablee.games.airain.words.names import cards_named, label, outcome, province_args, task, troop
from tablee.games.airain.words.refusals import out_of_turn, why

# --- the log ---------------------------------------------------------------------------------------------------


def told(before: Position, action: int, viewer: int = NOBODY) -> Message | None:
    """Return the log line of an action taken in the true position `before`, with what the viewer may know.

    Only the owner is told which cards were dealt or drawn blind. The steps of a payment are told only to the seat that
    takes them; its last step is told to all as one event: province, cards paid and, in a war, the card taken.
    """
    block = ACTIONS.block_of(action)
    if block.chance:
        return _told_chance(before, action, viewer)
    seat = before.to_act
    if block.name in ("take", "province", "count"):
        return _told_step(before, action, seat, viewer)
    return _logged(before, action, seat)


def _logged(before: Position, action: int, seat: int) -> Message:
    """Return the log line that belongs to an action's label."""
    done = label(before, action)
    return Message(f"log-{done.id}", done.args | {"seat": seat})


def _told_step(before: Position, action: int, seat: int, viewer: int) -> Message | None:
    done = purchase(before, action)
    if done is not None:
        args = province_args(before, done.province) | {"seat": seat, "cards": cards_named(done.cards)}
        if done.taken < 0:
            return message("log-conquer", **args)
        return message("log-war", **args, taken=message("the-card", **troop(done.taken)))
    return _logged(before, action, seat) if viewer == seat else None


def _told_chance(before: Position, action: int, viewer: int) -> Message | None:
    kind, parts = ACTIONS.parts(action)
    if kind == "first-player":
        return message("log-first-player", seat=parts["seat"])
    if kind == "turn-province":
        return message("log-turn-province", **province_args(before, parts["province"]))
    card = troop(parts["card"])
    if kind == "turn-troop":
        return message("log-turn-troop", **card)
    if viewer != receiver(before):
        return None
    return message("log-deal" if kind == "deal" else "log-blind-draw", seat=viewer, **card)


# --- prompts ---------------------------------------------------------------------------------------------------


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what; a payment under way is mentioned only to the seat that pays."""
    if position.state.phase == Phase.GAME_END:
        return message("won", **outcome(position))
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


WORDS = Words(label, prompt, why, told=told, out_of_turn=out_of_turn, sources=sources, tie_breaks=tie_breaks)
