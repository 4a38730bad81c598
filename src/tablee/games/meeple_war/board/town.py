"""The cities, as definitions: what a site looks like, and the ten buildings, in a hex with a radius of 100.

A building has roofs in the colour of whoever it belongs to (`currentColor`), and the outline of its sign on a card.
"""

from tablee.core.drawing.scene import Markup, el, group
from tablee.games.meeple_war.board.lands import (
    DARK,
    FLAME,
    HEX,
    IRON,
    LINE,
    PIT,
    PLANK,
    STEEL,
    TIMBER,
    WOOD,
    flat,
    ink,
    line,
)
from tablee.games.meeple_war.box import Building

OWN = "currentColor"
STONE, ASHLAR, PALE = "@#f2e8d3/#cbbfa6", "@#d9c8a4/#a3967c", "@#ffffff/#f1ece2"
PAVED, COBBLE = "@#e9dfca/#4b453c", "@#cfc1a4/#655d51"


def _shadow(wide: float, y: float = 24) -> Markup:
    return el("ellipse", cx=3, cy=y, rx=wide, ry=8, fill="@#3a2e2244/#00000077")


def _ground() -> dict[str, list[Markup]]:
    cobbles = "".join(
        f"M{x + (y % 2) * 11} {y * 13}q5 -6 10 0" for y in range(-6, 7) for x in range(-66, 60, 44) if abs(y) < 5
    )
    stakes = "M-44 -34V-50M44 -34V-50M-56 34V18M56 34V18"
    return {
        "paved": [flat(HEX, PAVED), line(cobbles, COBBLE, 3)],
        "plot": [
            flat(HEX, "@#d9dfae/#3a4530"),
            flat("M-44 -36H44L58 34H-58Z", "@#cdb184/#54452f"),
            line("M-44 -42H44M44 -42L56 26H-56L-44 -42", "@#fff6e0/#a8977a", 2.5, stroke_dasharray="7 6"),
            line(stakes, TIMBER, 6),
        ],
        "plate": [
            el("rect", x=-70, y=-70, width=140, height=140, rx=16, fill="@#d3e9ef/#2c3f4a"),
            flat("M-70 18H70V54A16 16 0 0 1 54 70H-54A16 16 0 0 1 -70 54Z", "@#c9d79a/#4a5a38"),
            el("rect", x=-70, y=-70, width=140, height=140, rx=16, fill="none", stroke="@edge", stroke_width=4),
        ],
        "works": [
            line("M-52 26V-62M52 26V-62M-52 -20H52M-52 -54H52", TIMBER, 6),
            line("M-52 20L0 -20L52 20", WOOD, 4),
        ],
    }


def _front() -> dict[Building, list[Markup]]:
    """Return the town hall, and the schools."""
    return {
        Building.SQ: [
            _shadow(58),
            ink("M-46 22V12H46V22Z", ASHLAR),
            ink("M-38 12V-22H38V12Z", PIT),
            ink("M-40 12V-22H-27V12ZM-17 12V-22H-5V12ZM5 12V-22H17V12ZM27 12V-22H40V12Z", PALE),
            ink("M-50 -22V-30L0 -58L50 -30V-22Z", OWN),
            el("circle", cy=-38, r=7, fill=PALE, **LINE),
        ],
        Building.MA: [
            _shadow(56),
            ink("M-44 22V-40H-32V-32H-20V-40H-8V-32H8V-40H20V-32H32V-40H44V22Z", STONE),
            flat("M-42 -22H42V-10H-42Z", OWN),
            ink("M-10 22V10C-10 0 10 0 10 10V22Z", PIT),
            line("M-34 14L30 -52M34 14L-30 -52", DARK, 11),
            line("M-28 8L30 -52M28 8L-30 -52", STEEL, 6),
            line("M-36 2L-22 16M36 2L22 16", DARK, 8),
        ],
        Building.PS: [
            _shadow(56),
            ink("M-46 22V-8C-46 -36 46 -36 46 -8V22Z", STONE),
            flat("M-32 22V0C-32 -18 32 -18 32 0V22Z", PIT),
            ink("M-6 -62H6L9 -36L52 -18V-6L9 -14L6 4L18 12V18H-18V12L-6 4L-9 -14L-52 -6V-18L-9 -36Z", OWN),
            line("M-10 -62H10", DARK, 5),
        ],
        Building.UN: [
            _shadow(56),
            ink("M-44 22V-14H44V22Z", STONE),
            ink("M-30 -14C-30 -64 30 -64 30 -14Z", OWN),
            line("M-36 -2V18M36 -2V18", ASHLAR, 5),
            ink("M-34 -14C-20 -22 -8 -18 0 -10C8 -18 20 -22 34 -14V22C20 14 8 18 0 24C-8 18 -20 14 -34 22Z", PALE),
            line("M0 -8V20M-26 -6L-9 -3M-26 4L-9 7M26 -6L9 -3M26 4L9 7", IRON, 4),
        ],
    }


