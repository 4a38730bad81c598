/** Finds which drawn thing a tap, a click or an arrow key is meant for, and how much room a tap has. */

import { screenBox } from "./bounds.js";

export const FINGER = 40; // pixels; a tap counts for a smaller thing as if it were this large
const LEAST = 4; // pixels by which even a large thing may be missed
const INSIDE = 0.2; // how far a small thing reaches into a large one around it, as a fraction of the large one's size
const LARGEST = 240; // pixels; a larger place does not stand for the pieces on it
const STEP = 4; // pixels between two trial taps
/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @typedef {{x: number, y: number}} Point a place on the screen */

/**
 * @param {Element} element
 * @returns {Point} its centre on the screen
 */
export function centreOf(element) {
  const { x, y, width, height } = screenBox(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * @param {Point} a
 * @param {Point} b
 * @returns {number}
 */
const away = (a, b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/**
 * Return how far a point is from a thing.
 * @param {DOMRect} box the box around the thing
 * @param {Point} point
 * @param {number} [most] how far the thing reaches beyond its box at most
 * @returns {number|null} pixels, or null if the thing is out of a finger's reach
 */
function distance({ left, right, top, bottom, width, height }, { x, y }, most = FINGER) {
  const reach = (/** @type {number} */ side) => Math.min(most, Math.max(LEAST, (FINGER - side) / 2));
  const [dx, dy] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)];
  return dx <= reach(width) && dy <= reach(height) ? Math.max(dx, dy) : null;
}

/**
 * Return the nearest of some things that is within a finger's reach.
 * @param {Iterable<SVGElement>} things
 * @param {Point} point
 * @param {(box: DOMRect) => number|null} [reach] how far a thing with this box reaches; null: not at all
 * @returns {SVGElement|null}
 */
function nearestOf(things, point, reach = () => FINGER) {
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const box = screenBox(thing);
    const most = reach(box);
    const far = most === null ? null : distance(box, point, most);
    if (far === null) continue;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const cost = far + away(middle, point) / 1000; // of two equally near things, the one whose centre is nearer
    if (cost < least) [best, least] = [thing, cost];
  }
  return best;
}

/**
 * Return the thing whose centre is nearest.
 * @template {Element} T
 * @param {Iterable<T>} things
 * @param {Point} point
 * @returns {T|null}
 */
export function closest(things, point) {
  let best = null;
  let least = Infinity;
  for (const thing of things) {
    const far = away(centreOf(thing), point);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

/**
 * Return the thing that a tap is meant for: the one under it; else, if it hits a place on which such things stand,
 * the nearest of them; else the nearest within a finger's reach. A small thing also gets taps that hit a large one
 * closely around it.
 * @param {SVGElement[]} lit the things that can be chosen
 * @param {Element} root the picture
 * @param {Point} point
 * @returns {SVGElement|null}
 */
export function aimedAt(lit, root, point) {
  const under = document.elementsFromPoint(point.x, point.y).filter((element) => root.contains(element));
  const hit = firstOf(under, "[data-ref].lit");
  if (hit) {
    const { width, height } = screenBox(hit);
    const margin = INSIDE * Math.min(width, height);
    const isSmaller = (/** @type {DOMRect} */ box) => box.width * box.height < (width * height) / 3;
    const inside = lit.filter((thing) => thing !== hit);
    return nearestOf(inside, point, (box) => (isSmaller(box) ? margin : null)) ?? hit;
  }
  const picked = firstOf(under, "[data-ref].picked");
  if (picked) return picked;
  const spot = firstOf(under, ".spot");
  const place = spot && screenBox(spot);
  if (place && Math.max(place.width, place.height) <= LARGEST) {
    const isOn = (/** @type {Point} */ { x, y }) =>
      x > place.left && x < place.right && y > place.top && y < place.bottom;
    const standing = lit.filter((thing) => isOn(centreOf(thing)));
    if (standing.length) return closest(standing, point);
  }
  return nearestOf(lit, point);
}

/**
 * @param {Element[]} elements
 * @param {string} selector
 * @returns {SVGElement|null}
 */
function firstOf(elements, selector) {
  for (const element of elements) {
    /** @type {SVGElement|null} */
    const found = element.closest(selector);
    if (found) return found;
  }
  return null;
}

/**
 * Return how wide and how high the area is in which a tap counts for a thing, measured through its centre, up to a
 * finger's size.
 * @param {SVGElement} thing
 * @param {(point: Point) => SVGElement|null} aim
 * @returns {[number, number]} pixels
 */
export function roomOf(thing, aim) {
  const box = screenBox(thing);
  const { x, y } = centreOf(thing);
  const counts = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    aim({ x: x + dx, y: y + dy })?.dataset.ref === thing.dataset.ref;
  const along = (/** @type {number} */ dx, /** @type {number} */ dy) => {
    let free = 0;
    while (free < FINGER && counts(dx * (free + STEP), dy * (free + STEP))) free += STEP;
    return free;
  };
  if (!counts(0, 0)) return [Math.min(box.width, FINGER), Math.min(box.height, FINGER)];
  return [along(1, 0) + along(-1, 0), along(0, 1) + along(0, -1)];
}

/**
 * Return the thing to which an arrow key moves the focus.
 * @param {SVGElement[]} things
 * @param {Element} from
 * @param {string} key
 * @returns {SVGElement|null}
 */
export function towards(things, from, key) {
  const [dx, dy] = DIRECTIONS[key];
  const start = centreOf(from);
  let best = null;
  let least = Infinity;
  for (const element of things) {
    const { x, y } = centreOf(element);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (element === from || along < 1) continue;
    if (along + 2.5 * aside < least) [best, least] = [element, along + 2.5 * aside];
  }
  return best;
}
