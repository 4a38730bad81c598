/** Zooms the board with Ctrl and the wheel or with + and −. Dragging moves it, and 0 or a double click resets it. */

import { find, html, icon } from "./dom.js";

/** @import { Picture } from "./picture.js" */

/** @typedef {[number, number]} Point a place on the board, as fractions of its width and height */

/**
 * @typedef {object} Zoom
 * @property {() => void} redraw
 * @property {() => void} nearer
 * @property {() => void} farther
 * @property {() => void} whole
 */

const CLOSEST = 5; // the largest scale
const STEP = 1.5; // the factor by which a button changes the scale
const DRAG = 0.01; // a movement by less than this fraction of the visible part is a click, not a drag
/** @type {Point} */
const MIDDLE = [0.5, 0.5];

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 * @returns {number}
 */
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/**
 * Make it possible to zoom the board.
 * @param {Picture} picture
 * @param {{nearer: string, farther: string, whole: string}} words the names of the buttons
 * @returns {Zoom}
 */
export function offerZoom(picture, words) {
  const board = find("#board");
  let scale = 1;
  /** @type {Point} */
  let centre = MIDDLE;

  const redraw = () => {
    const all = picture.whole();
    if (!picture.root || !all) return;
    const [width, height] = [all.width / scale, all.height / scale];
    const left = clamp(centre[0] * all.width - width / 2, 0, all.width - width);
    const top = clamp(centre[1] * all.height - height / 2, 0, all.height - height);
    picture.root.setAttribute("viewBox", `${left} ${top} ${width} ${height}`);
    board.classList.toggle("zoomed", scale > 1);
  };
  /**
   * Return where on the board the pointer is.
   * @param {MouseEvent} event
   * @returns {Point}
   */
  const pointOf = (event) => {
    const matrix = picture.root?.getScreenCTM()?.inverse();
    const all = picture.whole();
    if (!matrix || !all) return MIDDLE;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x / all.width, y / all.height];
  };
  /**
   * @param {number} wanted the new scale
   * @param {Point} about the place that keeps its position on the screen
   */
  const zoomTo = (wanted, about) => {
    const next = clamp(wanted, 1, CLOSEST);
    const part = scale / next;
    const moved = (/** @type {0|1} */ i) => about[i] + (centre[i] - about[i]) * part;
    centre = next === 1 ? MIDDLE : [moved(0), moved(1)];
    scale = next;
    redraw();
  };
  const nearer = () => zoomTo(scale * STEP, centre);
  const farther = () => zoomTo(scale / STEP, centre);
  const whole = () => zoomTo(1, centre);

  const onWheel = (/** @type {WheelEvent} */ event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY / 300), pointOf(event));
  };
  board.addEventListener("wheel", onWheel, { passive: false });
  board.addEventListener("dblclick", () => {
    if (scale > 1) whole();
  });

  /** @type {Point|null} the place where a drag began */
  let held = null;
  let dragged = false;
  board.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (scale > 1 && event.button === 0) held = pointOf(event);
  });
  board.addEventListener("pointermove", (event) => {
    if (!held) return;
    const now = pointOf(event);
    const [dx, dy] = [held[0] - now[0], held[1] - now[1]];
    dragged ||= Math.hypot(dx, dy) * scale > DRAG;
    const edge = 0.5 / scale;
    centre = [clamp(centre[0] + dx, edge, 1 - edge), clamp(centre[1] + dy, edge, 1 - edge)];
    redraw();
  });
  addEventListener("pointerup", () => {
    held = null;
  });
  const onClick = (/** @type {MouseEvent} */ event) => {
    if (dragged) event.stopPropagation(); // the end of a drag must not count as a click
    dragged = false;
  };
  board.addEventListener("click", onClick, { capture: true });

  const button = (/** @type {string} */ name, /** @type {string} */ word, /** @type {() => void} */ click) => {
    const properties = { type: "button", class: "button square small", title: word, "aria-label": word };
    return html("button", { ...properties, on: { click } }, icon(name));
  };
  board.append(
    html(
      "div",
      { class: "zoom" },
      button("plus", words.nearer, nearer),
      button("minus", words.farther, farther),
      button("whole", words.whole, whole),
    ),
  );
  return { redraw, nearer, farther, whole };
}
