/**
 * Choosing an action by clicks. Every choice has a path: the things to click on the board, in this order. Each click
 * narrows the choices down until one is left. Nothing here is specific to one game.
 */

/** @import { Choice } from "./types.js" */

/**
 * @typedef {object} Hooks
 * @property {(choice: Choice) => void} send
 * @property {() => void} changed called when `picked` or `pending` has changed
 * @property {(choice: Choice, all: Choice[]) => boolean} mustConfirm
 * @property {() => boolean} isDouble whether the present click is the second one of a double click
 * @property {(ref: string, words: "pick-first"|"not-now", asked: boolean) => void} astray called with what was clicked
 *   if something else must be chosen first, or if no choice is about it; `asked` tells whether there are choices
 */

/**
 * @param {string[]} path
 * @param {string[]} start
 * @returns {boolean}
 */
const startsWith = (path, start) => start.every((ref, i) => path[i] === ref);

const DOUBLE = 400; // milliseconds; a second click or tap this soon confirms nothing

/**
 * Tell whether a choice is about a thing: it is clicked for it, or would be the outcome of it.
 * @param {string} ref
 * @returns {(choice: Choice) => boolean}
 */
const about =
  (ref) =>
  ({ path, also }) =>
    path.includes(ref) || Boolean(also?.includes(ref));

/**
 * Return the clicks with which all of some choices begin.
 * @param {Choice[]} choices
 * @returns {string[]}
 */
function commonStart([{ path }, ...others]) {
  const end = path.findIndex((ref, i) => others.some((other) => other.path[i] !== ref));
  return end < 0 ? path : path.slice(0, end);
}

