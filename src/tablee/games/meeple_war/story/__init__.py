"""The story of Meeple War: what each action changed, as events.

One answer can lead to many steps that nobody decides: workers move, the only possible meeple is scared, a combat is
fought, the turn ends, and the next player's bonuses are counted. So the story carries out an action again, one step of
the rules at a time, and tells each step.

| module | what it tells |
|---|---|
| `steps` | the steps of an action, one by one |
| `course` | the first player, turns, bonuses, tokens, points, the end of the game |
| `destruction` | destroyed meeples and buildings |
| `city` | workers, construction, building actions |
| `field` | moves, explorations, combats, altars, the mine tunnel, and who controls what |
"""

from collections.abc import Iterator
from dataclasses import replace

from tablee.core.position import Position
from tablee.core.story import TURN, Change, Event, Fact, Story
from tablee.games.meeple_war.actions import ACTIONS
from tablee.games.meeple_war.box import Phase
from tablee.games.meeple_war.facts.places import terrains, waiting
from tablee.games.meeple_war.story import city, course, destruction, field
from tablee.games.meeple_war.story.steps import Step, steps

TURN_ENDS = frozenset((TURN, "quiet", "end"))  # the events that follow the last one of a turn
EMPTY_TURN = frozenset((TURN, "idle", "quiet"))  # the events of a turn in which nothing happened


def events(before: Position, action: int | None, after: Position) -> list[Event]:
    """Return what happened between two positions. Nothing is hidden, so the action is always known."""
    assert action is not None
    made = list(course.opening(before))
    for step in steps(before, action):
        for event in told(step):
            if event.kind == "lay" and made and made[-1].kind in ("draw", "back"):
                event = field.explored(made.pop(), event)
            if event.kind in TURN_ENDS and made and made[-1].kind == TURN:
                made.append(Event("idle", made[-1].who))
            made.append(event)
    return [_pointing(event, before, after) for event in _shortened(made, before.seats)]


def told(step: Step) -> Iterator[Event]:
    """Tell one step: what it did, then points that were owed, then who now controls a terrain."""
    yield from of_answer(step) if step.action is not None else of_rules(step)
    if step.changed("owed"):
        yield from course.paid(step)
    if step.changed("here"):
        yield from field.control(step)


def of_answer(step: Step) -> Iterator[Event]:
    """Tell what an answer did. An answer that only leads to another question has no events."""
    assert step.action is not None
    kind, parts = ACTIONS.parts(step.action)
    match kind:
        case "first-player":
            yield from course.first_player(step)
        case "back":
            yield course.back(step)
            yield from course.first_player(step)
        case "begin" | "pass":
            yield from course.bonuses(step)
        case "token-at" | "interjection":
            yield course.upgrade(step, **parts)
        case "tree-at" | "interjected-tree":
            yield course.tree(step, **parts)
        case "amount" if step.old.phase == Phase.MOVE_AMOUNT:
            yield from field.answer(step, kind, parts)
        case "village" | "decline" | "action" | "perform" | "site" | "terrain" | "amount" | "upgrade":
            yield from city.answer(step, kind, parts)
        case "target" | "target-meeple" | "source" | "warehouse":
            yield from city.aimed(step, parts)
        case "productivity" | "worker" if step.old.phase in (Phase.PRODUCTIVITY, Phase.PRODUCTIVITY_FORK):
            yield from city.second_step(step)
        case "scare" | "victim" | "tunnel" | "strike" | "none" | "tile" | "rotation":
            yield from field.answer(step, kind, parts)


def of_rules(step: Step) -> Iterator[Event]:
    """Tell what a step without an answer did, in the order of `rules.turn.next_step`."""
    yield from course.points(step)
    yield from field.combat(step)
    yield from field.sacrifice(step)
    yield from course.bonuses(step)
    yield from course.workshops(step)
    yield from city.workers(step)
    yield from destruction.destroyed(step)
    yield from course.end_of_turn(step)


# --- the whole story -------------------------------------------------------------------------------------------


def _shortened(made: list[Event], seats: int) -> list[Event]:
    """Replace a long run of turns in which nothing happens by one event. Up to 1000 rounds may pass in one action."""
    kept: list[Event] = []
    run: list[Event] = []
    for event in [*made, None]:
        if event is not None and event.kind in EMPTY_TURN:
            run.append(event)
            continue
        last = max((i for i, passed in enumerate(run) if passed.kind == TURN), default=0)
        if event is not None and event.kind == "end":
            last = len(run)
        empty, rest = run[:last], run[last:]
        if sum(passed.kind == TURN for passed in empty) > seats:
            kept.append(course.idle_turns(empty, _net(empty)))
        else:
            kept += empty
        kept += rest
        run = []
        if event is not None:
            kept.append(event)
    return kept


