"""What is told about an event: a sentence for the log, and a few words for the heading of a turn."""

from collections.abc import Sequence
from typing import Any

from tablee.core.names import person
from tablee.core.position import Position
from tablee.core.story import Event
from tablee.core.texts import Message, joined, listed, message
from tablee.games.airain.facts import faction_name
from tablee.games.airain.words.names import joined as linked
from tablee.games.airain.words.names import needs_of, province_args, some_cards, troop

DRAWS = frozenset(("deal", "draw", "take", "discard", "turn-troop"))  # events about cards, seen or not
# Events that the heading of a turn mentions.
IN_HEADINGS = frozenset(
    ("first", "take", "draw", "discard", "conquer", "lost", "reshuffle", "last", "shortage", "end-game", "win")
)


def tell(seen: Position, event: Event, viewer: int) -> Message:
    """Say what happened."""
    return message(f"log-{event.kind}", **_told(seen, event, viewer))


def brief(seen: Position, event: Event, viewer: int) -> Message | None:
    """Say what happened in a few words, for the heading of a turn. Steps that lead to another one are left out."""
    if event.kind not in IN_HEADINGS:
        return None
    return message(f"brief-{event.kind}", **_told(seen, event, viewer))


def yes(told: object) -> str:
    """Return "yes" or "no", as the texts expect it."""
    return "yes" if told else "no"


def _told(seen: Position, event: Event, viewer: int) -> dict[str, Any]:
    """Return the arguments of a text about an event."""
    args: dict[str, Any] = {"count": event.count, "forced": yes(event.forced)}
    for name, value in event.details.items():
        args |= _argument(seen, name, value, viewer) or {name: yes(value) if isinstance(value, bool) else value}
    if event.who >= 0:
        args |= {"who": person(event.who, viewer), "hand": seen.state.hand_size[event.who]}
    if event.whom >= 0:
        args["whom"] = person(event.whom, viewer)
    card = event.details.get("card", -1)
    if card >= 0:
        args["card"] = message("the-card", **troop(card))
        if event.kind in DRAWS:
            args.setdefault("cards", message("some-cards", **troop(card, event.count)))
    shown = "cards" in args
    return args | {"shown": yes(shown), "known": yes(shown if event.kind in DRAWS else card >= 0)}


def _argument(seen: Position, name: str, value: Any, viewer: int) -> dict[str, Any]:
    """Return the arguments made of one detail of an event, or nothing if the detail itself is one."""
    match name:
        case "cards":
            return {"cards": some_cards(value), "number": sum(value)}
        case "province":
            args = province_args(seen, value)
            needs = needs_of(seen, value, told=True)
            return {"province": message("province-name", **args), "name": args["name"], "needs": needs}
        case "faction":
            return {"faction": faction_name(seen, value)}
        case "seats":
            return {"names": people(value, viewer), "persons": len(value)} if value else {"persons": 0}
        case "scores":
            lines = [
                message("score-change", who=person(seat, viewer), gained=f"{gained:+d}".replace("-", "−"), count=total)
                for seat, gained, total in value
            ]
            return {"scores": listed(lines)}
        case "results":
            lines = [
                message("score-sum", who=person(seat, viewer), printed=p, sets=s, majority=m, count=p + s + m)
                for seat, (p, s, m) in enumerate(value)
            ]
            return {"scores": linked("score-sums", lines)}
    return {}


def people(seats: Sequence[int], viewer: int) -> Message | str:
    """Name people in a sentence."""
    return joined([message("person", who=person(seat, viewer)) for seat in seats])
