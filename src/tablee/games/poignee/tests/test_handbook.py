"""The handbook explains every rule of the ledger in three languages, as the table's options change it."""

import re
import tomllib

import pytest

from tablee.core import handbook
from tablee.core.texts import LANGUAGES
from tablee.games.poignee.tests.scene import GAME
from tablee.testing.ledger import rules

HANDBOOK = GAME.folder / "handbook"
HEADING = re.compile(r"^## .+? \{#([a-z-]+)(?: phases=[a-z_,]+)?\}$", re.MULTILINE)
PARTS = re.compile(r"^::: parts\n.*?^:::$", re.MULTILINE | re.DOTALL)
ENDS_WITH_IDS = re.compile(rf"{handbook.RULES.pattern}$")
SETTINGS = [{}] + [{name: value} for name, option in GAME.options.items() for value in option.values]


def written(language):
    return handbook.paragraphs_only((HANDBOOK / f"{language}.md").read_text(encoding="utf-8"))


def played(language, setting):
    """Return the text as it is shown at a table with these options."""
    return handbook.as_played(written(language), GAME.read_options(setting))


def ids_by_chapter(text):
    """Return the rule ids of each paragraph and list item, by chapter."""
    _, *rest = HEADING.split(text)
    return {
        chapter: [found[1] for found in handbook.RULES.finditer(body)]
        for chapter, body in zip(rest[::2], rest[1::2], strict=True)
    }


def not_for_players():
    return tomllib.loads((HANDBOOK / "not_for_players.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_rule_is_explained(language, setting):
    """PM-001 to PM-131: with any options, the text explains all rules for players, and each id in it is a rule."""
    assert handbook.explained(played(language, setting)) == set(rules(GAME)) - set(not_for_players())


def test_few_rules_are_not_for_players():
    """PM-001 to PM-131: the handbook leaves out at most a tenth of the rules, each with a reason."""
    excepted = not_for_players()
    assert set(excepted) <= set(rules(GAME))
    assert all(isinstance(reason, str) and reason for reason in excepted.values())
    assert len(excepted) * 10 <= len(rules(GAME))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_its_passage(language):
    """PM-009, PM-038, PM-039, PM-046, PM-082, PM-111, PM-115, PM-131: each option value has exactly one passage."""
    told = {}
    for passage in handbook.passages(written(language)):
        told.setdefault(passage.option, []).extend(passage.values)
    for option, values in told.items():
        assert sorted(values) == sorted(map(str, GAME.options[option].values))
    assert set(told) == set(GAME.options) - {"firstSeat"}  # `firstSeat` only says which seat the host has chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_paragraph_says_what_it_explains(language, setting):
    """PM-001 to PM-131: paragraphs and list items end with rule ids; no other text contains rule ids."""
    text = played(language, setting)
    assert not any(handbook.explained(part) for part in PARTS.findall(text))  # ids in a caption would be shown
    for line in PARTS.sub("", text).splitlines():
        if line and not line.startswith(("## ", "|")):
            assert ENDS_WITH_IDS.search(line), line
        else:
            assert not handbook.explained(line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_components(language):
    """PM-003, PM-069, PM-100: the text for a variant shows that variant's numbers, and no placeholder is left."""
    text = handbook.with_numbers(written(language), GAME.data)
    assert not handbook.NUMBER.search(text)
    assert "6, 6, 7, 7, 8, 8" in text
    variant = GAME.data | {"bank": {"prices": [5, 9]}}
    assert "5, 9" in handbook.with_numbers(written(language), variant)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same(language):
    """PM-001 to PM-131: chapters, rules of each paragraph, passages and numbers are the same in all languages."""
    text, english = written(language), written("en")
    assert ids_by_chapter(text) == ids_by_chapter(english)
    assert [p[:2] for p in handbook.passages(text)] == [p[:2] for p in handbook.passages(english)]
    assert sorted(handbook.NUMBER.findall(text)) == sorted(handbook.NUMBER.findall(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_from_the_rulebook_is_said(language):
    """PM-003, PM-026, PM-058: the text says what is not from the rulebook, with a link to the data."""
    assert written(language).count("](/rules/poignee/data)") == 1


def test_french_spaces():
    """PM-001: in the French text, spaces next to punctuation marks are non-breaking."""
    assert not re.search(r" [:;!?»]|« ", written("fr"))
