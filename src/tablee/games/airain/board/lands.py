"""The landscapes of the provinces: what their names promise, from far to near, below the sky of their faction.

A landscape is a line of words. Grounds are `style:colour:height`; things of `terrain` are `name,x,height,size`, with x
from -66 to 66 and the lower edge at height 0. Flat cards have the same landscapes, wider and lower.
"""

from random import Random
from typing import NamedTuple

from tablee.core.drawing.scene import Markup, el, element, group
from tablee.games.airain.board import sheet
from tablee.games.airain.board.cards import ART, CHIP_HALF, FLAT_ART, FLAT_MIDDLE, FLAT_SIZE, PROVINCE_SIZE
from tablee.games.airain.board.figures import CRESCENT
from tablee.games.airain.board.terrain import COLOURS, FOAM, MIST, SEA, fade

# One for each province, in the order of the printed list.
LANDS = (
    (
        "hills:grass2:46 hills:grass:36 field:hay:22 oak,-46,24,.9 hut,-12,20,1.1 hut,10,16,1.3 "
        "sheaf,36,10,1.2 sheaf,-36,4,1"
    ),
    ("crags:plum:48 woods:plum2:34 water:sea:28 gleam,0,12,1.4 boat,-22,12,1 flat:plum2:6 reeds,46,0,1 pine,-52,8,1"),
    (
        "hills:red:40 woods:wood:34 flat:dry:22 autumn,-40,14,1.5 autumn,34,16,1.3 autumn,4,20,1.1 "
        "hut,-10,8,1 autumn,52,4,1.5"
    ),
    (
        "water:sea:40 gleam,-30,22,1 rock,30,22,1.3 rock,-16,12,2 water:sea2:12 reeds,-44,4,.9 "
        "reeds,40,2,1.1 reeds,12,0,.8"
    ),
    "hills:dry:40 flat:grass:28 road:sand:28 tower,-44,20,1 wall,-4,16,1.2 tower,38,20,1 house,24,4,.9",
    ("crags:plum:54 mist:40 hills:plum2:34 pine,-40,22,1.1 pine,-22,18,.9 mist:20 pine,36,14,1.3 hut,6,12,1 mist:8"),
    ("hills:grass2:40 flat:grass:26 oak,-42,18,1.3 oak,40,18,1.2 oak,0,14,2.7 sheep,28,6,1 sheep,-30,4,1.1"),
    "water:sea:42 gleam,38,28,1 wreck,4,14,1.35 rock,-46,10,1 water:sea2:10 rock,46,2,.8",
    (
        "hills:grass2:44 hills:grass:34 flat:dry:18 sheep,-34,22,1.1 sheep,-8,26,.9 sheep,14,18,1.3 "
        "hut,42,18,1.1 sheep,-22,6,1.7"
    ),
    "volcano,4,30,1.2 hills:plum2:32 water:rock:24 gleam,0,8,1.3 rock,-48,4,1 rock,50,4,.9",
    ("woods:leaf2:46 flat:grass:26 fence,-36,20,1 hut,-14,18,1.1 hut,12,20,1.3 fence,36,20,1 oak,-50,6,1.1 hut,28,6,1"),
    "water:sea:38 gleam,30,22,1 boat,20,24,.8 flat:sand:16 coral,-26,6,1.2 coral,30,2,1 rock,2,4,.7",
    "crags:dry2:38 hills:dry:28 horn,4,16,1.15 flat:dry2:10 tower,-42,12,.8 hut,40,8,1",
    (
        "hills:plum2:44 tower,-50,30,.9 tower,48,30,.8 water:sea2:26 gleam,0,4,1.2 bridge,0,12,1.1 "
        "lamp,-38,14,1.2 lamp,38,14,1.2"
    ),
    "peak,26,24,.9 hills:leaf2:42 woods:leaf:30 flat:grass:16 oak,-40,8,1.5 house,4,12,1.1 oak,36,6,1.4",
    "water:sea:38 gleam,-40,28,1 wave,6,10,1.35 water:sea2:10 gull,-30,50,1.2",
    ("crags:dry2:46 flat:dry:32 water:sea:18 beacon,-40,22,1.3 beacon,-2,24,1.6 beacon,38,22,1.3 flat:dry2:6"),
    "crags:plum:44 flat:plum2:22 crystal,-2,14,1.3 crystal,-46,10,.7 crystal,44,12,.8",
    (
        "woods:leaf2:50 flat:grass:30 oak,2,18,2.5 acorn,-14,40,1.1 acorn,14,36,1.1 acorn,0,50,1.1 "
        "sheep,-40,10,1.1 house,44,10,1"
    ),
    "water:sea:34 gleam,34,16,1.2 cliff,0,14,1.15 house,-36,62,.9 water:sea2:12 boat,34,6,1",
    (
        "hills:dry:36 flat:sand:26 house,-44,22,1.1 house,-24,26,1 dome,2,24,1.1 house,30,24,1.1 "
        "wall,-24,8,1.1 wall,26,8,1.1"
    ),
    "peak,-20,26,1.15 peak,34,22,.95 crags:plum2:30 flat:mist:16 pine,-46,6,1 pine,40,4,1.1 hut,4,6,1",
    (
        "hills:leaf2:44 hills:leaf:34 flat:grass:20 mushroom,-34,16,1.7 mushroom,24,14,2.3 "
        "mushroom,-4,6,1.2 mushroom,52,6,.8"
    ),
    "water:sea:40 gleam,-36,24,1.2 ship,4,18,1.35 water:sea2:12 gull,-40,52,1 gull,40,46,.9",
    "hills:dry2:38 mine,-14,20,1.05 flat:dry:20 furnace,38,14,1.35 rock,4,4,.6",
    ("hills:plum:42 flat:plum2:28 lintel,-30,20,1.2 lintel,30,20,1.2 stone,-52,18,1 stone,52,18,1 lintel,0,12,1.6"),
    "woods:leaf2:44 flat:grass:22 root,0,10,1.25 hut,2,12,.9 oak,-56,4,.8",
    (
        "water:sea:40 stilts,-40,20,1.1 stilts,36,22,1.1 gleam,4,22,1.2 stilts,-4,14,1.5 "
        "water:sea2:8 reeds,48,0,1 boat,26,6,.8"
    ),
    (
        "hills:dry:40 flat:grass:30 pool:-26:14:30 pool:34:22:22 stilts,6,20,1.1 reeds,-50,8,1.1 "
        "reeds,40,4,1.3 reeds,-8,0,1"
    ),
    (
        "crags:plum:50 woods:plum2:40 pine,-42,20,1.5 pine,-20,26,1.2 pine,24,26,1.3 pine,46,18,1.6 "
        "flat:plum2:16 pine,2,8,1.7"
    ),
    "hills:rock:40 flat:grass:24 bare,-40,16,1.4 bare,36,18,1.3 bare,-4,10,1.9 rock,18,4,.7",
    (
        "water:sea:36 gleam,-10,22,1.2 lighthouse,38,20,1.15 boat,2,18,1.1 boat,-22,22,.8 "
        "flat:sand:14 house,-46,10,1.1 house,20,6,.9"
    ),
    (
        "hills:dry:42 hills:grass:30 mill,4,24,1.3 field:dry2:20 bloom,-46,6,1.2 bloom,-28,10,1 "
        "bloom,-14,2,1.3 bloom,26,6,1.2 bloom,46,4,1.4"
    ),
    (
        "crags:plum:50 hills:plum2:36 spire,4,24,1.3 flat:plum2:22 wall,-28,18,1.1 wall,32,18,1.1 "
        "lamp,-46,18,1.3 lamp,48,18,1.3"
    ),
    (
        "woods:leaf2:48 flat:grass:22 stump,0,12,1.15 tower,-18,34,.8 tower,18,34,.8 wall,0,34,.9 "
        "oak,-56,4,.9 oak,56,6,.8"
    ),
    ("water:sea:44 gleam,36,36,1 flat:mist:30 salt,-36,18,1.2 salt,34,20,1.1 dome,0,24,1.2 salt,-10,6,1.4 salt,24,2,1"),
    ("hills:dry:36 flat:dry2:26 ziggurat,0,18,1.05 oak,-54,12,.8 oak,54,12,.8 beacon,-30,4,.9 beacon,30,4,.9"),
    (
        "crags:plum:48 hills:plum2:34 spire,-28,24,1 spire,28,24,1 dome,0,24,1.35 spire,-12,20,.8 "
        "spire,13,20,.8 wall,-34,14,.9 wall,34,14,.9 water:sea:12"
    ),
    (
        "woods:leaf2:54 oak,-46,20,2 oak,46,20,2 flat:grass:24 gate,0,14,1.25 fence,-40,12,1 "
        "fence,40,12,1 oak,-30,4,.8 oak,32,4,.8"
    ),
    (
        "water:sea:44 gleam,40,28,1.2 flat:sand:26 temple,0,20,1.3 dome,-44,18,.9 dome,44,18,.9 "
        "water:sea2:12 boat,-20,2,.9 gleam,30,6,1"
    ),
    (
        "crags:dry2:34 hills:dry:34 tower,-36,26,1 tower,36,26,1 dome,0,40,1.1 temple,0,24,1.2 "
        "wall,-26,14,1.2 wall,26,14,1.2 flat:dry2:12 beacon,-56,8,.8 beacon,56,8,.8"
    ),
)


