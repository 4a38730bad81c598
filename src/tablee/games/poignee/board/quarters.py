"""The four places at the ends of the street, without what depends on the position: jail, graveyard, saloon, bank."""

from tablee.core.drawing.boxes import Rect
from tablee.core.drawing.scene import Markup, el, element, group
from tablee.games.poignee.board.facades import DEEP
from tablee.games.poignee.board.figures import star
from tablee.games.poignee.board.layout import Layout, saloon_floor

STEEL = "@#43464b/#8f959d"
HEAD = {False: 28.0, True: 32.0}  # the height of the sign


def sign(layout: Layout, at: Rect) -> Rect:
    """Return where the name of a place is written."""
    return Rect(at.x, at.y, at.width, HEAD[layout.narrow])


def _walls(at: Rect, wall: str, texture: str) -> list[Markup]:
    edge = {"stroke": DEEP, "stroke_width": 1.8}
    return [
        at.draw(rx=6, fill=wall, **edge),
        at.draw(rx=6, fill=f"url(#{texture})"),
    ]


def plank(layout: Layout, at: Rect) -> list[Markup]:
    """Draw the sign of a place."""
    board = sign(layout, at).inset(1.5)
    return [
        board._replace(y=board.y + 2).draw(rx=3, fill="@shade"),
        board.draw(rx=3, fill="@wood", stroke=DEEP, stroke_width=1.5),
        board.inset(2.2).draw(rx=2, fill="none", stroke="@#f7e2b4/#b88d55", stroke_width=1.1, stroke_opacity=0.8),
    ]


def jail(layout: Layout) -> list[Markup]:
    """Draw stone walls, and a cell with bars of steel, whose door has a lock."""
    at, cell = layout.jail, layout.cell
    n = 7
    xs = [cell.x + cell.width * (i + 0.5) / n for i in range(n)]
    bars = "".join(f"M{x:.1f} {cell.y:g}v{cell.height:g}" for x in xs)
    shine = "".join(f"M{x - 1.2:.1f} {cell.y:g}v{cell.height:g}" for x in xs)
    rails = "".join(f"M{cell.x:g} {cell.y + cell.height * v:.1f}h{cell.width:g}" for v in (0.1, 0.9))
    floor = Rect(cell.x, cell.bottom - 16, cell.width, 16)
    lock = Rect(xs[4] - 8, cell.y + cell.height * 0.9 - 11, 16, 20)
    keyhole = f"M{lock.centre[0]:.1f} {lock.centre[1] - 2:.1f}v5"
    return [
        *(_battlements(at) if not layout.narrow else ()),
        *_walls(at, "@#b3a897/#3a3631", "stones"),
        cell.draw(fill="@#d9d1c3/#211e1b"),
        floor.draw(fill="@#b9ac96/#2f2a24"),
        el("path", d=f"M{cell.x:g} {cell.y + 4:g}h{cell.width:g}", stroke="@shade", stroke_width=8),
        el("path", d=bars, stroke=STEEL, stroke_width=5),
        el("path", d=shine, stroke="@#a5aab0/#b4bac1", stroke_width=1.2),
        el("path", d=rails, stroke=STEEL, stroke_width=6),
        cell.draw(fill="none", stroke=STEEL, stroke_width=4),
        lock.draw(rx=3, fill="@gold", stroke=DEEP, stroke_width=1.4),
        el("path", d=keyhole, stroke=DEEP, stroke_width=3, stroke_linecap="round"),
        *plank(layout, at),
    ]


def _battlements(at: Rect) -> list[Markup]:
    """Draw the top of the jail's walls."""
    step = at.width / 9
    line = f"M{at.x:g} {at.y + 8:g}" + "".join(
        f"V{at.y - (11 if i % 2 == 0 else 4):g}H{at.x + step * (i + 1):.1f}" for i in range(9)
    )
    look = {"stroke": DEEP, "stroke_width": 1.6, "stroke_linejoin": "round"}
    behind = Rect(at.x + 1, at.y - 9, at.width - 2, 14)
    return [
        behind.draw(fill="@#877c6d/#24211d"),
        el("path", d=f"{line}V{at.y + 8:g}Z", fill="@#b3a897/#3a3631", **look),
    ]


def _gable(at: Rect) -> list[Markup]:
    """Draw the false front of the saloon, with a star."""
    x, y = at.centre[0], at.y
    line = f"M{at.x:g} {y + 8:g}v-14h22q2 -6 14 -6h10q4 -6 35 -6t35 6h10q12 0 14 6h22v14Z"
    look = {"stroke": DEEP, "stroke_width": 1.6, "stroke_linejoin": "round"}
    return [
        el("path", d=line, fill="@#a9342d/#7a2620", **look),
        el("path", d=f"M{at.x + 4:g} {y - 2:g}H{at.right - 4:g}", stroke="@gold", stroke_width=2),
        el("path", d=star(6.5, x, y - 8), fill="@gold", stroke=DEEP, stroke_width=0.8),
    ]


