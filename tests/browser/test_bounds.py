"""Where drawn things are: what is cut off at their edge does not count, nor how far a card has been turned."""

from browser.people import open_game

THINGS = """async () => {
  const { screenBox, ownBox, atRest } = await import("/static/0/bounds.js");
  const root = document.querySelector("#board > svg");
  const things = [...root.querySelectorAll("[data-ref]")].filter((thing) => thing.querySelector("use"));
  const overflows = things.filter((thing) => {
    const [own, whole] = [screenBox(thing), thing.getBoundingClientRect()];
    return whole.width > own.width * 1.2 || whole.height > own.height * 1.2;
  });
  const card = document.querySelector(".pieces [data-ref]");
  const before = screenBox(card).width;
  const style = new CSSStyleSheet();
  style.replaceSync("@keyframes flip { from { transform: scaleX(0.1); } }"
    + ".pieces > * > * { animation: flip 100s !important; }");
  document.adoptedStyleSheets = [style];
  const turned = screenBox(card).width;
  const rest = atRest(root, () => screenBox(card).width);
  return {things: things.length, overflows: overflows.length, before, turned, rest, same: screenBox(card).width};
}"""


def test_only_what_is_seen_of_a_thing_counts(person):
    page = person()
    open_game(page, "airain")
    page.locator(".scenery svg").wait_for()
    found = page.evaluate(THINGS)
    assert found["things"] > 5
    assert found["overflows"] > 0, "no drawing is cut off; the rest would prove nothing"
    assert found["turned"] < found["before"] / 2
    assert abs(found["rest"] - found["before"]) < 1
    assert found["same"] < found["before"] / 2, "the animation goes on"
