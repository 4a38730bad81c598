/**
 * Zooms the board: with two fingers, with Ctrl and the wheel, with + and −, or by buttons. Dragging moves it, and 0 or
 * a double click resets it. On a small screen the camera (see `camera.js`) does the same by itself.
 */

import { calm, find, html, icon } from "./dom.js";

/** @import { Picture } from "./picture.js" */

/** @typedef {[number, number]} Point a place on the board, as fractions of its width and height */
/** @typedef {{scale: number, centre: Point}} Look which part of the board is shown */

const CLOSEST = 5; // the largest scale
const STEP = 1.5; // the factor by which a button changes the scale
const DRAG = 8; // pixels; a shorter movement is a tap, not a drag
const GLIDE = 400; // milliseconds that a movement of the camera takes
/** @type {Point} */
const MIDDLE = [0.5, 0.5];

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 * @returns {number}
 */
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

export class Zoom {
  /**
   * @param {Picture} picture
   * @param {{nearer: string, farther: string, whole: string}} words the names of the buttons
   */
  constructor(picture, words) {
    this.picture = picture;
    this.board = find("#board");
    /** @type {Look} */
    this.look = { scale: 1, centre: MIDDLE };
    /** whether the user has zoomed or moved the board since the camera last did */
    this.byHand = false;
    /** counts the movements of the camera; a movement ends when its number is no longer the newest */
    this.glides = 0;
    this.nearer = () => this.zoomBy(STEP);
    this.farther = () => this.zoomBy(1 / STEP);
    this.whole = () => this.glideTo({ scale: 1, centre: MIDDLE }, true);
    this.addButtons(words);
    this.listenToWheel();
    this.listenToPointers();
  }

  /** Show the part of the picture that should be shown. To be called when the picture has changed. */
  redraw() {
    this.draw(this.look);
  }

  /** @param {Look} look */
  draw({ scale, centre }) {
    const all = this.picture.whole();
    const { root } = this.picture;
    if (!root || !all) return;
    const [width, height] = [all.width / scale, all.height / scale];
    const left = clamp(centre[0] * all.width - width / 2, 0, all.width - width);
    const top = clamp(centre[1] * all.height - height / 2, 0, all.height - height);
    const box = `${left} ${top} ${width} ${height}`;
    if (root.getAttribute("viewBox") === box) return;
    this.picture.look(box);
    this.board.classList.toggle("zoomed", scale > 1);
    this.picture.resized();
  }

  /**
   * Show a part of the picture from now on.
   * @param {Look} look
   */
  set({ scale, centre }) {
    const next = clamp(scale, 1, CLOSEST);
    const edge = 0.5 / next;
    const [x, y] = centre;
    this.look = { scale: next, centre: [clamp(x, edge, 1 - edge), clamp(y, edge, 1 - edge)] };
    this.redraw();
  }

