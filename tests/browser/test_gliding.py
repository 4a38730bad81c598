"""Pieces glide when they move: recorded games are shown picture by picture, each merged into the one before."""

import pytest

from tablee.core import record
from tablee.core.contract import CHANCE
from tablee.core.discovery import game as find_game
from tablee.core.discovery import names

PLIES = 60

START = """async (text) => {
  const { Picture } = await import('/static/0/picture.js');
  document.body.replaceChildren();
  window.picture = new Picture(document.body);
  window.picture.show(text);
  window.root = window.picture.root;
}"""

STEP = """async (text) => {
  for (const animation of document.getAnimations()) animation.finish();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const pieces = () => new Map([...document.querySelectorAll('.piece[id]')]
    .filter((piece) => piece.hasChildNodes()).map((piece) => [piece.id, piece]));
  const glides = (piece) => piece.getAnimations().some((a) => a.transitionProperty === 'transform');
  const height = () => Number(window.picture.box.split(' ')[3]);
  const place = (transform) => new DOMMatrix(transform);
  const high = height();
  const before = new Map([...pieces()].map(([id, piece]) => [id, [piece.style.transform, piece.dataset.kind]]));
  window.picture.show(text);
  const after = pieces();
  const gone = [...before].filter(([id]) => !after.has(id)).map(([, [, kind]]) => kind);
  const jumped = [];
  let glided = 0, carried = 0;
  for (const [id, piece] of after) {
    const old = before.get(id), at = gone.indexOf(piece.dataset.kind);
    if (old ? old[0] === piece.style.transform : !piece.dataset.kind || at < 0) continue;
    if (!old) gone.splice(at, 1);
    else if (height() !== high) { // a piece that only follows the lower edge has not moved in the game
      const [was, is] = [place(old[0]), place(piece.style.transform)];
      if (was.e === is.e && Math.abs(is.f - was.f - height() + high) < 1) {
        if (glides(piece)) jumped.push(id);
        carried++;
        continue;
      }
    }
    if (glides(piece)) glided++;
    else jumped.push(id);
  }
  return { jumped, glided, carried, same: window.picture.root === window.root };
}"""


def pictures(name):
    """Yield the narrow pictures that seat 0 gets during the last plies of a game's longest record."""
    game = find_game(name)
    texts = [path.read_text(encoding="utf-8") for path in (game.folder / "tests" / "records").glob("*.game")]
    match = record.replay(max(texts, key=len))
    for ply in range(max(0, match.ply - PLIES), match.ply):
        position = match.before(ply)
        if position.to_act != CHANCE:
            yield game.board.draw(position.seen_by(0), 0, game.say("en"), narrow=True).svg(None)


@pytest.mark.parametrize("name", names())
def test_every_piece_that_moves_glides(person, name):
    page = person(motion="no-preference", width=360, height=740)
    page.goto("/replay")
    page.add_style_tag(url="/static/0/motion.css")
    first, *others = pictures(name)
    page.evaluate(START, first)
    steps = [page.evaluate(STEP, text) for text in others]
    assert [step["jumped"] for step in steps if step["jumped"]] == []
    assert all(step["same"] for step in steps)
    assert sum(step["glided"] for step in steps) > len(steps) / 5
    assert (sum(step["carried"] for step in steps) > 0) == (name == "airain")  # only Airain's pictures change height


SHOW = "(text) => window.picture.show(text)"
ROLLING = """() => document.getAnimations().filter((animation) => animation.animationName === 'tumble')
  .map((animation) => animation.effect.target.closest('.piece').dataset.ref)"""


@pytest.mark.parametrize(("motion", "rolled"), [("no-preference", ["die-0", "die-1"]), ("reduce", [])])
def test_dice_roll_when_they_are_thrown(person, motion, rolled):
    """They roll when they appear beside their owner, and not again when they get their use."""
    page, game = person(motion=motion), find_game("destorsion")
    page.goto("/replay")
    page.add_style_tag(url="/static/0/motion.css")
    position = game.start(2).do("die 6", "die 1")
    thrown = position.copy().do("dice 2 5")
    page.evaluate(START, game.draw(position, 0).svg(None))
    page.evaluate(SHOW, game.draw(thrown, 0).svg(None))
    assert page.evaluate(ROLLING) == rolled
    page.wait_for_function("() => !document.querySelector('.entering')")
    page.evaluate(SHOW, game.draw(thrown.do("assign 2 5"), 0).svg(None))
    assert page.evaluate(ROLLING) == []


ARRIVING = """() => [...document.querySelectorAll('.piece.entering[data-from]')].map((piece) => [
  piece.dataset.ref, piece.dataset.from,
  piece.getAnimations().some((a) => a.transitionProperty === 'transform'),
  piece.getAnimations({ subtree: true }).some((a) => a.animationName === 'flip'),
])"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_are_turned_up_from_their_pile(person, motion):
    page, game = person(motion=motion), find_game("airain")
    page.goto("/replay")
    page.add_style_tag(url="/static/0/motion.css")
    position = record.replay((game.folder / "tests" / "records" / "pile_empty.game").read_text(), plies=26).position
    page.evaluate(START, game.draw(position.seen_by(0), 0).svg(None))
    page.evaluate(SHOW, game.draw(position.do("recruit", "draw-row K", "turn-troop S").seen_by(0), 0).svg(None))
    moving = motion == "no-preference"
    assert page.evaluate(ARRIVING) == ([["row-S", "troop-pile", True, True]] if moving else [])
    assert page.locator(".piece[data-ref='row-S']").count() == 1


HOPPING = "() => [...document.querySelectorAll('.piece.walking')].map((piece) => piece.dataset.ref)"


@pytest.mark.parametrize(("motion", "hopping"), [("no-preference", ["dwarf-0", "master"]), ("reduce", [])])
def test_figures_hop_to_their_place(person, motion, hopping):
    page, game = person(motion=motion), find_game("destorsion")
    page.goto("/replay")
    page.add_style_tag(url="/static/0/motion.css")
    position = game.start(2).do("die 6", "die 1", "dice 2 5", "assign 2 5")
    page.evaluate(START, game.draw(position, 0).svg(None))
    page.evaluate(SHOW, game.draw(position.do("dwarf 0 forward"), 0).svg(None))
    assert page.evaluate(HOPPING) == hopping
    page.wait_for_function("() => !document.querySelector('.walking')")
