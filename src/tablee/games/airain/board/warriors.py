"""The warriors on troop cards, told apart by their silhouettes. A figure stands on (0, 0) and is about 100 units high.

A troop card has a ground in the colour of its kind, a disc of light behind the warriors, and one or two of them.
"""

from tablee.core.drawing.scene import Markup, el, element, group
from tablee.games.airain.board import sheet
from tablee.games.airain.board.figures import KIND_FILLS
from tablee.games.airain.box import TYPES
from tablee.games.airain.facts import kind_of, symbols_of

OUTLINE = "@#33241a/#0d0a08"
SKIN, SKIN_2 = "@#d49a6a/#c48f63", "@#b37a4c/#9c6d45"
BRONZE, BRONZE_2, SHINE = "@#d29a45/#cf9a4c", "@#a06a2a/#94662f", "@#f4d58c/#f0d08a"
STEEL = "@#e3e6ea/#d5d9de"
WOOD = "@#7a4d2b/#8a5c38"
HAIR = "@#f3f0ea/#e6e1d8"
CLOAK = "@#a8342c/#a5453b"
HIDE, HIDE_2 = "@#8a5f43/#8f6647", "@#5f3f2c/#64452f"
OWN = "own"  # stands for the colour of the kind

LEGS = "M-9 -24L-11 -2H-4L-1 -20L4 -2H11L8 -24Z"
GREAVES = "M-10.4 -12L-11 0H-3L-2.6 -10ZM2.4 -10L4 0H12L10 -12Z"
SKIRT = "M-12 -42H12L14 -20L7 -22L0 -19L-7 -22L-14 -20Z"
CHEST = "M-12 -66C-8 -69 8 -69 12 -66L11 -40H-11Z"
FACE = "M-6 -72a7.5 7.5 0 1 1 14 0q-1 6 -7 6q-6 0 -7 -6Z"
HELMET = "M-8 -73C-9 -88 10 -89 10 -74L5 -75L4 -69L1 -75H-4L-5 -66H-8Z"

Paths = tuple[tuple[str, str], ...]