def graveyard(layout: Layout) -> list[Markup]:
    """Draw a plot of dry grass behind a picket fence, and a dead tree."""
    at = layout.graveyard
    top = at.y + HEAD[layout.narrow]
    hill = f"M{at.x:g} {top + 34:g}Q{at.centre[0]:g} {top + 2:g} {at.right:g} {top + 28:g}V{at.bottom - 6:g}H{at.x:g}Z"
    step = 13.0
    pickets = "".join(
        f"M{at.x + 3 + step * i:.1f} {at.bottom - 1:.1f}v-11l3.5 -5l3.5 5v11Z"
        for i in range(int((at.width - 6) / step))
    )
    rail = f"M{at.x + 2:g} {at.bottom - 6:g}H{at.right - 2:g}"
    tree = f"M{at.right - 12:g} {top + 40:g}c-4 -10 2 -14 -2 -22l-9 -8m9 8l2 -10m-4 18l-8 -2m10 -6l7 -7"
    tufts = "".join(
        f"M{at.x + at.width * u:.1f} {at.y + at.height * v:.1f}l-3 -6m3 6v-8m0 8l3 -6"
        for u, v in ((0.06, 0.55), (0.94, 0.6), (0.5, 0.52), (0.04, 0.72), (0.96, 0.76))
    )
    return [
        at.draw(rx=6, fill="@#cfe3e4/#2a2c42", stroke=DEEP, stroke_width=1.8),
        el("path", d=tree, fill="none", stroke="@#6d5a48/#15110f", stroke_width=2.6, stroke_linecap="round"),
        el("path", d=hill, fill="@#dbd0a2/#393826"),
        el("path", d=tufts, fill="none", stroke="@#9a9a5a/#5f6038", stroke_width=1.6),
        el("path", d=rail, stroke=DEEP, stroke_width=2.4),
        el("path", d=pickets, fill="@#f7f0df/#55503f", stroke="@#8a7a62/#1d1a14", stroke_width=0.9),
        *plank(layout, at),
    ]


def saloon(layout: Layout) -> list[Markup]:
    """Draw a room with a counter, a mirror, curtains, and a chandelier whose light fills it."""
    at, floor = layout.saloon, saloon_floor(layout)
    top, (x, _) = at.y + HEAD[layout.narrow], at.centre
    deep = 26 if layout.narrow else 34
    wall = Rect(at.x, top - 4, at.width, at.height - HEAD[layout.narrow] + 4)
    skirting = Rect(at.x + 1, floor.bottom - 22, at.width - 2, at.bottom - floor.bottom + 21)
    drapes = ""
    for side, edge in ((1, at.x + 1), (-1, at.right - 1)):
        drapes += f"M{edge:g} {top:g}h{side * 30}c{-side * 2} 22 {-side * 14} 40 {-side * 22} 48"
        drapes += f"c{side * 4} 14 {side * 2} 26 0 36H{edge:g}Z"
    lamp = f"M{x:g} {top - 2:g}v10M{x - 24:g} {top + 10:g}q24 9 48 0"
    flames = "".join(f"M{x + dx:g} {top + dy:g}v-5" for dx, dy in ((-24, 9), (-12, 12), (12, 12), (24, 9)))
    return [
        *(_gable(at) if not layout.narrow else ()),
        at.draw(rx=6, fill="@#8a4a3a/#4a241d", stroke=DEEP, stroke_width=1.8),
        wall.draw(rx=6, fill="@#f6dfae/#4b3522"),
        wall.draw(rx=6, fill="url(#damask)"),
        skirting.draw(fill="@#d9b57c/#3a281a"),
        el("path", d=f"M{at.x + 1:g} {skirting.y:g}H{at.right - 1:g}", stroke="@#a97b45/#6b4a2b", stroke_width=3),
        wall.draw(rx=6, fill="url(#glow)"),
        el("path", d=drapes, fill="@#a9342d/#8a2c27", stroke="@#6d1f1b/#3a100e", stroke_width=1.2),
        el("path", d=lamp, fill="none", stroke="@#6b4a16/#d9a94a", stroke_width=2.4),
        el("path", d=flames, stroke="@#ffb52e/#ffe08a", stroke_width=4, stroke_linecap="round"),
        group(*_counter(at.width - 12, deep), at=(x, at.bottom - deep / 2 - 2)),
        *plank(layout, at),
    ]


