/**
 * Updates a picture. The server sends a whole new picture after every action. Things that are in both pictures have
 * the same id and keep their element, so that a piece that has moved glides to its new place.
 */

import { ownBox } from "./bounds.js";
import { calm } from "./dom.js";

const FADE = 350; // milliseconds that pieces take to disappear, as in board.css
const ENTER = 850; // milliseconds that pieces take to appear; dice roll nearly as long
const MOVE = 550; // milliseconds after which a piece has surely reached its place

/**
 * Return the place of a piece as a CSS transform. Unlike the attribute, a CSS transform can be animated.
 * @param {Element} piece
 * @returns {string}
 */
function placeOf(piece) {
  const transform = piece.getAttribute("transform") ?? "";
  const [, x, y] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(transform) ?? ["", "0", "0"];
  const [, turn] = /rotate\(([-\d.]+)\)/.exec(transform) ?? ["", "0"];
  return `translate(${x}px, ${y}px) rotate(${turn}deg)`;
}

/**
 * Replace the `transform` attribute of a new piece with a CSS transform.
 * @param {SVGElement} piece
 */
export function settle(piece) {
  piece.style.transform = placeOf(piece);
  piece.removeAttribute("transform");
}

/**
 * Make the browser apply the styles set so far. Otherwise it would combine them with later changes, and start a
 * transition from the wrong place.
 * @param {Iterable<Element>} elements
 */
function applyStyles(elements) {
  for (const element of elements) void getComputedStyle(element).transform;
}

/**
 * Replace the children of an element, unless they are the same.
 * @param {Element} old
 * @param {Element} fresh
 * @returns {boolean} whether they were different
 */
export function mergeInside(old, fresh) {
  const [before, after] = [old.childNodes, fresh.childNodes];
  const same = before.length === after.length && [...before].every((child, i) => child.isEqualNode(after[i]));
  if (!same) old.replaceChildren(...after);
  return !same;
}

/**
 * Update the spots: places that can be clicked but do not move.
 * @param {Element} old
 * @param {Element} fresh
 */
export function mergeSpots(old, fresh) {
  const before = new Map([...old.children].map((child) => [child.id, child]));
  const after = [...fresh.children].map((child) => {
    const known = before.get(child.id);
    return known && !known.classList.contains("lit") && known.isEqualNode(child) ? known : child;
  });
  old.replaceChildren(...after);
}

/**
 * Pair each new piece with the nearest disappearing piece of the same kind, so that one seems to become the other.
 * @param {SVGElement[]} going
 * @param {SVGElement[]} coming
 * @returns {Map<SVGElement, SVGElement>} new piece -> disappearing piece
 */
function pairs(going, coming) {
  /** @type {Map<SVGElement, SVGElement>} */
  const found = new Map();
  const places = new Map(going.map((piece) => [piece, new DOMMatrix(getComputedStyle(piece).transform)]));
  for (const piece of coming) {
    if (!piece.dataset.kind) continue;
    const { e, f } = new DOMMatrix(placeOf(piece));
    /** @type {SVGElement|null} */
    let nearest = null;
    let least = Infinity;
    for (const [other, place] of places) {
      const away = Math.hypot(place.e - e, place.f - f);
      if (other.dataset.kind !== piece.dataset.kind || away >= least) continue;
      [nearest, least] = [other, away];
    }
    if (!nearest) continue;
    found.set(piece, nearest);
    places.delete(nearest);
  }
  return found;
}

/**
 * Return where a new piece comes from: the middle of the place that it names, such as a pile, if that is drawn.
 * @param {SVGElement} piece
 * @param {Element} layer the pieces shown so far
 * @returns {[SVGElement, string][]} the piece and its transform there, or nothing
 */
function sourceOf(piece, layer) {
  const { from } = piece.dataset;
  const spot = from && layer.parentElement?.querySelector(`#spot-${CSS.escape(from)}`);
  if (!(spot instanceof SVGGraphicsElement)) return [];
  const { x, y, width, height } = ownBox(spot);
  return [[piece, `translate(${x + width / 2}px, ${y + height / 2}px)`]];
}

/**
 * When the height of a picture changes, shift the pieces that keep their distance to its lower edge. There is no
 * animation, because these pieces have not moved in the game.
 * @param {Element} old
 * @param {Element} fresh
 * @param {number} grown by how much the height has increased
 */
