"""Troop cards, piles and provinces, each centred on (0, 0). `remembered` caches the results of a function."""

from typing import NamedTuple

from tablee.core.drawing.lettering import fitted, text_width
from tablee.core.drawing.palette import HEAD, LARGE
from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.core.drawing.shapes import card, polygon
from tablee.games.airain.board import sheet
from tablee.games.airain.board.figures import GROUNDS, KIND_FILLS, emblem, icon, symbol
from tablee.games.airain.facts import HERO, kind_of, symbols_of

TROOP_SIZE = (84.0, 118.0)
RATIO = TROOP_SIZE[1] / TROOP_SIZE[0]
PROVINCE_SIZE = (132.0, 204.0)  # in a wide picture
FLAT_SIZE = (208.0, 124.0)  # a province in a narrow picture
ICON = 24.0
LETTER = 22.0  # size of the letter on a troop card of `TROOP_SIZE`
FLAT_TEXT = 23.0
ART, FLAT_ART = 95.0, 46.0  # heights of the landscapes at the top of a province
FLAT_MIDDLE = -22.0  # the middle of a flat landscape, between the emblem and the tab
CHIP_HALF = 37.0  # half the width of the part of a flat landscape that a small province shows

# --- troop cards -----------------------------------------------------------------------------------------------


class Marks(NamedTuple):
    """What is written on a troop card: the letter of its kind, how many cards it stands for, whether it is asked for.

    Letters that would be smaller than `least` are left out.
    """

    letter: str
    least: float
    cards: int = 0
    asked: bool = False


@remembered
def troop_card(sheet_: str, type_: int, width: float, marks: Marks) -> Markup:
    """Return a troop card; the banner at its left edge shows its type even if cards cover the rest."""
    kind, double, scale = kind_of(type_), symbols_of(type_) == 2, width / TROOP_SIZE[0]
    lettered = LETTER * scale >= marks.least
    ink = "@on-gold" if kind == HERO else "@on-seat"
    end = (24 if double else -1) - (0 if lettered else 21)
    banner = f"M-41 {end}V-49Q-41 -58 -32 -58H-13V{end}L-27 {end - 8}Z"
    parts = [
        sheet.show(sheet_, sheet.warriors(type_)),
        el("path", d=banner, fill=KIND_FILLS[kind], stroke="@edge", stroke_width=1),
        *(group(icon(kind, ICON, ink), at=(-27, -43 + 25 * i)) for i in range(2 if double else 1)),
    ]
    if lettered:
        parts.append(text_at(marks.letter, -27, 7 if double else -18, LETTER, fill=ink, font_weight="bold"))
    if marks.cards > 1:
        parts.append(_count(marks.cards, max(LETTER, marks.least / scale)))
    if marks.asked:
        frame = {"x": -42, "y": -59, "width": 84, "height": 118, "rx": 7.6}
        parts.append(el("rect", fill="none", stroke="@glow", stroke_width=4, **frame))
    return el("g", card(*TROOP_SIZE, *parts, edge="@bronze"), transform=f"scale({scale:.3f})")


def _count(count: int, size: float) -> Markup:
    """Return a badge in the lower left corner of a card: how many equal cards lie here."""
    text = f"×{count}"
    width, height = text_width(text, size) + size * 0.3, size * 1.2
    badge = el("rect", x=-43, y=60 - height, width=width, height=height, rx=height * 0.3, fill="@ink")
    return group(badge, text_at(text, -43 + width / 2, 60 - height / 2, size, fill="@paper", font_weight="bold"))


BACK_RAYS = tuple((x, y) for x in (-0.9, -0.3, 0.3, 0.9) for y in (-1, 1))

# --- backs and piles -------------------------------------------------------------------------------------------


