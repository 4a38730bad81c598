"""What happens in the cities: workers, construction, and the building actions."""

from collections.abc import Iterator, Mapping
from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.story import Event
from tablee.games.meeple_war.box import NO_AFTER_YES, SITES, Act, Building, Node, Phase, Side
from tablee.games.meeple_war.facts.effects import obstacle
from tablee.games.meeple_war.facts.places import defences, front, next_end
from tablee.games.meeple_war.rules.building_actions import has_effect
from tablee.games.meeple_war.story.course import bravery, point
from tablee.games.meeple_war.story.destruction import destroyed, to_supply
from tablee.games.meeple_war.story.steps import Changes, Step, building, defenders, terrain

RULES = {  # the rule of each building action
    Act.CONSTRUCT: "MW-150",
    Act.ASSEMBLE: "MW-158",
    Act.DEPLOY: "MW-159",
    Act.REINFORCE: "MW-160",
    Act.FLYING: "MW-161",
    Act.STEALTH: "MW-162",
    Act.SCARE: "MW-163",
    Act.BURN: "MW-166",
    Act.BOMBARD: "MW-167",
    Act.RECYCLING: "MW-168",
    Act.CONVERT: "MW-169",
    Act.PRODUCTIVITY: "MW-170",
    Act.UPGRADE: "MW-172",
}


def answer(step: Step, kind: str, parts: Mapping[str, int]) -> Iterator[Event]:
    """Tell what an answer about the city or a building action did."""
    match kind, Phase(step.old.phase):
        case "village", _:
            yield placed(step, "village", [parts["terrain"]], 1, "MW-034")
        case "decline", Phase.VILLAGE:
            yield Event("village-declined", step.me, why=("MW-034",), changes=step.take("villages"))
        case "decline", _:
            yield Event("decline", step.me, why=("MW-057",), details={"act": (step.old.acting, step.old.act_x)})
        case (("action" | "perform"), _):
            yield from begun(step, parts)
        case "site", _:
            yield from construct(step, parts["site"])
        case "amount", Phase.DEPLOY:
            yield placed(step, "deploy", [front(step.was, step.me)], parts["amount"], "MW-159")
        case "amount", Phase.REINFORCE_AMOUNT:
            yield placed(step, "reinforce", [step.old.chosen], parts["amount"], "MW-160")
        case "terrain", Phase.FLYING if not step.new.picked:
            yield flight(step, step.old.picked | 1 << parts["terrain"])
        case "terrain", Phase.STEALTH:
            yield placed(step, "stealth", [parts["terrain"]], 1, "MW-162", forced=step.had_no_choice())
        case "terrain", Phase.BURN:
            yield from burn(step, parts["terrain"])
        case "upgrade", _:
            yield take_token(step, parts["kind"])


# --- workers ---------------------------------------------------------------------------------------------------


def workers(step: Step) -> Iterator[Event]:
    """MW-043, MW-046, MW-048: all workers of the active player move one space. Some finish their buildings."""
    me = step.me
    if step.new.steps == step.old.steps or step.new.active != me:
        return
    sites = [site for site in range(SITES) if step.old.building[me, site] >= 0]
    finished = [site for site in sites if step.new.side[me, site] != step.old.side[me, site]]
    moved = [site for site in sites if site not in finished]
    if moved:
        yield advanced(step, "workers", moved)
    for site in finished:
        yield from finish(step, site)


def second_step(step: Step) -> Iterator[Event]:
    """MW-170, MW-171: with Productivity, one worker moves a second time."""
    me = step.me
    for site in range(SITES):
        if step.new.steps[site] > step.old.steps[site]:
            if step.new.side[me, site] != step.old.side[me, site]:
                yield from finish(step, site, "MW-170")
            else:
                yield advanced(step, "again", [site])


def advanced(step: Step, kind: str, sites: list[int]) -> Event:
    """MW-043: tell where workers have arrived. A single one is pointed at."""
    me = step.me
    ref = building(me, sites[0]) if len(sites) == 1 else ""
    return Event(
        kind,
        me,
        what="worker",
        count=len(sites),
        start=ref,
        end=ref,
        why=("MW-170",) if kind == "again" else ("MW-043",),
        forced=kind == "again" and step.had_no_choice(Phase.PRODUCTIVITY, Phase.PRODUCTIVITY_FORK),
        changes=step.take(*(("node", me, site) for site in sites)),
        details={"workers": [arrived(step, site) for site in sites]},
    )