export function carryAlong(old, fresh, grown) {
  const places = new Map([...fresh.children].map((child) => [child.id, placeOf(child)]));
  const along = /** @type {SVGElement[]} */ ([...old.children]).filter((piece) => {
    const [was, is] = [piece.style.transform, places.get(piece.id) ?? "none"].map((place) => new DOMMatrix(place));
    return was.e === is.e && Math.abs(is.f - was.f - grown) < 1;
  });
  for (const piece of along) Object.assign(piece.style, { transition: "none", transform: places.get(piece.id) });
  applyStyles(along);
  for (const piece of along) piece.style.transition = "";
}

/**
 * Tell whether a piece is visible. An empty piece only marks the place from which it glides when it becomes visible.
 * @param {Element|undefined} piece
 * @returns {boolean}
 */
const isDrawn = (piece) => Boolean(piece?.hasChildNodes());

/**
 * Update the pieces.
 * @param {Element} old
 * @param {Element} fresh
 */
export function mergePieces(old, fresh) {
  const wanted = byId(fresh);
  const known = byId(old);
  const going = [...known.values()].filter((piece) => isDrawn(piece) && !isDrawn(wanted.get(piece.id)));
  const coming = [...wanted.values()].filter((piece) => isDrawn(piece) && !known.has(piece.id));
  const became = pairs(calm() ? [] : going, coming);
  const replaced = new Set(became.values());
  const starts = new Map([...became].map(([piece, from]) => [piece, getComputedStyle(from).transform]));
  const dealt = new Map(calm() ? [] : coming.flatMap((piece) => (starts.has(piece) ? [] : sourceOf(piece, old))));
  for (const [id, piece] of known) {
    if (wanted.has(id)) continue;
    if (replaced.has(piece)) piece.remove();
    else disappear(piece);
  }
  let next = old.firstElementChild;
  for (const [id, piece] of wanted) {
    while (next && !next.id) next = next.nextElementSibling; // skip pieces that are disappearing
    const here = known.get(id);
    if (!here) {
      settle(piece);
      const source = dealt.get(piece);
      if (source) starts.set(piece, source);
      if (source || !starts.has(piece)) during(piece, "entering", ENTER);
      old.insertBefore(piece, next);
      continue;
    }
    const drawn = isDrawn(here);
    const changed = mergeInside(here, piece) && drawn;
    if (changed && here.classList.contains("turned")) during(here, "turning");
    here.dataset.ref = piece.dataset.ref ?? "";
    if (piece.dataset.kind) here.dataset.kind = piece.dataset.kind;
    if (piece.dataset.rules) here.dataset.rules = piece.dataset.rules;
    const place = here.style.transform;
    here.style.transform = placeOf(piece);
    if (here.style.transform !== place && here.classList.contains("walks")) during(here, "walking");
    if (here === next) next = here.nextElementSibling;
  }
  glideFrom(starts);
}

/**
 * Return the pieces of a layer by id; disappearing pieces have lost their id and are left out.
 * @param {Element} layer
 * @returns {Map<string, SVGElement>}
 */
function byId(layer) {
  const pieces = /** @type {SVGElement[]} */ ([...layer.children]).filter((piece) => piece.id);
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

/**
 * Let new pieces glide to their places from those of the pieces that they replace.
 * @param {Map<SVGElement, string>} starts piece -> the transform from which it starts
 */
function glideFrom(starts) {
  const ends = new Map([...starts.keys()].map((piece) => [piece, piece.style.transform]));
  for (const [piece, start] of starts) piece.style.transform = start;
  applyStyles(starts.keys());
  for (const [piece, end] of ends) {
    piece.style.transform = end;
    if (piece.classList.contains("walks")) during(piece, "walking");
  }
}

/**
 * Give a piece a class while it moves.
 * @param {SVGElement} piece
 * @param {"entering"|"turning"|"walking"} name
 * @param {number} [time] in milliseconds
 */
function during(piece, name, time = MOVE) {
  if (calm()) return;
  piece.classList.add(name);
  setTimeout(() => piece.classList.remove(name), time);
}

/** @param {SVGElement} piece */
function disappear(piece) {
  if (calm()) return piece.remove();
  piece.removeAttribute("id");
  delete piece.dataset.ref;
  piece.classList.add("leaving");
  setTimeout(() => piece.remove(), FADE);
}