class Shape(NamedTuple):
    """The room for a landscape."""

    half: float
    high: float
    things: float  # the scale of things
    aside: float  # how far apart they are, compared with a tall card
    middle: float


TALL = Shape(PROVINCE_SIZE[0] / 2, ART, 1, 1, 0)
FLAT = Shape(FLAT_SIZE[0] / 2, FLAT_ART, 0.58, 0.82, FLAT_MIDDLE)


def drawings(flat: bool) -> list[Markup]:
    """Return the definitions of all skies and landscapes; their lower edge is at y = 0."""
    shape = FLAT if flat else TALL
    half, high = shape.half, shape.high
    edge = f"M{-half + 1:g} 0V{12 - high:g}a11 11 0 0 1 11 -11H{half - 12:g}a11 11 0 0 1 11 11V0Z"
    made = [element("clipPath", el("path", d=edge), id="window"), *_gradients()]
    if flat:
        part = el("rect", x=FLAT_MIDDLE - CHIP_HALF, y=-FLAT_ART, width=2 * CHIP_HALF, height=FLAT_ART, rx=6)
        made.append(element("clipPath", part, id="chip"))
    made += [group(*_sky(faction, shape), id=sheet.sky(faction), clip_path="url(#window)") for faction in range(4)]
    made += [_land(i, words.split(), shape) for i, words in enumerate(LANDS)]
    return made


