"""The dungeon behind the boards: rock, corridors with their flagstones, torches, and daylight at the exits.

It depends on the layout alone. Whatever a variant can move, such as hollows, is drawn on the board itself.
"""

import re
from random import Random

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, Scene, el, element
from tablee.core.faces import Scenery
from tablee.core.frozen import Frozen
from tablee.games.destorsion.board import masonry
from tablee.games.destorsion.board.layout import Area, Layout, Track, scenery_layout

NAME = re.compile(r"(wide|narrow)-([2-4])-([1-6][0-9])-([1-6][0-9])")
LITTERED = 0.16  # the share of squares on which something lies
EVERY = 5  # a candle burns after so many cells


def name(box: Frozen, seats: int, narrow: bool) -> str:
    """DT-001, DT-043: return the name of the drawing for a layout: its numbers of players and of squares."""
    return f"{'narrow' if narrow else 'wide'}-{seats}-{box.dungeon_squares}-{box.squares}"


def draw(name: str) -> Scene:
    """Draw the dungeon for a layout."""
    found = NAME.fullmatch(name)
    if found is None:
        raise LookupError(f"there is no dungeon called {name!r}")
    layout = scenery_layout(int(found[3]), int(found[4]), int(found[2]), found[1] == "narrow")
    dice = Random(name)
    scene = Scene(layout.width, layout.height, "")
    areas = [layout.dungeon, *layout.boards]
    slabs = [masonry.slabs(f"s{i}", area.track) for i, area in enumerate(areas[:2])]
    scene.background(el("defs", *masonry.gradients(), *masonry.things(), *slabs[0], *slabs[1]))
    scene.background(*_rock(layout))
    for i, area in enumerate(areas):
        scene.background(*_hall(area, i == 0))
        scene.background(*_corridor(area.track, "s0" if i == 0 else "s1", dice))
    for area in areas:
        scene.background(*_daylight(area.track))
    for area in areas:
        scene.background(*_candles(area.track, dice))
    scene.background(*_torches(layout))
    return scene


def _rock(layout: Layout) -> list[Markup]:
    whole = {"width": layout.width, "height": layout.height, "rx": 12}
    return [el("rect", fill=colour, **whole) for colour in ("@#544a3f/#1f1c19", "url(#bricks)", "url(#gloom)")]


def _hall(area: Area, is_dungeon: bool) -> list[Markup]:
    """Draw the walls of a board: a frame cut into the rock."""
    at = area.panel.inset(0.5)
    fill = "@#4a4038/#171412" if is_dungeon else "@#5a4e40/#26211c"
    return [
        at.draw(rx=10, fill=fill, fill_opacity=0.55, stroke="@#2f2822/#0b0908", stroke_width=2),
        at.inset(1.5).draw(rx=9, fill="none", stroke="@#8d7d67/#3d362e", stroke_width=1, stroke_opacity=0.7),
    ]


def _corridor(track: Track, slab: str, dice: Random) -> list[Markup]:
    """Draw the passage between its walls, and the flagstones on its floor."""
    rows = []
    for row in range(track.rows):
        cells = [track.cell(square) for square in _row(track, row)]
        left, right = min(cell.x for cell in cells), max(cell.right for cell in cells)
        rows.append(Rect(left - 2, cells[0].y + 2.5, right - left + 4, track.high - 5))
    turns = [track.cell(_row(track, row)[-1]) for row in range(track.rows - 1)]
    doors = [Rect(cell.x, cell.bottom - 8, cell.width, 16) for cell in turns]
    parts = [at.inset(-1.6).draw(rx=6, fill="@#94836c/#4b4339") for at in rows]
    parts += [at.draw(rx=5, fill="@#241e19/#060505") for at in (*rows, *doors)]
    for square in range(track.exit):
        x, y = track.centre(square)
        parts.append(element("use", href=f"#{slab}-{dice.randrange(masonry.KINDS)}", x=round(x, 1), y=round(y, 1)))
    parts += [masonry.sill(cell) for cell in turns]
    for square in range(2, track.exit):
        if dice.random() < LITTERED:
            cell = track.cell(square)
            at = f"translate({cell.right - 11:.1f} {cell.bottom - 11:.1f}) rotate({dice.randrange(36) * 10})"
            parts.append(element("use", href=f"#{dice.choice(masonry.LITTER)}", transform=at))
    return parts


def _row(track: Track, row: int) -> range:
    """Return the squares in a row, in their order; the exit is one of them."""
    return range(row * track.columns, min((row + 1) * track.columns, track.exit + 1))


def _daylight(track: Track) -> list[Markup]:
    """DT-068, DT-100: draw the gate at the end of a track, and the light that falls through it."""
    cell = track.cell(track.exit)
    reach = min(track.wide * 2.6, track.columns * track.wide - cell.width)
    beam = Rect(cell.right if track.turned else cell.x - reach, cell.y + 4, reach, cell.height - 8)
    flip = "left" if track.turned else "right"
    return [beam.draw(fill=f"url(#beam-{flip})"), masonry.gate(cell, track.turned)]


def _candles(track: Track, dice: Random) -> list[Markup]:
    """Draw candles in niches of the walls between two rows, and their light."""
    places = []
    for row in range(1, track.rows):
        offset = 2 + (row * 2 + dice.randrange(2)) % EVERY
        places += [
            (track.x + column * track.wide, track.y + row * track.high)
            for column in range(offset, track.columns - 1, EVERY)
        ]
    size = min(track.wide, track.high) / 40
    pools = [element("use", href="#pool", transform=f"translate({x:.1f} {y:.1f}) scale({size:.2f})") for x, y in places]
    lights = [element("use", href="#candle", x=round(x, 1), y=round(y, 1)) for x, y in places]
    return pools + lights


def _torches(layout: Layout) -> list[Markup]:
    """Draw torches on the walls, where there is room for them."""
    if layout.narrow:
        middle = layout.dungeon.head.middle
        places = [(layout.width - 44, middle + 4), (layout.width - 244, middle + 4)]
    else:
        places = []
        for i, (_, head, track) in enumerate([layout.dungeon, *layout.boards]):
            columns = (3, 8, 13) if i % 2 else (5, 11)
            places += [(track.x + column * track.wide, track.y - 4) for column in columns if column < track.columns]
            if i:
                places.append((head.x + head.width * (0.5 if i % 2 else 0.3), head.bottom - 34))
    return [element("use", href="#torch", x=round(x, 1), y=round(y, 1)) for x, y in places]


SCENERY = Scenery(name, draw)
