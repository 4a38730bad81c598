"""Makes the view of a table that one viewer gets: picture, choices and log.

During the game a view contains only what its viewer may know. After the end it may contain everything. A view is named
by a hash of its content, its version, so the version tells nothing more than the view itself. A view contains no text
that players chose, such as their names: it is sent compressed, and the size of compressed data could then tell such a
player something about the rest (see `answers`).
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.shapes import SEAT_LETTERS
from tablee.core.faces import Table
from tablee.core.game import Game
from tablee.core.log import Turn
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.core.story import Event
from tablee.core.texts import Say
from tablee.table import speech
from tablee.table.room import Room
from tablee.table.steps import Steps

KEPT = 4  # how many views are kept for each viewer, to tell pages only what has changed
OTHER_WORLD = 1  # seed for dealing hidden information at random before an action is tried out


class Viewer(NamedTuple):
    """The viewer of a table: the seats it holds, the seat to draw for, its language and screen format."""

    you: tuple[int, ...]
    seat: int  # a seat, or NOBODY
    language: str
    narrow: bool = False
    host: bool = False


def eyes(room: Room, you: tuple[int, ...], asked: int | None) -> int:
    """Return the seat to draw for: the requested one if it is allowed, else the viewer's own or `NOBODY`."""
    own = asked in you or (room.is_open_book and asked is not None and 0 <= asked < len(room.seats))
    if asked is not None and (own or asked == NOBODY):
        return asked
    if len(you) == 1:
        return you[0]
    if not you or room.match.game.hides:
        return NOBODY
    actor = room.match.position.to_act
    return actor if actor in you else you[0]


@dataclass(frozen=True, slots=True)
class View:
    """What one viewer sees of a table: JSON data, and the hash of that data."""

    version: str
    body: dict[str, Any]


def view(room: Room, viewer: Viewer, step: int | None = None) -> View:
    """Return the view of a table at a step, by default the last; it is kept for equal viewers until something changes.

    The last few views of each viewer are kept longer: pages that hold one of them get only what has changed since.
    """
    steps = room.steps_of(viewer.seat)
    at = steps.last if step is None else room.shown_step(viewer.seat, step)
    key = (viewer, at, room.warming)
    made: View | None = room.cache.get(key)
    if made is None:
        body = _body(room, viewer, at)
        made = room.cache[key] = View(_hash(body), body)
        kept = [known for known in room.recent.get(viewer, ()) if known.version != made.version]
        room.recent[viewer] = [*kept, made][-KEPT:]
    return made


def recent(room: Room, viewer: Viewer, version: str) -> View | None:
    """Return a recent view by its version, or None if it is no longer known.

    It must be a view that the viewer was allowed to see, because the difference to it will be sent.
    """
    allowed = [viewer] if room.match.game.hides else list(room.recent)
    views = (known for other in allowed for known in room.recent.get(other, ()))
    return next((known for known in views if known.version == version), None)


def _hash(body: dict[str, Any]) -> str:
    """Return a hash of a view. Most parts of its picture are the same as before, and their digests are kept."""
    picture = body["picture"]
    small = body | {"picture": [picture["box"], picture["title"], list(picture["spots"]), list(picture["pieces"])]}
    digest = hashlib.blake2b(msgspec.json.encode(small), digest_size=12)
    for part in (picture["ground"], *picture["spots"].values(), *picture["pieces"].values()):
        digest.update(_digest(part))
    return digest.hexdigest()


@lru_cache(maxsize=1 << 14)
def _digest(part: str) -> bytes:
    return hashlib.blake2b(part.encode(), digest_size=12).digest()