SWORDSMAN: Paths = (
    (SKIN, LEGS),
    (BRONZE_2, GREAVES),
    (OWN, SKIRT),
    (SKIN_2, "M7 -64L15 -66L25 -80L30 -76L20 -58L9 -54Z"),
    (STEEL, "M24 -78L36 -112L41 -114L41 -108L31 -75Z"),
    (BRONZE_2, "M20 -79L35 -74L34 -71L19 -76Z"),
    (BRONZE, CHEST),
    (SKIN, FACE),
    (BRONZE, HELMET),
    (OWN, "M-9 -80C-14 -98 8 -104 16 -88L12 -84C6 -92 -4 -92 -5 -80Z"),
    (BRONZE, "M-34 -44a19 19 0 1 1 38 0a19 19 0 1 1 -38 0Z"),
    (OWN, "M-29.5 -44a14.5 14.5 0 1 1 29 0a14.5 14.5 0 1 1 -29 0Z"),
    (
        SHINE,
        ("M-15 -53L-12.4 -47.4L-6.4 -46.8L-11 -42.8L-9.6 -37L-15 -40L-20.4 -37L-19 -42.8L-23.6 -46.8L-17.6 -47.4Z"),
    ),
)
ARCHER: Paths = (
    (WOOD, "M-22 -82L-13 -86L-4 -46L-12 -42Z"),
    (HAIR, "M-22 -82L-26 -94L-20 -92L-18 -96L-15 -92L-11 -95L-13 -86Z"),
    (SKIN, LEGS),
    (WOOD, GREAVES),
    (OWN, "M-12 -66C-8 -69 8 -69 12 -66L11 -44L15 -24L6 -27L0 -23L-8 -27L-15 -24L-11 -44Z"),
    (WOOD, "M-12 -46H12V-41H-12Z"),
    (SKIN, FACE),
    (OWN, "M-11 -64C-14 -90 6 -96 12 -82L9 -77C4 -82 -2 -80 -3 -70L-4 -62Z"),
    (SKIN_2, "M8 -65L32 -62L33 -56L7 -55Z"),
    (SKIN, "M-10 -64L-20 -54L-2 -55L0 -60Z"),
    (WOOD, "M24 -104C46 -84 46 -34 24 -14L22 -17C38 -36 38 -82 22 -101Z"),
    (STEEL, "M-6 -60.4H40V-57.8H-6ZM38 -64L48 -59L38 -54Z"),
    (HAIR, "M-8 -63L-2 -59L-8 -55L-11 -55L-7 -59L-11 -63Z"),
)
STRING = "M23 -102L-3 -59L23 -16"  # of the bow
LANCER: Paths = (
    (WOOD, "M21 0V-112H24.6V0Z"),
    (STEEL, "M22.8 -128L29 -114L22.8 -104L16.6 -114Z"),
    (OWN, "M24.6 -103H52L44 -94L52 -85H24.6Z"),
    (SKIN, LEGS),
    (BRONZE_2, GREAVES),
    (OWN, SKIRT),
    (BRONZE, CHEST),
    (SKIN_2, "M8 -66L18 -62L27 -54L23 -46L12 -52Z"),
    (SKIN, FACE),
    (BRONZE, "M-9 -71C-9 -82 -3 -90 1 -98C5 -90 11 -82 11 -71L5 -74L4 -68L1 -74H-4L-5 -66H-8Z"),
    (BRONZE, "M-30 -62C-24 -67 -8 -67 -2 -62C1 -48 0 -22 -6 -8C-12 -4 -20 -4 -26 -8C-32 -22 -33 -48 -30 -62Z"),
    (OWN, ("M-26 -58C-22 -61 -10 -61 -6 -58C-4 -46 -5 -24 -9 -12C-13 -9 -19 -9 -23 -12C-27 -24 -28 -46 -26 -58Z")),
    (SHINE, "M-18 -60H-14V-11H-18ZM-27 -38H-5V-33H-27Z"),
)
MAGE: Paths = (
    (WOOD, "M26 0L24 -82H28L31 0Z"),
    (SHINE, "M17 -93a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1 -19 0Z"),
    (BRONZE_2, "M18 -86C20 -78 33 -78 35 -86L31 -80H22Z"),
    (OWN, "M-9 -66H10C14 -46 20 -20 24 0C8 4 -12 4 -26 0C-20 -20 -14 -46 -9 -66Z"),
    (BRONZE, "M-4 -30L4 -30L8 2H-8Z"),
    (OWN, "M4 -64C14 -64 22 -58 30 -50L26 -38C18 -42 8 -44 2 -50Z"),
    (SKIN, "M26 -52L32 -50L31 -44L25 -44Z"),
    (OWN, "M-6 -64C-16 -60 -24 -44 -24 -32L-12 -30C-8 -38 -4 -46 0 -52Z"),
    (SKIN, FACE),
    (HAIR, "M-6 -71C-6 -66 8 -66 9 -71C12 -58 8 -46 2 -38C-5 -46 -10 -58 -6 -71Z"),
    (
        OWN,
        (
            "M-24 -70C-14 -76 -10 -80 -7 -88C-3 -100 2 -112 14 -116C10 -108 11 -96 12 -88"
            "C14 -80 18 -76 26 -71C10 -76 -8 -76 -24 -70Z"
        ),
    ),
    (BRONZE, "M-8.4 -85C-3 -88 8 -88 12.4 -86L13.6 -81C7 -83 -4 -83 -10.6 -80Z"),
)
KNIGHT: Paths = (
    (HIDE_2, "M-27 -44C-42 -42 -42 -18 -34 -6C-34 -22 -30 -30 -22 -34Z"),
    (HIDE_2, "M10 -44L22 -50L30 -38L27 -26L22 -28L24 -37L18 -42L10 -36ZM-14 -22L-8 -12L-10 0H-2L0 -14L-4 -26Z"),
    (
        HIDE,
        "M-28 -40C-28 -54 -14 -58 -2 -56C6 -58 8 -66 12 -74C15 -82 18 -88 24 -92L25 -98L29 -93"
        "C34 -90 36 -82 42 -74L37 -68L26 -74"
        "C24 -66 24 -58 20 -50L31 -56L40 -48L38 -36L33 -37L34 -46L30 -48L20 -40C14 -34 6 -30 -2 -30"
        "C-8 -28 -12 -24 -12 -18L-14 -12L-10 0H-19L-21 -14"
        "C-24 -20 -28 -28 -28 -40Z",
    ),
    (HIDE_2, "M24 -92C12 -90 2 -74 2 -57L8 -60C10 -72 14 -80 22 -86Z"),
    (OWN, "M-22 -55C-14 -60 2 -60 6 -56L2 -34C-6 -30 -20 -32 -24 -38Z"),
    (WOOD, "M-30 -80L38 -99L38.6 -96.6L-29 -77.6Z"),
    (STEEL, "M37 -103L52 -102.4L40 -93Z"),
    (OWN, "M-16 -84L-26 -80L-36 -54L-22 -58L-12 -66Z"),
    (BRONZE, "M-16 -82C-12 -86 0 -86 3 -82L1 -56H-15Z"),
    (SKIN_2, "M-4 -80L6 -78L10 -86L15 -84L10 -72L-3 -72Z"),
    (SKIN, "M-13 -88a7 7 0 1 1 13 0q-1 6 -6.5 6q-5.5 0 -6.5 -6Z"),
    (BRONZE, "M-15 -89C-16 -103 2 -104 2 -90L-2 -91L-3 -85L-6 -91H-11L-12 -83H-15Z"),
    (OWN, "M-16 -95C-22 -112 -2 -116 5 -103L2 -99C-4 -106 -12 -106 -12 -96Z"),
    (HIDE_2, "M-10 -56L-2 -56L0 -38L-3 -30H-9L-6 -40Z"),
)
HERO: Paths = (
    (CLOAK, "M-8 -66C-24 -56 -30 -28 -36 0C-26 4 -18 -2 -10 2L10 2C18 -2 26 4 34 0C30 -28 22 -56 10 -66Z"),
    (SKIN, LEGS),
    (BRONZE, GREAVES),
    (HAIR, SKIRT),
    (BRONZE, "M-14 -66C-8 -70 8 -70 14 -66L11 -40H-11Z"),
    (SHINE, "M-8 -60C-4 -63 -1 -62 0 -58C1 -62 4 -63 8 -60L6 -50H-6ZM-10 -44H10V-40H-10Z"),
    (SKIN_2, "M10 -66L17 -64L23 -84L28 -83L24 -56L12 -54Z"),
    (STEEL, "M22 -88L24 -124L27 -129L30 -124L30 -88Z"),
    (BRONZE_2, "M18 -89H34V-85H18ZM24.6 -85h3.6v6h-3.6Z"),
    (SKIN_2, "M-10 -66L-17 -62L-24 -46L-20 -42L-10 -54Z"),
    (SKIN, FACE),
    (WOOD, "M-8 -70C-11 -86 10 -90 10 -72L7 -76C2 -80 -2 -80 -5 -76Z"),
    ("@gold", "M-10 -80L-13 -95L-5 -89L1 -99L7 -89L15 -95L12 -80C6 -83 -4 -83 -10 -80Z"),
    (BRONZE, "M-42 -38a14 14 0 1 1 28 0a14 14 0 1 1 -28 0Z"),
    ("@gold", "M-38 -38a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z"),
    (SHINE, "M-31 -38a3 3 0 1 1 6 0a3 3 0 1 1 -6 0Z"),
)
FIGURES = (SWORDSMAN, ARCHER, LANCER, MAGE, KNIGHT, HERO)
# By kind: where the figure stands, and how large it is, on a card that shows one.
STAND = ((7, 51, 0.82), (3, 51, 0.79), (1, 51, 0.77), (5, 51, 0.89), (4, 51, 0.76), (9, 51, 0.8))
FACES = (  # the ground of each kind's cards: far and near
    ("@#eef0f2/#3a3d42", "@#c3c8ce/#25282c"),
    ("@#edf4e4/#36422e", "@#bcd3a4/#222c1b"),
    ("@#fbeada/#4a3526", "@#eac29a/#2f2016"),
    ("@#f1eaf8/#3d3350", "@#cdb9e4/#261f36"),
    ("@#e4f2f2/#2a4144", "@#a8d0d2/#182a2c"),
    ("@#fdf3d2/#4b4024", "@#f0d27c/#2e2712"),
)


