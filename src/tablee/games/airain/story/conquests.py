"""Conquests, and what they mean for the points."""

from typing import Any

from tablee.games.airain.actions import province_id
from tablee.games.airain.box import FACTIONS, TYPES
from tablee.games.airain.facts import card_taken, cards_paid, province_row, provinces_in_pile, standing
from tablee.games.airain.story.telling import Telling
from tablee.games.airain.story.wars import close_unseen


def conquest(told: Telling) -> None:
    """GA-045, GA-052, GA-068, GA-069: a seat conquers a province. The cards paid are on offer."""
    province = told.conquered
    if province < 0:
        return
    seat, war = told.new.owner[province], told.old.asked >= 0
    taken = card_taken(told.before, told.after) if war else -1
    paid = cards_paid(told.before, told.after, seat, taken)
    count = told.old.hand_size[seat] - told.new.hand_size[seat] + war
    changes = told.rest("owner", "province_row") + told.cards_of(seat)
    changes += told.account.set(-1, "asked") + told.set_discarder(seat)
    changes += told.set_cards("batch", paid or [0] * TYPES)
    gained = told.after.scores()[seat] - told.before.scores()[seat]
    details: dict[str, Any] = {"province": province, "war": war, "gained": gained, "left": told.new.hand_size[seat]}
    if paid:
        details["cards"] = [n - (card == taken) for card, n in enumerate(paid)]
    if taken >= 0:
        details["card"] = taken
    told.add(
        "conquer",
        seat,
        what="province",
        count=count,
        start=f"province-{province_id(province)}",
        end=f"faction-{seat}-{told.box.faction[province]}",
        why=("GA-068" if war else "GA-045",),
        big=True,
        changes=changes,
        details=details,
    )
    bonuses(told, seat, told.box.faction[province])
    after_conquest(told, province)
    if not paid:
        close_unseen(told, count)


def bonuses(told: Telling, seat: int, faction: int) -> None:
    """GA-090, GA-092, GA-095, GA-096: tell what the province means for sets, majorities and points."""
    was = [standing(told.before, s) for s in range(told.after.seats)]
    now = [standing(told.after, s) for s in range(told.after.seats)]
    if now[seat].sets != was[seat].sets:
        details = {"bonus": now[seat].sets, "before": was[seat].sets}
        count = min(FACTIONS, *now[seat].mine)
        told.add("set", seat, count=count, end=f"sets-{seat}", why=("GA-092",), details=details)
    details = {"faction": faction, "bonus": told.box.majority, "owned": now[seat].mine[faction]}
    for s in range(told.after.seats):
        end = f"faction-{s}-{faction}"
        if now[s].leads(faction) and not was[s].leads(faction):
            level = [o for o in range(told.after.seats) if o != s and now[o].leads(faction)]
            rules = ("GA-095", "GA-096") if level else ("GA-095",)
            told.add("majority", s, end=end, why=rules, details=details | {"seats": level})
        elif was[s].leads(faction) and not now[s].leads(faction):
            told.add("lost", s, whom=seat, end=end, why=("GA-095",), details=details)
    scores = zip(told.before.scores(), told.after.scores(), strict=True)
    moved = [(s, new - old, new) for s, (old, new) in enumerate(scores) if new != old]
    told.add("points", seat, end=f"score-{seat}", why=("GA-090",), details={"scores": moved})


def after_conquest(told: Telling, province: int) -> None:
    """GA-053, GA-054, GA-075: the province may not be replaced, and a recruitment may be over."""
    if provinces_in_pile(told.before) == 0:
        details = {"province": province, "left": len(province_row(told.after))}
        told.add("not-replaced", end="province-pile", why=("GA-054",), details=details)
    lost = told.box.draws - told.old.draw_no
    if told.old.draw_no and lost:
        told.add("forfeit", told.old.active, what="troop", count=lost, end="troop-pile", why=("GA-075",))
