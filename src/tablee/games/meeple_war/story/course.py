"""The course of the game: who begins, turns and their bonuses, tokens, points, and the end."""

from collections.abc import Iterator
from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.fields import new
from tablee.core.position import Position
from tablee.core.story import TURN, Change, Event, turn
from tablee.games.meeple_war.actions import BACK_NAMES
from tablee.games.meeple_war.box import RANDOM_FIRST, VISIBLE, YES_AFTER_NO, Ending, Kind, Phase, Stage
from tablee.games.meeple_war.rules.bonuses import bonus_of, controls
from tablee.games.meeple_war.story.steps import Step, terrain

BONUSES = ("fort_vp", "weapon", "nature", "shield", "villages")
ENDINGS = {
    Ending.SIX_POINTS: ("MW-023",),
    Ending.STALEMATE: ("MW-186",),
    Ending.ROUND_LIMIT: ("MW-186",),
    Ending.DEADLOCK: ("MW-026",),
}

# --- the beginning ---------------------------------------------------------------------------------------------


def opening(before: Position) -> Iterator[Event]:
    """MW-011 (OPT-03): begin the first turn with the first action, if the host named the first player."""
    box, state = before.box, before.state
    if state.round_no > 1 or box.first_player == RANDOM_FIRST or box.pile_backs == VISIBLE:
        return
    if state.active == state.first:
        start = Position(before.game, before.boxes, new(before.game.state_dtype), compiled=before.compiled)
        start.engine.start(start.boxes, start.states, 0, before.seats)
        if bytes(start) == bytes(before):
            yield turn(int(state.first))


def first_player(step: Step) -> Iterator[Event]:
    """MW-019, MW-020, MW-021 (OPT-04): somebody begins. In the introductory game, everybody gets two more buildings."""
    first = int(step.new.first)
    if first == step.old.first:
        return
    yield Event("first", first, end="hammer", why=("MW-011",), changes=step.take("first"))
    if step.box.introductory_game == YES_AFTER_NO:
        for i in range(step.seats):
            seat = (first + i) % step.seats
            fields = ("building", "side", "node", "available", "workers")
            changes = step.take(*((field, seat) for field in fields))
            kinds = [int(kind) for kind in step.box.partners[i]]
            yield Event("dealt", seat, count=len(kinds), why=("MW-020",), changes=changes, details={"buildings": kinds})
    yield turn(first, step.take("active"))


def back(step: Step) -> Event:
    """MW-009 (OPT-01): the back of the next tile is seen."""
    details = {"back": BACK_NAMES[step.new.top_back]}
    return Event("back", what="tile", end="pile", why=("MW-009",), changes=step.take("top_back"), details=details)


# --- bonuses ---------------------------------------------------------------------------------------------------


def bonuses(step: Step) -> Iterator[Event]:
    """MW-028, MW-029, MW-032, MW-038: the terrains that players control when the turn starts give their bonuses."""
    if step.old.stage != Stage.OPEN or step.new.stage == Stage.OPEN:
        return
    state, me = step.old, step.me
    kinds = (Kind.WOODEN, Kind.STONE, Kind.WORKSHOP, Kind.VILLAGE, Kind.DRUID, Kind.WEAPON)
    mine = [t for t in range(state.n_terrains) if controls(step.box, state, me, t) and bonus_of(state, t) in kinds]
    forts = int(step.new.fort_vp)
    shields = [seat for seat in range(step.seats) if step.new.shield >> seat & 1]
    if mine:
        taken = step.take("fort_vp", "weapon", "nature", "villages")
        details = {"terrains": [t for t in mine if bonus_of(state, t) not in (Kind.WOODEN, Kind.STONE)], "forts": forts}
        ends = terrain(mine[0])
        yield Event("bonus", me, count=forts, end=ends, why=("MW-028", "MW-029"), changes=taken, details=details)
    for seat in shields:
        (t,) = [
            t
            for t in range(state.n_terrains)
            if bonus_of(state, t) == Kind.SHIELD and controls(step.box, state, seat, t)
        ][:1]
        last = step.take("shield") if seat == shields[-1] else ()
        details = {"place": t}
        yield Event("shielded", seat, me, end=terrain(t), why=("MW-037", "MW-038"), changes=last, details=details)