def _body(room: Room, viewer: Viewer, step: int) -> dict[str, Any]:
    match, game, row = room.match, room.match.game, room.row
    language = viewer.language
    say, game_say = speech.say_in(language), game.say(language)
    steps = room.steps_of(viewer.seat)
    position = match.position_at(steps.ply_at(step))
    seen = position.seen_by(viewer.seat)
    current = step == steps.last and not row.read_only and not room.broken
    acting = current and viewer.seat in viewer.you
    over = room.is_over
    status = say("status-frozen") if room.broken else say("status-warming") if room.warming and not over else ""
    return {
        "table": row.id,
        "game": game.name,
        "title": game_say("title"),
        "step": step,
        "last_step": steps.last,
        "you": list(viewer.you),
        "seat": viewer.seat,
        "to_act": seen.to_act,
        "over": over,
        "live": not row.read_only,
        "frozen": bool(room.broken),
        "hides": game.hides,
        "hints": row.hints or room.is_open_book,
        "host": viewer.host,
        "phase": phase_of(seen),
        "prompt": game.words.prompt(seen, viewer.seat)(game_say),
        "status": status,
        "seats": _seats(room, viewer, position, seen),
        "picture": speech.parts(seen, viewer.seat, language, viewer.narrow),
        "choices": choices(seen, viewer.seat, language) if acting and seen.to_act == viewer.seat else [],
        "interjections": interjections(seen, viewer, language) if acting else [],
        "hold": hold(room, seen, viewer, acting),
        "log": log(room, viewer.seat, language),
        "since": since(room, viewer.seat),
        "undo": _undo(room, viewer.seat if acting and not over else NOBODY),
        "commitment": room.source.commitment if room.source else "",
        "secret": row.secret.hex() if row.secret and over else None,
        "record_url": f"/t/{row.id}/record" if room.shows_record else None,
        "result": result(room, language) if over else None,
        "rematch": (row.rematch or None) if viewer.you else None,
    }


def phase_of(seen: Position) -> str:
    """Return the name of the phase; a page uses it to open the rules at the right chapter."""
    names = seen.game.components.enum_fields.get("phase")
    return names(int(seen.state["phase"])).name.lower() if names else ""


def _seats(room: Room, viewer: Viewer, position: Position, seen: Position) -> list[dict[str, Any]]:
    over = position.is_over
    points = position.scores() if over else seen.scores()
    places = position.ranks() if over else [None] * len(points)
    colours = seen.game.board.seat_colours
    return [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "level": seat.level,
            "letter": SEAT_LETTERS[seat.seat],
            "colour": colours[seat.seat][0].removeprefix("@"),
            "ink": colours[seat.seat][1].removeprefix("@"),
            "points": points[seat.seat],
            "place": places[seat.seat],
            "joined": seat.kind != "friend" or seat.browser is not None,
            "is_you": seat.seat in viewer.you,
            "turn": seen.to_act == seat.seat,
        }
        for seat in room.seats
    ]


# --- choices ---------------------------------------------------------------------------------------------------


def choices(seen: Position, seat: int, language: str) -> list[dict[str, Any]]:
    """Return the choices of the seat to act."""
    return _choices(seen, seat, seen.legal(), language)


def interjections(seen: Position, viewer: Viewer, language: str) -> list[dict[str, Any]]:
    """Return the choices that are possible out of turn.

    On a shared screen these are the choices of all its seats, unless the game has hidden information. For the seat to
    act, an action is left out if its clicks begin with all the clicks of a regular choice: the player makes that choice
    first, and the game then offers the rest.
    """
    seats = (viewer.seat,) if seen.game.hides else viewer.you
    path = seen.game.board.path
    asked = [tuple(path(seen, action)) for action in seen.legal()] if seen.to_act in seats else []
    made = []
    for seat in seats:
        actions = seen.interjections(seat)
        if seat == seen.to_act:
            clicks = {action: tuple(path(seen, action)) for action in actions}
            actions = [a for a in actions if not any(known and clicks[a][: len(known)] == known for known in asked)]
        made += _choices(seen, seat, actions, language)
    return made


def hold(room: Room, seen: Position, viewer: Viewer, acting: bool) -> dict[str, Any]:
    """Return which of the viewer's seats may hold, which do hold, and which seats the table waits for."""
    game, holding = seen.game, room.holding
    seats = (viewer.seat,) if game.hides else viewer.you
    may = acting and game.has_moments and room.row.hold > 0
    return {
        "may": [seat for seat in seats if may and (seat in holding.asked or seen.interjections(seat))],
        "on": [seat for seat in seats if may and seat in holding.asked],
        "waits_for": holding.waits_for,
    }


