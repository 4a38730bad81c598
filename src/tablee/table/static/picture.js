/** The board: the server's picture merged into the page by id, so that pieces keep their identity and glide. */

import { calm, find, parsePicture, svg } from "./dom.js";

const FADE = 350;
const FINGER = 40; // pixels: a smaller thing is met by a click beside it too

/** Where a piece stands, as CSS, so that a change of place is a transition. @param {Element} piece */
function placeOf(piece) {
  const said = piece.getAttribute("transform") ?? "";
  const [, x, y] = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(said) ?? ["", "0", "0"];
  const [, turn] = /rotate\(([-\d.]+)\)/.exec(said) ?? ["", "0"];
  return `translate(${x}px, ${y}px) rotate(${turn}deg)`;
}

/** @param {SVGElement} piece */
function settle(piece) {
  piece.style.transform = placeOf(piece);
  piece.removeAttribute("transform");
  return piece;
}

/** @param {Element} one @param {Element} other */
function sameInside(one, other) {
  return one.childNodes.length === other.childNodes.length && [...one.childNodes].every((child, i) => child.isEqualNode(other.childNodes[i]));
}

/** Update the children of a layer by id, leaving those that stay in their place. @param {Element} old @param {Element} fresh */
function mergeSpots(old, fresh) {
  const before = new Map([...old.children].map((child) => [child.id, child]));
  const after = [...fresh.children].map((child) => {
    const known = before.get(child.id);
    return known && !known.classList.contains("lit") && known.isEqualNode(child) ? known : child;
  });
  old.replaceChildren(...after);
}

/** Find for new pieces one of their kind that goes, the nearest: it is seen to become the new one. @param {SVGElement[]} going @param {SVGElement[]} coming */
function pairs(going, coming) {
  /** @type {Map<SVGElement, SVGElement>} */
  const found = new Map();
  const places = new Map(going.map((piece) => [piece, new DOMMatrix(getComputedStyle(piece).transform)]));
  for (const piece of coming) {
    const { e, f } = new DOMMatrix(placeOf(piece));
    let least = Infinity;
    for (const [other, place] of places) {
      const away = piece.dataset.kind && other.dataset.kind === piece.dataset.kind ? Math.hypot(place.e - e, place.f - f) : Infinity;
      if (away >= least) continue;
      least = away;
      found.set(piece, other);
    }
    places.delete(/** @type {SVGElement} */ (found.get(piece)));
  }
  return found;
}

/** Take along what only follows the end of the picture: nothing has moved on the table. @param {Element} old @param {Element} fresh @param {number} grown how much higher the picture is now */
function carry(old, fresh, grown) {
  const places = new Map([...fresh.children].map((child) => [child.id, placeOf(child)]));
  const along = /** @type {SVGElement[]} */ ([...old.children]).filter((piece) => {
    const [was, is] = [piece.style.transform, places.get(piece.id) ?? "none"].map((place) => new DOMMatrix(place));
    return was.e === is.e && Math.abs(is.f - was.f - grown) < 1;
  });
  for (const piece of along) Object.assign(piece.style, { transition: "none", transform: places.get(piece.id) });
  if (along.length) getComputedStyle(along[0]).transform; // seen there by the browser, else they glide after all
  for (const piece of along) piece.style.transition = "";
}

/** @param {Element} old @param {Element} fresh */
function mergePieces(old, fresh) {
  const drawn = (/** @type {Element|undefined} */ piece) => Boolean(piece?.hasChildNodes()); // and not only expected there
  const wanted = new Map([...fresh.children].map((child) => [child.id, /** @type {SVGElement} */ (child)]));
  const known = new Map(/** @type {SVGElement[]} */ ([...old.children]).filter((child) => child.id).map((child) => [child.id, child]));
  const going = [...known.values()].filter((piece) => drawn(piece) && !drawn(wanted.get(piece.id)));
  const coming = [...wanted.values()].filter((piece) => drawn(piece) && !known.has(piece.id));
  const became = calm() ? new Map() : pairs(going, coming);
  const followed = new Set(became.values());
  const starts = new Map([...became].map(([piece, from]) => [piece, getComputedStyle(from).transform]));
  for (const [id, child] of known) if (!wanted.has(id)) followed.has(child) ? child.remove() : leave(child);
  let next = old.firstElementChild;
  for (const [id, piece] of wanted) {
    while (next && !next.id) next = next.nextElementSibling; // one that fades away
    const here = known.get(id);
    if (!here) {
      settle(piece);
      if (!starts.has(piece) && !calm()) enter(piece);
      old.insertBefore(piece, next);
      continue;
    }
    if (!sameInside(here, piece)) here.replaceChildren(...piece.childNodes);
    here.dataset.ref = piece.dataset.ref ?? "";
    if (piece.dataset.kind) here.dataset.kind = piece.dataset.kind;
    here.style.transform = placeOf(piece);
    if (here === next) next = here.nextElementSibling;
  }
  setOut(starts);
}

