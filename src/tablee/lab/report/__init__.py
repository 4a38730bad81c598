"""The report of a run: one page of HTML with a verdict for every question, charts, tables and games to look at."""

from functools import partial
from pathlib import Path

import polars as pl

from tablee.core.errors import TableeError
from tablee.lab.report.examples import Records
from tablee.lab.report.measures import Measures
from tablee.lab.report.names import Names
from tablee.lab.report.page import Page
from tablee.lab.report.questions import Inquiry, Thresholds
from tablee.lab.results import Results, write_whole
from tablee.lab.show import record_of

__all__ = ["Thresholds", "html", "write"]


def html(
    results: Results, language: str = "en", *, thresholds: Thresholds | None = None, records: Records | None = None
) -> str:
    """Return the report of a run as a page. `records` makes the record of a game from its number.

    Raises `TableeError` if there are no games, or if a file is damaged.
    """
    names = Names(results.game, language, results.manifest.data)
    results.check()
    measures = Measures(results)
    if not measures.size[0]:
        raise TableeError(f"{results.folder} holds no finished games yet.")
    try:
        inquiry = Inquiry(measures, results.game, thresholds or Thresholds())
        return Page(inquiry, names, records or partial(record_of, results), results.folder).html()
    except pl.exceptions.PolarsError as error:
        raise TableeError(f"{results.folder} cannot be read: {error}.") from error


def write(
    results: Results,
    path: Path,
    language: str = "en",
    thresholds: Thresholds | None = None,
    records: Records | None = None,
) -> None:
    """Write the report of a run into a file. An older file is replaced only once the new one is complete."""
    page = html(results, language, thresholds=thresholds, records=records).encode()
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(page)  # a device or a pipe
        else:
            write_whole(path, page)
    except OSError as error:
        raise TableeError(f"{path} cannot be written: {error.strerror}.") from error
