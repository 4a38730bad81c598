"""Answers carry what has changed, compressed; scripts and styles come in bundles."""

import gzip
import random
import re
import zlib

import msgspec
import pytest
from random_play import new_match, random_step
from table.people import applied, at_table, view_in, whole
from table.test_secrets import room_of

from tablee.core.discovery import game as find_game
from tablee.core.discovery import names
from tablee.core.drawing.palette import DARK, toned
from tablee.table import answers, bundle, views


@pytest.mark.parametrize("name", names())
def test_changes_lead_from_any_view_to_any_other(name):
    """A page that applies the changes has exactly the new view, also after an undo and with another picture."""
    game = find_game(name)
    match, dice = new_match(game, game.seats[-1], 81, compiled=True), random.Random(81)
    room, seen = room_of(match), []
    for turn in range(40):
        random_step(match, dice)
        room = room_of(match)
        viewer = views.Viewer((0,), 0, "en", narrow=bool(turn % 2))
        seen.append(views.view(room, viewer))
    for _ in range(60):
        old, new = dice.choice(seen), dice.choice(seen)
        change = msgspec.json.decode(answers.encoded(answers.changes(new, old) | {"left": 0.0}))
        after = applied(change, whole(old))
        assert after == whole(new)
        assert list(after["picture"]["spots"]) == list(new.picture["spots"])


@at_table
async def test_an_answer_is_small_and_compressed_for_browsers_that_accept_it(place):
    ann = await place.person()
    await ann.new_table("poignee")
    view = await ann.view()
    path = f"/api/t/{ann.table}/view"
    plain = await ann.http.get(path, headers={"Accept-Encoding": "identity"})
    packed = await ann.http.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 5
    same = await ann.get(path.removeprefix(""), base=view["version"])
    assert same.json()["view"] == {}
    assert "picture" not in same.json()
    body = {"step": view["step"], "seat": view["seat"], "action": view["choices"][0]["action"]}
    after = await ann.post(f"/api/t/{ann.table}/act", body | {"base": view["version"]})
    assert len(after.content) < len(plain.content) / 2
    assert applied(after.json(), view)["version"] == (await ann.view(seat=after.json()["view"].get("seat")))["version"]


@at_table
async def test_an_unknown_base_gets_the_whole_view(place):
    ann = await place.person()
    await ann.new_table()
    whole = await ann.view()
    odd = await ann.get(f"/api/t/{ann.table}/view", base="0123456789abcdef")
    assert odd.json()["base"] is None
    assert view_in(odd) == whole


@at_table
async def test_names_of_players_are_never_compressed_with_anything_else(place):
    """Players choose their names, and the size of a compressed message would tell what else in it is similar."""
    ann = await place.person()
    await ann.new_table("airain", seats=("me", "friend"))
    for path in (f"/api/t/{ann.table}/view", f"/t/{ann.table}", f"/t/{ann.table}/rules"):
        answer = await ann.get(path)
        assert answer.headers["content-encoding"] == "gzip"
        assert not re.search(r"\bP[01]\b", answer.text)
    for path in (f"/api/t/{ann.table}/people", "/"):
        answer = await ann.get(path)
        assert "P1" in answer.text
        assert "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    ("header", "allowed"),
    [
        ("gzip, deflate, br", True),
        ("", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("br, *", True),
        ("GZIP", True),
    ],
)
def test_compression_follows_what_the_browser_accepts(header, allowed):
    assert answers.accepts_gzip(header) is allowed
    assert ("Content-Encoding" in answers.compressed(b"x" * 1000, header)[1]) is allowed


def test_the_blocks_of_a_stream_are_one_gzip_stream_but_share_nothing():
    pieces = [b"data: " + bytes(range(65, 91)) * 20, b"data: " + bytes(range(65, 91)) * 20, b"event: beat\ndata: 0\n\n"]
    unpack, said = zlib.decompressobj(zlib.MAX_WBITS | 16), []
    unpack.decompress(answers.GZIP_HEADER)
    for piece in pieces:
        said.append(unpack.decompress(answers.block(piece)))
    assert said == pieces
    assert len(answers.block(pieces[1])) == len(answers.block(pieces[0]))


def test_a_bundle_runs_every_module_once_and_after_those_it_imports(tmp_path):
    (tmp_path / "a.js").write_text('import { b, c as d } from "./b.js";\nimport "./c.js";\nexport const a = b + d;\n')
    (tmp_path / "b.js").write_text(
        'import { c } from "./c.js";\n\nexport { };\n'.replace("export { };\n", "export const b = c;\n")
        + "export function c() {}\n"
    )
    (tmp_path / "c.js").write_text("/** Says\n * it. */\nexport async function c() {}\nexport {};\n")
    made = bundle.joined(("a.js", "b.js"), tmp_path)
    assert made.index("module_c_js =") < made.index("module_b_js =") < made.index("module_a_js =")
    assert made.count("module_c_js =") == 1
    assert "const { b, c: d } = module_b_js;" in made
    assert "Says" not in made
    assert not re.search(r"^(import|export)\b", made, re.MULTILINE)


def test_comments_and_indentation_are_not_sent_but_strings_are(tmp_path):
    lines = ["// all of it", "  // and this", '  say("a // b");', "  say(`// ${1}`);", "    1; // can't", "x;"]
    (tmp_path / "a.js").write_text("\n".join(lines) + "\n")
    assert bundle.joined(("a.js",), tmp_path).splitlines()[1:-2] == ['say("a // b");', "say(`// ${1}`);", "1;", "x;"]


@pytest.mark.parametrize(
    "wrong", ['import * as b from "./b.js";\n', "export default 1;\n", 'import { a } from "./a.js";\n']
)
def test_what_cannot_be_bundled_is_refused(tmp_path, wrong):
    (tmp_path / "a.js").write_text(wrong)
    with pytest.raises(ValueError, match=r"a\.js"):
        bundle.joined(("a.js",), tmp_path)


def test_pages_take_their_colours_from_the_games_after_the_palette():
    styles = bundle.bundled("table.bundle.css", "").decode()
    for name in names():
        paper = toned(find_game(name).board.tone, "dark")["paper"]
        assert paper != DARK["paper"]
        assert re.search(rf'\[data-tone="{name}"\] {{[^}}]*--paper: light-dark\(#\w+, {paper}\)', styles)
    assert styles.index("data-tone") > styles.index("--paper")


@pytest.mark.parametrize("wrong", [{"ink": "#000000/#ffffff"}, {"paper": "#ffffff"}, {"nosuch": "#ffffff/#000000"}])
def test_a_tone_has_pairs_of_known_colours(wrong):
    with pytest.raises(ValueError, match="pair of colours for some of paper, board"):
        toned(wrong, "light")


@at_table
async def test_a_page_about_a_game_has_its_tone(place):
    ann = await place.person()
    for path in ("/rules/airain", "/learn/airain", "/catalogue/airain"):
        assert '<html lang="en" data-tone="airain">' in (await ann.get(path)).text
    assert '<html lang="en">' in (await ann.get("/")).text


@at_table
async def test_every_bundle_is_served_compressed(place):
    ann = await place.person()
    for name in bundle.BUNDLES:
        answer = await ann.get(f"/static/0/{name}")
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert gzip.compress(answer.content)
    page = (await ann.get("/")).text
    assert len(re.findall(r"<script", page)) == 1
    assert len(re.findall(r'rel="stylesheet"', page)) == 1
