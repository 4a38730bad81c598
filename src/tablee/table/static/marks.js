/** Draws arrows, outlines and bursts over the board, at the places that a story names. */

import { atRest, ownBox } from "./bounds.js";
import { calm, svg } from "./dom.js";
import { outline } from "./picture.js";
import { soundsOf } from "./sounds.js";

/** @import { Picture } from "./picture.js" */
/** @import { LogLine } from "./types.js" */

/**
 * Where a thing is drawn, in units of the picture.
 * @typedef {object} Place
 * @property {number} x the centre
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {SVGElement} edge its outline
 * @property {SVGElement|null} copy a copy of it if it is a piece, which may go away
 */

const MOST = 8; // lines of a moment that get marks
const NEAR = 24; // pixels; between places that are nearer there is no arrow
const STROKE = 5; // pixels; the width of an arrow
const HEAD = 18; // pixels; the length of its head
const BEND = 0.14; // how far an arrow bends aside, as a part of its length
const RAYS = 12; // of a burst
const PUFFS = 11; // of smoke

/**
 * Return where a thing is drawn, or will be when it has glided there; null if it is not drawn.
 * @param {Picture} picture
 * @param {string|undefined} ref
 * @returns {Place|null}
 */
function placeOf(picture, ref) {
  for (const element of ref ? picture.named(ref) : []) {
    const box = ownBox(element);
    if (!box.width || !box.height) continue;
    const matrix = new DOMMatrix(element.style.transform || "none");
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix);
    const edge = svg("g", { class: "edge" }, outline(element));
    edge.style.transform = element.style.transform;
    const copy = element.closest(".pieces") ? copyOf(element) : null;
    return { x, y, width: box.width, height: box.height, edge, copy };
  }
  return null;
}

/**
 * Return a copy of a drawn thing that is only looked at.
 * @param {SVGElement} element
 * @returns {SVGElement}
 */
function copyOf(element) {
  const copy = /** @type {SVGElement} */ (element.cloneNode(true));
  for (const name of [...copy.attributes].map(({ name }) => name)) {
    if (name !== "style" && name !== "transform") copy.removeAttribute(name);
  }
  return copy;
}

/**
 * Return a faint copy of a piece at the place where it was; null if it is still there, or one like it.
 * @param {Picture} picture
 * @param {string} ref
 * @param {Place} from
 * @param {number} pixel the size of a pixel of the screen, in units of the picture
 * @returns {SVGElement|null}
 */
function ghost(picture, ref, from, pixel) {
  const stays = picture.named(ref).some((element) => {
    const { e, f } = new DOMMatrix(element.style.transform || "none");
    const was = new DOMMatrix(from.copy?.style.transform || "none");
    return Math.hypot(e - was.e, f - was.f) < NEAR * pixel;
  });
  return from.copy && !stays ? svg("g", { class: "ghost" }, from.copy.cloneNode(true)) : null;
}

/**
 * Return the places that lines name, by ref.
 * @param {Picture} picture
 * @param {LogLine[]} lines
 * @returns {Map<string, Place>}
 */
export function placesOf(picture, lines) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const ref of lines.flatMap((line) => [line.from, line.to])) {
    const place = placeOf(picture, ref);
    if (ref && place) found.set(ref, place);
  }
  return found;
}

/**
 * @param {Place} from
 * @param {Place} to
 * @param {number} pixel the size of a pixel of the screen, in units of the picture
 * @returns {SVGElement|null} null if the places are too near to each other
 */
function arrow(from, to, pixel) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < NEAR * pixel) return null;
  const [bx, by] = [(from.x + to.x) / 2 + dy * BEND, (from.y + to.y) / 2 - dx * BEND]; // where it bends
  const away = Math.hypot(to.x - bx, to.y - by);
  const [ux, uy] = [(to.x - bx) / away, (to.y - by) / away]; // the direction in which it arrives
  const gap = Math.min(to.width / 2, to.height / 2, 12 * pixel, length / 4);
  const [tx, ty] = [to.x - ux * gap, to.y - uy * gap];
  const head = Math.min(HEAD * pixel, length / 2);
  const [hx, hy] = [tx - ux * head, ty - uy * head];
  const side = head * 0.5;
  const line = `M${from.x} ${from.y}Q${bx} ${by} ${hx + ux} ${hy + uy}`;
  const tip = `M${tx} ${ty}L${hx - uy * side} ${hy + ux * side}L${hx + uy * side} ${hy - ux * side}Z`;
  const width = STROKE * pixel;
  return svg(
    "g",
    { class: "arrow" },
    svg("path", { class: "casing", d: line + tip, "stroke-width": width + 4 * pixel }),
    svg("path", { class: "shaft", d: line, "stroke-width": width, pathLength: 1 }),
    svg("path", { class: "tip", d: tip, "stroke-width": pixel }),
  );
}

