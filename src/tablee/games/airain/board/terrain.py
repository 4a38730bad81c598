"""What landscapes are made of: trees, rocks, houses and ships. Each stands on (0, 0); a house is some 20 units high."""

from tablee.core.drawing.scene import Markup, el, element, group

# Colours by day and by night.
INK = "@#46352a/#0f0c0a"
GRASS, GRASS_2 = "@#a3c068/#4c6633", "@#7fa350/#37502a"
DRY, DRY_2 = "@#e6bf63/#80652f", "@#c99a45/#614a20"
ROCK, ROCK_2 = "@#a89c92/#5d5650", "@#82776f/#413b37"
SAND = "@#efdcab/#85744f"
SEA, SEA_2 = "@#5fa9c6/#24596f", "@#3b83a3/#183f53"
FOAM = "@#f2fafa/#a9c6cc"
SNOW = "@#fbfbff/#bfc3d3"
WOOD, WOOD_2 = "@#8d5d38/#6b472b", "@#62402a/#3e291a"
WALL, WALL_2 = "@#f4e3bf/#a8946d", "@#d0b585/#75643f"
ROOF, ROOF_2 = "@#c17a34/#a8682f", "@#94541f/#75451b"
LEAF, LEAF_2 = "@#6f9c45/#3f6130", "@#4b7634/#2a4520"
RED = "@#c4572f/#96422a"
MIST = "@#ffffff/#c9c6de"
PLUM, PLUM_2 = "@#8f86b5/#4d4772", "@#6c6394/#383257"
GLOW = "@#ffe07a/#ffd35c"
HAY = "@#f3d278/#b08c3e"

COLOURS = {
    "grass": (GRASS, GRASS_2),
    "dry": (DRY, DRY_2),
    "rock": (ROCK, ROCK_2),
    "sand": (SAND, DRY),
    "sea": (SEA, SEA_2),
    "snow": (SNOW, ROCK),
    "leaf": (LEAF, LEAF_2),
    "red": (RED, WOOD),
    "plum": (PLUM, PLUM_2),
    "mist": (MIST, PLUM),
    "wood": (WOOD, WOOD_2),
    "hay": (HAY, DRY_2),
}

OAK = "M-12 -9a7.5 7.5 0 0 1 2 -13a10 10 0 0 1 19 -1a8 8 0 0 1 3 14q-12 6 -24 0Z"
OAK_SHADE = "M12 -9a8 8 0 0 0 -3 -14c2 8 -6 13 -21 14q12 6 24 0Z"
CRENELS = "M{0} 0V{1}h4v4h4v-4h4v4h4v-4h4V0Z"

