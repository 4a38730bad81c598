"""Boards and words of every game that has them: drawn from observations, in three languages, clickable."""

import re
import xml.etree.ElementTree as ET

import pytest
from random_play import random_match
from typer.testing import CliRunner

from tablee.cli import app
from tablee.core import record
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.drawing.palette import DARK, LIGHT
from tablee.core.drawing.scene import Scene, el, words
from tablee.core.errors import UnknownLanguage
from tablee.core.texts import COMMON, LANGUAGES, message_ids

DRAWN = names()
AA = 4.5  # the contrast WCAG asks for between words and their ground
ODD = re.compile("[^ -~\u00a0-\u017f‘’“”–…−×→]")  # what the fonts of the pictures lack: no emoji, no ornaments
SVG = "{http://www.w3.org/2000/svg}"
INKS = {  # the colours of words, and what they are written on
    "ink": "paper board raised wood stone sand grass water dusk",
    "muted": "paper board raised",
    "accent": "paper board raised",
    "paper": "ink accent",
    "on-gold": "gold",
    "on-hole": "hole",
    "on-seat": "seat0 seat1 seat2 seat3 seat4 orange leaf iron bronze violet teal bad",
}
READ_ON = [(ink, ground) for ink, grounds in INKS.items() for ground in grounds.split()]


def positions(name, seats, plies=260, every=13):
    for match in random_match(find_game(name), seats, 51, plies=plies):
        if match.ply % every == 0 or match.position.is_over:
            yield match


def seats_of(name):
    return find_game(name).seats[-1]


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_a_board_is_drawn_from_every_seat_and_every_choice_can_be_clicked(name, narrow):
    game = find_game(name)
    for match in positions(name, seats_of(name)):
        actor = match.position.to_act
        for seat in (*range(match.seats), NOBODY):
            seen = match.position.seen_by(seat)
            scene = game.draw(seen, seat, narrow=narrow)
            root = ET.fromstring(scene.svg("light"))
            ids = [node.get("id") for node in root.iter() if node.get("id")]
            assert len(set(ids)) == len(ids)
            assert all(title for _, title in scene.spots.values())
            assert not ODD.search("".join(text for node in root.iter(f"{SVG}text") for text in node.itertext()))
            fills = re.findall(r'<text[^>]* fill="var\(--([a-z0-9-]+)\)"', scene.svg(None))
            assert set(fills) <= set(INKS)
            for piece in scene.pieces.values():
                assert -1 <= piece.x <= scene.width + 1, piece.id
                assert -1 <= piece.y <= scene.height + 1, piece.id
                assert piece.title
            if seat == actor:
                for action in seen.legal():
                    path = game.board.path(seen, action)
                    assert path
                    assert set(path) <= scene.refs()


@pytest.mark.parametrize("name", DRAWN)
def test_pieces_keep_their_ids_and_stand_in_id_order(name):
    game = find_game(name)
    for match in positions(name, seats_of(name), plies=120, every=5):
        scene = game.draw(match.position.seen_by(0), 0)
        root = ET.fromstring(scene.svg(None))
        layer = next(g for g in root.iter(f"{SVG}g") if g.get("class") == "pieces")
        ids = [g.get("id") for g in layer]
        assert ids == sorted(ids)
        assert all(g.get("data-ref") for g in layer)
        assert all(g.find(f"{SVG}title") is not None for g in layer if len(g))


@pytest.mark.parametrize("name", DRAWN)
def test_every_seat_has_a_colour_of_its_own_that_can_be_read(name):
    seats = find_game(name).board.seat_colours
    assert len({fill for fill, _ in seats}) == len(seats) >= seats_of(name)
    for theme in (LIGHT, DARK):
        for fill, ink in seats:
            assert contrast(theme[ink.removeprefix("@")], theme[fill.removeprefix("@")]) >= AA


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_every_sentence_can_be_said_in_every_language(name, language):
    game = find_game(name)
    say = game.say(language)
    for match in random_match(game, seats_of(name), 53, plies=400):
        position = match.position
        for viewer in (0, NOBODY):
            assert game.words.prompt(position, viewer)(say)
        if position.to_act not in (CHANCE, NOBODY):
            seen = position.seen_by(position.to_act)
            for action in seen.legal():
                assert game.words.label(seen, action)(say)
        if match.ply % 13 == 0:
            assert game.draw(position.seen_by(0), 0, language).title
        if position.legal():
            line = game.words.told(position, position.legal()[0])
            assert line is None or line(say)  # None: not for a spectator's eyes
    for option in game.options.values():
        assert say(f"option-{option.name}")
        for value in option.values:
            assert say(f"option-{option.name}-{value}")