def workshops(step: Step) -> Iterator[Event]:
    """MW-033, MW-042: workshops assemble meeples. Village bonuses are lost if nobody is left to deploy."""
    if step.old.stage != Stage.BONUS:
        return
    me, wanted = step.me, int(step.old.workshops)
    if wanted and not step.new.workshops and step.new.phase != Phase.GAME_OVER:
        count = min(wanted, int(step.old.stock[me]))
        changes = step.take(("stock", me), ("warehouse", me))
        where: dict[str, Any] = {"start": f"stock-{me}", "end": f"warehouse-{me}"}
        yield Event("workshop", me, what="meeple", count=count, why=("MW-033",), changes=changes, **where)
    if step.old.villages and not step.new.villages and step.new.phase != Phase.GAME_OVER:
        yield Event("village-lost", me, why=("MW-034", "MW-042"), changes=step.take("villages"))


# --- tokens ----------------------------------------------------------------------------------------------------


def upgrade(step: Step, terrain: int, seat: int = NOBODY, kind: int = 0) -> Event:
    """MW-140, MW-141: a player puts an upgrade token on a blank terrain."""
    who = seat if seat >= 0 else int(step.old.asked)
    kind = kind or int(step.old.token)
    return Event(
        "upgrade",
        who,
        what="upgrade",
        start=f"token-{who}-{kind}",
        end=f"terrain-{terrain}",
        why=("MW-140", "MW-142"),
        changes=step.take("hand", "upgrade"),
        details={"token": kind, "number": terrain},
    )


def tree(step: Step, terrain: int, edge: int, seat: int = NOBODY) -> Event:
    """MW-145, MW-147: a player clears a forest with the tree token."""
    who = seat if seat >= 0 else int(step.old.asked)
    return Event(
        "tree",
        who,
        what="tree",
        start=f"token-{who}-0",
        end=f"terrain-{terrain}",
        why=("MW-145",),
        changes=step.take("tree_at", "cleared"),
        details={"place": terrain, "edge": edge},
    )


# --- points ----------------------------------------------------------------------------------------------------


def bravery(step: Step) -> Iterator[Event]:
    """MW-180, MW-181, MW-182: players gain bravery points; a full ladder gives a victory point."""
    for i in range(step.seats):
        seat = (step.me + i) % step.seats
        full, most = int(step.new.due[seat]) - int(step.old.due[seat]), int(step.box.bravery_per_vp)
        count = int(step.new.bravery[seat]) - int(step.old.bravery[seat]) + full * most
        if count:
            changes = step.take(("bravery", seat), ("due", seat))
            details = {"now": int(step.new.bravery[seat]), "most": most, "full": full}
            why = ("MW-180", "MW-181") if full else ("MW-180",)
            end = f"bravery-{seat}"
            yield Event(
                "bravery", seat, what="bravery", count=count, end=end, why=why, changes=changes, details=details
            )


def points(step: Step) -> Iterator[Event]:
    """MW-183, MW-184: each victory point from bravery needs a meeple from stock. Without any meeple it is owed."""
    if not step.changed("due"):
        return
    for i in range(step.seats):
        seat = (step.me + i) % step.seats
        owed = int(step.new.owed[seat]) - int(step.old.owed[seat])
        won = int(step.new.mountain[seat]) - int(step.old.mountain[seat])
        if int(step.old.due[seat]) <= int(step.new.due[seat]) or step.new.phase == Phase.GAME_OVER:
            continue
        if won:
            yield point(step, seat, "stock", step.add(-won, "due", seat) + step.take(("stock", seat)), won)
        if owed > 0:
            changes = step.take(("due", seat), ("owed", seat))
            yield Event(
                "owed", seat, what="point", count=owed, end=f"mountain-{seat}", why=("MW-184",), changes=changes
            )


