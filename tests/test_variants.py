"""Box files: what they may change, what their mistakes are told as, and the records of games played with them."""

import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core import discovery, record, toml_lines, variants
from tablee.core.bounds import read_bounds
from tablee.core.errors import BadBox, BadData, MalformedRecord
from tablee.core.match import Match
from tablee.core.sources import Seeded
from tablee.testing.new_game import write_game

DESTORSION = discovery.game("destorsion")
AIRAIN = discovery.game("airain")
SHORT = """
[variant]
game = "destorsion"
name = "Short # dungeon 50 %"

[dungeon_board]
squares = 40      # was 49
return_square = 36
effect_a = [5, 10, 15, 20, 25, 30, 35, 40]
"""


def played(variant: variants.Variant, seats: int, seed: int = 3) -> Match:
    match = Match(variant.game, seats, variant.game.simulation_options, source=Seeded(seed), variant=variant)
    while not match.position.is_over:
        match.settle()
        if not match.position.is_over:
            actions = match.position.legal()
            match.play(match.position.to_act, actions[match.ply % len(actions)])
    return match


def test_the_box_that_is_written_is_the_printed_one(game):
    text = variants.box_text(game)
    read = variants.read(game, text)
    assert not read.differences
    assert read.hash == game.box_hash()
    assert not {"about", "options", "vary"} & set(tomllib.loads(text))


def test_a_variant_has_a_name_a_hash_and_its_differences():
    variant = variants.read(DESTORSION, SHORT)
    assert variant.name == "Short # dungeon 50 %"
    assert [d.key for d in variant.differences] == [
        "dungeon_board.squares", "dungeon_board.return_square", "dungeon_board.effect_a",
    ]  # fmt: skip
    assert (variant.differences[0].printed, variant.differences[0].own) == (49, 40)
    assert variant.hash == DESTORSION.box_hash(variant.data) != DESTORSION.box_hash()
    assert variants.changed(DESTORSION, variant.changes, "x").hash == variant.hash
    assert DESTORSION.data["dungeon_board"]["squares"] == 49, "the printed data must not change"


def test_variants_that_come_with_a_game_are_found_by_name(tmp_path, monkeypatch):
    write_game("named_race", tmp_path)
    monkeypatch.setenv(discovery.VARIABLE, str(tmp_path))
    game = discovery.game("named_race")
    assert variants.find(game, Path("sprint")) is variants.named(game)["sprint"]
    assert variants.named(game)["sprint"].changes == {"track.squares": 16}
    monkeypatch.chdir(tmp_path)
    Path("sprint").write_text("[track]\nsquares = 20", encoding="utf-8")
    assert variants.find(game, Path("sprint")).changes == {"track.squares": 20}, "a file goes before a name"
    with pytest.raises(
        BadBox, match=r"no file 'sprnt'. Did you mean 'sprint'\? Variants that come with the game: sprint"
    ):
        variants.find(game, Path("sprnt"))
    with pytest.raises(BadBox, match=r"no file 'mine\.toml'"):
        variants.find(game, Path("mine.toml"))
    assert "come with the game: sprint" in variants.box_text(game)


def test_a_game_with_a_wrong_variant_is_broken(tmp_path, monkeypatch):
    folder = write_game("wrong_race", tmp_path)
    (folder / "variants" / "sprint.toml").write_text("[track]\nsquares = 999", encoding="utf-8")
    monkeypatch.setenv(discovery.VARIABLE, str(tmp_path))
    assert "sprint.toml, line 2: track.squares must be 12 to 60" in discovery.broken()["wrong_race"]


def test_the_hash_depends_on_the_components_only():
    one = variants.read(DESTORSION, "[dice]\nthird_die_gap = 9\n[score_board]\nlap_points = 20", name="a")
    two = variants.read(
        DESTORSION, "# x\n[score_board]\nlap_points = 20\nfrom = 'seed'\n[dice]\nthird_die_gap = 9", name="b"
    )
    assert one.hash == two.hash


