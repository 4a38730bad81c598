/** Finds out what a click on the board means, and says what can be chosen instead if it means nothing now. */

import { drawnAt, remark } from "./card.js";
import { toast } from "./notices.js";
import { titleOf } from "./picture.js";
import { promptOf } from "./question.js";
import { say } from "./words.js";

/** @import { Choosing } from "./choosing.js" */
/** @import { Picture } from "./picture.js" */
/** @import { View } from "./types.js" */

export class Clicks {
  /**
   * @param {Picture} picture
   * @param {() => View|null} current the view that the page shows
   */
  constructor(picture, current) {
    this.picture = picture;
    this.current = current;
    /** @type {MouseEvent|null} the click that is being handled */
    this.event = null;
  }

  /**
   * Press what was clicked.
   * @param {MouseEvent} event
   * @param {Choosing} choosing
   * @param {boolean} skipped whether the click has only ended what was being shown, unless it hit something lit
   */
  press(event, choosing, skipped) {
    const { clientX: x, clientY: y } = event;
    const refs = drawnAt(x, y).map((drawn) => drawn.getAttribute("data-ref") ?? "");
    const known = skipped ? null : (refs.find((ref) => choosing.knows(ref)) ?? refs[0]);
    const meant = this.picture.at(x, y)?.dataset.ref ?? known;
    this.event = event;
    if (meant) choosing.press(meant);
    this.event = null;
  }

  /**
   * Say that something that was clicked cannot be chosen now, and what can.
   * @param {string} ref
   * @param {string} words
   * @param {boolean} asked whether anything can be chosen
   */
  remark(ref, words, asked) {
    const view = this.current();
    const note = view && asked ? say(words, { text: promptOf(view) }) : "";
    const [drawn] = this.picture.named(ref);
    if (this.event && drawn && titleOf(drawn)) remark(drawn, this.event, note);
    else if (note) toast(note);
  }
}