def _net(made: list[Event]) -> tuple[Change, ...]:
    """Return the changes of several events as one change of each fact."""
    first: dict[Fact, int] = {}
    last: dict[Fact, int] = {}
    for event in made:
        for fact, was, now in event.changes:
            first.setdefault(fact, was)
            last[fact] = now
    return tuple(Change(fact, was, last[fact]) for fact, was in first.items() if was != last[fact])


def _pointing(event: Event, before: Position, after: Position) -> Event:
    """Point at a terrain instead of a space that is drawn neither before nor after, as it was explored at once."""
    if not event.start.startswith("space-") and not event.end.startswith("space-"):
        return event
    drawn = {f"space-{q}-{r}" for position in (before, after) for q, r in waiting(position)}
    laid = {f"space-{q}-{r}": f"terrain-{t}" for t, (q, r) in enumerate(terrains(after))}
    start, end = (ref if ref in drawn else laid.get(ref, ref) for ref in (event.start, event.end))
    return replace(event, start=start, end=end)


STORY = Story(
    events,
    bookkeeping={
        "occupied": "it follows from the meeples on terrains",
        "wooded": "it follows from forests and trees",
        "plains": "it follows from terrains and upgrades",
        "mines": "it follows from the kinds of terrains",
        "link": "it follows from where terrains and cities are",
        "granted": "the bonuses of the turn name the villages",
        "workshops": "workshops assemble at once, which is told",
        "altar_used": "the sacrifice itself is told",
        "entered": "the effect of altar or mine is told",
        "entered_n": "the effect of altar or mine is told",
        "entered_passed": "the passage itself is told",
        "phase": "the prompt says what is decided next",
        "stage": "the prompt says what is decided next",
        "asked": "the prompt says who decides next",
        "changed": "an event tells of rounds without change",
        "queued": "the action is told when it is done or lost",
        "steps": "the workers' moves themselves are told",
        "pinned": "the event of the placement says who may not move",
        "ready": "the moves themselves are told",
        "tunnelled": "the passage itself is told",
        "placed": "the placement itself is told",
        "entrants": "the move itself is told",
        "pinned_entrants": "the placement itself is told",
        "pending_q": "events point at the space itself",
        "pending_r": "events point at the space itself",
        "pending_from": "the move to the space is told",
        "pending_passed": "the passage itself is told",
        "n_pending": "explorers on spaces are facts themselves",
        "anchor": "a note within a chain of questions",
        "token": "told when the token is placed",
        "fork_to": "told when the workers move",
        "site": "a note within a chain of questions",
        "acting": "told when the action is carried out",
        "act_x": "told when the action is carried out",
        "chosen": "told when the action is carried out",
        "convert": "told when the action is carried out",
        "left": "told when the action is carried out",
        "picked": "told when the meeples fly",
        "scared": "told when the scared meeples move",
        "scared_owner": "told when the scared meeples move",
        "scared_from": "told when the scared meeples move",
        "scared_to": "told when the scared meeples move",
        "move_from": "told when the group moves",
        "move_way": "told when the group moves",
        "tunnel": "told when the group passes",
        "tunnel_end": "told when the group passes",
        "tunnel_left": "told when the group passes",
        "passing": "told when the group passes",
        "altar": "the strike itself is told",
        "explored": "told when the tile is drawn",
        "battle": "the combat itself is told",
        "battle_step": "the combat itself is told",
        "fought": "the combat itself is told",
        "dead": "the combat itself is told",
    },
    added_up=frozenset(("move", "venture")),
    never_forced=frozenset(("bonus", "no-effect", "point", "workers")),  # these are outcomes
    sounds={
        "assemble": "step",
        "deploy": "step",
        "reinforce": "step",
        "move": "step",
        "cave": "step",
        "tunnel": "step",
        "venture": "step",
        "fly": "step",
        "stealth": "step",
        "scare": "step",
        "lay": "step",
        "village": "step",
        "draw": "card",
        "dealt": "card",
        "take": "card",
        "explore": "bell",
        "upgrade": "bell",
        "quiet": "bell",
        "convert": "bell",
        "end": "bell",
        "construct": "build",
        "replace": "build",
        "finish": "build",
        "burn": "blast",
        "destroyed": "blast",
        "bombard": "blast",
        "attack": "clash",
        "combat": "clash",
        "strike": "shot",
        "sacrifice": "fall",
        "fort": "horn",
        "fort-lost": "thud",
        "point": "coins",
        "tree": "coins",
    },
)
