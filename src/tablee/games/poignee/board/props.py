"""Small things of the street, as definitions: windows of every building, and what stands on its boardwalk."""

from tablee.core.drawing.scene import Markup, el, group
from tablee.games.poignee.board.facades import DEEP, GLASS

LINE = {"stroke": DEEP, "stroke_width": 1.3, "stroke_linejoin": "round"}
IRON = "@#4a4d52/#7e848c"
TIMBER = "@#8a5a2e/#6b4524"
PALE = "@#fff6e2/#d8c9ab"
RED = "@#b3332b/#d06050"


def _frame(id_: str, outline: str, cross: str, *more: Markup) -> Markup:
    """Return a window: its outline and the bars across it."""
    bars = el("path", d=cross, fill="none", stroke=DEEP, stroke_width=1.1)
    return group(el("path", d=outline, fill=GLASS, stroke=DEEP, stroke_width=1.5), bars, *more, id=id_)


def windows() -> list[Markup]:
    """Return the windows, 30 units wide and 22 high."""
    rail = "M-16 3H16M-16 11H16M-12 3V11M-8 3V11M-4 3V11M0 3V11M4 3V11M8 3V11M12 3V11"
    shutters = el("path", d="M-15 -9H-9V9H-15ZM15 -9H9V9H15Z", fill=TIMBER, **LINE)
    fire = el("path", d="M-8 9C-9 2 -4 3 -3 -4C2 0 0 3 3 3C4 1 4 0 4 -1C8 3 8 6 8 9Z", fill="@#f08a1c/#ff9a30")
    return [
        _frame("sash", "M-8 -9H8V9H-8Z", "M0 -9V9M-8 0H8", shutters),
        _frame("shop", "M-15 -8H15V9H-15Z", "M-5 -8V9M5 -8V9M-15 -3H15"),
        group(
            el("path", d="M-12 -9H12V10H-12Z", fill=TIMBER, **LINE),
            el("path", d="M-12 -9L12 10M12 -9L-12 10M0 -9V10", fill="none", stroke="@#f2dcb2/#a3825a", stroke_width=2),
            id="hatch",
        ),
        _frame("arch", "M-11 9V-1A11 9 0 0 1 11 -1V9Z", "M0 -10V9M-11 0H11"),
        _frame("lancet", "M-7 10V-1C-7 -6 -3 -9 0 -12C3 -9 7 -6 7 -1V10Z", "M0 -12V10M-7 0H7"),
        _frame("balcony", "M-8 -10H8V10H-8Z", "M0 -10V10", el("path", d=rail, stroke=PALE, stroke_width=1.5)),
        group(el("path", d="M-13 10V-2A13 9 0 0 1 13 -2V10Z", fill="@#2d2622/#17110d", **LINE), fire, id="forge"),
    ]


def _trades() -> list[Markup]:
    """Return a barber's pole, a barrel, and a rail for horses with a horseshoe."""
    hoops = "M-11 -7H11M-12 6H12"
    lace = el("path", d="M-6 -10L6 -16V-10L-6 -4V2L6 -4V2L-6 8V14L6 8V14H-6V8Z", fill=RED)
    return [
        group(
            el("path", d="M-6 -16H6V15H-6Z", fill=PALE, **LINE),
            lace,
            el("path", d="M-8 -19H8V-15H-8ZM-8 14H8V19H-8Z", fill="@gold", **LINE),
            id="pole",
        ),
        group(
            el("path", d="M-10 -15C-14 -5 -14 5 -10 16H10C14 5 14 -5 10 -15Z", fill=TIMBER, **LINE),
            el("path", d="M-4 -15C-6 -5 -6 5 -4 16M4 -15C6 -5 6 5 4 16", fill="none", stroke=DEEP, stroke_width=0.8),
            el("path", d=hoops, stroke=IRON, stroke_width=2.6),
            el("ellipse", cy=-15, rx=10, ry=3.5, fill="@#e9d3a0/#b39a66", **LINE),
            id="barrel",
        ),
        group(
            el("path", d="M-15 16V-6M15 16V-6M-19 -3H19", fill="none", stroke=DEEP, stroke_width=5.4),
            el("path", d="M-15 15V-5M15 15V-5M-18 -3H18", fill="none", stroke=TIMBER, stroke_width=3.4),
            el("path", d="M-6 13C-12 2 -7 -8 0 -8S12 2 6 13", fill="none", stroke=DEEP, stroke_width=6),
            el(
                "path",
                d="M-6 12C-11 2 -7 -6.5 0 -6.5S11 2 6 12",
                fill="none",
                stroke="@#9aa0a6/#a9b0b8",
                stroke_width=3.2,
            ),
            id="hitch",
        ),
    ]


def _cactus() -> Markup:
    outline = (
        "M-4 12V3H-9C-13 3 -14 0 -14 -3V-8C-14 -12 -8 -12 -8 -8V-3H-4V-12C-4 -19 4 -19 4 -12V0H8V-5"
        "C8 -9 14 -9 14 -5V0C14 4 12 6 9 6H4V12Z"
    )
    return el("path", d=outline, fill="@#5f9a56/#4d7f48", **LINE)


