"""Actions of people in a browser: open a table, click on the board, play to the end."""

import time
from random import Random

NO_CONFIRM = '{"confirm": "never", "sound": false, "speed": "once"}'
MOST_CLICKS = 4000
QUIET = 600  # a test fails after this many seconds without anything to click; compiling may take long


def open_game(page, game, *, seats=None, preset="bots", count=None, level=1, options=None, hints=False):
    """Start a game from the lobby; `seats` are the kinds of the seats after the first. Return the URL of the table."""
    page.goto("/")
    page.locator(f'[data-open="setup-{game}"]').click()
    sheet = page.locator(f"#setup-{game}")
    sheet.locator(f'[name="preset"][value="{preset}"]').check(force=True)
    if seats is not None:
        count = len(seats) + 1
    if count is not None:
        sheet.locator(f'[name="count"][value="{count}"]').check(force=True)
    for row, kind in enumerate(seats or [], start=1):
        sheet.locator('[name="kind"]').nth(row).select_option(kind)
    for level_field in sheet.locator('[name="level"]:visible').all():
        level_field.select_option(str(level))
    if hints:
        sheet.locator('[name="hints"]').check()
    if options:
        sheet.locator(".options:not(.house) > summary").click()
    for option, value in (options or {}).items():
        sheet.locator(f'[data-option="{option}"]').select_option(value)
    sheet.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    page.locator("#board > svg, #curtain[open], #gather .gathered").first.wait_for()
    return page.url


def wait_for_turn(page):
    """Wait until it is this person's turn. This may take long, because bots may still have to be compiled."""
    page.locator("#table.mine #choices .choice").first.wait_for(state="attached", timeout=QUIET * 1000)


def links(page):
    """Return the links in the waiting room or, if the game has begun, in the share sheet (for watching last)."""
    page.locator("#share[open], .waiting .link").first.wait_for()
    if page.locator(".waiting").count():
        return [field.input_value() for field in page.locator(".gathered .link input").all()]
    found = [field.input_value() for field in page.locator("#links input").all()]
    page.locator("#share [data-close]").click()
    return found


def sit_down(page, link, name=""):
    """Follow a seat's link, or one for another device, and press the button on its page."""
    page.goto(link)
    if name:
        page.locator('#door [name="name"]').fill(name)
    page.locator("#door .main").click()
    page.wait_for_url("**/t/*")


LOOK = """(chance) => {
  const shown = (selector) => document.querySelector(selector);
  if (shown('#result').open) return {over: true};
  const pick = (things) => things[Math.floor(chance * things.length)];
  const place = (things, hits) => {
    for (const thing of things) {
      thing.scrollIntoView({block: 'center'});
      const box = thing.getBoundingClientRect();
      for (const [fx, fy] of [[.5, .5], [.5, .8], [.2, .5], [.8, .5], [.5, .2], [.15, .85], [.85, .15]]) {
        const x = box.x + box.width * fx, y = box.y + box.height * fy;
        if (hits(document.elementFromPoint(x, y), thing, x, y)) return [x, y];
      }
    }
    return null;
  };
  const inside = (found, thing) => thing.contains(found);
  if (!shown('#to-now').hidden) return {name: 'to-now', place: place([shown('#to-now')], inside)};
  const pass = shown('#pass-on');
  if (!pass.hidden) return {name: 'pass-on', place: place([pass], inside)};
  if (shown('#curtain').open) return {name: 'curtain', place: place([shown('#curtain button')], inside)};
  if (!shown('#confirm').hidden) return {name: 'confirm', place: place([shown('#confirm')], inside)};
  const items = [...document.querySelectorAll('#menu:not([hidden]) .choice')];
  if (items.length) return {name: 'menu', place: place([pick(items)], inside)};
  const lit = [...document.querySelectorAll('#board .lit')];
  if (!lit.length) return {};
  const name = pick([...new Set(lit.map((thing) => thing.dataset.ref))].sort());
  const hits = (found, thing, x, y) => {
    if (!found?.closest('#board > svg')) return false;
    const under = document.elementsFromPoint(x, y).map((element) => element.closest('#board [data-ref].lit'));
    return under.find((drawn) => drawn)?.dataset.ref === name;
  };
  return {name, place: place(lit.filter((thing) => thing.dataset.ref === name), hits)};
}"""


