"""The charts of a report, drawn with matplotlib as SVG.

A chart is drawn in the colours of the light theme. Then each colour is replaced by its CSS variable, so that the page
decides between light and dark, and every text takes the page's font. Charts are as wide as the screen of a phone;
wider pages put several side by side.
"""

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import matplotlib as mpl
import numpy as np
from markupsafe import Markup, escape
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from tablee.core.drawing.palette import LIGHT

WIDTH, HEIGHT = 3.5, 2.35  # inches; the page shows 96 pixels per inch
POINTS = 9.0  # size of the texts
SETTINGS: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tablee",
    "font.size": POINTS,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": LIGHT["line"],
    "axes.labelcolor": LIGHT["muted"],
    "axes.labelsize": POINTS,
    "axes.axisbelow": True,
    "axes.linewidth": 0.8,
    "grid.color": LIGHT["line"],
    "grid.linewidth": 0.6,
    "text.color": LIGHT["ink"],
    "xtick.color": LIGHT["line"],
    "ytick.color": LIGHT["line"],
    "xtick.labelcolor": LIGHT["muted"],
    "ytick.labelcolor": LIGHT["ink"],
    "xtick.labelsize": POINTS,
    "ytick.labelsize": POINTS,
}
BY_COLOUR = {value.lower(): name for name, value in reversed(LIGHT.items())}
Axis = Callable[[float], str]  # writes a number of an axis in the reader's language


@dataclass(frozen=True)
class Whisker:
    """A line of an interval chart: a label, the estimate with its interval, and perhaps a second estimate."""

    label: str
    value: float
    low: float
    high: float
    colour: str = "ink"
    second: tuple[float, float, float] | None = None


