"""Makes the view of a table that one viewer gets: picture, choices and log.

During the game a view contains only what its viewer may know. After the end it may contain everything. A view is named
by a hash of its content, its version, so the version tells nothing more than the view itself. A view contains no text
that players chose, such as their names: it is sent compressed, and the size of compressed data could then tell such a
player something about the rest (see `answers`).
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.scene import Parts
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
from tablee.table.takebacks import with_notes

KEPT = 4  # how many views are kept for each viewer, to tell pages only what has changed
DIGEST = 12  # bytes of a hash
TO_JSON = msgspec.json.Encoder().encode
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
    """What one viewer sees of a table, and a hash of it. All but the picture is kept as JSON, which is made once."""

    version: str
    fields: dict[str, bytes]
    log: list[bytes]  # by turns
    picture: Parts


def view(room: Room, viewer: Viewer, step: int | None = None) -> View:
    """Return the view of a table at a step, by default the last; it is kept for equal viewers until something changes.

    The last few views of each viewer are kept longer: pages that hold one of them get only what has changed since.
    Views of earlier steps are kept apart, so that a page that looks back still gets small changes of the present.
    """
    steps = room.steps_of(viewer.seat)
    at = steps.last if step is None else room.shown_step(viewer.seat, step)
    key = (viewer, at, room.warming)
    made: View | None = room.cache.get(key)
    if made is None:
        made = room.cache[key] = _made(room, viewer, at)
        shelf = viewer, at == steps.last
        kept = [known for known in room.recent.get(shelf, ()) if known.version != made.version]
        room.recent[shelf] = [*kept, made][-KEPT:]
    return made


def recent(room: Room, viewer: Viewer, version: str) -> View | None:
    """Return a recent view by its version, or None if it is no longer known.

    It must be a view that the viewer was allowed to see, because the difference to it will be sent.
    """
    hides = room.match.game.hides
    views = (known for (owner, _), kept in room.recent.items() if owner == viewer or not hides for known in kept)
    return next((known for known in views if known.version == version), None)


def _made(room: Room, viewer: Viewer, step: int) -> View:
    told = log(room, reader(viewer, room.match.game), viewer.language)
    position = room.match.position_at(room.steps_of(viewer.seat).ply_at(step))
    seen = position.seen_by(viewer.seat)
    picture = speech.parts(seen, viewer.seat, viewer.language, viewer.narrow)
    fields = {name: TO_JSON(value) for name, value in _fields(room, viewer, step, position, seen).items()}
    return View(_hash(fields, told, picture), fields, [turn.json for turn in told], picture)


def _hash(fields: dict[str, bytes], told: list["Said"], picture: Parts) -> str:
    """Return a hash of a view. Most of its picture and log is the same as before, and their digests are kept."""
    digest = hashlib.blake2b(b"\n".join(fields.values()), digest_size=DIGEST)
    digest.update(
        TO_JSON([picture["box"], picture["title"], picture["scenery"], list(picture["spots"]), list(picture["pieces"])])
    )
    parts = (picture["ground"], *picture["spots"].values(), *picture["pieces"].values())
    digest.update(b"".join(map(_digest, parts)))
    digest.update(b"".join([turn.digest for turn in told]))
    return digest.hexdigest()


@lru_cache(maxsize=1 << 14)
def _digest(part: str) -> bytes:
    return hashlib.blake2b(part.encode(), digest_size=DIGEST).digest()


def _fields(room: Room, viewer: Viewer, step: int, position: Position, seen: Position) -> dict[str, Any]:
    game, row = room.match.game, room.row
    language = viewer.language
    say, game_say = speech.say_in(language), speech.game_say(game, language)
    steps = room.steps_of(viewer.seat)
    current = step == steps.last and not row.read_only and not room.broken
    over, ended, taught = room.is_over, bool(room.away.ended), room.teaching
    acting = current and viewer.seat in viewer.you and not ended and not room.away.level_of(viewer.seat)
    to_act = NOBODY if ended and step == steps.last else seen.to_act
    status = say("status-frozen") if room.broken else say("status-warming") if room.warming and not over else ""
    return {
        "table": row.id,
        "game": game.name,
        "title": game_say("title"),
        "step": step,
        "last_step": steps.last,
        "you": list(viewer.you),
        "seat": viewer.seat,
        "to_act": to_act,
        "over": over,
        "live": not row.read_only,
        "is_copy": row.is_copy,
        "for_real": row.for_real,
        "frozen": bool(room.broken),
        "hides": game.hides,
        "hints": row.hints or room.is_open_book,
        "host": viewer.host,
        "phase": phase_of(seen),
        "prompt": say("prompt-ended", how=room.away.ended)
        if to_act != seen.to_act
        else game.words.prompt(seen, addressed(seen, viewer))(game_say),
        "stakes": stakes(game_say) if (stakes := game.words.stakes(seen, viewer.seat)) else "",
        "status": status,
        "seats": _seats(room, viewer, position, seen, to_act),
        "pace": {"name": row.pace, "per": row.clock, "seconds": room.clock.seconds} if row.pace else None,
        "away": room.away.shown(),
        "chat": row.chat,
        "choices": choices(seen, viewer.seat, language)
        if acting and seen.to_act == viewer.seat and not room.is_done
        else [],
        "interjections": interjections(seen, viewer, language) if acting and not room.is_done else [],
        "hold": hold(room, seen, viewer, acting),
        "since": since(room, viewer.seat),
        "undo": _undo(room, viewer.seat if acting and not over else NOBODY),
        "commitment": room.commitment,
        "secret": row.secret.hex() if row.secret and over and room.commitment else None,
        "record_url": f"/t/{row.id}/record" if room.shows_record else None,
        "result": result(room, language, viewer.seat) if over else None,
        "rematch": (row.rematch or None) if viewer.you else None,
        "lesson": taught.view(room.match, language, game_say) if taught and acting else None,
    }


def reader(viewer: Viewer, game: Game) -> int:
    """Return the seat that reads the log as "you". People round one screen all read it, so it names them all."""
    return NOBODY if len(viewer.you) > 1 and not game.hides else viewer.seat


def addressed(seen: Position, viewer: Viewer) -> int:
    """Return the seat that the prompt calls "you". The result is for everybody round a screen, so it names them all."""
    return NOBODY if seen.is_over and len(viewer.you) > 1 else viewer.seat


def phase_of(seen: Position) -> str:
    """Return the name of the phase; a page uses it to open the rules at the right chapter."""
    names = seen.game.components.enum_fields.get("phase")
    return names(int(seen.state["phase"])).name.lower() if names else ""


def _seats(room: Room, viewer: Viewer, position: Position, seen: Position, to_act: int) -> list[dict[str, Any]]:
    over = room.is_over and bytes(position) == bytes(room.match.position)
    points = position.scores() if over else seen.scores()
    places = dict(enumerate(room.away.ranks() if over else []))
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
            "place": places.get(seat.seat),
            "joined": seat.kind != "friend" or seat.browser is not None,
            "is_you": seat.seat in viewer.you,
            "turn": to_act == seat.seat,
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
    say = speech.game_say(game, language)
    world = seen.redealt(seat, OTHER_WORLD) if game.hides and actions else seen
    made = [
        {
            "action": action,
            "seat": seat,
            "path": list(game.board.path(seen, action)),
            **({"also": list(others)} if (others := game.board.also(seen, action)) else {}),
            "label": game.words.label(seen, action)(say),
            "more": more(say) if (more := game.words.more(seen, action)) else "",
            "irreversible": final,
            "ruinous": bool(game.words.ruinous(seen, action)),
            "idle": len(actions) == 1 and bool(game.words.idle(seen, action)),
        }
        for action, final in zip(actions, world.ends_turn(seat, actions), strict=True)
    ]
    return made if game.hides else _once(made)


def _once(choices: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Leave out choices that read and are clicked like an earlier one.

    They lead to the same position: a promise of `tablee.testing` requires it, up to what is hidden.
    """
    first: dict[tuple[str, ...], int] = {}
    for choice in choices:
        first.setdefault((choice["label"], *choice["path"]), choice["action"])
    return [choice for choice in choices if first[choice["label"], *choice["path"]] == choice["action"]]


