/**
 * The camera: on a screen that people touch, the board zooms to what can be chosen if it would be too small or too
 * close together to be hit. If it is out of sight, the page scrolls to it. What users zoom by hand stays until the
 * question changes.
 */

import { roomOf } from "./aiming.js";
import { screenBox } from "./bounds.js";
import { calm, find } from "./dom.js";

/** @import { Picture } from "./picture.js" */
/** @import { Look, Zoom } from "./zoom.js" */

const LONGER = 40; // pixels; the least sides of the area in which a tap counts for a thing
const SHORTER = 32;
const AROUND = 24; // pixels around what can be chosen
const WORTH = 1.05; // smaller changes of the scale are not worth a movement

/**
 * Return the box around some boxes.
 * @param {DOMRect[]} boxes
 * @returns {DOMRect}
 */
function around(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

export class Camera {
  /**
   * @param {Picture} picture
   * @param {Zoom} zoom
   */
  constructor(picture, zoom) {
    this.picture = picture;
    this.zoom = zoom;
    /** whether anything could be chosen yet */
    this.asked = false;
    /** what could be chosen when the camera last moved */
    this.question = "";
  }

  /**
   * Show what can be chosen now.
   * @param {Set<string>} refs
   */
  follow(refs) {
    const isStaging = find("#table").classList.contains("staging"); // then the whole board is shown
    const question = isStaging ? "" : [...refs].sort().join(" ");
    if (question === this.question) return;
    const isFirst = !this.asked;
    this.question = question;
    this.asked ||= refs.size > 0;
    const lit = isStaging ? [] : this.picture.marked(".lit");
    if (!matchMedia("(pointer: coarse)").matches) return;
    if (!lit.length) {
      if (!this.zoom.byHand && this.zoom.look.scale > 1) this.zoom.glideTo({ scale: 1, centre: [0.5, 0.5] });
      return;
    }
    if (this.zoom.look.scale > 1 && this.shows(lit) && this.needed(lit) <= WORTH) return;
    const from = this.zoom.look;
    this.zoom.draw({ scale: 1, centre: [0.5, 0.5] });
    const to = this.lookAt(lit);
    this.zoom.draw(to);
    const boxes = lit.map((thing) => screenBox(thing));
    if (to.scale !== from.scale || to.scale > 1) {
      this.zoom.draw(from);
      this.zoom.glideTo(to);
    }
    if (!isFirst || !document.body.dataset.lesson) this.scrollTo(boxes); // a lesson begins with what its coach says
  }

  /**
   * Scroll to something of which people are told, if nothing of it is in sight.
   * @param {DOMRect[]} boxes
   */
  reveal(boxes) {
    if (boxes.length) this.scrollTo(boxes);
  }

  /** Forget where the camera was, for example because the window has another size; `follow` then moves it again. */
  forget() {
    this.question = "";
  }

  /**
   * Tell whether things are in the part of the board that is shown.
   * @param {SVGElement[]} lit
   * @returns {boolean}
   */
  shows(lit) {
    const frame = this.frame();
    const { left, right, top, bottom } = around(lit.map((thing) => screenBox(thing)));
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  }

  /** @returns {DOMRect} the box of the picture on the screen; the element may be larger */
  frame() {
    const matrix = this.picture.root?.getScreenCTM();
    const box = this.picture.root?.viewBox.baseVal;
    if (!matrix || !box) return new DOMRect();
    const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(matrix);
    return new DOMRect(x, y, box.width * matrix.a, box.height * matrix.d);
  }

  /**
   * Return by which factor the board must be enlarged, so that all these things can be hit.
   * @param {SVGElement[]} lit
   * @returns {number}
   */
  needed(lit) {
    let most = 1;
    for (const thing of lit) {
      const [width, height] = roomOf(thing, ({ x, y }) => this.picture.at(x, y));
      const [longer, shorter] = [Math.max(width, height, 1), Math.max(Math.min(width, height), 1)];
      most = Math.max(most, LONGER / longer, SHORTER / shorter);
    }
    return most;
  }

  /**
   * Return the part of the board to show. It is as small as needed to hit what can be chosen, but contains all of it.
   * @param {SVGElement[]} lit
   * @returns {Look}
   */
  lookAt(lit) {
    const frame = this.frame();
    const all = around(lit.map((thing) => screenBox(thing)));
    const fits = Math.min(frame.width / (all.width + 2 * AROUND), frame.height / (all.height + 2 * AROUND));
    const scale = Math.min(this.needed(lit), fits);
    if (scale < WORTH) return { scale: 1, centre: [0.5, 0.5] };
    const x = (all.left + all.width / 2 - frame.left) / frame.width;
    const y = (all.top + all.height / 2 - frame.top) / frame.height;
    const edge = 0.5 / scale;
    const inside = (/** @type {number} */ value) => Math.max(edge, Math.min(1 - edge, value));
    return { scale, centre: [inside(x), inside(y)] };
  }

  /**
   * If none of these boxes is in sight, scroll to the first.
   * @param {DOMRect[]} boxes
   */
  scrollTo(boxes) {
    const table = find("#table");
    const { layout } = table.dataset;
    if (layout !== "stack" && layout !== "column") return;
    const board = find("#board");
    const [top, bottom] =
      layout === "column"
        ? [board.getBoundingClientRect().top, board.getBoundingClientRect().bottom]
        : [0, find("#dock").getBoundingClientRect().top];
    if (boxes.some((box) => box.top >= top - 8 && box.bottom <= bottom + 8)) return;
    const all = around(boxes);
    const middle = all.height < bottom - top ? all.top + all.height / 2 : boxes[0].top + boxes[0].height / 2;
    const behavior = calm() ? "instant" : "smooth";
    (layout === "column" ? board : window).scrollBy({ top: middle - (top + bottom) / 2, behavior });
  }
}
