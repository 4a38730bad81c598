"""The report of a run: what is planted in the results is what the page says."""

import re
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest
from lab.report_results import Plan, make

from tablee.core.errors import TableeError, UnknownLanguage
from tablee.core.texts import LANGUAGES, message_ids
from tablee.lab import report
from tablee.lab.questions import compare
from tablee.lab.report.measures import Measures
from tablee.lab.report.names import TEXTS, Names
from tablee.lab.report.questions import Answer, Inquiry, Thresholds, Verdict
from tablee.lab.results import Results


def asked(results: Results) -> dict[str, Answer]:
    inquiry = Inquiry(Measures(results), results.game, Thresholds())
    return {answer.question: answer for answer in inquiry.answers}


def record(results: Results, number: int) -> str:
    """Return a record of which only the end is as it should be."""
    return "tablee 2\nend " + " ".join(map(str, Measures(results).points(number))) + "\n"


def page(results: Results, language: str = "en") -> str:
    return report.html(results, language, records=partial(record, results))


@pytest.fixture(scope="module")
def fair(tmp_path_factory) -> Results:
    return make(tmp_path_factory.mktemp("fair"), Plan(games=16000))


@pytest.fixture(scope="module")
def planted(tmp_path_factory) -> Results:
    bots = ["mcts:200", "greedy", "greedy", "random"]
    plan = Plan(games=16000, bias=0.2, strong=2.0, dead=True, bots=bots, skill=0.4, ties=0.1, stopped=0.02)
    return make(tmp_path_factory.mktemp("planted"), plan)


def test_a_fair_game_passes(fair):
    found = asked(fair)
    assert found["seats"].verdict == Verdict.PASS
    assert found["dominant"].verdict == Verdict.PASS
    assert found["dead"].verdict == Verdict.PASS
    assert found["ties"].verdict == Verdict.PASS
    assert found["unfinished"].verdict == Verdict.PASS
    assert "skill" not in found  # all bots are alike


def test_what_is_planted_is_found(planted):
    found = asked(planted)
    assert found["seats"].verdict == Verdict.FAIL
    assert found["seats"].args["place"] == 1
    assert found["ties"].verdict == Verdict.FAIL
    assert found["unfinished"].verdict == Verdict.FAIL
    assert found["dead"].args["failed"] == [1]
    assert found["dominant"].args["failed"] == [0]
    assert found["skill"].verdict == Verdict.PASS
    assert found["skill"].args["bot"] == "mcts:200"


def test_estimates_are_those_of_the_tables(planted):
    found, games = asked(planted), planted.games
    assert found["ties"].estimate.value == pytest.approx((games["winners"] > 1).mean())
    assert found["unfinished"].estimate.value == pytest.approx(games["timed_out"].mean())
    single = games.filter(pl.col("winner") >= 0)
    assert found["runaway"].estimate.value == pytest.approx((single["settled"] < 0.5).mean())
    effect = planted.uses.filter(pl.col("component") == 0).select((pl.col("share") - pl.col("expected")).mean()).item()
    assert found["dominant"].estimate.value == pytest.approx(effect, abs=1e-6)


def test_every_interval_holds_its_estimate(planted):
    for answer in asked(planted).values():
        assert answer.estimate.low <= answer.estimate.value <= answer.estimate.high, answer.question


def test_few_games_show_nothing(tmp_path):
    found = asked(make(tmp_path / "few", Plan(games=40)))
    assert {found[question].verdict for question in ("seats", "close", "dominant", "luck")} == {Verdict.NOT_SHOWN}


def test_actions_that_are_always_or_never_chosen_are_named(planted):
    found = asked(planted)
    assert found["dead-actions"].verdict == Verdict.FAIL
    assert found["dominant-actions"].verdict == Verdict.FAIL
    said = page(planted)
    assert "1 of 3 is never worth it: end the game." in said
    assert "1 of 3 actions is chosen nearly always: recruit." in said


def test_bots_that_choose_blindly_say_nothing_about_actions(tmp_path):
    results = make(tmp_path / "blind", Plan(games=800, bots=["random"] * 4, luck=False))
    assert asked(results)["dead-actions"].verdict == Verdict.NOT_SHOWN
    assert "Bots that choose at random cannot show it." in page(results)


