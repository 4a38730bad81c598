"""The sounds: what each is like, which are heard together, and when nothing is heard."""

import math

import pytest
from browser.people import open_game, wait_for_turn
from playwright.sync_api import expect

from tablee.core.story import SOUNDS
from tablee.table.bundle import STATIC

ENDS = {"turn", "won", "ended"}  # these no event makes
NOON, NIGHT = "2030-05-01T12:00:00", "2030-05-01T23:00:00"
SOUNDING = '{"confirm": "never", "sound": true, "speed": "normal"}'
WATCHED = """
window.heard = []; window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
const { start, stop } = AudioBufferSourceNode.prototype;
AudioBufferSourceNode.prototype.start = function (at = 0) {
  window.heard.push({ seconds: this.buffer.duration, at, node: this, end: at + this.buffer.duration });
  start.call(this, at);
};
AudioBufferSourceNode.prototype.stop = function (at = 0) {
  window.heard.find((one) => one.node === this).end = at;
  stop.call(this, at);
};
"""
HEAR = """async (names) => {
  const { hear } = await import('/static/0/sounds.js');
  const before = window.heard.length;
  await hear(names);
  return window.heard.slice(before).map(({ seconds }) => seconds);
}"""
MAKE = """async () => {
  const { RECIPES } = await import('/static/0/synth.js');
  return Object.fromEntries(Object.entries(RECIPES).map(([name, make]) => [name, [...make()]]));
}"""


@pytest.fixture
def table(person):
    """Return a page at a table, at noon, on which somebody has already clicked."""
    page = person(preferences=SOUNDING, script=WATCHED)
    page.clock.set_fixed_time(NOON)
    open_game(page, "destorsion", preset="screen")
    page.locator("#seats-title").click()
    page.evaluate("import('/static/0/sounds.js')")  # a copy of the module, of which the test can call the functions
    page.mouse.click(1, 400)
    return page


def test_every_sound_is_short_clean_and_its_own(table):
    made = table.evaluate(MAKE)
    assert set(made) == {*SOUNDS, *ENDS}
    assert (STATIC / "synth.js").stat().st_size < 20_000
    assert len({tuple(samples[:999]) for samples in made.values()}) == len(made)
    for name, samples in made.items():
        assert len(samples) / 24_000 < (2 if name in ENDS else 1.2), name
        assert 0.3 < max(map(abs, samples)) < 0.7, name
        assert abs(samples[0]) < 0.02, f"{name} begins with a click"
        assert max(map(abs, samples[-24:])) < 0.002, f"{name} ends with a click"
        assert abs(math.fsum(samples)) / len(samples) < 0.01, name


def test_two_sounds_are_heard_at_once_at_most(table):
    assert len(table.evaluate(HEAR, ["won", "blast", "shot"])) == 2
    for names in (["blast"], ["shot", "dice"], ["turn"]):
        table.evaluate(HEAR, names)
    heard = table.evaluate("window.heard.map(({ at, end }) => [at, end])")
    fading = 0.031  # a sound that makes room fades out
    for at, _ in heard:
        assert sum(start <= at < end - fading for start, end in heard) <= 2
    assert len(heard) >= 3


def test_what_matters_less_does_not_interrupt(table):
    assert len(table.evaluate(HEAR, ["clash", "blast"])) == 2
    assert table.evaluate(HEAR, ["step"]) == []


def test_off_hidden_and_night_are_quiet(table):
    knock = [0.34]
    assert len(table.evaluate(HEAR, ["bell"])) == 1
    table.evaluate("window.away = true")
    assert table.evaluate(HEAR, ["bell"]) == []
    assert table.evaluate(HEAR, ["turn"]) == knock
    table.evaluate("window.away = false")
    table.clock.set_fixed_time(NIGHT)
    assert table.evaluate(HEAR, ["bell"]) == []
    assert table.evaluate(HEAR, ["turn"]) == knock
    change = "async (set) => Object.assign((await import('/static/0/preferences.js')).preferences, set)"
    table.evaluate(change, {"night": False})
    table.wait_for_timeout(500)  # until the two knocks are over
    assert len(table.evaluate(HEAR, ["bell"])) == 1
    table.evaluate(change, {"sound": False})
    assert table.evaluate(HEAR, ["bell", "turn"]) == []


def test_a_move_is_heard_and_the_sounds_are_loaded_for_it(person):
    page = person(preferences=SOUNDING, script=WATCHED)
    page.clock.set_fixed_time(NOON)
    loaded = []
    page.on("request", lambda request: loaded.append(request.url) if "synth.js" in request.url else None)
    open_game(page, "destorsion", preset="screen")
    wait_for_turn(page)
    assert loaded == [], "the sounds are loaded before they are needed"
    page.locator("#choices .choice").first.click()
    page.wait_for_function("() => window.heard.length > 0")
    assert len(loaded) == 1


def test_the_volume_is_set_in_one_place_and_can_be_heard(person):
    page = person(preferences=SOUNDING, script=WATCHED)
    page.clock.set_fixed_time(NOON)
    open_game(page, "destorsion", preset="screen")
    page.locator("#open-settings").click()
    volume = page.locator('#settings [name="volume"]')
    expect(volume).to_have_value("50")
    volume.press("ArrowRight")
    page.wait_for_function("() => window.heard.length === 1")
    assert page.evaluate("JSON.parse(localStorage['tablee.preferences']).volume") == 60
    page.locator('#settings [name="sound"]').uncheck()
    volume.press("ArrowRight")
    page.locator("#settings [data-close]").click()
    page.locator("#choices .choice").first.click()
    page.wait_for_timeout(800)
    assert page.evaluate("window.heard.length") == 1