# --- the log and undo ------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """A turn of the log as JSON, and a hash of it."""

    json: bytes
    digest: bytes


class Told(NamedTuple):
    """A turn of the log, its lines as JSON, and the whole as JSON."""

    turn: Turn
    lines: list[msgspec.Raw]
    said: Said


def log(room: Room, viewer: int, language: str) -> list[Said]:
    """Return the log that a viewer may see, by turns. In its sentences, marks stand for names (see `core.names`).

    It is kept: only turns that are new or have grown are told again.
    """
    say, steps = speech.game_say(room.match.game, language), room.steps_of(viewer)
    told: list[Told] = room.logs.setdefault((viewer, language), [])
    turns = steps.turns
    same = 0
    while same < min(len(told), len(turns)) and told[same].turn is turns[same]:
        same += 1
    grown = told[same : same + 1]
    del told[same:]
    for turn in turns[same:]:
        told.append(_told(turn, steps, say, *grown))
        grown = []
    said = [turn.said for turn in told]
    if not room.undoing.noted and not room.away.told:
        return said
    plain = [msgspec.json.decode(turn.json) for turn in said]  # such notes are rare: nothing of this is kept
    plain = with_notes(plain, room.undoing.noted, steps, viewer, speech.say_in(language))
    return [_said(turn) for turn in room.away.with_notes(plain, steps, viewer, speech.say_in(language))]


