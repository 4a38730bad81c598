"""The HTML pages in every language, and the server's texts."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from scenery import nothing_behind, sky_behind
from table.people import at_table

from tablee.core.handbook import passages
from tablee.core.texts import COMMON, LANGUAGES, message_ids
from tablee.table import catalogue, handbook, speech
from tablee.table.opening import offered
from tablee.table.pages import listed
from tablee.testing.words import misspaced

SOURCE = Path(speech.__file__).parent


@at_table
async def test_every_page_is_served_in_every_language(place):
    ann = await place.person()
    await ann.new_table()
    playing = ann.table
    made = await ann.new_table(seats=("me", "friend"), wait=True)
    paths = (f"/t/{playing}", f"/t/{ann.table}", made["links"]["1"].removeprefix("http://table.test"))
    pages = ["/", *paths, "/tables", "/replay", "/nothing", *(f"/rules/{name}" for name in offered())]
    for path in pages:
        texts = set()
        for language in LANGUAGES:
            page = await ann.get(path, lang=language)
            assert page.status_code == (404 if path == "/nothing" else 200), path
            assert f'<html lang="{language}"' in page.text
            assert not re.search(r"<script(?![^>]*\bsrc=)", page.text), "an inline script"
            assert not re.search(r"<style|\bstyle=\"|\bon[a-z]+=\"", page.text), "an inline style or handler"
            texts.add(page.text)
        assert len(texts) == len(LANGUAGES)


@at_table
async def test_static_files_are_served_by_content(place):
    ann = await place.person()
    addresses = set(re.findall(r'"(/static/[^"]+)"', (await ann.get("/")).text))
    assert addresses
    for address in addresses:
        file = await ann.get(address)
        assert file.status_code == 200, address
        assert "immutable" in file.headers["cache-control"]


@at_table
async def test_scenery_is_served_by_content(place):
    """A view names its scenery and does not contain it; handbook and components define what their pictures show."""
    ann = await place.person()
    with nothing_behind(offered()["airain"]):
        await ann.new_table(game="airain")
        assert (await ann.view())["picture"]["scenery"] == ""
    with sky_behind(offered()["airain"]):
        await ann.new_table(game="airain")
        picture = (await ann.view())["picture"]
        file = await ann.get(f"/scenery/{picture['scenery']}")
        assert file.status_code == 200
        assert "immutable" in file.headers["cache-control"]
        assert file.headers["content-type"] == "image/svg+xml"
        assert "light-dark(#bcd9e6,#20303f)" in file.text
        assert "#bcd9e6" not in "".join([picture["ground"], *picture["spots"].values()])
        old = await ann.get("/scenery/airain/wide-2.000000000000.svg")
        assert (old.status_code, old.headers["cache-control"]) == (200, "no-store")
        for lost in ("airain/tall-2.000000000000.svg", "airain/wide-2.svg", "nosuch/wide-2.000000000000.svg"):
            assert (await ann.get(f"/scenery/{lost}")).status_code == 404, lost
        for made in (handbook.chapters, handbook.overview, handbook.drawn, handbook._scene, catalogue.shelves):
            made.cache_clear()
        for path in ("/rules/airain", "/catalogue/airain"):
            text = (await ann.get(path)).text
            used = set(re.findall(r'<use href="#(scenery-[^".]+)', text))
            assert {id_ for id_ in used if f' id="{id_}"' in text} == used
            assert "scenery-airain-wide" in "".join(used), path
    for made in (handbook.chapters, handbook.overview, handbook.drawn, handbook._scene, catalogue.shelves):
        made.cache_clear()


@at_table
async def test_the_schema_is_served_without_foreign_scripts(place):
    ann = await place.person()
    schema = await ann.get("/schema/openapi.json")
    assert schema.status_code == 200
    assert "/api/tables" in schema.json()["paths"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_and_every_sentence_a_use(language):
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    raised = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', source)) | {"stale", "overtaken", "illegal"}
    raised |= {"unavailable", "unsure"}
    raised |= set(re.findall(r'\d{3}: "([a-z-]+)"', source)) | {"failed", "malformed"}
    known = {id_ for id_ in message_ids(SOURCE / "texts" / f"{language}.ftl") if id_.startswith("refused-")}
    assert {f"refused-{code}" for code in raised} == known


@pytest.mark.parametrize(
    ("asked", "cookie", "accepts", "spoken"),
    [("fr", "es", "en", "fr"), (None, "es", "fr", "es"), (None, "xx", "de, fr-CA;q=0.9, en;q=0.1", "fr"),
     ("xx", None, "", "en"), (None, None, "de", "en"), (None, None, "en;q=0.2, es;q=0.9", "es"),
     (None, None, "a;q=x,es", "es")],
)  # fmt: skip
def test_the_language_is_the_one_asked_for_then_the_cookies_then_the_browsers(asked, cookie, accepts, spoken):
    assert speech.language_of(asked, {"lang": cookie} if cookie else {}, accepts) == spoken


def fields_of(sent):
    """Return all field names in a view, including those of nested objects."""
    if isinstance(sent, dict):
        return set(sent).union(*map(fields_of, sent.values()))
    return set().union(*map(fields_of, sent)) if isinstance(sent, list) else set()


@at_table
async def test_every_field_of_a_view_is_read_by_a_script(place):
    ann = await place.person()
    await ann.new_table()
    scripts = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "static").glob("*.js"))
    view = await ann.view()
    view["picture"] |= {"spots": {}, "pieces": {}}  # these are keyed by the names of drawn things
    unread = {name for name in fields_of(view) if not re.search(rf"\b{name}\b", scripts)}
    assert unread == set()


@at_table
async def test_the_rules_of_a_table_are_those_it_plays_by(place):
    """A table's rules follow its options; the general rules page says which passages depend on an option."""
    ann = await place.person()
    for game in offered().values():
        told = [p for p in passages((game.folder / "handbook" / "en.md").read_text(encoding="utf-8")) if p.option]
        for option in {passage.option for passage in told}:
            value = next(v for v in reversed(game.options[option].values) if v != game.options[option].default)
            if game.components.check_options(game.read_options({option: value}), game.seats[0]):
                continue
            await ann.new_table(game.name, ("me", *["screen"] * (game.seats[0] - 1)), options={option: value})
            here, default = await ann.get(f"/t/{ann.table}/rules"), await ann.get(f"/rules/{game.name}")
            assert here.status_code == default.status_code == 200
            assert here.text != default.text
            assert "Table option" in default.text
            assert "Table option" not in here.text
        assert (await ann.get(f"/rules/{game.name}/data")).text.startswith("#")
    stranger = await place.person()
    assert (await stranger.get(f"/t/{ann.table}/rules")).status_code == 403


