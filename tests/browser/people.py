"""What people do at a table, by clicking: set it, choose on the board, play to the end."""

import time
from random import Random

NO_CONFIRM = '{"confirm": "never", "sound": false}'
STEPS = 12000  # no game of these tests takes as many looks at the pages
QUIET = 240  # seconds without anything to click, compiling included: then something is stuck


def open_game(page, game, *, seats=None, preset="bots", count=None, level=1, options=None):
    """Open a game's sheet from the lobby and start; `seats` are kinds for the seats after the first."""
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
    if options:
        sheet.locator("summary").click()
    for option, value in (options or {}).items():
        sheet.locator(f'[data-option="{option}"]').select_option(value)
    sheet.locator('button[type="submit"]').click()
    page.wait_for_url("**/t/*")
    page.locator("#board > svg").wait_for()
    return page.url


def wait_for_turn(page):
    """Wait until this person may choose something; bots may still have to be compiled."""
    page.locator("#choices .choice").first.wait_for(timeout=QUIET * 1000)


def links(page):
    """Return the seat links the host was shown, by seat."""
    page.locator("#share[open]").wait_for()
    found = [field.input_value() for field in page.locator("#links input").all()]
    page.locator("#share [data-close]").click()
    return found


def state(page):
    """Tell what a page shows: is it over, what may be clicked."""
    return page.evaluate(
        """() => ({
          over: document.querySelector('#result').open,
          confirm: !document.querySelector('#confirm').hidden,
          menu: !document.querySelector('#menu').hidden,
          curtain: document.querySelector('#curtain').open,
          lit: [...new Set([...document.querySelectorAll('#board .lit')].map((e) => e.dataset.ref))],
        })"""
    )


def click_drawn(page, ref):
    """Click a lit thing where nothing else covers it, as a person would."""
    place = page.evaluate(
        """(ref) => {
          const named = [...document.querySelectorAll(`#board .lit[data-ref="${CSS.escape(ref)}"]`)];
          if (!named.length) return [];
          for (const drawn of named) {
            drawn.scrollIntoView({block: 'center'});
            const box = drawn.getBoundingClientRect();
            for (const [fx, fy] of [[.5, .5], [.5, .8], [.2, .5], [.8, .5], [.5, .2], [.15, .85], [.85, .15]]) {
              const x = box.x + box.width * fx, y = box.y + box.height * fy;
              const hit = document.elementFromPoint(x, y)?.closest('#board [data-ref].lit');
              if (hit && hit.dataset.ref === ref) return [x, y];
            }
          }
          return null;
        }""",
        ref,
    )
    if place:
        page.mouse.click(*place)
    elif place is None:  # under another thing: whatever can be clicked is in the list too
        page.evaluate("document.querySelector('#choices .choice')?.click()")


def act(page, rng):
    """Do one thing if there is something to do; tell what: "nothing", "something" or "over"."""
    seen = state(page)
    if seen["over"]:
        return "over"
    if seen["curtain"]:
        page.locator("#curtain button").click()
    elif seen["confirm"]:
        page.locator("#confirm").click()
    elif seen["menu"]:
        items = page.locator("#menu .choice")
        items.nth(rng.randrange(items.count())).click()
    elif seen["lit"]:
        click_drawn(page, rng.choice(seen["lit"]))
    else:
        return "nothing"
    return "something"


def play_to_the_end(pages, seed=1):
    """Let the people of these pages play by clicking until every page shows the result."""
    rng = Random(seed)
    over, busy_at = set(), time.monotonic()
    for _ in range(STEPS):
        busy = False
        for page in pages:
            if page in over:
                continue
            done = act(page, rng)
            busy |= done == "something"
            if done == "over":
                over.add(page)
        if len(over) == len(pages):
            return
        if busy:
            busy_at = time.monotonic()
            continue
        assert time.monotonic() - busy_at < QUIET, f"nothing happens: {pages[0].locator('#prompt').inner_text()}"
        pages[0].wait_for_timeout(60)
    raise AssertionError("the game does not end")