MISTAKES = [
    ("[dungeon_board]\nsquares = 99", 2, "dungeon_board.squares must be 10 to 60, not 99."),
    ("[dungeon_board]\n\nsqares = 9", 3, "'squares'"),
    ("[dungeonboard]\nsquares = 40", 1, "'dungeon_board'"),
    ("[dice]\ndouble_change = 3", 2, "cannot be changed; it is 2"),
    ("[dice]\nthird_die_gap = true", 2, "whole number, 1 to 100, not true"),
    ("[dice]\nthird_die_gap = 9.0", 2, "whole number, 1 to 100, not 9.0"),
    ("[dice]\nthird_die_gap = nan", 2, "not nan"),
    ("[dice]\nthird_die_gap = 0x" + "f" * 5000, 2, "too many digits"),
    ("\n\n[dice]\nthird_die_gap = " + "9" * 5000, 4, "too many digits"),
    ("[score_board.hollows]\nsquares = [\n3,\n3]", 2, "must be ascending"),
    ("[score_board.hollows]\nsquares = [\n3,\n333]", 4, "squares.1 must be 1 to 60, not 333"),
    ("[score_board.hollows]\nsquares = [4]", 2, "Square 4 cannot be one of the slingshots"),
    ("[score_board]\nsquares = 16", 2, "score_board.squares must be 22 to 60, not 16."),
    ("[score_board]\nsquares = [" + "[" * 5000 + "]" * 5000 + "]", 0, "nested too deeply"),
    ("dice = 3", 1, "dice cannot be changed; it is a table"),
    ("[variant]\nname = 'a\u202eb'", 2, "on one line"),
    ('[variant]\nname = "a\\u0007b"', 2, "on one line"),
    (f"[variant]\nname = '{'x' * 99}'", 2, "1 to 40 bytes"),
    ("[variant]\nname = 7", 2, "must be a text"),
    ("[variant]\nautor = 'me'", 2, "There is no key 'variant.autor'"),
    ("[variant]\ngame = 'airain'", 2, "a box of 'airain', not of 'destorsion'"),
    ("variant = 3", 1, "must be a table"),
    ("[dice]\nthird_die_gap = ", 2, "It is not TOML"),
    ("[options.rounds]\ndefault = 3", 2, "cannot be changed"),
    ("x = '" + "y" * 70_000 + "'", 0, "larger than 64 kB"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "said"), MISTAKES, ids=[said for _, _, said in MISTAKES])
def test_a_mistake_is_told_with_its_key_its_line_and_what_is_allowed(text, line, said):
    with pytest.raises(BadBox) as caught:
        variants.read(DESTORSION, text, name="x")
    assert said in caught.value.why
    assert caught.value.line == line
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("provinces.cards.-1.vp", 3, "There is no key"),
        ("provinces.cards.00.vp", 3, "There is no key"),
        ("provinces.cards.0.vps", 3, "'provinces.cards.0.vp'"),
        ("provinces.cards.0.needs.S", 3, "cannot be changed"),
        ("provinces.cards.0.needs", {"S": 3, "X": 1}, "There is no key 'provinces.cards.0.needs.X'"),
        ("provinces.cards.0.needs", 5, "must be a table"),
        ("provinces.cards.0.needs", {"S": 0}, "0 symbols"),
        ("provinces.cards.0.faction", "Sand", "must be one of Sun, Moon"),
        ("provinces.cards.0.name", "<script>", "cannot be changed"),
        ("provinces.cards", [], "cannot be changed"),
        ("victory_points.sets", [0, 3, 8], "5 numbers from 0 to 60"),
        ("troops.archer.split.singles", 10, "its split is 10 + 2"),
        ("about.summary", "x", "cannot be changed"),
        ("", 1, "There is no key"),
    ],
)
def test_single_changes_are_checked_in_the_same_way(key, value, said):
    with pytest.raises(BadBox) as caught:
        variants.changed(AIRAIN, {key: value}, "x")
    assert said in caught.value.why


def test_what_is_as_printed_is_no_difference():
    same = variants.changed(AIRAIN, {"provinces.cards.0.needs": {"A": 2, "S": 2, "choice": 0}}, "")
    assert not same.differences
    assert same.hash == AIRAIN.box_hash()
    assert Match(AIRAIN, 2, variant=same).variant is None