def _counter(width: float, height: float) -> list[Markup]:
    """Draw the counter, with bottles and glasses, centred on (0, 0)."""
    w, h = width / 2, height / 2
    bottle, glass = "v-13c0 -4 3 -4 3 -7v-6h4v6c0 3 3 3 3 7v13Z", "l-2 -12h12l-2 12Z"
    outline: list[list[str]] = [[], [], []]
    for i in range(7):
        x = -w + width * (i + 0.5) / 7
        outline[i % 3].append(f"M{x - 5 + (i % 2):.1f} {-h:.1f}{glass if i % 2 else bottle}")
    stuff = [
        el("path", d="".join(d), fill=colour, stroke=DEEP, stroke_width=1)
        for d, colour in zip(outline, ("@#4d8a4a/#6fb569", "@#b9dbe3/#9fd0dc", "@#c9662a/#e88a42"), strict=True)
    ]
    step = (width - 12) / 5
    panels = "".join(
        f"M{-w + 8 + i * step:.1f} {-h + height * 0.45:.1f}h{step - 8:.1f}v{height * 0.42:.1f}h{8 - step:.1f}Z"
        for i in range(5)
    )
    front, top = Rect(-w + 3, -h + 4, width - 6, height - 4), Rect(-w, -h, width, height * 0.3)
    return [
        *stuff,
        front.draw(fill="@#9c6534/#6b4222", stroke=DEEP, stroke_width=1.2),
        el("path", d=panels, fill="none", stroke="@#6b4220/#3f2612", stroke_width=1.5),
        top.draw(rx=3, fill="@#c58a4c/#8f5f33", stroke=DEEP, stroke_width=1.3),
    ]


def bank(layout: Layout) -> list[Markup]:
    """Draw the bank: walls of brick with pillars, and the pale shelves of its vault."""
    at = layout.bank
    top = at.y + HEAD[layout.narrow]
    vault = Rect(at.x + 6, top + 2, at.width - 12, at.bottom - top - 6)
    columns = [Rect(x, top, 6, at.bottom - top - 1) for x in (at.x + 1, at.right - 7)]
    flutes = "".join(f"M{c.centre[0]:g} {c.y + 5:g}V{c.bottom - 5:g}" for c in columns)
    caps = "".join(f"M{c.x - 1:g} {y:g}h8" for c in columns for y in (top + 3, at.bottom - 3))
    rivets = "".join(
        f"M{x:.1f} {y:.1f}h.01" for x in (vault.x + 5, vault.right - 5) for y in (vault.y + 5, vault.bottom - 5)
    )
    return [
        *_walls(at, "@#8f9aa3/#3a424a", "bricks"),
        vault.draw(rx=4, fill="@#f3ead2/#2b2721", stroke="@#5b6068/#9aa1ab", stroke_width=2.4),
        vault.draw(rx=4, fill="url(#shine)"),
        el("path", d=rivets, stroke="@#5b6068/#9aa1ab", stroke_width=4, stroke_linecap="round"),
        *(c.draw(fill="@#e8e2d4/#6a6f76", stroke=DEEP, stroke_width=1) for c in columns),
        el("path", d=flutes, stroke="@#a49a88/#454a50", stroke_width=1.4),
        el("path", d=caps, stroke="@gold", stroke_width=3.5),
        *plank(layout, at),
    ]


def gradients() -> list[Markup]:
    """Return the textures and the lights of these places."""

    def fade(id_: str, colour: str, *stops: tuple[float, float]) -> Markup:
        inside = [el("stop", offset=at, stop_color=colour, stop_opacity=opacity) for at, opacity in stops]
        return element("radialGradient", *inside, id=id_, cy=0.3 if id_ == "glow" else 0.5)

    user = {"patternUnits": "userSpaceOnUse"}
    stone = {"fill": "none", "stroke": "@#7d7264/#1b1916", "stroke_width": 1.4, "stroke_opacity": 0.7}
    flower = el("path", d="M9 3l3 5l-3 5l-3 -5ZM0 16l3 5l-3 5M18 16l-3 5l3 5", fill="@#c98f4a/#7a4a2a", opacity=0.25)
    return [
        fade("glow", "@#fff3c4/#ffb850", (0, 0.85), (0.45, 0.4), (1, 0)),
        fade("halo", "@#fff0b8/#ffcf70", (0, 0.8), (1, 0)),
        fade("shine", "@#ffd24a/#5c4715", (0, 0.32), (1, 0)),
        element(
            "pattern",
            el("path", d="M0 .7H34M0 14.7H34M12 0V14M29 14V28", **stone),
            id="stones",
            width=34,
            height=28,
            **user,
        ),
        element("pattern", flower, id="damask", width=18, height=26, **user),
    ]
