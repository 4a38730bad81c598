"""The lands of the map, as definitions: one for every kind of terrain, in a hex with a radius of 100.

The upper right of each is what makes it known. The left is calm, because the terrain's number is written there, and
meeples stand on the lower half.
"""

from tablee.core.drawing.scene import Markup, el, group
from tablee.games.meeple_war.box import Kind

HEX = "M0 -97L84 -48.5V48.5L0 97L-84 48.5V-48.5Z"
DARK = "@#3a2e22/#120e0a"
LINE = {"stroke": DARK, "stroke_width": 3.5, "stroke_linejoin": "round"}
GRASS, MEADOW, TURF = "@#bfd98f/#3c5a33", "@#cde3a2/#466539", "@#a5c474/#33502d"
CRAG, CLIFF = "@#d8ccb4/#565049", "@#a79a86/#3b3630"
FIELD, EARTH, TRACK = "@#eed8a8/#5a4a2e", "@#dcbf84/#4a3b22", "@#c9a466/#6d5632"
HEATH, MOOR, FELL = "@#cdc6e6/#45406a", "@#b5abd8/#393457", "@#8e86b4/#6a6394"
SNOW, WOOD, PLANK, TIMBER = "@#fbf9ff/#d5d2e4", "@#c58f52/#8d6236", "@#dcae72/#a5773f", "@#8a5a2b/#5f3f20"
IRON, STEEL, FLAME, RUST = "@#5b6068/#8b919b", "@#e9edf2/#d3d8df", "@#f0a020/#ffb640", "@#b8452f/#b35440"
WALL, LEAF, PIT = "@#f7ecd4/#cfc3a8", "@#5f8f45/#6f9c58", "@#2a2320/#0b0908"


def ink(d: str, fill: str, **look: object) -> Markup:
    """Draw a filled shape with an outline."""
    return el("path", d=d, fill=fill, **{**LINE, **look})


def flat(d: str, fill: str, **look: object) -> Markup:
    """Draw a filled shape without an outline."""
    return el("path", d=d, fill=fill, **look)


def line(d: str, colour: str, width: float = 3, **look: object) -> Markup:
    """Draw a line."""
    return el("path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", **look)


def _land(ground: str, low: str, *more: Markup) -> list[Markup]:
    """Draw a hex that the light falls on from the upper left."""
    return [
        flat(HEX, ground),
        flat("M-84 38C-40 22 -12 44 22 34S66 18 84 22V48.5L0 97L-84 48.5Z", low),
        line("M-80 44V-46L0 -92.5L80 -46", "@#ffffff99/#ffffff2e", 6),
        line("M80 -44V46L0 92.5L-80 46", "@#3a2e2240/#00000066", 6),
        *more,
    ]


def _tufts(*places: tuple[int, int], colour: str = "@#7f9f4e/#5d7f48") -> Markup:
    return line("".join(f"M{x} {y}l-4 -8m4 8v-11m0 11l4 -8" for x, y in places), colour, 2.5)


def _shadow(x: float, y: float, wide: float, high: float) -> Markup:
    return el("ellipse", cx=x, cy=y, rx=wide, ry=high, fill="@#3a2e2244/#00000077")


# --- plains ----------------------------------------------------------------------------------------------------


def _flowers(colour: str, *places: tuple[int, int]) -> Markup:
    return line("".join(f"M{x} {y}h.1" for x, y in places), colour, 6)