def chart(draw: Callable[[Axes], None], title: str, *, height: float = HEIGHT) -> Markup:
    """Return a chart as an SVG element; `title` is what a screen reader says of it."""
    with mpl.rc_context(SETTINGS):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        draw(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return _for_page(out.getvalue(), title)


def _for_page(drawn: str, title: str) -> Markup:
    """Turn a file of matplotlib into an element of the page."""
    svg = drawn[drawn.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"#[0-9a-f]{6}", lambda m: f"var(--{BY_COLOUR[m[0]]})" if m[0] in BY_COLOUR else m[0], svg)
    svg = re.sub(r"font-family: [^;\"]+", "font-family: var(--sans)", svg)
    named = f'<svg role="img" aria-label="{escape(title)}" '
    return Markup(svg.strip().replace("<svg ", named, 1))


def whiskers(axes: Axes, rows: Sequence[Whisker], band: tuple[float, float] | None, number: Axis) -> None:
    """Draw an interval for each row, with the band of values that pass."""
    if band:
        axes.axvspan(*band, color=LIGHT["good"], alpha=0.14, lw=0)
        axes.axvline(sum(band) / 2, color=LIGHT["edge"], lw=0.9, ls=(0, (3, 2)))
    for place, row in enumerate(rows):
        lift = -0.16 if row.second else 0
        axes.plot([row.low, row.high], [place + lift] * 2, color=LIGHT[row.colour], lw=2.4, solid_capstyle="round")
        axes.plot(row.value, place + lift, "o", ms=6, color=LIGHT[row.colour])
        if row.second:
            value, low, high = row.second
            axes.plot([low, high], [place + 0.2] * 2, color=LIGHT["edge"], lw=1.4, solid_capstyle="round")
            axes.plot(value, place + 0.2, "o", ms=4, mfc=LIGHT["raised"], mec=LIGHT["edge"])
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.set_ylim(len(rows) - 0.45, -0.55)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")
    axes.spines["left"].set_visible(False)
    _numbers(axes, number)


def bars(axes: Axes, rows: Sequence[tuple[str, float]], number: Axis, colour: str = "blue") -> None:
    """Draw a horizontal bar with its value for each row."""
    values = [value for _, value in rows]
    axes.barh(range(len(rows)), values, color=LIGHT[colour], height=0.6)
    for place, value in enumerate(values):
        axes.annotate(number(value), (value, place), xytext=(4, 0), textcoords="offset points", va="center")
    axes.set_yticks(range(len(rows)), [label for label, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlim(0, max([*values, 1e-9]) * 1.22)
    axes.tick_params(axis="y", length=0)
    axes.set_xticks([])
    axes.spines[["left", "bottom"]].set_visible(False)


def histogram(
    axes: Axes,
    values: "np.ndarray[Any, Any]",
    number: Axis,
    *,
    label: str,
    band: tuple[float, float] | None = None,
    mark: float | None = None,
    edges: Sequence[float] | None = None,
) -> None:
    """Draw how often each value occurs, with the band of values that pass and a mark at one value."""
    if band:
        axes.axvspan(*band, color=LIGHT["good"], alpha=0.14, lw=0)
    counts, places = np.histogram(values, bins=_edges(values) if edges is None else np.asarray(edges))
    share = counts / max(1, counts.sum())
    axes.stairs(share, places, fill=True, color=LIGHT["blue"], alpha=0.85)
    if mark is not None:
        axes.axvline(mark, color=LIGHT["accent"], lw=1.6)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.set_xlabel(label)
    axes.margins(x=0.01)
    _numbers(axes, number, whole=np.array_equal(values, np.round(values)))


def _edges(values: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """Return the edges of 30 bins at most over nearly all values; whole numbers get bins of whole numbers."""
    low, high = np.quantile(values, [0.001, 0.995]) if len(values) else (0.0, 1.0)
    if np.array_equal(values, np.round(values)):
        step = max(1, int(np.ceil((high - low + 1) / 30)))
        return np.arange(np.floor(low) - 0.5, high + step + 0.5, step)
    return np.linspace(low, high if high > low else low + 1, 31)


def curve(
    axes: Axes, x: "np.ndarray[Any, Any]", y: "np.ndarray[Any, Any]", number: Axis, *, label: str, side: str
) -> None:
    """Draw a share that grows along the x axis, from 0 to 1 in both directions."""
    axes.fill_between(x, y, color=LIGHT["blue"], alpha=0.18, lw=0)
    axes.plot(x, y, color=LIGHT["blue"], lw=2)
    axes.axvline(0.5, color=LIGHT["edge"], lw=0.9, ls=(0, (3, 2)))
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    axes.set_xlabel(label)
    axes.set_ylabel(side)
    ticks = [0, 0.25, 0.5, 0.75, 1]
    axes.set_xticks(ticks, [number(tick) for tick in ticks])
    axes.set_yticks([0, 0.5, 1], [number(tick) for tick in (0, 0.5, 1)])
    axes.tick_params(axis="y", labelcolor=LIGHT["muted"])
    axes.grid()


def pairs(axes: Axes, rows: Sequence[tuple[str, float, float]], names: tuple[str, str], number: Axis) -> None:
    """Draw two values on a line for each row, such as what two bots do in the same case."""
    for place, (_, one, other) in enumerate(rows):
        axes.plot([one, other], [place] * 2, color=LIGHT["line"], lw=2.5, zorder=1)
    places = range(len(rows))
    axes.plot([one for _, one, _ in rows], places, "o", ms=6, mfc=LIGHT["raised"], mec=LIGHT["orange"], label=names[0])
    axes.plot([other for _, _, other in rows], places, "o", ms=6, color=LIGHT["blue"], label=names[1])
    axes.set_yticks(places, [label for label, _, _ in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.grid(axis="x")
    axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, handletextpad=0.1)
    _numbers(axes, number)


def _numbers(axes: Axes, number: Axis, *, whole: bool = False) -> None:
    """Write the numbers of the x axis, a few of them, in the reader's language."""
    axes.xaxis.set_major_locator(MaxNLocator(nbins=5, integer=whole))
    axes.xaxis.set_major_formatter(lambda value, _: number(value))
