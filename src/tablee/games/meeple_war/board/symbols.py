"""Signs of the building actions and of what a card counts, each centred on (0, 0)."""

from tablee.core.drawing.scene import Markup, el, group, remembered, text_at
from tablee.games.meeple_war.board import figures
from tablee.games.meeple_war.board.figures import ink, scaled, stroke
from tablee.games.meeple_war.box import Act, Building

_PLAIN = {"stroke": "@ink", "stroke_width": 4, "stroke_linejoin": "round"}
_ACTS: dict[Act, list[Markup]] = {
    Act.CONSTRUCT: [stroke("M-28 44L8 -8", 13, "@bronze"), ink("M-30 -20L4 -48L44 -6L10 22Z", "@iron", **_PLAIN)],
    Act.ASSEMBLE: [
        el("circle", r=37, fill="none", stroke="@ink", stroke_width=18, stroke_dasharray="14.53 14.53"),
        el("circle", r=32, fill="@ink"),
        el("circle", r=13, fill="@raised"),
    ],
    Act.DEPLOY: [
        ink("M-48 46V-14C-48 -48 6 -48 6 -14V46H-8V-12C-8 -28 -34 -28 -34 -12V46Z"),
        stroke("M-20 18H40M22 -2L44 18L22 38", 11, "@accent"),
    ],
    Act.REINFORCE: [
        el("circle", cx=-14, cy=-28, r=18, fill="@ink"),
        ink("M-14 -14C-40 -14 -50 2 -50 8C-50 18 -34 16 -30 12L-42 48H-22L-14 26L-6 48H14L2 12C8 16 22 18 22 8Z"),
        stroke("M34 -42V-6M16 -24H52", 11, "@accent"),
    ],
    Act.FLYING: [figures.building_icon(Building.AC, 100)],
    Act.STEALTH: [figures.building_icon(Building.PS, 100)],
    Act.SCARE: [figures.building_icon(Building.BS, 100)],
    Act.BURN: [
        ink(
            "M2 -50C24 -26 38 -8 36 16C34 38 18 48 0 48C-20 48 -36 36 -36 14C-36 0 -28 -10 -22 -18C-20 -8 -16 -2 -10 0"
            "C-12 -20 -8 -36 2 -50Z",
            "@bad",
            **_PLAIN,
        ),
        ink("M0 6C12 18 14 26 12 34C8 44 -8 44 -12 34C-14 26 -8 18 0 6Z", "@gold"),
    ],
    Act.BOMBARD: [
        el("circle", cx=-6, cy=12, r=34, fill="@ink"),
        stroke("M16 -14C22 -30 28 -34 38 -34", 8, "@bronze"),
        el("circle", cx=40, cy=-36, r=9, fill="@gold"),
    ],
    Act.RECYCLING: [
        stroke("M-34 4A34 34 0 0 1 22 -26M34 -4A34 34 0 0 1 -22 26", 11, "@good"),
        ink("M14 -50L44 -22L6 -10ZM-14 50L-44 22L-6 10Z", "@good"),
    ],
    Act.CONVERT: [stroke("M-38 -18H32M14 -38L38 -18L14 2M38 20H-32M-14 0L-38 20L-14 40", 10)],
    Act.PRODUCTIVITY: [stroke("M-36 -34L-2 0L-36 34M4 -34L38 0L4 34", 14, "@accent")],
    Act.UPGRADE: [
        el("rect", x=-46, y=-46, width=92, height=92, rx=16, fill="@sand", stroke="@edge", stroke_width=6),
        stroke("M0 30V-24M-22 -6L0 -28L22 -6", 11),
    ],
}


@remembered
def act_icon(act: int, size: float) -> Markup:
    """Draw the sign of a building action."""
    return scaled(size, *_ACTS[Act(act)])


@remembered
def shield(size: float) -> Markup:
    """Draw the sign for defences."""
    return scaled(size, ink("M0 -46L38 -34V0C38 26 16 40 0 48C-16 40 -38 26 -38 0V-34Z", "@iron", **_PLAIN))


def counted(icon: Markup, size: float, number: int, letters: float) -> tuple[Markup, float]:
    """Return a sign with a number behind it, and their width together; without a number if it is 0.

    The sign is drawn with its left edge at 0.
    """
    parts, wide = [group(icon, at=(size / 2, 0))], size
    if number:
        text = str(number)
        parts.append(text_at(text, size + 3, 0, letters, anchor="start", font_weight="bold"))
        wide += 3 + len(text) * letters * 0.62
    return group(*parts), wide