def _plains() -> dict[str, list[Markup]]:
    """Return three plains: hills, a field, and a pond."""
    hills = flat("M-84 -8C-58 -34 -34 -24 -14 -10C10 -36 48 -34 84 -12V22C60 12 30 40 0 30S-50 14 -84 38Z", MEADOW)
    rows = "M-52 40L-20 78M-34 33L4 80M-14 30L24 74M6 29L43 63M26 28L60 53"
    pond = "M-46 52C-44 34 -14 36 4 34C34 30 56 40 46 56C36 72 -46 74 -46 52Z"
    return {
        "plain-0": _land(
            GRASS,
            TURF,
            hills,
            _tufts((-58, 8), (60, -6), (46, 52), (-30, 66), (-8, -72)),
            _flowers("@#fff6d0/#e8dca0", (-66, 26), (56, 14), (20, 76), (-40, 40)),
            _flowers("@#e2705c/#c8685a", (66, 22), (-22, 52), (34, 62)),
        ),
        "plain-1": _land(
            GRASS,
            TURF,
            flat("M-62 36C-30 22 20 20 62 30L70 56L0 97L-50 67Z", "@#e8d27c/#6e6230"),
            line(rows, "@#c9a94e/#4c421e", 3.5),
            _tufts((-62, -8), (58, -22), (28, -74), (66, 4)),
            _flowers("@#e2705c/#c8685a", (-40, 8), (44, -46)),
        ),
        "plain-2": _land(
            GRASS,
            TURF,
            hills,
            ink(pond, "@#8cc4de/#33667f", stroke="@#5d9a4a/#24402a", stroke_width=4),
            line("M-24 50H-4M6 58H28", "@#e4f4fb/#7fb0c6", 3),
            line("M-44 60V40M-38 62V36M44 44V28M50 50V34", "@#5d7f3a/#7c9c5a", 3),
            _tufts((60, -10), (-64, 14), (12, -76)),
        ),
    }


# --- forts -----------------------------------------------------------------------------------------------------


def _rock(top: int) -> list[Markup]:
    """Draw the crag under a fort, whose top is a plane."""
    return [
        _shadow(18, 22, 66, 9),
        ink(f"M-32 {top}L-44 12L-30 22L-6 19L14 24L40 20L62 23L80 12L70 {top}Z", CLIFF),
        line(f"M-18 {top + 5}L-26 14M6 {top + 5}L2 16M32 {top + 5}L36 14M56 {top + 5}L64 14", "@#7b6f5e/#221f1b", 3.5),
        flat(f"M-32 {top}L-26 {top - 9}H64L70 {top}Z", "@#bdd08c/#47603a"),
    ]


def _forts() -> dict[str, list[Markup]]:
    logs = "".join(f"M{x} -10V-50l8.5 -12l8.5 12V-10Z" for x in range(-22, 60, 17))
    shades = "".join(f"M{x} -12V-48" for x in range(-9, 74, 17))
    keep = "M-26 -8V-50H-32V-66H-20V-58H-10V-66H2V-52H14V-72H6V-86H17V-79H25V-86H35V-79H43V-86H54V-72H46V-52H56V-66H68V-50H62V-8Z"  # noqa: E501
    return {
        "wooden": _land(
            CRAG,
            "@#c5b89f/#48433c",
            *_rock(-8),
            ink("M-10 -40V-72H12V-40ZM-17 -72L1 -86L19 -72Z", TIMBER),
            ink(logs, WOOD),
            line(shades, PLANK, 3),
            line("M-22 -42H63M-22 -20H63", TIMBER, 5),
            ink("M15 -10V-32C15 -42 35 -42 35 -32V-10Z", PIT),
            _tufts((-56, 40), (50, 46), (-20, 72)),
        ),
        "stone": _land(
            CRAG,
            "@#c5b89f/#48433c",
            *_rock(-6),
            ink(keep, "@#9aa0a8/#8a8f98"),
            flat("M46 -70V-52H56V-50H62V-8H44V-70Z", "@#7c828b/#686d76"),
            line("M-18 -40h12M0 -30h12M-14 -18h10M26 -66h10M22 -54h12M46 -26h10M50 -42h8", "@#6c727b/#565b63", 3),
            ink("M8 -8V-28C8 -42 32 -42 32 -28V-8Z", PIT),
            line("M14 -10V-34M20 -10V-37M26 -10V-34", TIMBER, 2.5),
            _tufts((-56, 42), (54, 44), (-14, 74)),
        ),
    }