def arrived(step: Step, site: int) -> dict[str, Any]:
    """MW-045, MW-047: return where a worker is now: on an action, on the way to one, at the start, or building."""
    kind, node = int(step.new.building[step.me, site]), int(step.new.node[step.me, site])
    if step.new.side[step.me, site] == Side.CONSTRUCTION:
        return {"where": "building", "building": kind, "done": node, "steps": int(step.box.build[kind])}
    if node == Node.S:
        return {"where": "start", "building": kind}
    end, steps = next_end(step.now, kind, node)
    act = int(step.box.act[kind, end]), int(step.box.act_x[kind, end])
    return {"where": "way" if steps else "act", "building": kind, "act": act, "steps": steps}


def finish(step: Step, site: int, rule: str = "MW-049") -> Iterator[Event]:
    """MW-049, MW-050, MW-051: a building is finished. Meeples on its defences return to their stocks."""
    me = step.me
    home = defenders(step.old, me, site, step.seats)
    changes = step.take(("side", me, site), ("node", me, site), ("defence", me, site))
    for seat, count in home:
        changes += step.add(count, "stock", seat)
    details = {"building": int(step.new.building[me, site]), "home": home}
    yield Event("finish", me, what="building", end=building(me, site), why=(rule,), changes=changes, details=details)


# --- building actions that ask nothing, or nothing more --------------------------------------------------------


def begun(step: Step, parts: Mapping[str, int]) -> Iterator[Event]:
    """MW-056, MW-158, MW-161: an action begins. It may have no effect, or be carried out without a question."""
    me, act, x = step.me, int(step.old.acting), int(step.old.act_x)
    if "site" in parts:
        kind, node = step.old.building[me, parts["site"]], step.old.queued[parts["site"]]
        act, x = int(step.box.act[kind, node]), int(step.box.act_x[kind, node])
        if not has_effect(step.box, step.old, act):
            details = {"act": (act, x), "building": int(kind), "reason": obstacle(step.old, act)}
            ref = building(me, parts["site"])
            yield Event("no-effect", me, end=ref, why=("MW-056", RULES[Act(act)]), details=details)
            return
    if act == Act.ASSEMBLE and step.changed("warehouse"):
        count = int(step.new.warehouse[me]) - int(step.old.warehouse[me])
        yield Event(
            "assemble",
            me,
            what="meeple",
            count=count,
            start=f"stock-{me}",
            end=f"warehouse-{me}",
            why=("MW-158",),
            changes=step.take(("stock", me), ("warehouse", me)),
            details={"act": (act, x), "short": count < x},
        )
    elif act == Act.FLYING and step.changed("warehouse"):
        yield flight(step, step.old.occupied[me])


def flight(step: Step, terrains: int) -> Event:
    """MW-161: one meeple lands on each of several terrains."""
    ends = [t for t in range(step.old.n_terrains) if terrains >> t & 1]
    return placed(step, "fly", ends, len(ends), "MW-161")


def placed(step: Step, kind: str, ends: list[int], count: int, rule: str, *, forced: bool = False) -> Event:
    """MW-058, MW-059: meeples from the warehouse are placed on terrains. Among enemies they may not move this turn."""
    me, seats = step.me, range(step.seats)
    among = [t for t in ends if any(step.old.here[t, seat] for seat in seats if seat != me)]
    pinned = bool(among) and count > 0 and step.box.placed_next_to_enemy_pinned != NO_AFTER_YES
    return Event(
        kind,
        me,
        what="meeple",
        count=count,
        start=f"warehouse-{me}",
        end=terrain(ends[0]),
        why=(rule, "MW-059") if pinned else (rule,),
        forced=forced,
        changes=step.take(("warehouse", me), "here", "villages"),
        details={"place": ends[0], "terrains": ends, "pinned": pinned},
    )


def take_token(step: Step, kind: int) -> Event:
    """MW-172: a player takes an upgrade token."""
    forced, changes = step.had_no_choice(), step.take("supply", "hand")
    refs: dict[str, Any] = {"start": f"upgrade-{kind}", "end": f"token-{step.me}-{kind}"}
    details = {"token": kind}
    return Event(
        "take", step.me, what="upgrade", why=("MW-172",), forced=forced, changes=changes, details=details, **refs
    )


# --- construction ----------------------------------------------------------------------------------------------


def construct(step: Step, site: int) -> Iterator[Event]:
    """MW-150, MW-151, MW-154: a building is begun on a site. A building that stood there is removed first."""
    me, kind, replaced = step.me, int(step.old.chosen), int(step.old.building[step.me, site])
    ref = building(me, site)
    if replaced >= 0:
        yield removed(step, site)
    yield Event(
        "construct",
        me,
        what="building",
        end=ref,
        why=("MW-150",),
        forced=step.had_no_choice(Phase.BUILDING, Phase.SITE),
        changes=step.take(("building", me), ("side", me), ("node", me), ("available", me), ("workers", me)),
        details={"building": kind, "site": site + 1, "steps": int(step.box.build[kind])},
    )


