"""The end of a turn, and of the game."""

from tablee.core.contract import NOBODY
from tablee.core.story import turn
from tablee.games.airain.box import Ending, Phase
from tablee.games.airain.facts import may_recruit, standing, winners
from tablee.games.airain.rules.wars import left_of
from tablee.games.airain.story.telling import Telling


def next_turn(told: Telling) -> None:
    """GA-036, GA-075, GA-076: the game ends, or a turn begins, to the left of whoever discarded last."""
    if told.new.phase == Phase.GAME_END:
        end(told)
    if told.new.phase != Phase.TURN_START or told.old.phase == Phase.TURN_START:
        return
    seat, last = told.new.active, told.discarder
    if told.old.active >= 0 and seat != left_of(told.new, told.old.active):
        told.add("next", seat, whom=last, end=f"hand-size-{seat}", why=("GA-075",))
    told.made.append(turn(seat, told.rest("active", "discarder")))
    if not may_recruit(told.after):
        told.add("shortage", seat, count=told.box.draws, end="troop-pile", why=("GA-036",))


def end(told: Telling) -> None:
    """GA-080, GA-083, GA-098: the game is over."""
    ending = Ending(told.new.ending)
    if ending != Ending.DECLARED:
        how, changes = {"ending": ending.name.lower().replace("_", "-")}, told.rest("ending")
        told.add("end", end="province-pile", why=("GA-080",), big=True, changes=changes, details=how)
    made = [standing(told.after, seat) for seat in range(told.after.seats)]
    parts = [(s.printed, s.sets, s.majorities) for s in made]
    told.add("result", why=("GA-090",), details={"results": parts})
    first, scores = winners(told.after), told.after.scores()
    tied = len(first) == 1 and scores.count(max(scores)) > 1
    who = first[0] if len(first) == 1 else NOBODY
    changes, details = told.rest("discarder"), {"seats": first, "tied": tied}
    told.add(
        "win",
        who,
        count=max(scores),
        end=f"score-{first[0]}",
        why=("GA-098",),
        big=True,
        changes=changes,
        details=details,
    )