# --- structures ------------------------------------------------------------------------------------------------


def _yard(*more: Markup) -> list[Markup]:
    """Draw a trodden place with a path that leads out of it."""
    path = flat("M8 0C30 -8 62 -4 66 8C58 26 20 28 18 52C16 68 14 82 10 91L-8 92C-4 70 -6 36 8 0Z", TRACK)
    return _land(
        FIELD,
        EARTH,
        path,
        _tufts((-58, 34), (58, 46), (-34, 66), (-52, -58), colour="@#a99455/#7f6d3e"),
        group(*more, at=(-5, 0)),
    )


def _house(x: int, y: int, wide: int, roof: str) -> list[Markup]:
    """Draw a house whose left corner on the ground is given."""
    half = wide // 2
    return [
        ink(f"M{x} {y}V{y - 24}H{x + wide}V{y}Z", WALL),
        ink(f"M{x - 6} {y - 22}L{x + half} {y - 52}L{x + wide + 6} {y - 22}Z", roof),
        flat(f"M{x + half - 6} {y}V{y - 16}H{x + half + 6}V{y}Z", PIT),
    ]


def _structures() -> dict[str, list[Markup]]:
    hut = "M-8 2V-20H56V2Z"
    roof = "M-20 -16C-8 -44 10 -48 24 -86C38 -48 56 -44 68 -16C40 -26 8 -26 -20 -16Z"
    return {
        "workshop": _yard(
            _shadow(24, 4, 56, 10),
            ink("M-24 4V-30H72V4Z", TIMBER),
            ink("M-32 -30L-20 -52H68L80 -30Z", PLANK),
            line("M-16 -22V0M4 -22V0M44 -22V0M62 -22V0", PIT, 3),
            line("M-4 -4L40 -60", DARK, 15),
            line("M-4 -4L40 -60", WOOD, 9),
            ink("M12 -78L34 -96L74 -58L60 -42L48 -52L36 -40L16 -60L26 -68Z", IRON),
        ),
        "village": _yard(
            _shadow(24, 4, 58, 10),
            *_house(22, -28, 34, "@#8a5a2b/#7d5430"),
            line("M50 -66V-78", TIMBER, 6),
            *_house(-26, 2, 44, RUST),
            *_house(30, 4, 40, "@#4f7fa8/#4f7696"),
        ),
        "druid": _yard(
            _shadow(24, 4, 56, 11),
            ink(hut, WALL),
            ink(roof, LEAF),
            line("M2 -28C12 -40 20 -48 24 -66M46 -28C38 -40 32 -46 26 -60", "@#8fbb6a/#93bd78", 3),
            ink("M14 2V-12C14 -24 34 -24 34 -12V2Z", PIT),
            line("M24 -86V-95M24 -91L34 -98", LEAF, 5),
            line("M-28 8V-2M70 10V0", WALL, 6),
            ink("M-40 -1C-38 -16 -18 -16 -16 -1ZM60 1C62 -12 78 -12 78 1Z", RUST, stroke_width=3),
        ),
        "weapon": _yard(
            _shadow(24, 6, 50, 11),
            ink("M-14 8C-12 -14 4 -22 22 -20C44 -24 60 -10 64 8Z", CLIFF),
            line("M0 0L14 -10M38 4L48 -8", "@#7b6f5e/#221f1b", 3),
            ink("M16 -14V-58H32V-14L24 -8Z", STEEL),
            line("M24 -56V-16", "@#9aa3ad/#8a929c", 3),
            ink("M2 -68H46V-56H2Z", "@gold"),
            ink("M18 -68V-86H30V-68Z", TIMBER),
            ink("M24 -98A7 7 0 1 1 23.9 -98Z", "@gold"),
        ),
        "shield": _yard(
            _shadow(24, 6, 46, 10),
            line("M-14 6L58 -92M62 6L-10 -92", DARK, 8),
            line("M-14 6L58 -92M62 6L-10 -92", WOOD, 4),
            ink("M24 -86L62 -74V-40C62 -14 40 0 24 8C8 0 -14 -14 -14 -40V-74Z", STEEL),
            flat("M24 -83L59 -72V-40H24ZM24 4C10 -3 -11 -16 -11 -40H24Z", "@#2c6bb4/#5d97d8"),
            el("circle", cx=24, cy=-40, r=9, fill="@gold", **LINE),
        ),
    }