def test_a_file_names_itself_in_errors(tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text("[dice]\nthird_die_gap = 0\n", encoding="utf-8")
    with pytest.raises(BadBox, match=r"^mine.toml, line 2: dice.third_die_gap must be 1 to 100, not 0\.$"):
        variants.load(DESTORSION, file)
    file.write_text(SHORT.replace('name = "Short # dungeon 50 %"', ""), encoding="utf-8")
    assert variants.load(DESTORSION, file).name == "mine"
    assert variants.game_of(file) == "destorsion"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadBox, match="UTF-8"):
        variants.load(DESTORSION, file)
    with pytest.raises(BadBox, match="cannot be read"):
        variants.load(DESTORSION, tmp_path)


def test_a_wrong_declaration_of_what_may_vary_is_refused():
    for wrong in ({"min": 1}, {"min": 1, "max": 2, "order": "up"}, {"least": 1}, 3):
        with pytest.raises(BadData, match="vary"):
            read_bounds({"vary": {"dice.gap": wrong}})


# --- lines -----------------------------------------------------------------------------------------------------


def test_lines_and_comments_of_keys_are_found():
    text = (
        'a = 1 # one\n[t."x y"]\nb.c = """\n]\n""" # two\nd = [ # three\n 1,\n {e = [2,\n 3]} ]\n[[l]]\nf = 1\n'
        "[[l]]\nf = 1979-05-27 07:32:00\n[l.g]\nh = '#'\n"
    )
    tomllib.loads(text)
    found = toml_lines.keys(text)
    lines = {".".join(path): key.line for path, key in found.items()}
    assert found["a",] == (1, "one")
    assert found["t", "x y", "d"] == (6, "three")
    assert lines["t.x y.b.c"] == 3
    assert (lines["t.x y.d.0"], lines["t.x y.d.1.e"], lines["t.x y.d.1.e.1"]) == (7, 8, 9)
    assert (lines["l.0.f"], lines["l.1.f"], lines["l.1.g.h"]) == (11, 13, 15)


def paths(value, path=()):
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from paths(inner, (*path, str(i)))


def test_every_key_of_the_printed_box_has_a_line(game):
    text = (game.folder / "data.toml").read_text(encoding="utf-8")
    found = toml_lines.keys(text)
    assert set(found) == set(paths(tomllib.loads(text))) - {()}


@given(st.text(max_size=200))
def test_any_text_is_a_variant_or_a_clear_mistake(text):
    with suppress(BadBox):
        variants.read(DESTORSION, text, name="x")


# --- records ---------------------------------------------------------------------------------------------------


def test_a_record_alone_replays_a_variant():
    match = played(variants.read(DESTORSION, SHORT), 3)
    text = record.write(match)
    assert "variant Short %23 dungeon 50 %25" in text
    assert "change dungeon_board.squares 40" in text
    again = record.replay(text)
    assert again.variant.name == "Short # dungeon 50 %"
    assert again.variant.differences == match.variant.differences
    assert again.position.scores() == match.position.scores()
    assert record.write(again) == text


def test_texts_and_tables_survive_a_record():
    changes = {"provinces.cards.0.faction": "Tide", "provinces.cards.1.needs": {"S": 1, "choice": 2}}
    match = Match(AIRAIN, 2, variant=variants.changed(AIRAIN, changes, "Names"))
    assert record.replay(record.write(match)).variant.changes == changes


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("squares 40", "squares 99", 12, "10 to 60"),
        ("squares 40", "squares [", 12, "unreadable"),
        ("squares 40", "squares " + "[" * 3000, 12, "unreadable"),
        ("squares 40", "squares NaN", 12, "whole number"),
        ("change dungeon_board.squares 40", "change dungeon_board.effect_step 4", 12, "cannot be changed"),
        ("squares 40", "squares 41", 10, "other components"),
        ("change dungeon_board.squares 40\n", "", 10, "other components"),
        ("variant Short", "variant \u202eShort", 11, "on one line"),
        ("variant Short %23 dungeon 50 %25\n", "", 1, "variant.name"),
    ],
)
def test_a_record_with_a_wrong_box_is_refused_at_its_line(old, new, line, said):
    text = record.write(played(variants.read(DESTORSION, SHORT), 2))
    assert old in text
    with pytest.raises(MalformedRecord, match=said) as caught:
        record.replay(text.replace(old, new))
    assert caught.value.line == line