/**
 * @param {Place} at
 * @param {number} pixel
 * @returns {SVGElement}
 */
function burst(at, pixel) {
  const inner = Math.max(at.width, at.height, 30 * pixel) * 0.55;
  const outer = inner + Math.max(inner * 0.5, 16 * pixel);
  const rays = Array.from({ length: RAYS }, (_, i) => {
    const [x, y] = [Math.cos((i * 2 * Math.PI) / RAYS), Math.sin((i * 2 * Math.PI) / RAYS)];
    return `M${x * inner} ${y * inner}L${x * outer} ${y * outer}`;
  });
  const rayWidth = STROKE * pixel;
  const inside = svg(
    "g",
    { class: "rays" },
    svg("path", { class: "casing", d: rays.join(""), "stroke-width": rayWidth + 4 * pixel }),
    svg("path", { class: "shaft", d: rays.join(""), "stroke-width": rayWidth }),
  );
  return svg("g", { class: "burst", transform: `translate(${at.x} ${at.y})` }, inside);
}

/**
 * Return the smoke of an explosion.
 * @param {Place} at
 * @param {number} pixel
 * @returns {SVGElement}
 */
function smoke(at, pixel) {
  const size = Math.max(at.width, at.height, 40 * pixel) * 0.32;
  const puffs = Array.from({ length: PUFFS }, (_, i) => {
    const aside = Math.cos(i * 2.4); // spread evenly, in no order that is seen
    const puff = svg("circle", { r: size * (0.7 + 0.3 * Math.sin(i * 5)), "stroke-width": pixel });
    puff.style.setProperty("--dx", `${(aside * size * 2.4).toFixed(1)}px`);
    puff.style.setProperty("--dy", `${(-size * (0.6 + (i % 4) * 0.9)).toFixed(1)}px`);
    puff.style.setProperty("--wait", `${(i % 5) * 90}ms`);
    return puff;
  });
  return svg("g", { class: "smoke", transform: `translate(${at.x} ${at.y})` }, ...puffs);
}

/**
 * Mark on the board what some lines tell.
 * @param {Picture} picture
 * @param {LogLine[]} lines
 * @param {Map<string, Place>} before where things were before; see `placesOf`
 * @param {(seat: number) => string} colour returns the colour of a seat
 * @returns {Place[]} the places that are marked
 */
export function drawMarks(picture, lines, before, colour) {
  clearMarks(picture);
  const { root } = picture;
  const scale = root?.getScreenCTM()?.a;
  if (!root || !scale) return [];
  const pixel = 1 / scale;
  const now = atRest(root, () => placesOf(picture, lines));
  /** @type {Place[]} */
  const marked = [];
  const groups = lines.slice(-MOST).map((line) => {
    const from = before.get(line.from ?? "") ?? now.get(line.from ?? "");
    const to = now.get(line.to ?? "") ?? before.get(line.to ?? "");
    const at = to ?? from;
    if (!at) return "";
    marked.push(...[from, to].filter((place) => place !== undefined));
    const group = svg(
      "g",
      { class: `told${line.big ? " big" : ""}`, "stroke-width": 3 * pixel },
      from && to && ghost(picture, line.from ?? "", from, pixel),
      at.edge.cloneNode(true),
      from && to && arrow(from, to, pixel),
      line.big && burst(at, pixel),
      !calm() && soundsOf([line]).includes("blast") && smoke(at, pixel),
    );
    group.style.setProperty("--by", colour(line.who ?? -1));
    return group;
  });
  root.append(svg("g", { class: "stage", "aria-hidden": "true" }, ...groups));
  return marked;
}

/**
 * Outline what a coach points at, until it is called again.
 * @param {Picture} picture
 * @param {string[]} refs
 * @returns {DOMRect[]} where these things are on the screen
 */
export function drawPointers(picture, refs) {
  const { root } = picture;
  root?.querySelector(":scope > .pointers")?.remove();
  const matrix = root?.getScreenCTM();
  if (!root || !matrix || !refs.length) return [];
  const places = refs.map((ref) => placeOf(picture, ref)).filter((place) => place !== null);
  const edges = places.map(({ edge }) => edge);
  root.append(svg("g", { class: "pointers", "aria-hidden": "true", "stroke-width": 4 / matrix.a }, ...edges));
  return places.map(({ x, y, width, height }) => {
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    const [wide, tall] = [width * matrix.a, height * matrix.d];
    return new DOMRect(at.x - wide / 2, at.y - tall / 2, wide, tall);
  });
}

/**
 * Remove all marks.
 * @param {Picture} picture
 */
export function clearMarks(picture) {
  picture.root?.querySelector(":scope > .stage")?.remove();
}
