/**
 * The boards in the lobby: in place of its cover, each game shows some moves of a recorded game. They are loaded when
 * the page is at rest, and only what is in sight moves.
 */

import { get } from "./api.js";
import { calm, find, html } from "./dom.js";
import { changedPicture, svgOf } from "./parts.js";
import { Picture } from "./picture.js";
import "./preferences.js";

/** @import { Answer, PictureParts } from "./types.js" */

const BEAT = 1300; // milliseconds; at each beat one of the boards in sight makes a move
const ROUNDS = 3; // how often a board shows its moves; then it keeps still, because nobody seems to be here

class Board {
  /** @param {HTMLElement} card the card of a game */
  constructor(card) {
    this.card = card;
    this.seen = false;
    this.loading = false;
    /** @type {PictureParts[]} */
    this.moves = [];
    /** @type {number[]} the part of the picture to show: x, y, width, height; or all of it */
    this.part = [];
    this.at = 0;
    this.left = ROUNDS;
    /** @type {Picture|null} */
    this.picture = null;
  }

  /** Load the moves, and show the first picture in place of the cover. */
  async load() {
    this.loading = true;
    const { version, lang } = document.body.dataset;
    /** @type {{show: number[], moves: Answer["picture"][]}} */
    const { show, moves } = await get(`/boards/${version}/${lang}/${this.card.dataset.game}`);
    /** @type {PictureParts|undefined} */
    let parts;
    this.part = show;
    for (const change of moves) {
      parts = changedPicture(parts, change);
      this.moves.push(parts);
    }
    if (!this.moves.length) return;
    const host = html("div", { class: "live" });
    find(".picture", this.card).append(host);
    this.picture = new Picture(host);
    this.show();
  }

  show() {
    const { picture } = this;
    if (!picture) return;
    const parts = this.moves[this.at];
    picture.show(svgOf(parts));
    void picture.scenery.show(parts.scenery);
    const [, , width, height] = this.part.length ? this.part : parts.box.split(" ").map(Number);
    if (this.part.length) picture.look(this.part.join(" "));
    picture.host.style.setProperty("--ratio", `${width / height}`);
    picture.host.removeAttribute("tabindex"); // nothing can be chosen here
  }

  /** Show the next move; after the last one, the first. */
  move() {
    this.at = (this.at + 1) % this.moves.length;
    if (this.at === 0) {
      this.left--;
      this.picture?.host.animate([{ opacity: 0 }, { opacity: 1 }], 600);
    }
    this.show();
  }
}

const cards = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".game"));
const boards = [...cards].map((card) => new Board(card));
let next = 0;

const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const board = boards.find(({ card }) => card === target);
      if (!board) continue;
      board.seen = isIntersecting;
      if (isIntersecting && !board.loading) board.load().catch(() => undefined); // the cover stays
    }
  },
  { threshold: 0.3 },
);
for (const { card } of boards) watcher.observe(card);

setInterval(() => {
  if (document.hidden || document.querySelector("dialog[open]") || calm()) return;
  const moving = boards.filter(({ seen, picture, moves, left }) => seen && picture && moves.length > 1 && left > 0);
  if (moving.length) moving[next++ % moving.length].move();
}, BEAT);
