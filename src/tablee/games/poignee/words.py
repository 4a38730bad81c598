"""What Pour une poignée de meeples says: labels of choices, log lines, prompts, and why an action is refused."""

from functools import reduce

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.faces import Words
from tablee.core.position import Position
from tablee.core.texts import Message, message
from tablee.games.poignee import actions as act
from tablee.games.poignee.box import (
    BUILDINGS,
    CORNERS,
    REMATCH,
    SHOWDOWN,
    SPACES,
    Direction,
    Ending,
    Location,
    Meeple,
    Phase,
    Space,
)
from tablee.games.poignee.resolutions import effect
from tablee.games.poignee.rules.showdown import better_shooter
from tablee.games.poignee.standing import next_spaces, word

ANSWERS = ("no", "yes")
WAYS = {Direction.OPEN: "open", Direction.CLOCKWISE: "clockwise", Direction.COUNTERCLOCKWISE: "counterclockwise"}
KINDS = (
    (act.TAKE, (Phase.SETUP_CORNER,)),
    (act.PLACE, (Phase.TAKE,)),
    (act.NAME, (Phase.SOW,)),
    (act.RESOLVE, (Phase.NAME_CONTROLLER,)),
    (act.BUILD, (Phase.RESOLVE,)),
    (act.UPGRADE, (Phase.BUILD,)),
    (act.REROLL, (Phase.UPGRADE,)),
    (act.DEAL, (Phase.REROLL,)),
    (act.START, (Phase.DEAL,)),
    (act.DRAW, (Phase.START,)),
    (act.DIE, (Phase.DRAW,)),
)
DICE = (Phase.ROLL, Phase.ROLL_AGAIN)


def seat_name(seat: int) -> Message:
    """Return the name of a seat."""
    return message("seat-name", seat=seat)


def a_meeple(kind: int) -> Message:
    """Return a meeple with its article."""
    return message("a-meeple", kind=word(kind))


def the_meeple(kind: int) -> Message:
    """Return a meeple that is known with its article."""
    return message("the-meeple", kind=word(kind))


def task_of(phase: Phase) -> Message:
    """Return what is to be done in a phase."""
    return message("task", task=phase.name.lower().replace("_", "-"))


# --- choices ---------------------------------------------------------------------------------------------------


def label(position: Position, action: int) -> Message:
    """Say what an action would do."""
    if action < act.TAKE:
        return message("corner", place=CORNERS[action - act.CORNER])
    if action < act.PLACE:
        return message("take", place=action - act.TAKE)
    if action < act.NAME:
        return _place(position, *divmod(action - act.PLACE, SPACES))
    if action < act.RESOLVE:
        controlled = the_meeple(int(position.state.space[position.state.last]))
        return message("name", who=seat_name(action - act.NAME), meeple=controlled)
    if action == act.RESOLVE + SHOWDOWN:
        west, east = (the_meeple(int(position.state.space[space])) for space in (Space.W, Space.E))
        return message("resolve-showdown", west=west, east=east)
    if action < act.BUILD:
        return _resolve(position, action - act.RESOLVE)
    if action < act.REROLL:
        b, question = int(position.state.acting), "build" if action < act.UPGRADE else "upgrade"
        gold, stone = int(position.box.cost_gold[b]), int(position.box.cost_stone[b])
        return message(question, answer=ANSWERS[(action - act.BUILD) % 2], place=b, gold=gold, stone=stone)
    return message("reroll", answer=ANSWERS[action - act.REROLL])


def _place(position: Position, kind: int, space: int) -> Message:
    """Name the meeple, the space, and the way round the street if this is what fixes it."""
    state = position.state
    after = position.copy()
    after.play(position.to_act, act.place(kind, space))
    fixed = state.direction == Direction.OPEN and len(next_spaces(position)) == 2 and sum(state.hand) > 1
    way = Direction(after.state.direction) if fixed else Direction.OPEN
    diverted = "yes" if kind == Meeple.MADAME and space >= Space.W else "no"
    return message("place", meeple=a_meeple(kind), space=space, place=space, way=WAYS[way], diverted=diverted)


def _resolve(position: Position, door: int) -> Message:
    what = effect(position, door)
    done = message("effect", effect=what.kind, who=seat_name(what.seat), count=what.number)
    return message("resolve", meeple=the_meeple(int(position.state.space[door])), place=door, done=done)


