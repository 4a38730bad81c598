"""Checks of the pages' files: generated files are current, texts are complete, no page has inline scripts or styles."""

import re
from pathlib import Path

import pytest

import tablee.table
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.texts import LANGUAGES, message_ids
from tablee.table import assets, handbook

TABLE = Path(tablee.table.__file__).parent


def sources(pattern):
    return "".join(path.read_text(encoding="utf-8") for path in sorted(TABLE.glob(pattern)))


@pytest.mark.parametrize("name", assets.files())
def test_made_files_are_up_to_date(name):
    """If this fails, run `python -m tablee.table.assets`."""
    assert (TABLE / "static" / name).read_bytes() == assets.files()[name]


def test_the_languages_have_the_same_messages():
    english = message_ids(TABLE / "texts" / "en.ftl")
    for language in LANGUAGES:
        assert message_ids(TABLE / "texts" / f"{language}.ftl") == english


def test_no_message_is_unused_and_none_is_missing():
    known = message_ids(TABLE / "texts" / "en.ftl")
    pages, python = sources("templates/*.html"), sources("*.py")
    begin = set(re.findall(r"'([a-z-]+-)' ~", pages)) | set(re.findall(r"""f["']([a-z-]+-)\{""", python))
    end = tuple(re.findall(r"~ '(-[a-z-]+)'", pages))
    for id_ in known:
        quoted = f"'{id_}'" in pages or re.search(f"""["']{id_}["']""", python)
        composed = any(id_.endswith(last) and f"'{id_.removesuffix(last)}'" in pages for last in end)
        assert quoted or composed or id_.startswith(tuple(begin)), id_
    assert set(re.findall(r"say\('([a-z0-9-]+)'[,)]", pages)) <= known
    in_pages = set(re.findall(r"'([a-z0-9-]+)'", "".join(re.findall(r"\{\{ words\((.*?)\) \}\}", pages, re.DOTALL))))
    in_scripts = set(re.findall(r'say\((?:[^")]*\? )?"([a-z0-9-]+)"', sources("static/*.js")))
    assert in_scripts <= in_pages
    assert in_pages <= known


def test_no_page_has_script_or_style_in_it():
    pages = sources("templates/*.html") + sources("templates/covers/*.svg")
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|javascript:", pages)
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", pages))
    assert not re.search(
        r"innerHTML\s*=|outerHTML\s*=|insertAdjacentHTML|document\.write|eval\(", sources("static/*.js")
    )


def test_scripts_and_their_lines_are_short():
    for path in (TABLE / "static").glob("*.js"):
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) < 350, path.name
        assert [line for line in lines if len(line) >= 120] == [], path.name


def test_the_lock_file_of_the_script_tools_names_no_registry():
    """Machines may use different npm registries, so `.npmrc` keeps their URLs out of the lock file."""
    assert '"resolved"' not in (TABLE.parents[2] / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_rules_are_complete_in_every_language(name, language):
    game = find_game(name)
    chapters = handbook.chapters(game, language)
    english = handbook.chapters(game, "en")
    assert [(c.id, c.phases, c.html.count("<figure>")) for c in chapters] == [
        (c.id, c.phases, c.html.count("<figure>")) for c in english
    ]
    phases = {phase.name.lower() for phase in game.components.enum_fields["phase"]}
    assert {phase for c in chapters for phase in c.phases} <= phases