/** Let new pieces glide to their places from where others stood. @param {Map<SVGElement, string>} starts */
function setOut(starts) {
  const ends = [...starts.keys()].map((piece) => piece.style.transform);
  for (const [piece, start] of starts) piece.style.transform = start;
  for (const piece of starts.keys()) getComputedStyle(piece).transform; // seen there by the browser, else nothing moves
  [...starts.keys()].forEach((piece, i) => { piece.style.transform = ends[i]; });
}

/** @param {SVGElement} piece */
function enter(piece) {
  piece.classList.add("entering");
  setTimeout(() => piece.classList.remove("entering"), FADE);
}

/** @param {SVGElement} piece */
function leave(piece) {
  if (calm()) return piece.remove();
  piece.removeAttribute("id");
  delete piece.dataset.ref;
  piece.classList.add("leaving");
  setTimeout(() => piece.remove(), FADE);
}

/** A line round a drawn thing: its own edge if one shape of it is the edge, else a frame. @param {SVGGraphicsElement} element */
function outline(element) {
  const box = element.getBBox();
  const shapes = /** @type {SVGGraphicsElement[]} */ ([...element.querySelectorAll("polygon, circle, ellipse, path, rect")].slice(0, 4));
  for (const shape of shapes) {
    const { width, height } = shape.getBBox();
    const [own, inside] = [element.getScreenCTM(), shape.getScreenCTM()];
    if (!own || !inside) continue;
    const { a, b, c, d, e, f } = own.inverse().multiply(inside);
    if (width * Math.hypot(a, b) < box.width * 0.9 || height * Math.hypot(c, d) < box.height * 0.9) continue;
    const edge = /** @type {SVGGraphicsElement} */ (shape.cloneNode());
    for (const name of ["id", "class", "style", "fill", "stroke", "stroke-width", "stroke-dasharray", "filter", "opacity"]) edge.removeAttribute(name);
    edge.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    return edge;
  }
  const pad = 3;
  return svg("rect", { x: box.x - pad, y: box.y - pad, width: box.width + 2 * pad, height: box.height + 2 * pad, rx: 8 });
}

/** @param {SVGSVGElement} picture */
const boxOf = (picture) => picture.getAttribute("viewBox") ?? "";

/** @param {string} box */
const widthOf = (box) => Number(box.split(" ")[2]);

/** @param {string} box */
const heightOf = (box) => Number(box.split(" ")[3]);

