"""The handbook explains every rule that concerns players, in every language."""

import re
import tomllib
from collections import Counter

import pytest

from tablee.core.handbook import RULES, as_played, explained, paragraphs_only, passages, with_numbers
from tablee.games.destorsion.tests.scene import GAME

LANGUAGES = ("en", "fr", "es")
FOLDER = GAME.folder / "handbook"
HEADING = re.compile(r"^## .+? \{#([a-z-]+)", re.MULTILINE)


def rules():
    """Return the rule ids of the ledger."""
    ledger = (GAME.folder / "ledger.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(DT-\d{3})\*\*", ledger, re.MULTILINE)


def text(language):
    return (FOLDER / f"{language}.md").read_text(encoding="utf-8")


def by_chapter(language):
    """Return the ids that each chapter explains, paragraph by paragraph."""
    _, *parts = HEADING.split(text(language))
    return {name: RULES.findall(said) for name, said in zip(parts[::2], parts[1::2], strict=True)}


def exceptions():
    return tomllib.loads((FOLDER / "not_for_players.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained(language):
    """DT-001, DT-116: the handbook names all ids of the ledger that concern players, and no others."""
    assert explained(text(language)) | exceptions().keys() == set(rules())
    assert not explained(text(language)) & exceptions().keys()


def test_few_rules_are_left_out():
    """DT-001: at most a tenth of the rules is left out, each with a reason."""
    assert 10 * len(exceptions()) <= len(rules())
    assert all(reason.strip() for reason in exceptions().values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_names_its_rules(language):
    """DT-001: each paragraph ends with the ids of the rules that it explains.

    Captions of pictures and the marks around passages have no ids.
    """
    plain = re.sub(r"^::: parts\n.*?^:::$", "", paragraphs_only(text(language)), flags=re.MULTILINE | re.DOTALL)
    lines = [line for line in plain.splitlines() if line and not line.startswith(("## ", ":::"))]
    assert [line for line in lines if not re.search(r" \{[A-Z]{2}-\d{3}( [A-Z]{2}-\d{3})*\}$", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_passages_cover_every_value_of_their_option(language):
    """DT-015, DT-053, DT-079, DT-110, DT-111: every option has a passage for each value."""
    told = {name: Counter() for name in GAME.options}
    for passage in passages(text(language)):
        told[passage.option].update(passage.values)
    for name, option in GAME.options.items():
        assert told[name].keys() == set(map(str, option.values))
        assert len(set(told[name].values())) == 1, f"each passage of {name} for one value has one for the others"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_come_from_the_data(language):
    """DT-015, DT-037, DT-103: a variant shows its own numbers. Readers see neither ids nor marks."""
    dice = GAME.data["dice"] | {"third_die_gap": 17}
    assert " 17 " in with_numbers(text(language), GAME.data | {"dice": dice})
    options = {name: option.default for name, option in GAME.options.items()}
    shown = RULES.sub("", as_played(with_numbers(paragraphs_only(text(language)), GAME.data), options))
    assert not re.search(r"::: option|\{(?!#)|DT-\d", shown)


def test_languages_explain_the_same_rules_in_the_same_order():
    """DT-001: chapters and paragraphs name the same rules."""
    english = by_chapter("en")
    for language in LANGUAGES:
        assert list(by_chapter(language).items()) == list(english.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_said(language):
    """DT-044, DT-053: the handbook says what is reconstructed, with a link to the data."""
    assert text(language).count("](/rules/destorsion/data)") == 1


def test_french_signs_do_not_begin_a_line():
    """DT-001: French has a no-break space before signs like : ; ! ?"""
    assert not re.search(r"\w [:;!?](?=\s)", text("fr"))