  /**
   * Move to a part of the picture.
   * @param {Look} look
   * @param {boolean} [byHand] whether the user asked for it
   */
  glideTo(look, byHand = false) {
    this.byHand = byHand;
    const glide = ++this.glides;
    const from = this.look;
    this.look = look;
    if (calm()) return this.redraw();
    this.draw(from);
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      if (glide !== this.glides) return;
      const part = clamp((now - start) / GLIDE, 0, 1);
      const eased = 1 - (1 - part) ** 3;
      const between = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * eased;
      const scale = from.scale * (look.scale / from.scale) ** eased;
      const [x, y] = [between(from.centre[0], look.centre[0]), between(from.centre[1], look.centre[1])];
      this.draw({ scale, centre: [x, y] });
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /**
   * Return where on the board a place of the screen is.
   * @param {{clientX: number, clientY: number}} place
   * @returns {Point}
   */
  pointAt({ clientX, clientY }) {
    const matrix = this.picture.root?.getScreenCTM()?.inverse();
    const all = this.picture.whole();
    if (!matrix || !all) return MIDDLE;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [x / all.width, y / all.height];
  }

  /**
   * @param {number} factor
   * @param {Point} [about] the place that keeps its position on the screen
   */
  zoomBy(factor, about = this.look.centre) {
    const { scale, centre } = this.look;
    const next = clamp(scale * factor, 1, CLOSEST);
    const moved = (/** @type {0|1} */ i) => about[i] + (centre[i] - about[i]) * (scale / next);
    this.byHand = true;
    this.glides++;
    this.set({ scale: next, centre: next === 1 ? MIDDLE : [moved(0), moved(1)] });
  }

  /**
   * Move the board so that a place of it comes to where another one is.
   * @param {Point} place
   * @param {Point} other
   */
  drag(place, other) {
    const { scale, centre } = this.look;
    this.byHand = true;
    this.glides++;
    this.set({ scale, centre: [centre[0] + place[0] - other[0], centre[1] + place[1] - other[1]] });
  }

  listenToWheel() {
    const onWheel = (/** @type {WheelEvent} */ event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY / 300), this.pointAt(event));
    };
    this.board.addEventListener("wheel", onWheel, { passive: false });
    this.board.addEventListener("dblclick", (event) => {
      const at = this.picture.at(event.clientX, event.clientY);
      if (this.look.scale > 1 && !at) this.whole();
    });
  }

  /** One finger moves a board that is zoomed in, and scrolls the page otherwise; two fingers zoom. */
  listenToPointers() {
    const { board } = this;
    /** @type {Map<number, PointerEvent>} the fingers on the board, and where they are now */
    const fingers = new Map();
    /** @type {Point} the place under the first finger, or between both */
    let held = MIDDLE;
    let apart = 0;
    /** @type {PointerEvent|null} where a drag began */
    let start = null;
    let dragged = false;

    const between = () => {
      const [a, b = a] = [...fingers.values()];
      apart = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    };
    board.addEventListener("pointerdown", (event) => {
      if (!fingers.size) [start, dragged] = [event, false];
      if (event.button !== 0 || /** @type {Element} */ (event.target).closest("button")) return;
      fingers.set(event.pointerId, event);
      held = this.pointAt(between());
    });
    board.addEventListener("pointermove", (event) => {
      if (!start || !fingers.has(event.pointerId)) return;
      const before = apart;
      fingers.set(event.pointerId, event);
      const middle = between();
      dragged ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > DRAG;
      if (fingers.size > 1 && before) this.zoomBy(apart / before, held);
      if (this.look.scale === 1 || !dragged) return;
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      this.drag(held, this.pointAt(middle));
    });
    for (const end of /** @type {("pointerup"|"pointercancel")[]} */ (["pointerup", "pointercancel"])) {
      addEventListener(end, (event) => {
        if (!fingers.delete(event.pointerId) || !fingers.size) return;
        held = this.pointAt(between());
      });
    }
    const onClick = (/** @type {MouseEvent} */ event) => {
      if (dragged && event.detail) event.stopPropagation(); // the end of a drag must not count as a click
      dragged = false;
    };
    board.addEventListener("click", onClick, { capture: true });
    const onTouch = (/** @type {TouchEvent} */ event) => {
      // The browser would zoom the page, or take a quick drag for a fling and ignore the tap that follows.
      if (event.touches.length > 1 || this.look.scale > 1) event.preventDefault();
    };
    board.addEventListener("touchmove", onTouch, { passive: false });
  }

  /** @param {{nearer: string, farther: string, whole: string}} words */
  addButtons(words) {
    const button = (/** @type {string} */ name, /** @type {string} */ word, /** @type {() => void} */ click) => {
      const properties = { type: "button", class: "button square", title: word, "aria-label": word };
      return html("button", { ...properties, on: { click } }, icon(name));
    };
    const { nearer, farther, whole } = words;
    const buttons = [
      button("plus", nearer, this.nearer),
      button("minus", farther, this.farther),
      button("whole", whole, this.whole),
    ];
    find("#zoom-in").addEventListener("click", this.nearer);
    this.board.append(html("div", { class: "zoom" }, html("div", {}, ...buttons)));
  }
}