export class Picture {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    /** @type {SVGSVGElement|null} */
    this.root = null;
    /** @type {string} */
    this.text = "";
    /** the whole picture, while `viewBox` may show a part of it */
    this.box = "";
  }

  /** The size of the whole picture. */
  whole() {
    return this.box ? { width: widthOf(this.box), height: heightOf(this.box) } : null;
  }

  /** Show a picture. @param {string} text */
  show(text) {
    if (text === this.text) return;
    const fresh = parsePicture(text);
    if (this.root && widthOf(this.box) === widthOf(boxOf(fresh))) this.merge(this.root, fresh);
    else this.replace(fresh); // the first picture, or one laid out anew
    this.text = text;
  }

  /** Take everything away: nothing of a picture stays in the page. */
  clear() {
    this.root?.remove();
    this.root = null;
    this.text = "";
  }

  /** @param {SVGSVGElement} fresh */
  replace(fresh) {
    for (const piece of fresh.querySelectorAll(".pieces > *")) settle(/** @type {SVGElement} */ (piece));
    fresh.append(svg("g", { class: "halos", "aria-hidden": "true" }));
    fresh.setAttribute("role", "group");
    const title = find("title", fresh).textContent ?? "";
    fresh.setAttribute("aria-label", title);
    find("title", fresh).remove();
    this.box = boxOf(fresh);
    this.root?.remove();
    this.root = fresh;
    this.host.prepend(fresh);
  }

  /** @param {SVGSVGElement} root @param {SVGSVGElement} fresh */
  merge(root, fresh) {
    this.light([], []);
    const [pieces, newPieces] = [root, fresh].map((picture) => find(":scope > .pieces", picture));
    const grown = heightOf(boxOf(fresh)) - heightOf(this.box);
    if (grown) {
      root.setAttribute("viewBox", (this.box = boxOf(fresh)));
      carry(pieces, newPieces, grown);
    }
    const ground = find(":scope > .ground", root);
    const newGround = find(":scope > .ground", fresh);
    if (!sameInside(ground, newGround)) ground.replaceChildren(...newGround.childNodes);
    mergeSpots(find(":scope > .spots", root), find(":scope > .spots", fresh));
    mergePieces(pieces, newPieces);
  }

  /** The drawn things of that name. @param {string} ref @returns {SVGGraphicsElement[]} */
  named(ref) {
    return this.root ? [...this.root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].map((e) => /** @type {SVGGraphicsElement} */ (e)) : [];
  }

  /** Light what may be clicked and mark what has been. @param {Iterable<string>} lit @param {Iterable<string>} picked */
  light(lit, picked) {
    if (!this.root) return;
    const halos = find(":scope > .halos", this.root);
    const rings = [];
    for (const element of this.root.querySelectorAll("[data-ref].lit, [data-ref].picked")) {
      element.classList.remove("lit", "picked");
      for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) element.removeAttribute(name);
    }
    for (const [refs, kind] of /** @type {[Iterable<string>, string][]} */ ([[lit, "lit"], [picked, "picked"]])) {
      for (const ref of refs) for (const element of this.named(ref)) rings.push(this.mark(element, kind));
    }
    halos.replaceChildren(...rings); // all at once: each would have the page laid out anew
    this.host.classList.toggle("choosing", rings.length > 0);
  }

  /** Make a drawn thing a button; return the line round it. @param {SVGGraphicsElement} element @param {string} kind */
  mark(element, kind) {
    element.classList.add(kind);
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
    // A thing with words on it is named by its <title>; a label besides would hide those words from whoever speaks to the page.
    if (!element.querySelector("text")) element.setAttribute("aria-label", element.querySelector(":scope > title")?.textContent ?? "");
    if (kind === "picked") element.setAttribute("aria-pressed", "true");
    const ring = svg("g", { class: `halo ${kind}-ring` }, outline(element));
    ring.style.transform = element.style.transform;
    return ring;
  }

  /** Point at drawn things, as when a choice in the list has the focus. @param {string[]} refs */
  point(refs) {
    for (const element of this.root?.querySelectorAll(".pointed") ?? []) element.classList.remove("pointed");
    for (const ref of refs) for (const element of this.named(ref)) element.classList.add("pointed");
  }

  /** What may be clicked at a point: the thing drawn there, else a small one so near that it was meant. @param {Element} target @param {number} x @param {number} y */
  at(target, x, y) {
    const drawn = target.closest("[data-ref].lit, [data-ref].picked");
    if (drawn) return /** @type {SVGElement} */ (drawn);
    let best = null;
    let least = FINGER / 2;
    for (const element of this.root?.querySelectorAll(".lit") ?? []) {
      const box = element.getBoundingClientRect();
      const away = Math.max(Math.abs(x - box.x - box.width / 2), Math.abs(y - box.y - box.height / 2));
      if (away < least) [best, least] = [element, away];
    }
    return /** @type {SVGElement|null} */ (best);
  }

  /** The lit thing nearest to another in a direction, for the arrow keys. @param {Element} from @param {string} key */
  towards(from, key) {
    const ways = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
    const [wx, wy] = ways[key];
    const centre = (/** @type {Element} */ e) => {
      const box = e.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x0, y0] = centre(from);
    let best = null;
    let least = Infinity;
    for (const element of this.root?.querySelectorAll(".lit, .picked") ?? []) {
      const [x, y] = centre(element);
      const along = (x - x0) * wx + (y - y0) * wy;
      const aside = Math.abs((x - x0) * wy) + Math.abs((y - y0) * wx);
      if (element === from || along < 1) continue;
      if (along + 2.5 * aside < least) [best, least] = [element, along + 2.5 * aside];
    }
    return /** @type {SVGElement|null} */ (best);
  }
}
