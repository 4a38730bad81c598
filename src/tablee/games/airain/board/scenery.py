"""The table behind the board, and what the board shows of it: landscapes, warriors, a camp, cities.

There is one drawing for the wide board and one for the narrow one. Both are as high as the board can be.
"""

from random import Random

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, el, element, group
from tablee.core.faces import Scenery
from tablee.core.frozen import Frozen
from tablee.games.airain.board import lands, sheet, terrain, warriors
from tablee.games.airain.board.layout import NARROW, WIDE, tallest

TABLE, TABLE_2 = "@#8fae9f/#141d19", "@#7d9f90/#101814"  # verdigris, and its shadows
BRONZE = "@#c08d4a/#a9793d"
# The skylines of the cities behind the players: things of `terrain`, with their places and sizes.
CITIES = (
    "oak,-196,.9 house,-150,1.2 tower,-112,1.4 wall,-80,1.3 dome,-30,1.7 "
    "tower,14,1.5 wall,48,1.3 house,94,1.3 house,130,1 oak,178,1.2",
    "boat,-186,1.3 lighthouse,-140,1.3 house,-104,1.2 house,-72,1 temple,-18,1.6 "
    "dome,50,1.3 house,92,1.2 boat,150,1.5 boat,192,1",
    "pine,-190,1.4 fence,-140,1.1 hut,-96,1.5 gate,-40,1.6 hut,20,1.7 "
    "hut,66,1.3 fence,116,1.1 pine,166,1.7 pine,196,1.2",
    "beacon,-180,1.2 house,-140,1.1 ziggurat,-66,1.2 house,0,1.2 dome,44,1.4 mill,104,1.5 sheaf,148,1.2 beacon,186,1.2",
    "rock,-190,1.2 spire,-144,1.3 wall,-108,1.2 spire,-70,1.6 dome,-24,1.6 "
    "spire,22,1.6 wall,60,1.2 spire,96,1.3 stone,150,1.2 rock,188,1.3",
)
STEP = 14  # length of one turn of a meander


def name(box: Frozen, seats: int, narrow: bool) -> str:
    """Return the name of the drawing for a layout."""
    return sheet.NARROW_SHEET if narrow else sheet.WIDE_SHEET


def draw(name: str) -> Scene:
    """Draw the table, and define what the board shows."""
    if name not in (sheet.WIDE_SHEET, sheet.NARROW_SHEET):
        raise LookupError(f"there is no table called {name!r}")
    narrow = name == sheet.NARROW_SHEET
    width, height = (NARROW, tallest()) if narrow else WIDE
    scene = Scene(width, height, "")
    zones = _narrow_zones() if narrow else _wide_zones()
    cities = [_city(seat, words, 0.92 if narrow else 1) for seat, words in enumerate(CITIES)]
    made = [*terrain.drawn(), *lands.drawings(narrow), warriors.window(), *warriors.drawings(), *zones, *cities]
    scene.background(el("defs", _felt(), *made), *_table(Rect(0, 0, width, height)))
    return scene


def _felt() -> Markup:
    """Return the pattern of the table: flecks of patina."""
    dice = Random(8)
    flecks = "".join(f"M{dice.randrange(60)} {dice.randrange(60)}h{dice.randrange(1, 5)}" for _ in range(46))
    look = {"stroke_width": 1.6, "stroke_linecap": "round", "stroke": TABLE_2}
    return element(
        "pattern", el("path", d=flecks, **look), id="patina", width=60, height=60, patternUnits="userSpaceOnUse"
    )


def _table(whole: Rect) -> list[Markup]:
    return [
        whole.draw(rx=12, fill=TABLE),
        whole.draw(rx=12, fill="url(#patina)"),
        whole.inset(1.5).draw(rx=11, fill="none", stroke=BRONZE, stroke_width=3),
    ]


# --- zones, with (0, 0) in their upper left corner -------------------------------------------------------------


def _wide_zones() -> list[Markup]:
    return [
        group(
            _meander(18, 25, 5, "@#e0b978/#8a6b3c"),
            _meander(18, 195, 5, "@#e0b978/#8a6b3c"),
            _stitches(812, 230),
            id="field",
        ),
        _camp(812, 146, (132, 690)),
        _spoils(326, 146),
        _jar(),
    ]


def _narrow_zones() -> list[Markup]:
    return [
        _camp(660, 136, (240, 360, 480)),
        _spoils(660, 136),
    ]


def _stitches(wide: float, high: float) -> Markup:
    at = Rect(0, 0, wide, high).inset(6)
    return at.draw(rx=6, fill="none", stroke="@#88a99b/#35493f", stroke_width=1.4, stroke_dasharray="7 5")