@remembered
def card_back(width: float, height: float, text: str = "", size: float = HEAD) -> Markup:
    """Return the bronze back of a card: a shield between studs and, on a pile, the number of cards."""
    line = {"fill": "none", "stroke": "@on-seat"}
    x, y, w = width / 2 - 5, height / 2 - 5, min(width, height) * 0.34
    inner = el(
        "rect", x=-x, y=-y, width=2 * x, height=2 * y, rx=5, stroke_width=1.2, stroke_opacity=0.45, **line
    )  # fmt: skip
    studs = "".join(f"M{a * (x - 6):.1f} {b * (y - 6):.1f}h.01" for a in (-1, 1) for b in (-1, 1))
    rays = "".join(f"M{a * w:.1f} {b * w:.1f}L{a * (x - 7):.1f} {b * (y - 7):.1f}" for a, b in BACK_RAYS)
    shield = f"M{-w:.1f} {-w * 1.1:.1f}H{w:.1f}V{w * 0.1:.1f}C{w:.1f} {w:.1f} 0 {w * 1.4:.1f} 0 {w * 1.4:.1f}"
    shield += f"S{-w:.1f} {w:.1f} {-w:.1f} {w * 0.1:.1f}Z"
    parts = [
        inner,
        el("path", d=studs, stroke_width=5, stroke_opacity=0.5, stroke_linecap="round", **line),
        el("path", d=rays, stroke_width=1.4, stroke_opacity=0.3, **line),
        el("path", d=shield, fill="@bronze", stroke="@on-seat", stroke_width=1.8, stroke_opacity=0.75),
    ]
    if text:
        parts.append(text_at(text, 0, 0, size, fill="@on-seat", font_weight="bold"))
    return card(width, height, *parts, fill="@bronze", edge="@edge")


@remembered
def small_back(width: float) -> Markup:
    """Return the back of a card as a sign for a number of cards."""
    at = {"x": -width / 2, "y": -width * RATIO / 2, "width": width, "height": width * RATIO}
    back = el("rect", rx=width * 0.14, fill="@bronze", stroke="@edge", stroke_width=1.5, **at)
    shield = f"M{-width * 0.24:.1f} {-width * 0.3:.1f}h{width * 0.48:.1f}v{width * 0.3:.1f}l{-width * 0.24:.1f} "
    shield += f"{width * 0.36:.1f}l{-width * 0.24:.1f} {-width * 0.36:.1f}z"
    return group(back, el("path", d=shield, fill="none", stroke="@on-seat", stroke_width=1.5))


