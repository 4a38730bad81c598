/** Looking closer: Ctrl and the wheel, or + and −, zoom the board; dragging moves it; 0 or a double click shows all again. */

import { find, html, icon } from "./dom.js";

const CLOSEST = 5;

/** @param {import("./picture.js").Picture} picture @param {{nearer: string, farther: string, whole: string}} words */
export function offerZoom(picture, words) {
  const board = find("#board");
  let scale = 1;
  let centre = [0.5, 0.5];

  const apply = () => {
    const whole = picture.whole();
    if (!picture.root || !whole) return;
    const [width, height] = [whole.width / scale, whole.height / scale];
    const at = (/** @type {number} */ where, /** @type {number} */ size, /** @type {number} */ all) => Math.max(0, Math.min(all - size, where * all - size / 2));
    picture.root.setAttribute("viewBox", `${at(centre[0], width, whole.width)} ${at(centre[1], height, whole.height)} ${width} ${height}`);
    board.classList.toggle("zoomed", scale > 1);
  };
  /** Where a point of the screen lies on the board, in parts of the whole. @param {MouseEvent} event */
  const point = (event) => {
    const matrix = picture.root?.getScreenCTM()?.inverse();
    const whole = picture.whole();
    if (!matrix || !whole) return [0.5, 0.5];
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [p.x / whole.width, p.y / whole.height];
  };
  const to = (/** @type {number} */ wanted, /** @type {number[]} */ about) => {
    const next = Math.max(1, Math.min(CLOSEST, wanted));
    const part = scale / next;
    centre = next === 1 ? [0.5, 0.5] : [about[0] + (centre[0] - about[0]) * part, about[1] + (centre[1] - about[1]) * part];
    scale = next;
    apply();
  };

  board.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    to(scale * Math.exp(-event.deltaY / 300), point(event));
  }, { passive: false });
  board.addEventListener("dblclick", () => { if (scale > 1) to(1, centre); });

  /** @type {number[]|null} */
  let held = null;
  let dragged = false;
  board.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (scale > 1 && event.button === 0) held = point(event);
  });
  addEventListener("pointerup", () => { held = null; });
  board.addEventListener("click", (event) => { // the end of a drag is no choice
    if (dragged) event.stopPropagation();
    dragged = false;
  }, { capture: true });
  board.addEventListener("pointermove", (event) => {
    if (!held) return;
    const now = point(event);
    dragged ||= Math.hypot(held[0] - now[0], held[1] - now[1]) * scale > 0.01;
    centre = [0, 1].map((i) => Math.max(0.5 / scale, Math.min(1 - 0.5 / scale, centre[i] + /** @type {number[]} */ (held)[i] - now[i])));
    apply();
  });

  const button = (/** @type {string} */ name, /** @type {string} */ word, /** @type {() => void} */ act) =>
    html("button", { type: "button", class: "button square small", title: word, "aria-label": word, on: { click: act } }, icon(name));
  board.append(html("div", { class: "zoom" }, button("plus", words.nearer, () => to(scale * 1.5, centre)), button("minus", words.farther, () => to(scale / 1.5, centre)), button("whole", words.whole, () => to(1, centre))));
  return { redraw: apply, nearer: () => to(scale * 1.5, centre), farther: () => to(scale / 1.5, centre), whole: () => to(1, centre) };
}
