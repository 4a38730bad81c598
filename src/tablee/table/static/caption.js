/**
 * The caption on the board: says what happened, with names in the colours of their seats, and marks it on the board.
 * It is placed where it does not cover what it tells about.
 */

import { badge, calm, find, html, icon } from "./dom.js";
import { clearMarks, drawMarks, placesOf } from "./marks.js";
import { namedNodes, withNames } from "./names.js";
import { COLON, say } from "./words.js";

/** @import { Place } from "./marks.js" */
/** @import { Moment, TurnLine } from "./moments.js" */
/** @import { Picture } from "./picture.js" */
/** @import { View } from "./types.js" */

const MOST_LINES = 4;
const MARGIN = 6; // pixels between the caption and the edge of what is visible of the board

/**
 * Return the lines to show of a moment: all, or if there are too many, the big ones and the last.
 * @param {Moment} moment
 * @returns {{text: string, line: TurnLine|null}[]}
 */
function linesOf({ lines, texts, whole }) {
  if (whole) return texts.map((text) => ({ text, line: null }));
  const all = lines.map((line) => ({ text: line.text, line }));
  if (all.length <= MOST_LINES) return all;
  const big = all.filter(({ line }) => line.big).slice(0, MOST_LINES);
  const others = all.filter(({ line }) => !line.big).slice(-(MOST_LINES - big.length) || all.length);
  return all.filter((entry) => big.includes(entry) || others.includes(entry));
}

/**
 * Return whose doing a moment is: the seat that its first line names, else the seat whose turn it is.
 * @param {Moment} moment
 * @returns {number}
 */
const doerOf = ({ turn, lines, whole }) => (whole ? turn.seat : (lines[0].who ?? turn.seat));

/**
 * Return the badge before the first line of another turn.
 * @param {TurnLine} line
 * @returns {Element|null}
 */
function turnBadge({ who, turn }) {
  const seat = who ?? turn.seat;
  return seat >= 0 ? badge(seat) : null;
}

/**
 * Return a moment as plain text.
 * @param {Moment} moment
 * @param {View} view
 * @returns {string}
 */
export function spoken(moment, { seats }) {
  const said = linesOf(moment).map(({ text }) => withNames(text, seats));
  const { seat, in_sentences } = moment.turn;
  if (moment.whole && !in_sentences && seat >= 0) said.unshift(`${seats[seat]?.name}:`);
  return said.join(moment.whole ? " " : ". ");
}

/**
 * Scroll an element, if it can be scrolled.
 * @param {Element} element
 * @param {number} by pixels
 * @returns {number} by how many pixels it will have been scrolled
 */
function scroll(element, by) {
  const { scrollTop, scrollHeight, clientHeight } = element;
  const to = Math.max(0, Math.min(scrollTop + by, scrollHeight - clientHeight));
  element.scrollTo({ top: to, behavior: calm() ? "instant" : "smooth" });
  return to - scrollTop;
}

export class Caption {
  /**
   * @param {Picture} picture
   * @param {() => void} skip
   */
  constructor(picture, skip) {
    this.picture = picture;
    this.board = find("#board");
    this.words = html("div", { class: "words" });
    this.button = html(
      "button",
      { type: "button", class: "button small" },
      html("span", {}, say("skip")),
      icon("last"),
    );
    this.button.addEventListener("click", skip);
    this.element = html("div", { class: "caption", hidden: true }, this.words, this.button);
    this.board.append(this.element);
    /** @type {Map<string, Place>} */
    this.before = new Map();
    /** whether it is at the top of the board, not at the bottom */
    this.isAbove = true;
  }

  /**
   * Note where things are before a moment. Call this before the picture after it is shown.
   * @param {Moment} moment
   */
  prepare({ lines }) {
    this.before = placesOf(this.picture, lines);
  }