def _houses() -> dict[Building, list[Markup]]:
    """Return the guild of looters, the scarers' house, the abbey and the factory."""
    return {
        Building.LG: [
            _shadow(54),
            ink("M-46 22V-12H20V22Z", WOOD),
            ink("M-54 -10L-38 -42H10L28 -10Z", OWN),
            line("M-36 -4V14M-24 -4V14", TIMBER, 5),
            ink("M14 -24L8 -38H38L32 -24C52 -10 58 10 52 20C48 28 -4 28 -6 20C-12 10 -4 -10 14 -24Z", PLANK),
            line("M13 -23H33", DARK, 5),
            el("circle", cx=23, cy=3, r=11, fill="@gold", **LINE),
        ],
        Building.BS: [
            _shadow(52),
            ink("M-46 22L-42 -14L-46 -22L-20 -56L8 -24L4 22Z", "@#8f86a8/#6d6588"),
            ink("M-54 -16L-20 -60L16 -18L4 -20L-20 -48L-44 -16Z", OWN),
            flat("M-30 -20H-12V-4H-30Z", FLAME),
            ink("M22 -44C42 -44 50 -28 50 -8V24L41 16L32 24L23 16L14 24L5 16L-4 24V-8C-4 -28 4 -44 22 -44Z", PALE),
            line("M15 -18h.1M31 -18h.1", DARK, 11),
            line("M17 -2C20 3 26 3 29 -2", DARK, 4),
        ],
        Building.AB: [
            _shadow(50),
            ink("M-8 22V-16L20 -30L48 -16V22Z", STONE),
            ink("M-14 -14L20 -34L54 -14L46 -8L20 -22L-6 -8Z", OWN),
            ink("M-42 22V-24H-10V22Z", STONE),
            ink("M-48 -22L-26 -56L-4 -22Z", OWN),
            line("M-26 -54V-72M-33 -66H-19", DARK, 5),
            flat("M-32 22V8C-32 0 -20 0 -20 8V22ZM-30 -6V-14H-22V-6ZM14 10V-4C14 -12 26 -12 26 -4V10Z", PIT),
        ],
        Building.FA: [
            _shadow(56),
            el("circle", cx=-28, cy=-66, r=8, fill="@#b9b3aa/#6f6a62", opacity=0.8),
            el("circle", cx=-14, cy=-74, r=10, fill="@#b9b3aa/#6f6a62", opacity=0.6),
            ink("M-44 0V-56H-28V0Z", "@#b8664a/#9a5540"),
            ink("M-46 22V0L-20 -22V0L10 -22V0L46 -26V22Z", STONE),
            ink("M-46 0L-20 -22V0L10 -22V0L46 -26V-14L10 10V-8L-20 10V-8L-46 10Z", OWN, stroke_width=2.5),
            flat("M-36 20V10H-24V20ZM-8 20V10H4V20ZM20 20V4H34V20Z", PIT),
        ],
    }


def _engines() -> dict[Building, list[Markup]]:
    """Return the airship and the catapult."""
    wheels = [el("circle", cx=x, cy=14, r=12, fill=WOOD, **LINE) for x in (-32, 32)]
    hubs = [el("circle", cx=x, cy=14, r=3, fill=DARK) for x in (-32, 32)]
    return {
        Building.AC: [
            _shadow(44),
            ink("M-14 22L-6 -10H6L14 22Z", STONE),
            line("M0 -12V-20", DARK, 4),
            ink("M-44 -38L-60 -54V-16L-44 -30Z", STEEL),
            ink("M-54 -36C-40 -66 36 -66 56 -36C36 -6 -40 -6 -54 -36Z", OWN),
            line("M-40 -36H44M-20 -55C-26 -44 -26 -28 -20 -17M20 -56C26 -44 26 -28 20 -16", DARK, 2.5),
            ink("M-18 -10H22L16 4H-12Z", WOOD),
        ],
        Building.CA: [
            _shadow(56, 26),
            line("M-16 2L30 -46", DARK, 14),
            line("M-16 2L30 -46", WOOD, 8),
            ink("M-48 10V-4H48V10Z", OWN),
            ink("M-12 -4L4 -34H12L22 -4Z", TIMBER),
            el("circle", cx=36, cy=-52, r=14, fill=IRON, **LINE),
            *wheels,
            *hubs,
        ],
    }


def definitions() -> list[Markup]:
    """Return all of them. Whatever lies on a site can be clicked through it."""
    buildings = {**_front(), **_houses(), **_engines()}
    every = {**_ground(), **{building(kind): parts for kind, parts in buildings.items()}}
    signs = [
        group(el("use", href="#plate"), el("use", href=f"#{building(kind)}", y=12), id=sign(kind)) for kind in buildings
    ]
    return [*(group(*parts, id=name, pointer_events="none") for name, parts in every.items()), *signs]


def sign(kind: int) -> str:
    """Return the name of the drawing of a building on a card, which has a height and a width of 140."""
    return f"sign-{building(kind)}"


def building(kind: int) -> str:
    """Return the name of the drawing of a building."""
    return Building(kind).name.lower()
