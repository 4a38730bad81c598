"""The handbook explains every rule to players in every language, with the options of the table."""

import re
import tomllib

import pytest

from tablee.core import handbook
from tablee.core.texts import LANGUAGES
from tablee.games.airain.tests.scene import GAME
from tablee.testing.ledger import rules

FOLDER = GAME.folder / "handbook"
MOST_EXCEPTIONS = 0.1  # at most this share of all rules may be left out of the handbook
CHAPTER = re.compile(r"^## .+? \{#([a-z-]+)", re.MULTILINE)
PARTS = re.compile(r"^::: parts\n.*?^:::\n", re.MULTILINE | re.DOTALL)
DEFAULTS = {name: option.default for name, option in GAME.options.items()}


def text_of(language: str) -> str:
    """Return a handbook as it is written."""
    return handbook.paragraphs_only((FOLDER / f"{language}.md").read_text(encoding="utf-8"))


def exceptions() -> dict[str, str]:
    """Return the rules that do not concern players, with the reasons."""
    return tomllib.loads((FOLDER / "not_for_players.toml").read_text(encoding="utf-8"))


def by_chapter(text: str) -> list[tuple[str, set[str]]]:
    """Return the chapters with the rules that each explains."""
    _, *parts = CHAPTER.split(text)
    return [(name, handbook.explained(body)) for name, body in zip(parts[::2], parts[1::2], strict=True)]


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs and list items, without headings, tables, pictures and the lines around passages."""
    plain = re.sub(r"^:::.*$", "", PARTS.sub("", text), flags=re.MULTILINE)
    blocks = re.split(r"\n\s*\n|\n(?=- )", plain)
    return [block.strip() for block in blocks if block.strip() and not block.strip().startswith(("#", "|"))]


def settings() -> list[dict[str, str | int]]:
    """Return the default options, and those with one option changed."""
    changed = [DEFAULTS | {name: value} for name, option in GAME.options.items() for value in option.values]
    return [DEFAULTS, *changed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained_whatever_the_options(language):
    """GA-001 to GA-098: with any options, only rules that do not concern players are left out."""
    everything, left_out = set(rules(GAME)), set(exceptions())
    for options in settings():
        explained = handbook.explained(handbook.as_played(text_of(language), options))
        assert explained | left_out == everything, options
        assert not explained & left_out


def test_few_rules_are_left_out_and_each_for_a_reason():
    """GA-082: for instance, players need not know at which conquest the pile becomes empty."""
    assert set(exceptions()) <= set(rules(GAME))
    assert len(exceptions()) <= MOST_EXCEPTIONS * len(rules(GAME))
    assert all(exceptions().values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_ends_with_its_rules(language):
    for paragraph in paragraphs(text_of(language)):
        assert re.search(r"\{GA-\d{3}( GA-\d{3})*\}$", paragraph), paragraph


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_explain_the_same_in_the_same_chapters(language):
    assert by_chapter(text_of(language)) == by_chapter(text_of("en"))
    said = [(passage.option, passage.values) for passage in handbook.passages(text_of(language))]
    assert said == [(passage.option, passage.values) for passage in handbook.passages(text_of("en"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained_value_by_value(language):
    """GA-035, GA-043, GA-049, GA-051, GA-080, GA-098, GA-070: each value of an option has one passage."""
    for name, option in GAME.options.items():
        values = [value for p in handbook.passages(text_of(language)) if p.option == name for value in p.values]
        assert sorted(values) == sorted(map(str, option.values)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_payment_rule_applies_at_a_table(language):
    """GA-046, GA-051 (A-10): the text has only the rule that the option `overpay` selects."""
    rule = {}
    for passage in handbook.passages(text_of(language)):
        if passage.option == "overpay":
            assert {"GA-046", "GA-050", "GA-051"} <= handbook.explained(passage.text)
            rule[passage.values[0]] = passage.text.strip()
    for value, other in (("contributing", "free"), ("free", "contributing")):
        played = handbook.as_played(text_of(language), DEFAULTS | {"overpay": value})
        assert rule[value] in played
        assert rule[other] not in played
        assert len(re.findall(r"GA-051", played)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_components(language):
    """GA-010, GA-092, GA-095: the text of a variant has the numbers of the variant."""
    data = GAME.data | {"victory_points": {"sets": [0, 61, 62, 63, 64], "majority": 71}}
    text = handbook.with_numbers(text_of(language), data)
    assert "0, 61, 62, 63, 64" in text
    assert "71" in text
    assert not re.search(r"\{[a-z]", text.replace("{#", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_paragraph_tells_what_is_reconstructed(language):
    """GA-004, GA-005: the paragraph links to the data, where `from` says what is reconstructed."""
    (found,) = [paragraph for paragraph in paragraphs(text_of(language)) if "](/rules/airain/data)" in paragraph]
    assert handbook.explained(found) == {"GA-004", "GA-005"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_of_pictures_show_no_rule_ids(language):
    for pictures in PARTS.findall(text_of(language)):
        assert not handbook.explained(pictures)


@pytest.mark.parametrize("file", ["handbook/fr.md", "texts/fr.ftl"])
def test_french_punctuation_does_not_break_off(file):
    """A narrow space that does not break comes before `;`, `!` and `?`, a usual one before `:` and inside quotes."""
    text = re.sub(r"^(:::|#).*$", "", (GAME.folder / file).read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = re.sub(r"\[[\w-]+\] |\{ \S+ ->|^\S+ = ", "", text, flags=re.MULTILINE)
    assert not re.search(r"[ \u00a0\w}][;!?]|[ \u202f\w]:(?!\S)|« |[ \u202f\w]»", text)
