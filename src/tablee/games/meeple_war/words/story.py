"""The sentences that tell what happened, and their short forms for the headings of turns."""

from functools import reduce
from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.names import person
from tablee.core.position import Position
from tablee.core.story import Event
from tablee.core.texts import Message, joined, listed, message
from tablee.games.meeple_war.actions import BUILDING_NAMES, KIND_NAMES, TOKEN_NAMES
from tablee.games.meeple_war.facts.places import kind_of
from tablee.games.meeple_war.words.names import act_name, building_name, way

# Events that the heading of a turn does not mention, because others say enough
NOT_IN_HEADINGS = frozenset(
    (
        "dealt",
        "back",
        "workers",
        "venture",
        "shielded",
        "workshop",
        "village",
        "village-declined",
        "village-lost",
        "again",
        "stay",
        "lay",
        "bravery",
        "owed",
        "paid",
        "spare",
        "fort-lost",
        "control",
        "quiet",
    )
)
SHORT = {
    "cave": "move",
    "tunnel": "move",
    "explore": "draw",
    "fly": "deploy",
    "stealth": "deploy",
}  # told alike in short

LISTS = {  # lists of seats with numbers: the messages of one entry and of the list
    "home": ("part-home", "parts-home"),
    "losses": ("part-losses", "parts-losses"),
    "scored": ("part-scored", "parts-scored"),
    "enemies": ("part-enemies", "parts-enemies"),
}


def tell(seen: Position, event: Event, viewer: int) -> Message:
    """Say what happened."""
    return message(f"log-{event.kind}", **_told(seen, event, viewer))


def brief(seen: Position, event: Event, viewer: int) -> Message | None:
    """Say what happened in a few words, for the heading of a turn."""
    if event.kind in NOT_IN_HEADINGS or (event.kind == "bonus" and not event.count):
        return None
    return message(f"brief-{SHORT.get(event.kind, event.kind)}", **_told(seen, event, viewer))


def the_place(seen: Position, t: int) -> Message:
    """Name a terrain within a sentence."""
    return message("the-place", kind=KIND_NAMES[kind_of(seen, t)], number=t)


def from_place(seen: Position, t: int) -> Message:
    """Name a terrain that something comes from."""
    return message("from-place", kind=KIND_NAMES[kind_of(seen, t)], number=t)


def the_building(kind: int) -> Message:
    """Name a building within a sentence."""
    return message("the-building", building=BUILDING_NAMES[kind])


def _told(seen: Position, event: Event, viewer: int) -> dict[str, Any]:
    """Return the arguments of a text about an event."""
    args: dict[str, Any] = {"count": event.count}
    for name, seat in (("who", event.who), ("whom", event.whom)):
        if seat >= 0:
            args[name] = person(seat, viewer)
    args["own"] = _yes(event.who == event.whom)
    for name, value in event.details.items():
        args |= _argument(seen, name, value, viewer)
    if event.kind == "combat":
        args |= _combat(event, viewer)
    if event.kind == "bonus":
        args["bonuses"] = _bonuses(seen, event)
    return args


def _yes(told: object) -> str:
    return "yes" if told else "no"


def _argument(seen: Position, name: str, value: Any, viewer: int) -> dict[str, Any]:
    """Return the arguments that a detail of an event becomes: names instead of numbers, lists in words."""
    match name:
        case "place":
            return {name: the_place(seen, value), "of_place": from_place(seen, value)}
        case "to" | "altar":
            return {name: the_place(seen, value)}
        case "from":
            return {name: from_place(seen, value)}
        case "terrains":
            return {"places": joined([the_place(seen, t) for t in value]) if value else ""}
        case "building":
            return {name: the_building(value), "bare": building_name(value)}
        case "buildings":
            return {name: joined([the_building(kind) for kind in value])}
        case "act":
            return {name: act_name(*value)}
        case "lost":
            return {name: message("lost-action", act=act_name(*value)) if value else ""}
        case "kind":
            return {name: KIND_NAMES[value]}
        case "token":
            return {name: TOKEN_NAMES[value]}
        case "edge":
            return {"way": way(value)}
        case "edges":
            return {"ways": joined([way(edge) for edge in value]) if value else "", "forest": _yes(value)}
        case "meeple":
            return {name: person(value, viewer)}
        case "workers":
            return {name: reduce(lambda first, rest: message("then", first=first, rest=rest), map(_worker, value))}
        case "home" | "losses" | "scored" | "enemies":
            one, all_ = LISTS[name]
            said = [message(one, who=person(seat, viewer), count=n) for seat, n in value]
            return {name: message(all_, parts=joined(said)) if said else ""}
        case "winners":
            return {"names": joined([message("person", who=person(seat, viewer)) for seat in value]), name: len(value)}
    return {name: _yes(value) if isinstance(value, bool) else value}


def _worker(told: dict[str, Any]) -> Message:
    """MW-043: say where a worker has arrived."""
    args = {"building": building_name(told["building"]), "where": told["where"]}
    args |= {"act": act_name(*told["act"]) if "act" in told else "", "steps": told.get("steps", 0)}
    return message("part-worker", done=told.get("done", 0), **args)


def _bonuses(seen: Position, event: Event) -> Message | str:
    """MW-030, MW-039: say which bonuses the terrains of a player give this turn."""
    said: list[Message | str] = [
        message("part-bonus", kind=KIND_NAMES[kind_of(seen, t)], number=t) for t in event.details["terrains"]
    ]
    if event.details["forts"]:
        said = [message("part-forts", count=event.details["forts"]), *said]
    return listed(said)


def _combat(event: Event, viewer: int) -> dict[str, Any]:
    """MW-121, MW-127, MW-128: say who fought, who lost how many, and what the forges did."""
    armies = [(person(seat, viewer), n, lost) for seat, n, lost in event.details["armies"]]
    first, *others = [
        message("part-army", who=who, count=n, side="other" if i else "first") for i, (who, n, _) in enumerate(armies)
    ]
    args: dict[str, Any] = {
        "armies": reduce(lambda one, other: message("against", first=one, rest=other), others, first),
        "losses": joined([message("part-lost", who=who, count=lost) for who, _, lost in armies]),
        "weapon": "",
        "shields": "",
        "outcome": message("nobody-left"),
        "winner": "",
        "winner_known": "no",
    }
    if event.details["victim"] != NOBODY:
        kind = "weapon-blocked" if event.details["blocked"] else "weapon-kills"
        victim, owner = (person(event.details[name], viewer) for name in ("victim", "weapon"))
        args["weapon"] = message(kind, who=owner, whom=victim)
    if event.details["shields"]:
        names = [message("person", who=person(seat, viewer)) for seat in event.details["shields"]]
        args["shields"] = message("shield-saves", names=joined(names))
    if event.details["winner"] != NOBODY:
        winner = person(event.details["winner"], viewer)
        args["outcome"] = message("army-left", who=winner, count=event.details["left"])
        args |= {"winner": message("person", who=winner), "winner_known": "yes"}
    return args