  /**
   * Show a moment.
   * @param {Moment} moment
   * @param {View} view
   * @param {{skips?: boolean}} [how] whether the caption has the button that skips
   */
  show(moment, view, { skips = false } = {}) {
    const colour = (/** @type {number} */ seat) =>
      seat >= 0 ? `var(--${view.seats[seat]?.colour})` : "var(--accent)";
    const marked = drawMarks(this.picture, moment.lines, this.before, colour);
    const doer = doerOf(moment);
    const name = moment.whole && !moment.turn.in_sentences && view.seats[doer]?.name;
    const big = moment.lines.some((line) => line.big);
    this.words.replaceChildren(
      ...linesOf(moment).map(({ text, line }, i) =>
        html(
          "p",
          { class: line?.big ? "big" : null },
          line && i > 0 && line.turn !== moment.lines[i - 1].turn && turnBadge(line),
          name && html("b", {}, name, COLON),
          ...namedNodes(text, view.seats),
          line?.forced && html("span", { class: "forced" }, ` (${say("log-forced")})`),
        ),
      ),
    );
    this.element.querySelector(".badge")?.remove();
    if (doer >= 0) this.element.prepend(badge(doer));
    this.element.style.setProperty("--by", colour(doer));
    this.element.className = `caption${big ? " big" : ""}`;
    this.button.hidden = !skips;
    this.element.hidden = false;
    this.place(marked, skips);
    this.markSeats(moment, marked.length > 0);
  }

  /**
   * Put the caption above or below, where it covers less of what is marked, and within the visible part of the board.
   * @param {Place[]} marked
   * @param {boolean} [mayScroll] whether to scroll to what is marked if nothing of it is in sight
   */
  place(marked, mayScroll = false) {
    const board = this.board.getBoundingClientRect();
    const { layout } = find("#table").dataset;
    const dock = find("#dock").getBoundingClientRect(); // on a phone it lies over the lower edge of the screen
    const start = Math.max(0, board.top) + MARGIN;
    const end = Math.min(board.bottom, layout === "stack" ? dock.top : innerHeight) - MARGIN;
    const height = this.element.offsetHeight;
    const matrix = this.picture.root?.getScreenCTM() ?? new DOMMatrix();
    const spans = marked.map(({ x, y, height: tall }) => {
      const middle = new DOMPoint(x, y).matrixTransform(matrix).y;
      return { middle, half: (tall * matrix.d) / 2 };
    });
    const hidden = spans.length > 0 && spans.every(({ middle }) => middle < start || middle > end);
    const isInUse = end - start > innerHeight / 4; // the user looks at the board, and not at what is below it
    const away = mayScroll && hidden && isInUse ? spans[spans.length - 1].middle - (start + end) / 2 : 0;
    const scrolled = away ? scroll(layout === "column" ? this.board : document.documentElement, away) : 0;
    let [above, below] = this.isAbove ? [0, 1] : [1, 0]; // how much of what is marked it would cover
    for (const { middle, half } of spans) {
      above += Math.max(0, start + height - (middle - scrolled - half));
      below += Math.max(0, middle - scrolled + half - (end - height));
    }
    this.isAbove = above <= below;
    const top = this.isAbove ? start : Math.max(start, end - height);
    const moved = layout === "column" ? 0 : scrolled;
    this.element.style.top = `${top - (board.top - moved) + this.board.scrollTop + (scrolled - moved)}px`;
  }

  /**
   * Mark the seats that a moment is about, if nothing on the board could be marked.
   * @param {Moment} moment
   * @param {boolean} onBoard
   */
  markSeats({ turn, lines }, onBoard) {
    const seats = new Set(lines.flatMap((line) => [line.who ?? turn.seat, line.whom ?? -1]));
    for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#seats .seat"))) {
      row.classList.toggle("told", !onBoard && seats.has(Number(row.dataset.seat)));
    }
  }

  /** Let clicks pass through the caption from now on. */
  rest() {
    this.element.classList.add("resting");
    this.button.hidden = true;
  }

  /** Remove the caption and all marks. */
  hide() {
    this.element.hidden = true;
    clearMarks(this.picture);
    for (const row of document.querySelectorAll("#seats .told")) row.classList.remove("told");
  }
}
