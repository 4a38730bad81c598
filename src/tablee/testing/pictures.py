"""Promises about pictures: every choice can be clicked, text is readable, and moves are animated."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from itertools import groupby, pairwise
from pathlib import Path

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.drawing.palette import DARK, LIGHT, THEMES, toned
from tablee.core.drawing.scene import Scene
from tablee.core.faces import first_word
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.testing import rooms
from tablee.testing.promise import Broken, hold, promise
from tablee.testing.rooms import every_record, records, replayed
from tablee.testing.walks import both_widths, random_match

AA = 4.5  # the contrast between text and its background that WCAG level AA requires
ODD = re.compile("[^ -~\u00a0-\u017f‘’“”–…−×→]")  # characters that the fonts of the pictures lack, such as emoji
SVG = "{http://www.w3.org/2000/svg}"
GROUNDS = {  # colours for text -> background colours on which each is readable
    "ink": "paper board raised wood stone sand grass water dusk",
    "muted": "paper board raised",
    "accent": "paper board raised",
    "paper": "ink accent",
    "on-gold": "gold",
    "on-hole": "hole",
    "on-seat": "seat0 seat1 seat2 seat3 seat4 orange leaf iron bronze violet teal bad",
}
KEPT = "tests/pictures.txt"


# --- drawing and clicking --------------------------------------------------------------------------------------


def _some(game: Game, plies: int, every: int) -> Iterator[Match]:
    for match in random_match(game, game.seats[-1], 51, plies=plies):
        if match.ply % every == 0 or match.position.is_over:
            yield match


@promise(both_widths, plies=260)
def every_seat_gets_a_picture_to_click(game: Game, narrow: bool, plies: int) -> None:
    """Every position is drawn for every seat, with all pieces inside the picture, and every choice can be clicked."""
    for match in _some(game, plies, 13):
        for seat in (*range(match.seats), NOBODY):
            seen = match.position.seen_by(seat)
            scene = game.draw(seen, seat, narrow=narrow)
            _check_scene(game, scene)
            if seat != match.position.to_act:
                continue
            for action in seen.legal():
                path = game.board.path(seen, action)
                hold(path, game, f"`path` gives nothing to click for {seen.write(action)!r}")
                missing = sorted({*path, *game.board.also(seen, action)} - scene.refs())
                hold(
                    not missing,
                    game,
                    f"`path` or `also` for {seen.write(action)!r} contains {missing}, which are not drawn",
                )


def _check_scene(game: Game, scene: Scene) -> None:
    root = ET.fromstring(scene.svg("light"))
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    twice = sorted({str(i) for i in ids if ids.count(i) > 1}) if len(set(ids)) < len(ids) else []
    hold(not twice, game, f"an id is used twice in one picture: {', '.join(twice)}")
    untitled = [ref for ref, spot in scene.spots.items() if not spot.title]
    untitled += [piece.id for piece in scene.pieces.values() if not piece.title]
    hold(not untitled, game, f"these have no title for screen readers: {', '.join(untitled[:5])}")
    text = "".join(text for node in root.iter(f"{SVG}text") for text in node.itertext())
    odd = ODD.findall(text)
    hold(not odd, game, f"the picture contains characters that its fonts lack: {odd[:5]}")
    own = re.search(r'<text[^>]* fill="light-dark', scene.svg(None))
    hold(not own, game, "text has a colour of its own; only named colours are for text")
    inks = set(re.findall(r'<text[^>]* fill="var\(--([a-z0-9-]+)\)"', scene.svg(None))) - set(GROUNDS)
    hold(not inks, game, f"text has the colours {sorted(inks)}; only these are for text: {', '.join(GROUNDS)}")
    for piece in scene.pieces.values():
        inside = -1 <= piece.x <= scene.width + 1 and -1 <= piece.y <= scene.height + 1
        hold(inside, game, f"piece {piece.id} is drawn at {piece.x:g}, {piece.y:g}, outside the picture")


@promise(plies=120)
def a_picture_depends_on_nothing_else(game: Game, plies: int) -> None:
    """Drawing a position twice for the same seat gives the same picture and does not change the position."""
    for match in _some(game, plies, 5):
        seen = match.position.seen_by(0)
        held = bytes(seen)
        one, other = (game.draw(seen, 0).svg(None) for _ in range(2))
        hold(one == other, game, "drawing a position twice gives two different pictures")
        hold(bytes(seen) == held, game, "drawing a position changes it")


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, as WCAG defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@promise()
def seats_have_colours_of_their_own(game: Game) -> None:
    """Every seat has a colour of its own, on which its letter can be read in both themes."""
    colours = game.board.seat_colours
    hold(len({fill for fill, _ in colours}) == len(colours), game, "two seats have the same colour")
    hold(len(colours) >= game.seats[-1], game, f"there are {len(colours)} colours for {game.seats[-1]} seats")
    for name, theme in (("light", LIGHT), ("dark", DARK)):
        for fill, ink in colours:
            found = contrast(theme[ink.removeprefix("@")], theme[fill.removeprefix("@")])
            hold(
                found >= AA, game, f"{ink} on {fill} has a contrast of {found:.1f} in the {name} theme; {AA} is needed"
            )


@promise()
def words_can_be_read_in_the_tone_of_the_game(game: Game) -> None:
    """All text of the page can be read on the colours that it takes from the game."""
    for theme in THEMES:
        colours = toned(game.board.tone, theme)
        for ink in ("ink", "muted", "accent", "good", "bad"):
            for ground in ("paper", "board", "raised"):
                found = contrast(colours[ink], colours[ground])
                said = f"in the {theme} theme, {ink} on {ground} has a contrast of {found:.1f}; {AA} is needed"
                hold(found >= AA, game, said)


# --- animation of moves ----------------------------------------------------------------------------------------


def jumps(before: Scene, after: Scene, family: Callable[[str], str] = first_word) -> set[str]:
    """Return the families in which a piece disappears and another appears elsewhere without sharing its `kind`."""
    gone = [piece for id_, piece in before.pieces.items() if id_ not in after.pieces]
    come = [piece for id_, piece in after.pieces.items() if id_ not in before.pieces.keys() | before.expected.keys()]
    places = {(family(piece.id), round(piece.x), round(piece.y)) for piece in come}
    left = [old for old in gone if (family(old.id), round(old.x), round(old.y)) not in places]
    pairs = [(old, new) for old in left for new in come if family(old.id) == family(new.id)]
    return {family(old.id) for old, new in pairs if not old.kind or old.kind != new.kind}


@promise(every_record, plies=100)
def what_moves_is_seen_to_move(game: Game, path: Path | None, plies: int) -> None:
    """In recorded games, no piece disappears while one of its family appears elsewhere, unless they share a `kind`.

    The page animates the change from one piece to another of the same `kind` as a move.
    """
    match = replayed(game, path)
    first = max(0, match.ply - plies)
    positions = [*(match.before(ply) for ply in range(first, match.ply)), match.position]
    for ply, (before, after) in enumerate(pairwise(positions), first):
        viewer = max(match.moves[ply].seat, 0)  # the seat that moved; others do not see where hidden cards come from
        old, new = (game.draw(position.seen_by(viewer), viewer) for position in (before, after))
        found = jumps(old, new, game.board.family)
        form = game.forms[match.moves[ply].action]
        hold(
            not found,
            game,
            f"after {form!r} (ply {ply}) {', '.join(found)} is not animated: give these pieces the same `kind`",
        )


# --- snapshots of the structure of pictures --------------------------------------------------------------------


def phase_of(position: Position) -> str:
    """Return the name of the phase a position is in."""
    return position.game.components.enum_fields["phase"](int(position.state.phase)).name.lower()


def moments(game: Game) -> dict[str, Position]:
    """Return positions by name: the opening, the middle, the end, and one for each phase in which a seat decides."""
    found: dict[str, Position] = {}
    for path in records(game):
        match = replayed(game, path)
        decided = [ply for ply, move in enumerate(match.moves) if move.seat >= 0 and not move.interjected]
        for label, ply in (("opening", decided[0]), ("middle", decided[len(decided) // 2])):
            found.setdefault(label, match.before(ply))
        found.setdefault("end", match.position)
        for ply in decided:
            position = match.before(ply)
            found.setdefault(phase_of(position), position)
    for label, position in rooms.moments(game).items():
        hold(
            phase_of(position) == label,
            game,
            f"position {label!r} of tests/moments.py is in phase {phase_of(position)!r}",
        )
        found[label] = position
    return found


def _stem(id_: str) -> str:
    """Return an id up to its first hyphen or digit: `troop` for `troop-0-12`, `B` for `B3`."""
    return re.split(r"[-\d]", id_)[0]


def summary(scene: Scene) -> list[str]:
    """Return lines with the size of a picture, and how many spots and pieces of each kind it has.

    For pieces, the smallest and largest coordinates of each kind are added.
    """
    structure = scene.structure()
    spots = groupby(structure["spots"], key=_stem)
    lines = ["{:g} x {:g}".format(*structure["size"])]
    lines.append("spots " + ", ".join(f"{kind} {len(list(those))}" for kind, those in spots))
    for kind, those in groupby(structure["pieces"].items(), key=lambda piece: _stem(piece[0])):
        xs, ys, _ = zip(*(place for _, place in those), strict=True)
        lines.append(f"{kind} {len(xs)}: {min(xs):g}-{max(xs):g}, {min(ys):g}-{max(ys):g}")
    return lines


def snapshot(game: Game) -> str:
    """Return the structure of a game's pictures as text, with a paragraph for each picture."""
    lines = []
    for label, position in moments(game).items():
        seat = max(position.to_act, 0)
        seen = position.seen_by(seat)
        for narrow in (False, True) if label in ("opening", "middle", "end") else (False,):
            lines += [f"[{label}{', narrow' if narrow else ''}]", *summary(game.draw(seen, seat, narrow=narrow)), ""]
    return "\n".join(lines)


