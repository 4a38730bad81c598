"""The handbook explains every rule that concerns players, in every language."""

import re
import tomllib
from collections import Counter

import pytest

from tablee.core import handbook
from tablee.games.meeple_war.tests.scene import GAME

LANGUAGES = ("en", "fr", "es")
CHAPTER = re.compile(r"^## .+? \{#([a-z-]+)(?: phases=[a-z_,]+)?\}$", re.MULTILINE)
LEDGER = set(
    re.findall(r"^- \*\*(MW-\d{3})\*\*", (GAME.folder / "ledger.md").read_text(encoding="utf-8"), re.MULTILINE)
)
LEFT_OUT = tomllib.loads((GAME.folder / "handbook" / "not_for_players.toml").read_text(encoding="utf-8"))


def text_in(language):
    """Return the handbook in a language."""
    return handbook.paragraphs_only((GAME.folder / "handbook" / f"{language}.md").read_text(encoding="utf-8"))


def ids_by_chapter(language):
    """Return how often each chapter names each rule."""
    parts = CHAPTER.split(text_in(language))
    return {
        chapter: Counter(rule for found in handbook.RULES.finditer(text) for rule in re.split(r",? ", found[1]))
        for chapter, text in zip(parts[1::2], parts[2::2], strict=True)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_explained(language):
    """MW-001, MW-190: each rule has a paragraph, or is on the list of rules that do not concern players."""
    explained = handbook.explained(text_in(language))
    assert explained | set(LEFT_OUT) == LEDGER
    assert not explained & set(LEFT_OUT)
    assert all(LEFT_OUT.values())
    assert len(LEFT_OUT) <= len(LEDGER) // 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained_with_all_its_values(language):
    """MW-057, MW-140: each option has one passage for each of its values."""
    values = {name: Counter() for name in GAME.options}
    for passage in handbook.passages(text_in(language)):
        values[passage.option].update(passage.values)
    for name, option in GAME.options.items():
        assert values[name] == Counter(str(value) for value in option.values), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_come_from_the_data(language):
    """MW-023, MW-085: every placeholder gets its number from the data, also from the data of a variant."""
    told = handbook.with_numbers(text_in(language), GAME.data)
    assert not re.search(r"\{[a-z]", re.sub(r" \{#.+\}$", "", told, flags=re.MULTILINE))
    variant = GAME.data | {"constants": GAME.data["constants"] | {"vp_to_end": 97}}
    assert "**97 " in handbook.with_numbers(text_in(language), variant)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reconstructed_is_said(language):
    """MW-012: one sentence says which values are reconstructed, with a link to the data."""
    assert text_in(language).count("(/rules/meeple_war/data)") == 1


SAID = {  # what the paragraph of a rule must say, in the order of LANGUAGES
    "MW-050": ("back to their owners’ stocks", "retournent alors au stock", "vuelven entonces al stock"),
    "MW-059": ("placed **among** enemies", "posés **parmi** des ennemis", "colocados **entre** enemigos"),
    "MW-087": ("**1 bravery point**", "**1 point de bravoure**", "**1 punto de valor**"),
    "MW-166": ("1 bravery point for each", "1 point de bravoure pour chacun", "1 punto de valor por cada uno"),
    "MW-187": ("bravery ladder decides", "échelle de bravoure l’emporte", "decide el puesto más alto en la escalera"),
}
NOT_PRINTED = ("not of the rulebook", "pas du livret", "no del reglamento")


@pytest.mark.parametrize("rule", SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_asked_for_is_said(language, rule):
    """MW-050, MW-059, MW-087, MW-166, MW-187: these were missing or wrong in an earlier handbook."""
    lines = [line for line in text_in(language).splitlines() if rule in line]
    assert any(SAID[rule][LANGUAGES.index(language)] in line for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_limit_of_rounds_is_said_to_be_ours(language):
    """MW-186 (OPT-27): the handbook and the lobby say that this limit is not in the rulebook."""
    words = NOT_PRINTED[LANGUAGES.index(language)]
    passages = [
        p.text for p in handbook.passages(text_in(language)) if (p.option, p.values) == ("round_limit", ["400"])
    ]
    assert [words in text for text in passages] == [True]
    assert words in GAME.say(language)("option-round_limit")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_explain_the_same_chapter_by_chapter(language):
    """MW-026: all languages have the same chapters, rules and passages."""
    assert ids_by_chapter(language) == ids_by_chapter("en")
    assert list(ids_by_chapter(language)) == list(ids_by_chapter("en"))
    passages = [[(p.option, p.values) for p in handbook.passages(text_in(other))] for other in (language, "en")]
    assert passages[0] == passages[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_names_its_rules(language):
    """MW-001: paragraphs and list items end with rule ids.

    Headings and the lines that introduce a list have none.
    """
    text = re.sub(r"^::: parts\n.*?^:::\n", "", text_in(language), flags=re.MULTILINE | re.DOTALL)
    for line in text.splitlines():
        if line and not line.startswith(("##", ":::", "|", "**")) and not line.endswith(":"):
            assert re.search(r" \{MW-\d{3}( MW-\d{3})*\}$", line), line


def test_french_signs_keep_their_distance():
    """MW-001: French has no-break spaces before : ; ! ? and inside quotation marks."""
    for line in text_in("fr").splitlines():
        if not line.startswith(":::"):
            assert not re.search(
                r"[ \w)][:;!?»](?:\s|$)|« ", re.sub(r"\(/rules.*?\)", "", line).replace("\u00a0", "~")
            ), line