def _signs() -> list[Markup]:
    """Return a telegraph pole, a cactus, a coffin and a lantern."""
    return [
        group(
            el("path", d="M0 17V-18M-13 -12H13M-10 -5H10", fill="none", stroke=DEEP, stroke_width=5),
            el("path", d="M0 16V-17M-12 -12H12M-9 -5H9", fill="none", stroke=TIMBER, stroke_width=3),
            el("path", d="M-11 -18h4v5h-4ZM7 -18h4v5h-4ZM-9 -10h4v4h-4ZM5 -10h4v4Z", fill="@#7fc0c9/#8fd0d8", **LINE),
            id="wire",
        ),
        group(
            _cactus(),
            el("path", d="M-9 10H9L6 18H-6Z", fill="@#c4613a/#a54f30", **LINE),
            id="cactus",
        ),
        group(
            el("path", d="M-6 -18H6L11 -7L6 18H-6L-11 -7Z", fill=TIMBER, **LINE),
            el("path", d="M0 -12V6M-5 -6H5", stroke=PALE, stroke_width=2.4),
            id="coffin",
        ),
        group(
            el("path", d="M0 18V-4M-6 18H6", fill="none", stroke=IRON, stroke_width=3),
            el("circle", cy=-9, r=13, fill="url(#halo)"),
            el("path", d="M-6 -3L-8 -13H8L6 -3Z", fill="@#ffd978/#ffd978", **LINE),
            el("path", d="M-9 -13L0 -19L9 -13Z", fill=IRON, **LINE),
            id="lantern",
        ),
    ]


def _tools() -> list[Markup]:
    """Return scales, an anvil and a newspaper."""
    return [
        group(
            el("path", d="M0 -15V14M-9 16H9M-14 -11H14", fill="none", stroke=DEEP, stroke_width=3.4),
            el("path", d="M0 -14V14M-8 15H8M-13 -11H13", fill="none", stroke="@gold", stroke_width=1.8),
            el("path", d="M-14 -11L-19 3M-14 -11L-9 3M14 -11L9 3M14 -11L19 3", stroke=DEEP, stroke_width=1),
            el("path", d="M-20 3H-8A6 6 0 0 1 -20 3ZM8 3H20A6 6 0 0 1 8 3Z", fill="@gold", **LINE),
            id="scales",
        ),
        group(
            el("path", d="M-18 -10H16V-4C9 -4 6 0 6 4L11 10H-9L-4 4C-4 0 -10 -3 -18 -6Z", fill=IRON, **LINE),
            el("path", d="M-10 10H12V18H-10Z", fill=TIMBER, **LINE),
            el("path", d="M-15 -8.4H14", stroke="@#a9afb6/#c4cad1", stroke_width=1.6),
            id="anvil",
        ),
        group(
            el("path", d="M-13 -14L10 -17L14 14L-10 17Z", fill=PALE, **LINE),
            el("path", d="M-9 -9L7 -11", stroke="@#2b2620/#2b2018", stroke_width=3.4),
            el(
                "path",
                d="M-8 -3L0 -4M-7.4 2L.6 1M-6.8 7L1 6M-6.2 12L1.6 11M4 1L10 0M4.6 6L10.6 5M5.2 11L11 10",
                stroke="@#6d6153/#4a3f33",
                stroke_width=1.3,
            ),
            el("path", d="M3 -6.4L9 -7.2L9.6 -3L3.6 -2.2Z", fill="@#8b8173/#6d6153"),
            id="paper",
        ),
    ]


def _yard() -> list[Markup]:
    """Return a bell in its frame, and hay with a fork."""
    return [
        group(
            el("path", d="M-15 18V-14H15V18M-18 -14L0 -20L18 -14", fill="none", stroke=DEEP, stroke_width=4.6),
            el("path", d="M-15 17V-14H15V17M-17 -14L0 -19L17 -14", fill="none", stroke=TIMBER, stroke_width=2.6),
            el("path", d="M0 -12C8 -12 6 0 11 6H-11C-6 0 -8 -12 0 -12Z", fill="@gold", **LINE),
            el("circle", cy=8.4, r=2.6, fill=IRON),
            id="bell",
        ),
        group(
            el("path", d="M-17 16C-17 0 -8 -4 0 -14C8 -4 17 0 17 16Z", fill="@#e6c25a/#a98a3a", **LINE),
            el("path", d="M-12 14L-7 3M-4 14L-2 -5M4 14L3 -3M12 14L7 4", stroke="@#a88128/#6d571f", stroke_width=1.3),
            el(
                "path",
                d="M13 17L20 -16M16 -16L17.6 -8M20 -16L19 -8M24 -15L20.8 -7M16.8 -8H21",
                fill="none",
                stroke=DEEP,
                stroke_width=1.7,
            ),
            id="hay",
        ),
    ]


def _saguaro() -> Markup:
    """Return a cactus that grows in the desert, standing on (0, 0)."""
    shade = el("ellipse", cx=3, cy=-0.5, rx=13, ry=2.6, fill="@shade")
    return group(shade, group(_cactus(), at=(0, -12)), id="saguaro")


def things() -> list[Markup]:
    """Return all of them."""
    return [*windows(), *_trades(), *_signs(), *_tools(), *_yard(), _saguaro()]
