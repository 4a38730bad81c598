"""Scenery: what is drawn behind a board and does not depend on the position, such as walls, woods or a sky.

A game gives a drawing for each of its layouts (`faces.Scenery`). Here it becomes a `Backdrop`, whose ids are unique on
every page and whose address changes with its content. Pages load it as a file of its own, so that it may be large; a
picture in a file contains it.
"""

import hashlib
import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from tablee.core.drawing.scene import Markup, el, element

if TYPE_CHECKING:
    from tablee.core.game import Game

DIGEST = 12  # hexadecimal digits of the hash in an address
_ID = re.compile(r'( id="|href="#|url\(#)')
_ADDRESS = re.compile(rf"([a-z0-9-]+)\.([0-9a-f]{{{DIGEST}}})\.svg")


class Backdrop(NamedTuple):
    """A drawing behind a board. Its colours are CSS variables of the page."""

    id: str  # the prefix of all ids in the drawing, and the id of its definition on a page
    version: str  # a hash of the drawing
    address: str  # the game, a slash, and the name of the file
    width: float
    height: float
    drawing: Markup

    @property
    def file(self) -> str:
        """Return the drawing as an SVG file."""
        box = f"0 0 {self.width:g} {self.height:g}"
        return element("svg", self.drawing, xmlns="http://www.w3.org/2000/svg", viewBox=box)

    @property
    def definition(self) -> Markup:
        """Return the drawing as an element of `<defs>`. Pictures on the same page show it by `use`."""
        return element("g", self.drawing, id=self.id)

    @property
    def use(self) -> Markup:
        """Return an element that shows the drawing, on a page that contains its definition."""
        return el("use", href=f"#{self.id}")


@lru_cache(maxsize=64)
def backdrop(game: "Game", name: str) -> Backdrop:
    """Return the drawing of a game's scenery that has a name. Raises `LookupError` if there is none."""
    if game.board.scenery is None:
        raise LookupError(f"{game.name} has no scenery")
    scene = game.board.scenery.draw(name)
    prefix = _prefix(game.name, name)
    drawing = Markup(_ID.sub(rf"\1{prefix}.", "".join(scene.ground)))
    size = f"{scene.width:g} {scene.height:g} "
    version = hashlib.blake2b((size + drawing).encode()).hexdigest()[:DIGEST]
    address = f"{game.name}/{name}.{version}.svg"
    return Backdrop(prefix, version, address, scene.width, scene.height, drawing)


def _prefix(game: str, name: str) -> str:
    return f"scenery-{game}-{name}"


def reference(game: str, name: str, id_: str) -> str:
    """Return a link to an element in a drawing, so that a board can show what its scenery defines, by `use`.

    A page loads the scenery after the board, or not at all. So nothing that is needed to play may be shown only by it.
    """
    return f"#{_prefix(game, name)}.{id_}"


def name_and_version(file: str) -> tuple[str, str]:
    """Return the name and the version in the name of a file. Raises `LookupError` if it is not such a name."""
    found = _ADDRESS.fullmatch(file)
    if found is None:
        raise LookupError(f"{file!r} is not the name of a scenery's file")
    return found[1], found[2]