# Each thing is a list of paths: the fill and the outline.
Paths = tuple[tuple[str, str], ...]
THINGS: dict[str, Paths] = {
    "oak": ((WOOD_2, "M-2.5 0L-1.5 -12H2L3 0Z"), (LEAF, OAK), (LEAF_2, OAK_SHADE)),
    "autumn": ((WOOD_2, "M-2.5 0L-1.5 -12H2L3 0Z"), (RED, OAK), (WOOD, OAK_SHADE)),
    "pine": (
        (WOOD_2, "M-1.5 0V-6H1.5V0Z"),
        (LEAF_2, "M0 -32L8 -18H5L11 -10H7L13 -3H-13L-7 -10H-11L-5 -18H-8Z"),
        (LEAF, "M0 -32L-8 -18H-5L-11 -10H-7L-13 -3H-3Z"),
    ),
    "rock": ((ROCK, "M-15 0L-10 -12L-2 -17L7 -10L14 0Z"), (ROCK_2, "M-2 -17L7 -10L14 0H1L3 -8Z")),
    "peak": (
        (ROCK, "M-38 0L-8 -50L1 -42L9 -48L38 0Z"),
        (ROCK_2, "M-8 -50L1 -42L9 -48L38 0H8L14 -18L2 -26Z"),
        (SNOW, "M-8 -50L1 -42L9 -48L20 -30L11 -35L5 -25L-3 -36L-11 -28L-17 -35Z"),
    ),
    "horn": (
        (ROCK, "M-24 0C-20 -22 -22 -40 -2 -62C2 -66 8 -62 5 -57C-2 -42 10 -24 24 0Z"),
        (ROCK_2, "M5 -57C-2 -42 10 -24 24 0H4C2 -18 -8 -34 5 -57Z"),
    ),
    "volcano": (
        (ROCK, "M-42 0C-24 -10 -16 -30 -12 -42H12C16 -30 24 -10 42 0Z"),
        (ROCK_2, "M12 -42C16 -30 24 -10 42 0H10C6 -16 6 -30 2 -42Z"),
        (RED, "M-12 -42H12L9 -36L5 -22L1 -35L-3 -30L-6 -14L-9 -34Z"),
        (MIST, "M-4 -44C-14 -50 -8 -58 -2 -57C-4 -66 10 -70 14 -62C24 -62 24 -52 16 -51C14 -46 4 -48 4 -44Z"),
    ),
    "house": (
        (WALL, "M-9 0V-10H9V0Z"),
        (WALL_2, "M3 0V-10H9V0Z"),
        (ROOF, "M-12 -9L-1 -19L12 -9Z"),
        (ROOF_2, "M-1 -19L12 -9H4Z"),
        (INK, "M-5 0v-6h4v6Z"),
    ),
    "hut": (
        (WALL_2, "M-8 0V-8H8V0Z"),
        (HAY, "M-13 -6C-8 -16 -3 -19 0 -23C3 -19 8 -16 13 -6Z"),
        (DRY_2, "M0 -23C3 -19 8 -16 13 -6H3Z"),
        (INK, "M-3 0v-6h5v6Z"),
    ),
    "stilts": (
        (WOOD_2, "M-9 2V-9H-7V2ZM7 2V-9H9V2ZM-1 2V-9H1V2Z"),
        (WOOD, "M-12 -8H12V-5H-12Z"),
        (WALL_2, "M-8 -8V-16H8V-8Z"),
        (HAY, "M-13 -14C-8 -24 -3 -27 0 -31C3 -27 8 -24 13 -14Z"),
        (DRY_2, "M0 -31C3 -27 8 -24 13 -14H3Z"),
        (INK, "M-3 -8v-6h5v6Z"),
    ),
    "tower": (
        (WALL, "M-7 0V-32H7V0Z"),
        (WALL, "M-9 -30V-38H-5V-35H-2V-38H2V-35H5V-38H9V-30Z"),
        (WALL_2, "M2 0V-35H5V-38H9V-30H7V0Z"),
        (INK, "M-4 -18v-7h3v7Z"),
    ),
    "spire": (
        (WALL, "M-6 0V-28H6V0Z"),
        (WALL_2, "M1 0V-28H6V0Z"),
        (ROOF, "M-9 -27L0 -48L9 -27Z"),
        (ROOF_2, "M0 -48L9 -27H2Z"),
        (INK, "M-3 -14v-7h3v7Z"),
    ),
    "wall": (
        (WALL, "M-22 0V-16h5v4h4v-4h5v4h4v-4h8v4h4v-4h5v4h4v-4h5V0Z"),
        (WALL_2, "M-22 0V-4H22V0Z"),
        (INK, "M-5 0v-6a5 5 0 0 1 10 0v6Z"),
    ),
    "dome": (
        (WALL, "M-14 0V-14H14V0Z"),
        (WALL_2, "M5 0V-14H14V0Z"),
        (ROOF, "M-14 -14a14 15 0 0 1 28 0Z"),
        (ROOF_2, "M3 -29a14 15 0 0 1 11 15H6Z"),
        (ROOF_2, "M-1 -28V-36H1V-28Z"),
        (INK, "M-4 0v-7a4 4 0 0 1 8 0v7Z"),
    ),
    "temple": (
        (WALL_2, "M-26 0H26V-4H-26Z"),
        (INK, "M-20 -4V-20H20V-4Z"),
        (WALL, "M-22 -4V-20h5V-4ZM-12 -4V-20h5V-4ZM-2.5 -4V-20h5V-4ZM7 -4V-20h5V-4ZM17 -4V-20h5V-4Z"),
        (ROOF, "M-26 -20L0 -33L26 -20Z"),
        (ROOF_2, "M0 -33L26 -20H6Z"),
    ),
    "ziggurat": (
        (WALL, "M-40 0V-14H-30V-28H-20V-42H-11V-54H11V-42H20V-28H30V-14H40V0Z"),
        (WALL_2, "M8 0V-54H11V-42H20V-28H30V-14H40V0Z"),
        (DRY_2, "M-6 0L-3 -42H3L6 0Z"),
        (INK, "M-4 -42v-8h8v8Z"),
    ),
    "ship": (
        (WOOD_2, "M-1 -8V-36H1V-8Z"),
        (RED, "M-16 -32H16C20 -24 18 -16 14 -11H-14C-10 -16 -10 -26 -16 -32Z"),
        (WALL, "M-4 -32H5C9 -24 8 -16 5 -11H-2C1 -17 0 -26 -4 -32Z"),
        (WOOD, "M-27 -14C-22 -10 -16 -8 -10 -8H16C20 -8 24 -11 26 -16C28 -8 22 0 16 2H-16C-23 0 -28 -8 -27 -14Z"),
        (WALL, "M-14 -5a2 2 0 1 0 .1 0M-4 -5a2 2 0 1 0 .1 0M6 -5a2 2 0 1 0 .1 0"),
    ),
    "boat": (
        (WOOD_2, "M-.8 -4V-22H.8V-4Z"),
        (WALL, "M1 -22C12 -18 13 -10 11 -6H1Z"),
        (WOOD, "M-12 -6H12C11 0 6 2 0 2S-11 0 -12 -6Z"),
    ),
    "wreck": (
        (WOOD_2, "M-2 -8L10 -44L13 -43L3 -8Z"),
        (WALL, "M9 -40L24 -26L14 -28L16 -18L6 -26Z"),
        (
            WOOD,
            (
                "M-30 -10C-20 -8 -16 -14 -8 -12L-4 -18L2 -12C14 -12 24 -20 28 -26C30 -10 20 4 8 4H-18"
                "C-26 2 -30 -4 -30 -10Z"
            ),
        ),
        (INK, "M-16 -6C-12 -8 -8 -4 -4 -8L2 -2L-6 2H-14Z"),
    ),
    "beacon": (
        (ROCK_2, "M-5 0L-3 -14H3L5 0Z"),
        (ROOF_2, "M-6 -14H6L4 -18H-4Z"),
        (RED, "M0 -34C6 -28 6 -20 0 -18C-6 -20 -6 -25 -3 -28C-2 -26 0 -28 0 -34Z"),
        (GLOW, "M0 -27C3 -24 3 -20 0 -19C-3 -20 -2 -24 0 -27Z"),
    ),
    "sheep": (
        (FOAM, "M-6 -3a3 3 0 0 1 0 -5a4 4 0 0 1 10 0a3 3 0 0 1 0 5Z"),
        (INK, "M5 -9h4v4h-4ZM-4 -3h1.5v3h-1.5ZM2 -3h1.5v3h-1.5Z"),
    ),
    "sheaf": ((HAY, "M-5 0L-2 -6L-7 -15C-3 -17 3 -17 7 -15L2 -6L5 0Z"), (RED, "M-2.5 -7H2.5V-5H-2.5Z")),
    "reeds": (
        (LEAF_2, "M-6 0L-8 -18L-4 0ZM-1 0L0 -24L1.5 0ZM4 0L9 -16L6 0Z"),
        (WOOD, "M-9 -20h2.4v8h-2.4ZM-1.2 -28h2.4v9h-2.4Z"),
    ),
    "stone": ((ROCK, "M-4 0L-5 -22L0 -25L4 -21L5 0Z"), (ROCK_2, "M0 -25L4 -21L5 0H1Z")),
    "lintel": (
        (ROCK, "M-12 0V-22H-6V0ZM6 0V-22H12V0ZM-14 -22H14V-28L-12 -29Z"),
        (ROCK_2, "M-8 0V-22H-6V0ZM10 0V-22H12V0ZM-14 -22H14V-24H-14Z"),
    ),
    "crystal": (
        (FOAM, "M-12 0L-16 -18L-10 -24L-4 -6L-2 -34L5 -40L10 -32L9 -8L16 -20L21 -14L16 0Z"),
        (PLUM, "M5 -40L10 -32L9 -8L16 -20L21 -14L16 0H3ZM-10 -24L-4 -6L-6 0H-9Z"),
    ),
    "bloom": (
        (LEAF_2, "M-.8 0V-14H.8V0ZM0 -4L6 -8L2 -2Z"),
        (GLOW, "M0 -21l2 3l4 -1l-1 4l3 2l-3 2l1 4l-4 -1l-2 3l-2 -3l-4 1l1 -4l-3 -2l3 -2l-1 -4l4 1Z"),
        (WOOD_2, "M-2.5 -13a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z"),
    ),
    "mushroom": (
        (WALL, "M-3 0L-2 -10H3L4 0Z"),
        (RED, "M-13 -9C-12 -20 12 -21 14 -9Q0 -5 -13 -9Z"),
        (WOOD, "M4 -18C10 -17 14 -14 14 -9Q6 -6 0 -7C6 -10 7 -14 4 -18Z"),
        (WALL, "M-7 -12a2 1.6 0 1 0 .1 0M0 -15a1.8 1.4 0 1 0 .1 0M5 -10a1.6 1.2 0 1 0 .1 0"),
    ),
    "bare": (
        (WOOD_2, "M-3 0L-2 -14L-11 -24L-9 -25L-3 -19L-5 -34L-3 -34L0 -20L8 -30L10 -29L3 -16L13 -20L14 -18L3 -10L4 0Z"),
    ),
    "stump": (
        (WOOD, "M-34 0C-28 -6 -28 -14 -27 -22H27C28 -14 29 -6 35 0Z"),
        (WOOD_2, "M12 -22H27C28 -14 29 -6 35 0H16C12 -8 14 -16 12 -22Z"),
        (HAY, "M-27 -22a27 6 0 1 1 54 0a27 6 0 1 1 -54 0Z"),
        (DRY_2, "M-14 -22a14 3 0 1 1 28 0a14 3 0 1 1 -28 0Z"),
    ),
    "root": (
        (WOOD, "M-40 0C-36 -34 -20 -46 0 -46S36 -34 40 0H28C26 -22 16 -32 2 -32S-24 -22 -26 0Z"),
        (
            WOOD_2,
            ("M8 -45C28 -42 38 -24 40 0H28C26 -20 20 -30 6 -33ZM-26 0C-30 -8 -36 -4 -46 0ZM28 0C34 -10 40 -4 48 0Z"),
        ),
        (LEAF, "M-30 -34C-34 -46 -22 -54 -14 -50C-10 -58 4 -58 8 -51C16 -56 32 -50 30 -36C18 -46 -14 -48 -30 -34Z"),
    ),
    "wave": (
        (SEA, "M-46 0C-30 -4 -26 -42 4 -46C20 -48 32 -38 32 -26C26 -34 14 -34 10 -26C6 -16 18 -8 46 0Z"),
        (SEA_2, "M-24 0C-10 -8 -12 -34 4 -38C0 -26 4 -10 24 0Z"),
        (
            FOAM,
            (
                "M-20 -32C-8 -46 6 -50 18 -46C30 -44 36 -34 32 -24C30 -32 24 -36 18 -35C20 -39 12 -42 6 -41"
                "C-2 -42 -12 -38 -20 -32Z"
            ),
        ),
    ),
    "coral": (
        (
            RED,
            (
                "M-14 0C-12 -10 -20 -14 -20 -24H-16C-16 -18 -12 -16 -10 -12C-8 -20 -12 -26 -8 -34H-4"
                "C-6 -26 -2 -20 -4 -12C0 -14 4 -18 4 -28H8C8 -16 2 -8 0 0Z"
            ),
        ),
        (HAY, "M4 0C4 -8 12 -10 12 -18H15C16 -12 22 -12 22 -20H25C26 -10 14 -8 14 0Z"),
    ),
    "cliff": (
        (HAY, "M-130 0V-40L-26 -46L-4 -42L2 -28L-2 -16L6 0Z"),
        (DRY_2, "M-4 -42L2 -28L-2 -16L6 0H-10L-14 -18L-8 -28Z"),
        (GRASS, "M-130 -40L-26 -46L-4 -42L-6 -38L-26 -41L-130 -35Z"),
    ),
    "lighthouse": (
        (WALL, "M-6 0L-4 -40H4L6 0Z"),
        (RED, "M-5.4 -10L-5 -18H5L5.4 -10ZM-4.6 -26L-4.3 -33H4.3L4.6 -26Z"),
        (ROOF_2, "M-6 -40H6V-42H-6Z"),
        (GLOW, "M-3.5 -42V-48H3.5V-42Z"),
        (ROOF, "M-5 -48L0 -54L5 -48Z"),
    ),
    "salt": ((SNOW, "M-16 0L-1 -22L16 0Z"), (MIST, "M-16 0L-1 -22L-4 0Z"), (ROCK, "M-1 -22L16 0H4Z")),
    "mine": (
        (ROCK, "M-44 0C-34 -24 -18 -44 0 -44S34 -26 46 0Z"),
        (ROCK_2, "M0 -44C18 -44 34 -26 46 0H22C20 -18 14 -34 0 -44Z"),
        (WOOD, "M-14 0V-22H14V0Z"),
        (INK, "M-10 0V-17H10V0Z"),
        (ROOF, "M-8 0a8 7 0 0 1 16 0Z"),
        (GLOW, "M-3 0a4 4 0 0 1 8 0Z"),
    ),
    "furnace": (
        (ROCK_2, "M-11 0L-7 -22H7L11 0Z"),
        (RED, "M-5 0v-5a5 6 0 0 1 10 0v5Z"),
        (GLOW, "M-3 0v-3a3 4 0 0 1 6 0v3Z"),
        (MIST, "M-3 -23C-9 -30 -2 -36 3 -34C2 -42 14 -44 16 -37C22 -36 20 -30 14 -30C12 -26 4 -28 3 -23Z"),
    ),
    "mill": (
        (WALL, "M-8 0L-6 -26H6L8 0Z"),
        (WALL_2, "M2 0V-26H6L8 0Z"),
        (ROOF, "M-8 -26L0 -35L8 -26Z"),
        (
            WOOD_2,
            (
                "M-1 -27L-14 -43L-18 -40L-1 -26ZM1 -26L-11 -13L-8 -9L1 -25ZM-1 -26L13 -41L17 -37L1 -25ZM0 -25"
                "L14 -13L17 -17L1 -27Z"
            ),
        ),
    ),
    "bridge": (
        (ROCK, "M-48 0C-30 -22 30 -22 48 0H38C36 -6 26 -8 22 0H12C8 -10 -8 -10 -12 0H-22C-26 -8 -36 -6 -38 0Z"),
        (ROCK_2, "M-48 0C-30 -22 30 -22 48 0C30 -17 -30 -17 -48 0Z"),
    ),
    "lamp": ((WOOD_2, "M-1 0V-16H1V0Z"), (GLOW, "M-3.5 -16a3.5 4 0 1 1 7 0Z"), (GLOW, "M-3.5 -17h7v3h-7Z")),
    "acorn": ((HAY, "M-5 -8H5C5 -3 2 0 0 1C-2 0 -5 -3 -5 -8Z"), (WOOD, "M-6 -8C-6 -13 6 -13 6 -8Z")),
    "gate": (
        (WOOD, "M-14 0V-26H14V0ZM-18 -26L0 -38L18 -26Z"),
        (WOOD_2, "M-18 -26L0 -38L18 -26H12L0 -34L-12 -26ZM8 0V-26H14V0Z"),
        (INK, "M-7 0V-12a7 7 0 0 1 14 0V0Z"),
        (HAY, "M-3 -22a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z"),
    ),
    "fence": (
        (
            WOOD,
            ("M-24 0V-12l3 -4l3 4v2h6v-2l3 -4l3 4v2h6v-2l3 -4l3 4v2h6v-2l3 -4l3 4V0h-6v-5h-6v5h-6v-5h-6v5h-6v-5h-6v5Z"),
        ),
    ),
    "cloud": ((MIST, "M-16 0C-22 -6 -14 -11 -9 -9C-7 -16 6 -16 8 -9C16 -11 20 -4 15 0Z"),),
    "gull": ((INK, "M-8 -4C-4 -7 -2 -4 0 -1C2 -4 4 -7 8 -4C4 -5 2 -2 0 1C-2 -2 -4 -5 -8 -4Z"),),
    "gleam": ((FOAM, "M-14 0h28v1.2h-28ZM-9 4h18v1.2h-18ZM-18 8h14v1.2h-14ZM2 -4h10v1.2h-10Z"),),
}


def drawn() -> list[Markup]:
    """Return the definitions of all things."""
    return [
        group(*(element("path", d=outline, fill=fill) for fill, outline in paths), id=name)
        for name, paths in THINGS.items()
    ]


def fade(id_: str, *stops: tuple[float, str]) -> Markup:
    """Return a gradient from top to bottom."""
    inside = [el("stop", offset=at, stop_color=colour) for at, colour in stops]
    return element("linearGradient", *inside, id=id_, x1=0, y1=0, x2=0, y2=1)
