"""A drawn position: a background, spots that can be clicked, and one flat layer of pieces.

Pieces keep their id from one picture to the next and are listed in id order, so that a page can update the layer by id
and animate every move. If a piece vanishes and another of the same `kind` appears, the page animates this as a move.
A picture may also give the starting points of pieces that the next picture will show (`expect`). `ref` is the name of a
spot or piece in the list of things to click for an action.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from html import escape
from typing import TYPE_CHECKING, Any, Concatenate, NamedTuple, ParamSpec, TypedDict, TypeVar, cast

from tablee.core.drawing.lettering import text_width
from tablee.core.drawing.palette import FONT, TEXT, Theme, colour, paint
from tablee.core.names import has_mark

if TYPE_CHECKING:
    from tablee.core.drawing.scenery import Backdrop


class Markup(str):
    """A string that is already SVG. Any other string is escaped when it becomes part of an element."""

    __slots__ = ()


P = ParamSpec("P")
T = TypeVar("T")


def remembered(drawing: Callable[P, Markup]) -> Callable[P, Markup]:
    """Cache a drawing function, because boards draw the same few thousand things again and again."""
    kept = lru_cache(maxsize=1 << 14, typed=True)(drawing)  # typed, to tell a Markup from an equal str
    return cast("Callable[P, Markup]", kept)


def element(tag: str, *inside: str, **attributes: Any) -> Markup:
    """Return an SVG element.

    In names of attributes, `_` becomes `-`, and a trailing `_` is dropped (`class_`). Attributes that are None are left
    out.
    """
    said = "".join(_attribute(name, value) for name, value in attributes.items() if value is not None)
    content = "".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in inside)
    return Markup(f"<{tag}{said}>{content}</{tag}>" if content else f"<{tag}{said}/>")


el = remembered(element)


@lru_cache(maxsize=1 << 13, typed=True)
def _attribute(name: str, value: Any) -> str:
    said = colour(value[1:]) if isinstance(value, str) and value.startswith("@") else _short(value)
    return f' {name.rstrip("_").replace("_", "-")}="{escape(said, quote=True)}"'


def _short(value: Any) -> str:
    if not isinstance(value, float):
        return str(value)
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short  # caches take -0.0 for 0.0, so both must look the same


@remembered
def group(*inside: str, at: tuple[float, float] | None = None, **attributes: Any) -> Markup:
    """Return a group, translated to `at`."""
    if at is not None:
        attributes["transform"] = f"translate({_short(float(at[0]))} {_short(float(at[1]))})"
    return el("g", *inside, **attributes)


@remembered
def text_at(text: str, x: float, y: float, size: float = TEXT, *, anchor: str = "middle", **attributes: Any) -> Markup:
    """Return a line of text, vertically centred on `y`.

    If it names a seat by a mark, a page shortens the name so that the text is no wider than `room`. By default there is
    room for a name of about ten letters.
    """
    attributes.setdefault("fill", "@ink")
    room = attributes.pop("room", None)
    if has_mark(text):
        attributes["data_room"] = room or text_width(text, size, bold="font_weight" in attributes)
    return el("text", text, x=x, y=y, font_size=size, text_anchor=anchor, dominant_baseline="central", **attributes)


class Spot(NamedTuple):
    """A clickable place: its picture, its title, and the rules that explain it."""

    look: Markup
    title: str
    rules: tuple[str, ...] = ()


class Piece(NamedTuple):
    """A thing that can move: its position, its picture, its title, and the rules that explain it."""

    id: str
    x: float
    y: float
    look: Markup
    title: str
    ref: str
    turn: float
    kind: str
    rules: tuple[str, ...] = ()
    source: str = ""
    manner: str = ""


@lru_cache(maxsize=1 << 13)
def _placed(piece: Piece) -> str:
    """Return the SVG group of a piece, moved to its position. A piece that is only expected is empty."""
    place = f"translate({_short(float(piece.x))} {_short(float(piece.y))})"
    turned = f" rotate({_short(float(piece.turn))})" if piece.turn else ""
    names = {"id": f"piece-{piece.id}", "data_ref": piece.ref, "data_kind": piece.kind or None}
    names["data_rules"], names["data_from"] = _ids(piece.rules), piece.source or None
    inside = (element("title", piece.title), piece.look) if piece.look else ()
    return str(element("g", *inside, **names, class_=f"piece {piece.manner}".rstrip(), transform=place + turned))


@lru_cache(maxsize=1 << 13)
def _placed_spot(ref: str, spot: Spot) -> str:
    """Return the SVG group of a clickable place."""
    names = {"id": f"spot-{ref}", "data_ref": ref, "data_rules": _ids(spot.rules)}
    return str(element("g", element("title", spot.title), spot.look, **names, class_="spot"))


@lru_cache(maxsize=1 << 11)
def _joined(parts: tuple[Markup, ...]) -> str:
    return "".join(parts)


class Parts(TypedDict):
    """A picture in parts. A part that did not change is the same string in the next picture."""

    box: str  # the viewBox
    title: str  # as text
    scenery: str  # the address of what is drawn behind all of this, or ""
    ground: str  # the rest is SVG, with CSS variables as colours
    spots: dict[str, str]  # by ref
    pieces: dict[str, str]  # by id, in the order of the ids


def _ids(rules: tuple[str, ...]) -> str | None:
    """Return rule ids as the value of a `data-rules` attribute, which paragraphs of the handbook have as well."""
    return " ".join(rules) or None


@dataclass(slots=True)
class Scene:
    """A picture under construction, `width` by `height` units."""

    width: float
    height: float
    title: str
    ground: list[Markup] = field(default_factory=list)
    spots: dict[str, Spot] = field(default_factory=dict)
    pieces: dict[str, Piece] = field(default_factory=dict)
    expected: dict[str, tuple[float, float]] = field(default_factory=dict)
    scenery: "Backdrop | None" = None  # what is drawn behind all of this
    _spot_svg: dict[str, str] = field(default_factory=dict)
    _piece_svg: dict[str, str] = field(default_factory=dict)

    def background(self, *parts: Markup) -> None:
        """Add parts to the background. They neither move nor can be clicked."""
        self.ground.extend(parts)

    def spot(self, ref: str, look: Markup, title: str, *, rules: tuple[str, ...] = ()) -> None:
        """Add a clickable place. `rules` are the ids of the rules that explain it; a page shows their paragraphs."""
        assert ref not in self.spots, f"two spots are called {ref}"
        self.spots[ref] = spot = Spot(look, title, rules)
        self._spot_svg[ref] = _placed_spot(ref, spot)

    def redraw(self, ref: str, look: Markup) -> None:
        """Give a place that is already there another picture."""
        self.spots[ref] = spot = self.spots[ref]._replace(look=look)
        self._spot_svg[ref] = _placed_spot(ref, spot)

    def piece(
        self,
        id_: str,
        x: float,
        y: float,
        look: Markup,
        title: str,
        *,
        ref: str = "",
        turn: float = 0,
        kind: str = "",
        rules: tuple[str, ...] = (),
        source: str = "",
        manner: str = "",
    ) -> None:
        """Add a piece, with the same id in every picture. `ref` (default: the id) names it in lists of things to click.

        If a piece vanishes and another of the same `kind` appears, the page animates this as a move. Any other new
        piece comes from the spot that `source` names, such as a pile. `manner` says how it moves: a figure `walks`,
        something like a flag is `turned` when its look changes, and anything else slides. `rules` are the ids of the
        rules that explain the piece.
        """
        assert id_ not in self.pieces, f"two pieces are called {id_}"
        self.pieces[id_] = piece = Piece(id_, x, y, look, title, ref or id_, turn, kind, rules, source, manner)
        self._piece_svg[id_] = _placed(piece)

    def expect(self, id_: str, x: float, y: float) -> None:
        """Give the starting point of a piece that the next picture may show, so that its arrival is animated."""
        self.expected[id_] = (x, y)

    def add(self, part: "Scene") -> None:
        """Add all that another scene shows."""
        self.ground += part.ground
        self.expected |= part.expected
        if part.spots:
            n = len(self.spots) + len(part.spots)
            self.spots |= part.spots
            self._spot_svg |= part._spot_svg
            assert len(self.spots) == n, "two spots have the same name"
        if part.pieces:
            n = len(self.pieces) + len(part.pieces)
            self.pieces |= part.pieces
            self._piece_svg |= part._piece_svg
            assert len(self.pieces) == n, "two pieces have the same name"

    def refs(self) -> set[str]:
        """Return the refs of all spots and pieces."""
        return set(self.spots) | {piece.ref for piece in self.pieces.values()}

    def parts(self) -> Parts:
        """Return the picture in parts, so that a page can be sent those that changed."""
        assert not self.expected.keys() & self.pieces.keys(), "an expected piece is already in the picture"
        empty = {id_: _placed(Piece(id_, *at, Markup(""), "", id_, 0, "")) for id_, at in self.expected.items()}
        return {
            "box": f"0 0 {_short(float(self.width))} {_short(float(self.height))}",
            "title": self.title,
            "scenery": self.scenery.address if self.scenery else "",
            "ground": _joined(tuple(self.ground)),
            "spots": dict(self._spot_svg),
            "pieces": dict(sorted((self._piece_svg | empty).items())),
        }

    def svg(self, theme: Theme | None = "light") -> str:
        """Return the picture as SVG, in a theme's colours, or with CSS variables if `theme` is None."""
        parts = self.parts()
        whole = element(
            "svg",
            element("title", self.title),
            el("rect", width=self.width, height=self.height, fill="@paper") if theme else Markup(""),
            element("g", self.scenery.drawing, class_="scenery") if self.scenery else Markup(""),
            element("g", Markup(parts["ground"]), class_="ground"),
            element("g", Markup("".join(parts["spots"].values())), class_="spots"),
            element("g", Markup("".join(parts["pieces"].values())), class_="pieces"),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=parts["box"],
            role="img",
            font_family=FONT,
        )
        return paint(whole, theme)

    def structure(self) -> Mapping[str, Any]:
        """Return the size, the spots' ids, and the pieces' ids and positions. Tests compare these instead of pixels."""
        return {
            "size": (self.width, self.height),
            "spots": sorted(self.spots),
            "pieces": {p.id: (round(p.x, 1), round(p.y, 1), p.turn) for p in sorted(self.pieces.values())},
        }


def layer(draw: Callable[Concatenate[Scene, P], T]) -> Callable[Concatenate[Scene, P], T]:
    """Cache a function that draws a part of a picture: with arguments it had before, it is not called again.

    So it must depend on nothing but its arguments, which must be hashable values: numbers, texts, tuples, `Frozen`.
    """

    @lru_cache(maxsize=1 << 12, typed=True)  # enough for some 500 tables at once
    def drawn(*args: Any, **named: Any) -> tuple[Scene, T]:
        part = Scene(0, 0, "")
        return part, draw(part, *args, **named)

    @wraps(draw)
    def add(scene: Scene, /, *args: P.args, **named: P.kwargs) -> T:
        part, result = drawn(*args, **cast("dict[str, Any]", named))
        scene.add(part)
        return result

    return add