def _told(turn: Turn, steps: Steps, say: Say, before: Told | None = None) -> Told:
    """Tell a turn; `before` is how it was told when it had fewer lines."""
    lines: list[msgspec.Raw] = []
    if before:
        known = zip(turn.lines, before.turn.lines, before.lines, strict=False)
        lines = [said for _, _, said in takewhile(lambda found: found[0] is found[1], known)]
    for line in turn.lines[len(lines) :]:
        data = _event(line.event) | {"step": steps.step_at(line.ply), "text": line.text(say)}
        lines.append(msgspec.Raw(TO_JSON(data)))
    summary = turn.summary(say) if turn.summary else ""
    data = {"seat": turn.seat, "step": steps.step_at(turn.ply), "summary": summary, "lines": lines}
    data |= {"in_sentences": True} if turn.in_sentences else {}
    return Told(turn, lines, _said(data))


def _said(turn: dict[str, Any]) -> Said:
    json = TO_JSON(turn)
    return Said(json, hashlib.blake2b(json, digest_size=DIGEST).digest())


def _event(event: Event) -> dict[str, Any]:
    """Return an event as JSON data, without what is empty."""
    return {
        name: value for name, value in event.to_json().items() if value != NOBODY and (value or name in ("who", "whom"))
    }


def since(room: Room, seat: int) -> int:
    """Return the first step after a seat's last action."""
    last = room.match.last_own(seat) if seat >= 0 else None
    return 0 if last is None else room.steps_of(seat).step_at(last + 1)


def _undo(room: Room, seat: int) -> dict[str, Any]:
    ask = room.undoing.ask
    asked = {
        "asked_by": ask.seat if ask else None,
        "agreed": sorted(ask.agreed) if ask else [],
    }
    if seat < 0:
        return {"step": False, "turn": False, "ask": False, "beyond": "never"} | asked
    steps = room.match.ply - room.undoing.turn_start(seat)
    can_ask = not steps and ask is None and not room.row.for_real and room.undoing.last_own(seat) is not None
    beyond = "never" if room.row.for_real else "asked" if room.undoing.must_agree(seat) else "free"
    return {"step": steps > 0, "turn": steps > 1, "ask": can_ask, "beyond": beyond} | asked


# --- the end ---------------------------------------------------------------------------------------------------


def result(room: Room, language: str, viewer: int) -> dict[str, Any]:
    """Return ranks, scores, points by source, tie-breaks, the points after every turn, and a proposal for a rematch.

    An unfinished game has no ranks. `steps` are the viewer's steps to which the points after every turn belong.
    """
    match, game = room.match, room.match.game
    position = match.position
    scores, ranks = position.scores(), room.away.ranks()
    plies, steps = turn_ends(match), room.steps_of(viewer)
    tied = bool(ranks) and len(set(zip(scores, ranks, strict=True))) > len(set(scores))
    return {
        "ranks": ranks,
        "scores": scores,
        "sources": _sources(game, position, scores, language),
        "tie_breaks": _rows(game.words.tie_breaks(position), speech.game_say(game, language)) if tied else [],
        "timeline": [match.position_at(ply).scores() for ply in plies],
        "steps": [steps.step_at(ply) for ply in plies],
        "proposal": proposal(speech.game_say(game, language)) if (proposal := game.words.rematch(position)) else "",
    }


def _sources(game: Game, position: Position, scores: list[int], language: str) -> list[dict[str, Any]]:
    found = _rows(game.words.sources(position), speech.game_say(game, language))
    return found or [{"label": speech.say_in(language)("score-points"), "values": scores}]


def _rows(table: Table, say: Say) -> list[dict[str, Any]]:
    """Return the rows of a score table, with labels in the viewer's language."""
    return [{"label": label(say), "values": values} for label, values in table]


def turn_ends(match: Match) -> list[int]:
    """Return how many actions had been taken at the beginning, and at the end of each turn."""
    ends: list[int] = []
    last = NOBODY
    for ply, move in enumerate(match.moves):
        if move.seat not in (CHANCE, last) and not move.interjected:
            ends.append(ply)
            last = move.seat
    return [*ends, match.ply]