def _kept(game: Game) -> str:
    path = game.folder / KEPT
    hold(path.exists(), game, f"there is no {KEPT}: `tablee snapshots {game.name}` writes it")
    return path.read_text(encoding="utf-8")


@promise()
def pictures_are_built_as_before(game: Game) -> None:
    """The pictures have the structure that is saved in `tests/pictures.txt`."""
    kept, now = _kept(game).splitlines(), snapshot(game).splitlines()
    if kept == now:
        return
    label = ""
    for was, is_now in zip([*kept, ""], [*now, ""], strict=False):
        label = is_now if is_now.startswith("[") else label
        if was != is_now:
            change = f"{label} was {was!r} and is now {is_now!r}"
            raise Broken(
                game.name, f"{change}. If that is intended, run `tablee snapshots {game.name}` and review the diff"
            )
    raise Broken(game.name, f"{KEPT} has {len(kept)} lines; there should now be {len(now)}")


@promise()
def every_question_has_its_picture(game: Game) -> None:
    """`tests/pictures.txt` has a picture of every phase in which a seat decides."""
    phases = {phase.name.lower() for phase in game.components.enum_fields["phase"]} - rooms.passing_phases(game)
    for path in records(game):
        match = replayed(game, path)
        drawn = [match.before(ply) for ply, move in enumerate(match.moves) if move.seat == CHANCE]
        phases -= {phase_of(position) for position in (*drawn, match.position)}  # chance acts here, or the game is over
    missing = phases - set(re.findall(r"^\[(\w+)\]$", _kept(game), re.MULTILINE))
    wanted = "add a position to tests/moments.py, or list the phase in PASSING there if no seat ever decides in it"
    hold(not missing, game, f"no picture shows the phase {', '.join(sorted(missing))}: {wanted}")
