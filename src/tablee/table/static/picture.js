/** The board: shows the server's picture, marks what can be clicked, and finds what was clicked. */

import { find, parsePicture, svg } from "./dom.js";
import { carryAlong, mergeInside, mergePieces, mergeSpots, settle } from "./merging.js";

const FINGER = 40; // pixels; the size of the area in which a click counts for a small thing
const FRAME = 3; // the distance between a frame and what it frames
/** attributes that an outline does not copy from its shape */
const LOOKS = ["id", "class", "style", "fill", "stroke", "stroke-width", "stroke-dasharray", "filter", "opacity"];
/** @type {Record<string, [number, number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Return an outline of a drawn thing: the edge of a shape in it that is nearly as large as the whole, else a frame.
 * @param {SVGGraphicsElement} element
 * @returns {SVGElement}
 */
function outline(element) {
  const box = element.getBBox();
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const shapes = element.querySelectorAll("polygon, circle, ellipse, path, rect");
  for (const shape of [...shapes].slice(0, 4)) {
    const { width, height } = shape.getBBox();
    const [own, inside] = [element.getScreenCTM(), shape.getScreenCTM()];
    if (!own || !inside) continue;
    const { a, b, c, d, e, f } = own.inverse().multiply(inside);
    if (width * Math.hypot(a, b) < box.width * 0.9 || height * Math.hypot(c, d) < box.height * 0.9) continue;
    const edge = /** @type {SVGElement} */ (shape.cloneNode());
    for (const name of LOOKS) edge.removeAttribute(name);
    edge.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    return edge;
  }
  const [width, height] = [box.width + 2 * FRAME, box.height + 2 * FRAME];
  return svg("rect", { x: box.x - FRAME, y: box.y - FRAME, width, height, rx: 8 });
}

/**
 * @param {Element} element
 * @returns {[number, number]} its centre on the screen
 */