# --- skies -----------------------------------------------------------------------------------------------------

SKIES = (
    ("@#f6b25c/#8a4a26", "@#ffe9b8/#d99a4e"),
    ("@#a9a0d8/#191a3a", "@#e4dcf2/#5d5590"),
    ("@#bcdcae/#22382a", "@#f6f3cf/#7d8a52"),
    ("@#86c4e4/#12324a", "@#e8f5f4/#4f8394"),
)


def _gradients() -> list[Markup]:
    return [fade(f"air{i}", (0, top), (1, low)) for i, (top, low) in enumerate(SKIES)]


def _sky(faction: int, shape: Shape) -> list[Markup]:
    """Draw the sky of a faction: a blazing sun, moon and stars, drifting leaves, or clouds and gulls."""
    half, high, scale, _, middle = shape
    air = el("rect", x=-half, y=-high, width=2 * half, height=high, fill=f"url(#air{faction})")
    at = {"cx": middle, "cy": -high * 0.68}
    dice = Random(faction)
    spots = [(dice.uniform(-half, half), -dice.uniform(0.45, 0.95) * high) for _ in range(18)]
    if faction == 0:
        rays = "".join(f"M0 0L{x:g} -200H{x + 26:g}Z" for x in range(-160, 160, 52))
        beams = el(
            "path",
            d=rays,
            fill="@#fff3cf/#ffcf7a",
            fill_opacity=0.45,
            transform=f"translate({middle:g} {-high * 0.5:g})",
        )
        return [air, beams, el("circle", r=20 * scale, fill="@#fff6d8/#ffe29a", **at)]
    if faction == 1:
        stars = "".join(f"M{x:.0f} {y:.0f}h.01" for x, y in spots)
        size = f"translate({middle:g} {-high * 0.68:.1f}) scale({0.42 * scale:.2f})"
        return [
            air,
            el("path", d=stars, stroke="@#ffffff/#fff6d8", stroke_width=1.8, stroke_linecap="round"),
            el("path", d=CRESCENT, fill="@#fffdf0/#f3eccb", transform=size),
        ]
    if faction == 2:
        leaves = "".join(f"M{x:.0f} {y:.0f}q5 -4 8 1q-5 3 -8 -1Z" for x, y in spots[:12])
        light = el("circle", r=24 * scale, fill="@#fdf8d2/#c8c07a", fill_opacity=0.7, **at)
        return [air, light, el("path", d=leaves, fill="@#7d9c3f/#9fae55")]
    clouds = [(-0.55, 0.62, 1.2), (0.15, 0.78, 1.5), (0.68, 0.55, 1.1)]
    drawn = [_thing("cloud", half * x, high * y, size * scale) for x, y, size in clouds]
    gulls = [_thing("gull", half * x, high * y, size * scale) for x, y, size in ((-0.1, 0.6, 0.9), (0.4, 0.66, 0.7))]
    return [air, *drawn, *gulls]