def _choices(seen: Position, seat: int, actions: list[int], language: str) -> list[dict[str, Any]]:
    game = seen.game
    say = game.say(language)
    world = seen.redealt(seat, OTHER_WORLD) if game.hides and actions else seen
    return [
        {
            "action": action,
            "seat": seat,
            "path": list(game.board.path(seen, action)),
            "label": game.words.label(seen, action)(say),
            "irreversible": final,
            "ruinous": game.words.ruinous(seen, action),
        }
        for action, final in zip(actions, world.ends_turn(seat, actions), strict=True)
    ]


# --- the log and undo ------------------------------------------------------------------------------------------


def log(room: Room, viewer: int, language: str) -> list[dict[str, Any]]:
    """Return the log that a viewer may see, by turns. In its sentences, marks stand for names (see `core.names`)."""
    say, steps = room.match.game.say(language), room.steps_of(viewer)
    made: list[dict[str, Any]] = room.logs.setdefault((viewer, language), [])
    turns = steps.turns
    same = 0
    while same < min(len(made), len(turns)) and made[same]["turn"] is turns[same]:
        same += 1
    del made[same:]
    made += [{"turn": turn, "said": _turn(turn, steps, say)} for turn in turns[same:]]
    return [turn["said"] for turn in made]


def _turn(turn: Turn, steps: Steps, say: Say) -> dict[str, Any]:
    lines = [_event(line.event) | {"step": steps.step_at(line.ply), "text": line.text(say)} for line in turn.lines]
    return {
        "seat": turn.seat,
        "step": steps.step_at(turn.ply),
        "summary": turn.summary(say) if turn.summary else "",
        "lines": lines,
    }


def _event(event: Event) -> dict[str, Any]:
    """Return an event as JSON data, without what is empty."""
    made = event.to_json()
    return {name: value for name, value in made.items() if value != NOBODY and (value or name in ("who", "whom"))}


def since(room: Room, seat: int) -> int:
    """Return the first step after a seat's last action."""
    last = room.match.last_own(seat) if seat >= 0 else None
    return 0 if last is None else room.steps_of(seat).step_at(last + 1)


def _undo(room: Room, seat: int) -> dict[str, Any]:
    ask = room.ask
    asked = {
        "asked_by": ask.seat if ask else None,
        "agreed": sorted(ask.agreed) if ask else [],
    }
    if seat < 0:
        return {"step": False, "turn": False, "ask": False} | asked
    steps = room.match.ply - room.turn_start(seat)
    can_ask = not steps and ask is None and room.undone_by(seat) is not None
    return {"step": steps > 0, "turn": steps > 1, "ask": can_ask} | asked


# --- the end ---------------------------------------------------------------------------------------------------


def result(room: Room, language: str) -> dict[str, Any]:
    """Return ranks, scores, points by source, tie-breaks, the points after every turn, and a proposal for a rematch."""
    match, game = room.match, room.match.game
    position = match.position
    scores, ranks = position.scores(), position.ranks()
    tied = len(set(zip(scores, ranks, strict=True))) > len(set(scores))
    return {
        "ranks": ranks,
        "scores": scores,
        "sources": _sources(game, position, scores, language),
        "tie_breaks": _rows(game.words.tie_breaks(position), game.say(language)) if tied else [],
        "timeline": timeline(match),
        "proposal": proposal(game.say(language)) if (proposal := game.words.rematch(position)) else "",
    }


def _sources(game: Game, position: Position, scores: list[int], language: str) -> list[dict[str, Any]]:
    found = _rows(game.words.sources(position), game.say(language))
    return found or [{"label": speech.say_in(language)("score-points"), "values": scores}]


def _rows(table: Table, say: Say) -> list[dict[str, Any]]:
    """Return the rows of a score table, with labels in the viewer's language."""
    return [{"label": label(say), "values": values} for label, values in table]


def timeline(match: Match) -> list[list[int]]:
    """Return every seat's points at the end of each turn."""
    points: list[list[int]] = []
    last = NOBODY
    for ply, move in enumerate(match.moves):
        if move.seat not in (CHANCE, last) and not move.interjected:
            points.append(match.position_at(ply).scores())
            last = move.seat
    points.append(match.position.scores())
    return points
