"""What a section of a report consists of."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from tablee.lab.report.examples import Example


@dataclass(frozen=True)
class Chart:
    """A chart with its title."""

    title: str
    svg: Markup
    note: str = ""


@dataclass(frozen=True)
class Cell:
    """A cell of a table, perhaps with a bar that shows a share."""

    text: str
    share: float | None = None


@dataclass(frozen=True)
class Table:
    """A table; the rows beyond `most` are folded away on the screen."""

    heads: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    title: str = ""
    note: str = ""
    more: Sequence[Sequence[Cell]] = ()


@dataclass
class Section:
    """A section of the page."""

    id: str
    title: str
    paragraphs: list[str] = field(default_factory=list)
    warning: str = ""
    charts: list[Chart] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)
