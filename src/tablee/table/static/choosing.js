/** Choosing: what was clicked narrows the choices the page already holds. No rule is known here. */

/** @typedef {import("./types.js").Choice} Choice */

/** @param {string[]} path @param {string[]} start */
const begins = (path, start) => start.every((ref, i) => path[i] === ref);

export class Choosing {
  /**
   * @param {{send: (choice: Choice) => void, changed: () => void, mustConfirm: (choice: Choice, all: Choice[]) => boolean}} hooks
   */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {string[]} what was clicked, in order */
    this.picked = [];
    /** how many of `picked` were not clicked but the only way on */
    this.given = 0;
    /** @type {Choice|null} waits for the second click */
    this.pending = null;
    this.sending = false;
  }

  /** Begin a new decision; one that others have not changed goes on. @param {Choice[]} choices */
  set(choices) {
    if (!this.sending && JSON.stringify(choices) === JSON.stringify(this.choices)) return;
    this.choices = choices;
    this.sending = false;
    this.clear();
  }

  clear() {
    this.picked = [];
    this.given = 0;
    this.pending = null;
    this.advance();
    this.given = this.picked.length;
  }

  /** The choices that agree with what was clicked. */
  candidates() {
    return this.choices.filter((choice) => begins(choice.path, this.picked));
  }

  /** Choices whose every click has been made: more than one need a menu. */
  complete() {
    return this.picked.length ? this.candidates().filter((choice) => choice.path.length === this.picked.length) : [];
  }

  /** What may be clicked next. @returns {Set<string>} */
  lit() {
    if (this.sending) return new Set();
    if (this.pending) return new Set([this.pending.path[this.pending.path.length - 1]]);
    const next = this.candidates().map((choice) => choice.path[this.picked.length]);
    return new Set(next.filter((ref) => ref !== undefined));
  }

  /** Click a drawn thing. @param {string} ref */
  press(ref) {
    if (this.sending) return;
    if (this.pending) {
      const path = this.pending.path;
      if (path[path.length - 1] === ref) return this.confirm();
      this.pending = null;
      this.picked = this.picked.slice(0, -1);
    }
    if (this.lit().has(ref)) {
      this.picked.push(ref);
      this.advance();
    } else if (this.picked.lastIndexOf(ref) >= this.given) {
      this.picked = this.picked.slice(0, this.picked.lastIndexOf(ref));
    } else if (!this.picked.includes(ref)) {
      const other = this.choices.filter((choice) => choice.path[this.given] === ref && begins(choice.path, this.picked.slice(0, this.given)));
      if (!other.length) return;
      this.picked = [...this.picked.slice(0, this.given), ref];
      this.advance();
    }
    const complete = this.complete();
    if (complete.length === 1 && this.candidates().length === 1) this.offer(complete[0]);
    else this.hooks.changed();
  }

  /** Go on by itself while there is only one way and it does not end a choice. */
  advance() {
    for (;;) {
      const candidates = this.candidates();
      const next = candidates[0]?.path[this.picked.length];
      const only = next !== undefined && candidates.every((c) => c.path[this.picked.length] === next && c.path.length > this.picked.length + 1);
      if (!only) return;
      this.picked.push(next);
    }
  }

  /** Take a choice, as from the list or a menu; the second time confirms. @param {Choice} choice */
  offer(choice) {
    if (this.sending) return;
    if (this.pending === choice) return this.confirm();
    this.picked = [...choice.path];
    this.pending = choice;
    if (this.hooks.mustConfirm(choice, this.choices)) this.hooks.changed();
    else this.confirm();
  }

  confirm() {
    const choice = this.pending;
    if (!choice || this.sending) return;
    this.sending = true;
    this.hooks.changed();
    this.hooks.send(choice);
  }

  /** Step back: drop what waits, else everything clicked. Tells whether there was anything. */
  cancel() {
    if (this.sending || (!this.pending && this.picked.length <= this.given)) return false;
    this.clear();
    this.hooks.changed();
    return true;
  }

  /** Sending failed: offer the choices again. */
  failed() {
    this.sending = false;
    this.clear();
    this.hooks.changed();
  }
}