export class Choosing {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {string[]} the clicks so far */
    this.picked = [];
    /** how many of the first entries of `picked` were filled in because all choices begin with them */
    this.given = 0;
    /** @type {Choice|null} the choice that waits for a confirming click */
    this.pending = null;
    /** @type {string[]} the clicks before those that led to the pending choice; others may follow them instead */
    this.before = [];
    /** when `pending` was set */
    this.armed = 0;
    /** @type {string|null} the thing whose click set `pending`, if a second click on it confirms */
    this.trigger = null;
    /** when something was offered, picked or unpicked */
    this.fresh = -Infinity;
    /** whether a choice was sent to which the server has not responded yet */
    this.sending = false;
  }

  /**
   * Offer other choices. If they are the same as before, the clicks made so far stay.
   * @param {Choice[]} choices
   */
  set(choices) {
    if (!this.sending && JSON.stringify(choices) === JSON.stringify(this.choices)) return;
    this.choices = choices;
    this.sending = false;
    this.fresh = performance.now();
    this.clear();
  }

  /** Forget all clicks. */
  clear() {
    this.picked = [];
    this.given = 0;
    this.pending = null;
    this.trigger = null;
    this.advance();
    this.given = this.picked.length;
  }

  /**
   * Return the choices that are still possible after the clicks so far.
   * @returns {Choice[]}
   */
  candidates() {
    return this.choices.filter((choice) => startsWith(choice.path, this.picked));
  }

  /**
   * Return the choices to offer: while one of them waits for its confirmation, one may switch to another.
   * @returns {Choice[]}
   */
  offered() {
    return this.choices.filter((choice) => startsWith(choice.path, this.begun()));
  }

  /**
   * Return the choices that need no further click. If there are several, the user must pick one from a menu.
   * @returns {Choice[]}
   */
  complete() {
    if (!this.picked.length) return [];
    return this.candidates().filter((choice) => choice.path.length === this.picked.length);
  }

  /**
   * Return the things that may be clicked next.
   * @returns {Set<string>}
   */
  lit() {
    if (this.sending) return new Set();
    const next = this.offered().map((choice) => choice.path[this.begun().length]);
    return new Set(next.filter((ref) => ref !== undefined));
  }

  /**
   * Return the clicks that lead to what is offered.
   * @returns {string[]}
   */
  begun() {
    return this.pending ? this.before : this.picked;
  }

  /**
   * Tell whether a choice is about a thing.
   * @param {string} ref
   * @returns {boolean}
   */
  knows(ref) {
    return this.choices.some(about(ref));
  }

  /**
   * Click a thing on the board: pick it if it is lit, unpick it if it is picked, else start again from it, or find out
   * what else is meant.
   * @param {string} ref
   */
  press(ref) {
    if (this.sending || this.isLate()) return;
    if (this.pending && this.trigger === ref) return this.confirm();
    if (!this.leadsOn(ref)) return this.ahead(ref);
    this.release();
    const at = this.picked.lastIndexOf(ref);
    if (this.lit().has(ref)) this.picked = [...this.picked, ref];
    else this.picked = at >= this.given ? this.picked.slice(0, at) : this.restarted(ref);
    this.settle(ref);
  }

  /**
   * Tell whether this is the second click of a double click: it does nothing once the first one has changed something.
   * @returns {boolean}
   */
  isLate() {
    return this.hooks.isDouble() && performance.now() - this.fresh <= DOUBLE;
  }

  /**
   * Tell whether a thing is lit or picked, or the clicks can start again from it.
   * @param {string} ref
   * @returns {boolean}
   */
  leadsOn(ref) {
    const begun = this.begun();
    if (this.lit().has(ref) || begun.lastIndexOf(ref) >= this.given) return true;
    const restart = this.restarted(ref);
    return !begun.includes(ref) && this.choices.some((choice) => startsWith(choice.path, restart));
  }

  /**
   * Return the clicks that begin with a thing.
   * @param {string} ref
   * @returns {string[]}
   */
  restarted(ref) {
    return [...this.begun().slice(0, this.given), ref];
  }

  /** Let go of the choice that waits for its confirmation. */
  release() {
    this.picked = this.begun();
    this.before = [...this.picked];
    this.pending = null;
    this.trigger = null;
  }

  /**
   * Go on from the clicks so far: if they leave one choice, send it or let it wait.
   * @param {string} ref the thing that was clicked last
   */
  settle(ref) {
    this.fresh = performance.now();
    this.advance();
    const complete = this.complete();
    if (complete.length === 1 && this.candidates().length === 1) this.arm(complete[0], ref);
    else this.hooks.changed();
  }

  /**
   * Click a thing whose turn comes later, or that is what a choice leads to. If there is only one way there, go it,
   * but let the choice wait; else say that something comes first, or that no choice is about it.
   * @param {string} ref
   */
  ahead(ref) {
    if (!this.knows(ref)) return this.hooks.astray(ref, "not-now", this.choices.length > 0);
    const found = this.offered().filter(about(ref));
    const start = found.length ? commonStart(found) : [];
    if (start.length <= this.begun().length) return this.hooks.astray(ref, "pick-first", this.choices.length > 0);
    this.release();
    if (found.length === 1) return this.arm(found[0], ref, true);
    this.picked = start;
    this.settle(ref);
  }

  /** Fill in clicks that all candidates have in common, but never the last click of a choice. */
  advance() {
    for (;;) {
      const candidates = this.candidates();
      const at = this.picked.length;
      const next = candidates[0]?.path[at];
      if (next === undefined) return;
      if (!candidates.every(({ path }) => path[at] === next && path.length > at + 1)) return;
      this.picked.push(next);
    }
  }

  /**
   * Take a whole choice, for example from the list. If the choice must be confirmed, a second call confirms it.
   * @param {Choice} choice
   */
  offer(choice) {
    if (this.sending || this.isLate()) return;
    if (this.pending === choice) return this.confirm();
    if (!this.pending) this.before = this.complete().includes(choice) ? this.picked.slice(0, -1) : this.picked;
    this.arm(choice);
  }

  /**
   * Send a choice or, if it must be confirmed, wait for that.
   * @param {Choice} choice
   * @param {string|null} [ref] the thing that was clicked for it
   * @param {boolean} [guessed] whether it was not chosen click by click, so that it must be confirmed
   */
  arm(choice, ref = choice.path.at(-1) ?? null, guessed = false) {
    this.picked = [...choice.path];
    this.pending = choice;
    this.trigger = ref;
    this.armed = this.fresh = performance.now();
    if (guessed || this.hooks.mustConfirm(choice, this.choices)) this.hooks.changed();
    else this.take(choice);
  }

  /** Send the pending choice, unless this is the second click of a double click. */
  confirm() {
    const isDouble = this.hooks.isDouble() || performance.now() - this.armed <= DOUBLE;
    if (this.pending && !this.sending && !isDouble) this.take(this.pending);
  }

  /**
   * Send a choice.
   * @param {Choice} choice
   */
  take(choice) {
    this.sending = true;
    this.hooks.changed();
    this.hooks.send(choice);
  }

  /**
   * Undo all clicks.
   * @returns {boolean} whether there was any click to undo
   */
  cancel() {
    if (this.sending || (!this.pending && this.picked.length <= this.given)) return false;
    this.clear();
    this.hooks.changed();
    return true;
  }

  /** Offer the choices again, because the choice could not be sent. */
  failed() {
    this.sending = false;
    this.clear();
    this.hooks.changed();
  }
}