# --- special places --------------------------------------------------------------------------------------------


def _heath(*more: Markup) -> list[Markup]:
    sprigs = _tufts((-56, 40), (56, 40), (-30, 70), (34, 66), (-60, 0), colour="@#8f7fc0/#7a70a8")
    return _land(HEATH, MOOR, sprigs, group(*more, at=(-8, 0)))


def _mountain() -> list[Markup]:
    """Draw two peaks with snow on them."""
    return [
        _shadow(22, 4, 66, 12),
        ink("M-34 4L-4 -50L10 -66L24 -92L44 -62L54 -70L82 4Z", FELL),
        flat("M24 -90L44 -62L54 -68L80 3H46L34 -30L38 -50Z", "@#716a9a/#544e7c"),
        ink("M24 -92L40 -68L32 -62L25 -68L17 -58L10 -66Z", SNOW, stroke_width=2.5),
    ]


def _special() -> dict[str, list[Markup]]:
    stones = "M-26 4V-44L-12 -48L-4 -42V4ZM52 4V-44L60 -48L74 -42V4ZM-32 -46L-30 -60L78 -62L80 -46Z"
    return {
        "mine": _heath(
            *_mountain(),
            ink("M-4 6L4 -36H44L52 6Z", TIMBER),
            flat("M5 6L11 -28H37L43 6Z", PIT),
            line("M14 28L20 -18M34 28L28 -18M12 22H36M13 10H35M16 -2H32", "@#b9a58a/#a89880", 3),
            ink("M-2 -36H50V-46H-2Z", WOOD),
        ),
        "cave": _heath(
            _shadow(22, 6, 62, 12),
            ink("M-38 6C-40 -24 -26 -44 -6 -50L10 -74L30 -64L46 -78L58 -48C78 -36 84 -14 80 6Z", "@#a39c93/#67615f"),
            line("M-24 -22L-12 -38M56 -42L68 -22M14 -66L8 -54M44 -68L48 -56", "@#7d766e/#45403f", 4),
            ink("M-14 6C-16 -46 60 -46 58 6Z", PIT),
            flat(
                "M2 -24L8 -8L13 -29L20 -14L26 -31L32 -16L38 -28L43 -10L47 -19C38 -38 10 -38 2 -24Z", "@#a39c93/#67615f"
            ),
            line("M15 -4h.1M30 -4h.1", "@#ffd75e/#ffd75e", 8),
        ),
        "altar": _heath(
            _shadow(24, 6, 60, 12),
            ink(stones, "@#b3aca4/#625e5b"),
            ink("M0 4V-14H48V4Z", "@#918a82/#5f5956"),
            ink("M-6 -14H54V-22H-6Z", "@#b3aca4/#625e5b"),
            ink("M24 -92C48 -60 50 -44 38 -24H10C-4 -44 12 -54 24 -92Z", FLAME),
            flat("M24 -60C34 -46 34 -34 30 -26H18C12 -36 18 -44 24 -60Z", "@#fff0a8/#fff0a8"),
        ),
    }


def definitions() -> list[Markup]:
    """Return all of them. Whatever lies on a land can be clicked through it."""
    every = {**_plains(), **_forts(), **_structures(), **_special()}
    return [group(*parts, id=name, pointer_events="none") for name, parts in every.items()]


def land(kind: int, t: int) -> str:
    """Return the name of the land that shows a kind of terrain; plains differ by their number."""
    return f"plain-{t % 3}" if kind == Kind.BLANK else Kind(kind).name.lower()
