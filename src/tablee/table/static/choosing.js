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
 * @property {() => void} early called when a thing is clicked that can only be chosen after another one
 */

/**
 * @param {string[]} path
 * @param {string[]} start
 * @returns {boolean}
 */
const startsWith = (path, start) => start.every((ref, i) => path[i] === ref);

const DOUBLE = 400; // milliseconds; a second click or tap this soon confirms nothing

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
    this.clear();
  }

  /** Forget all clicks. */
  clear() {
    this.picked = [];
    this.given = 0;
    this.pending = null;
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
    return this.choices.filter((choice) => startsWith(choice.path, this.pending ? this.before : this.picked));
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
    const done = this.pending ? this.before.length : this.picked.length;
    const next = this.offered().map((choice) => choice.path[done]);
    return new Set(next.filter((ref) => ref !== undefined));
  }

  /**
   * Click a thing on the board: pick it if it is lit, unpick it if it is picked, else start again from it.
   * @param {string} ref
   */
  press(ref) {
    if (this.sending) return;
    if (this.pending) {
      if (this.pending.path.at(-1) === ref) return this.confirm();
      this.pending = null;
      this.picked = this.before;
    }
    this.before = [...this.picked];
    if (this.lit().has(ref)) {
      this.picked.push(ref);
      this.advance();
    } else if (this.picked.lastIndexOf(ref) >= this.given) {
      this.picked = this.picked.slice(0, this.picked.lastIndexOf(ref));
    } else if (!this.picked.includes(ref)) {
      const restart = [...this.picked.slice(0, this.given), ref];
      if (!this.choices.some((choice) => startsWith(choice.path, restart))) return this.ahead(ref);
      this.picked = restart;
      this.advance();
    }
    const complete = this.complete();
    if (complete.length === 1 && this.candidates().length === 1) this.arm(complete[0]);
    else this.hooks.changed();
  }

  /**
   * Click a thing whose turn comes later. If only one choice leads there, take it; else say that something comes
   * first.
   * @param {string} ref
   */
  ahead(ref) {
    const found = this.candidates().filter((choice) => choice.path.includes(ref));
    if (found.length === 1) this.arm(found[0]);
    else if (found.length) this.hooks.early();
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
    if (this.sending) return;
    if (this.pending === choice) return this.confirm();
    if (!this.pending) this.before = this.complete().includes(choice) ? this.picked.slice(0, -1) : this.picked;
    this.arm(choice);
  }

  /**
   * Send a choice or, if it must be confirmed, wait for that.
   * @param {Choice} choice
   */
  arm(choice) {
    this.picked = [...choice.path];
    this.pending = choice;
    this.armed = performance.now();
    if (this.hooks.mustConfirm(choice, this.choices)) this.hooks.changed();
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
