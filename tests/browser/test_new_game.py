"""A game made with `tablee new-game` outside the repository is offered in the lobby, and its bots play."""

import pytest
from browser.conftest import serving
from browser.people import NO_CONFIRM, act, open_game, wait_for_turn
from playwright.sync_api import expect

from tablee.testing.new_game import write_game


@pytest.fixture
def workshop(tmp_path):
    """Run a server that also offers the games of another folder; return its address."""
    write_game("river_race", tmp_path / "games")
    with serving(tmp_path / "tables", TABLEE_GAMES=str(tmp_path / "games")) as address:
        yield address


def test_a_new_game_is_played_against_a_bot(workshop, person):
    page = person(preferences=NO_CONFIRM, address=workshop)
    open_game(page, "river_race", seats=["bot"])
    expect(page.locator("h1")).to_contain_text("River Race")
    wait_for_turn(page)
    assert act(page, 0) == "something"
    log = page.locator("#log")
    expect(log).to_contain_text("You: rolled")
    wait_for_turn(page)
    expect(log).to_contain_text("Ada: rolled")
    page.goto(f"{workshop}/rules/river_race")
    expect(page.locator("main")).to_contain_text("the runner stumbles")