def point(step: Step, seat: int, source: str, changes: tuple[Change, ...], count: int = 1, place: int = -1) -> Event:
    """MW-183: meeples go to the Mountain of Fame for victory points."""
    changes += step.take(("mountain", seat))
    details = {"source": source, "points": earned(step, seat)} | ({"place": place} if place >= 0 else {})
    start = terrain(place) if place >= 0 else f"{source}-{seat}"
    return Event(
        "point",
        seat,
        what="meeple",
        count=count,
        start=start,
        end=f"mountain-{seat}",
        why=("MW-182", "MW-183"),
        big=True,
        changes=changes,
        details=details,
    )


def paid(step: Step) -> Iterator[Event]:
    """MW-184: meeples that come back go to the Mountain of Fame for points owed."""
    for seat in range(step.seats):
        if count := step.paid_points(seat):
            changes = step.take(("owed", seat), ("mountain", seat), ("stock", seat), ("warehouse", seat))
            where: dict[str, Any] = {"start": f"stock-{seat}", "end": f"mountain-{seat}"}
            yield Event("paid", seat, what="meeple", count=count, why=("MW-184",), changes=changes, **where)


def earned(step: Step, seat: int) -> int:
    """MW-022: return the victory points of a seat after this step."""
    return step.scores()[seat]


# --- the end of turns and of the game --------------------------------------------------------------------------


def end_of_turn(step: Step) -> Iterator[Event]:
    """MW-025, MW-186 (OPT-24): the game ends, or the next turn begins. What lasted for one turn is over."""
    if step.new.phase == Phase.GAME_OVER:
        yield from end(step)
    elif step.new.active != step.me:
        if step.new.quiet > step.old.quiet:
            yield quiet(step)
        yield turn(int(step.new.active), step.take("active", "round_no", "quiet", *BONUSES))


def quiet(step: Step) -> Event:
    """MW-186 (OPT-24): a round has passed in which nothing changed."""
    changes = step.take("quiet")
    count, most = int(step.new.quiet), int(step.box.stalemate_rounds)
    return Event(
        "quiet", NOBODY, count=count, why=("MW-186",), big=count + 1 >= most, changes=changes, details={"most": most}
    )


def end(step: Step) -> Iterator[Event]:
    """MW-023, MW-186, MW-187, MW-188: the game is over, and somebody has won."""
    ending = Ending(step.new.ending)
    if step.new.quiet > step.old.quiet:
        yield quiet(step)
    six = ending == Ending.SIX_POINTS
    details = {"ending": ending.name.lower(), "rounds": int(step.new.round_no)}
    if six:
        mountain = int(step.new.mountain[step.me]) + int(step.new.owed[step.me])
        details |= {"mountain": mountain, "forts": int(step.new.fort_vp)}
    yield Event(
        "end",
        step.me if six else NOBODY,
        count=earned(step, step.me) if six else 0,
        end=f"points-{step.me}" if six else "",
        why=ENDINGS[ending],
        big=True,
        changes=step.take("ending", "active", "round_no", "quiet", "due", "drawn", *BONUSES),
        details=details,
    )
    winners = [seat for seat, place in enumerate(step.ranks()) if place == 1]
    details = {"winners": winners}
    count = earned(step, winners[0])
    who = winners[0] if len(winners) == 1 else NOBODY
    yield Event("win", who, count=count, end=f"points-{winners[0]}", why=("MW-186",), big=True, details=details)


def idle_turns(made: list[Event], changes: tuple[Change, ...]) -> Event:
    """MW-025, MW-026: many turns pass in which nobody can do anything."""
    count = sum(event.kind == TURN for event in made)
    return Event("idle-turns", NOBODY, count=count, why=("MW-026",), changes=changes)
