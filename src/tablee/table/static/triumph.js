/**
 * Celebrates the winner on the board, before the result is shown: the seat's badge and name, a shower of the seat's
 * shape in its colour, and the winner's own pieces from the board, which hop. Any key or click ends it.
 */

import { badge, calm, find, html, icon, svg } from "./dom.js";
import { headline } from "./headline.js";
import { titleOf } from "./picture.js";
import { hear } from "./sounds.js";
import { say } from "./words.js";

/** @import { Picture } from "./picture.js" */
/** @import { SeatView, View } from "./types.js" */

const TIME = 4200; // milliseconds for which it is shown
const FLAKES = 44; // shapes of the shower
const TROOPS = 7; // the most pieces that hop
const SMALL = 0.02; // of the board; a larger piece is no figure
const LEAST = 0.45; // of the window; if less of the board is in sight, the whole window is used

/**
 * Return the part of the window in which the board is seen.
 * @returns {DOMRect}
 */
function stageRect() {
  const board = find("#board").getBoundingClientRect();
  const dock = find("#table").dataset.layout === "stack" ? find("#dock").getBoundingClientRect().top : innerHeight;
  const [top, bottom] = [Math.max(0, board.top), Math.min(dock, board.bottom)];
  if (bottom - top < innerHeight * LEAST) return new DOMRect(0, 0, innerWidth, innerHeight);
  return new DOMRect(board.left, top, board.width, bottom - top);
}

/**
 * Return numbers between 0 and 1 that are spread evenly but look random.
 * @param {number} i
 * @param {number} row
 */
const spread = (i, row) => (0.5 + i * [0.618034, 0.754878, 0.56984, 0.819173][row]) % 1;

/**
 * Make one shape of the shower.
 * @param {SeatView} seat
 * @param {number} i
 * @returns {SVGElement}
 */
function flake({ seat }, i) {
  const shape = /** @type {SVGElement} */ (find(`#seat-${seat}`).firstElementChild?.cloneNode());
  const made = svg("svg", { class: `flake tint${i % 3}`, viewBox: "-18 -18 36 36" }, shape);
  const values = {
    "--x": `${(spread(i, 0) * 100).toFixed(1)}%`,
    "--rest": `${(spread(i, 3) * 100).toFixed(1)}%`, // how far down it lies if nothing moves
    "--size": `${(0.55 + spread(i, 1) * 0.75).toFixed(2)}rem`,
    "--wait": `${(spread(i, 2) * 1.3).toFixed(2)}s`,
    "--fall": `${(2.1 + spread(i, 3) * 1.2).toFixed(2)}s`,
    "--turn": `${Math.round(spread(i, 1) * 900 - 450)}deg`,
  };
  for (const [name, value] of Object.entries(values)) made.style.setProperty(name, value);
  return made;
}

/**
 * Return copies of small pieces on the board that have the colour of a seat, of every kind one first.
 * @param {Picture} picture
 * @param {SeatView} seat
 * @returns {SVGElement[]}
 */
function troops(picture, { colour }) {
  const whole = picture.whole();
  const { root } = picture;
  if (!root || !whole) return [];
  /** @type {NodeListOf<SVGGraphicsElement>} */
  const pieces = root.querySelectorAll(":scope > .pieces > *");
  const own = [...pieces].filter((piece) => {
    if (!piece.innerHTML.includes(`var(--${colour})`) || piece.matches(".leaving")) return false;
    const { width, height } = piece.getBBox();
    return width > 0 && height > 0 && width * height < SMALL * whole.width * whole.height;
  });
  /** @type {Map<string, number>} how many of a kind come before a piece */
  const before = new Map();
  const ranked = own.map((piece) => {
    const kind = titleOf(piece).split("\n")[0];
    before.set(kind, (before.get(kind) ?? -1) + 1);
    return { piece, rank: before.get(kind) ?? 0 };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, TROOPS)
    .map(({ piece }, i) => figure(piece, i));
}

/**
 * Return a copy of a piece as a picture of its own.
 * @param {SVGGraphicsElement} piece
 * @param {number} i
 * @returns {SVGElement}
 */
function figure(piece, i) {
  const { x, y, width, height } = piece.getBBox();
  const inside = [...piece.children]
    .filter(({ localName }) => localName !== "desc")
    .map((part) => part.cloneNode(true));
  const edge = 2;
  const box = [x - edge, y - edge, width + 2 * edge, height + 2 * edge].join(" ");
  const made = svg("svg", { class: "troop", viewBox: box }, ...inside);
  made.style.setProperty("--wait", `${(i * 0.11).toFixed(2)}s`);
  made.style.aspectRatio = `${width + 2 * edge} / ${height + 2 * edge}`;
  return made;
}

export class Triumph {
  /** @param {Picture} picture */
  constructor(picture) {
    this.picture = picture;
    /** ends what is shown */
    this.end = () => {};
    document.addEventListener("keydown", (event) => this.onKey(event), { capture: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.end());
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (!this.element || !["Escape", "Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.end();
  }

  /**
   * Celebrate the winners of a finished game; an unfinished one has none.
   * @param {View} view
   * @returns {Promise<void>} when it is over
   */
  async show(view) {
    const { result, seats, you } = view;
    const winners = seats.filter(({ seat }) => result?.ranks[seat] === 1);
    if (!result || !winners.length) return;
    this.end();
    void hear([!you.length || winners.some(({ is_you }) => is_you) ? "won" : "ended"]);
    const words = headline(view, result);
    find("#told").textContent = words;
    if (document.hidden) return;
    const element = this.draw(winners, words, result.scores[winners[0].seat]);
    find("#board").append(element);
    this.element = element;
    await new Promise((done) => {
      const timer = setTimeout(() => this.end(), TIME);
      this.end = () => {
        clearTimeout(timer);
        this.end = () => {};
        this.element = null;
        element.remove();
        done(null);
      };
    });
  }

  /**
   * @param {SeatView[]} winners
   * @param {string} words
   * @param {number} points
   * @returns {HTMLElement}
   */
  draw(winners, words, points) {
    const rect = stageRect();
    const count = rect.width < 600 ? Math.round(FLAKES * 0.6) : FLAKES;
    const flakes = Array.from({ length: count }, (_, i) => flake(winners[i % winners.length], i));
    const close = html("button", { type: "button", class: "button small" }, say("result"), icon("last"));
    const element = html(
      "div",
      { class: `triumph${calm() ? " still" : ""}` },
      html("div", { class: "shower", "aria-hidden": "true" }, ...flakes),
      html(
        "div",
        { class: "honour" },
        html("div", { class: "badges", "aria-hidden": "true" }, ...winners.map(({ seat }) => badge(seat))),
        html("p", { class: "words" }, words),
        html("p", { class: "score" }, `${points} ${say("points-unit")}`),
        html(
          "div",
          { class: "troops", "aria-hidden": "true" },
          ...winners.flatMap((seat) => troops(this.picture, seat)).slice(0, TROOPS),
        ),
        close,
      ),
    );
    element.addEventListener("click", (event) => {
      event.stopPropagation(); // the board must not take it for a choice
      this.end();
    });
    Object.assign(element.style, {
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
    element.style.setProperty("--by", `var(--${winners[0].colour})`);
    return element;
  }
}