def removed(step: Step, site: int) -> Event:
    """MW-152, MW-153, MW-157: a player removes a building. Enemies on it score; the player's own meeples go home."""
    me, kind = step.me, int(step.old.building[step.me, site])
    changes = step.set(-1, "building", me, site) + step.add(1 << kind, "available", me)
    changes += step.add(1, "workers", me) + step.take(("defence", me, site))
    scored = []
    for seat, count in defenders(step.old, me, site, step.seats):
        if seat == me:
            changes += step.add(count, "stock", me)
        else:
            changes += step.add(count, "mountain", seat)
            scored.append((seat, count))
    lost = int(step.old.queued[site])
    act = (int(step.box.act[kind, lost]), int(step.box.act_x[kind, lost])) if lost else None
    details = {"building": kind, "scored": scored, "lost": act, "square": kind == Building.SQ}
    big = bool(scored) or kind == Building.SQ
    ref = building(me, site)
    return Event(
        "replace", me, what="building", end=ref, why=("MW-151", "MW-152"), big=big, changes=changes, details=details
    )


# --- Burn, Bombard, Convert ------------------------------------------------------------------------------------


def burn(step: Step, t: int) -> Iterator[Event]:
    """MW-166: all enemy meeples on a terrain are destroyed."""
    here = step.old.here[t]
    burnt = [(seat, n) for seat, n in enumerate(here) if n and seat != step.me]
    changes = step.take(("here", t))
    for seat, n in burnt:
        changes += to_supply(step, seat, n)
    yield Event(
        "burn",
        step.me,
        what="meeple",
        count=sum(n for _, n in burnt),
        start=terrain(t),
        end=terrain(t),
        why=("MW-166",),
        forced=step.had_no_choice(Phase.BURN),
        big=True,
        changes=changes,
        details={"place": t, "losses": burnt},
    )
    yield from bravery(step)


def aimed(step: Step, parts: Mapping[str, int]) -> Iterator[Event]:
    """MW-167, MW-169, MW-183: a meeple is put on a building, or taken from somewhere for a victory point."""
    seat, source, place, changes = fetched(step, parts)
    if step.new.phase == Phase.SOURCE and step.old.phase != Phase.SOURCE:
        return  # the question is now where the meeple comes from
    if step.old.phase == Phase.SOURCE and step.old.due[seat]:
        yield point(step, seat, source, changes + step.take(("due", seat)), place=place)
        return
    at = parts["owner"] * SITES + parts["site"] if "owner" in parts else int(step.old.chosen)
    owner, site = divmod(at, SITES)
    details: dict[str, Any] = {"building": int(step.old.building[owner, site]), "source": source}
    more: dict[str, Any] = {
        "what": "meeple",
        "count": 1,
        "start": terrain(place) if place >= 0 else f"{source}-{seat}",
        "end": building(owner, site),
        "forced": step.had_no_choice(Phase.BOMBARD, Phase.CONVERT, Phase.SOURCE),
        "details": details | ({"place": place} if place >= 0 else {}),
    }
    meeple = parts.get("meeple", int(step.old.convert))
    if meeple >= 0:
        yield convert(step, seat, (owner, site), meeple, changes, more)
    else:
        yield bombard(step, seat, (owner, site), changes, more)
        yield from destroyed(step)


def convert(step: Step, seat: int, at: tuple[int, int], meeple: int, changes: Changes, more: dict[str, Any]) -> Event:
    """MW-169: a meeple takes the place of another player's, which returns to stock."""
    changes += step.add(-1, "defence", *at, meeple) + step.add(1, "defence", *at, seat) + step.add(1, "stock", meeple)
    more["details"] |= {"meeple": meeple}
    return Event("convert", seat, at[0], why=("MW-169",), changes=changes, **more)


def bombard(step: Step, seat: int, at: tuple[int, int], changes: Changes, more: dict[str, Any]) -> Event:
    """MW-167: a meeple is shot onto an empty defence."""
    held, room = defences(step.was, *at)
    more["details"] |= {"held": held + 1, "room": room}
    changes += step.add(1, "defence", *at, seat)
    return Event("bombard", seat, at[0], why=("MW-167",), changes=changes, **more)


def fetched(step: Step, parts: Mapping[str, int]) -> tuple[int, str, int, Changes]:
    """MW-183: return whose meeple is taken, from which supply or terrain, and the change that this makes."""
    if step.old.phase != Phase.SOURCE:
        if step.new.phase == Phase.SOURCE:
            return step.me, "", NOBODY, ()
        return step.me, "stock", NOBODY, step.add(-1, "stock", step.me)
    seat = int(step.old.asked)
    if "terrain" in parts:
        return seat, "terrain", parts["terrain"], step.take(("here", parts["terrain"], seat))
    return seat, "warehouse", NOBODY, step.add(-1, "warehouse", seat)