@at_table
async def test_a_game_whose_texts_are_incomplete_is_left_out_of_the_lobby(place):
    """The others are listed all the same, and the log names what is missing."""
    whole = next(iter(offered().values()))
    broken = replace(whole, folder=whole.folder.parent / "nosuch")
    assert listed(whole, "en")["title"]
    assert listed(broken, "en") is None


def test_french_is_spaced():
    """The same holds for the texts of games, where a promise checks it."""
    for folder in (SOURCE / "texts", COMMON):
        assert misspaced(folder / "fr.ftl") == ""


@at_table
async def test_an_error_page_says_what_is_wrong_and_a_way_on(place):
    ann = await place.person()
    made = await ann.new_table(seats=("me", "friend"))
    bob = await place.person()
    old = made["links"]["1"].removeprefix("http://table.test")
    await bob.open(old)
    await ann.post(f"/api/t/{ann.table}/link", {"seat": 1})
    for path, status in (("/nothing", 404), ("/t/nosuch", 404), (f"/t/{ann.table}/rules", 403), (old, 410)):
        titles = set()
        for language in LANGUAGES:
            stranger = await place.person()
            stranger.http.cookies.set("lang", language)
            page = await stranger.get(path)
            assert page.status_code == status
            assert str(status) not in re.sub(
                r"<head>.*?</head>|<svg.*?</svg>|/static/[^\"]*", "", page.text, flags=re.S
            )
            titles.add(re.search("<title>(.*?) — Tablée</title>", page.text)[1])
            assert '<a class="button main" href="/">' in page.text
        assert len(titles) == len(LANGUAGES)