@remembered
def pile(width: float, height: float, count: int, size: float = HEAD) -> Markup:
    """Return a pile of face-down cards with its count, or an empty outline."""
    if not count:
        return empty_place(width, height, "0", size)
    edge = el(
        "rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=min(width, height) * 0.09, fill="none"
    )
    under = [group(card(width, height, fill="@bronze"), at=(d, d)) for d in (4, 2) if count > d // 2]
    return group(edge, *under, card_back(width, height, str(count), size))  # a page outlines the first large shape


@remembered
def used_cards(width: float, height: float, count: int, text: str, sizes: tuple[float, float]) -> Markup:
    """Return the discard pile, a loose heap, with its count and its name (which may be empty)."""
    if not count:
        return group(empty_place(width, height, "0", sizes[0]), _name(text, height, sizes[1], "@muted"))
    below = el("g", card(width, height, fill="@stone"), transform="rotate(-5)")
    number = text_at(str(count), 0, 0, sizes[0], font_weight="bold")
    heap = [below] if count > 1 else []
    return group(*heap, card(width, height, number, fill="@stone"), _name(text, height, sizes[1], "@ink"))


def _name(text: str, height: float, size: float, ink: str) -> Markup:
    return text_at(text, 0, height / 2 - 18, size, fill=ink) if text else Markup("")


@remembered
def empty_place(width: float, height: float, text: str = "", size: float = HEAD) -> Markup:
    """Return the outline of a place where cards may lie."""
    frame = el(
        "rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=8,
        fill="@board" if text else "none", stroke="@edge", stroke_width=1.5, stroke_dasharray="6 5",
    )  # fmt: skip
    return group(frame, text_at(text, 0, 0, size, fill="@muted", font_weight="bold")) if text else frame


# --- provinces -------------------------------------------------------------------------------------------------


class ProvinceFace(NamedTuple):
    """What is printed on a province, and whether it is the one being paid for."""

    province: int
    faction: int
    points: int
    name: str
    needs: tuple[tuple[int, int], ...]
    chosen: bool


@remembered
def province_card(face: ProvinceFace, width: float) -> Markup:
    """Return a province, from top to bottom: landscape with faction and points, name, requirement."""
    w, h = PROVINCE_SIZE
    parts = [
        _art(w, h, ART, face.faction),
        *_landscape(sheet.WIDE_SHEET, face.province, face.faction, ART - h / 2),
        group(_seal(face.faction, 17.5), at=(-w / 2 + 21, -h / 2 + 21)),
        group(_points(face.points, 20), at=(w / 2 - 22, -h / 2 + 22)),
        text_at(face.name, 0, 8, fitted(face.name, w - 8, LARGE), font_weight="bold"),
    ]
    parts += [group(look, at=at) for look, at in _needs(face.needs)]
    return _framed(face, PROVINCE_SIZE, parts, width)


@remembered
def flat_province(face: ProvinceFace, width: float) -> Markup:
    """Return a province for a narrow picture: a flat card with large letters."""
    w, h = FLAT_SIZE
    top, band = -h / 2, FLAT_ART
    parts = [
        _art(w, h, band, face.faction),
        *_landscape(sheet.NARROW_SHEET, face.province, face.faction, top + band),
        group(_seal(face.faction, 18), at=(-w / 2 + 22, top + 23)),
        group(_points(face.points, 19), at=(w / 2 - 23, top + 23)),
        text_at(face.name, 0, top + band + 18, fitted(face.name, w - 10, FLAT_TEXT), font_weight="bold"),
    ]
    parts += [group(look, at=at) for look, at in _flat_needs(face.needs, w, h / 2 - 24)]
    return _framed(face, FLAT_SIZE, parts, width)


def _landscape(sheet_: str, province: int, faction: int, y: float) -> list[Markup]:
    """Return the sky of a faction and the landscape of a province, and the bronze bar below them at `y`."""
    half = (PROVINCE_SIZE if sheet_ == sheet.WIDE_SHEET else FLAT_SIZE)[0] / 2 - 1
    bar = el("path", d=f"M{-half:g} {y:g}H{half:g}", stroke="@bronze", stroke_width=2.5)
    return [*(sheet.show(sheet_, id_, y=y) for id_ in (sheet.sky(faction), sheet.land(province))), bar]


@remembered
def _seal(faction: int, radius: float) -> Markup:
    """Return the emblem of a faction on its shield."""
    disc = el("circle", r=radius, fill="@board", stroke="@bronze", stroke_width=2)
    return group(disc, emblem(faction, radius * 1.5))


def _framed(face: ProvinceFace, size: tuple[float, float], parts: list[Markup], width: float) -> Markup:
    """Return the card with its parts; the province that is being paid for has a frame."""
    w, h = size
    if face.chosen:
        frame = {"x": -w / 2, "y": -h / 2, "width": w, "height": h, "rx": min(w, h) * 0.09}
        parts.append(el("rect", fill="none", stroke="@glow", stroke_width=6, **frame))
    return el("g", card(w, h, *parts, edge="@bronze"), transform=f"scale({width / w:.3f})")


@remembered
def _art(w: float, h: float, high: float, faction: int) -> Markup:
    """Return the coloured ground at the top of a card."""
    art = f"M{-w / 2 + 1} {-h / 2 + high}V{-h / 2 + 12}Q{-w / 2 + 1} {-h / 2 + 1} {-w / 2 + 12} {-h / 2 + 1}"
    art += f"H{w / 2 - 12}Q{w / 2 - 1} {-h / 2 + 1} {w / 2 - 1} {-h / 2 + 12}V{-h / 2 + high}Z"
    return el("path", d=art, fill=GROUNDS[faction])


@remembered
def _points(points: int, radius: float) -> Markup:
    disc = polygon(8, radius * 1.06, 22.5, fill="@bronze", stroke="@board", stroke_width=2)
    return group(disc, text_at(str(points), 0, 0, radius * 1.25, fill="@on-seat", font_weight="bold"))


def _needs(needs: tuple[tuple[int, int], ...]) -> list[tuple[Markup, tuple[float, float]]]:
    """Draw a requirement: up to two parts side by side, more parts in two lines."""
    if len(needs) <= 2:
        places = [((i - (len(needs) - 1) / 2) * 62, 52.0) for i in range(len(needs))]
        return [(_need(kind, n, 16, 28), at) for (kind, n), at in zip(needs, places, strict=True)]
    top = -(-len(needs) // 2)
    places = [((i - (top - 1) / 2) * 42, 38.0) for i in range(top)]
    places += [((i - (len(needs) - top - 1) / 2) * 42, 70.0) for i in range(len(needs) - top)]
    return [(_need(kind, n, 12, 20), at) for (kind, n), at in zip(needs, places, strict=True)]


def _flat_needs(needs: tuple[tuple[int, int], ...], w: float, y: float) -> list[tuple[Markup, tuple[float, float]]]:
    """Draw a requirement in one line."""
    few = len(needs) <= 2
    step = 84.0 if few else (w - 6) / len(needs)
    radius, size = (17.0, 29.0) if few else (min(13.0, step * 0.3), FLAT_TEXT - 1)
    places = [((i - (len(needs) - 1) / 2) * step, y) for i in range(len(needs))]
    return [(_need(kind, n, radius, size), at) for (kind, n), at in zip(needs, places, strict=True)]


@remembered
def _need(kind: int, n: int, radius: float, size: float) -> Markup:
    number = text_at(str(n), -radius * 0.3, 0, size, anchor="end", font_weight="bold")
    return group(number, group(symbol(kind, radius), at=(radius * 0.9, 0)), at=(-radius * 0.35, 0))


@remembered
def shortness(short: int, size: float) -> Markup:
    """Return a small tab on a province: a tick if the hand can pay, or how many symbols it is short of."""
    wide, high = size * 2.2, size * 1.35
    look = {"width": wide, "height": high, "rx": high / 2, "stroke": "@edge", "stroke_width": 1.2}
    tab = el("rect", x=-wide / 2, y=-high / 2, fill="@raised" if short else "@good", **look)
    if not short:
        tick = "M-8.5 0.5L-2.5 6.5L8.5 -5.5"
        mark = el("path", d=tick, fill="none", stroke="@on-seat", stroke_width=3.4, stroke_linecap="round")
        return group(tab, mark)
    return group(tab, text_at(f"−{short}", 0, 0, size, fill="@muted", font_weight="bold"))


@remembered
def province_chip(sheet_: str, province: int, faction: int, points: int, width: float) -> Markup:
    """Return a conquered province as it is shown in its owner's tableau: a small landscape above its points."""
    half, plate = width / 2 - 0.7, -0.04 * width
    view = [sheet.show(sheet_, id_) for id_ in (sheet.sky(faction), sheet.land(province))]
    scale, high, left = width / PROVINCE_SIZE[0], ART, 0.0
    if sheet_ == sheet.NARROW_SHEET:
        scale, high, left = width / (2 * CHIP_HALF), FLAT_ART, FLAT_MIDDLE
        view = [el("g", *view, clip_path=f"url({sheet.link(sheet_, 'chip')})")]
    foot = f"translate({-left * scale:.1f} {high * scale - 0.6 * width + 0.7:.1f}) scale({scale:.3f})"
    low = f"M{-half:.1f} {plate:.1f}H{half:.1f}V{0.6 * width - 4:.1f}q0 3.3 -3.3 3.3H{3.3 - half:.1f}q-3.3 0 -3.3 -3.3Z"
    return card(
        width,
        width * 1.2,
        el("g", *view, transform=foot),
        el("path", d=low, fill=GROUNDS[faction]),
        text_at(str(points), 0, 0.29 * width, width * 0.66, font_weight="bold"),
        fill=GROUNDS[faction],
        edge="@bronze",
    )
