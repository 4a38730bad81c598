"""Promises about scenery: a drawing behind the board that is still, small and complete in itself."""

import gzip
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

from tablee.core.contract import NOBODY
from tablee.core.drawing.scene import Scene
from tablee.core.drawing.scenery import backdrop
from tablee.core.faces import Scenery
from tablee.core.game import Game
from tablee.testing.promise import hold, promise
from tablee.testing.walks import both_widths, option_settings, random_match, seats_for

MOST = 40_000  # bytes, compressed: all drawings of a game with its printed components
NAME = re.compile("[a-z0-9-]+")
SVG = "{http://www.w3.org/2000/svg}"
# Neither text, which would need languages, nor filters, which are slow, nor anything that runs or loads.
_SHAPES = "path rect circle ellipse line polygon polyline"
TAGS = set(f"svg g defs use {_SHAPES} linearGradient radialGradient stop pattern clipPath mask".split())
LINK = re.compile(r'href="([^"]*)"|url\(([^)]*)\)')


def layouts(game: Game) -> Iterator[tuple[dict[str, str | int], int]]:
    """Yield options and numbers of seats: every number of seats, and every value of every option."""
    for seats in game.seats:
        yield {}, seats
    for setting in option_settings(game):
        yield setting, seats_for(game, setting)


def names(game: Game, scenery: Scenery) -> set[str]:
    """Return the names of all drawings that the printed components need."""
    found = set()
    for options, seats in layouts(game):
        box = game.start(seats, {**game.simulation_options, **options}).frozen[0]
        found |= {scenery.name(box, seats, narrow) for narrow in (False, True)}
    return found


def _check_drawing(game: Game, name: str, scene: Scene, drawing: str) -> None:
    hold(NAME.fullmatch(name), game, f"the scenery's name {name!r} must consist of a-z, 0-9 and hyphens")
    hold(
        not scene.spots and not scene.pieces, game, f"scenery {name} has spots or pieces; it must only be a background"
    )
    root = ET.fromstring(drawing)
    odd = sorted({node.tag.removeprefix(SVG) for node in root.iter()} - TAGS)
    hold(not odd, game, f"scenery {name} contains {', '.join(odd)}; it may contain {', '.join(sorted(TAGS))}")
    styled = [node.tag.removeprefix(SVG) for node in root.iter() if {"style", "class"} & set(node.keys())]
    hold(not styled, game, f"scenery {name} styles a {styled[0] if styled else ''}: use attributes, such as `fill`")
    ids = [node.get("id", "") for node in root.iter() if node.get("id")]
    hold(len(ids) == len(set(ids)), game, f"scenery {name} has an id twice")
    links = {link.strip("'\"") for pair in LINK.findall(drawing) for link in pair if link}
    lost = sorted(link for link in links if link.removeprefix("#") not in ids or not link.startswith("#"))
    hold(not lost, game, f"scenery {name} refers to {', '.join(lost)}, which is not an id in it")


@promise()
def scenery_is_a_still_drawing(game: Game) -> None:
    """The scenery is the same whenever it is drawn, has no text and no references to anything else, and is small."""
    scenery = game.board.scenery
    if scenery is None:
        return
    size = 0
    for name in sorted(names(game, scenery)):
        one, other = (scenery.draw(name) for _ in range(2))
        hold(one.svg(None) == other.svg(None), game, f"drawing scenery {name} twice gives two different drawings")
        made = backdrop(game, name)
        _check_drawing(game, name, one, made.file)
        size += len(gzip.compress(made.file.encode(), 9))
    hold(size <= MOST, game, f"the scenery has {size} bytes, compressed; at most {MOST} are allowed")


@promise(both_widths, plies=120)
def scenery_lies_behind_the_whole_board(game: Game, narrow: bool, plies: int) -> None:
    """The scenery is as wide as the board, at least as high in every position, and the same throughout a game."""
    if game.board.scenery is None:
        return
    for options, seats in layouts(game):
        known = None
        for match in random_match(game, seats, 17, options, plies=plies):
            if match.ply % 13 and not match.position.is_over:
                continue
            seen = match.position.seen_by(0)
            scene = game.draw(seen, 0, narrow=narrow)
            behind = scene.scenery
            hold(behind is not None and behind == (known or behind), game, "the scenery changes during a game")
            known = behind
            if behind is not None:
                size = f"{behind.width:g} x {behind.height:g}, the board {scene.width:g} x {scene.height:g}"
                fits = behind.width == scene.width and behind.height >= scene.height
                hold(fits, game, f"the scenery {behind.id} does not lie behind the whole board: it is {size}")


@promise(both_widths, plies=120)
def pictures_show_only_what_their_scenery_defines(game: Game, narrow: bool, plies: int) -> None:
    """What a picture shows of the scenery is there, in every position of a game and for every viewer."""
    if game.board.scenery is None:
        return
    for match in random_match(game, game.seats[-1], 23, plies=plies):
        if match.ply % 7 and not match.position.is_over:
            continue
        for seat in (*range(match.seats), NOBODY):
            scene = game.draw(match.position.seen_by(seat), seat, narrow=narrow)
            parts = scene.parts()
            drawn = "".join([parts["ground"], *parts["spots"].values(), *parts["pieces"].values()])
            links = {link.strip("#'\"") for pair in LINK.findall(drawn) for link in pair if link}
            known = set(re.findall(r' id="([^"]+)"', drawn + (scene.scenery.file if scene.scenery else "")))
            hold(links <= known, game, f"a picture shows {', '.join(sorted(links - known))}, not in its scenery")