function centreOf(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * @param {Element} picture
 * @returns {string}
 */
const boxOf = (picture) => picture.getAttribute("viewBox") ?? "";

/**
 * @param {string} box a `viewBox`
 * @returns {number}
 */
const widthOf = (box) => Number(box.split(" ")[2]);

/**
 * @param {string} box a `viewBox`
 * @returns {number}
 */
const heightOf = (box) => Number(box.split(" ")[3]);

export class Picture {
  /** @param {HTMLElement} host the element that the picture is shown in */
  constructor(host) {
    this.host = host;
    /** @type {SVGSVGElement|null} */
    this.root = null;
    /** the picture as the server sent it */
    this.text = "";
    /** the `viewBox` of the whole picture; zooming changes only the `viewBox` of `root` */
    this.box = "";
  }

  /**
   * Return the size of the whole picture.
   * @returns {{width: number, height: number}|null}
   */
  whole() {
    return this.box ? { width: widthOf(this.box), height: heightOf(this.box) } : null;
  }

  /**
   * Show a picture.
   * @param {string} text
   */
  show(text) {
    if (text === this.text) return;
    const fresh = parsePicture(text);
    if (this.root && widthOf(this.box) === widthOf(boxOf(fresh))) this.merge(this.root, fresh);
    else this.replace(fresh); // the first picture, or another layout
    this.text = text;
  }

  /** Remove the picture from the page. */
  clear() {
    this.root?.remove();
    this.root = null;
    this.text = "";
  }

  /** @param {SVGSVGElement} fresh */
  replace(fresh) {
    /** @type {NodeListOf<SVGElement>} */
    const pieces = fresh.querySelectorAll(".pieces > *");
    pieces.forEach(settle);
    fresh.append(svg("g", { class: "halos", "aria-hidden": "true" }));
    fresh.setAttribute("role", "group");
    const title = find("title", fresh);
    fresh.setAttribute("aria-label", title.textContent);
    title.remove();
    this.box = boxOf(fresh);
    this.root?.remove();
    this.root = fresh;
    this.host.prepend(fresh);
  }

  /**
   * @param {SVGSVGElement} root
   * @param {SVGSVGElement} fresh
   */
  merge(root, fresh) {
    this.light([], []);
    const layers = (/** @type {string} */ name) => [root, fresh].map((picture) => find(`:scope > .${name}`, picture));
    const [pieces, newPieces] = layers("pieces");
    const [ground, newGround] = layers("ground");
    const [spots, newSpots] = layers("spots");
    const grown = heightOf(boxOf(fresh)) - heightOf(this.box);
    if (grown) {
      this.box = boxOf(fresh);
      root.setAttribute("viewBox", this.box);
      carryAlong(pieces, newPieces, grown);
    }
    mergeInside(ground, newGround);
    mergeSpots(spots, newSpots);
    mergePieces(pieces, newPieces);
  }

  /**
   * Return all drawn things that have a given name in `data-ref`.
   * @param {string} ref
   * @returns {SVGGraphicsElement[]}
   */
  named(ref) {
    /** @type {NodeListOf<SVGGraphicsElement>|undefined} */
    const found = this.root?.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`);
    return [...(found ?? [])];
  }

  /**
   * Mark what may be clicked next and what has been clicked.
   * @param {Iterable<string>} lit
   * @param {Iterable<string>} picked
   */
  light(lit, picked) {
    if (!this.root) return;
    for (const element of this.root.querySelectorAll("[data-ref].lit, [data-ref].picked")) {
      element.classList.remove("lit", "picked");
      for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    }
    const rings = [];
    for (const ref of lit) for (const element of this.named(ref)) rings.push(this.mark(element, "lit"));
    for (const ref of picked) for (const element of this.named(ref)) rings.push(this.mark(element, "picked"));
    // Insert all outlines at once, because every change makes the browser compute the layout again.
    find(":scope > .halos", this.root).replaceChildren(...rings);
    this.host.classList.toggle("choosing", rings.length > 0);
  }

  /**
   * Turn a drawn thing into a button.
   * @param {SVGGraphicsElement} element
   * @param {"lit"|"picked"} kind
   * @returns {SVGElement} its outline
   */
  mark(element, kind) {
    element.classList.add(kind);
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
    // A thing that shows text must not get an aria-label: voice control could then not find it by that text.
    if (!element.querySelector("text")) {
      element.setAttribute("aria-label", element.querySelector(":scope > title")?.textContent ?? "");
    }
    if (kind === "picked") element.setAttribute("aria-pressed", "true");
    const ring = svg("g", { class: `halo ${kind}-ring` }, outline(element));
    ring.style.transform = element.style.transform;
    return ring;
  }

  /**
   * Highlight drawn things, for example when their choice in the list has the focus.
   * @param {string[]} refs
   */
  point(refs) {
    for (const element of this.root?.querySelectorAll(".pointed") ?? []) element.classList.remove("pointed");
    for (const ref of refs) for (const element of this.named(ref)) element.classList.add("pointed");
  }

  /**
   * Return the thing that a click is meant for: the marked thing under it, else the nearest one that can be clicked.
   * @param {Element} target
   * @param {number} x
   * @param {number} y
   * @returns {SVGElement|null}
   */
  at(target, x, y) {
    /** @type {SVGElement|null} */
    const under = target.closest("[data-ref].lit, [data-ref].picked");
    if (under) return under;
    let best = null;
    let least = FINGER / 2;
    for (const element of this.marked(".lit")) {
      const [cx, cy] = centreOf(element);
      const away = Math.max(Math.abs(x - cx), Math.abs(y - cy));
      if (away < least) [best, least] = [element, away];
    }
    return best;
  }

  /**
   * Return the marked thing to which an arrow key moves the focus.
   * @param {Element} from
   * @param {string} key
   * @returns {SVGElement|null}
   */
  towards(from, key) {
    const [dx, dy] = DIRECTIONS[key];
    const [x0, y0] = centreOf(from);
    let best = null;
    let least = Infinity;
    for (const element of this.marked(".lit, .picked")) {
      const [x, y] = centreOf(element);
      const along = (x - x0) * dx + (y - y0) * dy;
      const aside = Math.abs((x - x0) * dy) + Math.abs((y - y0) * dx);
      if (element === from || along < 1) continue;
      if (along + 2.5 * aside < least) [best, least] = [element, along + 2.5 * aside];
    }
    return best;
  }

  /** Give the focus to the first thing that may be clicked. */
  focusFirst() {
    this.marked(".lit")[0]?.focus({ preventScroll: true });
  }

  /**
   * @param {string} selector
   * @returns {SVGElement[]}
   */
  marked(selector) {
    /** @type {NodeListOf<SVGElement>|undefined} */
    const found = this.root?.querySelectorAll(selector);
    return [...(found ?? [])];
  }
}