def _meander(x: float, y: float, turns: int, colour: str) -> Markup:
    """Draw a band of the meander, the ornament of the table."""
    line = f"M{x:g} {y + 10:g}" + "v-10h11v7h-5v-3m8 6" * turns
    rail = f"M{x - 1:g} {y + 13:g}h{turns * STEP:g}M{x - 1:g} {y - 3:g}h{turns * STEP:g}"
    return el("path", d=line + rail, fill="none", stroke=colour, stroke_width=1.6)


def _camp(wide: float, high: float, tents: tuple[int, ...]) -> Markup:
    """Draw a camp: a palisade, tents, and trodden ground."""
    stakes = f"M4 {22:g}" + "v-12l4 -6l4 6v12" * int((wide - 8) // 8)
    look = {"stroke": "@#7a5a36/#1d160e", "stroke_width": 1}
    dice = Random(5)
    prints = "".join(f"M{dice.uniform(10, wide - 10):.0f} {dice.uniform(34, high - 8):.0f}q4 -3 7 0" for _ in range(46))
    tent = [
        el("path", d="M-26 0L0 -44L26 0Z", fill="@#fbf1dc/#9a8760", **look),
        el("path", d="M0 -44L26 0H9L0 -30Z", fill="@#dcc69c/#75643f", **look),
        el("path", d="M-8 0L0 -30L9 0Z", fill="@#5c4029/#14100b"),
        el("path", d="M0 -44V-56L12 -52L0 -48", fill="@#b3492c/#96422a", **look),
    ]
    return group(
        el("path", d=prints, fill="none", stroke="@#cfb580/#57492b", stroke_width=1.6, stroke_linecap="round"),
        el("path", d=stakes + "Z", fill="@#b88a55/#57422a", **look),
        *(group(*tent, at=(x, high - 18)) for x in tents),
        id="camp",
    )


def _spoils(wide: float, high: float) -> Markup:
    """Draw a field after a battle: earth, arrows in it, and a shield that was left behind."""
    earth = (
        f"M2 {high - 22:g}q{wide / 4:g} -16 {wide / 2:g} -4t{wide / 2 - 2:g} -2V{high - 10:g}q0 8 -8 8H10q-8 0 -8 -8Z"
    )
    arrows = "".join(
        f"M{x} {high - 20:g}l{dx} -34m-4 0l4 5l4 -5m-8 5l4 5l4 -5" for x, dx in ((30, 8), (48, -4), (wide - 78, 6))
    )
    return group(
        el("path", d=earth, fill="@#e2c39c/#4b3626"),
        el("path", d=arrows, fill="none", stroke="@#a98660/#735438", stroke_width=1.8),
        el(
            "circle",
            cx=wide - 36,
            cy=high - 26,
            r=17,
            fill="@#d2a057/#7d5a2c",
            stroke="@#a67736/#5b4020",
            stroke_width=3,
        ),
        el(
            "path",
            d=f"M{wide - 48:g} {high - 30:g}l8 6l-2 6l9 3l4 -8",
            fill="none",
            stroke="@#a67736/#5b4020",
            stroke_width=1.6,
        ),
        id="spoils",
    )


def _jar() -> Markup:
    """Draw a painted jar on a tablet of clay."""
    body = (
        "M-13 -92H13V-86H8C8 -72 30 -66 30 -44C30 -22 14 -8 10 -4L14 0H-14L-10 -4"
        "C-14 -8 -30 -22 -30 -44C-30 -66 -8 -72 -8 -86H-13Z"
    )
    ears = "M-9 -84C-30 -86 -34 -66 -24 -60M9 -84C30 -86 34 -66 24 -60"
    jar = [
        el("path", d=ears, fill="none", stroke="@#b86f3c/#7c4a28", stroke_width=5),
        el("path", d=body, fill="@#cf8750/#8c5530"),
        el("path", d="M-29 -52H29L30 -44L29 -36H-29L-30 -44Z", fill="@#5a3620/#1d120b"),
        el("path", d="M-19 -20H19M-15 -14H15M-12 -78H12", fill="none", stroke="@#5a3620/#1d120b", stroke_width=2.4),
        group(_meander(-27, -49, 4, "@#f0c796/#c98f5c")),
    ]
    return group(el("g", *jar, transform="translate(422 134)", opacity=0.5), id="tablet")


def _city(seat: int, words: str, size: float) -> Markup:
    parts = []
    for word in words.split():
        thing, x, scale = word.split(",")
        at = f"translate({float(x):g} 0) scale({float(scale) * size:.2g})"
        parts.append(el("use", href=f"#{thing}", transform=at))
    return group(*parts, id=f"city{seat}", opacity=0.36)


SCENERY = Scenery(name, draw)