def drawings() -> list[Markup]:
    """Return the definitions of the six warriors and of the pictures on the twelve troop cards."""
    figures = [_figure(kind, paths) for kind, paths in enumerate(FIGURES)]
    return [*figures, *(_card(card) for card in range(TYPES))]


def _figure(kind: int, paths: Paths) -> Markup:
    own = KIND_FILLS[kind]
    parts = [element("path", d=outline, fill=own if fill == OWN else fill) for fill, outline in paths]
    if paths is ARCHER:
        parts.append(el("path", d=STRING, fill="none", stroke_width=1))
    return group(*parts, id=f"man{kind}", stroke=OUTLINE, stroke_width=1.5, stroke_linejoin="round")


def _card(card: int) -> Markup:
    """Draw the ground of a card, 84 by 118 units with (0, 0) at its centre, and the warriors on it."""
    kind = kind_of(card)
    x, y, size = STAND[kind]
    far, near = FACES[kind]
    frame = {"x": -41, "y": -58, "width": 82, "height": 116, "rx": 7}
    parts = [
        el("rect", fill=far, **frame),
        el("circle", cx=12, cy=-8, r=33, fill="@raised", fill_opacity=0.75),
        el("path", d="M-41 34C-20 26 14 24 41 32V51a7 7 0 0 1 -7 7H-34a7 7 0 0 1 -7 -7Z", fill=near),
    ]
    if kind == 5:
        rays = "".join(f"M12 -8L{a} {b}L{c} {d}Z" for a, b, c, d in RAYS)
        parts.insert(1, el("path", d=rays, fill="@gold", fill_opacity=0.45))
    places = [(x, y, size)] if symbols_of(card) == 1 else [(x + 13, y - 24, size * 0.7), (x - 4, y + 2, size * 0.74)]
    for at_x, at_y, scale in places:
        parts.append(el("use", href=f"#man{kind}", transform=f"translate({at_x:g} {at_y:g}) scale({scale:.3g})"))
    return group(*parts, id=sheet.warriors(card), clip_path="url(#card)")


RAYS = (
    (-41, -58, -22, -58), (0, -58, 18, -58), (41, -58, 41, -38), (41, -20, 41, 2), (41, 24, 41, 44),
    (30, 58, 8, 58), (-12, 58, -34, 58), (-41, 34, -41, 14), (-41, -8, -41, -30),
)  # fmt: skip


def window() -> Markup:
    """Return the edge of a troop card, beyond which nothing is seen."""
    return element("clipPath", el("rect", x=-41, y=-58, width=82, height=116, rx=7), id="card")
