"""Pictures for the handbook: a position of a lesson or of a recorded game, with arrows, rings and a caption.

In `handbook/<language>.md` a picture is a line of its own:

    {{picture SOURCE PLY WHAT… | caption}}

SOURCE is the id of a lesson or the name of a game in `lessons/records/`, PLY the number of decisions of the lesson's
solution, or of actions of the record, that are played first. WHAT names drawn things: `sq-0-7` gets a ring,
`sq-0-3>sq-0-7` an arrow, `moves` stands for the arrows of the last action, and `crop=sq-0-7:500x260` shows only a part
of the board, so wide and high, around a thing.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from tablee.core.coaching import opened, take
from tablee.core.drawing.palette import paint
from tablee.core.drawing.scene import Markup, Scene, el
from tablee.core.errors import BadLesson
from tablee.core.game import Game
from tablee.core.lessons import Start, lessons, position_of
from tablee.core.log import steps
from tablee.core.position import Position
from tablee.core.story import happened

_PLACE = re.compile(r'transform="translate\(([-\d.]+) ([-\d.]+)\)"')
_BOX = re.compile(r'^(?:<g>)?<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"')
RING = 30.0  # radius of a ring, in units of the board
BEND = 0.16  # how far an arrow bends aside, as a part of its length
HEAD = 20.0  # length of an arrow's head

Place = tuple[float, float]
Arrow = tuple[str, str]


class Moment(NamedTuple):
    """A position to draw, the seat that looks at it, and the arrows of the action that led to it."""

    position: Position
    seat: int
    arrows: list[Arrow]


@lru_cache(maxsize=256)
def moment(game: Game, source: str, ply: int) -> Moment:
    """Return a position of a lesson or of a recorded game. Raises `BadLesson` if there is none."""
    if any(lesson.id == source for lesson in lessons(game).all):
        lesson = lessons(game)[source]
        match = opened(game, lesson)
        for form in lesson.solution[:ply]:
            take(lesson, match, match.position.read(lesson.seat, form))
        last = match.last_own(lesson.seat) or 0
        told = [event for step in steps(match, lesson.seat, last) for event in step.events]
        return Moment(match.position, lesson.seat, [(event.start, event.end) for event in told])
    before = position_of(game, Start(0, record=source, ply=max(ply - 1, 0)))
    after = position_of(game, Start(0, record=source, ply=ply))
    seat, action = before.to_act, next((a for a in before.legal() if bytes(_after(before, a)) == bytes(after)), -1)
    told = happened(before, seat, action, after, max(seat, 0)) if ply and action >= 0 else []
    return Moment(after, max(after.to_act, 0), [(event.start, event.end) for event in told])


def _after(before: Position, action: int) -> Position:
    made = before.copy()
    made.play(made.to_act, action)
    return made


def figure(game: Game, language: str, found: re.Match[str], caption: str) -> str:
    """Return a picture as HTML; `caption` is its caption as HTML."""
    shown = moment(game, found["source"], int(found["ply"]))
    scene = game.draw(shown.position.seen_by(shown.seat), shown.seat, language)
    words = found["what"].split()
    arrows = [arrow for word in words for arrow in (shown.arrows if word == "moves" else _arrow(word))]
    rings = [word for word in words if word != "moves" and ">" not in word and "=" not in word]
    overlay = [_ring(_place(scene, ref)) for ref in rings]
    overlay += [_drawn_arrow(_place(scene, a), _place(scene, b)) for a, b in arrows if a and b and a != b]
    crop = next((word.removeprefix("crop=") for word in words if word.startswith("crop=")), "")
    label = re.sub(r"<[^>]*>", "", caption)
    drawn = el(
        "svg",
        Markup(_plain(scene)),
        el("g", *overlay, class_="overlay"),
        viewBox=_box(scene, crop),
        role="img",
        aria_label=label,
    )
    return f'<figure class="picture">{paint(drawn, None)}<figcaption>{caption}</figcaption></figure>'


def _plain(scene: Scene) -> str:
    """Return what a scene shows, without the names by which a table finds its parts."""
    pieces = [
        el(
            "g",
            piece.look,
            transform=f"translate({piece.x:g} {piece.y:g})" + (f" rotate({piece.turn:g})" if piece.turn else ""),
        )
        for piece in sorted(scene.pieces.values(), key=lambda piece: piece.id)
    ]
    behind = [scene.scenery.use] if scene.scenery else []
    return "".join([*behind, *scene.ground, *(spot.look for spot in scene.spots.values()), *pieces])


def _place(scene: Scene, ref: str) -> Place:
    """Return where a piece or a spot is drawn."""
    for piece in scene.pieces.values():
        if ref in (piece.id, piece.ref):
            return piece.x, piece.y
    if ref in scene.spots:
        return place_of(scene.spots[ref].look)
    raise BadLesson(f"a picture of the handbook points at {ref}, which is not drawn there")


def place_of(look: Markup) -> Place:
    """Return where a spot is drawn: where its first part is moved to, or the centre of its first rectangle."""
    place, box = _PLACE.search(look), _BOX.search(look)
    if box and (place is None or box.start() < place.start()):
        x, y, width, height = (float(number) for number in box.groups())
        return x + width / 2, y + height / 2
    assert place, "a spot has neither a translate() nor a rectangle that gives its place"
    return float(place[1]), float(place[2])


def _arrow(word: str) -> list[Arrow]:
    start, sign, end = word.partition(">")
    return [(start, end)] if sign else []


def _box(scene: Scene, crop: str) -> str:
    """Return the part of the scene to show."""
    if not crop:
        return f"0 0 {scene.width:g} {scene.height:g}"
    ref, _, size = crop.rpartition(":")
    wide, high = (float(number) for number in size.split("x"))
    x, y = _place(scene, ref)
    left = min(max(x - wide / 2, 0), max(scene.width - wide, 0))
    top = min(max(y - high / 2, 0), max(scene.height - high, 0))
    return f"{left:g} {top:g} {min(wide, scene.width):g} {min(high, scene.height):g}"


def _ring(at: Place) -> Markup:
    return el("circle", cx=at[0], cy=at[1], r=RING, class_="ring")


def _drawn_arrow(start: Place, end: Place) -> Markup:
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    length = max((dx * dx + dy * dy) ** 0.5, 1.0)
    mx, my = (ax + bx) / 2 + dy * BEND, (ay + by) / 2 - dx * BEND
    away = max(((bx - mx) ** 2 + (by - my) ** 2) ** 0.5, 1.0)
    ux, uy = (bx - mx) / away, (by - my) / away
    head = min(HEAD, length / 2)
    hx, hy = bx - ux * head, by - uy * head
    shaft = f"M{ax:.1f} {ay:.1f}Q{mx:.1f} {my:.1f} {hx:.1f} {hy:.1f}"
    wide = head * 0.55
    tip = f"M{bx:.1f} {by:.1f}L{hx - uy * wide:.1f} {hy + ux * wide:.1f}L{hx + uy * wide:.1f} {hy - ux * wide:.1f}Z"
    return el(
        "g", el("path", d=shaft, class_="casing"), el("path", d=shaft, class_="shaft"), el("path", d=tip, class_="tip")
    )
