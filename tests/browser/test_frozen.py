"""A table that was begun by earlier rules: its page says why it cannot go on, and the record can be saved."""

import sqlite3

import pytest
from browser.conftest import serving
from browser.people import NO_CONFIRM, open_game, wait_for_turn
from playwright.sync_api import expect

from tablee.core.discovery import game as find_game


@pytest.mark.parametrize(("lang", "said"), [("en", "frozen"), ("fr", "gelée"), ("es", "congelada")])
def test_a_table_of_before_says_why_and_gives_its_record(person, tmp_path, lang, said):
    """Airain has hidden hands, so its record can be saved during a game only if the table is frozen."""
    with serving(tmp_path) as address:
        page = person(address=address, preferences=NO_CONFIRM, lang=lang)
        table = open_game(page, "airain", preset="bots", count=2)
        wait_for_turn(page)
        expect(page.locator("#save-record")).to_be_hidden()
        cookies = page.context.cookies()
        page.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.execute("update tables set rules_version = rules_version - 1")
    with serving(tmp_path) as address:
        page = person(address=address, lang=lang)
        page.context.add_cookies(cookies)
        page.goto(f"{address}/t/{table.rpartition('/')[2]}")
        expect(page.locator("#status")).to_contain_text(said)
        expect(page.locator("#choices .choice")).to_have_count(0)
        with page.expect_download() as saved:
            page.locator("#save-record").click()
        text = saved.value.path().read_text(encoding="utf-8")
        page.close()
    version = find_game("airain").rules_version
    assert f"begun with version {version - 1} of its rules, and this is version {version}" in text
    assert "deal " in text
