/** The board: shows the server's picture, marks what can be clicked, and finds what was clicked. */

import { aimedAt, closest, towards } from "./aiming.js";
import { atRest, ownBox } from "./bounds.js";
import { find, parsePicture, svg } from "./dom.js";
import { hideSmallTexts, showAllTexts } from "./lettering.js";
import { carryAlong, mergeInside, mergePieces, mergeSpots, settle } from "./merging.js";
import { Scenery } from "./scenery.js";

const FRAME = 3; // the distance between a frame and what it frames
/** attributes that an outline does not copy from its shape */
const LOOKS =
  "id class style fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray filter opacity".split(" ");

/**
 * Return an outline of a drawn thing: the edge of a shape in it that is nearly as large as the whole, else a frame.
 * @param {SVGGraphicsElement} element
 * @returns {SVGElement}
 */
export function outline(element) {
  const box = ownBox(element);
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
 * Return the outline of a drawn thing as a line on a wider line.
 * @param {SVGGraphicsElement} element
 * @param {"lit"|"picked"|"pointed"} kind
 * @returns {SVGElement}
 */
function ringOf(element, kind) {
  const edge = outline(element);
  const ring = svg("g", { class: `halo ${kind}-ring` }, edge.cloneNode(), edge);
  ring.style.transform = element.style.transform;
  return ring;
}

/**
 * Return the title of a drawn thing: what it is, and in further lines more about it.
 * @param {Element} element
 * @returns {string}
 */
export const titleOf = (element) => element.querySelector(":scope > desc")?.textContent ?? "";

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
    this.scenery = new Scenery(host);
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
    // A browser would show a title as a tooltip of its own, beside the page's card.
    const fresh = parsePicture(text.replace(/(<\/?)title\b/g, "$1desc"));
    if (this.root && widthOf(this.box) === widthOf(boxOf(fresh))) this.merge(this.root, fresh);
    else this.replace(fresh); // the first picture, or another layout
    this.text = text;
    this.resized();
  }

  /**
   * Show a part of the picture, with the scenery behind it.
   * @param {string} box a `viewBox`
   */
  look(box) {
    this.root?.setAttribute("viewBox", box);
    this.scenery.look(box);
  }

  /** Remove the picture from the page. */
  clear() {
    this.root?.remove();
    this.root = null;
    void this.scenery.show("");
    this.text = "";
  }

  /** @param {SVGSVGElement} fresh */
  replace(fresh) {
    /** @type {NodeListOf<SVGElement>} */
    const pieces = fresh.querySelectorAll(".pieces > *");
    pieces.forEach(settle);
    fresh.append(svg("g", { class: "halos", "aria-hidden": "true" }));
    fresh.setAttribute("role", "group");
    const title = find(":scope > desc", fresh);
    fresh.setAttribute("aria-label", title.textContent);
    title.remove();
    this.box = boxOf(fresh);
    this.root?.remove();
    this.root = fresh;
    this.host.prepend(fresh);
    this.scenery.look(this.box);
  }

  /**
   * @param {SVGSVGElement} root
   * @param {SVGSVGElement} fresh
   */
  merge(root, fresh) {
    this.light([], []);
    showAllTexts(root);
    const layers = (/** @type {string} */ name) => [root, fresh].map((picture) => find(`:scope > .${name}`, picture));
    const [pieces, newPieces] = layers("pieces");
    const [ground, newGround] = layers("ground");
    const [spots, newSpots] = layers("spots");
    const grown = heightOf(boxOf(fresh)) - heightOf(this.box);
    if (grown) {
      this.box = boxOf(fresh);
      this.look(this.box);
      carryAlong(pieces, newPieces, grown);
    }
    mergeInside(ground, newGround);
    mergeSpots(spots, newSpots);
    mergePieces(pieces, newPieces);
  }

  /** Adapt the picture to its size on the screen. To be called when this has changed. */
  resized() {
    const { root } = this;
    if (root) atRest(root, () => hideSmallTexts(root));
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
    const marks = (/** @type {Iterable<string>} */ refs, /** @type {"lit"|"picked"} */ kind) =>
      [...refs].flatMap((ref) => this.named(ref)).map((element) => this.mark(element, kind));
    const rings = atRest(this.root, () => [...marks(lit, "lit"), ...marks(picked, "picked")]);
    // Insert all outlines at once, because every change makes the browser compute the layout again.
    const halos = find(":scope > .halos", this.root);
    halos.replaceChildren(...rings, ...halos.querySelectorAll(".pointed-ring"));
    this.host.classList.toggle("choosing", rings.length > 0);
    this.host.tabIndex = rings.length ? -1 : 0; // Tab finds the board even while nothing on it can be chosen
    this.reach();
  }

  /**
   * Turn a drawn thing into a button.
   * @param {SVGGraphicsElement} element
   * @param {"lit"|"picked"} kind
   * @returns {SVGElement} its outline
   */
  mark(element, kind) {
    element.classList.add(kind);
    element.setAttribute("tabindex", "-1");
    element.setAttribute("role", "button");
    // A thing that shows text must not get an aria-label: voice control could then not find it by that text.
    if (!element.querySelector("text:not([data-tiny])")) element.setAttribute("aria-label", titleOf(element));
    if (kind === "picked") element.setAttribute("aria-pressed", "true");
    return ringOf(element, kind);
  }

  /**
   * Let the Tab key reach one of the marked things; the arrow keys lead to the others.
   * @param {SVGElement} [one] by default the one that has the focus, else the first
   */
  reach(one) {
    const all = this.marked(".lit, .picked");
    const chosen =
      one ?? all.find((element) => element === document.activeElement) ?? this.marked(".lit")[0] ?? all[0];
    for (const element of all) element.setAttribute("tabindex", element === chosen ? "0" : "-1");
  }

  /**
   * Highlight drawn things, for example when their choice in the list has the focus.
   * @param {string[]} refs
   */
  point(refs) {
    if (!this.root) return;
    const named = refs.flatMap((ref) => this.named(ref));
    const rings = atRest(this.root, () => named.map((element) => ringOf(element, "pointed")));
    const halos = find(":scope > .halos", this.root);
    for (const old of halos.querySelectorAll(".pointed-ring")) old.remove();
    halos.append(...rings);
  }

  /**
   * Return the thing that a click is meant for.
   * @param {number} x
   * @param {number} y
   * @returns {SVGElement|null}
   */
  at(x, y) {
    return this.root && aimedAt(this.marked(".lit"), this.root, { x, y });
  }

  /**
   * Return the marked thing to which an arrow key moves the focus.
   * @param {Element} from
   * @param {string} key
   * @returns {SVGElement|null}
   */
  towards(from, key) {
    return towards(this.marked(".lit, .picked"), from, key);
  }

  /**
   * Return the thing that can be chosen instead of one that was at a place: the same one, else the nearest.
   * @param {{ref: string, x: number, y: number}} place
   * @returns {SVGElement|null}
   */
  nearest({ ref, x, y }) {
    const marked = this.marked(".lit, .picked");
    return marked.find((thing) => thing.dataset.ref === ref) ?? closest(this.marked(".lit"), { x, y });
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