# --- log -------------------------------------------------------------------------------------------------------


def told(before: Position, action: int, viewer: int = NOBODY) -> Message:
    """Say what happened: the log line of an action taken in `before`. Nothing is ever hidden here."""
    after = _aftermath(before, action)
    if action >= act.DEAL:
        return _told_of_chance(before, action, after)
    done = label(before, action)
    return Message(f"log-{done.id}", done.args | {"actor": seat_name(before.to_act), "after": after})


def _told_of_chance(before: Position, action: int, after: Message) -> Message:
    box, state = before.box, before.state
    if action < act.START:
        dealt = sum(int(n) for n in box.meeples[: Meeple.MADAME]) - int(sum(state.hand))
        return message("log-deal", meeple=a_meeple(action - act.DEAL), place=dealt // int(box.per_building))
    if action < act.DRAW:
        return message("log-start", who=seat_name(action - act.START))
    if action < act.DIE:
        who = seat_name(int(state.draw_seat[0]))
        return message("log-draw", who=who, piece=act.PIECES[action - act.DRAW], after=after)
    i = int(better_shooter(box, state)) if state.phase == Phase.ROLL_AGAIN else int(state.dice[0] > 0)
    kind = the_meeple(int(state.space[Space.W + i]))
    return message(
        "log-die", who=seat_name(int(state.controller[i])), meeple=kind, value=action - act.DIE + 1, after=after
    )


def _aftermath(before: Position, action: int) -> Message:
    """Say what followed without being asked: meeples left over, a duel settled, explosions, bars, the end."""
    after = before.copy()
    after.play(before.to_act, action)
    old, new = before.state, after.state
    trigger = Ending.NONE
    if old.by_turn < 0 <= new.by_turn:
        trigger = next(ending for ending in Ending if ending and new.reasons[ending - 1] == 1)
    return message(
        "aftermath",
        leftover=_left_over(before, after, action),
        duel=_duel(before, after),
        explosions=int(new.crates_exploded - old.crates_exploded),
        bars=int(old.bank - new.bank),
        buyer=seat_name(max(0, int(old.active))),
        trigger=trigger.name.lower(),
        over="yes" if new.phase == Phase.GAME_OVER else "no",
    )


def _left_over(before: Position, after: Position, action: int) -> int:
    """Return how many meeples of the hand found no space."""
    if not act.PLACE <= action < act.RESOLVE or after.state.phase in (Phase.SOW, Phase.NAME_CONTROLLER):
        return 0
    return int(sum(before.state.hand)) - (1 if action < act.NAME else 0)


def _duel(before: Position, after: Position) -> Message:
    """Say who was buried, if a showdown came to its end."""
    old, new = before.state, after.state
    if old.acting != SHOWDOWN or old.space[Space.W] < 0 or new.space[Space.W] >= 0:
        return message("no-duel")
    pair = [int(old.space[space]) for space in (Space.W, Space.E)]
    won = next((i for i in range(2) if new.saloon[pair[i]] > old.saloon[pair[i]]), None)
    if won is None:
        return message("duel-both", one=the_meeple(pair[0]), other=the_meeple(pair[1]))
    if pair[0] == pair[1]:  # the dice alone decided
        won = int(new.draw_seat[0] == old.controller[1])
    winner = seat_name(int(old.controller[won]))
    return message("duel-won", who=winner, lost=the_meeple(pair[1 - won]))


# --- prompts ---------------------------------------------------------------------------------------------------


def prompt(position: Position, viewer: int) -> Message:
    """Say who must do what."""
    phase, actor = Phase(position.state.phase), position.to_act
    if phase == Phase.GAME_OVER:
        return _won(position)
    if actor == CHANCE:
        return message("prompt-chance", task=phase.name.lower().replace("_", "-"))
    return message("prompt", who=seat_name(actor), you="yes" if viewer == actor else "no", task=task_of(phase))


def _won(position: Position) -> Message:
    ranks, points = position.ranks(), position.scores()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    who = reduce(lambda one, other: message("and", one=one, other=other), map(seat_name, winners))
    rematch = "yes" if position.box.final_tie == REMATCH else "no"
    most = points[winners[0]]
    tied = "yes" if points.count(most) > len(winners) else "no"
    return message("won", who=who, winners=len(winners), count=most, tied=tied, rematch=rematch)


# --- why an action is refused ----------------------------------------------------------------------------------


def why(position: Position, seat: int, action: int) -> Message:
    """Say what stands against an action that is not legal. Places are called as in written forms."""
    phase = Phase(position.state.phase)
    asked = next((phases for limit, phases in KINDS if action < limit), DICE)
    if phase == Phase.GAME_OVER:
        return message("why-over")
    if action >= act.DEAL and seat != CHANCE:
        return message("why-chance")
    if phase not in asked:
        kind = (
            "build" if act.BUILD <= action < act.UPGRADE else "upgrade" if act.UPGRADE <= action < act.REROLL else "no"
        )
        return message("why-not-asked", offer=kind, task=task_of(phase))
    if action < act.TAKE:
        return message("why-corner", place=f"B{CORNERS[action - act.CORNER]}")
    if action < act.PLACE:
        location = action - act.TAKE
        empty = {Location.SALOON: "saloon", Location.JAIL: "jail"}.get(Location(location), "building")
        return message("why-empty", empty=empty, place=act.location_name(location))
    if action < act.NAME:
        return _why_not_place(position, *divmod(action - act.PLACE, SPACES))
    if action < act.RESOLVE:
        named = action - act.NAME
        return message("why-no-seat", seat=named) if named >= position.seats else message("why-own-token")
    if action < act.BUILD:
        item = action - act.RESOLVE
        return message("why-no-showdown") if item == SHOWDOWN else message("why-no-meeple", space=f"D{item}")
    return _why_not_chance(action)


def out_of_turn(position: Position, seat: int, action: int) -> Message | None:
    """Say why a decision that is open belongs to another seat."""
    phase, actor = position.state.phase, position.to_act
    if phase == Phase.UPGRADE and act.UPGRADE <= action < act.REROLL:
        return message("why-not-owner", place=f"B{position.state.acting}", seat=actor)
    if phase == Phase.REROLL and act.REROLL <= action < act.DEAL:
        return message("why-not-controller", seat=actor)
    return None


def _why_not_place(position: Position, kind: int, space: int) -> Message:
    state, name = position.state, Space(space).name
    if state.hand[kind] == 0:
        return message("why-not-in-hand", kind=word(kind))
    there = int(state.space[space])
    if there != Meeple.NONE:
        return message("why-taken", space=name, meeple=a_meeple(there), holder=the_meeple(there))
    free = next_spaces(position)
    ahead = reduce(
        lambda one, other: message("or", one=one, other=other), (message("space", space=Space(s).name) for s in free)
    )
    if state.visited == 0 and space == state.origin:
        return message("why-own-door", next=ahead)
    if state.last in free:
        return message("why-left-open", next=ahead)
    if space == state.last and state.visited > 0:
        return message("why-used", space=name, next=ahead)
    if len(free) > 1:
        return message("why-jump", next=ahead)
    return message("why-sequence", space=name, way=WAYS[Direction(state.direction)], next=ahead)


def _why_not_chance(action: int) -> Message:
    if action < act.START:
        return message("why-all-dealt", kind=word(action - act.DEAL))
    if action < act.DRAW:
        return message("why-no-seat", seat=action - act.START)
    return message("why-not-in-bag", piece=act.PIECES[action - act.DRAW])


# --- points ----------------------------------------------------------------------------------------------------


def sources(position: Position) -> list[tuple[Message, list[int]]]:
    """Return what everybody's points are made of: gold, bars, marquees on buildings."""
    box, state, seats = position.box, position.state, range(position.seats)
    tiles = [[int(box.tile_points[state.side[b]]) for b in range(BUILDINGS) if state.owner[b] == p] for p in seats]
    return [
        (message("source-gold"), [int(state.gold[seat]) * int(box.cube_points) for seat in seats]),
        (message("source-bars"), [int(state.bars[seat]) * int(box.bar_points) for seat in seats]),
        (message("source-marquees"), [sum(own) for own in tiles]),
    ]


def tie_breaks(position: Position) -> list[tuple[Message, list[int]]]:
    """PM-130: return what decides between equal points."""
    state = position.state
    return [(message("tie-cubes"), [int(state.gold[seat] + state.stone[seat]) for seat in range(position.seats)])]


WORDS = Words(label, told, prompt, why, out_of_turn=out_of_turn, sources=sources, tie_breaks=tie_breaks)
