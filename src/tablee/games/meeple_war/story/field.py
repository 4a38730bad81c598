"""What happens on the map: moves, explorations, combats, scared meeples, altars, the mine tunnel, and control."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.story import Event
from tablee.games.meeple_war.box import (
    EDGES,
    MAX_SCARED,
    NO_AFTER_YES,
    YES_AFTER_NO,
    Battle,
    Kind,
    Phase,
    Scared,
)
from tablee.games.meeple_war.facts.places import (
    FORTS,
    STRUCTURES,
    beyond,
    defences,
    is_terrain,
    neighbour,
    pending_hex,
    site_of,
    terrain_hex,
)
from tablee.games.meeple_war.rules.bonuses import bonus_of
from tablee.games.meeple_war.rules.combat import attackers, shielded
from tablee.games.meeple_war.story.course import bravery
from tablee.games.meeple_war.story.destruction import destroyed, to_supply
from tablee.games.meeple_war.story.steps import Step, building, terrain


def answer(step: Step, kind: str, parts: Mapping[str, int]) -> Iterator[Event]:
    """Tell what an answer about the map did."""
    match kind:
        case "amount":
            yield from move(step, parts["amount"])
        case "scare":
            yield from scare(step)
        case "victim":
            yield from combat(step, parts["owner"])
        case "tunnel":
            yield from tunnel(step)
        case "strike":
            yield from strike(step, parts["terrain"], parts["owner"])
        case "none":
            yield Event(
                "spare",
                int(step.old.asked),
                end=terrain(step.old.altar),
                why=("MW-086",),
                details={"place": step.old.altar},
            )
        case "tile":
            yield draw(step)
        case "rotation":
            yield lay(step)


# --- moves -----------------------------------------------------------------------------------------------------


def move(step: Step, count: int) -> Iterator[Event]:
    """MW-062: a group moves: to a terrain, by a cave or tunnel, to an unknown space, or onto an enemy building."""
    me, start, way = step.me, int(step.old.move_from), int(step.old.move_way)
    end = beyond(step.was, start, way)
    details: dict[str, Any] = {"from": start}
    more: dict[str, Any] = {"what": "meeple", "count": count, "start": terrain(start), "details": details}
    if at := site_of(end):
        yield from attack(step, at, count, more)
        return
    changes = step.add(-count, "here", start, me)
    if is_terrain(end):
        kind = "move"
        if way >= EDGES:
            kind = "cave" if step.old.kind[start] == Kind.CAVE else "tunnel"
        rule = {"move": "MW-063", "cave": "MW-079", "tunnel": "MW-097"}[kind]
        changes += step.add(count, "here", end, me)
        enemies = [(seat, n) for seat, n in enumerate(step.old.here[end]) if n and seat != me]
        details |= {"to": end, "enemies": enemies}
        yield Event(kind, me, end=terrain(end), why=("MW-062", rule), changes=changes, **more)
        return
    q, r = neighbour(terrain_hex(step.was, start), way)
    details |= {"edge": way}
    changes += step.take("pending_n")
    yield Event("venture", me, end=f"space-{q}-{r}", why=("MW-062", "MW-064"), changes=changes, **more)


def attack(step: Step, at: tuple[int, int], count: int, more: dict[str, Any]) -> Iterator[Event]:
    """MW-065, MW-132, MW-137 (OPT-22): meeples take defences of an enemy building, which may fall at once."""
    owner, site = at
    kind, me = int(step.old.building[owner, site]), step.me
    held, room = defences(step.was, owner, site)
    more["details"] |= {
        "building": kind,
        "held": held + count,
        "room": room,
    }
    changes = step.add(-count, "here", more["details"]["from"], me) + step.add(count, "defence", owner, site, me)
    yield Event("attack", me, owner, end=building(owner, site), why=("MW-065", "MW-132"), changes=changes, **more)
    yield from destroyed(step)


def tunnel(step: Step) -> Iterator[Event]:
    """MW-096, MW-098: after the last question, meeples pass through the mine tunnel to other ends, or all stay."""
    start, seat = int(step.old.tunnel), int(step.old.asked)
    if step.new.tunnel == start and step.new.tunnel_end > step.old.tunnel_end:
        return  # the next end is asked about
    before, after = _of_seat(step.old, seat), _of_seat(step.new, seat)
    ends = [t for t, n in enumerate(after) if n > before[t]]
    for end in ends:
        count = after[end] - before[end]
        changes = step.add(-count, "here", start, seat) + step.add(count, "here", end, seat)
        enemies = [(other, n) for other, n in enumerate(step.old.here[end]) if n and other != seat]
        details = {"from": start, "to": end, "enemies": enemies}
        refs: dict[str, Any] = {"start": terrain(start), "end": terrain(end)}
        yield Event(
            "tunnel", seat, what="meeple", count=count, why=("MW-096",), changes=changes, details=details, **refs
        )
    if not ends:
        yield Event("stay", seat, end=terrain(start), why=("MW-096",), details={"place": start})


def _of_seat(state: Any, seat: int) -> list[int]:
    """Return how many meeples of a seat are on each terrain."""
    return [state.here[t, seat] for t in range(state.n_terrains)]


def scare(step: Step) -> Iterator[Event]:
    """MW-163: after the last pick, the scared meeples flee, all together."""
    old, new = step.old, step.new
    fled: Counter[tuple[int, int, int]] = Counter()
    for i in range(MAX_SCARED):
        if new.scared[i] == Scared.ARRIVED and old.scared[i] in (Scared.NONE, Scared.PICKED):
            fled[int(new.scared_owner[i]), int(new.scared_from[i]), int(new.scared_to[i])] += 1
    for (owner, start, end), count in fled.items():
        changes = step.add(-count, "here", start, owner) + step.add(count, "here", end, owner)
        yield Event(
            "scare",
            step.me,
            owner,
            "meeple",
            count,
            terrain(start),
            terrain(end),
            why=("MW-163",),
            forced=step.had_no_choice(Phase.SCARE_PICK),
            changes=changes,
            details={"from": start, "to": end, "act": (int(old.acting), int(old.act_x))},
        )


# --- exploration -----------------------------------------------------------------------------------------------


def draw(step: Step) -> Event:
    """MW-111, MW-113: a tile is drawn for the space that explorers have entered."""
    i, face = int(step.old.explored), int(step.new.drawn)
    q, r = pending_hex(step.was, i)
    return Event(
        "draw",
        step.me,
        what="tile",
        count=int(step.old.pending_n[i]),
        start="pile",
        end=f"space-{q}-{r}",
        why=("MW-111", "MW-113"),
        changes=step.take("pile", "pile_size", "drawn", "top_back"),
        details={"kind": int(step.box.type_kind[face]), "forest": bool(step.box.type_forest[face])},
    )


def lay(step: Step) -> Event:
    """MW-111, MW-118: the tile is laid under the explorers."""
    i, t = int(step.old.explored), int(step.old.n_terrains)
    fields = ("drawn", "n_terrains", "q", "r", "kind", "forest", "cleared", "pending_n", "here")
    return Event(
        "lay",
        step.me,
        what="tile",
        count=int(step.old.pending_n[i]),
        start="pile",
        end=terrain(t),
        why=("MW-111", "MW-118"),
        changes=step.take(*fields),
        details={"back": "", "place": t, "edges": [edge for edge in range(EDGES) if step.new.forest[t] >> edge & 1]},
    )


def explored(earlier: Event, laid: Event) -> Event:
    """MW-111: a tile that is laid as soon as it is drawn, or as the next back is seen, is told in one event."""
    changes, details = earlier.changes + laid.changes, {**laid.details, **earlier.details}
    if earlier.kind == "back":
        return replace(laid, changes=changes, details=details)
    return replace(laid, kind="explore", why=earlier.why, changes=changes, details=details)


# --- combats ---------------------------------------------------------------------------------------------------


def combat(step: Step, victim: int = NOBODY) -> Iterator[Event]:
    """MW-120, MW-121, MW-127, MW-128: a combat is fought until meeples of at most one player are left."""
    old, new, t = step.old, step.new, int(step.old.battle)
    if t < 0 or old.battle_step != Battle.FIGHT or new.battle_step != Battle.FOLLOW_UP or not new.fought:
        return
    before, after = old.here[t], new.here[t]
    attacking = int(attackers(old, t))
    order = [(step.me + i) % step.seats for i in range(step.seats)]
    present = sorted((seat for seat in order if before[seat]), key=lambda seat: not attacking >> seat & 1)
    shields = int(shielded(step.box, old, t, attacking))
    blocked = victim >= 0 and step.box.shield_blocks_weapon == YES_AFTER_NO and bool(shields >> victim & 1)
    changes = step.take(("here", t))
    for seat in present:
        if before[seat] > after[seat]:
            changes += to_supply(step, seat, before[seat] - after[seat])
    winners = [seat for seat in present if after[seat]]
    yield Event(
        "combat",
        present[0],
        present[1],
        "meeple",
        sum(before) - sum(after),
        terrain(t),
        terrain(t),
        why=("MW-120", "MW-121"),
        big=True,
        changes=changes,
        details={
            "place": t,
            "armies": [(seat, before[seat], before[seat] - after[seat]) for seat in present],
            "weapon": step.me if victim >= 0 else NOBODY,
            "victim": victim,
            "blocked": blocked,
            "shields": [seat for seat in present if shields >> seat & 1 and not (blocked and seat == victim)],
            "winner": winners[0] if winners else NOBODY,
            "left": after[winners[0]] if winners else 0,
        },
    )
    yield from bravery(step)


def sacrifice(step: Step) -> Iterator[Event]:
    """MW-084, MW-088 (OPT-20): a meeple that entered an altar is sacrificed."""
    for seat in range(step.seats) if step.changed("altar_used") else ():
        used = int(step.new.altar_used[seat]) & ~int(step.old.altar_used[seat])
        if used:
            t = used.bit_length() - 1
            changes = step.take(("here", t, seat))
            changes += to_supply(step, seat, 1, recycling=step.box.recycle_own_sacrifice != NO_AFTER_YES)
            struck = step.new.phase == Phase.ALTAR
            refs: dict[str, Any] = {"start": terrain(t), "end": terrain(t)}
            details = {"place": t, "strikes": struck}
            yield Event(
                "sacrifice",
                seat,
                what="meeple",
                count=1,
                why=("MW-084",),
                forced=True,
                changes=changes,
                details=details,
                **refs,
            )


def strike(step: Step, t: int, owner: int) -> Iterator[Event]:
    """MW-085, MW-087: the altar destroys an enemy meeple nearby."""
    who, altar = int(step.old.asked), int(step.old.altar)
    changes = step.take(("here", t, owner)) + to_supply(step, owner, 1)
    refs: dict[str, Any] = {"start": terrain(altar), "end": terrain(t)}
    details = {"place": t, "altar": altar}
    yield Event("strike", who, owner, "meeple", 1, why=("MW-085",), big=True, changes=changes, details=details, **refs)
    yield from bravery(step)


# --- control ---------------------------------------------------------------------------------------------------


def control(step: Step) -> Iterator[Event]:
    """MW-027, MW-030, MW-039: players take control of structures, or lose a fort.

    Whoever enters a terrain with enemies on it controls it only after the combat.
    """
    old, new, most = step.old, step.new, int(step.box.control)
    for t in range(new.n_terrains):
        before, after = old.here[t], new.here[t]
        kind = Kind(bonus_of(new, t))
        if before == after or kind not in STRUCTURES:
            continue
        contested = sum(n > 0 for n in before) > 1
        newcomers = int(attackers(old, t)) if contested else 0
        alone = sum(n > 0 for n in after) == 1
        for seat in range(step.seats):
            held = before[seat] >= most and not newcomers >> seat & 1
            if alone and after[seat] >= most and not held:
                flags = int(step.box.fort_flags[kind])
                details = {"place": t, "flags": flags}
                big = kind in FORTS
                name = "fort" if big else "control"
                yield Event(
                    name, seat, what="terrain", count=flags, end=terrain(t), why=("MW-027",), big=big, details=details
                )
            elif kind in FORTS and held and after[seat] < most:
                yield Event("fort-lost", seat, what="terrain", end=terrain(t), why=("MW-027",), details={"place": t})