def lit(page):
    """Return the names of the drawn things that can be clicked."""
    return page.evaluate("[...document.querySelectorAll('#board .lit')].map((thing) => thing.dataset.ref)")


def act(page, chance, *, touch=False):
    """Click one of the things that can be clicked, if any; return "nothing", "something" or, after the end, "over"."""
    seen = page.evaluate(LOOK, chance)
    if seen.get("over"):
        return "over"
    if "name" not in seen:
        return "nothing"
    assert seen["place"], f"{seen['name']} is shown but covered by something else"
    press = page.touchscreen.tap if touch else page.mouse.click
    press(*seen["place"])
    return "something"


def tap(page, chance):
    """Do what `act` does, with a finger."""
    return act(page, chance, touch=True)


KEYS = """() => {
  const shown = (selector) => document.querySelector(selector);
  if (shown('#result').open) return {over: true};
  if (shown('#curtain').open) return {at: 'curtain'};
  if (shown('#table').classList.contains('sending')) return {};
  const focus = document.activeElement;
  if (!shown('#pass-on').hidden) return {at: focus === shown('#pass-on') ? 'pass' : 'nowhere'};
  const choices = [...document.querySelectorAll('#list .choice:enabled')].filter((one) => one.checkVisibility()).length;
  if (!shown('#menu').hidden) return {at: 'menu', choices: document.querySelectorAll('#menu .choice').length};
  if (!choices) return {};
  const places = {'#list .choice, #list:focus': 'list', '#list *': 'beside', '#board [data-ref]': 'board'};
  places['.staging #board:focus'] = 'show'; // what can be chosen is not on the board yet
  places['#board:focus'] = 'beside';
  const at = Object.entries(places).find(([selector]) => focus.closest(selector))?.[1] ?? 'nowhere';
  return {at, choices, armed: !shown('#confirm').hidden};
}"""


def type_(page, chance):
    """Do what `act` does, with the keyboard alone. Begin with the link that leads to the choices."""
    seen = page.evaluate(KEYS)
    if seen.get("over"):
        return "over"
    if "at" not in seen:
        return "nothing"
    if seen["at"] == "nowhere":
        assert page.evaluate("document.activeElement === document.body && !window.begun"), "the focus was lost"
        page.evaluate("window.begun = true")
        page.keyboard.press("Tab")
    elif seen.get("armed"):
        page.wait_for_timeout(450)  # a key that comes at once would count as a double click
    elif seen["at"] == "beside":
        page.keyboard.press("Shift+Tab")  # from what stands after the choices
        return "something"
    elif chance > 0.9 and seen["at"] in ("list", "board"):
        page.keyboard.press("Tab" if seen["at"] == "list" else "Shift+Tab")  # to the board, or back
        return "something"
    elif seen["at"] == "board":
        page.keyboard.press(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][int(chance * 40) % 4])
    elif seen["at"] not in ("curtain", "pass", "show"):
        page.keyboard.press("Home")
        for _ in range(int(chance / 0.9 * min(seen["choices"], 6))):
            page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    return "something"


def play_to_the_end(pages, seed=1, tries=2000, act=act):
    """Click until every page shows the result: `tries` times at random, and after that always the first thing."""
    rng = Random(seed)
    playing, clicks, busy_at = list(pages), 0, time.monotonic()
    while playing:
        for page in list(playing):
            done = act(page, rng.random() if clicks < tries else 0)
            if done == "over":
                playing.remove(page)
            elif done == "something":
                clicks, busy_at = clicks + 1, time.monotonic()
        assert clicks < MOST_CLICKS, f"the game did not end after {MOST_CLICKS} clicks"
        waited = time.monotonic() - busy_at
        assert waited < QUIET, f"there is nothing to click: {pages[0].locator('#prompt').inner_text()}"
        if waited > 0.1:
            pages[0].wait_for_timeout(20)
