/**
 * The coach of a lesson: a card that says what a new thing is, points at it on the board, and suggests what to try. It
 * never blocks anything: every choice stays open, and the card can be closed and opened again.
 */

import { post } from "./api.js";
import { screenBox } from "./bounds.js";
import { suggest } from "./choices.js";
import { placeCard, tailPath } from "./coach_place.js";
import { find, html, icon, svg } from "./dom.js";
import { remember } from "./learnt.js";
import { drawPointers } from "./marks.js";
import { namedNodes } from "./names.js";
import { openRuleAt } from "./rules.js";
import { COLON, say } from "./words.js";

/** @import { Child } from "./dom.js" */
/** @import { Picture } from "./picture.js" */
/** @import { Change, LessonView, ShowError, View } from "./types.js" */
/** @import { Opened } from "./types_lobby.js" */

/** @typedef {(boxes: DOMRect[]) => void} Reveal scrolls to what is at these places on the screen */

/**
 * What the card says at once.
 * @typedef {object} Card
 * @property {Child[]} words
 * @property {string[]} point refs of what it points at
 * @property {string[]} rules ids of the rules that it is about
 */

class Coach {
  /**
   * @param {{game: string, picture: Picture, change: Change, refused: ShowError, reveal: Reveal}} page
   */
  constructor(page) {
    this.page = page;
    this.card = find("#coach");
    this.words = find(".words", this.card);
    this.row = find(".row", this.card);
    this.button = find("#open-coach");
    /** @type {SVGElement} the line from the card to what it points at */
    this.tail = svg("svg", { class: "coach-tail", "aria-hidden": "true", hidden: true }, svg("path", {}));
    document.body.append(this.tail);
    /** @type {LessonView|null} */
    this.lesson = null;
    /** @type {Card[]} */
    this.cards = [];
    this.at = 0;
    /** what is said, to tell whether it is new */
    this.said = "";
    /** whether the user has closed the card, so that it stays closed until something new is said */
    this.closed = false;
    /** whether a card was shown yet; the page opens at its top */
    this.begun = false;
    /** whether the next step of the solution is shown */
    this.helps = false;
    this.button.addEventListener("click", () => this.toggle());
    find("[data-close]", this.card).addEventListener("click", () => this.close());
    this.card.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      if (event.key === "Escape") event.stopPropagation();
    });
    addEventListener("resize", () => this.place());
    addEventListener("scroll", () => this.place(), { passive: true, capture: true });
  }

  /**
   * Take note of a view. While the stage shows what others did, the coach waits.
   * @param {View} view
   * @param {(action: () => void) => void} afterwards
   */
  follow(view, afterwards) {
    this.lesson = view.step === view.last_step ? view.lesson : null;
    this.button.hidden = !view.lesson;
    // What is being read or clicked stays as it is while it is still true.
    if (this.lesson && !this.card.hidden && saidIn(view) === this.said) requestAnimationFrame(() => this.place());
    else this.hide();
    if (this.lesson && saidIn(view) !== this.said) suggest(null);
    if (this.lesson && this.card.hidden) afterwards(() => requestAnimationFrame(() => this.show(view)));
  }

  /** @param {View} view */
  show(view) {
    const { lesson } = this;
    if (!lesson || view.lesson !== lesson) return;
    const said = saidIn(view);
    if (said === this.said) return this.closed ? undefined : this.draw();
    this.said = said;
    this.closed = false;
    this.at = 0;
    this.cards = lesson.kind === "guide" ? this.guided(lesson) : this.task(lesson);
    if (lesson.kind === "task" && lesson.state === "solved") remember(this.page.game, lesson.id);
    if (lesson.kind === "guide" && lesson.recap.length) remember(this.page.game, "guide");
    this.draw();
  }

  /**
   * Return what the coach of a guided game says.
   * @param {LessonView} lesson
   * @returns {Card[]}
   */
  guided({ steps, other, answer, try: next, recap }) {
    /** @type {Card[]} */
    const cards = [];
    const comment = answer || (other ? say("coach-other") : "");
    if (comment && !recap.length) cards.push({ words: [paragraph(comment)], point: [], rules: [] });
    for (const step of steps) cards.push({ words: [paragraph(step.text)], point: step.point, rules: step.rules });
    if (recap.length) {
      const list = html("ul", {}, ...recap.map((text) => html("li", {}, ...namedNodes(text))));
      const title = html("p", { class: "title" }, say("coach-recap"));
      cards.push({ words: [title, list], point: [], rules: [] });
    }
    if (!next) return cards;
    if (!cards.length) cards.push({ words: [], point: [], rules: [] });
    cards[cards.length - 1].words.push(suggestion(next));
    return cards;
  }

  /**
   * Return what is said about a task.
   * @param {LessonView} lesson
   * @returns {Card[]}
   */
  task({ title, task, point, rules, left, state, said, happened, try: next }) {
    const heading = html("p", { class: "title" }, title);
    if (state === "solved") {
      const solved = html("p", { class: "verdict good" }, icon("check"), say("coach-solved"));
      return [{ words: [solved, said && paragraph(said)], point: [], rules }];
    }
    if (state === "failed") {
      const failed = html("p", { class: "verdict" }, say("coach-failed"));
      const story = said ? [] : happened.map((text) => html("li", {}, ...namedNodes(text)));
      const told = story.length > 0 && html("ul", {}, ...story);
      return [{ words: [failed, said ? paragraph(said) : told, said ? null : paragraph(task)], point: [], rules }];
    }
    const decisions = html("p", { class: "muted" }, say("coach-left", { number: left }));
    const help = this.helps && next && suggestion(next);
    return [{ words: [heading, paragraph(task), decisions, help], point, rules }];
  }

  /** Show the card. */
  draw() {
    const card = this.cards[this.at];
    if (!card || !this.lesson) return this.hide();
    this.words.replaceChildren(...card.words.filter((word) => word !== null && word !== undefined && word !== false));
    this.row.replaceChildren(...this.buttons(card));
    this.card.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    const last = this.at === this.cards.length - 1;
    const next = last && (this.lesson.kind === "guide" || this.helps) ? this.lesson.try : null;
    this.refs = card.point.length ? card.point : (next?.path.slice(0, 1) ?? []);
    this.page.picture.point(next?.path ?? []);
    suggest(next?.action ?? null);
    if (this.begun) this.page.reveal(drawPointers(this.page.picture, this.refs));
    this.begun = true;
    this.place();
  }

  /**
   * Return the buttons below a card.
   * @param {Card} card
   * @returns {HTMLElement[]}
   */
  buttons({ rules }) {
    const { lesson } = this;
    const made = [];
    const button = (/** @type {string} */ word, /** @type {() => void} */ click, main = false) =>
      html("button", { type: "button", class: `button small${main ? " main" : ""}`, on: { click } }, say(word));
    if (this.at < this.cards.length - 1) made.push(onward(() => this.turn(1)));
    else if (lesson?.kind === "guide" && !lesson.recap.length) made.push(button("coach-ok", () => this.close(), true));
    if (this.at > 0) made.push(button("coach-back", () => this.turn(-1)));
    if (lesson?.kind === "task") made.push(...this.taskButtons(lesson, button));
    if (lesson?.recap?.length && this.at === this.cards.length - 1)
      made.push(this.play(true), this.link("coach-lessons", `/learn/${this.page.game}`));
    if (rules.length) made.push(button("read-rule", () => void openRuleAt(rules)));
    return made;
  }

  /**
   * @param {LessonView} lesson
   * @param {(word: string, click: () => void, main?: boolean) => HTMLElement} button
   * @returns {HTMLElement[]}
   */
  taskButtons({ state, next, left, try: help }, button) {
    const again = (/** @type {boolean} */ main) => button("coach-again", () => void this.again(), main);
    const list = this.link("coach-lessons", `/learn/${this.page.game}`);
    if (state === "solved") {
      const on = next ? [button("coach-next-lesson", () => void this.open(next), true)] : [];
      return [...on, again(false), list, this.play(!next)];
    }
    const show = () => {
      this.helps = true;
      if (this.lesson) this.cards = this.task(this.lesson);
      if (state === "failed") void this.again();
      else this.draw();
    };
    if (state === "failed") return [again(true), button("coach-show", show), list];
    return [...(help && !this.helps ? [button("coach-show", show)] : []), ...(left ? [list] : [])];
  }

  /**
   * @param {string} word
   * @param {string} href
   * @param {boolean} [main]
   * @returns {HTMLElement}
   */
  link(word, href, main = false) {
    return html("a", { class: `button small${main ? " main" : ""}`, href }, say(word));
  }

  /**
   * Return the link to a game without a coach.
   * @param {boolean} main
   * @returns {HTMLElement}
   */
  play(main) {
    return this.link("coach-play", `/#setup-${this.page.game}`, main);
  }

  /** @param {number} by */
  turn(by) {
    this.at += by;
    this.draw();
    find("button", this.row).focus({ preventScroll: true });
  }

  /** Go back to the beginning of the task. */
  async again() {
    const { change, refused } = this.page;
    this.said = "";
    try {
      await change("undo", { seat: this.seat, what: "ask", to: 0 });
    } catch (error) {
      refused(error);
    }
  }

  /** @param {string} lesson */
  async open(lesson) {
    try {
      /** @type {Opened} */
      const { table } = await post("/api/lessons", { game: this.page.game, lesson });
      location.assign(`/t/${table}`);
    } catch (error) {
      this.page.refused(error);
    }
  }

  toggle() {
    if (!this.card.hidden) return this.close();
    this.at = 0;
    this.closed = false;
    this.draw();
    find("button, a", this.row).focus({ preventScroll: true });
  }

  close() {
    const focused = this.card.contains(document.activeElement);
    this.closed = true;
    this.hide();
    this.page.reveal(this.page.picture.marked(".lit").map(screenBox));
    if (focused) this.button.focus({ preventScroll: true });
  }

  hide() {
    this.card.hidden = true;
    this.tail.setAttribute("hidden", "");
    this.button.setAttribute("aria-expanded", "false");
    drawPointers(this.page.picture, []);
  }

  /** Put the card beside what it points at, where there is room, and draw the line between them. */
  place() {
    if (this.card.hidden) return;
    const targets = drawPointers(this.page.picture, this.refs ?? []);
    const target = targets[0] ?? null;
    const lit = this.page.picture.marked(".lit, .pointed-ring").map(screenBox);
    const { left, top } = placeCard(target, this.card.getBoundingClientRect(), lit);
    this.card.style.left = left === null ? "" : `${left}px`;
    this.card.style.top = `${top}px`;
    const path = tailPath(this.card.getBoundingClientRect(), target);
    this.tail.toggleAttribute("hidden", path === null);
    if (path) find("path", this.tail).setAttribute("d", path);
  }

  /** The learner's seat. */
  get seat() {
    return Number(this.card.dataset.seat ?? 0);
  }
}

/**
 * Return the coach of this page if its table is a lesson.
 * @param {{picture: Picture, change: Change, refused: ShowError, reveal: Reveal}} page
 * @returns {Coach|null}
 */
export function coachOf(page) {
  const { lesson, game } = document.body.dataset;
  return lesson ? new Coach({ game: game ?? "", ...page }) : null;
}

/**
 * Return what the coach says in a view, as one text.
 * @param {View} view
 * @returns {string}
 */
const saidIn = ({ step, lesson, seats }) => JSON.stringify([step, lesson, seats.map(({ name }) => name)]);

/**
 * @param {() => void} click
 * @returns {HTMLElement} the button that leads to the next card
 */
const onward = (click) =>
  html("button", { type: "button", class: "button small main", "data-turn": true, on: { click } }, say("coach-next"));

/**
 * @param {string} text with marks for names
 * @returns {HTMLElement}
 */
const paragraph = (text) => html("p", {}, ...namedNodes(text));

/**
 * @param {{action: number, label: string}} next
 * @returns {HTMLElement}
 */
const suggestion = ({ action, label }) =>
  html("p", { class: "try", "data-action": action }, html("b", {}, say("coach-try"), COLON), ...namedNodes(label));