@pytest.mark.parametrize("name", DRAWN)
def test_choices_of_one_decision_read_differently_or_lead_to_the_same_place(name):
    game = find_game(name)
    say = game.say("en")
    for match in random_match(game, seats_of(name), 57, plies=300):
        if match.position.to_act in (CHANCE, NOBODY):
            continue
        said = {}
        for action in match.position.legal():
            text = game.words.label(match.position, action)(say)
            after = match.position.copy()
            after.play(after.to_act, action)
            key = bytes(after.seen_by(NOBODY))
            assert said.setdefault(text, key) == key, text


def texts_of(name):
    folder = COMMON if name == "core" else find_game(name).folder / "texts"
    return {language: folder / f"{language}.ftl" for language in LANGUAGES}


@pytest.mark.parametrize("name", ["core", *DRAWN])
def test_the_languages_have_the_same_messages(name):
    files = texts_of(name)
    english = message_ids(files["en"])
    assert english
    for path in files.values():
        assert message_ids(path) == english


@pytest.mark.parametrize("name", DRAWN)
def test_no_message_is_unused(name):
    game = find_game(name)
    source = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    source += texts_of(name)["en"].read_text(encoding="utf-8").replace("\n", " ")
    for id_ in message_ids(texts_of(name)["en"]):
        stem = re.sub(r"^log-", "", id_)
        used = f'"{id_}"' in source or f'"{stem}"' in source or f"{{ {id_} }}" in source or id_.startswith("option-")
        assert used or id_ in ("title", "pitch"), id_


@pytest.mark.parametrize("name", DRAWN)
def test_a_notebook_shows_what_the_command_draws(name, tmp_path):
    path = min((find_game(name).folder / "tests" / "records").glob("*.game"))
    drawn = tmp_path / "board.svg"
    assert CliRunner().invoke(app, ["draw", str(path), "--ply", "9", "-o", str(drawn)]).exit_code == 0
    position = record.replay(path.read_text(encoding="utf-8"), plies=9).position
    assert position._repr_svg_() == drawn.read_text(encoding="utf-8")


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownLanguage, match="en, fr, es"):
        find_game(DRAWN[0]).say("de")


def test_text_never_becomes_markup():
    scene = Scene(10, 10, "<script>")
    scene.draw(words("<b>&", 1, 1), el("g", "a < b", data_x='"><script>'))
    svg = scene.svg()
    assert "<script>" not in svg
    assert "&lt;b&gt;&amp;" in svg


def test_themes_name_the_same_colours():
    assert set(LIGHT) == set(DARK)
    with pytest.raises(KeyError, match="no colour"):
        el("rect", fill="@nosuch")


def luminance(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground"), READ_ON)
def test_words_can_be_read_on_their_ground(theme, ink, ground):
    assert contrast(theme[ink], theme[ground]) >= AA


@pytest.mark.parametrize("name", DRAWN)
def test_points_by_source_add_up(name):
    game = find_game(name)
    for match in positions(name, game.seats[-1]):
        told = game.words.sources(match.position)
        assert [sum(made) for made in zip(*(points for _, points in told), strict=True)] == match.position.scores()
    for language in LANGUAGES:
        assert len({label(game.say(language)) for label, _ in told}) == len(told)


@pytest.mark.parametrize("name", DRAWN)
def test_what_breaks_ties_explains_every_place(name):
    """By points, then by each number told in turn, seats come in the order of their places; equal ones share."""
    game = find_game(name)
    breaking = {"tieBreak": "provinces"} if name == "airain" else {}
    ties = 0
    for match in random_match(game, game.seats[-1], 51, breaking, plies=400):
        position = match.position
        told = game.words.tie_breaks(position)
        standing = list(zip(position.scores(), *(values for _, values in told), strict=True))
        assert position.ranks() == [1 + sum(other > own for other in standing) for own in standing]
        ties += len(set(position.scores())) < len(set(standing))
    assert ties > 0
    for language in LANGUAGES:
        assert len({label(game.say(language)) for label, _ in told}) == len(told)