# --- grounds and things ----------------------------------------------------------------------------------------


def _land(province: int, words: list[str], shape: Shape) -> Markup:
    dice, parts = Random(province), []
    for word in words:
        if "," in word:
            name, x, y, size = word.split(",")
            across, height = shape.middle + float(x) * shape.aside, float(y) * shape.high / ART
            parts.append(_thing(name, across, height, float(size) * shape.things))
        else:
            parts += _ground(word, shape, dice)
    return group(*parts, id=sheet.land(province), clip_path="url(#window)")


def _thing(name: str, x: float, height: float, size: float) -> Markup:
    place = f"translate({x:.3g} {-height:.3g})"
    return el("use", href=f"#{name}", transform=place if size == 1 else f"{place} scale({size:.2g})")


def _ground(word: str, shape: Shape, dice: Random) -> list[Markup]:
    """Draw a stretch of land or water from its upper edge down to the lower edge of the picture."""
    style, _, rest = word.partition(":")
    half, scale = shape.half, shape.high / ART
    if style == "pool":
        return [_pool(shape, scale, *(float(n) for n in rest.split(":")))]
    if style == "mist":
        band = {"x": -half, "y": -float(rest) * scale, "width": 2 * half, "height": 12 * scale, "rx": 6 * scale}
        return [el("rect", fill=MIST, fill_opacity=0.6, **band)]
    colour, _, top = rest.partition(":")
    high, fill = float(top) * scale, COLOURS[colour.rstrip("2")][colour.endswith("2")]
    if style == "road":
        bend, near = f"{-high * 0.6:.1f}", f"{-high * 0.4:.1f}"
        way = f"M-4 {-high:.1f}H2C0 {bend} 22 {near} 26 0H-14C-4 {near} -12 {bend} -4 {-high:.1f}Z"
        return [el("path", d=way, fill=fill, transform=f"translate({shape.middle:g})" if shape.middle else None)]
    ground = el("path", d=_outline(style, half, high, scale, dice), fill=fill)
    if style == "water":
        light = f"M{-half:g} {-high:.1f}H{half:g}"
        return [ground, el("path", d=light, stroke=FOAM, stroke_width=1.2, stroke_opacity=0.7)]
    if style == "field":
        rows = range(-int(half) - 30, int(half) + 31, 15)
        furrows = "".join(f"M{x * 0.55:.0f} {-high * 0.86:.0f}L{x} 0" for x in rows)
        return [ground, el("path", d=furrows, stroke=COLOURS["dry"][1], stroke_width=1.2, stroke_opacity=0.6)]
    return [ground]


def _pool(shape: Shape, scale: float, x: float, height: float, wide: float) -> Markup:
    at = {"cx": shape.middle + x * shape.aside, "cy": -height * scale}
    return el("ellipse", fill=SEA, stroke=FOAM, stroke_opacity=0.5, rx=wide * shape.aside, ry=wide * scale / 5, **at)


def _outline(style: str, half: float, high: float, scale: float, dice: Random) -> str:
    """Return the outline of a ground: level, in soft waves, with sharp peaks, or with the crowns of trees."""
    if style in ("water", "road"):
        return f"M{-half:g} 0V{-high:.1f}H{half:g}V0Z"
    if style == "woods":
        step = 11 * scale + 2
        crowns = int(2 * half / step) + 1
        return f"M{-half:g} 0V{-high:.1f}" + f"a{step * 0.56:.1f} {step * 0.6:.1f} 0 0 1 {step:.1f} 0" * crowns + "V0Z"
    steps, line = (6, "L") if style == "crags" else (4, "S")
    swing = {"crags": 15, "hills": 9}.get(style, 3) * scale
    points = [(-half + 2 * half * i / steps, -high + dice.uniform(-swing, swing)) for i in range(steps + 1)]
    path = f"M{-half:g} 0V{points[0][1]:.1f}"
    for x, y in points[1:]:
        path += f"L{x:.0f} {y:.0f}" if line == "L" else f"S{x - half / 4:.0f} {y:.0f} {x:.0f} {y:.0f}"
    return path + "V0Z"