# --- the page --------------------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """Collects the tags of a page, and what it would load or link."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.ids: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.links += [given[name] for name in ("href", "src", "xlink:href", "data") if given.get(name)]
        self.ids += [given["id"]] if "id" in given else []
        if tag not in ("meta", "link", "br", "use", "path", "rect", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in ("path", "rect", "circle", "use"):
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(planted, language):
    said = page(planted, language)
    outline = Outline(said)
    assert outline.open == []
    assert f'<html lang="{language}">' in said
    assert [link for link in outline.links if not link.startswith(("#", "data:text/plain"))] == []
    assert [url for url in re.findall(r"url\(([^)]*)\)", said) if not url.startswith(("data:font/woff2", "#"))] == []
    assert "@import" not in said
    assert "<script" not in said
    inside = {link[1:] for link in outline.links if link.startswith("#")}
    assert inside <= set(outline.ids)


def test_every_section_links_to_games_with_their_records(planted):
    sections = page(planted).split("<section ")[1:-1]
    assert len(sections) == 9
    for section in sections:
        assert section.count('href="data:text/plain') == 3, section[:40]
        assert section.count("--game ") == 3


def test_a_game_that_ends_otherwise_when_made_again_is_not_shown(fair):
    said = report.html(fair, records=lambda number: "tablee 2\nend 0 0 0 0\n")
    assert 'href="data:text/plain' not in said
    assert "cannot be shown: this version of Tablée plays it differently" in said


def test_games_really_show_what_is_said(planted):
    games = planted.games
    shortest, longest = games["decisions"].min(), games.filter(~pl.col("timed_out"))["decisions"].max()
    said = page(planted)
    for why, decisions in (("The shortest", shortest), ("The longest", longest)):
        number = re.search(rf"<b>{why}: {decisions} decisions</b>.*?--game (\d+)", said, re.DOTALL)[1]
        assert games.filter(pl.col("game") == int(number))["decisions"].item() == decisions


def test_a_reader_sees_thresholds_error_rate_and_the_warning(planted):
    said = page(planted)
    assert "Passes if every place is within 3.0 points of a fair share." in said
    assert "the 5% risk of error is divided equally among the 15 questions" in said
    assert "Use is not cause." in said
    assert "smallest detectable difference" in said


def test_components_have_the_names_of_the_game(planted):
    assert "1 sur 5 ne sert presque pas\u00a0: Argelune (P02) (Provinces)." in page(planted, "fr")
    assert "1 of 5 is hardly used: Argelune (P02) (Provinces)." in page(planted)


def test_numbers_are_written_as_in_the_language(planted):
    names = {language: Names(planted.game, language) for language in LANGUAGES}
    assert [names[language].percent(0.1234) for language in ("en", "fr", "es")] == [
        "12.3%",
        "12,3\u202f%",
        "12,3\u202f%",
    ]
    assert names["en"].points(-0.031) == "−3.1"
    assert names["fr"].whole(12345) == "12\u202f345"
    assert names["en"].percent(-0.00001) == "0.00%"


def test_what_is_in_the_results_cannot_become_markup(tmp_path):
    results = make(tmp_path / "odd", Plan(games=200))
    results.manifest.variant = "<script>alert(1)</script>"
    assert "<script" not in page(results)


def test_an_interrupted_run_is_reported_as_such(tmp_path):
    results = make(tmp_path / "part", Plan(games=8000), shards=2)
    assert "The run is not complete: 4,000 of 8,000 games were played." in page(results)


def test_long_runs_are_put_together_from_larger_units(tmp_path, monkeypatch):
    results = make(tmp_path / "long", Plan(games=8000, bias=0.08))
    exact = asked(results)["seats"].estimate
    monkeypatch.setattr("tablee.lab.report.measures.MOST_UNITS", 500)
    coarse = asked(results)["seats"]
    assert Measures(results).per_unit == 4
    assert coarse.estimate.value == pytest.approx(exact.value, abs=0.02)
    assert coarse.verdict == Verdict.FAIL


# --- words -----------------------------------------------------------------------------------------------------


def test_all_languages_have_the_same_messages(game):
    for folder in (TEXTS, game.folder / "lab"):
        found = {language: message_ids(folder / f"{language}.ftl") for language in LANGUAGES}
        assert found["fr"] == found["en"] == found["es"], folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_used(language):
    source = "".join(path.read_text(encoding="utf-8") for path in TEXTS.parent.glob("*.*"))
    texts = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    families = ("verdict-", "topic-", "question-", "answer-", "threshold-", "section-", "head-", "measure-")
    families += ("word-", "means-", "chart-order", "chart-seat", "components-")
    families += tuple(f"{question}-text" for question in ("dead-actions", "dominant-actions"))
    for id_ in message_ids(TEXTS / f"{language}.ftl"):
        used = f'"{id_}"' in source or f"{{ {id_} }}" in texts or id_.startswith(families)
        assert used, id_


# --- bad input -------------------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused(fair):
    with pytest.raises(UnknownLanguage, match="There is no language 'de'"):
        page(fair, "de")


def test_a_run_without_games_is_refused(tmp_path):
    results = make(tmp_path / "none", Plan(games=800), shards=0)
    with pytest.raises(TableeError, match="holds no finished games yet"):
        page(results)


def test_a_damaged_shard_is_named(tmp_path):
    results = make(tmp_path / "half", Plan(games=800))
    file = tmp_path / "half" / "seats" / "000000.parquet"
    file.write_bytes(file.read_bytes()[:1000])
    with pytest.raises(TableeError, match=r"seats/000000\.parquet is damaged"):
        page(results)


def test_a_damaged_or_empty_run_is_not_compared(tmp_path):
    whole, damaged, none = (make(tmp_path / name, Plan(games=800)) for name in ("whole", "damaged", "none"))
    file = tmp_path / "damaged" / "seats" / "000000.parquet"
    file.write_bytes(file.read_bytes()[:1000])
    with pytest.raises(TableeError, match=r"seats/000000\.parquet is damaged"):
        compare(whole, damaged)
    for file in (tmp_path / "none" / "games").iterdir():
        file.unlink()
    with pytest.raises(TableeError, match="none holds no finished games yet"):
        compare(whole, none)


def test_a_page_that_cannot_be_written_is_an_error_and_keeps_the_older_one(tmp_path, monkeypatch):
    results = make(tmp_path / "run", Plan(games=200, uses=False))
    with pytest.raises(TableeError, match="cannot be written"):
        report.write(results, tmp_path, records=lambda number: "")
    older = tmp_path / "report.html"
    older.write_text("older", encoding="utf-8")

    def write(path, content):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write)
    with pytest.raises(TableeError, match=r"report\.html cannot be written: No space left on device"):
        report.write(results, older, records=lambda number: "")
    assert older.read_text(encoding="utf-8") == "older"
